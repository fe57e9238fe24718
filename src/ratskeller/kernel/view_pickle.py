"""A view as bytes, for a bot that thinks in another process.

Compiled classes and their columns do not pickle by themselves, so what a view is made of
is taken apart here. A state or a game inside a view is refused: a view_pickle must not be the
way by which a bot gets to know more than its seat does.
"""

from __future__ import annotations

import io
import pickle
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.kernel.choice import Choice
from ratskeller.kernel.decision import Decision
from ratskeller.kernel.game import Game
from ratskeller.kernel.outcome import Outcome
from ratskeller.kernel.public import Public
from ratskeller.kernel.state import State
from ratskeller.kernel.view import View

COLUMN = type(vec[i64]())


def pack(view: View) -> bytes:
    """The view as bytes; they are meant for our own processes, never for the outside.

    >>> import ratskeller
    >>> view = ratskeller.Match(ratskeller.game("rattus"), players=2, rng=4).state.view(0)
    >>> unpack(pack(view)) == view
    True
    """
    out = io.BytesIO()
    _Packer(out, view).dump(view)
    return out.getvalue()


def unpack(data: bytes) -> View:
    """The view that was packed."""
    view: View = pickle.loads(data)
    return view


class _Packer(pickle.Pickler):
    def __init__(self, out: io.BytesIO, view: View) -> None:
        super().__init__(out, protocol=5)
        self._game = view.game_id

    def reducer_override(self, obj: Any) -> Any:
        if isinstance(obj, State | Game):
            raise TypeError("a view holds no state and no game")
        if isinstance(obj, View):
            given = (obj.game_id, int(obj.players), obj.options, obj.viewer)
            return _view, (*given, _attributes(obj))
        if isinstance(obj, Public):
            return dict, (list(_attributes(obj).items()),)
        if isinstance(obj, Decision):
            return _decision, (self._game, obj.NAME, [getattr(obj, f) for f in obj.FIELDS])
        if isinstance(obj, Choice):
            return _choice, (self._game, obj.text)
        if isinstance(obj, Outcome):
            places = [list(group) for group in obj.places]
            return Outcome, (places, list(obj.scores), obj.reason, obj.tiebreak)
        if type(obj) is COLUMN:
            return _column, (list(obj),)
        return NotImplemented


def _attributes(part: View | Public) -> dict[str, Any]:
    """Everything a view or its public part holds, whether its class is compiled or not."""
    names = set(getattr(type(part), "__mypyc_attrs__", ())) | set(getattr(part, "__dict__", ()))
    return {name: getattr(part, name) for name in sorted(names - {"__dict__", "columns"})}


def _game(id: str) -> Game:
    from ratskeller.kernel.registry import game

    return game(id)


def _view(game: str, players: int, options: Any, viewer: int | None, held: dict[str, Any]) -> Any:
    view: Any = _game(game).new(players, options).view(viewer)
    for name, value in held.pop("public", {}).items():
        setattr(view.public, name, value)
    for name, value in held.items():
        setattr(view, name, value)
    return view


def _decision(game: str, name: str, values: list[int]) -> Decision[Any]:
    return _game(game).decisions[name](*values)


def _choice(game: str, text: str) -> Choice:
    return _game(game).grammar.read(text)


def _column(values: list[int]) -> Any:
    return vec[i64](values)
