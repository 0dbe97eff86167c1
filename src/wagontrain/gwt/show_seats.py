"""The players of Great Western Trail: a line for everybody, the viewer's own board in full, Sam's cards."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..core.flow import Flow
from ..core.words import Words
from . import components
from .names import AUXILIARY, FACE, TRACK, WHITE, WORKER
from .show_marks import (
    CERTIFICATE,
    CORNERS,
    HERDER,
    POINTS,
    View,
    actions_text,
    cattle_text,
    corner_mark,
    counted,
    describe_cards,
    disc_place,
    discs_left,
    effect_text,
    hands,
    is_cattle,
    joined,
    objective_text,
    seat_mark,
    worker_mark,
)
from .show_trail import OUTLAW_STYLES

BUILDERS: Final = "⚒"


def names_of(view: View, words: Words, names: list[str]) -> list[str]:
    """Who sits where, Sam among them."""
    return [words.player(seat["seat"], names) for seat in view["players"]]


def players(view: View, words: Words, names: list[str]) -> Table:
    """One line for each player."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
    table.add_column(words.text("score-player"))
    for label in ("$", "⇄", CERTIFICATE, HERDER):
        table.add_column(label, justify="right", no_wrap=True)
    table.add_column(joined([worker_mark(worker, words) for worker in WORKER.names]), no_wrap=True)
    for label in ("table-discs", "table-engine", "table-piles", "table-tiles", "score-objectives"):
        table.add_column(words.text(label), no_wrap=True)
    for seat, name in zip(view["players"], names_of(view, words, names), strict=True):
        style = "bold yellow" if seat["seat"] == view["turn"] else ""
        token = "◂" if seat["seat"] == view["job_token"] else ""
        table.add_row(
            joined([seat_mark(seat["seat"]), Text(f"{name}{token}", style=style)]),
            *[Text(text) for text in purse(seat)],
            Text(" ".join(str(seat["workers"][worker]) for worker in WORKER.names)),
            discs_left(seat),
            TRACK.text(TRACK.index[seat["engine"]]).replace("t", "┬"),
            piles(seat),
            taken(seat, words),
            str(len(seat["objectives"])),
        )
    return table


def purse(seat: View) -> list[str]:
    """Dollars, exchange tokens, certificates with their limit, steps."""
    if seat["automa"]:
        return ["–", "–", "–", "–"]
    lasting = seat["permanent_certificates"]
    certificates = f"{seat['certificates']}/{seat['certificate_limit']}"
    certificates += f"+{lasting}" if lasting else ""
    return [str(seat["money"]), str(seat["exchange_tokens"]), certificates, str(seat["step_limit"])]


def piles(seat: View) -> str:
    """How many cards are in hand (with the limit), in the deck and on the discard pile."""
    if seat["automa"]:
        return f"–·–·{len(seat['discard'])}"
    return f"{seat['hand_size']}/{seat['hand_limit']}·{seat['deck_size']}·{len(seat['discard'])}"


def taken(seat: View, words: Words) -> Text:
    """Hazard tiles and outlaws."""
    text = Text(str(len(seat["hazards"])))
    for colour, count in seat["outlaws"].items():
        letter = words.text(f"table-letter-{colour}").upper()
        text.append(" ").append(f"{letter}{count}", style=OUTLAW_STYLES[f"outlaw_{colour}"])
    return text


def others(view: View, words: Words, names: list[str]) -> list[Text]:
    """What else is known of the other players: objectives, station masters, cards seen in hand."""
    lines = []
    for seat in view["players"]:
        if seat["seat"] == view["viewer"]:
            continue
        texts = []
        if seat["objectives"]:
            tasks = "; ".join(objective_text(card, words) for card in seat["objectives"])
            texts.append(f"{words.text('score-objectives')}: {tasks}")
        texts += [words.text(f"master-{master}") for master in seat["station_masters"]]
        if seat["hand_known"]:
            known = joined(describe_cards(seat["hand_known"], words), ", ")
            texts.append(f"{words.text('hand')}: {known.plain}")
        if texts:
            name = words.player(seat["seat"], names)
            lines.append(joined([seat_mark(seat["seat"]), Text(f"{name}:", "bold"), " · ".join(texts)]))
    return lines


# -- the viewer's own board


def board(me: View, words: Words) -> RenderableType:
    """Workers, discs with what each would unlock, buildings, objectives, station masters, hand."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold")
    grid.add_column()
    grid.add_row(words.text("score-workers"), workers(me, words))
    grid.add_row(words.text("table-auxiliary"), auxiliary(me, words))
    grid.add_row(words.text("table-discs"), discs(me, words))
    if me["buildings"]:
        grid.add_row(words.text("score-buildings"), Flow(buildings(me, words)))
    if me["objectives"]:
        texts = [objective_text(card, words) for card in me["objectives"]]
        grid.add_row(words.text("score-objectives"), "\n".join(texts))
    for master in me["station_masters"]:
        grid.add_row(words.text(f"master-{master}"), words.attribute(f"master-{master}", "text"))
    grid.add_row(words.text("table-discard"), Flow(describe_cards(me["discard"], words), ", "))
    grid.add_row(words.text("table-deck"), Flow(describe_cards(me["deck"], words), ", "))
    grid.add_row(words.text("hand"), hand(me, words))
    return grid


def workers(me: View, words: Words) -> RenderableType:
    """The three rows of workers: how full, and the immediate actions of the spaces ahead."""
    rows = []
    for kind, worker in enumerate(WORKER.names):
        count = me["workers"][worker]
        row = Text(words.text(f"table-letter-{worker}") * count, style=worker_mark(worker, words).style)
        row.append("·" * (components.WORKER_SPACES - count), style="dim")
        effects = components.WORKER_EFFECTS[kind]
        ahead = [
            Text(f"{space + 1}: {effect_text(effects[space], words)}", style="dim")
            for space in range(count, components.WORKER_SPACES)
            if effects[space] >= 0
        ]
        rows.append(Flow([row, *ahead]))
    return Group(*rows)


def auxiliary(me: View, words: Words) -> Flow:
    """The auxiliary actions: single or double where open, and the discs that still cover them."""
    texts = []
    for name, spaces in me["auxiliary"].items():
        covered = sum(
            components.OPENS[components.DISC_OPENS[disc_place(disc)]] == name for disc in me["discs"]
        )
        form = words.text("times-single" if spaces == 1 else "times-double") if spaces else ""
        action = Text(f"{words.text(f'auxiliary-{name}')}:", style="" if spaces else "dim")
        texts.append(joined([action, Text(form, style="bold"), Text(CORNERS[WHITE][0] * covered)]))
    return Flow(texts)


def discs(me: View, words: Words) -> Flow:
    """The other discs on the board: their corners, and what taking each would unlock."""
    texts: dict[str, list[Text]] = {}
    for disc in me["discs"]:
        if components.OPENS[components.DISC_OPENS[disc_place(disc)]] not in AUXILIARY.index:
            mark = corner_mark(components.DISC_CORNER[disc_place(disc)])
            texts.setdefault(words.text(f"disc-{disc}"), []).append(mark)
    shown = [joined([Text("").join(marks), name]) for name, marks in texts.items()]
    return Flow(shown or [Text("–", style="dim")])


def buildings(me: View, words: Words) -> list[Text]:
    """The buildings still in the supply."""
    return [joined([Text(face, style="bold"), describe_face(face, words)]) for face in me["supply_faces"]]


def describe_face(face: str, words: Words) -> str:
    """A private building: builders needed, points, hands, actions."""
    place = FACE.index[face]
    hand_marks = hands(components.FACE_HAND[place], 0, words).plain
    builders, points = components.FACE_BUILDERS[place], components.FACE_POINTS[place]
    figures = f"{builders}{BUILDERS} {points}{POINTS} {hand_marks}".strip()
    return f"{figures}: {actions_text(components.FACE_ACTIONS[place], words)}"


def hand(me: View, words: Words) -> RenderableType:
    """The hand, cattle first, and what it is worth in Kansas City."""
    texts = counted([describe_card(card, words) for card in me["hand"]])
    return Group(Flow(texts or ["–"], ", "), Text(describe_value(me, words), style="bold green"))


def describe_value(me: View, words: Words) -> str:
    """The hand's breeding value, and the most that certificates make of it."""
    most = me["breeding_value"] + me["certificates"]
    return words.text("table-value", value=me["breeding_value"], most=most)


def describe_card(card: str, words: Words) -> str:
    """A card with all that it shows."""
    if is_cattle(card):
        return cattle_text(card, words).plain
    return f"{words.text(f'card-{card}')} [{objective_text(card, words)}]"


def sam(view: View, words: Words) -> Text:
    """Sam's next city and specialization, his last card, and which cards are left."""
    found = view["sam"]
    text = Text(words.text("seat-automa"), style="bold")
    parts = [
        words.text("table-sam-city", city=words.text(f"city-{found['next_city']}")),
        words.text("table-sam-specialization", worker=words.text(f"worker-{found['specialization']}")),
        words.text("table-sam-deck", cards=", ".join(found["deck"]) or "–"),
    ]
    text.append("  " + " · ".join(parts), style="not bold")
    if found["discard"]:
        last = found["discard"][-1]
        text.append(f"\n  {last}: {words.text('sam-does', sam_card=int(last))}", style="not bold italic")
    return text


def own_part(view: View, words: Words) -> RenderableType:
    """The viewer's board, or nothing for a spectator."""
    return Group() if view["viewer"] is None else board(view["players"][view["viewer"]], words)
