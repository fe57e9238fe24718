"""The report of a review: one HTML page with an inline curve and no external resources."""

from __future__ import annotations

from html import escape

from ratskeller.review.wording import ACCOUNT, CHOICES, Wording

WIDTH, HEIGHT, LEFT, BASE = 720, 240, 36, 20
COLOURS = ("#c8452d", "#2f7fb8", "#d99a1c", "#1f8a5b", "#7b4a9e")
DASHES = ("", "7 3", "2 3", "10 3 2 3", "1 5")  #: colour is never the only sign
STYLE = """
body { font: 16px/1.5 Georgia, serif; background: #f3ead6; color: #2a2118; margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin-bottom: 0; } h2 { font-size: 1.15rem; margin: 2rem 0 .3rem; }
p.note { color: #6b5d4d; margin: .2rem 0 .6rem; } .wide { overflow-x: auto; }
table { border-collapse: collapse; } td, th { padding: .2rem .8rem .2rem 0; text-align: right; }
td.word, th.word { text-align: left; } th { border-bottom: 1px solid #cbb994; }
svg { width: 100%; height: auto; background: #fbf6ea; } text { font: 14px Georgia, serif; }
.blunder, .mistake { color: #9d2a1f; font-weight: bold; }
"""
WORDS = {"player", "choice", "verdict", "better", "why-column"}  #: columns that hold words


def page(wording: Wording, seat: int | None = None) -> str:
    """The whole page; with a seat its choices and turning points only."""
    words = wording.words
    turns = "".join(f"<li>{escape(line)}</li>" for line in wording.turning_points(seat))
    accounts = [wording.account(account) for account in wording.review.accounts]
    rows = [row.cells() for row in wording.rows(seat, lost=False)]
    parts = [
        f"<h1>{escape(wording.title())}</h1>",
        f"<p class=note>{escape(wording.subtitle())}</p>",
        f"<h2>{escape(words('review-turning'))}</h2><ul>{turns}</ul>",
        f"<h2>{escape(words('review-curve'))}</h2>",
        f"<p class=note>{escape(words('review-curve-note'))}</p>",
        curve(wording),
        f"<h2>{escape(words('review-players'))}</h2>",
        f"<p class=note>{escape(words('review-players-note'))}</p>",
        _table(wording, ACCOUNT, accounts),
        f"<h2>{escape(words('review-choices'))}</h2>",
        f"<p class=note>{escape(words('review-choices-note'))}</p>",
        _table(wording, CHOICES, rows),
    ]
    body = "\n".join(parts)
    title = escape(wording.title())
    return (
        f'<!doctype html>\n<html lang="{words.language}"><meta charset="utf-8">'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n{body}\n</html>\n"
    )


def curve(wording: Wording) -> str:
    """The shares of all seats over the game as SVG."""
    shares = wording.review.shares
    wide, high = WIDTH - LEFT - 10, HEIGHT - 2 * BASE
    parts = []
    for per_cent in (0, 50, 100):
        y = BASE + high * (1 - per_cent / 100)
        parts.append(f'<path d="M{LEFT} {y}H{WIDTH - 10}" stroke="#cbb994"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 5}" text-anchor="end">{per_cent}</text>')
    for seat, name in enumerate(wording.names):
        points = " ".join(
            f"{LEFT + wide * i / (len(shares) - 1):.1f},{BASE + high * (1 - share[seat]):.1f}"
            for i, share in enumerate(shares)
        )
        colour, dash = COLOURS[seat % 5], DASHES[seat % 5]
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"'
            f' stroke-dasharray="{dash}"><title>{escape(name)}</title></polyline>'
        )
        x = LEFT + wide * seat / len(wording.names)
        parts.append(
            f'<path d="M{x} {HEIGHT - 11}h22" stroke="{colour}" stroke-width="3"'
            f' stroke-dasharray="{dash}"/><text x="{x + 28}" y="{HEIGHT - 6}">{escape(name)}</text>'
        )
    label = escape(wording.words("review-curve"))
    inside = "".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{inside}</svg>'


def _table(wording: Wording, columns: list[str], rows: list[list[str]]) -> str:
    kinds = [" class=word" if column in WORDS else "" for column in columns]
    heads = [
        f"<th{kind}>{escape(wording.words(f'review-{column}'))}</th>"
        for column, kind in zip(columns, kinds, strict=True)
    ]
    lines = [
        "".join(f"<td{kind}>{escape(cell)}</td>" for cell, kind in zip(row, kinds, strict=True))
        for row in rows
    ]
    body = "\n".join(f"<tr>{line}</tr>" for line in lines)
    return f"<div class=wide><table><tr>{''.join(heads)}</tr>\n{body}</table></div>"
