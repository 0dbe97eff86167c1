"""What a table has to agree on, and what a player settles beforehand."""

from random import Random
from typing import Any

import pytest

import wagontrain
from tests.web.client import Player, Site, wait_long, wait_until
from wagontrain.core.replay import Replay
from wagontrain.core.words import LANGUAGES


def table_of(here: Site, *names: str, **more: Any) -> tuple[str, list[Player]]:
    """A table at which each of these people has a seat."""
    people = [here.player(name) for name in names]
    made = people[0].table("me", *["open"] * (len(names) - 1), **more)
    for person in people[1:]:
        person.post(f"/api/tables/{made['id']}/join")
    return made["id"], people


def codes(player: Player, table: str) -> list[str]:
    return [note["code"] for note in player.view(table)["notes"]]


def test_a_running_table_is_given_up_when_all_agree(both: Site) -> None:
    table, (ann, bob, cid) = table_of(both, "Ann", "Bob", "Cid")
    close = f"/api/tables/{table}/close"
    asked = bob.post(close, {"agree": True})
    assert asked["status"] == "running"
    assert asked["closing"] == {"votes": [1], "waiting": [0, 2], "mine": True}
    assert ann.get(f"/api/tables/{table}")["closing"]["mine"] is False
    assert cid.post(close, {"agree": False})["closing"] is None
    for person in (ann, bob):
        assert person.post(close, {})["status"] == "running"
    assert cid.post(close, {"agree": True})["status"] == "closed"
    assert codes(ann, table)[-5:] == ["vote-close", "close-refused", "vote-close", "vote-close", "closed"]
    assert [person.view(table)["legal"] for person in (ann, bob, cid)] == [[], [], []]
    assert ann.post(close, {}, expect=409)["code"] == "table-not-open"


def test_strangers_and_bots_have_no_vote(here: Site) -> None:
    table, (ann, bob) = table_of(here, "Ann", "Bob")
    close = f"/api/tables/{table}/close"
    assert here.player("Eve").post(close, {}, expect=403)["code"] == "not-seated"
    assert ann.post(close, {})["status"] == "running"
    assert bob.post(f"/api/tables/{table}/leave", {"seat": 1})["status"] == "closed"
    alone = ann.table("me", "bot:random")["id"]
    assert ann.post(f"/api/tables/{alone}/close", {"agree": False})["status"] == "running"
    assert ann.post(f"/api/tables/{alone}/close", {})["status"] == "closed"
    waiting = ann.table("me", "open")["id"]
    assert bob.post(f"/api/tables/{waiting}/close", {}, expect=403)["code"] == "not-the-owner"
    assert ann.post(f"/api/tables/{waiting}/close", {})["status"] == "closed"


def test_nobody_votes_on_their_own_seat_and_no_stranger_on_any(here: Site) -> None:
    table, people = table_of(here, "Ann", "Bob", stand_in="random")
    number = people[0].view(table)["table"]["to_act"]
    wait_long(here, table)
    absent = f"/api/tables/{table}/seats/{number}/absent"
    assert people[number].post(absent, {}, expect=409)["code"] == "seat-taken"
    assert here.player("Eve").post(absent, {}, expect=403)["code"] == "not-seated"
    assert people[number].get(f"/api/tables/{table}")["seats"][number]["votes"] == 0
    assert people[1 - number].post(absent, {})["seats"][number]["away"]
    assert people[1 - number].post(absent, {}, expect=409)["code"] == "seat-taken"  # a bot sits there


def test_a_vote_for_a_bot_can_be_taken_back(both: Site) -> None:
    table, people = table_of(both, "Ann", "Bob", "Cid", stand_in="random", rated=False)
    number = people[0].view(table)["table"]["to_act"]
    bob, ann, cid = people[number], people[number - 1], people[number - 2]
    wait_long(both, table)
    absent = f"/api/tables/{table}/seats/{number}/absent"
    seat = ann.post(absent, {"agree": True})["seats"][number]
    assert (seat["votes"], seat["my_vote"], seat["votes_needed"]) == (1, True, 2)
    assert ann.post(absent, {"agree": False})["seats"][number]["votes"] == 0
    assert codes(cid, table)[-2:] == ["vote-absent", "vote-withdrawn"]
    assert not cid.post(absent, {})["seats"][number]["away"]
    assert ann.post(absent, {})["seats"][number]["away"]
    bob.post(f"/api/tables/{table}/seats/{number}/back")


def test_who_plays_is_not_absent_any_more(both: Site) -> None:
    """The votes of a while ago count no more once the player has come and played."""
    table, people = table_of(both, "Ann", "Bob", "Cid", stand_in="random")
    number = people[0].view(table)["table"]["to_act"]
    voter, other = (person for seat, person in enumerate(people) if seat != number)
    absent = f"/api/tables/{table}/seats/{number}/absent"
    wait_long(both, table)
    assert voter.post(absent, {})["seats"][number]["votes"] == 1
    mover = people[number]
    after = mover.act(table, mover.view(table), "take 1")["view"]
    assert after["table"]["seats"][number]["votes"] == 0
    assert [note["code"] for note in voter.view(table)["notes"]][-2:] == ["vote-absent", "back"]
    assert other.post(absent, {}, expect=409)["code"] == "not-awaited"


def test_nobody_is_replaced_who_is_at_the_table(here: Site) -> None:
    table, (ann, bob) = table_of(here, "Ann", "Bob", stand_in="random")
    headers = {"cookie": f"wagontrain={bob.cookies['wagontrain']}"}
    with here.client.websocket_connect(f"/api/tables/{table}/socket", headers=headers) as socket:
        socket.receive_json()
        refused = ann.post(f"/api/tables/{table}/seats/1/absent", {}, expect=409)
        assert refused["code"] == "not-absent"


# -- answers given beforehand


def plan(player: Player, table: str, seat: int, question: str, text: str | None, lasts: str) -> Any:
    body = {"seat": seat, "question": question, "text": text, "lasts": lasts}
    return player.post(f"/api/tables/{table}/plans", body, method="PUT")["plans"]


def wait_for(player: Player, table: str, seq: int) -> dict[str, Any]:
    """The view when bots and plans have come so far."""
    wait_until(lambda: player.view(table)["seq"] >= seq, f"number {seq}")
    return player.view(table)


def test_a_plan_for_this_turn_goes_with_it(here: Site) -> None:
    """Seat b plans to take slot 5: it holds in a's turn, and not any more in b's own."""
    ann = here.player("Ann")
    table = ann.table("me", "me")["id"]
    view = ann.view(table)
    first, other = view["seat"], 1 - view["seat"]
    question = view["asked"]["question"]
    told = plan(ann, table, other, question, "take 5", "turn")
    assert [each["lasts"] for each in told] == ["turn"]
    assert f"Ann {first + 1}" in told[0]["words"]
    assert "slot 5" in told[0]["words"]
    ann.act(table, view, "take 1")
    after = ann.view(table)
    assert after["seat"] == other
    assert after["plans"] == []
    plan(ann, table, other, question, "take 5", "turn")
    assert wait_for(ann, table, 2)["seat"] == first


def test_a_plan_until_i_decide_and_one_for_the_game(both: Site) -> None:
    ann = both.player("Ann")
    table = ann.table("me", "me")["id"]
    view = ann.view(table)
    me, other, question = view["seat"], 1 - view["seat"], view["asked"]["question"]
    plan(ann, table, other, question, "take 5", "mine")
    plan(ann, table, me, "courier-window", "pass", "game")
    ann.act(table, view, "take 1")
    after = wait_for(ann, table, 2)  # the plan acts; it stays, because its owner decided nothing
    assert [each["lasts"] for each in ann.view(table, seat=other)["plans"]] == ["mine"]
    ann.act(table, after, "take 2")
    after = wait_for(ann, table, 4)
    kept = ann.view(table, seat=me)["plans"]
    assert [each["lasts"] for each in kept] == ["game"]
    assert plan(ann, table, me, "courier-window", None, "game") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plan_says_in_words_what_and_until_when(here: Site, lang: str) -> None:
    ann = here.player("Ann")
    table = ann.table("me", "me", game="sierra_west")["id"]
    for lasts in ("turn", "mine", "game"):
        plan(ann, table, 0, "trap-animal", "decline", lasts)
        plan(ann, table, 0, "*", "", lasts)
        told = ann.view(table, seat=0, lang=lang)["plans"]
        assert [each["question"] for each in told] == ["*", "trap-animal"]
        for each in told:
            assert each["words"]
            assert "{" not in each["words"]
            assert "plan-" not in each["words"]
    body = {"seat": 0, "question": "no-such-thing", "text": "x", "lasts": "game"}
    ann.post(f"/api/tables/{table}/plans", body, 404, "PUT")
    body = {"seat": 0, "question": "trap-animal", "text": "fly", "lasts": "game"}
    assert ann.post(f"/api/tables/{table}/plans", body, 422, "PUT")["code"] == "not-an-action"


def asked_out_of_turn(name: str) -> Replay:
    """A game up to where a seat is asked something in another's turn that it may decline."""
    game = wagontrain.game(name)
    for seed in range(50):
        s, chance = game.new(3, str(seed)), Random(seed)
        replay = Replay.begin(game, 3, str(seed), {}, ["A", "B", "C"])
        while game.legal(s):
            texts = [game.text(action) for action in game.legal(s)]
            if game.to_act(s) != game.turn(s) and "decline" in texts:
                return replay
            replay.actions.append(chance.choice(texts))
            game.play(s, replay.actions[-1])
    raise AssertionError("nobody was asked out of turn")


def test_whatever_is_asked_out_of_turn_can_be_declined_beforehand(here: Site) -> None:
    """Sierra West: the others are asked whether they trap an animal; who wants none is not asked."""
    ann = here.player("Ann")
    text = asked_out_of_turn("sierra_west").write()
    table = ann.post("/api/import", {"replay": text}, expect=201)["id"]
    view = ann.view(table)
    assert view["asked"]["out_of_turn"]
    assert view["asked"]["decline"] == "decline"
    assert ann.view(table, seat=(view["seat"] + 1) % 3)["asked"]["decline"] is None
    plan(ann, table, view["seat"], "*", "", "turn")
    after = wait_for(ann, table, view["seq"] + 1)
    line = ann.get(f"/api/tables/{table}/steps", seat=view["seat"])["lines"][view["step"]]
    assert (line["seat"], line["text"]) == (view["seat"], "decline")
    assert not (after["asked"]["out_of_turn"] and after["seat"] == view["seat"])


# -- accounts


def test_a_password_is_changed_by_who_knows_the_old_one(both: Site) -> None:
    ann = both.player("Ann")
    change = "/api/me/password"
    ann.post(change, {"old": "correct horse", "new": "battery staple"}, expect=401)
    ann.post("/api/register", {"login": "ann", "password": "correct horse"})
    again = {"login": "anna", "password": "other horse"}
    assert ann.post("/api/register", again, expect=409)["code"] == "has-login"
    phone = both.player(None)
    phone.post("/api/login", {"login": "ann", "password": "correct horse"})
    assert (
        ann.post(change, {"old": "wrong horse", "new": "battery staple"}, expect=401)["code"]
        == "wrong-password"
    )
    ann.post(change, {"old": "correct horse", "new": "short"}, expect=422)
    assert ann.post(change, {"old": "correct horse", "new": "battery staple"})["player"]["login"] == "ann"
    assert ann.get("/api/me")["player"]["login"] == "ann"
    assert phone.get("/api/me")["player"] is None
    phone.post("/api/login", {"login": "ann", "password": "correct horse"}, expect=401)
    phone.post("/api/login", {"login": "ann", "password": "battery staple"})
