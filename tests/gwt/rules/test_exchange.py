"""GWT-19: exchange tokens."""

import pytest

from tests.gwt.build import (
    asked,
    at_neutral,
    card_names,
    cities,
    deck,
    delivering,
    discard,
    doing,
    fresh,
    hand,
    hand_of,
    herder_of,
    market,
    moving,
    options,
    play,
    reasons,
    said,
    table,
    upgrading,
    visiting,
    workers,
)
from wagontrain.gwt import GAME
from wagontrain.gwt.state import State


def with_token(tokens: int = 1) -> State:
    s = table()
    s.seats[0].tokens = tokens
    hand(s, "galloway", "pineywoods")
    return s


def offers(s: State) -> bool:
    return options(s, "exchange") == ["exchange 1", "exchange 2"]


@pytest.mark.rule("GWT-19.1")
def test_a_token_draws_up_to_two_cards_and_discards_as_many() -> None:
    for cards in (1, 2):
        s = with_token()
        moving(s)
        play(s, f"exchange {cards}")
        assert len(hand_of(s)) == 2 + cards
        for _ in range(cards):
            assert asked(s) == "discard-cards 0"
            play(s, options(s)[0])
        assert len(hand_of(s)) == 2
        assert s.seats[0].tokens == 0
        assert asked(s) == "move-herder 0"
        assert reasons(s, "exchange 1") == ["GWT-19.1"]


@pytest.mark.rule("GWT-19.2")
def test_where_tokens_come_from() -> None:
    assert [me.tokens for me in fresh(4).seats] == [1, 1, 1, 1]
    s = table()
    doing(s, "exchange_token")
    assert s.seats[0].tokens == 1
    cities(s, "st_louis")
    s.seats[0].engine = 40
    delivering(s, 6)
    play(s, "deliver bloomington", "disc dollar")
    assert s.seats[0].tokens == 2


@pytest.mark.rule("GWT-19.3", "GWT-19.4")
def test_every_decision_of_the_owner_offers_tokens() -> None:
    s = with_token(9)
    workers(s, cowboys=3)
    market(s, "longhorn", "longhorn")
    moving(s)
    assert offers(s)
    at_neutral(s, "e")
    assert offers(s)
    play(s, "use buy_cattle")
    assert offers(s)
    play(s, "buy value3_two longhorn")
    assert offers(s)
    play(s, "second longhorn", "pass")
    assert offers(s)
    for effect in ("hire", "build_at_2", "certificate", "objective", "auxiliary", "engine_2", "pair_for_4"):
        if effect == "pair_for_4":
            hand(s, "criollo", "criollo")
        doing(s, effect)
        assert offers(s), effect
    upgrading(s, 1)
    assert offers(s)
    play(s, "upgrade station_1")
    assert offers(s)


@pytest.mark.rule("GWT-19.4")
def test_tokens_in_kansas_city() -> None:
    s = with_token(9)
    s.seats[0].marker = 2
    visiting(s, "kansas_city")
    for question in (*["choose-foresight 0"] * 3, "reveal-hand 0", "spend-certificates 0", "choose-city 0"):
        assert asked(s) == question
        assert offers(s)
        play(s, options(s)[0])
    assert asked(s) == "choose-disc 0"
    assert offers(s)


def growing(*cards: str, stack: tuple[str, ...] = (), pile: tuple[str, ...] = (), tokens: int = 1) -> State:
    """Kansas City has paid the dollars for these cards; the Simmental step begins if it asks anything."""
    s = table(simmental=True)
    s.foresight = (-1,) * 6
    hand(s, *cards)
    deck(s, *stack)
    discard(s, *pile)
    s.seats[0].tokens = tokens
    visiting(s, "kansas_city")
    if asked(s) == "reveal-hand 0":
        play(s, "pass")
    return s


@pytest.mark.rule("GWT-19.4", "GWT-25.12")
@pytest.mark.parametrize(
    ("stage", "grown"), [("simmental_calf", "simmental_heifer"), ("simmental_heifer", "simmental_cow")]
)
def test_a_token_can_draw_the_simmental_that_grows(stage: str, grown: str) -> None:
    s = growing("criollo", stack=("galloway", stage))
    assert asked(s) == "grow-simmental 0"
    assert options(s) == ["pass", "exchange 1", "exchange 2"]
    assert reasons(s, f"grow {stage}") == ["GWT-25.5"]
    play(s, "exchange 1", "discard criollo")
    assert options(s) == ["pass", f"grow {stage}"]
    play(s, f"grow {stage}")
    assert asked(s) == "choose-city 0"
    assert grown in card_names(s.seats[0].discard)
    assert s.seats[0].money == 20 + 1


@pytest.mark.rule("GWT-25.12")
def test_a_token_that_draws_something_else_ends_the_step() -> None:
    s = growing("criollo", stack=("simmental_calf", "galloway", "galloway"))
    play(s, "exchange 1", "discard galloway")
    assert asked(s) == "choose-city 0"


@pytest.mark.rule("GWT-25.12")
@pytest.mark.parametrize(
    ("cards", "stack", "pile", "tokens", "question"),
    [
        (
            ("criollo",),
            ("galloway",),
            ("simmental_calf",),
            1,
            "grow-simmental 0",
        ),  # the stack is used up first
        (("criollo",), ("galloway",) * 3, ("simmental_calf",), 2, "grow-simmental 0"),
        (("criollo",), ("galloway",) * 2, ("simmental_calf",), 1, "choose-city 0"),
        (("criollo",), ("galloway",), ("simmental_cow",), 9, "choose-city 0"),
        (("criollo",), ("simmental_calf",), (), 0, "choose-city 0"),
        ((), ("simmental_calf",), (), 1, "choose-city 0"),  # all that is drawn must be discarded
    ],
)
def test_the_window_is_open_while_a_token_could_bring_one(
    cards: tuple[str, ...], stack: tuple[str, ...], pile: tuple[str, ...], tokens: int, question: str
) -> None:
    assert asked(growing(*cards, stack=stack, pile=pile, tokens=tokens)) == question


@pytest.mark.rule("GWT-25.12", "GWT-25.6")
def test_an_empty_stage_opens_no_window() -> None:
    s = growing("criollo", stack=("simmental_calf",))
    s.heifers = 0
    play(s, "exchange 1", "discard criollo")
    assert asked(s) == "choose-city 0"


@pytest.mark.rule("GWT-19.4")
def test_the_value_is_that_of_the_hand_after_a_last_exchange() -> None:
    s = with_token()
    s.foresight = (-1,) * 6
    deck(s, "hereford_5")
    visiting(s, "kansas_city")
    assert asked(s) == "reveal-hand 0"
    play(s, "exchange 1", "discard galloway")
    assert said(s, "income_taken") == [(2 + 5,)]


@pytest.mark.rule("GWT-19.4", "GWT-19.6")
def test_not_while_cards_are_owed_nor_in_a_discard_already_begun() -> None:
    s = with_token(2)
    moving(s)
    play(s, "exchange 2")
    assert options(s, "exchange") == []
    assert reasons(s, "exchange 1") == ["GWT-19.1"]
    s = fresh(4)
    first = s.first
    for _ in range(2):
        seat = GAME.to_act(s)
        while GAME.to_act(s) == seat:
            play(s, options(s)[0] if asked(s).startswith(("first", "place")) else "pass")
    seat = GAME.to_act(s)
    assert seat == (first + 2) % 4
    assert asked(s) == f"first-discard {seat}"
    assert offers(s)
    play(s, options(s)[0])
    assert asked(s) == f"first-discard {seat}"
    assert options(s, "exchange") == []
    assert reasons(s, "exchange 1") == ["GWT-19.4"]


@pytest.mark.rule("GWT-19.5")
def test_tokens_are_offered_at_the_owners_own_decisions() -> None:
    s = table()
    s.seats[1].tokens = 1
    assert asked(s) == "move-herder 0"
    assert options(s, "exchange") == []
    play(s, options(s)[0], "pass")
    assert asked(s) == "move-herder 1"
    assert offers(s)


@pytest.mark.rule("GWT-19.6")
def test_with_an_empty_hand_but_not_with_empty_piles() -> None:
    s = with_token()
    hand(s)
    deck(s, "longhorn")
    discard(s)
    moving(s)
    assert options(s, "exchange") == ["exchange 1"]
    assert reasons(s, "exchange 2") == ["GWT-19.6"]
    play(s, "exchange 1", "discard longhorn")
    assert hand_of(s) == []
    s = with_token()
    deck(s)
    discard(s)
    moving(s)
    assert options(s, "exchange") == []
    assert reasons(s, "exchange 1") == ["GWT-19.6"]


@pytest.mark.rule("GWT-19.4", "GWT-19.6")
@pytest.mark.parametrize(("tokens", "cards"), [(1, []), (0, ["criollo"])])
def test_before_the_hand_is_revealed_only_who_can_use_a_token_is_asked(tokens: int, cards: list[str]) -> None:
    s = with_token(tokens)
    s.foresight = (-1,) * 6
    deck(s, *cards)
    discard(s)
    visiting(s, "kansas_city")
    assert asked(s) == "choose-city 0"


@pytest.mark.rule("GWT-19.4")
def test_a_token_may_be_used_at_the_end_of_a_visit_to_kansas_city() -> None:
    s = with_token()
    s.foresight = (-1,) * 6
    deck(s, "longhorn", "longhorn")
    visiting(s, "kansas_city")
    while asked(s) != "leave-kansas-city 0":
        play(s, options(s)[0])
    assert "exchange 2" in options(s)
    play(s, "pass")
    assert herder_of(s) == "start"


@pytest.mark.rule("GWT-19.7")
def test_an_objective_card_drawn_with_a_token_may_be_played_after_the_discard() -> None:
    s = with_token()
    deck(s, "obj_01")
    moving(s)
    play(s, "exchange 1")
    assert reasons(s, "play obj_01") == ["GWT-15.2"]
    play(s, "discard galloway")
    assert "play obj_01" in options(s)


@pytest.mark.rule("GWT-19.1")
def test_the_card_that_was_asked_for_may_be_discarded_and_the_game_kept_there() -> None:
    """The only galloway goes for the token: the question it was for is gone, before and after a save."""
    s = fresh(2, "58")
    play(s, "move neutral_d", "use galloway_for_2", "exchange 2", "discard galloway")
    kept = GAME.load(GAME.save(s))
    for state in (s, kept):
        assert asked(state) == "discard-cards 1"
        play(state, options(state)[0])
        assert not asked(state).startswith("discard")
