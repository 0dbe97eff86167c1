"""Filling numbers and words of the tables into messages."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from wagontrain.core.filling import Fillings, fill, fillings_of
from wagontrain.core.words import Words, words_file

WORDS = """
plain = Nothing to fill in
toll =
    { $toll ->
        [one] { $name } pays { $toll } coin
       *[other] { $name } pays { $toll } coins
    }
card = Grocer
    .text = Worth { $worth }
"""


def filled(fillings: Fillings, source: str = WORDS) -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(Resource(fill(FluentResource(source).body, fillings)))
    return bundle


def said(bundle: FluentBundle, message: str, attribute: str = "", **args: object) -> str:
    found = bundle.get_message(message)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, args)
    assert errors == []
    return str(text)


@pytest.mark.parametrize(("toll", "text"), [(1, "Ann pays 1 coin"), (3, "Ann pays 3 coins")])
def test_a_number_is_filled_in_and_chooses_the_plural(toll: int, text: str) -> None:
    assert said(filled({"toll": {"toll": toll}}), "toll", name="Ann") == text


def test_words_are_filled_in_as_they_are() -> None:
    bundle = filled({"card": {"worth": 'a "golden" \\ {egg}', ".more": "and an attribute"}})
    assert said(bundle, "card", "text") == 'Worth a "golden" \\ {egg}'
    assert said(bundle, "card", "more") == "and an attribute"
    assert said(bundle, "plain") == "Nothing to fill in"


def test_the_entries_that_were_given_stay_as_they_are() -> None:
    entries = FluentResource(WORDS).body
    fill(entries, {"card": {"worth": 1}})
    assert said(filled({}), "card", "text", worth=2) == "Worth 2"
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(Resource(entries))
    assert said(bundle, "card", "text", worth=2) == "Worth 2"


def test_what_cannot_be_filled_in_is_noticed() -> None:
    with pytest.raises(LookupError, match="no messages to fill in: cart, toil"):
        filled({"toil": {"toll": 1}, "card": {"worth": 1}, "cart": {}})


def test_only_games_with_texts_have_fillings() -> None:
    assert fillings_of("sierra_west") is not None
    assert fillings_of("no_such_game") is None
    assert fillings_of("common") is None


def test_the_page_gets_the_words_that_the_server_uses() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(words_file("en", "sierra_west")))
    words = Words("en", "sierra_west", strict=True)
    for message in ("card-st1", "cabin-step_back", "special-outpost_i", "plan-plan01"):
        assert said(bundle, message, "text") == words.attribute(message, "text")
    assert said(bundle, "symbol-food_2") == words.text("symbol-food_2") == "2 food"
