"""The tables of Great Western Trail against the components in the box."""

from collections import Counter

import pytest

from wagontrain.core.data import files, rows, table
from wagontrain.gwt.components import (
    BAGS,
    BEFORE,
    BOUNTY_DOLLARS,
    BOUNTY_TOKENS,
    BUILDING_SPACES,
    CALF_COPIES,
    CARD_POINTS,
    CARD_VALUE,
    CERTIFICATE_TRACK,
    CITY_CORNER,
    CITY_POINTS,
    CITY_VALUE,
    CROSSES,
    DISC_CORNER,
    DISC_COST,
    DISC_DOLLARS,
    DISC_POINTS,
    DISCS,
    FACE_ACTIONS,
    FACE_BUILDERS,
    FACE_HAND,
    FACE_POINTS,
    HAZARD_SPACES,
    JOB_ARROW,
    JOB_COST,
    KANSAS_CITY,
    MARKET_COPIES,
    MASTER_CERTIFICATES,
    MASTER_EVERY,
    MASTER_POINTS,
    MASTER_SLOTS,
    MASTERS,
    NEUTRAL_ACTIONS,
    NEUTRAL_SPACES,
    NEXT,
    OBJECTIVE_EFFECT,
    OBJECTIVE_PENALTY,
    OBJECTIVE_POINTS,
    OPEN_COPIES,
    OUTLAW_SPACES,
    PAIR_POINTS,
    PAIRS,
    PLAYER_COPIES,
    PRICE_CARDS,
    PRICE_COWBOYS,
    PRICE_DOLLARS,
    SAM_CARDS,
    SPACE_RISK,
    SPACE_WOODS,
    STATION_CORNER,
    STATION_COST,
    STATION_POINTS,
    STATION_TRACK,
    STATIONS,
    TILE_HAND,
    TILE_POINTS,
    TRAIL_END,
    WORKER_EFFECTS,
    WORKER_POINTS,
)
from wagontrain.gwt.names import (
    BLACK_HAND,
    CARD,
    CATTLE,
    CITY,
    DARK,
    DISC,
    EFFECT,
    FACE,
    GREEN_ARROW,
    GREEN_HAND,
    MASTER,
    PRICE,
    SPACE,
    TILE,
    TRACK,
    WHITE,
    WORKER,
    YELLOW_ARROW,
)
from wagontrain.gwt.tasks import OBJECTIVE_TASKS, TASK_NAMES


def box(name: str) -> object:
    found = table("gwt", "setup")["box"]
    assert isinstance(found, dict)
    return found[name]


@pytest.mark.rule("GWT-1.2", "GWT-1.3", "GWT-1.4", "GWT-1.5", "GWT-1.6")
def test_the_tables_hold_what_is_in_the_box() -> None:
    tiles = Counter(TILE.text(tile) for bag in BAGS for tile in bag)
    assert sum(tiles.values()) == 94
    assert sum(tiles[name] for name in ("cowboy", "builder", "engineer")) == box("worker_tiles")
    assert tiles["outlaw_green"] + tiles["outlaw_orange"] == box("outlaw_tiles")
    assert sum(PLAYER_COPIES) * 4 == box("player_cattle_cards")
    assert sum(MARKET_COPIES) == box("market_cattle_cards")
    assert sum(CALF_COPIES) + sum(OPEN_COPIES) == box("simmental_cards")
    assert len(OBJECTIVE_POINTS) == 24 + 4
    assert box("station_master_tiles") == MASTERS
    assert len(NEUTRAL_ACTIONS) == box("neutral_building_tiles")
    assert len(FACE_ACTIONS) // 2 * 4 == box("private_building_tiles")
    assert box("solo_sam_cards") == SAM_CARDS
    assert box("player_discs") == DISCS * 4


@pytest.mark.rule("GWT-1.1")
def test_the_board_has_all_its_spaces() -> None:
    assert (len(NEUTRAL_SPACES), len(BUILDING_SPACES)) == (7, 22)
    assert (len(HAZARD_SPACES), len(OUTLAW_SPACES)) == (12, 9)
    assert (STATIONS, len(CITY_VALUE), len(CROSSES)) == (10, 10, 11)
    assert len([disc for disc in DISC_CORNER if disc == 0]) == 9
    assert SPACE.names[KANSAS_CITY] == "kansas_city"
    assert all(way <= KANSAS_CITY for ways in NEXT for way in ways)


@pytest.mark.rule("GWT-5.4")
def test_risk_spaces_are_spaces_for_private_buildings() -> None:
    risky = [space for space in range(TRAIL_END) if SPACE_RISK[space] >= 0]
    assert len(risky) == 7
    assert set(risky) <= set(BUILDING_SPACES)
    assert len([space for space in BUILDING_SPACES if SPACE_WOODS[space]]) == 8


def test_values_and_points() -> None:
    assert {name: CARD_VALUE[CATTLE.index[name]] for name in ("criollo", "longhorn", "hereford_5")} == {
        "criollo": 1,
        "longhorn": 3,
        "hereford_5": 5,
    }
    assert sorted(set(TILE_POINTS)) == [0, 2, 3, 4]
    assert sum(MASTER_CERTIFICATES) == 6
    assert CARD.size == 16 + 24 + 4


@pytest.mark.parametrize("file", files("gwt"))
def test_every_table_says_where_it_comes_from(file: str) -> None:
    found = table("gwt", file)
    assert found["confidence"] in ("seed", "confirmed", "single_source", "inferred", "reconstructed")
    assert found["source"]


def test_every_effect_is_printed_somewhere() -> None:
    text = str([rows("gwt", "buildings", "private"), rows("gwt", "buildings", "neutral")])
    text += str([rows("gwt", "board", "workers"), rows("gwt", "masters", "master")])
    text += str([rows("gwt", "objectives", "card"), rows("gwt", "trail", "space")])
    assert [name for name in EFFECT.names if f"'{name}'" not in text] == []


# -- the figures, table by table


@pytest.mark.rule("GWT-1.2", "GWT-20.2")
def test_hazards_and_outlaws_by_kind_bag_points_and_hand() -> None:
    assert [len(bag) for bag in BAGS] == [35, 33, 26]
    assert {TILE.text(tile) for tile in BAGS[1]} == set(WORKER.names)
    assert [Counter(BAGS[n])[worker] for n in (1, 2) for worker in range(3)] == [11] * 3 + [7] * 3
    for hazard in ("flood", "drought", "rockfall"):
        tiles = [tile for tile in BAGS[0] if TILE.text(tile).startswith(hazard)]
        assert sorted(TILE_POINTS[tile] for tile in tiles) == [2, 2, 3, 3, 4, 4]
        assert [TILE_HAND[tile] for tile in tiles].count(BLACK_HAND) == 2
    outlaws = Counter(TILE.text(tile) for n in (0, 2) for tile in BAGS[n])
    assert (outlaws["outlaw_green"], outlaws["outlaw_orange"]) == (11, 11)


@pytest.mark.rule("GWT-18.1", "GWT-18.4")
def test_bounties() -> None:
    assert BOUNTY_DOLLARS == (0, 1, 2, 3, 4, 5, 6, 8, 10)
    assert BOUNTY_TOKENS == (1,) + (0,) * 8


@pytest.mark.rule("GWT-6.8", "GWT-6.9", "GWT-11.1")
def test_the_rows_of_the_job_market() -> None:
    assert JOB_COST == (6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4)
    assert [row + 1 for row in range(12) if JOB_ARROW[row] == YELLOW_ARROW] == [6, 9]
    assert [row + 1 for row in range(12) if JOB_ARROW[row] == GREEN_ARROW] == [12]


@pytest.mark.rule("GWT-12.2", "GWT-25.2")
def test_the_price_list() -> None:
    lines = zip(PRICE.names, PRICE_COWBOYS, PRICE_DOLLARS, PRICE_CARDS, strict=True)
    assert {name: (cowboys, dollars, cards) for name, cowboys, dollars, cards in lines} == {
        "value3_one_a": (1, 6, 1),
        "value3_one_b": (2, 3, 1),
        "value3_two": (3, 5, 2),
        "shorthorn_one_a": (1, 12, 1),
        "shorthorn_one_b": (3, 6, 1),
        "shorthorn_two": (5, 8, 2),
        "hereford_one_a": (2, 12, 1),
        "hereford_one_b": (4, 6, 1),
        "calf_one_a": (1, 8, 1),
        "calf_one_b": (2, 5, 1),
    }


@pytest.mark.rule("GWT-1.3", "GWT-1.4", "GWT-25.3")
def test_copies_values_and_points_of_the_cattle() -> None:
    found = {
        CATTLE.text(card): (PLAYER_COPIES[card] + MARKET_COPIES[card] + CALF_COPIES[card] + OPEN_COPIES[card])
        for card in range(CATTLE.size)
    }
    assert found["criollo"] == 5
    assert [found[name] for name in ("santa_gertrudis", "pineywoods", "galloway")] == [3, 3, 3]
    assert [found[name] for name in ("black_angus", "longhorn", "corriente")] == [7, 7, 7]
    assert [found[f"shorthorn_{n}"] for n in (3, 4, 5)] == [3, 3, 3]
    assert [found[f"hereford_{n}"] for n in (5, 6, 7)] == [2, 2, 2]
    assert CARD_VALUE == (1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 4, 5)
    assert CARD_POINTS == (0, 0, 0, 0, 3, 1, 2, 3, 3, 4, 5, 5, 6, 7, 4, 5)


@pytest.mark.rule("GWT-14.2", "GWT-24.4")
def test_stations_and_their_turnouts() -> None:
    turnouts = [TRACK.text(place) for place in STATION_TRACK]
    assert turnouts == ["4t", "7t", "10t", "13t", "16t", "21t", "25t", "29t", "33t", "39"]
    assert STATION_COST == (2, 2, 4, 4, 6, 8, 7, 6, 5, 3)
    assert STATION_POINTS == (1, 1, 2, 2, 3, 5, 6, 7, 8, 9)
    assert STATION_CORNER == (WHITE,) * 4 + (DARK,) * 6
    assert (TRACK.size, MASTER_SLOTS) == (40 + 9, 5)


@pytest.mark.rule("GWT-8.3", "GWT-8.5", "GWT-8.6")
def test_cities_and_pairs() -> None:
    assert CITY_VALUE == (0, 1, 4, 6, 8, 10, 12, 14, 16, 18)
    dark = [CITY.text(city) for city in range(CITY.size) if CITY_CORNER[city] == DARK]
    assert dark == ["chicago", "toledo", "philadelphia", "new_york"]
    assert CITY_POINTS == (-6, 0, 0, 0, 0, 0, 0, 0, 6, 9)
    assert PAIR_POINTS == (-3, 0, 0, 0, 6, 8, 4)
    assert all(two == one + 1 for one, two in PAIRS)
    assert CROSSES == (3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17)


@pytest.mark.rule("GWT-16.3", "GWT-22.13")
def test_builders_points_and_hands_of_the_private_buildings() -> None:
    assert FACE_BUILDERS[0::2] == (1, 1, 1, 2, 3, 4, 5, 5, 7, 9, 12, 4)
    assert FACE_BUILDERS[1::2] == (1, 1, 2, 2, 3, 4, 5, 6, 6, 8, 5, 3)
    assert FACE_POINTS[0::2] == (1, 1, 1, 3, 4, 5, 6, 6, 9, 13, 20, 5)
    assert FACE_POINTS[1::2] == (1, 1, 3, 3, 4, 5, 6, 8, 8, 11, 10, 4)
    hands = {FACE.text(face): FACE_HAND[face] for face in range(FACE.size) if FACE_HAND[face]}
    both = GREEN_HAND | BLACK_HAND
    assert hands == {
        "1a": GREEN_HAND,
        "1b": GREEN_HAND,
        "4a": BLACK_HAND,
        "4b": BLACK_HAND,
        "7a": both,
        "7b": both,
        "8a": GREEN_HAND,
        "10a": BLACK_HAND,
        "10b": BLACK_HAND,
    }


@pytest.mark.rule("GWT-15.6", "GWT-15.8")
def test_the_tasks_points_and_penalties_of_the_objective_cards() -> None:
    totals = {task: sum(tasks[i] for tasks in OBJECTIVE_TASKS) for i, task in enumerate(TASK_NAMES)}
    assert totals == {
        "building": 15,
        "green_outlaw": 8,
        "orange_outlaw": 8,
        "hazard": 16,
        "station": 14,
        "cattle_value_3": 10,
        "shorthorn": 7,
        "hereford": 3,
        "new_york": 4,
    }
    assert Counter(OBJECTIVE_POINTS) == {3: 8 + 4, 4: 2, 5: 14}
    assert Counter(OBJECTIVE_PENALTY) == {0: 4, 2: 15, 3: 9}
    assert OBJECTIVE_PENALTY[24:] == (0, 0, 0, 0)
    effects = Counter(EFFECT.text(effect) for effect in OBJECTIVE_EFFECT[:24])
    assert effects == {
        "dollars_2": 5,
        "auxiliary": 4,
        "draw_3": 5,
        "engine_2": 3,
        "engine_3": 2,
        "free_herder_3": 5,
    }


@pytest.mark.rule("GWT-14.5", "GWT-14.6")
def test_the_halves_of_the_station_masters() -> None:
    certificates = {MASTER.text(i): MASTER_CERTIFICATES[i] for i in range(MASTERS) if MASTER_CERTIFICATES[i]}
    assert certificates == {"sm_3": 1, "sm_4": 1, "sm_5": 1, "sm_6": 2, "sm_8": 1}
    assert MASTER_POINTS == (1, 3, 3, 3, 3, 0, 0, 3, 2)
    assert MASTER_EVERY == (1, 2, 2, 1, 2, 1, 1, 2, 1)


@pytest.mark.rule("GWT-11.4a", "GWT-11.4b", "GWT-11.4c", "GWT-11.6")
def test_the_worker_spaces() -> None:
    shown = [[EFFECT.text(e) if e >= 0 else "" for e in row] for row in WORKER_EFFECTS]
    assert shown == [
        ["", "", "", "hazard_free", "", "outlaw"],
        ["", "", "", "build_at_1", "", "build_at_1"],
        [
            "",
            "criollo_for_certificate",
            "criollo_for_2",
            "hire_2_less",
            "criollo_for_certificates",
            "criollo_for_4",
        ],
    ]
    assert WORKER_POINTS == (0, 0, 0, 0, 4, 4)


@pytest.mark.rule("GWT-8.4a", "GWT-8.4d", "GWT-8.4e")
def test_the_disc_spaces() -> None:
    dark = [DISC.text(disc) for disc in range(DISCS) if DISC_CORNER[disc] == DARK]
    assert dark == ["limit_6", "step_left", "step_right", "hand_1", "hand_2"]
    assert [DISC.text(disc) for disc in range(DISCS) if DISC_COST[disc]] == ["hand_1", "hand_2"]
    assert (sum(DISC_COST), sum(DISC_DOLLARS), sum(DISC_POINTS)) == (10, 3, 3)
    assert CERTIFICATE_TRACK == (0, 1, 2, 3, 4, 6)


@pytest.mark.rule("GWT-4.2", "GWT-4.7")
def test_every_space_of_the_trail_leads_to_kansas_city() -> None:
    assert len([way for ways in NEXT for way in ways]) == 55
    assert [SPACE.text(space) for space in range(TRAIL_END) if len(NEXT[space]) > 1] == [
        f"neutral_{letter}" for letter in "abcdefg"
    ]
    assert all(NEXT[space] for space in range(KANSAS_CITY))
    assert [SPACE.text(space) for space in range(1, TRAIL_END) if not BEFORE[space]] == []
