"""What `make check` leaves to `make test`."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent
#: These start servers, databases, other libraries or whole sites, or play whole games by bots.
SLOW = (
    "server",
    "adapters",
    "bots",
    "arena",
    "train",
    "test_cli.py",
    "test_site.py",
    "conformance/test_compiled.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what lies in a slow place; single slow tests carry their own mark."""
    places = [HERE / place for place in SLOW]
    for item in items:
        if any(item.path.is_relative_to(place) for place in places):
            item.add_marker(pytest.mark.slow)
