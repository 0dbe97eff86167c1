"""Briscola's rules, each proved by the smallest game that shows it."""

import briscola
import pytest
from briscola.components import CARDS, POINTS, card_of, deck_for
from briscola.names import END_TRICK, TAKE_TURN
from briscola.rules.trick import best_card
from briscola.state import State

from wagontrain import NotLegalNow
from wagontrain.core.state import NOBODY, Frame

GAME = briscola.GAME


def card(name: str) -> int:
    """Return a card by its name."""
    return CARDS.index(name)


def playing(*hands: str, deck: str = "", trump: int = 0, exchange: bool = False) -> State:
    """Return a table at the start of a trick; each hand is a text of card names."""
    s = GAME.new(len(hands), "test", {"exchange": exchange})
    s.trump = trump
    s.leader = 0
    s.deck = tuple(card(name) for name in deck.split())
    for seat, hand in zip(s.seats, hands, strict=True):
        seat.hand = tuple(sorted(card(name) for name in hand.split()))
    s.todo = []
    s.push_all([*[Frame(TAKE_TURN, seat) for seat in range(len(hands))], Frame(END_TRICK, NOBODY)])
    return s


def legal(s: State) -> list[str]:
    """Return the legal actions as texts."""
    return [GAME.text(action) for action in GAME.legal(s)]


@pytest.mark.rule("BRI-1.1", "BRI-3.2")
def test_the_deck_has_forty_cards_worth_120_points() -> None:
    assert len(CARDS) == len(set(CARDS)) == 40
    assert sum(POINTS) == 120
    assert [POINTS[card(f"{rank}_cups")] for rank in ("ace", "three", "king", "knight", "jack", "two")] == [
        11,
        10,
        4,
        3,
        2,
        0,
    ]


@pytest.mark.rule("BRI-1.2")
@pytest.mark.parametrize(("seats", "cards"), [(2, 40), (3, 39), (4, 40)])
def test_every_number_of_seats_divides_the_deck(seats: int, cards: int) -> None:
    assert len(deck_for(seats)) == cards
    assert ("two_cups" in [CARDS[i] for i in deck_for(seats)]) == (seats != 3)


@pytest.mark.rule("BRI-1.3")
def test_three_cards_each_and_the_turned_up_card_sets_the_trumps() -> None:
    s = GAME.new(4, "deal")
    assert [len(seat.hand) for seat in s.seats] == [3, 3, 3, 3]
    assert CARDS[s.deck[0]].endswith(str(GAME.observe(s, None)["trump"]))


@pytest.mark.rule("BRI-1.4")
def test_the_option_names_the_first_leader() -> None:
    assert {GAME.to_act(GAME.new(3, f"{i}")) for i in range(20)} == {0, 1, 2}
    assert GAME.to_act(GAME.new(3, "first", {"first_player": "2"})) == 1


@pytest.mark.rule("BRI-2.1")
def test_any_card_of_the_hand_may_be_played() -> None:
    s = playing("ace_cups two_swords", "king_cups four_clubs")
    GAME.play(s, "play two_swords")
    assert GAME.to_act(s) == 1
    assert legal(s) == ["play king_cups", "play four_clubs"]
    with pytest.raises(NotLegalNow):
        GAME.play(s, "play ace_cups")
    assert [reason[:2] for reason in GAME.explain(s, "play ace_cups")] == [("BRI-2.1", "not-in-hand")]


@pytest.mark.rule("BRI-2.2", "BRI-2.3")
@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("four_cups ace_swords king_cups", 2),  # the strongest card of the suit that was led
        ("ace_cups two_coins three_cups", 1),  # the smallest trump beats them
        ("ace_cups two_coins four_coins", 2),
        ("two_cups ace_swords ace_clubs", 0),
    ],
)
def test_trumps_win_then_the_suit_that_was_led(trick: str, winner: int) -> None:
    coins = 0
    assert best_card(tuple(card(name) for name in trick.split()), coins) == winner


@pytest.mark.rule("BRI-2.4", "BRI-2.5")
def test_the_winner_draws_first_and_leads_and_the_last_one_gets_the_turned_up_card() -> None:
    s = playing("four_cups two_cups", "ace_cups five_cups", deck="seven_coins six_swords")
    GAME.play(s, "play four_cups")
    GAME.play(s, "play ace_cups")
    assert GAME.to_act(s) == 1
    assert card("six_swords") in s.seats[1].hand
    assert card("seven_coins") in s.seats[0].hand
    assert GAME.observe(s, None)["seats"][0]["shown"] == ["seven_coins"]  # type: ignore[index]
    assert s.deck == ()


@pytest.mark.rule("BRI-3.1", "BRI-3.3")
def test_the_game_ends_with_the_last_card_and_equal_points_share_a_place() -> None:
    s = playing("four_cups", "two_swords")
    assert GAME.end_reason(s) == ""
    GAME.play(s, "play four_cups")
    GAME.play(s, "play two_swords")
    assert GAME.end_reason(s) == "hands-empty"
    assert [score.rank for score in GAME.scores(s)] == [1, 1]


@pytest.mark.rule("BRI-4.1")
def test_the_seven_of_trumps_buys_the_turned_up_card() -> None:
    deck = "ace_coins six_swords"
    s = playing("seven_coins two_cups", "ace_cups five_cups", deck=deck, exchange=True)
    assert legal(s)[0] == "exchange"
    GAME.play(s, "exchange")
    assert s.deck[0] == card_of(5, 0) == card("seven_coins")
    assert GAME.observe(s, 1)["seats"][0]["shown"] == ["ace_coins"]  # type: ignore[index]
    assert legal(s) == ["play ace_coins", "play two_cups"]
    off = playing("seven_coins two_cups", "ace_cups five_cups", deck=deck)
    assert GAME.explain(off, "exchange")[0][1] == "exchange-off"


@pytest.mark.rule("BRI-4.2")
def test_only_the_leader_exchanges_and_only_while_the_card_is_there() -> None:
    s = playing("two_cups", "seven_coins", deck="ace_coins six_swords", exchange=True)
    GAME.play(s, "play two_cups")
    assert GAME.explain(s, "exchange")[0][1] == "not-leading"
    late = playing("seven_coins", "two_cups", exchange=True)
    assert GAME.explain(late, "exchange")[0][1] == "no-trump-card"
