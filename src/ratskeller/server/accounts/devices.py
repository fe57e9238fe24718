"""What a browser calls itself, in two words for the list of devices."""

from __future__ import annotations

from typing import Final

BROWSERS: Final = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS X": "Mac",
    "Linux": "Linux",
}


def device_name(agent: str) -> str:
    """The browser and the system of a ``User-Agent``.

    >>> device_name("Mozilla/5.0 (Windows NT 10.0; Win64) Gecko/20100101 Firefox/140.0")
    'Firefox · Windows'
    >>> device_name("ratskeller-bot/1.0")
    'ratskeller-bot'
    """
    found = [
        next((name for sign, name in names.items() if sign in agent), "")
        for names in (BROWSERS, SYSTEMS)
    ]
    plain = "".join(c for c in agent if c.isprintable()).partition("/")[0].strip()
    return " · ".join(word for word in found if word) or plain[:60]
