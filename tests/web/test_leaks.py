"""Nothing leaked: all that is sent to a viewer is the same, byte for byte, however the hidden rest is dealt.

At many steps of random games the game behind the server is disguised: what is asked of a state is answered
from one in which all that the viewer cannot know was dealt again, and the hidden arguments of the log are
others. Every answer of every route, refusals among them, must stay as it was, for each seat and a spectator.

Play by chance hardly meets positions in which scores, or what an action brings, hang on hidden cards. Such
positions are looked for: an answer that was worked out from the true state is sure to differ there.
"""

import hashlib
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

import wagontrain
from tests.conformance.sample import Case, Chooser, cases_of
from tests.conftest import THOROUGH
from tests.web.client import Player, Site
from tests.web.deep import play_on
from wagontrain.core.events import Event
from wagontrain.core.rng import commitment_of
from wagontrain.core.state import NOBODY
from wagontrain.web.live import Live
from wagontrain.web.previews import Gauged

CASES_EACH = 6 if THOROUGH else 2  # of each game
DEPTHS = (0.1, 0.5, 0.9) if THOROUGH else (0.3, 0.8)  # of a game by chance: where we look
WRONG = 12 if THOROUGH else 4  # actions, spread over all there are
TIMED = 2000 if THOROUGH else 300  # actions
LANGUAGES = ("en", "pl", "it", "ru")
NOT_OF_A_TABLE = {  # what these answer has nothing to do with a game that is played
    "/api/games/{game}",
    "/api/games/{game}/tables",
    "/api/me/export",
    "/api/me/tokens",
    "/api/notices",  # which are gone once they are read
    "/api/players/{player_id}",
    "/api/ratings/{game}",
    "/api/rules/{game}",
    "/api/words/{lang}/{file}.ftl",
    "/healthz",
    "/metrics",
}

WITHOUT_A_LOOK = {  # of a game: what looks at no state, or only plays on
    "actions",
    "apply",
    "holders",
    "name",
    "new",
    "parse",
    "restore_options",
    "rule_numbers",
    "tables",
    "text",
    "version",
}
DEAL = "found"
MOST_GAMES = 1000  # in which a position is looked for


def chosen_cases() -> list[Case]:
    """For each game: as it comes, alone, then mixes of its options."""
    found: list[Case] = []
    for name in wagontrain.games():
        cases = [case for case in cases_of(wagontrain.game(name)) if case.seats <= 4]
        Random(name).shuffle(cases)
        several = [case for case in cases if case.seats > 1]
        found += several[: CASES_EACH - 1] + [case for case in cases if case.seats == 1][:1]
    return found


# -- the disguise


class DisguisedGame:
    """The game, with each state that is looked at replaced by one in which the viewer knows the same.

    Worlds that the server has dealt for itself, and copies of them, are looked at as they are.
    """

    def __init__(self, game: Any, viewer: int | None, seed: str) -> None:
        self.game = game
        self.viewer = viewer
        self.seed = seed
        self.worlds: dict[int, Any] = {}

    def other(self, s: Any) -> Any:
        return s if id(s) in self.worlds else self.game.resample(s, self.viewer, self.seed)

    def world(self, s: Any) -> Any:
        self.worlds[id(s)] = s  # held, so that no other state gets its number
        return s

    def __getattr__(self, name: str) -> Any:
        """What needs no state, or plays on, is the game's own."""
        assert name in WITHOUT_A_LOOK, f"{name}: does it look at a state?"
        return getattr(self.game, name)

    def clone(self, s: Any) -> Any:
        return self.world(self.game.clone(self.other(s)))

    def resample(self, s: Any, seat: int | None, seed: str) -> Any:
        return self.world(self.game.resample(self.other(s), seat, seed))

    def to_act(self, s: Any) -> Any:
        return self.game.to_act(self.other(s))

    def asked(self, s: Any) -> Any:
        return self.game.asked(self.other(s))

    def legal(self, s: Any) -> Any:
        return self.game.legal(self.other(s))

    def explain(self, s: Any, text: str) -> Any:
        return self.game.explain(self.other(s), text)

    def labels(self, s: Any, action: int) -> Any:
        return self.game.labels(self.other(s), action)

    def targets(self, s: Any, action: int) -> Any:
        return self.game.targets(self.other(s), action)

    def observe(self, s: Any, seat: int | None) -> Any:
        return self.game.observe(self.other(s), seat)

    def scores(self, s: Any) -> Any:
        return self.game.scores(self.other(s))

    def possible_scores(self, s: Any, viewer: int | None) -> Any:
        return self.game.possible_scores(self.other(s), viewer)

    def turn(self, s: Any) -> Any:
        return self.game.turn(self.other(s))

    def stats(self, s: Any, seat: int) -> Any:
        return self.game.stats(self.other(s), seat)

    def secret_points(self, s: Any, viewer: int | None) -> Any:
        return self.game.secret_points(self.other(s), viewer)

    def save(self, s: Any) -> Any:
        return self.game.save(self.other(s))

    def end_reason(self, s: Any) -> Any:
        return self.game.end_reason(self.other(s))


class Disguised(Live):
    """The same game as far as the viewer knows; everything else is different."""

    def __init__(self, live: Live, viewer: int | None, seed: str) -> None:
        vars(self).update(vars(live.copy()))
        self.game = DisguisedGame(live.game, viewer, seed)  # type: ignore[assignment]
        chance = Random(seed)
        self.events = [masked(event, viewer, chance) for event in live.events]


def masked(event: Event, viewer: int | None, chance: Random) -> Event:
    """The event with other hidden arguments, where the viewer may not read them."""
    if event.may_read(viewer):
        return event
    shown = len(event.args) - event.kind.hidden
    drawn = [chance.randrange(kind.size) for kind in event.kind.kinds[shown:]]
    return Event(event.kind, event.seat, (*event.args[:shown], *drawn), event.seen_by)


# -- what a viewer can ask for


class Viewer:
    """Somebody who looks at a table, on a seat of their own or from beside it."""

    def __init__(self, player: Player, seat: int | None, table: str) -> None:
        self.player = player
        self.seat = seat
        self.table = table

    def answers(self, paths: list[str], lang: str, refused: bool) -> list[tuple[str, int, bytes]]:
        """Every route that can be read, and every kind of refusal where it is asked for."""
        base = f"/api/tables/{self.table}"
        params = {"lang": lang} if self.seat is None else {"lang": lang, "seat": str(self.seat)}
        view = self.player.ask("GET", f"{base}/view", params=params).json()
        found = []
        for path in paths:
            step = str(view["step"] // 2 if path.endswith("?half") else view["step"])
            address = path.removesuffix("?half").replace("{table_id}", self.table).replace("{step}", step)
            own = params if address.startswith(base) else {"lang": lang}
            answer = self.player.ask("GET", address, params=own)
            found.append((path, answer.status_code, answer.content))
        return found + (list(self.refusals(base, view, lang)) if refused else [])

    def refusals(self, base: str, view: dict[str, Any], lang: str) -> Iterator[tuple[str, int, bytes]]:
        """What is said to wishes that cannot be granted; none of them may change anything."""
        seat = 0 if self.seat is None else self.seat
        legal = [action["text"] for action in view["legal"]]
        game = wagontrain.game(view["table"]["game"])
        wrong = [game.text(action) for action in range(0, game.actions.size, game.actions.size // WRONG)]
        wishes: list[tuple[str, dict[str, Any]]] = [("act", {"text": "fly away"})]
        for text in wrong:
            if text not in legal:
                wishes += [("act", {"text": text}), ("explain", {"text": text})]
        stale = {"text": wrong[0], "expected_seq": view["seq"] + 1}
        wishes += [("act", stale), ("undo", {"expected_seq": view["seq"] + 1}), ("confirm", {})]
        for kind, wish in wishes:
            body = {"seat": seat, **wish}
            if kind != "explain":
                body = {"expected_seq": view["seq"], "key": f"no {wish}"[:60], **body}
            answer = self.player.ask("POST", f"{base}/{kind}", json=body, params={"lang": lang})
            assert kind == "explain" or answer.status_code >= 400, answer.text
            yield f"{kind} {wish}", answer.status_code, answer.content


def paths_to_read(here: Site) -> list[str]:
    """All that can be read and may have to do with a table, from the schema: no new route is forgotten."""
    schema = here.client.get("/api/openapi.json").json()
    readable = [path for path, methods in schema["paths"].items() if "get" in methods]
    paths = [path for path in readable if path not in NOT_OF_A_TABLE]
    for path in paths:
        assert "{" not in path.replace("{table_id}", "").replace("{step}", ""), f"{path}: fill it in"
    return [path for path in paths if path.startswith("/api")] + ["/api/tables/{table_id}/steps/{step}?half"]


def check(
    here: Site, viewers: list[Viewer], table: str, seed: str, paths: list[str], refused: bool = True
) -> None:
    """Compare all answers for all viewers."""
    lives = here.server.tables.lives
    for number, viewer in enumerate(viewers):
        lang = LANGUAGES[number % len(LANGUAGES)]
        live = lives[table]
        live.view_cache.clear()
        here.server.courses.kept.clear()
        said = viewer.answers(paths, lang, refused)
        assert lives[table] is live, "a refused wish has changed the game"
        for secret in secrets(here, live):
            assert not any(secret in body for _, _, body in said)
        lives[table] = Disguised(live, viewer.seat, seed)
        here.server.courses.kept.clear()
        again = viewer.answers(paths, lang, refused)
        lives[table] = live
        here.server.courses.kept.clear()
        for before, after in zip(said, again, strict=True):
            assert after == before, (viewer.seat, seed, before[0])


def secrets(here: Site, live: Live) -> list[bytes]:
    """What nobody may be told before the end."""
    key = hashlib.sha256(live.seed.encode()).hexdigest()
    return [live.seed.encode(), key.encode(), live.s.key.hex().encode(), here.server.settings.data.encode()]


def seated(here: Site, case: Case) -> tuple[list[Player], Player, str]:
    """People on all seats of a table, and one who looks on."""
    people = [here.player(f"P{seat}") for seat in range(case.seats)]
    seats = ["me"] + ["open"] * (case.seats - 1)
    made = people[0].table(*seats, game=case.game.name, options=dict(case.options))
    for person in people[1:]:
        person.post(f"/api/tables/{made['id']}/join")
    return people, here.player("Looker"), made["id"]


@pytest.mark.parametrize("case", chosen_cases(), ids=str)
def test_every_answer_is_made_of_what_the_viewer_may_know(here: Site, case: Case) -> None:
    people, looker, table = seated(here, case)
    paths = paths_to_read(here)
    viewers = [Viewer(person, seat, table) for seat, person in enumerate(people)]
    viewers.append(Viewer(looker, None, table))
    choose = Chooser(case.game, str(case))
    length, done = sum(1 for _ in case.play()), 0
    for depth in DEPTHS:
        play_on(here.server.settings.data, table, round(depth * length) - done, choose)
        done = round(depth * length)
        told = looker.view(table)["table"]  # brings the game in memory up to date
        person = people[told["to_act"]]
        view = person.view(table)
        person.act(table, view, case.game.text(choose([case.game.parse(x["text"]) for x in view["legal"]])))
        done += 1
        if looker.get(f"/api/tables/{table}")["status"] != "running":
            return
        check(here, viewers, table, f"deal {depth}", paths)


# -- where something hangs on hidden cards


@dataclass(frozen=True)
class Spot:
    """Positions in which what is told of scores, or of actions, hangs on what some viewer cannot know."""

    about: str
    game: str
    seats: int
    question: str = ""  # that is asked there
    options: tuple[tuple[str, str], ...] = ()
    wishes: tuple[str, ...] = ()  # for words of actions, the dearest first
    seed: int = 0  # of the game in which one was found last; after a change of rules it may be another

    def __str__(self) -> str:
        return f"{self.about}-{self.game}-{self.seats}-{self.question}"

    def case(self) -> Case:
        game = wagontrain.game(self.game)
        return Case(game, self.seats, tuple({**game.bot_options, **dict(self.options)}.items()))

    def find(self) -> tuple[str, list[int]]:
        """The seed of a game, and the actions that lead to such a position."""
        case = self.case()
        game = case.game
        for number in range(self.seed, self.seed + MOST_GAMES):
            seed = f"secret seed {number}"
            s, actions = case.new(seed), list[int]()
            choose = Wishful(game, str(number), self.wishes)
            while legal := game.legal(s):
                if self.question in ("", game.asked(s).question) and self.tells(game, s):
                    return seed, actions
                actions.append(choose(legal))
                game.apply(s, actions[-1])
        raise AssertionError(f"{self}: no such position in {MOST_GAMES} games")

    def tells(self, game: Any, s: Any) -> bool:
        """Would the truth be told apart from the disguise, by the same seed as in the check?"""
        if self.about == "brings":
            seat = game.to_act(s)
            return outcomes(game, s, seat) != outcomes(game, game.resample(s, seat, DEAL), seat)
        if not game.secret_points(s, None):
            return False
        worlds = [s] + [game.resample(s, viewer, DEAL) for viewer in (None, *range(self.seats))]
        totals = [[score.total for score in game.scores(world)] for world in worlds]
        return totals[1] != totals[0] and any(other != totals[0] for other in totals[2:])


def outcomes(game: Any, s: Any, seat: int) -> list[Any]:
    """What each action brings in this one world."""
    gauged = Gauged(game, s, seat)
    return [gauged.after(action) for action in game.legal(s)]


class Wishful(Chooser):
    """Takes what it wishes for, mostly, where it can have it."""

    def __init__(self, game: Any, seed: str, wishes: tuple[str, ...]) -> None:
        super().__init__(game, seed)
        self.wishes = wishes

    def __call__(self, legal: list[int]) -> int:
        for wish in self.wishes:
            words = set(wish.split())
            wished = [action for action in legal if words <= set(self.game.text(action).split())]
            if wished and self.random.random() < 0.9:
                return self.random.choice(wished)
        return super().__call__(legal)


FACE_DOWN = ("build 8", "use cattle_for_6_and_objective", "objective stack", "hire builder", "use")
ALL_B = (("building_sides", "all_b"),)
SPOTS = [
    # An objective card that others have not seen is scored if it is met (GWT-15.10): building 8b gives it.
    Spot("scores", "gwt", 2, "", ALL_B, FACE_DOWN, seed=433),
    # Cards drawn with an exchange token leave a choice of what to discard, or none.
    Spot("brings", "gwt", 2, "leave-kansas-city"),
    # What the solo opponent takes next lies face down.
    Spot("brings", "villagers", 1, "lose-villager", seed=1),
    Spot("brings", "sierra_west", 1, "pioneer", seed=6),
]
MORE_SPOTS = [
    Spot("scores", "gwt", 3, "", ALL_B, FACE_DOWN, seed=340),
    Spot("brings", "gwt", 2, "use-location", seed=72),
    Spot("brings", "villagers", 1, "build"),
    Spot("brings", "villagers", 1, "resolve-events"),
]


def begin_with(here: Site, table: str, seed: str) -> None:
    """Let a table at which nobody has played yet be that of a given seed."""
    with closing(sqlite3.connect(here.server.settings.data)) as c, c:
        change = "UPDATE game_table SET seed = ?, commitment = ? WHERE id = ?"
        c.execute(change, (seed, commitment_of(seed), table))
    here.server.tables.lives.pop(table, None)


@pytest.mark.parametrize("spot", SPOTS + MORE_SPOTS if THOROUGH else SPOTS, ids=str)
def test_answers_that_hang_on_hidden_cards_do_not_show_them(here: Site, spot: Spot) -> None:
    """Told from the true state, the answer would be another: each spot is chosen so that it would."""
    seed, actions = spot.find()
    people, looker, table = seated(here, spot.case())
    begin_with(here, table, seed)
    played = iter(actions)
    play_on(here.server.settings.data, table, len(actions), lambda legal: next(played))
    assert looker.view(table)["step"] == len(actions)
    viewers = [Viewer(person, seat, table) for seat, person in enumerate(people)]
    paths = [path for path in paths_to_read(here) if "{table_id}" in path]
    check(here, [*viewers, Viewer(looker, None, table)], table, DEAL, paths, refused=False)


# -- when who is asked


def looks(game: Any, s: Any, viewer: int | None) -> tuple[Any, ...]:
    """What a viewer hears of what just happened, and sees of the table."""
    told = [event.to_json(viewer) for event in s.log]
    return told, game.observe(s, viewer), s.reveals


@pytest.mark.parametrize("case", chosen_cases(), ids=str)
def test_when_and_what_is_asked_tells_nothing(case: Case) -> None:
    """Two worlds that look alike to a viewer after an action also ask the same seat the same question."""
    game = case.game
    chance = Random(str(case))
    compared = 0
    for step, (s, _, action) in enumerate(case.play("timing")):
        if step >= TIMED or game.to_act(s) == NOBODY:
            break
        viewer = chance.choice([None, *range(case.seats)])
        worlds = [game.clone(s), game.resample(s, viewer, f"{step}")]
        if action not in game.legal(worlds[1]):
            continue
        for world in worlds:
            world.log = []
            game.apply(world, action)
        if looks(game, worlds[0], viewer) == looks(game, worlds[1], viewer):
            compared += 1
            asks = [game.asked(world) for world in worlds]
            first, second = [(ask.question, ask.seat, ask.args) for ask in asks]
            assert first == second, (case, step, viewer, game.text(action))
    assert compared > 5


# -- the rest


def test_sockets_carry_numbers_only(here: Site) -> None:
    """How far a table is and who is there: no name, no card, no text."""
    ann = here.player("Ann")
    table = ann.table("me", "me")["id"]
    with here.client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        for _ in range(15):
            view = ann.view(table)
            ann.act(table, view, view["legal"][0]["text"])
        heard: list[dict[str, Any]] = []
        while not heard or heard[-1].get("seq", 0) < 15:
            heard.append(json.loads(socket.receive_text()))
    for ring in heard:
        assert set(ring) in ({"seq", "change", "chat"}, {"online"})
        assert all(isinstance(n, int) for n in ring.get("online", ring.values()))


def test_an_action_of_another_is_told_only_by_what_followed(here: Site) -> None:
    ann, bob = here.player("Ann"), here.player("Bob")
    table = ann.table("me", "open")["id"]
    bob.post(f"/api/tables/{table}/join")
    people = [ann, bob]
    for _ in range(20):
        to_act = ann.view(table)["table"]["to_act"]
        view = people[to_act].view(table)
        people[to_act].act(table, view, view["legal"][-1]["text"])
    for seat, person in enumerate(people):
        for line in person.get(f"/api/tables/{table}/steps")["lines"]:
            assert (line["text"] is not None) == (line["seat"] == seat)
    assert all(line["text"] is None for line in here.player("Dot").get(f"/api/tables/{table}/steps")["lines"])
    assert ann.get(f"/api/tables/{table}/replay", expect=409)["code"] == "table-not-finished"
