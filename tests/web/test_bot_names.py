"""A bot is called by its level, in the language of whoever reads it; a name that it was given stays."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests.web.client import Site
from wagontrain.bots import names as bot_names
from wagontrain.core.words import LANGUAGES
from wagontrain.web.localization import OFFERED, default_bot_name, speech_of
from wagontrain.web.new_tables import new_seat, seat_names


def seats_of(*kinds: str, name: str = "Ann") -> list[Any]:
    """Seats as the server stores them for a new table."""
    names = seat_names(kinds, name)
    made = [new_seat("t", number, kind, "p", names[number]) for number, kind in enumerate(kinds)]
    return [SimpleNamespace(**seat) for seat in made]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_level_has_a_name_of_its_own_in_each_language(lang: str) -> None:
    names = [speech_of(lang).bot(level) for level in OFFERED]
    assert set(OFFERED) <= set(bot_names())
    assert len(set(names)) == len(OFFERED)
    assert not any(name.startswith("bot-name") for name in names)
    if lang != "en":
        assert not set(names) & {speech_of("en").bot(level) for level in OFFERED}


def test_bots_of_one_level_are_numbered_where_there_are_several() -> None:
    english = speech_of("en")
    assert english.names(seats_of("me", "bot:easy")) == ["Ann", "Easy bot"]
    several = seats_of("bot:easy", "me", "bot:hard", "bot:easy")
    assert english.names(several) == ["Easy bot 1", "Ann", "Hard bot", "Easy bot 2"]
    assert speech_of("pl").names(several) == ["Łatwy bot 1", "Ann", "Trudny bot", "Łatwy bot 2"]


def test_a_name_that_was_given_stays() -> None:
    seats = seats_of("me", "bot:easy")
    seats[1].name = "Clara"
    assert speech_of("it").names(seats) == ["Ann", "Clara"]
    person = seats_of("me", name=default_bot_name("easy", 0))
    assert speech_of("it").names(person) == ["Easy 1"]


def test_the_table_and_its_scores_name_a_bot_in_the_readers_language(here: Site) -> None:
    ann = here.player("Ann")
    table = ann.table("me", "bot:easy", "bot:random")["id"]
    for lang in LANGUAGES:
        names = [speech_of(lang).bot(level) for level in ("easy", "random")]
        view = ann.view(table, lang=lang)
        assert [seat["name"] for seat in view["table"]["seats"]] == ["Ann", *names]
        assert [score["name"] for score in view["scores"]] == ["Ann", *names]
        assert [seat["bot"] for seat in view["table"]["seats"]] == [None, "easy", "random"]
        listed = next(row for row in ann.get("/api/me/tables", lang=lang)["tables"] if row["id"] == table)
        assert [seat["name"] for seat in listed["seats"]] == ["Ann", *names]
