"""What requests may hold. Everything is bounded; texts are plain."""

import unicodedata
from typing import Annotated, Literal, Self

from fastapi import Path, Query
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

FILLERS = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U0001d159"
    + "".join(map(chr, range(0xFE00, 0xFE0F)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
"""Letters, marks and symbols that nobody sees. Those that are not letters are refused by their category."""
JOINERS = "\u200d\ufe0f"  # nobody sees them either, but they make one picture of two

MOST = 2**31 - 1
SECONDS = 60 * 24 * 3600


def plain(text: str) -> str:
    """The text in one normal form; control characters and hidden marks are refused."""
    if any(unicodedata.category(ch) in ("Cc", "Cf", "Cs", "Co") and ch not in "\n\u200d" for ch in text):
        raise ValueError("control characters are not allowed")
    return unicodedata.normalize("NFC", text)


def is_visible(text: str) -> bool:
    """Is there anything to see, apart from marks that stand on nothing?"""
    return any(unicodedata.category(ch)[0] not in "CMZ" and ch not in FILLERS for ch in text)


def joins_pictures(text: str, at: int) -> bool:
    """Does the joiner there belong to a picture, and not just make one name differ from another?"""
    before = text[at - 1] if at else " "
    if text[at + 1 : at + 2] == "\u20e3":  # the frame of a key, around a digit
        return True
    return before in JOINERS or unicodedata.category(before) in ("So", "Sk", "Mn", "Mc")


def title_line(text: str) -> str:
    """A plain text in one line, spaces put in order and nothing hidden in it; it may be empty."""
    tidy = " ".join(plain(text).split())
    if any(ch in FILLERS or (ch in JOINERS and not joins_pictures(tidy, at)) for at, ch in enumerate(tidy)):
        raise ValueError("hidden characters are not allowed")
    if tidy and not is_visible(tidy):
        raise ValueError("nothing of it can be seen")
    return tidy


def one_line(text: str) -> str:
    """The same, with something to read."""
    tidy = title_line(text)
    if not tidy:
        raise ValueError("it is empty")
    return tidy


def message_text(text: str) -> str:
    """What somebody says: any lines, as long as there is something to see."""
    tidy = plain(text).strip()
    if not is_visible(tidy):
        raise ValueError("it is empty")
    return tidy


Line = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(one_line)]
Title = Annotated[str, Field(max_length=80), AfterValidator(title_line)]
ActionText = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(plain)]
Key = Annotated[str, Field(min_length=1, max_length=80), AfterValidator(plain)]
Secret = Annotated[str, Field(min_length=1, max_length=128), AfterValidator(plain)]
Seat = Annotated[int, Field(ge=0, le=15)]
Number = Annotated[int, Field(ge=0, le=MOST)]
SeatWish = Annotated[str, Field(max_length=44, pattern=r"^(me|open|invited|bot:[a-z0-9_-]{1,40})$")]
OptionValue = bool | Annotated[int, Field(ge=-MOST, le=MOST)] | Annotated[str, Field(max_length=400)]
BotName = Annotated[str, Field(max_length=40, pattern=r"^[a-z0-9_-]+$")]

TableId = Annotated[str, Path(pattern=r"^[a-z0-9]{4,16}$")]
PlayerId = Annotated[str, Path(pattern=r"^[a-z0-9]{4,16}$")]
SeatPath = Annotated[int, Path(ge=0, le=15)]
NumberPath = Annotated[int, Path(ge=0, le=MOST)]
GameName = Annotated[str, Path(pattern=r"^[a-z_]{1,40}$")]
SeatQuery = Annotated[int | None, Query(ge=0, le=15)]
NumberQuery = Annotated[int, Query(ge=0, le=MOST)]
SinceQuery = Annotated[int | None, Query(ge=0, le=MOST)]


class Body(BaseModel):
    """Nothing but what is named here."""

    model_config = ConfigDict(extra="forbid")


class NoticeWish(Body):
    """Where turn notices go: apprise addresses, at once or once a day."""

    urls: Annotated[
        list[Annotated[str, Field(max_length=400), AfterValidator(plain)]], Field(max_length=5)
    ] = []
    digest: bool = False


class Me(Body):
    """A guest's name; later, what is to change."""

    name: Line | None = None
    language: Literal["en", "pl", "it", "ru"] | None = None
    notices: NoticeWish | None = None
    is_bot: bool | None = None


class Login(Body):
    """A login and its password."""

    login: Annotated[str, Field(pattern=r"^[A-Za-z0-9_.-]{3,40}$")]
    password: Annotated[str, Field(min_length=8, max_length=200)]


class PasswordChange(Body):
    """A new password, for somebody who knows the old one."""

    old: Annotated[str, Field(min_length=1, max_length=200)]
    new: Annotated[str, Field(min_length=8, max_length=200)]
    sessions: bool = True  # end those on all other devices
    tokens: bool = False  # end them too


class Logout(Body):
    """The end of this session, or of all of them and all tokens."""

    everywhere: bool = False


class TokenWish(Body):
    label: Line


class TableWish(Body):
    """A table to be made."""

    game: Annotated[str, Field(pattern=r"^[a-z_]{1,40}$")]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]
    options: Annotated[dict[Annotated[str, Field(max_length=60)], OptionValue], Field(max_length=100)] = {}
    title: Title = ""
    public: bool = True
    spectators: bool = True
    pace: Literal["live", "daily"] = "live"
    undo: bool = True
    confirm: bool = False
    clock: Literal["none", "move", "game"] = "none"
    clock_seconds: Annotated[int, Field(ge=0, le=SECONDS)] = 0
    stand_in: BotName | None = None
    rated: bool = True
    shuffle_seats: bool = False

    @model_validator(mode="after")
    def clock_has_time(self) -> Self:
        """A clock that has run out before the first move is a mistake."""
        if self.clock != "none" and self.clock_seconds == 0:
            raise ValueError("clock_seconds: a clock needs some time")
        return self


class Join(Body):
    seat: Seat | None = None
    invite: Secret | None = None


class Watch(Body):
    invite: Secret | None = None


class Consent(Body):
    """My vote for something that the table has to agree on; `false` takes it back, or is a no."""

    agree: bool = True


class SeatOnly(Body):
    seat: Seat


class InviteWish(Body):
    seat: Seat | None = None
    days: Annotated[int, Field(ge=1, le=365)] | None = None


class SeatChange(Body):
    """What the owner makes of a seat before the start."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)
    becomes: Annotated[str, Field(alias="is", pattern=r"^(open|invited|bot:[a-z0-9_-]{1,40})$")]


class Step(Body):
    """Undo, redo, confirm: by which seat, at which number, under which key."""

    seat: Seat
    expected_seq: Number
    key: Key


class Act(Step):
    """An action in the game's notation."""

    text: ActionText


class Explain(Body):
    """What is asked about: an action, or a board element."""

    seat: Seat
    text: ActionText | None = None
    element: Annotated[str, Field(pattern=r"^[a-z_]{1,20}(-[a-z0-9_.]{1,60}){0,4}$")] | None = None

    @model_validator(mode="after")
    def one_of_both(self) -> Self:
        if (self.text is None) == (self.element is None):
            raise ValueError("either text or element")
        return self


class PlanWish(Body):
    """An answer given beforehand; no text takes it back. `*` declines all that is asked out of my turn."""

    seat: Seat
    question: Annotated[str, Field(pattern=r"^([a-z0-9-]{1,80}|\*)$")]
    text: Annotated[str, Field(max_length=200), AfterValidator(plain)] | None
    lasts: Literal["turn", "mine", "game"] = "turn"


class Say(Body):
    text: Annotated[str, Field(min_length=1, max_length=1000), AfterValidator(message_text)]


class Memo(Body):
    text: Annotated[str, Field(max_length=10_000), AfterValidator(plain)]


class ReplayText(Body):
    replay: Annotated[str, Field(min_length=1, max_length=1_000_000)]


class CloneWish(Body):
    step: Number
    bots: BotName | None = None


class ProblemModel(BaseModel):
    """An error: a stable code, and a message in the player's language."""

    type: str
    code: str
    status: int
    title: str
    detail: str = ""
