"""A Hypothesis machine that plays a game, takes back, copies, saves and breaks rules.

The subject is a :class:`Match` whose state is at times replaced by its clone, by the
state loaded from its dump or by the one unpickled. The model is a plain list of choices
applied to bare states, and a list of what may be undone.
"""

from __future__ import annotations

import pickle
from functools import cache
from typing import Any, ClassVar

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import ratskeller
from ratskeller.kernel import CHANCE, Choice, IllegalChoice, Match, Record, Rng, State, UndoError
from ratskeller.kernel.decision import SIMULTANEOUS
from ratskeller.kernel.event import EventLog
from ratskeller.kernel.view_pickle import pack, unpack
from tests.cases import Case, random_step


@cache
def vocabulary(game: str) -> list[Choice]:
    """Everything that can be said in a game."""
    grammar = ratskeller.game(game).grammar
    return [grammar.choice(code) for code in grammar.codes()]


def undo_columns(state: State) -> tuple[int, int, int]:
    """What a dump does not hold."""
    return int(state.choices_made), int(state.undo_seat), int(state.undo_depth)


class GameMachine(RuleBasedStateMachine):
    """One game with one number of players and options; subclasses name the case."""

    case: ClassVar[Case]

    @initialize(percent=st.integers(0, 100), seed=st.integers(0, 2**16))
    def begin(self, percent: int, seed: int) -> None:
        """Go on from a part of a random game, so that late positions are seen as well."""
        self.game = ratskeller.game(self.case.game)
        record = Record(self.game, self.case.players, dict(self.case.options))
        state, rng = self.case.new(), Rng(seed)
        while state.actors:
            record.choices.append(random_step(state, rng))
        del record.choices[len(record.choices) * percent // 100 :]
        self.match = Match.resume(record, rng)
        self.choices = list(self.match.record.choices)
        self.base, self.base_count = self.match.state.clone(), len(self.choices)
        self.made = int(self.match.state.choices_made)
        self.undoable: list[tuple[int, int, State]] = []  # seat, choices before, state before
        self.originals: list[tuple[State, dict[str, Any]]] = []

    # -- rules -------------------------------------------------------------------

    @precondition(lambda self: self.match.state.actors)
    @rule(data=st.data())
    def choose(self, data: st.DataObject) -> None:
        """Any legal choice of an acting seat; Hypothesis draws what chance owes after it."""
        self.step(data)

    @precondition(lambda self: self.match.state.actors)
    @rule(data=st.data(), count=st.integers(2, 8))
    def choose_several(self, data: st.DataObject, count: int) -> None:
        for _ in range(count):
            if self.match.state.actors:
                self.step(data)

    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        """What may be undone is undone; every other seat is refused and nothing changes."""
        allowed = self.may_undo()
        for seat in range(self.case.players):
            assert self.match.can_undo(seat) == (seat in allowed)
            if seat not in allowed:
                kept = self.snapshot()
                with pytest.raises(UndoError):
                    self.match.undo(seat)
                assert self.snapshot() == kept
        if not allowed:
            return
        seat = data.draw(st.sampled_from(sorted(allowed)))
        self.match.undo(seat)
        if self.undoable:
            before = self.undoable.pop()[2]
            assert self.match.state == before
            self.made = int(before.choices_made)
        else:
            self.made -= 1
        number = allowed[seat]
        del self.choices[number]
        if number < self.base_count:
            self.base, self.base_count = self.case.new(), 0

    @rule()
    def clone(self) -> None:
        """Go on with the clone; the original does not change any more."""
        original = self.match.state
        twin = original.clone()
        assert twin.listener is None
        assert undo_columns(twin) == undo_columns(original)
        self.originals = [*self.originals[-2:], (original, original.dump())]
        self.go_on_with(twin)

    @rule()
    def dump_and_load(self) -> None:
        """Go on with the loaded position; it holds nothing to undo."""
        self.go_on_with(self.game.load(self.match.state.dump()))
        self.undoable.clear()
        self.made = 0

    @rule()
    def pickle(self) -> None:
        """Go on with the unpickled state, which keeps what may be undone."""
        twin = pickle.loads(pickle.dumps(self.match.state))
        assert undo_columns(twin) == undo_columns(self.match.state)
        self.go_on_with(twin)

    @rule(seed=st.integers(0, 2**16))
    def look(self, seed: int) -> None:
        """Views are equal when asked twice, packed, and in a state that fits the view."""
        state, before = self.match.state, self.snapshot()
        for viewer in (None, *range(self.case.players)):
            view = state.view(viewer)
            assert state.view(viewer) == view
            assert unpack(pack(view)) == view
            other = self.game.determinize(view, Rng(seed))
            assert self.game.violations(other) == []
            assert other.view(viewer) == view
            assert other.actors == state.actors
            if viewer is not None:
                assert other.choices(viewer) == state.choices(viewer)
        assert self.snapshot() == before

    @rule(data=st.data(), seat=st.integers(CHANCE, 4))
    def try_an_illegal_choice(self, data: st.DataObject, seat: int) -> None:
        """Anything else that can be said is refused, for every seat, and changes nothing."""
        seat = min(seat, self.case.players - 1)
        state, before = self.match.state, self.snapshot()
        legal = state.choices(seat)
        choice = data.draw(st.sampled_from(vocabulary(self.case.game)))
        if choice not in legal:
            for apply in (state.apply, self.match.apply):
                with pytest.raises(IllegalChoice) as refused:
                    apply(seat, choice)
                assert refused.value.clause in self.game.rulebook.clauses
        assert self.snapshot() == before

    # -- what always holds ---------------------------------------------------------

    @invariant()
    def nothing_is_lost(self) -> None:
        assert self.game.violations(self.match.state) == []

    @invariant()
    def the_choices_give_the_state(self) -> None:
        assert self.match.record.choices == self.choices
        assert self.match.state.choices_made == self.made
        state = self.base.clone()
        for seat, text in self.choices[self.base_count :]:
            state.apply(seat, text)
        assert state == self.match.state

    @invariant()
    def somebody_acts_until_the_end(self) -> None:
        state = self.match.state
        assert bool(state.actors) == (state.outcome is None)
        assert state.actors != (CHANCE,)
        assert all(state.choices(seat) for seat in state.actors)

    def teardown(self) -> None:
        """The whole record replays from the start, and no original changed."""
        if hasattr(self, "match"):
            record = Record.from_json(self.match.record.to_json())
            assert record.replay() == self.match.state
            for original, position in self.originals:
                assert original.dump() == position

    # -- helpers ---------------------------------------------------------------------

    def step(self, data: st.DataObject) -> None:
        state = self.match.state
        seat = data.draw(st.sampled_from(state.actors))
        choice = data.draw(st.sampled_from(state.choices(seat)))
        joint = state.stack[-1].kind == SIMULTANEOUS
        final = state.is_irreversible(seat, choice)
        before, after, drawn = state.clone(), state.clone(), []
        after.apply(seat, choice)
        while after.actors == (CHANCE,):
            outcome = data.draw(st.sampled_from([c for c, weight in after.chances() if weight]))
            after.apply(CHANCE, outcome)
            drawn.append(str(outcome))
        count = len(self.choices)
        self.match.apply(seat, str(choice), drawn)
        assert self.match.state == after
        assert undo_columns(self.match.state) == undo_columns(after)
        self.choices += [(seat, str(choice)), *((CHANCE, text) for text in drawn)]
        self.made += 1 + len(drawn)
        if after.outcome is not None:
            final = not self.match.can_undo(seat)  # whether the end can go back is the game's
        if joint or drawn or final or (self.undoable and self.undoable[-1][0] != seat):
            self.undoable.clear()
        if not (joint or drawn or final):
            self.undoable.append((seat, count, before))
            other = self.game.determinize(before.view(seat), Rng(count))
            other.apply(seat, choice)  # the seat learned nothing
            assert other.view(seat) == after.view(seat)

    def may_undo(self) -> dict[int, int]:
        """Seats that may undo now, with the place of the choice in the record."""
        state = self.match.state
        if self.undoable:
            seat, number, _ = self.undoable[-1]
            return {seat: number}
        if state.stack and state.stack[-1].kind == SIMULTANEOUS:
            made = [seat for seat, _ in self.choices]
            answered = [s for s in range(self.case.players) if state.sealed[s] >= 0]
            return {s: len(made) - 1 - made[::-1].index(s) for s in answered}
        return {}

    def go_on_with(self, twin: State) -> None:
        assert twin == self.match.state
        assert twin is not self.match.state
        self.match.state = twin
        twin.listener = EventLog(self.match.events)

    def snapshot(self) -> tuple[object, ...]:
        """Everything a refused call must leave as it is."""
        state = self.match.state
        return (
            state.dump(),
            undo_columns(state),
            list(self.match.record.choices),
            len(self.match.events),
            [state.choices(seat) for seat in state.actors],
        )
