"""The result as a picture: win shares with their intervals. HTML needs nothing; PNG needs matplotlib."""

from html import escape
from pathlib import Path
from typing import Any

from ...core.errors import OptionError

WIDTH, ROW, LEFT, RIGHT, TOP = 720, 34, 140, 560, 30


def draw(result: dict[str, Any], path: Path) -> None:
    """Write the picture that the file's ending asks for."""
    if path.suffix == ".html":
        path.write_text(page(result), encoding="utf-8")
    elif path.suffix == ".png":
        draw_png(result, path)
    else:
        raise OptionError(f"--plot {path}: the name must end in .html or .png")


def title(result: dict[str, Any]) -> str:
    """What was measured, in one line."""
    setup = result["setup"]
    about = result["about"]
    return (
        f"{setup['game']}, {setup['seats']} seats: {result['games']} games in {result['blocks']} blocks, "
        f"seed {setup['seed']}, commit {about['commit']}"
    )


def page(result: dict[str, Any]) -> str:
    """A page by itself: a drawing, with the figures in words."""
    rows = [bar(i, bot, row) for i, (bot, row) in enumerate(result["bots"].items())]
    height = TOP + ROW * len(rows) + 20
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>wagontrain arena</title>'
        f'<body style="font:14px sans-serif"><h1 style="font-size:16px">{escape(title(result))}</h1>'
        f'<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" role="img" aria-label="win shares">'
        f"{''.join(rows)}</svg>"
        "<p>Win share with its 95 % interval over blocks; the tick is the fair share.</p>"
        "</body></html>\n"
    )


def place(share: float) -> float:
    """Where a share from 0 to 1 lies on the drawing."""
    return LEFT + (RIGHT - LEFT) * share


def bar(i: int, bot: str, row: dict[str, Any]) -> str:
    """One bot's line."""
    y = TOP + ROW * i
    win = row["win_share"]
    fair = place(row["fair_share"])
    words = f"{win['mean']:.1%} ({win['low']:.1%} to {win['high']:.1%})"
    return (
        f'<text x="{LEFT - 10}" y="{y + 5}" text-anchor="end">{escape(bot)}</text>'
        f'<line x1="{LEFT}" x2="{RIGHT}" y1="{y}" y2="{y}" stroke="#ddd"/>'
        f'<line x1="{fair:.1f}" x2="{fair:.1f}" y1="{y - 9}" y2="{y + 9}" stroke="#999"/>'
        f'<line x1="{place(win["low"]):.1f}" x2="{place(win["high"]):.1f}" y1="{y}" y2="{y}" '
        'stroke="#8a5a2b" stroke-width="5"/>'
        f'<circle cx="{place(win["mean"]):.1f}" cy="{y}" r="6" fill="#5c3a1a"/>'
        f'<text x="{RIGHT + 10}" y="{y + 5}">{words}</text>'
    )


def draw_png(result: dict[str, Any], path: Path) -> None:
    """The same by matplotlib."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise OptionError("--plot: a PNG needs matplotlib: pip install 'wagontrain[arena]'") from None
    bots = list(result["bots"])
    wins = [result["bots"][bot]["win_share"] for bot in bots]
    figure = Figure(figsize=(8, 1.2 + 0.45 * len(bots)), layout="constrained")
    axes = figure.add_subplot()
    means = [win["mean"] for win in wins]
    errors = [[win["mean"] - win["low"] for win in wins], [win["high"] - win["mean"] for win in wins]]
    axes.errorbar(means, range(len(bots)), xerr=errors, fmt="o", color="#5c3a1a", ecolor="#8a5a2b", capsize=4)
    axes.set_yticks(range(len(bots)), bots)
    axes.invert_yaxis()
    axes.set_xlim(0, 1)
    axes.set_xlabel("win share, 95 % interval over blocks")
    axes.set_title(title(result), fontsize=8)
    figure.savefig(path, dpi=150)
