"""Names of accounts: what is allowed, and when two look alike."""

from __future__ import annotations

import unicodedata
from typing import Final

from ratskeller.server.errors import Refused

SHORTEST, LONGEST = 2, 30  # characters
MARKS: Final = " -_.'’"

#: Letters and digits that are drawn like others, in lower case.
ALIKE: Final = str.maketrans(
    {
        **dict(zip("аеорсухіјѕһԁԛԝѵкмтвнп", "aeopcyxijshdqwvkmtbhn", strict=True)),
        **dict(zip("αβεηικνορτυχωγ", "abenikvoptuxwy", strict=True)),
        **dict(zip("01|ıƖǀøłđ", "oiliiiold", strict=True)),
        **{"ß": "ss", "æ": "ae", "œ": "oe", "þ": "th"},
    }
)


def clean_account_name(name: str) -> str:
    """A name in its normal form; refused if it is too short or has signs that no name needs."""
    name = " ".join(unicodedata.normalize("NFKC", name).split())
    letters = sum(unicodedata.category(c)[0] in "LN" for c in name)
    if not SHORTEST <= len(name) <= LONGEST or letters < SHORTEST:
        raise Refused("bad-name", shortest=SHORTEST, longest=LONGEST)
    if any(unicodedata.category(c)[0] not in "LMN" and c not in MARKS for c in name):
        raise Refused("bad-name", shortest=SHORTEST, longest=LONGEST)
    return name


def name_key(name: str) -> str:
    """What names that look alike have in common; it is unique among accounts.

    >>> name_key("Ratt Us") == name_key("rattus") == name_key("rаttus")
    True
    >>> name_key("Ille") == name_key("lIIe")
    True
    """
    folded = unicodedata.normalize("NFKC", name).casefold()
    plain = unicodedata.normalize("NFKD", folded.translate(ALIKE))
    kept = "".join(c for c in plain if unicodedata.category(c)[0] in "LN")
    return kept.translate(ALIKE).replace("l", "i").replace("rn", "m").replace("vv", "w")[:200]
