"""Games steered by a Hypothesis machine: choices, undo, clones, dumps, pickles, refusals.

`RATSKELLER_LONG=1` runs many more and longer games.
"""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.cases import LONG, Case, cases
from tests.conformance.machine import GameMachine

PROFILE = settings(
    max_examples=200 if LONG else 5,
    stateful_step_count=60 if LONG else 20,
    phases=(Phase.generate, Phase.shrink),
    deadline=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_choices_undo_copies_and_refusals(case: Case) -> None:
    machine = type(f"Machine {case}", (GameMachine,), {"case": case})  # the name seeds it
    run_state_machine_as_test(machine, settings=PROFILE)
