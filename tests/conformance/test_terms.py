"""The page uses the words of the games, one form for money, and no form that fits only a man.

The words come from the glossary: for each one here, a stem that another word for the same thing has.
"""

import re
from pathlib import Path

import pytest

import wagontrain
from wagontrain.core.words import LANGUAGES, words_file

CLIENT = Path(__file__).resolve().parents[2] / "client" / "src"
GAMES = wagontrain.games()
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
FRAME = ("client", "common", "server")  # what speaks to the player and about players
PAGE = ("page-", "tip-", "game-pitch", "game-time")  # what a game says on the page alone

# language and part of the page: {another word for it: the game's own word}
WRONG = {
    ("pl", "villagers"): {
        r"\b[Żż]ywno": "Pożywienie",
        r"\bbudownicz": "Budowniczy",
        r"złot|[Zz]łota": "Złocisz",
        r"srebr": "Srebrnik",
        r"targowisk|\bTarg\b": "Targowisko",
        r"\b[Dd]obór\b": "dobieranie",
        r"\bosad(a|y|zie|ę)\b": "Osada",
        r"\bdro(ga|gi|dze)\b": "Droga",
    },
    ("pl", "gwt"): {
        r"[Zz]agroże": "niebezpieczeństwo",
        r"[Pp]racowni": "pomocnik",
        r"[Bb]udownicz": "rzemieślnik",
        r"[Bb]ydł": "krowa (bydło: only in targ bydła)",
        r"[Dd]obierz": "dociągnij",
        r"\brog(i|ach|ami)\b": "narożniki",
        r"[Uu]lepsz": "rozbuduj",
        r"na ręce": "w ręce",
    },
    ("pl", "sierra_west"): {
        r"\b[Gg]ór(a|ę|ze)\b": "wzgórze",
        r"żywno": "mięso",
        r"[Pp]ułapk|łowić|tropić": "łowy",
    },
    ("it", "villagers"): {r"\boro\b": "monete", r"\bmercato\b": "Mercato", r"piazzar": "costruire"},
    ("it", "gwt"): {
        r"[Cc]ostruttor": "artigiano",
        r"[Bb]ovin": "bestiame",
        r"\brig(a|he)\b": "fila",
        r"[Aa]zione di rischio": "azione rischio",
    },
    ("it", "sierra_west"): {
        r"\b[Mm]od(o|alità)\b": "modulo",
        r"[Tt]rappola": "cacciatore",
        r"\b[Vv]ett": "cima",
        r"\bcampo\b": "accampamento",
        r"\b[Pp]ericolo:": "azione obbligatoria",
    },
    ("ru", "villagers"): {
        r"\bзол\.|\b[Зз]олот[оау]м?\b": "золотой",
        r"[Пп]родовольств": "еда",
    },
    ("ru", "gwt"): {r"\b[Мм]ест(о|а|ах|ам)\b": "ячейка", r"[Пп]редел": "лимит", r"\bугл(ы|ами)\b": "уголки"},
    ("ru", "sierra_west"): {
        r"[Сс]апог": "ботинок",
        r"\b[Лл]овушк": "ловец",
        r"^Опасность": "обязательное действие",
    },
}
# the page around the games: literal translations and words that the glossary has otherwise
STILTED = {
    "pl": [r"Zapomnij", r"Twoja kolej", r"świec", r"nieobecn(y|a)\b"],
    "it": [r"\bingresso", r"^Tutte \{", r"[Dd]imentica", r"\bDiario", r"illuminat"],
    "ru": [r"законченным столом", r"[Зз]абыть меня", r"[Вв]ы забыты", r"свет(ится|ящ)", r"\b[Оо]тош[её]л"],
}
# forms that tell whether a man or a woman plays
MASCULINE = {
    "pl": [
        r"\w+(łem|łam|łeś|łaś)\b(?<!stołem)(?<!mułem)",
        r"\{ \$name \} \w+ł\b",
        r"\b[Ss]ama?\b|\bza niego\b",
    ],
    "it": [
        r"\b([Ss]ono|[Ss]ei) (stat|\w+[aiu]t)[oa]\b",
        r"^\{ \$name \} (è|si è) \w+t[oa]\b|\blo sostituisce",
        r"^(Uscito|Connesso|Di nuovo connesso|Benvenuto)\b",
    ],
    "ru": [
        r"\b[Яя] \w+лс?я?\b",
        r"\{ \$name \} \w+л(ся|а)?\b",
        r"\b[Яя] сам\b",
        r"\bза него\b|\bего заменит",
    ],
}


def sentences(lang: str, file: str) -> dict[str, str]:
    """Each message of a file as it is written, by id."""
    found: dict[str, str] = {}
    name = ""
    for line in words_file(lang, file).splitlines():
        begun = re.match(r"([a-z][\w-]*) = ?(.*)", line)
        if begun:
            name = begun[1]
            found[name] = begun[2]
        elif name and line.startswith(" "):
            found[name] += "\n" + line.strip()
        elif not line.strip().startswith("#"):
            name = ""
    return found


def page_sentences(lang: str, file: str) -> dict[str, str]:
    """What the page says around the games, or of one of them."""
    found = sentences(lang, file)
    return found if file in FRAME else {name: text for name, text in found.items() if name.startswith(PAGE)}


@pytest.mark.parametrize(("lang", "game"), WRONG)
def test_the_page_uses_the_games_own_words(lang: str, game: str) -> None:
    words = page_sentences(lang, game)
    assert len(words) > 20
    found = [
        f"{name}: {text!r}; the game says {right}"
        for name, text in words.items()
        for wrong, right in WRONG[lang, game].items()
        if re.search(wrong, text, re.MULTILINE)
    ]
    assert found == []


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("file", ["client", *GAMES])
def test_the_page_reads_as_written_in_its_language(lang: str, file: str) -> None:
    found = [
        f"{name}: {text!r}"
        for name, text in page_sentences(lang, file).items()
        if any(re.search(pattern, text, re.MULTILINE) for pattern in STILTED[lang])
    ]
    assert found == []


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("file", [*FRAME, *GAMES])
def test_nobody_is_taken_for_a_man_or_a_woman(lang: str, file: str) -> None:
    found = [
        f"{name}: {text!r}"
        for name, text in page_sentences(lang, file).items()
        if any(re.search(pattern, text, re.MULTILINE) for pattern in MASCULINE[lang])
    ]
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", ["client", "gwt"])
def test_dollars_have_one_form_in_a_language(lang: str, file: str) -> None:
    """In English "$6"; elsewhere "6 $" with a no-break space. The terminal's legend shows signs."""
    after, before = r"\} ?\$", r"\$\{ "
    wrong = after + r"|\}\u00a0\$" if lang == "en" else f"{after}|{before}"
    words = {name: text for name, text in sentences(lang, file).items() if name != "table-legend"}
    found = [f"{name}: {text!r}" for name, text in words.items() if re.search(wrong, text)]
    assert found == []


def test_the_page_glues_no_dollar_sign_to_a_number() -> None:
    """Chips, tips and labels take amounts from the words; signs drawn on the board do not."""
    found = []
    for path in sorted((CLIENT / "games").rglob("*")):
        if path.name != "module.ts" and path.suffix != ".svelte":
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            glued = path.name == "module.ts" and "$${" in line
            if glued or re.search(r"label=.*[^$]\$\$\{", line):
                found.append(f"{path.name}:{number}")
    assert found == []
