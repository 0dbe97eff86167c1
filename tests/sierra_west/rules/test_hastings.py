"""SW-23: Hastings' Cutoff."""

from typing import Any

import pytest

from tests.sierra_west.build import (
    animals,
    asked,
    cabin_names,
    clear,
    discarded_names,
    give,
    go,
    goods,
    hastings_turn,
    homestead,
    load_die,
    market,
    market_names,
    mountain,
    options,
    own,
    part,
    pioneering,
    place,
    plan,
    play,
    row,
    row_names,
    scout,
    spot,
    stack,
    stand,
    table,
    wagon,
)
from wagontrain.sierra_west import GAME
from wagontrain.sierra_west.components import BASE, CARDS, PLANS
from wagontrain.sierra_west.names import GOLD, HASTINGS, NONE, PLAN_ACTIONS, TOKENS
from wagontrain.sierra_west.rules.hastings import perform_plan
from wagontrain.sierra_west.scoring import fish_value
from wagontrain.sierra_west.state import State

# plan01 (left): move, shovel, wagon, gold      arrows 1 2 3, ghost 4
# plan02 (right): move, shovel, food, fur_trade arrows 2 3 4, ghost 1
# plan03 (left): wood, move, shovel, mode       arrows 1 2 4, ghost 3
# plan04 (right): stone, move, gold, shovel     arrows 1 3 4, ghost 2


def done(s: State) -> list[str]:
    """What Hastings did, in order."""
    assert s.log is not None
    names = ("wagon", "gold", "fur_trade", "food", "wood", "stone", "move", "shovel", "mode")
    return [names[event.args[0]] for event in s.log if event.kind.name == "plan-performed"]


def him(s: State) -> tuple[int, int]:
    """His gold and boots tokens."""
    held = s.seats[HASTINGS].goods
    return held[GOLD], held[TOKENS]


def act(s: State, action: str) -> State:
    """Let Hastings perform one action."""
    perform_plan(s, PLAN_ACTIONS.index(action))
    return s


def solo(left: bool = False, mode: str = "apple_hill", **options: Any) -> State:
    """Hastings' turn with his left or right frontiersman active, before any action."""
    s = hastings_turn("plan01" if left else "plan02", "plan04", mode, **options)
    s.todo = []
    s.next_plan = PLANS.index("plan04")
    s.plan_deck = tuple(i for i in s.plan_deck if i != s.next_plan)
    return s


@pytest.mark.rule("SW-23.2")
def test_hastings_ignores_basic_resources() -> None:
    s = solo(mode="boats_banjos")
    row(s, "river1")
    wagon(s, 1, seat=HASTINGS)
    load_die(s, 1)
    act(s, "mode")
    assert goods(s, HASTINGS) == {"trout": 1, "salmon": 1}
    assert s.panned == (1,)


@pytest.mark.rule("SW-23.3")
def test_the_human_begins_and_a_plan_card_lies_open() -> None:
    s = table(1)
    assert (s.turn, GAME.to_act(s)) == (0, 0)
    assert s.plan != NONE
    assert (s.next_plan, len(s.plan_deck)) == (NONE, 17)


@pytest.mark.rule("SW-23.3")
def test_an_empty_plan_deck_is_made_of_the_discards() -> None:
    s = hastings_turn("plan01", "plan02")
    s.discarded_plans, s.plan_deck = s.plan_deck, ()
    go(s)
    assert len(s.plan_deck) + len(s.discarded_plans) == 17


@pytest.mark.rule("SW-23.4", "SW-EX-24", "SW-12.10")
def test_both_scouts_on_the_claimed_card_earn_two_tokens() -> None:
    s = pioneering("st6", "st6", "st6", seats=1)
    scout(s, "r1p1")
    scout(s, "r1p1", seat=HASTINGS)
    s.seats[HASTINGS].left_scout = place("r1p1")
    give(s, food=1)
    stand(s, plain="tan-2")
    play(s, "activate plain", "claim discard", "pay 1 0 0")
    assert him(s) == (0, 2)
    assert (s.seats[HASTINGS].scout, s.seats[HASTINGS].left_scout) == (BASE, BASE)


def hunting(plan_card: str, left: str, right: str, **options: Any) -> State:
    s = pioneering(left, "st2", right, seats=1, **options)
    plan(s, plan_card, "plan16")
    return play(s, "pass")


@pytest.mark.rule("SW-23.5", "SW-23.5a")
def test_hastings_hunts_once_by_an_opaque_symbol() -> None:
    assert hunting("plan01", "st3", "st1").seats[HASTINGS].animals == 1  # right: rabbit
    assert hunting("plan04", "st3", "st1").seats[HASTINGS].animals == 4  # left: fox
    assert hunting("plan02", "st3", "st1").seats[HASTINGS].animals == 0  # not opaque
    assert hunting("plan01", "st3", "st4").seats[HASTINGS].animals == 0  # no animal
    assert hunting("plan01", "st3", "ah01").seats[HASTINGS].animals == 0  # deer: not his


@pytest.mark.rule("SW-23.5")
def test_with_the_mule_hunt_option_the_mule_makes_every_symbol_count() -> None:
    for option, expected in ((True, 4), (False, 0)):
        s = pioneering("st3", "st2", "st1", seats=1, mule_hunt=option)
        plan(s, "plan02", "plan16")
        s.mule = HASTINGS
        play(s, "pass")
        assert s.seats[HASTINGS].animals == expected


@pytest.mark.rule("SW-23.6")
def test_hastings_never_tracks() -> None:
    s = pioneering("st3", "st6", "st6", seats=1)
    give(s, stone=2, wood=1)
    stand(s, hat="green-end")
    play(s, "summit hat left")
    assert (asked(s), GAME.to_act(s)) == ("pioneer", 0)


@pytest.mark.rule("SW-23.7", "SW-23.9", "SW-23.10")
def test_solid_arrows_of_the_new_card_point_at_the_active_one() -> None:
    s = go(hastings_turn("plan01", "plan02"))
    assert done(s) == ["shovel", "wagon", "gold"]
    s = hastings_turn("plan01", "plan04")
    go(s)
    assert done(s) == ["move", "wagon", "gold"]


@pytest.mark.rule("SW-23.8")
def test_the_human_may_trap_an_animal_of_either_plan_card() -> None:
    s = hastings_turn("plan01", "plan05")  # rabbit, and the mode's own
    give(s, food=2)
    go(s)
    assert (GAME.to_act(s), done(s)) == (0, [])
    assert [o for o in options(s) if "hat" in o] == ["trap rabbit hat", "trap deer hat"]
    play(s, "trap deer hat", "pay 1 0 0")
    assert s.seats[0].animals == 1 << 4
    assert asked(s) == "lay-card"  # one animal only


@pytest.mark.rule("SW-23.9", "SW-23.9a")
def test_the_ghost_action_needs_the_mule_and_comes_last() -> None:
    s = hastings_turn("plan01", "plan02")
    s.mule = HASTINGS
    go(s)
    assert done(s) == ["shovel", "wagon", "gold", "move"]
    s = hastings_turn("plan02", "plan03")
    go(s)
    assert done(s) == ["move", "shovel", "fur_trade"]
    s = hastings_turn("plan09", "plan01")  # food gained in this very turn brings the mule
    go(s)
    while asked(s) == "track-supplies":
        play(s, "decline")
    assert done(s) == ["food", "shovel", "mode", "move"]


@pytest.mark.rule("SW-23.11")
def test_the_new_card_becomes_the_active_one() -> None:
    s = go(hastings_turn("plan01", "plan02"))
    assert (PLANS[s.plan], s.next_plan) == ("plan02", NONE)
    assert [PLANS[i] for i in s.discarded_plans] == ["plan01"]
    assert (s.turn, s.round) == (0, 2)


@pytest.mark.rule("SW-23.12", "SW-23.12a", "SW-23.12b", "SW-23.12c", "SW-EX-23")
def test_wagon_gold_and_furs() -> None:
    s = solo()
    act(act(s, "wagon"), "gold")
    assert (s.seats[HASTINGS].wagon, him(s)) == (1, (1, 0))
    wagon(s, 6, seat=HASTINGS)
    act(s, "wagon")
    assert s.seats[HASTINGS].wagon == 6
    animals(s, "bear", "fox", "rabbit", seat=HASTINGS)
    act(s, "fur_trade")
    assert him(s) == (4, 0)


@pytest.mark.rule("SW-23.13", "SW-23.13a", "SW-23.13b", "SW-23.13c")
def test_homestead_steps_and_the_humans_tracker() -> None:
    s = solo()
    s.mule = 0
    act(s, "food")
    assert (s.mule, s.seats[HASTINGS].homestead) == (HASTINGS, (1, 0, 0))
    go(s)
    assert (asked(s), GAME.to_act(s)) == ("track-supplies", 0)
    play(s, "track hat")
    assert (goods(s), spot(s, "hat")) == ({"food": 1}, "tracker")
    act(s, "wood")
    act(s, "stone")
    assert (him(s), s.seats[HASTINGS].homestead) == ((1, 1), (1, 1, 1))


@pytest.mark.rule("SW-23.13c", "SW-16.3", "SW-16.4")
def test_a_marker_of_his_that_cannot_move_still_earns() -> None:
    s = solo()
    homestead(s, stone=5)
    homestead(s, stone=4, seat=HASTINGS)
    act(s, "stone")
    assert (s.seats[HASTINGS].homestead, him(s), s.todo) == ((0, 0, 4), (1, 0), [])


@pytest.mark.rule("SW-23.14", "SW-23.14a", "SW-EX-22")
def test_move_goes_straight_to_the_outermost_face_up_card() -> None:
    s = act(solo(left=True), "move")
    assert s.seats[HASTINGS].left_scout == place("r1p1")
    s = act(solo(), "move")
    assert (s.seats[HASTINGS].scout, s.seats[HASTINGS].left_scout) == (place("r1p2"), BASE)
    clear(s, "r1p1", "r2p1")
    act(s, "move")
    assert s.seats[HASTINGS].scout == place("r1p2")
    s = solo(left=True)
    clear(s, "r1p1", "r2p1", "r1p2")
    s.seats[HASTINGS].left_scout = place("r2p2")
    act(s, "move")
    assert s.seats[HASTINGS].left_scout == place("r3p1")
    s.face_up = 0
    act(s, "move")
    assert s.seats[HASTINGS].left_scout == place("r3p1")


@pytest.mark.rule("SW-23.15", "SW-23.15a", "SW-23.15b", "SW-EX-22")
def test_a_shovel_on_the_base_builds_for_nothing() -> None:
    no_tiles: list[str] = []
    for left, built, left_over in ((True, "all_green", ["bear_tamer"]), (False, "bear_tamer", no_tiles)):
        s = solo(left=left)
        market(s, "all_green", "double_food", "double_wood", "bear_tamer")
        stack(s, "step_back", "step_back")
        s.discarded_tiles = ()
        act(s, "shovel")
        assert cabin_names(s, HASTINGS) == [built]
        assert discarded_names(s) == left_over
        assert None not in market_names(s)


@pytest.mark.rule("SW-23.15", "SW-23.15c")
def test_he_takes_what_is_there_duplicates_too() -> None:
    s = solo(left=True)
    s.cabin_stack = s.discarded_tiles = ()
    s.seats[HASTINGS].cabins = (0, 1, 2, 3, 4)
    market(s, None, None, None, "boots_to_gold")
    act(s, "shovel")
    assert cabin_names(s, HASTINGS).count("boots_to_gold") == 2
    assert (market_names(s), s.discarded_tiles) == ([None] * 4, ())
    act(s, "shovel")
    assert len(s.seats[HASTINGS].cabins) == 6


@pytest.mark.rule("SW-23.16", "SW-12.10")
def test_a_shovel_on_a_card_claims_it() -> None:
    s = solo(left=True)
    taken = s.mountain[0]
    s.seats[HASTINGS].left_scout = place("r1p1")
    scout(s, "r1p1", seat=HASTINGS)
    scout(s, "r1p1")
    act(s, "shovel")
    assert s.seats[HASTINGS].discard == (taken,)
    assert (him(s), goods(s)) == ((0, 0), {"pair_of_boots": 1})
    assert (s.seats[0].scout, s.seats[HASTINGS].scout, s.seats[HASTINGS].left_scout) == (BASE, BASE, BASE)
    assert len(s.row) == 2


@pytest.mark.rule("SW-23.17", "SW-23.17a")
def test_his_apple_hill() -> None:
    s = solo()
    s.apples = (4, 2)
    animals(s, "rabbit", seat=HASTINGS)
    s.seats[HASTINGS].orchards = (5, 1)
    act(s, "mode")
    assert (s.apples, s.seats[HASTINGS].orchards, him(s)) == ((0, 0), (5, 2), (3, 0))
    s.seats[HASTINGS].orchards = (0, 5)
    act(s, "mode")
    assert (s.seats[HASTINGS].orchards, him(s)) == ((1, 5), (6, 0))


@pytest.mark.rule("SW-23.17", "SW-23.17b")
def test_his_boats_and_banjos() -> None:
    s = solo(mode="boats_banjos")
    row(s, "river4", "river1")
    wagon(s, 2, seat=HASTINGS)
    s.fish = (1, 6, 6)
    load_die(s, 4)
    act(s, "mode")
    assert goods(s, HASTINGS) == {"trout": 1, "gold": 1}
    assert (s.fish, s.panned) == ((0, 6, 6), (1, 1))


@pytest.mark.rule("SW-23.17", "SW-23.17c", "SW-EX-25")
def test_his_gold_rush() -> None:
    s = solo(mode="gold_rush")
    own(s, "lantern", 0)
    s.carts = 1
    act(s, "mode")
    assert (s.items[:2], s.seats[HASTINGS].carts, him(s)) == ((1, 1), (0, 0, 1), (0, 0))
    act(s, "mode")
    assert (s.seats[HASTINGS].carts, him(s)) == ((0, 0, 1), (2, 0))


@pytest.mark.rule("SW-23.17", "SW-23.17d")
def test_his_outlaws_and_outposts() -> None:
    s = solo(mode="outlaws_outposts")
    scout(s, "r1p1")
    act(s, "mode")
    assert (s.items[2], s.seats[HASTINGS].outlaws, him(s)) == (HASTINGS, 2, (2, 0))
    assert (s.outlaws, row_names(s)) == ((0, 1, 2, 2, 3), ["outpost_campfire", "outpost_i"])
    assert goods(s) == {"pair_of_boots": 1}
    s.outlaws, s.base_outlaws = (0, 0, 0, 0, 0), 1
    act(s, "mode")
    assert (s.seats[HASTINGS].outlaws, him(s)) == (3, (4, 0))


@pytest.mark.rule("SW-23.18")
def test_he_scores_like_a_player() -> None:
    s = solo(mode="gold_rush")
    h = s.seats[HASTINGS]
    h.discard = tuple(CARDS.index(name) for name in ("gr01", "gr02", "gr03"))
    homestead(s, 1, 2, 2, seat=HASTINGS)
    wagon(s, 5, seat=HASTINGS)
    give(s, HASTINGS, gold=3, pair_of_boots=2)
    animals(s, "bear", seat=HASTINGS)
    h.carts = (0, 0, 2)
    own(s, "dynamite", HASTINGS)
    parts = GAME.scores(s)[1].parts
    assert parts == {
        "claimed-cards": 6,
        "animals": -9,
        "cabins": 0,
        "gold": 3,
        "boots": 2,
        "homestead": 15,
        "carts": 12,
        "dynamite": 3,
        "lantern": 0,
    }
    assert GAME.scores(s)[1].automa


@pytest.mark.rule("SW-23.19", "SW-23.19a", "SW-EX-31")
def test_cabins_and_fish_count_otherwise() -> None:
    s = solo(mode="boats_banjos")
    s.seats[HASTINGS].cabins = (0, 0, 1)
    give(s, HASTINGS, trout=4, salmon=1, bass=1)
    assert (part(s, "cabins", HASTINGS), part(s, "fish", HASTINGS)) == (9, 7)


def formula(a: int, b: int, c: int) -> int:
    pairs = 3 * (a // 2 + b // 2 + c // 2)
    odd = sum(n % 2 == 1 and n >= 3 for n in (a, b, c))
    return pairs + odd + (0, 0, 1, 2)[(a, b, c).count(1)]


@pytest.mark.rule("SW-23.19a")
def test_the_fish_value_is_that_of_the_formula() -> None:
    for a in range(7):
        for b in range(7):
            for c in range(7):
                assert fish_value((a, b, c)) == formula(a, b, c), (a, b, c)


@pytest.mark.rule("SW-23.20")
def test_no_extra_round_and_a_tie_is_his() -> None:
    s = hastings_turn("plan02", "plan03")
    s.ending = 1
    go(s)
    assert (s.ended, GAME.end_reason(s)) == (1, "row-full")
    s = table(1)
    for seat in (0, 1):
        s.seats[seat].animals = 15
    give(s, 0, gold=15)  # makes up for the deer and four slots
    assert GAME.scores(s)[0].total == GAME.scores(s)[1].total == 0
    assert [score.rank for score in GAME.scores(s)] == [2, 1]


@pytest.mark.rule("SW-23.20")
def test_a_trigger_in_the_humans_turn_leaves_hastings_one_full_turn() -> None:
    s = pioneering(seats=1)
    plan(s, "plan02", "plan03")
    s.ending = 1
    play(s, "pass")
    assert s.ended == 1
    assert len(done(s)) == 3


@pytest.mark.rule("SW-23.21", "SW-23.21a", "SW-23.21b", "SW-23.21f")
def test_difficulties_at_the_start() -> None:
    assert table(1, hastings_mule=True).mule == HASTINGS
    assert table(1, hastings_bear=True).seats[HASTINGS].animals == 1 << 3
    assert table(1, hastings_wagon=3).seats[HASTINGS].wagon == 3
    plain = table(1)
    assert (plain.mule, plain.seats[HASTINGS].animals, plain.seats[HASTINGS].wagon) == (NONE, 0, 0)


@pytest.mark.rule("SW-23.21", "SW-23.21c", "SW-23.21d", "SW-23.21e")
@pytest.mark.parametrize(
    ("option", "value", "category", "easy", "hard"),
    [
        ("hastings_cabins", 5, "cabins", 6, 10),
        ("hastings_gold", 2, "gold", 4, 8),
        ("hastings_gold", 2, "fish", 3, 6),
        ("hastings_boots", 2, "boots", 3, 6),
    ],
)
def test_difficulties_at_the_end(option: str, value: int, category: str, easy: int, hard: int) -> None:
    settings: tuple[tuple[dict[str, Any], int], ...] = (({}, easy), ({option: value}, hard))
    for chosen, points in settings:
        s = table(1, "boats_banjos", **chosen)
        s.seats[HASTINGS].cabins = (0, 1)
        give(s, HASTINGS, gold=4, pair_of_boots=3, trout=2)
        give(s, 0, gold=4, pair_of_boots=3)
        assert part(s, category, HASTINGS) == points
        assert (part(s, "gold"), part(s, "boots")) == (4, 3)


@pytest.mark.rule("SW-23.21d")
def test_cart_gold_stays_three_with_gold_2() -> None:
    s = table(1, "gold_rush", hastings_gold=2)
    s.seats[HASTINGS].carts = (0, 0, 1)
    assert part(s, "carts", HASTINGS) == 6


@pytest.mark.rule("SW-23.22", "SW-7.24")
def test_items_and_mule_change_hands_between_human_and_hastings() -> None:
    s = pioneering("gr_start", "st6", "st8", seats=1)
    s.mule = HASTINGS
    own(s, "lantern", HASTINGS)
    give(s, food=2)
    stand(s, plain="tan-1")
    play(s, "activate plain")
    stand(s, plain="tan-4")
    play(s, "activate plain", "pay 2 0 0")
    assert (s.items[1], s.mule) == (0, 0)


@pytest.mark.rule("SW-23.10", "SW-23.15c")
def test_the_inactive_frontiersman_never_acts() -> None:
    s = solo(left=True)
    mountain(s, r1p1="ah01")
    scout(s, "r1p1", seat=HASTINGS)
    act(s, "shovel")
    assert s.seats[HASTINGS].discard == ()
    assert len(s.seats[HASTINGS].cabins) == 1
