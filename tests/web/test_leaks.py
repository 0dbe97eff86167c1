"""Nothing leaked: all that is sent to a viewer is the same, byte for byte, however the hidden rest is dealt.

At many steps of random games the state behind the server is replaced by one in which all that the viewer
cannot know was dealt anew, and the hidden arguments of the log by others. Every answer must stay as it was.
"""

from random import Random
from typing import Any

import pytest

import wagontrain
from tests.web.client import Player, Site
from wagontrain.core.events import Event
from wagontrain.web.live import Live

STEPS = 40
EVERY = 4


def answers(player: Player, table: str, seat: int | None) -> list[bytes]:
    """All that this viewer can ask for."""
    base = f"/api/tables/{table}"
    params = {} if seat is None else {"seat": seat}
    step = player.ask("GET", f"{base}/view", params=params).json()["step"]
    paths = [
        base,
        f"{base}/view",
        f"{base}/steps",
        f"{base}/steps/{step}",
        f"{base}/replay",
        f"{base}/verify",
    ]
    paths += ["/api/tables", "/api/me/tables", f"{base}/chat", "/api/games"]
    found = [player.ask("GET", path, params=params if path.startswith(f"{base}/") else {}) for path in paths]
    return [answer.content for answer in found]


def refusals(player: Player, table: str, view: dict[str, Any]) -> list[bytes]:
    """What is said to actions that cannot be played."""
    game = wagontrain.game("villagers")
    found: list[bytes] = []
    for action in range(0, game.actions.size, 23):
        text = game.text(action)
        if text not in [legal["text"] for legal in view["legal"]]:
            body = {"seat": view["seat"], "text": text, "expected_seq": view["seq"], "key": "x"}
            found.append(player.ask("POST", f"/api/tables/{table}/act", json=body).content)
            asked = {"seat": view["seat"], "text": text}
            found.append(player.ask("POST", f"/api/tables/{table}/explain", json=asked).content)
    return found


class Disguised(Live):
    """The same game as far as the viewer knows; everything else is different."""

    def __init__(self, live: Live, viewer: int | None, seed: str) -> None:
        vars(self).update(vars(live.copy()))
        self.viewer = viewer
        self.true = live
        self.seed = seed
        self.s = live.game.resample(live.s, viewer, seed)
        chance = Random(seed)
        self.events = [masked(event, viewer, chance) for event in live.events]

    def at_step(self, step: int) -> Any:
        return self.game.resample(self.true.at_step(step), self.viewer, self.seed)


def masked(event: Event, viewer: int | None, chance: Random) -> Event:
    """The event with other hidden arguments, where the viewer may not read them."""
    if event.may_read(viewer):
        return event
    shown = len(event.args) - event.kind.hidden
    drawn = [chance.randrange(kind.size) for kind in event.kind.kinds[shown:]]
    return Event(event.kind, event.seat, (*event.args[:shown], *drawn), event.seen_by)


@pytest.mark.parametrize(
    "options", [{}, {"saints": True, "scoundrels": True, "mini_villagers": "first_player"}]
)
def test_every_answer_is_made_of_what_the_viewer_may_know(here: Site, options: dict[str, Any]) -> None:
    people = [here.player(name) for name in ("Ann", "Bob", "Cid")]
    stranger = here.player("Dot")
    made = people[0].table("me", "open", "open", options=options)
    for person in people[1:]:
        person.post(f"/api/tables/{made['id']}/join")
    table = made["id"]
    chance = Random(str(options))
    viewers: list[tuple[Player, int | None]] = [
        (people[0], 0),
        (people[1], 1),
        (people[2], 2),
        (stranger, None),
    ]
    for turn in range(STEPS):
        to_act = stranger.view(table)["table"]["to_act"]
        view = people[to_act].view(table)
        if turn % EVERY == 0:
            check(here, viewers, table, to_act, f"deal {turn}")
        people[to_act].act(table, view, chance.choice(view["legal"])["text"])


def check(here: Site, viewers: list[tuple[Player, int | None]], table: str, to_act: int, seed: str) -> None:
    """Compare all answers for all viewers."""
    lives = here.server.tables.lives
    for player, seat in viewers:
        live = lives[table]
        said = answers(player, table, seat)
        view = player.view(table)
        if seat == to_act:
            said += refusals(player, table, view)
        secret = live.seed.encode()
        assert not any(secret in answer for answer in said)
        lives[table] = Disguised(live, seat, seed)
        again = answers(player, table, seat)
        if seat == to_act:
            again += refusals(player, table, view)
        lives[table] = live
        assert again == said, (seat, seed)


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
