"""No leftovers in what players read: spaces, capitals, elisions, quotes, plurals."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from ratskeller.kernel.words import LANGUAGES
from tests.texts.render import SOURCES, rendered

CASES = [(source, language) for source in SOURCES for language in LANGUAGES]
#: Keys whose texts are sentences.
SENTENCES = re.compile(
    r"(event|refusal|decision|clause|error|entry|ask|notes-how)-|.*-(action|power|favour|text|line)$"
)
#: Keys whose texts are laid out by hand.
LAID_OUT = {"help-line"}
#: Plurals that may not follow "1", by language.
PLURALS = {
    "en": "cubes|coins|markers|pieces|steps|rats|tokens|rat tokens|tiles|time tiles|hours|players"
    "|cards|event cards|messages|measures|times|seats|columns",
    "de": "Klötzchen sind|Würfeln|Münzen|Steine|Schritte|Marktplätze|Ratten|Plättchen sind|Stunden"
    "|Karten|Botschaften|Plätze|Spalten|Spieler sind",
    "nl": "blokjes|munten|stappen|ratten|fiches|rattenfiches|tijdfiches|uren|spelers|kaarten"
    "|boodschappen|plaatsen|kolommen|stenen",
    "fr": "cubes|pièces|pièces d’or|pas de|rats|jetons|jetons rat|tuiles|heures|joueurs|cartes"
    "|lettres|places|colonnes|points",
}
ELISION = re.compile(
    r"\b([Dd]e|[Qq]ue|[Jj]usque|[Ll]orsque|[Pp]uisque|[Nn]e|[Ss]e|[Jj]e|[Ll]e|[Ll]a)"
    r" (?!une?\b|onz|oui|[A-E]\b)[aeiouàâéèêëîïôûœAEIOUÀÂÉÈÊËÎÏÔÛŒ]"
)


def said(source: str, language: str) -> Iterator[tuple[str, str]]:
    """Keys and texts, without those laid out by hand."""
    for key, _, text in rendered(source, language):
        if key not in LAID_OUT:
            yield key, text


def found(source: str, language: str, pattern: str | re.Pattern[str]) -> list[tuple[str, str]]:
    """The texts that hold a pattern."""
    return [(key, text) for key, text in said(source, language) if re.search(pattern, text)]


@pytest.mark.parametrize(("source", "language"), CASES)
def test_no_space_too_many_or_too_few(source: str, language: str) -> None:
    wrong = r"  | [.,)]|\( |,,|\.\.(?!\.)|\.,|^\s|\s$|[.,;?][A-Za-zÀ-ÿ]{2}"
    assert found(source, language, wrong) == []


@pytest.mark.parametrize(("source", "language"), CASES)
def test_apostrophes_are_curly_and_close_to_their_word(source: str, language: str) -> None:
    wrong = r"'|’ s\b" if language == "nl" else r"'|\s’s\b|’ s\b"  # nl: ’s avonds
    assert found(source, language, wrong) == []


@pytest.mark.parametrize(("source", "language"), CASES)
def test_quotes_and_brackets_are_closed(source: str, language: str) -> None:
    pairs = [("(", ")"), *([("„", "“")] if language == "de" else [("“", "”"), ("«", "»")])]
    wrong = [
        (key, text)
        for key, text in said(source, language)
        for opening, closing in pairs
        if text.count(opening) != text.count(closing) or '"' in text
    ]
    assert wrong == []


@pytest.mark.parametrize(("source", "language"), CASES)
def test_sentences_begin_with_a_capital_and_end_with_a_stop(source: str, language: str) -> None:
    wrong = [
        (key, text)
        for key, text in said(source, language)
        if SENTENCES.match(key)
        and text
        and (text[0].islower() or not text.rstrip("”»“)").endswith((".", "?", "…", ".)")))
    ]
    assert wrong == []
    assert found(source, language, r"(?<!\w\.\w)[.?] [a-zà-ÿ]") == []


@pytest.mark.parametrize(("source", "language"), CASES)
def test_reasons_fit_into_a_sentence(source: str, language: str) -> None:
    keys = ("reason-", "tiebreak-")
    assert [x for x in said(source, language) if x[0].startswith(keys) and "." in x[1]] == []


@pytest.mark.parametrize(("source", "language"), CASES)
def test_one_thing_is_not_several(source: str, language: str) -> None:
    assert found(source, language, rf"(?<![\d.:/] )(?<!\d)\b1 ({PLURALS[language]})\b") == []


@pytest.mark.parametrize(("source", "language"), CASES)
def test_nothing_of_fluent_is_left(source: str, language: str) -> None:
    assert found(source, language, r"[{}$]") == []


@pytest.mark.parametrize(("source", "language"), CASES)
def test_the_reader_is_you(source: str, language: str) -> None:
    wrong = [
        (key, text)
        for key, args, text in rendered(source, language)
        if key.startswith(("event-", "entry-"))
        and (
            ("seat" in args and args["you"] == "yes" and args["seat"] in text)
            or ("seat2" in args and args.get("you2") == "yes" and args["seat2"] in text)
        )
    ]
    assert wrong == []


@pytest.mark.parametrize("source", SOURCES)
def test_french_signs_keep_to_their_words(source: str) -> None:
    assert found(source, "fr", r"(?<!\u202f)[;?!]|(?<!\u00a0)[:»]|«(?!\u00a0)") == []


@pytest.mark.parametrize("source", SOURCES)
def test_french_words_are_elided(source: str) -> None:
    assert found(source, "fr", ELISION) == []
