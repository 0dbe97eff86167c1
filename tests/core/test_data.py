"""Tables: read from the package or from the user's folder, with their provenance; what is wrong is named.

What was read is kept for the whole process, so each case has a process of its own.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from wagontrain.core.data import fingerprint, flag_of, int_of, ints_of, row_of, text_of, texts_of
from wagontrain.core.errors import LoadError

TOP = 'confidence = "seed"\nsource = ["the box"]\n'
CARDS = TOP + '[[card]]\nid = "cooper"\ngold = 4\n[[card]]\nid = "brewer"\ngold = 5\nnote = "blurred"\n'
READ = 'print(data.rows("villagers", "cards", "card"))'
FINGERPRINT = 'data.table("villagers", "cards"); print(data.fingerprint("villagers"))'

PROGRAM = """
import sys
from pathlib import Path
from wagontrain.core import data
from wagontrain.core.errors import LoadError
try:
    data.use_tables(Path(sys.argv[1]))
    {code}
except LoadError as error:
    print("refused:", error)
"""


def run(folder: Path, code: str = READ) -> str:
    """What the program prints about the folder, with the folder's name left out."""
    program = [sys.executable, "-c", PROGRAM.format(code=code), str(folder)]
    done = subprocess.run(program, capture_output=True, text=True, check=True)
    return done.stdout.strip().replace(f"{folder}/", "").replace(str(folder), "DIR")


def tables(folder: Path, text: str, file: str = "cards.toml", game: str = "villagers") -> Path:
    """A folder of the user's with one table."""
    (folder / game).mkdir(exist_ok=True)
    (folder / game / file).write_text(text, encoding="utf-8")
    return folder


def test_the_users_table_is_read_instead_of_the_packages(tmp_path: Path) -> None:
    rows = run(tables(tmp_path, CARDS))
    assert rows == "[{'id': 'cooper', 'gold': 4}, {'id': 'brewer', 'gold': 5, 'note': 'blurred'}]"


def test_other_tables_stay_as_they_are(tmp_path: Path) -> None:
    code = 'print(len(data.rows("villagers", "cards", "card")) > 2)'
    (tmp_path / "villagers").mkdir()
    assert run(tmp_path, code) == "True"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("gold = ", "villagers/cards.toml: Invalid value (at end of document)"),
        (
            "x = 1\n",
            "villagers/cards.toml: confidence: one of seed, confirmed, single_source, inferred, re",
        ),
        ('confidence = "sure"\nsource = "x"\n', "villagers/cards.toml: confidence: one of seed"),
        ('confidence = "seed"\n', "villagers/cards.toml: source: missing at the top"),
        (
            CARDS + 'confidence = "sure"\n',
            "villagers/cards.toml.card[1]: confidence: 'sure' is none of seed, confirmed",
        ),
        (CARDS + 'gold_confidence = "x"\n', "villagers/cards.toml.card[1]: gold_confidence: 'x' is none of"),
        (CARDS + '[[card]]\nid = "cooper"\n', "villagers/cards.toml: card: id 'cooper' occurs twice"),
        (TOP, "villagers/cards.toml: card: an array of tables expected"),
        (TOP + "card = 3\n", "villagers/cards.toml: card: an array of tables expected"),
        (TOP + "card = [3]\n", "villagers/cards.toml: card: an array of tables expected"),
    ],
)
def test_a_wrong_table_is_named(tmp_path: Path, text: str, message: str) -> None:
    assert run(tables(tmp_path, text)).startswith(f"refused: {message}")


def test_a_table_that_is_no_text_is_named(tmp_path: Path) -> None:
    tables(tmp_path, "")
    (tmp_path / "villagers" / "cards.toml").write_bytes(b"x = '\xff'")
    assert run(tmp_path).startswith("refused: villagers/cards.toml: 'utf-8' codec can't decode")


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert run(tmp_path / "nowhere") == "refused: DIR: no such folder of tables"


def test_a_game_that_is_not_there_is_named(tmp_path: Path) -> None:
    (tmp_path / "vilagers").mkdir()
    assert run(tmp_path) == "refused: vilagers: no game has tables of that name"


def test_a_table_that_is_not_there_is_named(tmp_path: Path) -> None:
    """A mistyped file would otherwise be passed over in silence."""
    message = "refused: villagers/card.toml: the tables of villagers are cards, "
    assert run(tables(tmp_path, CARDS, file="card.toml")).startswith(message)


def test_a_missing_table_is_named(tmp_path: Path) -> None:
    assert run(tmp_path, 'data.table("villagers", "hats")').endswith("hats.toml: No such file or directory")


def test_tables_are_chosen_before_the_game_is_loaded(tmp_path: Path) -> None:
    code = 'data.table("villagers", "cards"); data.use_tables(Path(sys.argv[1]))'
    assert run(tables(tmp_path, CARDS), code) == "refused: tables must be chosen before the game is loaded"


def test_figures_change_the_fingerprint_and_provenance_does_not(tmp_path: Path) -> None:
    def named(text: str) -> str:
        return run(tables(tmp_path, text), FINGERPRINT)

    original = named(CARDS)
    assert len(original) == 16
    assert named(CARDS.replace("blurred", "sharp").replace("the box", "a photograph")) == original
    assert named(CARDS.replace('"seed"', '"confirmed"')) == original
    assert named(CARDS.replace("gold = 4", "gold = 5")) != original
    assert len(named(CARDS + "printed = 2019-05-27\n")) == 16


def test_a_game_without_tables_has_a_fingerprint_too() -> None:
    assert fingerprint("no such game") == fingerprint("nor such a one")


ROW: dict[str, object] = {
    "text": "x",
    "number": 3,
    "switch": True,
    "texts": ["a", "b"],
    "numbers": [1, 2],
    "table": {"a": 1},
}


def test_values_of_a_row() -> None:
    assert text_of(ROW, "text", "here") == "x"
    assert int_of(ROW, "number", "here") == 3
    assert flag_of(ROW, "switch", "here") is True
    assert texts_of(ROW, "texts", "here") == ("a", "b")
    assert ints_of(ROW, "numbers", "here") == (1, 2)
    assert row_of(ROW, "table", "here") == {"a": 1}


def test_values_that_a_row_leaves_out() -> None:
    assert text_of(ROW, "hat", "here", "none") == "none"
    assert int_of(ROW, "hat", "here", 0) == 0
    assert flag_of(ROW, "hat", "here", False) is False
    assert (texts_of(ROW, "hat", "here"), ints_of(ROW, "hat", "here"), row_of(ROW, "hat", "here")) == (
        (),
        (),
        {},
    )


def test_values_of_the_wrong_type_are_named() -> None:
    with pytest.raises(LoadError, match="here: number: a text expected, not 3"):
        text_of(ROW, "number", "here")
    with pytest.raises(LoadError, match="here: hat: a text expected, not None"):
        text_of(ROW, "hat", "here")
    with pytest.raises(LoadError, match="here: switch: a whole number expected, not True"):
        int_of(ROW, "switch", "here")
    with pytest.raises(LoadError, match="here: number: true or false expected, not 3"):
        flag_of(ROW, "number", "here")
    with pytest.raises(LoadError, match=r"here: numbers: a list of texts expected, not \[1, 2\]"):
        texts_of(ROW, "numbers", "here")
    with pytest.raises(LoadError, match="here: texts: a list of whole numbers expected"):
        ints_of(ROW, "texts", "here")
    with pytest.raises(LoadError, match="here: text: a table expected, not 'x'"):
        row_of(ROW, "text", "here")
