"""The other end of the pipe: a process that thinks for bots, one choice at a time.

It is told a bot's name, a packed view and the choices, never a state, and answers with one
of the choices. Frames are a length of four bytes and as many bytes.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import sys
from typing import BinaryIO

import ratskeller
from ratskeller.kernel import Bot
from ratskeller.kernel.view_pickle import unpack
from ratskeller.server.bots.names import make_bot


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer until the pipe closes."""
    bots: dict[tuple[str, str], Bot] = {}
    ratskeller.games()
    _send(target, b"")  # ready
    while True:
        head = source.read(4)
        if len(head) < 4:
            return
        name, id, view_pickle, texts = pickle.loads(source.read(int.from_bytes(head, "big")))
        game = ratskeller.game(id)
        if (name, id) not in bots:
            bots[name, id] = make_bot(name, game)
        choices = [game.grammar.read(text) for text in texts]
        answer = str(bots[name, id].choose(unpack(view_pickle), choices)).encode()
        _send(target, answer)


def _send(target: BinaryIO, frame: bytes) -> None:
    target.write(len(frame).to_bytes(4, "big") + frame)
    target.flush()


def main() -> None:
    """Run as a process: low priority, and nothing but answers on the output."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
