"""GWT-27: the solo game against Sam."""

import random
from collections import Counter

import pytest

from tests.gwt.build import (
    asked,
    bags,
    deck,
    discard,
    discard_of,
    display,
    engine,
    engine_of,
    foresight,
    fresh,
    hand,
    herder,
    herder_of,
    jobs,
    market,
    market_of,
    market_stack,
    objective_stack,
    objectives,
    options,
    play,
    points,
    put,
    said,
    slots,
    stations,
    stations_of,
    table,
    tile,
    tile_at,
    workers,
)
from wagontrain.core.table import Frame
from wagontrain.gwt import GAME
from wagontrain.gwt.names import CARD, EMPTY, SAM_TURN, SPACE
from wagontrain.gwt.rules.sam import deliver, move_sam
from wagontrain.gwt.rules.sam_choices import new_site, run_engine
from wagontrain.gwt.state import State
from wagontrain.gwt.tables import ALL_DISCS, BAGS, SAM_CARDS

SAM = 1


def sam_plays(s: State, card: int) -> None:
    """Sam's turn with this card on top (from 1), from where he stands."""
    s.sam_deck = tuple([c for c in range(SAM_CARDS) if c != card - 1]) + (card - 1,)
    s.sam_discard = ()
    s.turn = SAM
    GAME.rules[SAM_TURN].run(s, Frame(SAM_TURN, SAM))


def solo(**options_: object) -> State:
    """A solo game; Sam on the start space, the player on neutral space A."""
    s = table(1, "", **options_)
    workers(s, 1, 1, 1, seat=SAM)
    s.specialization = 0
    herder(s, "start", SAM)
    return s


@pytest.mark.rule("GWT-27.1")
def test_a_two_player_setup_with_sams_tiles_on_their_b_sides() -> None:
    s = fresh(1, building_sides="all_a")
    assert s.players == 2
    assert len(s.market) == 7
    assert all(face % 2 == 1 for face in s.faces[12:24])
    assert all(face % 2 == 0 for face in s.faces[:12])
    assert s.seats[SAM].discs == ALL_DISCS


@pytest.mark.rule("GWT-27.2", "GWT-27.4")
def test_sam_gets_one_random_worker_and_specializes_in_it() -> None:
    found: Counter[int] = Counter()
    for seed in range(30):
        s = fresh(1, str(seed))
        sam = s.seats[SAM]
        assert sum(sam.workers) == 4
        assert sam.workers[s.specialization] == 2
        assert (herder_of(s, SAM), sam.engine) == ("start", 0)
        found[s.specialization] += 1
    assert len(found) == 3


@pytest.mark.rule("GWT-27.3", "GWT-27.5")
@pytest.mark.parametrize(
    ("difficulty", "cards", "workers_", "city"),
    [("easy", 12, 4, 2), ("medium", 15, 4, 3), ("hard", 15, 7, 5)],
)
def test_difficulties(difficulty: str, cards: int, workers_: int, city: int) -> None:
    s = fresh(1, difficulty=difficulty)
    assert len(s.sam_deck) == cards
    assert sum(s.seats[SAM].workers) == workers_
    assert s.sam_city == city
    if difficulty == "easy":
        assert sorted(s.sam_deck) == list(range(12))
    second = Counter(s.bags[1]) + Counter(s.foresight[2:4]) + Counter([w for w in s.jobs if w != EMPTY])
    assert sum(second.values()) == len(BAGS[1]) - (workers_ - 3)


@pytest.mark.rule("GWT-27.6")
def test_the_player_is_first_and_sam_has_no_money_or_cards() -> None:
    for seed in range(5):
        s = fresh(1, str(seed))
        assert (s.first, GAME.to_act(s)) == (0, 0)
        assert (s.seats[0].money, len(s.seats[0].hand)) == (6, 4)
        sam = s.seats[SAM]
        assert (sam.money, sam.tokens, sam.hand, sam.deck, sam.marker) == (0, 0, (), (), 0)
        assert len(sam.objectives) == len(s.seats[0].objectives) == 1


@pytest.mark.rule("GWT-27.7")
def test_sam_reveals_a_card_moves_and_acts_and_the_cards_are_shuffled_anew() -> None:
    s = fresh(1, "cards")
    seen: list[int] = []
    while len(seen) < 16:
        before = len(said(s, "sam_revealed"))
        legal = options(s)
        play(s, legal[-1] if asked(s).startswith("first") else legal[0])
        seen += [args[0] for args in said(s, "sam_revealed")[before:]]
        if not s.todo:
            break
    assert sorted(seen[:15]) == list(range(15))
    assert len(s.sam_deck + s.sam_discard) == 15


@pytest.mark.rule("GWT-27.8", "GWT-27.19")
def test_sam_takes_the_way_with_fewest_locations_then_lowest_fees_then_the_first_branch() -> None:
    s = solo()
    herder(s, "neutral_a", SAM)
    put(s, "build_a1", "2a")
    move_sam(s, 1)
    assert herder_of(s, SAM) == "neutral_b"
    s = solo()
    herder(s, "neutral_a", SAM)
    put(s, "build_a1", "2a")
    tile(s, "flood_1", "flood_green_2")
    move_sam(s, 1)
    assert herder_of(s, SAM) == "build_a1"
    s = solo()
    herder(s, "neutral_a", SAM)
    put(s, "build_a1", "7a")
    tile(s, "flood_1", "flood_green_2")
    move_sam(s, 1)
    assert herder_of(s, SAM) == "flood_1"
    s = solo()
    herder(s, "neutral_f", SAM)
    put(s, "build_f1", "2a")
    put(s, "build_f2", "3a")
    move_sam(s, 1)
    assert herder_of(s, SAM) == "build_f1"


@pytest.mark.rule("GWT-27.8", "GWT-27.19", "GWT-27.20")
def test_sams_steps_know_no_limit_and_end_in_kansas_city() -> None:
    s = solo()
    move_sam(s, 1)
    assert herder_of(s, SAM) == "neutral_a"
    move_sam(s, 20)
    assert herder_of(s, SAM) == "kansas_city"


@pytest.mark.rule("GWT-27.9")
def test_fees_in_the_solo_game() -> None:
    s = solo()
    herder(s, "neutral_f", SAM)
    put(s, "build_f1", "7a")
    put(s, "build_f2", "8a")
    tile(s, "rockfall_1", "rockfall_green_2")
    move_sam(s, 1)
    assert herder_of(s, SAM) == "build_f2"
    assert s.seats[0].money == 22
    assert s.seats[SAM].money == 20
    s = solo()
    put(s, "build_c1", "7a", seat=SAM)
    herder(s, "neutral_c")
    assert tile_at(s, "build_c1") == "7b"
    GAME.play(s, "move build_c1")
    assert s.seats[0].money == 16
    assert s.seats[SAM].money == 20


@pytest.mark.rule("GWT-27.10")
def test_a_card_of_another_specialization_only_moves() -> None:
    s = solo()
    s.specialization = 2
    workers(s, builders=4, seat=SAM)
    sam_plays(s, 10)
    assert herder_of(s, SAM) == "neutral_a"
    assert s.seats[SAM].supply.bit_count() == 12
    s.specialization = 1
    sam_plays(s, 10)
    assert s.seats[SAM].supply.bit_count() == 11


@pytest.mark.rule("GWT-27.10", "GWT-27.19")
@pytest.mark.parametrize(
    ("card", "at"),
    [(1, "neutral_a"), (7, "neutral_b"), (12, "neutral_c"), (13, "neutral_c"), (14, "neutral_b")],
)
def test_the_steps_of_the_cards(card: int, at: str) -> None:
    s = solo()
    workers(s, 3, 1, 2, seat=SAM)
    s.specialization = 2 if card == 14 else 0
    market(s)
    market_stack(s)
    sam_plays(s, card)
    assert herder_of(s, SAM) == at


@pytest.mark.rule("GWT-27.10")
def test_steps_by_buildings_count_those_of_the_player_who_has_most() -> None:
    s = solo()
    for space, face in (("build_g1", "1a"), ("build_g2", "2a"), ("build_e1", "3a")):
        put(s, space, face)
    sam_plays(s, 10)
    assert herder_of(s, SAM) == "neutral_c"


@pytest.mark.rule("GWT-27.11", "GWT-27.21")
def test_sam_hires_from_the_cheapest_row_for_nothing() -> None:
    s = solo()
    jobs(s, ["builder", "cowboy"], ["cowboy"], ["cowboy"], ["engineer", "builder"])
    sam_plays(s, 1)
    assert s.seats[SAM].workers == (1, 1, 2)
    assert s.specialization == 2
    s = solo()
    jobs(s, ["builder", "cowboy"], ["cowboy", "engineer"])
    sam_plays(s, 1)
    assert s.seats[SAM].workers == (2, 1, 1)
    assert s.jobs[2:4] == (1, EMPTY)
    assert s.seats[SAM].money == 20
    s = solo()
    workers(s, 6, 1, 1, seat=SAM)
    jobs(s, ["cowboy", "builder"])
    sam_plays(s, 1)
    assert s.seats[SAM].workers == (6, 2, 1)
    assert s.specialization == 0


@pytest.mark.rule("GWT-27.21")
def test_card_six_and_eleven() -> None:
    s = solo()
    jobs(s, ["builder", "engineer"], ["engineer"], ["cowboy", "cowboy"])
    sam_plays(s, 6)
    assert s.seats[SAM].workers == (2, 1, 1)
    s = solo()
    workers(s, 6, 1, 1, seat=SAM)
    jobs(s, ["builder", "engineer"], ["engineer"], ["cowboy", "cowboy"])
    sam_plays(s, 6)
    assert s.seats[SAM].workers == (6, 1, 2)
    s = solo()
    s.specialization = 2
    jobs(s, ["builder", "cowboy"], ["cowboy", "engineer"], ["engineer"])
    sam_plays(s, 11)
    assert s.seats[SAM].workers == (1, 1, 2)
    assert engine_of(s, SAM) == "2"
    s = solo()
    s.specialization = 2
    jobs(s, ["builder", "cowboy"])
    sam_plays(s, 11)
    assert engine_of(s, SAM) == "1"
    jobs(s, [])
    sam_plays(s, 1)
    assert sum(s.seats[SAM].workers) == 3


@pytest.mark.rule("GWT-27.12", "GWT-27.25")
def test_sams_engine_stops_at_the_first_station_without_his_disc() -> None:
    s = solo()
    slots(s, "sm_6", None, None, None, None)
    workers(s, engineers=6, seat=SAM)
    run_engine(s)
    assert engine_of(s, SAM) == "4t"
    assert stations_of(s, SAM) == [1]
    assert s.masters[0] == EMPTY
    assert s.slot_workers[0] == EMPTY
    assert s.seats[SAM].masters == 0
    assert sum(s.seats[SAM].workers) == 8
    stations(s, 1, 2, seat=SAM)
    engine(s, "5")
    run_engine(s)
    assert engine_of(s, SAM) == "10t"
    stations(s, *range(1, 11), seat=SAM)
    run_engine(s)
    assert engine_of(s, SAM) == "16"
    stations(s, *range(1, 6), seat=SAM)
    run_engine(s)
    assert engine_of(s, SAM) == "21t"


@pytest.mark.rule("GWT-27.12")
def test_sam_on_the_last_space() -> None:
    s = solo()
    engine(s, "38", SAM)
    stations(s, 1, 2, seat=SAM)
    run_engine(s)
    assert engine_of(s, SAM) == "10t"
    assert stations_of(s, SAM) == [1, 2, 3, 10]
    engine(s, "38", SAM)
    stations(s, *range(1, 11), seat=SAM)
    engine(s, "38")
    engine(s, "37", SAM)
    workers(s, engineers=3, seat=SAM)
    run_engine(s)
    assert engine_of(s, SAM) == "37"


@pytest.mark.rule("GWT-27.13", "GWT-27.22")
@pytest.mark.parametrize(
    ("cowboys", "cards", "bought"),
    [
        (1, ["corriente", "longhorn", "shorthorn_5"], ["corriente"]),
        (2, ["corriente", "longhorn", "hereford_7"], ["corriente"]),
        (3, ["corriente", "longhorn", "black_angus"], ["corriente", "longhorn"]),
        (3, ["longhorn", "shorthorn_5", "black_angus"], ["shorthorn_5"]),
        (4, ["longhorn", "hereford_6", "shorthorn_5"], ["hereford_6"]),
        (4, ["corriente", "corriente", "hereford_6"], ["corriente", "corriente"]),
        (5, ["shorthorn_3", "shorthorn_4", "hereford_6"], ["shorthorn_4", "shorthorn_3"]),
        (1, [], []),
    ],
)
def test_sam_buys_the_most_points(cowboys: int, cards: list[str], bought: list[str]) -> None:
    s = solo()
    workers(s, cowboys=cowboys, seat=SAM)
    market(s, *cards)
    sam_plays(s, 8)
    assert discard_of(s, SAM) == bought
    assert points(s, "cattle", SAM) == sum(
        int("0" + name[-1]) if name[-1].isdigit() else 0 for name in bought
    ) + (3 * bought.count("corriente") + 2 * bought.count("longhorn"))


@pytest.mark.rule("GWT-27.22", "GWT-27.10")
def test_card_twelve_shows_two_cards_first_and_calves_are_open_to_sam() -> None:
    s = solo()
    workers(s, cowboys=2, seat=SAM)
    market(s)
    market_stack(s, "longhorn", "corriente")
    sam_plays(s, 12)
    assert discard_of(s, SAM) == ["corriente"]
    assert market_of(s) == ["longhorn"]
    s = solo(simmental=True)
    market(s, "simmental_calf", "longhorn")
    sam_plays(s, 8)
    assert discard_of(s, SAM) == ["simmental_calf"]


@pytest.mark.rule("GWT-27.14", "GWT-27.23")
def test_sam_builds_with_most_builders_on_the_first_free_space_ahead_of_you() -> None:
    s = solo()
    workers(s, builders=3, seat=SAM)
    sam_plays(s, 9)
    assert tile_at(s, "build_a1") == "5b"
    sam_plays(s, 9)
    assert (tile_at(s, "build_a1"), tile_at(s, "build_a2")) == ("8b", None)
    sam_plays(s, 9)
    assert (tile_at(s, "build_a1"), tile_at(s, "build_a2")) == ("8b", "12b")


@pytest.mark.rule("GWT-27.14", "GWT-27.23")
def test_sams_new_tile_skips_risk_spaces_and_starts_anew_behind_you() -> None:
    s = solo()
    herder(s, "neutral_g")
    for space, face in (("build_g1", "1a"), ("build_g2", "2a")):
        put(s, space, face)
    workers(s, builders=1, seat=SAM)
    sam_plays(s, 9)
    assert tile_at(s, "build_a1") == "1b"
    herder(s, "flood_4")
    assert new_site(s) == SPACE.index["build_b1"]


@pytest.mark.rule("GWT-27.15", "GWT-27.25")
def test_sam_takes_the_highest_outlaw_and_the_dearest_hazard_of_the_fullest_section() -> None:
    s = solo()
    tile(s, "outlaw_2", "outlaw_green")
    tile(s, "outlaw_6", "outlaw_orange")
    sam_plays(s, 4)
    assert s.seats[SAM].outlaws == (0, 1)
    assert s.seats[SAM].money == 20
    tile(s, "flood_1", "flood_green_4")
    tile(s, "drought_1", "drought_green_2")
    tile(s, "drought_2", "drought_green_3")
    herder(s, "start", SAM)
    sam_plays(s, 5)
    assert points(s, "hazards", SAM) == 3
    assert tile_at(s, "drought_2") is None
    s = solo()
    sam_plays(s, 4)
    sam_plays(s, 5)
    assert s.seats[SAM].outlaws == (0, 0)


@pytest.mark.rule("GWT-27.15", "GWT-27.17")
def test_sams_objective_cards_score_in_full() -> None:
    s = solo()
    objectives(s, "start_1", seat=SAM)
    display(s, "obj_06", "obj_01")
    objective_stack(s, "obj_10")
    sam_plays(s, 3)
    assert [CARD.text(c) for c in s.seats[SAM].objectives] == ["obj_06", "start_1"]
    assert points(s, "objectives", SAM) == 5 + 3
    assert CARD.text(s.display[0]) == "obj_10"


def in_kansas_city(*tiles: str | None) -> State:
    """Sam one step before Kansas City."""
    s = solo()
    herder(s, "neutral_g", SAM)
    foresight(s, *(tiles or [None] * 6))
    bags(s, [], [], [])
    return s


@pytest.mark.rule("GWT-27.16")
def test_sam_delivers_by_his_schedule_without_income() -> None:
    s = in_kansas_city()
    assert s.sam_city == 3
    for city in (3, 4, 5, 6, 7, 8, 9, 9):
        herder(s, "neutral_g", SAM)
        sam_plays(s, 4)
        assert s.seats[SAM].cities[city] >= 1
        assert herder_of(s, SAM) == "start"
    assert s.seats[SAM].cities == (0, 0, 0, 1, 1, 1, 1, 1, 1, 2)
    assert s.seats[SAM].money == 20
    assert s.seats[SAM].discs.bit_count() == 14 - 8
    assert len(s.seats[SAM].objectives) == 3


@pytest.mark.rule("GWT-27.16", "GWT-27.26")
def test_sam_chooses_tiles_at_random_and_may_trigger_the_end() -> None:
    found = set()
    for seed in range(20):
        s = in_kansas_city("flood_green_2", "outlaw_green", "cowboy", "builder", "engineer", "cowboy")
        s.key = bytes([seed] * 32)
        bags(s, ["flood_green_3"], ["builder"], ["builder"])
        sam_plays(s, 3)
        found.add((tile_at(s, "flood_1"), s.jobs[7]))
        assert all(t != EMPTY for t in s.foresight)
    assert len(found) >= 4
    s = in_kansas_city("flood_green_2", None, "cowboy", "builder", "engineer", None)
    s.placed = 23
    sam_plays(s, 3)
    assert (s.token_owner, s.turns_left) == (SAM, 2)
    assert s.foresight[4] != EMPTY
    assert points(s, "job_token", SAM) == 2


@pytest.mark.rule("GWT-27.17")
def test_what_sam_scores() -> None:
    s = solo()
    s.seats[SAM].money = 50
    s.seats[SAM].masters = 0b111111111
    s.seats[SAM].discs = 0
    stations(s, 10, seat=SAM)
    workers(s, 5, 1, 1, seat=SAM)
    objectives(s, "start_1", seat=SAM)
    parts = GAME.scores(s)[SAM].parts
    assert (parts["dollars"], parts["station_masters"], parts["step_disc"]) == (0, 0, 0)
    assert (parts["stations"], parts["workers"], parts["objectives"]) == (9, 4, 3)
    assert GAME.scores(s)[SAM].automa
    assert not GAME.scores(s)[0].automa


@pytest.mark.rule("GWT-27.18", "GWT-27.26")
def test_you_win_with_more_points_and_a_tie_goes_to_sam() -> None:
    s = solo()
    objectives(s, "start_1")
    objectives(s, "start_2", seat=SAM)
    deck(s)
    discard(s)
    for money, ranks in ((15, [2, 1]), (19, [2, 1]), (20, [1, 2]), (10, [2, 1])):
        s.seats[0].money = money
        assert [score.rank for score in GAME.scores(s)] == ranks


@pytest.mark.rule("GWT-27.24")
def test_without_discs_a_delivery_takes_the_cheapest_station() -> None:
    s = solo()
    s.seats[SAM].discs = 0
    stations(s, 2, 3, 6, seat=SAM)
    deliver(s)
    assert stations_of(s, SAM) == [3, 6]
    run_engine(s)
    assert stations_of(s, SAM) == [3, 6]
    stations(s, seat=SAM)
    deliver(s)
    assert sum(s.seats[SAM].cities) == 1
    assert said(s, "delivery_skipped") == [()]


@pytest.mark.rule("GWT-27.26", "GWT-23.3")
def test_after_the_trigger_the_other_has_one_more_turn() -> None:
    s = solo()
    foresight(s, "flood_green_2", None, "cowboy", None, None, None)
    hand(s)
    s.placed = 23
    herder(s, "neutral_g")
    GAME.play(s, "move kansas_city")
    GAME.play(s, "foresight 1")
    GAME.play(s, "foresight 3")
    before = len(said(s, "sam_revealed"))
    GAME.play(s, "deliver kansas_city")
    GAME.play(s, "disc dollar")
    assert len(said(s, "sam_revealed")) == before + 1
    assert GAME.to_act(s) == -1


@pytest.mark.rule("GWT-27.25")
def test_empty_sources_have_no_effect() -> None:
    s = solo()
    market(s)
    market_stack(s)
    display(s)
    objective_stack(s)
    jobs(s, [])
    choices = random.Random(1)
    for card in range(1, 16):
        herder(s, "start", SAM)
        s.specialization = choices.randrange(3)
        sam_plays(s, card)
    assert len(s.seats[SAM].objectives) == 1
