# Over 300 lines: one response model after another.
"""What the server answers, for its schema: the browser client's types are made from these.

Answers are written as plain JSON, not through these models, so they cost nothing while a game is played;
tests/web/test_responses.py holds real answers against them.
"""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Value = bool | int | str
Json = dict[str, Any]


class Player(BaseModel):
    """Me, as I see myself."""

    id: str
    name: str
    login: str | None
    language: str | None
    is_bot: bool
    notices: Json


class MeInfo(BaseModel):
    player: Player | None
    language: str
    languages: list[str]


class SessionInfo(BaseModel):
    """A browser that is signed in; `earlier` stands for all those of before there were sessions."""

    id: str
    label: str
    created: float
    seen: float
    mine: bool
    earlier: bool


class SessionList(BaseModel):
    sessions: list[SessionInfo]


class Ended(BaseModel):
    """How many were ended."""

    sessions: int
    tokens: int


class InvitesEnded(BaseModel):
    ended: int


class TokenInfo(BaseModel):
    id: str
    label: str
    created: float
    seen: float | None


class TokenList(BaseModel):
    tokens: list[TokenInfo]


class NewToken(BaseModel):
    """A token with its secret, told this once."""

    id: str
    label: str
    token: str


class ChoiceInfo(BaseModel):
    value: Value
    words: str
    seats: list[int] | None = None


class OptionInfo(BaseModel):
    """An option of a game, in words."""

    name: str
    words: str
    help: str
    kind: str
    default: Value
    choices: list[ChoiceInfo]
    pattern: str
    seats: list[int] | None
    needs: dict[str, list[Value]]


class BotInfo(BaseModel):
    name: str
    words: str


class GameInfo(BaseModel):
    game: str
    title: str
    pitch: str
    time: str
    version: int
    seats: list[int]
    bots: list[BotInfo]
    options: list[OptionInfo]


class SeatInfo(BaseModel):
    seat: int
    kind: Literal["open", "invited", "person", "bot"]
    player: str | None
    name: str
    bot: str | None
    away: bool
    stand_in: str | None
    online: bool
    mine: bool
    time_left: float | None
    votes: int
    my_vote: bool
    votes_needed: int
    vote_from: float | None


class FinalPart(BaseModel):
    category: str
    words: str
    points: int


class FinalScore(BaseModel):
    seat: int
    name: str
    total: int
    rank: int
    automa: bool
    parts: list[FinalPart]


class ScorePart(BaseModel):
    """Points of one kind if the game ended now; None where the viewer cannot know, then least to most."""

    category: str
    words: str
    points: int | None
    least: int
    most: int


class Score(BaseModel):
    """A seat's points if the game ended now."""

    seat: int
    name: str
    automa: bool
    total: int | None
    rank: int | None
    least: int
    most: int
    parts: list[ScorePart]


class Result(BaseModel):
    """How a game ended."""

    end: str
    end_words: str
    scores: list[FinalScore]


class Closing(BaseModel):
    """Who wants to give the table up, and whose consent is missing."""

    votes: list[int]
    waiting: list[int]
    mine: bool


class TableInfo(BaseModel):
    """A table as everyone who may see it sees it."""

    id: str
    title: str
    game: str
    game_title: str
    version: int
    status: Literal["open", "running", "finished", "closed"]
    options: dict[str, Value]
    public: bool
    spectators: bool
    pace: str
    undo: bool
    confirm: bool
    clock: str
    clock_seconds: int
    stand_in: str
    rated: bool
    owner: str | None
    mine: bool
    created: float
    started: float | None
    finished: float | None
    due: float | None
    moved: float | None
    seq: int
    change: int
    chat: int
    to_act: int
    my_seats: list[int]
    my_turn: bool
    frozen: bool
    commitment: str | None
    seed: str | None
    origin: str | None
    rematch: str | None
    closing: Closing | None
    result: Result | None
    seats: list[SeatInfo]


class InviteLink(BaseModel):
    token: str
    url: str
    ends: float


class NewTable(TableInfo):
    """A table made just now, with the link to it."""

    invite: InviteLink


class TableList(BaseModel):
    tables: list[TableInfo]


class MyTables(TableList):
    """A page of my tables; `more` is what to ask for as `after` to get the next one."""

    more: str | None


class AskInfo(BaseModel):
    """What is being decided."""

    question: str
    seat: int
    args: Json
    text: str
    rules: list[str]
    out_of_turn: bool
    decline: str | None


class ActionInfo(BaseModel):
    """A legal action: notation, words, and the elements of the board that it touches."""

    text: str
    verb: str
    args: list[str]
    words: str
    targets: list[str]
    rule: str


class LogLine(BaseModel):
    n: int
    step: int
    seat: int
    event: str
    args: Json
    hidden: bool
    text: str


class LogPart(BaseModel):
    """Keep the first lines, `start` many, and put these after them."""

    model_config = ConfigDict(populate_by_name=True)
    start: int = Field(alias="from")
    lines: list[LogLine]


class UndoInfo(BaseModel):
    can: bool
    why: str
    redo: bool


class NoteInfo(BaseModel):
    """What happened around the game."""

    number: int
    seq: int
    code: str
    text: str
    at: float


class PlanInfo(BaseModel):
    question: str
    text: str
    lasts: Literal["turn", "mine", "game"]
    words: str


class Frozen(BaseModel):
    """Why a table can only be looked at: it was begun under other rules, from which move on they differ.

    `command` starts a server that can play it on.
    """

    code: str
    words: str
    move: int | None
    why: str
    command: str | None


class View(BaseModel):
    """What one seat may know, and may do: see API.md."""

    table: TableInfo
    seat: int | None
    seq: int
    step: int
    view: Json | None
    asked: AskInfo | None
    legal: list[ActionInfo]
    undo: UndoInfo
    held: bool
    log: LogPart
    notes: list[NoteInfo]
    plans: list[PlanInfo]
    scores: list[Score]
    frozen: Frozen | None


class Done(BaseModel):
    """An action that is stored: its number, and the view after it."""

    seq: int
    repeated: bool
    view: View


class Reason(BaseModel):
    rule: str
    message: str
    text: str


class Explained(BaseModel):
    legal: bool
    reasons: list[Reason]


class StepLine(BaseModel):
    """One action with what followed; what others chose only when the game is over."""

    step: int
    seat: int
    text: str | None
    words: str | None
    events: list[LogLine]


class StepList(BaseModel):
    seat: int | None
    steps: int
    lines: list[StepLine]


class TurnSum(BaseModel):
    """What changed in a turn or a step: a sum's name, such as money or good:wood, and its words."""

    name: str
    amount: int
    text: str


class TurnStep(BaseModel):
    """A step of a turn; `step` is the action after which it is done, `way` leads from place to place."""

    text: str
    seat: int
    step: int
    places: list[str]
    way: list[str]
    sums: list[TurnSum]


class TurnInfo(BaseModel):
    """A turn in one sentence, with its steps, its actions and its lines of the log. Seat -1: nobody's."""

    n: int
    seat: int
    name: str
    heading: str
    text: str
    done: bool
    first: int
    last: int
    events_from: int
    events_to: int
    steps: list[TurnStep]
    more: str
    sums: list[TurnSum]


class TurnList(BaseModel):
    """The turns from number `from` on, of `count` in all."""

    model_config = ConfigDict(populate_by_name=True)
    seq: int
    count: int
    start: int = Field(alias="from")
    turns: list[TurnInfo]


class Moment(BaseModel):
    """The table after this many actions."""

    seat: int | None
    step: int
    view: Json
    asked: AskInfo
    events: list[LogLine]
    scores: list[Score]


class Record(BaseModel):
    """All that a seat may know of a game so far, to keep as a file."""

    format: str
    table: TableInfo
    tables: str
    seat: int | None
    notes: list[NoteInfo]
    steps: list[StepLine]
    view: Json | None
    scores: list[Score]


class PlanList(BaseModel):
    plans: list[PlanInfo]


class ScoreSeat(BaseModel):
    seat: int
    name: str
    automa: bool


class ScoreTurn(BaseModel):
    """The totals where a turn began; the last one is now."""

    step: int
    seat: int
    totals: list[int | None]


class ScoreLine(BaseModel):
    """How the scores went, from turn to turn."""

    seat: int | None
    seats: list[ScoreSeat]
    turns: list[ScoreTurn]


class Bring(BaseModel):
    """One thing that an action would change, for sure."""

    what: str
    seat: int
    amount: int
    words: str


class Brings(BaseModel):
    seat: int | None
    seq: int
    actions: dict[str, list[Bring]]


class Check(BaseModel):
    check: str
    ok: bool
    words: str


class Verified(BaseModel):
    ok: bool
    checks: list[Check]
    actions: int
    problems: list[str]
    commitment: str | None
    seed: str | None


class ChatMessage(BaseModel):
    number: int
    player: str | None
    name: str
    text: str
    hidden: bool
    at: float


class ChatPart(BaseModel):
    chat: int
    messages: list[ChatMessage]


class MemoText(BaseModel):
    text: str


class Rated(BaseModel):
    who: str
    name: str
    rating: float
    mu: float
    sigma: float
    games: int


class RatingList(BaseModel):
    game: str
    people: list[Rated]
    bots: list[Rated]


class Figures(BaseModel):
    rating: float
    mu: float
    sigma: float
    games: int


class Outcome(BaseModel):
    """How one game went for a player."""

    table: str
    title: str
    game: str
    rank: int
    total: int
    parts: Json
    rated: bool
    at: float


class PlayerResults(BaseModel):
    id: str
    name: str
    is_bot: bool
    results: list[Outcome]
    ratings: dict[str, Figures]
