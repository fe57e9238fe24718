"""Named arrays in NumPy's .npz format, read without NumPy: playing by a net needs no extra."""

from __future__ import annotations

import ast
import io
import math
import struct
import zipfile
from dataclasses import dataclass

MAGIC = b"\x93NUMPY\x01\x00"
SIZES = {"|i1": 1, "|u1": 1, "<f2": 2, "<f4": 4, "<f8": 8}


@dataclass(frozen=True)
class Array:
    """The bytes of an array in C order, its type in NumPy's notation and its shape.

    >>> Array(bytes(8), "<f4", (2,)).floats()
    [0.0, 0.0]
    """

    data: bytes
    kind: str
    shape: tuple[int, ...]

    def floats(self) -> list[float]:
        """The numbers of an array of floats."""
        letter = {"<f2": "e", "<f4": "f", "<f8": "d"}[self.kind]
        return list(struct.unpack(f"<{math.prod(self.shape)}{letter}", self.data))


def read_arrays(data: bytes) -> dict[str, Array]:
    """The arrays of an .npz file. What is damaged raises any of several errors."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {
            name.removesuffix(".npy"): _array(archive.read(name)) for name in archive.namelist()
        }


def _array(data: bytes) -> Array:
    if not data.startswith(MAGIC):
        raise ValueError("not an array")
    start = len(MAGIC) + 2
    (length,) = struct.unpack("<H", data[len(MAGIC) : start])
    head = ast.literal_eval(data[start : start + length].decode("latin1"))
    kind, shape = head["descr"], head["shape"]
    body = data[start + length :]
    if head["fortran_order"] or len(body) != math.prod(shape) * SIZES[kind]:
        raise ValueError("not an array of ours")
    return Array(body, kind, shape)
