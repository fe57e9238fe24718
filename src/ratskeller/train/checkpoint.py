"""Checkpoints and exported nets: written as a whole or not at all, checked when read."""

from __future__ import annotations

import errno
import io
import json
import os
from pathlib import Path
from typing import Any

import numpy as np
import torch

from ratskeller.kernel import RatskellerError
from ratskeller.train.layout import Layout

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


def load(path: Path, layout: Layout | None = None) -> dict[str, Any]:
    """Read a checkpoint; with a layout, refuse one that does not fit."""
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
    if layout is not None:
        check(path, data["meta"], layout)
    return data


def check(path: Path, meta: dict[str, Any], layout: Layout) -> None:
    """Refuse weights of another game, of other rules or of another encoding."""
    game = layout.game
    if meta["game"] != game.id:
        raise RatskellerError(f"{path} was trained for {meta['game']}, not for {game.id}")
    if meta["rules"] != game.version:
        raise RatskellerError(
            f"{path} was trained with rules {meta['rules']} of {game.id}; these are {game.version}"
        )
    if meta["encoding"] != layout.fingerprint:
        raise RatskellerError(f"{path} was trained with another encoding of {game.id}")


def packed(arrays: dict[str, Any], meta: dict[str, Any]) -> bytes:
    """An exported net: named arrays and ``meta``, JSON as bytes, in NumPy's .npz format."""
    out = io.BytesIO()
    text = np.frombuffer(json.dumps(meta).encode(), np.uint8)
    np.savez_compressed(out, **arrays, meta=text)
    return out.getvalue()
