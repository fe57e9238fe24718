"""Refusals: a code and its details. The sentences for players are in ``texts``."""

from __future__ import annotations

from typing import Any, Final

#: Every code and its HTTP status.
CODES: Final = {
    "bad-message": 400,
    "bad-record": 400,
    "bad-position": 400,
    "bad-options": 400,
    "bad-seats": 400,
    "bad-choice": 400,
    "bad-name": 400,
    "bad-password": 400,
    "bad-channel": 400,
    "hello-first": 400,
    "no-secret": 401,
    "sign-in": 401,
    "signed-out": 401,
    "wrong-token": 401,
    "wrong-passkey": 403,
    "wrong-password": 403,
    "wrong-code": 403,
    "old-challenge": 403,
    "confirm": 403,
    "banned": 403,
    "no-invitation": 403,
    "no-passwords": 403,
    "no-accounts": 403,
    "wrong-secret": 403,
    "wrong-invite": 403,
    "not-your-seat": 403,
    "not-welcome": 403,
    "not-host": 403,
    "no-hints": 403,
    "no-ratings": 403,
    "no-outside-bots": 403,
    "wrong-reveal": 403,
    "wrong-origin": 403,
    "sealed": 403,
    "no-tournaments": 403,
    "not-organiser": 403,
    "not-found": 404,
    "no-table": 404,
    "no-game": 404,
    "no-profile": 404,
    "no-review": 404,
    "no-channel": 404,
    "no-bot": 404,
    "no-language": 404,
    "no-tournament": 404,
    "not-allowed": 405,
    "illegal": 409,
    "bot-away": 409,
    "too-many-bots": 409,
    "answered": 409,
    "stale": 409,
    "ahead": 409,
    "not-open": 409,
    "starting": 409,
    "not-running": 409,
    "not-finished": 409,
    "seat-taken": 409,
    "name-taken": 409,
    "no-person": 409,
    "guest-seat": 409,
    "last-passkey": 409,
    "too-many-passkeys": 409,
    "bot-plays": 409,
    "no-bot-plays": 409,
    "no-return": 409,
    "no-undo": 409,
    "not-away": 409,
    "no-holidays": 409,
    "voted": 409,
    "other-rules": 409,
    "still-running": 409,
    "tournament-full": 409,
    "tournament-begun": 409,
    "tournament-over": 409,
    "round-runs": 409,
    "no-entrant": 409,
    "too-large": 413,
    "too-fast": 429,
    "too-many": 429,
    "too-many-attempts": 429,
    "too-many-reviews": 429,
    "too-many-analyses": 429,
    "too-many-channels": 429,
    "busy": 503,
    "unavailable": 503,
}


class Refused(Exception):  # noqa: N818  (a refusal is not a failure of the server)
    """A request the server refuses."""

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(code)
        self.code: Final = code
        self.details: Final = details

    @property
    def status(self) -> int:
        """The HTTP status of this code."""
        return CODES[self.code]

    def data(self) -> dict[str, Any]:
        """Plain data for the wire."""
        return {"code": self.code, "details": self.details}
