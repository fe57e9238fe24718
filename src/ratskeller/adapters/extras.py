"""Optional dependencies of the adapters."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ratskeller.kernel.errors import RatskellerError


class MissingExtraError(RatskellerError, ImportError):
    """An optional dependency is not installed."""


def need(module: str, extra: str) -> Any:
    """Import a module, or say how to install it.

    >>> need("no_such_module", "research")
    Traceback (most recent call last):
    ratskeller.adapters.extras.MissingExtraError: this needs no_such_module: pip install 'ratskeller[research]'
    """  # noqa: E501
    try:
        return import_module(module)
    except ImportError:
        package = module.partition(".")[0]
        raise MissingExtraError(
            f"this needs {package}: pip install 'ratskeller[{extra}]'"
        ) from None
