"""The tables of Great Western Trail against the components in the box."""

from collections import Counter

import pytest

from wagontrain.core.data import files, rows, table
from wagontrain.gwt.names import CARD, CATTLE, EFFECT, SPACE, TILE
from wagontrain.gwt.tables import (
    BAGS,
    BUILDING_SPACES,
    CALF_COPIES,
    CARD_VALUE,
    CITY_VALUE,
    CROSSES,
    DISC_CORNER,
    DISCS,
    FACE_ACTIONS,
    HAZARD_SPACES,
    KANSAS_CITY,
    MARKET_COPIES,
    MASTER_CERTIFICATES,
    MASTERS,
    NEUTRAL_ACTIONS,
    NEUTRAL_SPACES,
    NEXT,
    OBJECTIVE_POINTS,
    OPEN_COPIES,
    OUTLAW_SPACES,
    PLAYER_COPIES,
    SAM_CARDS,
    SPACE_RISK,
    SPACE_WOODS,
    STATIONS,
    TILE_POINTS,
    TRAIL_END,
)


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
    assert found["confidence"] in ("seed", "confirmed", "single_source", "reconstructed")
    assert found["source"]


def test_every_effect_is_printed_somewhere() -> None:
    text = str([rows("gwt", "buildings", "private"), rows("gwt", "buildings", "neutral")])
    text += str([rows("gwt", "board", "workers"), rows("gwt", "masters", "master")])
    text += str([rows("gwt", "objectives", "card"), rows("gwt", "trail", "space")])
    assert [name for name in EFFECT.names if f"'{name}'" not in text] == []
