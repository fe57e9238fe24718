from ratskeller.evaluation.weights import Layer

class Net:
    def __init__(
        self,
        first: Layer,
        second: Layer,
        third: Layer,
        policy: Layer,
        value: Layer,
        belief: Layer | None,
        classes: int,
        places: dict[int, tuple[bytes, bytes]],
    ) -> None: ...
    def evaluate(self, players: int, observation: bytes, actions: list[int]) -> list[float]: ...
    def belief(self, players: int, observation: bytes) -> list[float]: ...
