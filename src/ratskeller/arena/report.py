"""The report of a match: one HTML page with inline plots and no external resources."""

from __future__ import annotations

from html import escape
from typing import Any

WIDTH = 640
LEFT = 150
ROW = 34
COLOURS = ("#c8452d", "#2f7fb8", "#d99a1c", "#1f8a5b", "#7b4a9e")
PLAIN = ("#a3946f",)
STYLE = """
body { font: 16px/1.5 Georgia, serif; background: #f7f1e3; color: #2b2418; margin: 2rem auto;
  max-width: 46rem; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin-bottom: 0; } h2 { font-size: 1.15rem; margin: 2rem 0 .3rem; }
p.note { color: #6d6048; margin: .2rem 0 .6rem; }
table { border-collapse: collapse; } td, th { padding: .2rem .8rem .2rem 0; text-align: right; }
td:first-child, th:first-child { text-align: left; } th { border-bottom: 1px solid #8a7b5e; }
svg { width: 100%; height: auto; } text { font: 13px Georgia, serif; fill: #2b2418; }
.error { color: #9d2a1f; }
"""


def page(found: dict[str, Any]) -> str:
    """The whole page."""
    title = f"{found['game']}: {' against '.join(dict.fromkeys(found['bots']))}"
    options = ", ".join(f"{name} = {value}" for name, value in found["options"].items())
    even = 1 / found["players"]
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p class=note>{found['players']} players, {found['games']} games:"
        f" {found['deals']} deals, each played in every rotation of the seats; seed"
        f" {found['seed']}{'; ' + escape(options) if options else ''}.</p>",
        f"<p><strong>{escape(verdict(found))}</strong></p>",
        "<h2>Win shares</h2>",
        "<p class=note>Share of wins with its 95 % interval. Dashes mark an even match.</p>",
        shares_plot([(e["bot"], e["win_share"], *e["interval"]) for e in found["entrants"]], even),
        table(found["entrants"]),
    ]
    if found["ratings"]:
        parts += [
            "<h2>Rating</h2>",
            "<p class=note>OpenSkill, with two sigma on either side. Higher is stronger.</p>",
            ratings_plot(found["ratings"]),
        ]
    parts += [
        "<h2>Scores</h2>",
        "<p class=note>The distribution of final scores.</p>",
        histogram_plot(found["histograms"]),
        "<h2>Seats</h2>",
        "<p class=note>Share of wins by seat, over all bots.</p>",
        shares_plot(
            [(f"seat {s['seat']}", s["win_share"], *s["interval"]) for s in found["seats"]],
            even,
            PLAIN,
        ),
    ]
    parts += [f"<p class=error>{escape(error)}</p>" for error in found["errors"]]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n{body}\n</html>\n"
    )


def verdict(found: dict[str, Any]) -> str:
    """The result of the match in one sentence.

    >>> two = [{"bot": "a", "win_share": 0.8, "interval": [0.7, 0.9]}]
    >>> verdict({"players": 2, "entrants": two})
    'a is stronger: it wins 80.0 % of its games; an even share is 50.0 %.'
    >>> two[0]["interval"] = [0.4, 1.0]
    >>> verdict({"players": 2, "entrants": two})
    'Too few games to tell.'
    """
    if not found["entrants"]:
        return "No game was finished."
    even = 1 / found["players"]
    best = max(found["entrants"], key=lambda e: float(e["win_share"]))
    if best["interval"][0] <= even:
        return "Too few games to tell."
    return (
        f"{best['bot']} is stronger: it wins {100 * best['win_share']:.1f} % of its games;"
        f" an even share is {100 * even:.1f} %."
    )


def table(rows: list[dict[str, Any]]) -> str:
    """The figures as a table."""
    head = "<tr><th>bot<th>games<th>wins<th>95 % interval<th>score<th>margin<th>ms/choice</tr>"
    lines = [
        f"<tr><td>{escape(e['bot'])}<td>{e['games']}<td>{100 * e['win_share']:.1f} %"
        f"<td>{100 * e['interval'][0]:.1f} – {100 * e['interval'][1]:.1f} %"
        f"<td>{e['score']:.2f}<td>{e['margin']:+.2f}<td>{e['ms_per_choice']:.2f}</tr>"
        for e in rows
    ]
    return f"<table>{head}{''.join(lines)}</table>"


def shares_plot(
    rows: list[tuple[str, float, float, float]], even: float, colours: tuple[str, ...] = COLOURS
) -> str:
    """Bars from 0 to 100 % with intervals."""
    height = ROW * len(rows) + 24

    def x(share: float) -> float:
        return LEFT + share * (WIDTH - LEFT - 60)

    parts = []
    for i, (name, share, low, high) in enumerate(rows):
        y = ROW * i + 8
        middle = y + 10
        parts.append(
            f'<text x="{LEFT - 8}" y="{y + 15}" text-anchor="end">{escape(name)}</text>'
            f'<rect x="{LEFT}" y="{y}" width="{x(share) - LEFT:.1f}" height="20" rx="2"'
            f' fill="{colours[i % len(colours)]}"/>'
            f'<path d="M{x(low):.1f} {middle}H{x(high):.1f}M{x(low):.1f} {middle - 5}v10'
            f'M{x(high):.1f} {middle - 5}v10" stroke="#2b2418" stroke-width="1.5"/>'
            f'<text x="{x(max(share, high)) + 6:.1f}" y="{y + 15}">{100 * share:.1f} %</text>'
        )
    bottom = height - 18
    parts.append(
        f'<path d="M{x(even):.1f} 2V{bottom}" stroke="#2b2418" stroke-dasharray="4 4"/>'
        f'<path d="M{x(0)} {bottom}H{x(1)}" stroke="#8a7b5e"/>'
        f'<text x="{x(0)}" y="{height - 3}">0 %</text>'
        f'<text x="{x(1)}" y="{height - 3}" text-anchor="end">100 %</text>'
    )
    return _svg(height, parts)


def ratings_plot(rows: list[dict[str, Any]]) -> str:
    """A dot with an interval for each bot."""
    low = min(float(r["mu"] - 2 * r["sigma"]) for r in rows)
    high = max(float(r["mu"] + 2 * r["sigma"]) for r in rows)
    span = max(high - low, 1e-9)

    def x(mu: float) -> float:
        return LEFT + 10 + (mu - low) / span * (WIDTH - LEFT - 80)

    parts = []
    for i, r in enumerate(rows):
        y = ROW * i + 18
        parts.append(
            f'<text x="{LEFT - 8}" y="{y + 5}" text-anchor="end">{escape(r["bot"])}</text>'
            f'<path d="M{x(r["mu"] - 2 * r["sigma"]):.1f} {y}H{x(r["mu"] + 2 * r["sigma"]):.1f}"'
            f' stroke="#8a7b5e" stroke-width="3"/>'
            f'<circle cx="{x(r["mu"]):.1f}" cy="{y}" r="6" fill="{COLOURS[i % len(COLOURS)]}"/>'
            f'<text x="{x(r["mu"]):.1f}" y="{y - 9}" text-anchor="middle">{r["mu"]:.1f}</text>'
        )
    return _svg(ROW * len(rows) + 8, parts)


def histogram_plot(histograms: dict[str, dict[str, int]]) -> str:
    """One histogram of scores for each bot."""
    scores = [int(score) for counts in histograms.values() for score in counts]
    if not scores:
        return ""
    low, high = min(scores), max(scores)
    step = (WIDTH - LEFT - 20) / (high - low + 1)
    tall = 60
    parts = []
    for i, (name, counts) in enumerate(histograms.items()):
        base = (tall + 14) * (i + 1)
        most = max(counts.values())
        parts.append(f'<text x="{LEFT - 8}" y="{base}" text-anchor="end">{escape(name)}</text>')
        parts += [
            f'<rect x="{LEFT + (int(score) - low) * step:.1f}" y="{base - tall * n / most:.1f}"'
            f' width="{max(step - 1, 0.8):.1f}" height="{tall * n / most:.1f}"'
            f' fill="{COLOURS[i % len(COLOURS)]}"><title>{score}: {n}</title></rect>'
            for score, n in counts.items()
        ]
    height = (tall + 14) * len(histograms) + 20
    parts.append(
        f'<text x="{LEFT}" y="{height - 3}">{low}</text>'
        f'<text x="{WIDTH - 20}" y="{height - 3}" text-anchor="end">{high}</text>'
    )
    return _svg(height, parts)


def _svg(height: float, parts: list[str]) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img">{"".join(parts)}</svg>'
