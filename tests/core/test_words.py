"""Words: messages, members, arguments, what is missing."""

import pytest

import wagontrain
from wagontrain.core.actions import Kind
from wagontrain.core.errors import WagontrainError
from wagontrain.core.events import Event, EventKind
from wagontrain.core.game import Ask
from wagontrain.core.words import LANGUAGES, MissingWords, UnknownLanguage, Words

NAMES = ("Ann", "Bob")
CARD = Kind("card", ("cooper", "monk"))
SLOT = Kind("slot", size=6, first=1)
SEAT = Kind("seat", size=5)


@pytest.fixture
def english() -> Words:
    return Words("en", "villagers", strict=True)


def test_the_four_languages() -> None:
    assert LANGUAGES == ("en", "pl", "it", "ru")
    assert [Words(lang).text("yes") for lang in LANGUAGES] == ["yes", "tak", "sì", "да"]


def test_another_language_is_refused_with_a_hint() -> None:
    with pytest.raises(UnknownLanguage, match="no words are here in 'de': there are en, pl, it, ru"):
        Words("de")
    assert issubclass(UnknownLanguage, WagontrainError)


def test_a_game_without_words_is_refused() -> None:
    with pytest.raises(MissingWords, match=r"words/en/chess\.ftl"):
        Words("en", "chess")


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        ("en", ["0 cards", "1 card", "2 cards", "5 cards", "21 cards"]),
        ("pl", ["0 kart", "1 kartę", "2 karty", "5 kart", "21 kart"]),
        ("it", ["0 carte", "1 carta", "2 carte", "5 carte", "21 carte"]),
        ("ru", ["0 карт", "1 карту", "2 карты", "5 карт", "21 карту"]),
    ],
)
def test_numbers_take_the_plural_of_the_language(lang: str, texts: list[str]) -> None:
    words = Words(lang, "villagers", strict=True)
    assert [words.text("amount-cards", amount=n) for n in (0, 1, 2, 5, 21)] == texts


def test_no_marks_stand_around_what_is_filled_in(english: Words) -> None:
    assert english.text("result-winner", name="Ann") == "Winner: Ann"


def test_what_is_missing_shows_its_id() -> None:
    words = Words("en", "villagers")
    assert not words.has("card-dragon")
    assert words.text("card-dragon") == "card-dragon"
    assert words.attribute("card-dragon", "text") == "card-dragon"
    assert words.text("result-winner") == "Winner: name"


def test_strict_words_raise_what_is_missing(english: Words) -> None:
    with pytest.raises(MissingWords, match="en: there is no message 'card-dragon' for 'villagers'"):
        english.text("card-dragon")
    with pytest.raises(MissingWords, match=r"en: result-winner: .*name"):
        english.text("result-winner")


def test_attributes(english: Words) -> None:
    assert english.attribute("card-agent", "a") == "an Agent"
    assert english.attribute("card-agent", "acc") == ""


def test_members_are_words_numbers_or_players(english: Words) -> None:
    assert english.member(CARD, 1) == "Monk"
    assert english.member(SLOT, 2) == 3
    assert english.member(SEAT, 1, NAMES) == "Bob"


def test_a_seat_beyond_the_players_is_the_opponent_of_a_solo_game(english: Words) -> None:
    assert english.player(1, ("Ann",)) == "Countess"


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Place a Cooper"),
        ("pl", "Wyłóż kartę: Bednarz"),
        ("it", "Costruisci un Bottaio"),
        ("ru", "Поселить Бондаря"),
    ],
)
def test_an_action_in_words(lang: str, text: str) -> None:
    game = wagontrain.game("villagers")
    assert Words(lang, "villagers", strict=True).action(game, game.parse("place cooper"), NAMES) == text


def test_a_question_takes_numbers_and_members(english: Words) -> None:
    counted = Ask("build", 0, {"left": 1, "limit": 3, "hires": 2})
    assert english.ask(counted, NAMES) == "Build. Cards left: 1 of 3. Hires left: 2."
    assert english.ask(Ask("choose-place", 0, {"card": "card:cooper"}), NAMES) == "Where does the Cooper go?"
    assert english.ask(Ask("over", wagontrain.NOBODY), NAMES) == "The game is over."


def test_an_event_tells_each_viewer_what_it_may_know(english: Words) -> None:
    kind = EventKind("returned", Kind("stack", size=6, first=1), Kind("suit", ("wood",)), CARD, hidden=1)
    event = Event(kind, 1, (2, 0, 0), 0b10)
    assert english.event(event, 1, NAMES) == "Bob returns a card face down onto stack 3: Cooper (Wood)."
    for viewer in (0, None):
        assert english.event(event, viewer, NAMES) == "Bob returns a card face down onto stack 3 (Wood)."


def test_an_event_that_happens_to_nobody(english: Words) -> None:
    event = Event(EventKind("countess-took", CARD, Kind("amount", size=9)), wagontrain.NOBODY, (0, 0), 0)
    assert english.event(event, None, NAMES) == "The Countess takes a Cooper."


def test_a_reason_cites_its_rule_and_puts_members_into_words(english: Words) -> None:
    args: dict[str, object] = {"card": "card:monk", "seat": "seat:1"}
    text = "The Monk is not on Bob’s Village Square. (VIL-15.7)"
    assert english.reason(("VIL-15.7", "not-on-square", args), NAMES) == text


def test_forms_of_members_reach_reasons_too() -> None:
    args: dict[str, object] = {"below": "card:wattler", "card": "card:monk"}
    text = "Deve stare sopra un’Intrecciatrice, non sopra il Monaco. (VIL-7.6)"
    assert Words("it", "villagers", strict=True).reason(("VIL-7.6", "wrong-below", args), NAMES) == text


def test_lists_of_members_become_enumerations(english: Words) -> None:
    args: dict[str, object] = {"verb": ["card:monk", "seat:0", 3, "as it is"]}
    reason = english.reason(("VIL-5.4", "not-asked", args), NAMES)
    assert reason == "“Monk, Ann, 3, as it is” is not what is being decided now. (VIL-5.4)"


def test_options_scores_and_the_end(english: Words) -> None:
    assert english.option("difficulty") == "Difficulty"
    assert english.option_help("difficulty") == "Solo game: how hard the Countess is to beat."
    assert english.choice("difficulty", "veteran") == "Veteran"
    assert [english.choice("saints", value) for value in (True, False)] == ["yes", "no"]
    assert english.choice("rounds", 12) == "12"
    assert english.score("silver") == "Silver"
    assert english.end("second-market") == "The game is over after the Second Market."
