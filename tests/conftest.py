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
    places = [HERE / place for place in SLOW]
    services = [HERE / service for service in SERVICES]
    for item in items:
        if any(item.path.is_relative_to(place) for place in places):
            item.add_marker(pytest.mark.slow)
        served = any(item.path.is_relative_to(service) for service in services)
        if served and item.get_closest_marker("unmeasured") is None:
            item.add_marker(pytest.mark.measured)
