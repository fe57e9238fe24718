"""Checkpoints: written as a whole or not at all, checked when read."""

from __future__ import annotations

import errno
import io
import os
from pathlib import Path
from typing import Any

import torch

from ratskeller.evaluation.layout import layout_of
from ratskeller.evaluation.weights import check
from ratskeller.kernel import Game, RatskellerError

KIND = "ratskeller checkpoint 1"


class DiskError(RatskellerError):
    """A file could not be written; the one before it is kept."""


def write(path: Path, data: bytes) -> None:
    """Replace a file at once: a reader sees the old one or the new one."""
    beside = path.with_name(path.name + ".new")
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        why = "the disk is full" if error.errno == errno.ENOSPC else error.strerror
        kept = "; the file from before is kept" if path.exists() else ""
        raise DiskError(f"cannot write {path}: {why}{kept}") from None


def save(path: Path, data: dict[str, Any]) -> None:
    """Write a checkpoint."""
    out = io.BytesIO()
    torch.save({"kind": KIND, **data}, out)
    write(path, out.getvalue())


def load(path: Path, game: Game | None = None) -> dict[str, Any]:
    """Read a checkpoint; with a game, refuse one that does not fit."""
    try:
        data = torch.load(path, map_location="cpu", weights_only=True)
    except OSError as error:
        raise RatskellerError(f"cannot read {path}: {error.strerror}") from None
    except Exception:  # torch raises many kinds for damaged and foreign files
        raise RatskellerError(
            f"{path} is damaged or is not a checkpoint of `ratskeller train`"
        ) from None
    if not isinstance(data, dict) or data.get("kind") != KIND:
        raise RatskellerError(f"{path} is not a checkpoint of `ratskeller train`")
    data.get("settings", {}).pop("advised", None)  # the former name of a setting that `meta` holds
    if game is not None:
        check(str(path), data["meta"], layout_of(game, bool(data["meta"].get("advice"))))
    return data
