"""NR 5: day seven: accusations, unmasking, the winner."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.name_of_the_rose import components as nr
from ratskeller.games.name_of_the_rose.notation import ACCUSE_VERBS, accuse_verb, accused
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.games.name_of_the_rose.tracks import charge
from ratskeller.kernel import Offers, Outcome, Refusal, Simultaneous, ranked, verb_of


class Accuse(Simultaneous[RoseState]):
    """NR 5.1: all at once lay a marker before each opponent, clockwise from the left.

    Any of the six colours may be used, each once.
    """

    NAME: ClassVar[str] = "accuse"
    CLAUSE: ClassVar[str] = "NR 5.1"
    VERBS: ClassVar[tuple[int, ...]] = ACCUSE_VERBS

    def offer(self, state: RoseState, seat: i64, out: Offers) -> None:
        opponents = state.players - 1
        self._offer(accuse_verb(opponents), 0, 0, opponents, out)

    def _offer(self, code: i64, used: i64, place: i64, opponents: i64, out: Offers) -> None:
        for monk in range(i64(nr.COLOURS)):
            if not used >> monk & 1:
                longer = code | monk << 8 * place
                if place + 1 == opponents:
                    out.add(longer)
                else:
                    self._offer(longer, used | 1 << monk, place + 1, opponents, out)

    def refusal(self, state: RoseState, seat: i64, code: i64) -> Refusal | None:
        opponents = state.players - 1
        if verb_of(code) != accuse_verb(opponents):
            return self.refused("accuse-count", count=opponents)
        used: i64 = 0
        for place in range(opponents):
            monk = accused(code, place)
            if used >> monk & 1:
                return self.refused("marker-once", monk=nr.MONKS[monk])
            used |= 1 << monk
        return None

    def resolve_all(self, state: RoseState, answers: vec[i64]) -> None:
        state.public.laid = answers[:]
        unmask(state)


def named_rightly(s: RoseState, seat: i64) -> i64:
    """NR 5.2: how many markers of a seat's colour lie before it."""
    count: i64 = 0
    for distance in range(1, s.players):
        guesser = (seat - distance + s.players) % s.players
        if accused(s.public.laid[guesser], distance - 1) == s.identity[seat]:
            count += 1
    return count


def unmask(s: RoseState) -> None:
    """NR 5.2, 5.3, 5.4: identities shown, evidence for guesses and event cards, the winner."""
    if s.listener is not None:
        for seat in range(s.players):
            for place in range(s.players - 1):
                other = (seat + place + 1) % s.players
                monk = nr.MONKS[accused(s.public.laid[seat], place)]
                s.emit("accused", seat=seat, seat2=other, monk=monk)
    for seat in range(s.players):
        count = named_rightly(s, seat)
        if s.listener is not None:
            s.emit("unmasked", seat=seat, monk=nr.MONKS[s.identity[seat]], count=count)
        if count > 0:
            charge(s, s.identity[seat], count * nr.NAMED[s.players])
    for seat in range(s.players):
        cards = s.public.event_cards(seat)
        if cards > 0:
            if s.listener is not None:
                s.emit("event-cards", seat=seat, count=cards)
            charge(s, s.identity[seat], cards * nr.FOR_EVENT_CARD)
    s.end(outcome(s))


def outcome(s: RoseState) -> Outcome:
    """NR 5.4: least evidence, then more event cards; seats still level share the place."""
    seats = range(int(s.players))
    scores = [int(s.public.evidence[s.identity[seat]]) for seat in seats]
    cards = [int(s.public.event_cards(seat)) for seat in seats]
    parted = any(scores[a] == scores[b] and cards[a] != cards[b] for a in seats for b in range(a))
    places = ranked([(-scores[seat], cards[seat]) for seat in seats])
    return Outcome(places, scores, "seventh-day", "event-cards" if parted else None)
