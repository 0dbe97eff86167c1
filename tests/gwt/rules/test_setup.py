"""GWT-1 and GWT-2: what is in the box, and how a game is set up."""

import random
from collections import Counter

import pytest

from tests.gwt.build import (
    asked,
    discard_of,
    fresh,
    hand_of,
    herder_of,
    options,
    play,
    reasons,
    said,
    tile_at,
)
from wagontrain import LoadError, OptionError
from wagontrain.core.game import checksum
from wagontrain.gwt import GAME
from wagontrain.gwt.components import (
    ALL_DISCS,
    BAGS,
    HAZARD_SPACES,
    JOB_SPACES,
    MARKET_COPIES,
    MASTERS,
    NEUTRAL_SPACES,
    OUTLAW_SPACES,
    PLAYER_COPIES,
    SPACES,
    TILE_KIND,
    TRAIL_END,
)
from wagontrain.gwt.names import (
    CATTLE_KINDS,
    EMPTY,
    FIRST_CITY_TILE,
    FIRST_START,
    NEUTRAL,
    START_STREAM,
    TILE,
)
from wagontrain.gwt.rules.cattle import market_size, turn_up
from wagontrain.gwt.rules.hazards import lay_tile
from wagontrain.gwt.rules.move import step_limit
from wagontrain.gwt.rules.turn import hand_limit
from wagontrain.gwt.setup import put_back
from wagontrain.gwt.state import State, blank_state

SEEDS = [str(n) for n in range(25)]


def tiles_on_trail(s: State) -> list[int]:
    return [tile - FIRST_CITY_TILE for tile in s.trail if tile >= FIRST_CITY_TILE]


def jobs_of(s: State) -> list[list[int]]:
    return [list(s.jobs[row * JOB_SPACES : row * JOB_SPACES + JOB_SPACES]) for row in range(12)]


@pytest.mark.rule("GWT-1.1")
def test_the_board_has_its_parts() -> None:
    s = fresh(4)
    assert len(s.trail) == SPACES
    assert len(s.jobs) == 12 * 4
    assert len(s.foresight) == 6
    assert len(s.display) == 4
    assert len(s.seats[0].cities) == 10


@pytest.mark.rule("GWT-1.2")
def test_bag_two_holds_workers_only_and_the_totals_are_right() -> None:
    assert {TILE_KIND[tile] for tile in BAGS[1]} == {0}
    everything = Counter(TILE.text(tile) for bag in BAGS for tile in bag)
    assert [everything[name] for name in ("cowboy", "builder", "engineer")] == [18, 18, 18]
    assert sum(everything[name] for name in everything if name.startswith("flood")) == 6
    assert [everything["outlaw_green"], everything["outlaw_orange"]] == [11, 11]


@pytest.mark.rule("GWT-1.3", "GWT-2.10", "GWT-2.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_player_board_at_the_start(seats: int) -> None:
    s = fresh(seats)
    for me in s.seats:
        assert me.discs == ALL_DISCS
        assert ALL_DISCS.bit_count() == 14
        assert me.supply.bit_count() == 12
        assert (me.engine, me.marker, me.herder) == (0, 0, -1)
        assert len(me.deck + me.hand) == 14
        cards = Counter(me.deck + me.hand)
        assert [cards[card] for card in range(4)] == [5, 3, 3, 3] == list(PLAYER_COPIES[:4])
    view = GAME.observe(s, 0)["players"]
    assert isinstance(view, list)
    assert view[0]["auxiliary"] == {"dollar": 1, "draw": 1, "certificate": 0, "engine": 0, "remove": 0}


@pytest.mark.rule("GWT-1.4", "GWT-2.8", "GWT-2.9")
@pytest.mark.parametrize(("seats", "cards"), [(2, 7), (3, 10), (4, 13)])
def test_the_cattle_market_and_the_objective_display(seats: int, cards: int) -> None:
    s = fresh(seats)
    assert len(s.market) == cards == market_size(s)
    assert list(s.market) == sorted(s.market)
    assert Counter(s.market + s.market_stack) == Counter(
        {card: count for card, count in enumerate(MARKET_COPIES) if count}
    )
    assert sum(MARKET_COPIES) == 36
    assert len(s.display + s.objective_stack) == 24
    assert len(set(s.display + s.objective_stack)) == 24


@pytest.mark.rule("GWT-1.5", "GWT-25.1")
@pytest.mark.parametrize(("seats", "cards"), [(2, 9), (3, 12), (4, 15)])
def test_the_simmental_variant_adds_calves_and_a_larger_market(seats: int, cards: int) -> None:
    s = fresh(seats, simmental=True)
    assert len(s.market) == cards
    assert Counter(s.market + s.market_stack)[4] == 8
    assert (s.heifers, s.cows) == (8, 8)
    plain = fresh(seats)
    assert 4 not in plain.market + plain.market_stack
    assert (plain.heifers, plain.cows) == (0, 0)


@pytest.mark.rule("GWT-1.6", "GWT-27.1")
def test_a_solo_game_has_a_second_board_for_sam() -> None:
    s = fresh(1)
    assert len(s.seats) == 2
    assert s.seats[1].discs == ALL_DISCS
    assert s.seats[1].supply.bit_count() == 12
    assert len(s.sam_deck) == 15


@pytest.mark.rule("GWT-1.7")
def test_dollars_and_exchange_tokens_never_run_out() -> None:
    s = fresh(2)
    s.seats[0].money = 5_000
    s.seats[1].tokens = 50
    seat = GAME.to_act(s)
    s.seats[seat].tokens = 100
    play_token(s)
    assert s.seats[seat].tokens == 99


def play_token(s: State) -> None:
    play(s, "exchange 1")
    play(s, options(s, "discard")[0])


@pytest.mark.rule("GWT-1.8")
def test_a_full_section_and_an_empty_stack_are_no_error() -> None:
    s = fresh(2)
    s.market_stack = ()
    assert turn_up(s, 2) == 0
    for _ in range(12):
        lay_tile(s, 0, TILE.index["outlaw_green"])
    assert TILE.index["outlaw_green"] in s.gone_tiles


@pytest.mark.rule("GWT-2.1")
def test_five_of_the_nine_station_masters_lie_on_the_slots() -> None:
    found: set[int] = set()
    for seed in SEEDS:
        s = fresh(2, seed)
        assert len(set(s.masters)) == 5
        found.update(s.masters)
    assert found == set(range(MASTERS))


@pytest.mark.rule("GWT-2.2")
def test_neutral_buildings_lie_on_their_letters_or_at_random() -> None:
    fixed = fresh(2, neutral_layout="fixed")
    assert [tile_at(fixed, f"neutral_{letter}") for letter in "abcdefg"] == list("abcdefg")
    layouts = set()
    for seed in SEEDS:
        s = fresh(2, seed, neutral_layout="random")
        layout = tuple([NEUTRAL.text(s.trail[space]) for space in NEUTRAL_SPACES])
        assert sorted(layout) == list("abcdefg")
        layouts.add(layout)
    assert len(layouts) > 20


@pytest.mark.rule("GWT-2.3", "GWT-2.6")
@pytest.mark.parametrize(("seats", "workers"), [(2, 3), (3, 5), (4, 7)])
def test_the_job_market_is_filled_up_to_the_token_in_row_two(seats: int, workers: int) -> None:
    rows = jobs_of(fresh(seats))
    assert [worker != EMPTY for worker in rows[0]] == [False] * (4 - seats) + [True] * seats
    assert [worker != EMPTY for worker in rows[1]] == [False] * (4 - seats) + [True] * (seats - 1) + [False]
    assert all(worker == EMPTY for row in rows[2:] for worker in row)
    assert sum(worker != EMPTY for row in rows for worker in row) == workers


@pytest.mark.rule("GWT-2.4", "GWT-2.7", "GWT-2.20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bags_fill_the_foresight_after_trail_and_job_market(seats: int) -> None:
    for seed in SEEDS:
        s = fresh(seats, seed)
        first, second, third = [Counter(bag) for bag in s.bags]
        first.update(tiles_on_trail(s))
        first.update(s.foresight[:2])
        second.update([worker for worker in s.jobs if worker != EMPTY])
        second.update(s.foresight[2:4])
        third.update(s.foresight[4:])
        assert [first, second, third] == [Counter(bag) for bag in BAGS]


@pytest.mark.rule("GWT-2.5")
def test_seven_tiles_are_placed_and_one_without_a_space_goes_back() -> None:
    for seed in SEEDS:
        s = fresh(2, seed)
        assert len(tiles_on_trail(s)) == 7
    s = blank_state(2)
    s.key = bytes(32)
    s.bags = ((3,), (), ())
    put_back(s, 0, 4)
    assert sorted(s.bags[0]) == [3, 4]


@pytest.mark.rule("GWT-2.5", "GWT-6.3", "GWT-6.4")
def test_tiles_of_the_setup_fill_the_lowest_spaces() -> None:
    for seed in SEEDS:
        s = fresh(3, seed)
        for spaces in (HAZARD_SPACES[:4], HAZARD_SPACES[4:8], HAZARD_SPACES[8:], OUTLAW_SPACES):
            filled = [s.trail[space] != EMPTY for space in spaces]
            assert filled == sorted(filled, reverse=True)


@pytest.mark.rule("GWT-2.12", "GWT-28.7")
def test_the_sides_of_the_private_buildings_are_chosen_once_for_all() -> None:
    assert fresh(2).sides == 0
    assert fresh(2, building_sides="all_b").sides == 0xFFF
    assert fresh(2, building_sides="abbaaaaaaaab").sides == 0b100000000110
    sides = {fresh(2, seed, building_sides="random").sides for seed in SEEDS}
    assert len(sides) > 20
    s = fresh(3, building_sides="abbaaaaaaaab")
    assert s.faces[:12] == s.faces[12:24] == s.faces[24:36]
    with pytest.raises(OptionError):
        fresh(2, building_sides="abc")


@pytest.mark.rule("GWT-2.13")
def test_the_decks_are_shuffled_each_for_itself() -> None:
    s = fresh(2)
    assert s.seats[0].deck + s.seats[0].hand != s.seats[1].deck + s.seats[1].hand
    assert fresh(2, "1").seats[0].deck != fresh(2, "2").seats[0].deck


@pytest.mark.rule("GWT-2.14")
def test_each_player_has_another_starting_objective_in_the_area() -> None:
    s = fresh(4)
    cards = [me.objectives for me in s.seats]
    assert all(len(area) == 1 and area[0] >= FIRST_START for area in cards)
    assert len(set(cards)) == 4


@pytest.mark.rule("GWT-2.15", "GWT-2.18")
def test_dollars_cards_and_tokens_go_by_the_place_in_turn_order() -> None:
    starters = set()
    for seed in SEEDS:
        s = fresh(4, seed)
        starters.add(s.first)
        assert GAME.to_act(s) == s.first
        order = [s.seats[(s.first + place) % 4] for place in range(4)]
        assert [me.money for me in order] == [6, 7, 8, 9]
        assert [len(me.hand) for me in order] == [4, 5, 6, 7]
        assert [me.tokens for me in order] == [1, 1, 1, 1]
    assert starters == {0, 1, 2, 3}


@pytest.mark.rule("GWT-2.21", "GWT-2.15", "GWT-2.18")
@pytest.mark.parametrize(("seats", "seat"), [(2, 1), (3, 2), (4, 0), (4, 3)])
def test_a_chosen_seat_plays_first(seats: int, seat: int) -> None:
    for seed in ("one", "two", "three"):
        s = fresh(seats, seed, first_player=str(seat + 1))
        assert s.first == s.turn == GAME.to_act(s) == seat
        places = [(seat + i) % seats for i in range(seats)]
        assert [s.seats[i].money for i in places] == [6, 7, 8, 9][:seats]
        assert GAME.save(GAME.load(GAME.save(s))) == GAME.save(s)


@pytest.mark.rule("GWT-2.21")
def test_the_choice_deals_the_same_cards_and_tiles() -> None:
    """Only who begins is chosen: a random first player who is chosen on purpose finds the same table."""
    for seed in ("one", "two", "three"):
        left_open = fresh(4, seed)
        chosen = fresh(4, seed, first_player=str(left_open.first + 1))
        assert chosen.counters[START_STREAM] == 0
        assert left_open.counters[START_STREAM] == 1
        for s in (left_open, chosen):
            s.counters = s.counters[START_STREAM + 1 :]
            s.options = {}
            s.reveals = 0
        assert GAME.save(left_open)["state"] == GAME.save(chosen)["state"]
        assert GAME.save(left_open)["players"] == GAME.save(chosen)["players"]


@pytest.mark.rule("GWT-2.21")
def test_a_seat_that_is_not_at_the_table_cannot_play_first() -> None:
    for seats, value in ((2, "3"), (3, "4"), (2, "0"), (2, "5"), (2, 1)):
        with pytest.raises(OptionError, match="first_player"):
            GAME.new(seats, "", {"first_player": value})
    saved = GAME.save(fresh(3, "", first_player="3"))
    saved["options"]["first_player"] = "2"  # type: ignore[index]
    saved["check"] = checksum({name: saved[name] for name in saved if name != "check"})
    with pytest.raises(LoadError, match=r"state\.first: the options name another seat"):
        GAME.load(saved)


@pytest.mark.rule("GWT-2.21", "GWT-27.6")
def test_against_sam_the_player_begins_and_nobody_is_asked_who() -> None:
    assert fresh(1).first == 0
    with pytest.raises(OptionError, match="first_player"):
        fresh(1, "", first_player="1")


@pytest.mark.rule("GWT-2.16", "GWT-4.4")
@pytest.mark.parametrize(("seats", "steps"), [(2, 3), (3, 3), (4, 4)])
def test_limits_depend_on_the_number_of_players(seats: int, steps: int) -> None:
    s = fresh(seats)
    assert step_limit(s, 0) == steps
    assert hand_limit(s.seats[0]) == 4


def first_turn_of_second(seed: str = "") -> State:
    """The second player's first turn, with five cards."""
    s = fresh(2, seed)
    first = s.first
    while GAME.to_act(s) == first:
        play(s, "move neutral_a" if asked(s).startswith("place") else "pass")
    return s


@pytest.mark.rule("GWT-2.17", "GWT-2.19")
def test_the_first_turn_discards_to_four_cards_and_then_places_the_herder() -> None:
    s = first_turn_of_second()
    seat = GAME.to_act(s)
    assert asked(s) == f"first-discard {seat}"
    assert len(s.seats[seat].hand) == 5
    money = s.seats[seat].money
    play(s, options(s, "discard")[0])
    assert len(s.seats[seat].hand) == 4
    assert len(discard_of(s, seat)) == 1
    assert asked(s) == f"place-herder {seat}"
    assert options(s, "move") == [f"move neutral_{letter}" for letter in "abcdefg"]
    assert reasons(s, "move build_a1") == ["GWT-2.17"]
    play(s, "move neutral_a")
    assert herder_of(s, seat) == herder_of(s, 1 - seat) == "neutral_a"
    assert s.seats[seat].money == money
    assert asked(s) == f"use-location {seat}"


@pytest.mark.rule("GWT-2.19")
def test_with_four_cards_nothing_is_discarded_and_a_token_keeps_the_hand_size() -> None:
    s = fresh(2)
    assert asked(s) == f"place-herder {s.first}"
    s = first_turn_of_second()
    seat = GAME.to_act(s)
    play(s, "exchange 2")
    for _ in range(2):
        play(s, options(s, "discard")[0])
    assert len(s.seats[seat].hand) == 5
    assert asked(s) == f"first-discard {seat}"
    assert all(card < CATTLE_KINDS for card in s.seats[seat].hand)


@pytest.mark.rule("GWT-28.3")
def test_the_same_seed_gives_the_same_game() -> None:
    for seats in (1, 2, 4):
        one, two = fresh(seats, "same"), fresh(seats, "same")
        assert GAME.save(one) == GAME.save(two)
        choices = random.Random(3)
        for _ in range(100):
            action = choices.choice(GAME.legal(one))
            GAME.apply(one, action)
            GAME.apply(two, action)
        assert GAME.save(one) == GAME.save(two)
    assert said(fresh(2), "turn_began") == []


@pytest.mark.rule("GWT-4.7", "GWT-18.3")
def test_the_trail_begins_before_neutral_space_a_and_three_outlaw_spaces_lie_beside_it() -> None:
    s = fresh(2)
    assert s.hops[0] == (NEUTRAL_SPACES[0],)
    assert [space for space in OUTLAW_SPACES if space >= TRAIL_END] == list(OUTLAW_SPACES[:3])
    assert hand_of(s, s.first)
