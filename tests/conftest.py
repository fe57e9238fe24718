"""What `make check` leaves to `make test`, and the same examples of Hypothesis in every run."""

from __future__ import annotations

from pathlib import Path

import hypothesis
import pytest

from tests.cases import LONG
from tests.covered import SERVICES

#: A failure that comes by chance is found by `make test-all`, and not by somebody's next change.
hypothesis.settings.register_profile("repeatable", derandomize=True, database=None)
if not LONG:
    hypothesis.settings.load_profile("repeatable")

HERE = Path(__file__).parent
#: These start servers, databases, other libraries or whole sites, or play whole games by bots.
SLOW = (
    "server",
    "adapters",
    "bots",
    "arena",
    "train",
    "review",
    "test_bare_install.py",
    "test_cli.py",
    "test_site.py",
    "test_tools.py",
    "conformance/test_compiled.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what lies in a slow place, and what `tests.covered` runs; others carry their own marks.

    The longest test begins first: nothing has to wait for it at the end.
    """
    items.sort(key=lambda item: item.path.name != "test_build.py")
    slow, served = {}, {}
    for path in {item.path for item in items}:
        place = path.relative_to(HERE).as_posix()
        slow[path] = any(place == name or place.startswith(f"{name}/") for name in SLOW)
        served[path] = place.startswith(tuple(f"{name}/" for name in SERVICES))
    for item in items:
        if slow[item.path]:
            item.add_marker(pytest.mark.slow)
        if served[item.path] and item.get_closest_marker("unmeasured") is None:
            item.add_marker(pytest.mark.measured)
