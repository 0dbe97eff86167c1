"""What there are pictures of: pages, and moments of games that bots have played."""

from dataclasses import dataclass
from typing import Any, Literal

from tests.e2e.played import Played

Theme = Literal["light", "dark"]
Stage = Literal["", "played", "end", "replay", "watch", "waiting", "lobby", "statistics"]

SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "laptop": {"viewport": {"width": 1280, "height": 800}},
    "wide": {"viewport": {"width": 1920, "height": 1080}},
    "low": {"viewport": {"width": 1366, "height": 660}},
    "tablet": {"viewport": {"width": 900, "height": 1100}, "has_touch": True},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "device_scale_factor": 2},
    "lying": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "device_scale_factor": 2},
}
LEAST = {"width": 360, "height": 740}  # the smallest screen that is looked after

DESK = ("desk",)
PHONE = ("phone",)
BOTH = ("desk", "phone")
LIGHT: tuple[Theme, ...] = ("light",)
DARK: tuple[Theme, ...] = ("dark",)
ALL: tuple[Theme, ...] = ("light", "dark")


@dataclass(frozen=True)
class Shot:
    """One picture in some sizes and themes: a page, or a game at the first moment where a question comes."""

    name: str
    path: str = ""
    stage: Stage = ""
    game: Played | None = None
    asked: tuple[str, ...] = ()  # questions; empty: any
    after: float = 0.5  # from this share of the game on
    least: int = 2  # this many choices
    press: tuple[str, ...] = ()  # keys, "tab 2" for a tab of the phone, or a selector to click
    sizes: tuple[str, ...] = BOTH
    themes: tuple[Theme, ...] = LIGHT
    lang: str = "en"


GWT = Played("gwt")
GWT_FOUR = Played("gwt", 4)
GWT_SAM = Played("gwt", 1)
SIERRA = Played("sierra_west")
SIERRA_FOUR = Played("sierra_west", 4)
SIERRA_HASTINGS = Played("sierra_west", 1)
VILLAGERS = Played("villagers")
VILLAGERS_FOUR = Played("villagers", 4)
VILLAGERS_FIVE = Played("villagers", 5)
COUNTESS = Played("villagers", 1)
MODES = {
    mode: Played("sierra_west", 3, options=(("mode", mode),))
    for mode in ("boats_banjos", "gold_rush", "outlaws_outposts")
}


def board(name: str, game: Played, asked: str = "", after: float = 0.5, **more: Any) -> Shot:
    """A board at a moment of a game."""
    return Shot(name, stage="played", game=game, asked=tuple(asked.split()), after=after, **more)


PAGES = [
    Shot("lobby", stage="lobby", themes=ALL),
    Shot("lobby-italian", stage="lobby", lang="it", sizes=("desk", "phone")),
    Shot("lobby-empty", sizes=("tablet", "lying")),
    Shot("set-up", "#/new/gwt"),
    Shot("set-up-italian", "#/new/villagers", lang="it"),
    Shot("set-up-russian", "#/new/sierra_west", lang="ru", sizes=PHONE),
    Shot("waiting-room", stage="waiting"),
    Shot("rules", "#/rules/gwt"),
    Shot("statistics", "#/statistics", stage="statistics"),
    Shot("profile", "#/profile", themes=ALL),
    Shot("profile-polish", "#/profile", lang="pl", sizes=PHONE),
    Shot("credits", "#/credits", sizes=DESK),
]
GREAT_WESTERN_TRAIL = [
    board("gwt-move", GWT, "move-herder", 0.6, least=4, press=("2",), themes=ALL),
    board("gwt-use", GWT, "use-location", 0.55, least=3, sizes=("laptop", "phone")),
    board("gwt-foresight", GWT, "choose-foresight", 0.4, press=("1",), sizes=("desk", "laptop", "tablet")),
    board("gwt-city", GWT, "choose-city", 0.5, press=("2",), themes=ALL),
    board("gwt-disc", GWT, "choose-disc", 0.5, sizes=("desk", "phone", "tablet")),
    board("gwt-build", GWT, "choose-site choose-building", 0.3, press=("1",)),
    board(
        "gwt-four",
        GWT_FOUR,
        "move-herder",
        0.7,
        least=3,
        press=("1",),
        sizes=("desk", "laptop", "wide", "phone"),
    ),
    board("gwt-sam", GWT_SAM, "move-herder", 0.6, press=("1",)),
    board("gwt-sam-board", GWT_SAM, "move-herder", 0.6, press=("tab 4",), sizes=PHONE),
    board("gwt-rails", GWT, "move-herder", 0.8, press=("tab 2",), sizes=PHONE),
    board("gwt-jobs", GWT, "move-herder", 0.8, press=("tab 3",), sizes=PHONE),
    board("gwt-markets", GWT, "move-herder", 0.8, press=("tab 4",), sizes=PHONE, themes=DARK),
    board("gwt-mine", GWT, "move-herder", 0.8, press=("tab 5",), sizes=PHONE),
    board("gwt-players", GWT_FOUR, "move-herder", 0.8, press=("tab 6",), sizes=PHONE),
    board("gwt-lying", GWT, "move-herder", 0.6, least=3, press=("1",), sizes=("lying",), themes=ALL),
    board("gwt-low", GWT, "move-herder", 0.6, least=3, press=("1",), sizes=("low",)),
    board("gwt-low-open", GWT, "choose-disc", 0.5, press=("m",), sizes=("low",)),
    board("gwt-tablet", GWT, "move-herder", 0.7, press=("1",), sizes=("tablet",)),
    board("gwt-polish", GWT, "move-herder", 0.7, press=("1",), sizes=("laptop", "phone"), lang="pl"),
    board("gwt-russian", GWT, "choose-city", 0.6, press=("1",), sizes=("laptop", "phone"), lang="ru"),
    board("gwt-italian", GWT_FOUR, "move-herder", 0.5, press=("1",), lang="it"),
    board("gwt-scores", GWT, "move-herder", 0.8, press=("s",), themes=ALL),
    board("gwt-change", GWT, "", 0.6, press=(".log li.mine button", ".log .turn-steps button"), sizes=DESK),
    Shot("gwt-end", stage="end", game=GWT_FOUR, themes=ALL),
    Shot("gwt-replay", stage="replay", game=GWT, sizes=("desk", "phone", "lying")),
]
SIERRA_WEST = [
    board("sierra-plan", SIERRA, "lay-card", 0.5, least=3, press=("2",), themes=ALL),
    board("sierra-pioneer", SIERRA, "pioneer", 0.6, least=3, press=("2",), themes=ALL),
    board("sierra-shovel", SIERRA, "use-shovel", 0.2, press=("1",)),
    board("sierra-trap", SIERRA, "trap-animal", 0.1, sizes=PHONE),
    board("sierra-four", SIERRA_FOUR, "pioneer", 0.7, least=3, sizes=("desk", "laptop", "wide", "phone")),
    board("sierra-hastings", SIERRA_HASTINGS, "pioneer", 0.5, least=3),
    board(
        "sierra-hastings-board", SIERRA_HASTINGS, "pioneer", 0.5, press=("tab 6",), sizes=PHONE, themes=DARK
    ),
    *[
        board(f"sierra-{mode}", game, "pioneer", 0.5, least=3, sizes=("desk", "phone"))
        for mode, game in MODES.items()
    ],
    *[
        board(f"sierra-{mode}-mode", game, "pioneer", 0.5, press=("tab 6",), sizes=PHONE)
        for mode, game in MODES.items()
    ],
    board("sierra-mountain", SIERRA, "pioneer", 0.6, press=("tab 1",), sizes=PHONE),
    board("sierra-trail", SIERRA, "pioneer", 0.8, press=("tab 2",), sizes=PHONE),
    board("sierra-cabins", SIERRA, "pioneer", 0.8, press=("tab 3",), sizes=PHONE),
    board("sierra-homestead", SIERRA, "pioneer", 0.8, press=("tab 4",), sizes=PHONE),
    board("sierra-lying", SIERRA, "pioneer", 0.6, least=3, sizes=("lying",), themes=ALL),
    board("sierra-lying-plan", SIERRA, "lay-card", 0.6, press=("2",), sizes=("lying",)),
    board("sierra-low", SIERRA, "pioneer", 0.6, least=3, sizes=("low",)),
    board("sierra-low-open", SIERRA, "lay-card", 0.6, press=("m",), sizes=("low",)),
    board("sierra-tablet", SIERRA, "lay-card", 0.7, press=("1",), sizes=("tablet",)),
    board("sierra-russian", SIERRA, "pioneer", 0.7, sizes=("laptop", "phone"), lang="ru"),
    board(
        "sierra-polish", SIERRA_HASTINGS, "lay-card", 0.6, press=("1",), sizes=("laptop", "phone"), lang="pl"
    ),
    board("sierra-italian", SIERRA, "pioneer", 0.4, lang="it", sizes=DESK),
    Shot("sierra-end", stage="end", game=SIERRA_FOUR),
    Shot("sierra-replay", stage="replay", game=SIERRA, sizes=DESK),
]
VILLAGERS_SHOTS = [
    board("villagers-draft", VILLAGERS, "draft", 0.4, least=6, press=("1",), themes=ALL),
    board("villagers-build", VILLAGERS, "build", 0.6, least=4, press=("2",), themes=ALL),
    board("villagers-unlock", VILLAGERS, "unlock", 0.2, press=("1",), themes=ALL),
    board("villagers-late", VILLAGERS, "build", 0.9, sizes=("laptop", "phone")),
    board("villagers-village", VILLAGERS, "build", 0.8, press=("tab 2",), sizes=PHONE, themes=ALL),
    board("villagers-hand", VILLAGERS, "draft", 0.5, press=("tab 3",), sizes=PHONE),
    board("villagers-market", VILLAGERS, "draft", 0.5, press=("tab 5",), sizes=PHONE),
    board("villagers-four", VILLAGERS_FOUR, "build", 0.6, sizes=("desk", "wide")),
    board("villagers-five", VILLAGERS_FIVE, "draft", 0.7, sizes=("desk", "laptop", "phone"), themes=ALL),
    board("villagers-countess", COUNTESS, "build", 0.5),
    board("villagers-countess-village", COUNTESS, "build", 0.6, press=("tab 2",), sizes=PHONE),
    board("villagers-lying", VILLAGERS, "draft", 0.5, press=("1",), sizes=("lying",), themes=ALL),
    board("villagers-lying-build", VILLAGERS, "build", 0.7, press=("tab 2",), sizes=("lying",)),
    board("villagers-low", VILLAGERS, "build", 0.7, press=("1",), sizes=("low",)),
    board("villagers-low-five", VILLAGERS_FIVE, "build", 0.8, press=("m",), sizes=("low",)),
    board("villagers-tablet", VILLAGERS, "build", 0.7, press=("1",), sizes=("tablet",)),
    board("villagers-polish", VILLAGERS, "build", 0.7, sizes=("laptop", "phone"), lang="pl"),
    board("villagers-russian", VILLAGERS, "draft", 0.6, sizes=("laptop", "phone"), lang="ru"),
    board("villagers-italian", VILLAGERS, "draft", 0.6, lang="it"),
    Shot("villagers-watch", stage="watch", game=VILLAGERS, sizes=DESK),
    Shot("villagers-end", stage="end", game=VILLAGERS, themes=ALL),
    Shot("villagers-end-lying", stage="end", game=VILLAGERS, sizes=("lying",)),
]
SHOTS = [*PAGES, *GREAT_WESTERN_TRAIL, *SIERRA_WEST, *VILLAGERS_SHOTS]

README = [
    Shot("lobby", stage="lobby", sizes=DESK),
    board("gwt", GWT_FOUR, "move-herder", 0.75, least=3, press=("2",), sizes=DESK),
    board("gwt-phone", GWT_FOUR, "move-herder", 0.75, least=3, press=("2",), sizes=PHONE),
    board("sierra-west-dark", SIERRA, "pioneer", 0.7, least=4, press=("2",), sizes=DESK, themes=DARK),
    board("villagers", VILLAGERS, "build", 0.6, least=4, press=("2",), sizes=DESK),
]
