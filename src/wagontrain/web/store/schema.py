"""The tables of the database. `action` is the truth of a game and only ever grows."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()


def _table_id(primary: bool = True) -> Column[str]:
    return Column("table_id", String(16), ForeignKey("game_table.id"), primary_key=primary, nullable=False)


setting = Table(
    "setting",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

player = Table(
    "player",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # lower case; null for guests
    Column("password", Text),  # argon2
    Column("epoch", Integer, nullable=False, default=0),  # raised to end all sessions
    Column("language", String(8), nullable=False, default=""),
    Column("notices", Text, nullable=False, default="{}"),  # {"urls": [...], "digest": false}
    Column("is_bot", Boolean, nullable=False, default=False),
    Column("created", Float, nullable=False),
    Column("gone", Boolean, nullable=False, default=False),
)

session = Table(  # of a browser; one with the player's own id stands for cookies that name none
    "session",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("player_id", String(16), ForeignKey("player.id"), nullable=False, index=True),
    Column("label", String(80), nullable=False),  # what the browser calls itself
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),  # to the hour
    Column("ends", Float, nullable=False),
)

token = Table(
    "token",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("player_id", String(16), ForeignKey("player.id"), nullable=False, index=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("label", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float),  # to the hour; null where it was never used
)

game_table = Table(
    "game_table",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("title", String(80), nullable=False, default=""),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("tables", String(64), nullable=False),  # the fingerprint of the component tables
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("owner", String(16), ForeignKey("player.id"), nullable=False),
    Column("status", String(12), nullable=False),  # open, running, finished, closed
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("pace", String(8), nullable=False),  # live, daily
    Column("undo", Boolean, nullable=False),
    Column("confirm", Boolean, nullable=False),
    Column("clock", String(8), nullable=False),  # none, move, game
    Column("clock_seconds", Integer, nullable=False),
    Column("stand_in", String(40), nullable=False),  # the bot for absent players; "": the strongest
    Column("rated", Boolean, nullable=False),
    Column("origin", String(16)),  # the table that this one was cloned from or is the re-match of
    Column("rematch", String(16)),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("finished", Float),
    Column("seq", Integer, nullable=False, default=0),
    Column("change", Integer, nullable=False, default=0),  # the number of the last note
    Column("chat", Integer, nullable=False, default=0),  # the number of the last message
    Column("to_act", Integer, nullable=False, default=-1),
    Column("moved", Float, nullable=False),  # when the seat to act was asked
    Column("due", Float),  # when its clock runs out
    Column("result", Text),
    Column("closing", Text, nullable=False, default="[]"),  # who wants to give the table up
    Column("planned", Boolean, nullable=False, default=False),  # has anyone ever planned an answer here?
    Column("ratings_done", Boolean, nullable=False, default=False),
    CheckConstraint("status IN ('open', 'running', 'finished', 'closed')", name="status_known"),
    Index("game_table_lobby", "status", "public", "created"),
    Index("game_table_due", "status", "due"),
    Index("game_table_owned", "owner", "status", "created"),
    Index("game_table_public", "public", "created"),
)

seat = Table(
    "seat",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, invited, person, bot
    Column("player_id", String(16), ForeignKey("player.id")),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),  # whose turn it plays, where kind is bot
    Column("away", Boolean, nullable=False, default=False),  # a bot sits in for the owner
    Column("went", String(8), nullable=False, default=""),  # how the owner last went: left, clock, vote
    Column("stood_in", Integer, nullable=False, default=0),  # actions that a bot has played for the owner
    Column("seen", Float),  # when the owner was last connected, as far as that is noted
    Column("time_left", Float),  # of a clock per game
    Column("votes", Text, nullable=False, default="[]"),  # who wants a bot to sit in here
    Column("since", Float, nullable=False, default=0.0),  # when the table was made
    Column("ended", Boolean, nullable=False, default=False),  # is the table finished or closed?
    Index("seat_mine", "player_id", "ended", "since", "table_id"),
)

invite = Table(
    "invite",
    metadata,
    Column("digest", String(64), primary_key=True),
    _table_id(primary=False),
    Column("seat", Integer),  # null: any seat that is free
    Column("created", Float, nullable=False),
    Column("ends", Float, nullable=False),
)

action = Table(
    "action",
    metadata,
    _table_id(),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # act, undo, redo, confirm
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),  # the action's notation; for undo, how many actions remain
    Column("key", String(80)),
    Column("player_id", String(16)),  # null where a bot or a plan decided
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "key", name="action_key_once"),
)

note = Table(
    "note",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("code", String(40), nullable=False),
    Column("args", Text, nullable=False),
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("player_id", String(16), ForeignKey("player.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("hidden", Boolean, nullable=False, default=False),
    Column("at", Float, nullable=False),
)

mute = Table(
    "mute",
    metadata,
    Column("player_id", String(16), ForeignKey("player.id"), primary_key=True),
    Column("muted", String(16), ForeignKey("player.id"), primary_key=True),
)

watcher = Table(
    "watcher",
    metadata,
    _table_id(),
    Column("player_id", String(16), ForeignKey("player.id"), primary_key=True, index=True),
)

memo = Table(
    "memo",
    metadata,
    _table_id(),
    Column("player_id", String(16), ForeignKey("player.id"), primary_key=True, index=True),
    Column("text", Text, nullable=False),
)

plan = Table(
    "plan",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("question", String(80), primary_key=True),  # "*": any that can be declined
    Column("text", Text, nullable=False),
    Column("lasts", String(8), nullable=False),  # turn, mine, game
    Column("turn", Integer, nullable=False, default=0),  # the number of the turn in which it was made
)

outcome = Table(
    "outcome",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("player_id", String(16), ForeignKey("player.id")),
    Column("bot", String(40)),
    Column("game", String(40), nullable=False, index=True),
    Column("total", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("parts", Text, nullable=False),
    Column("rated", Boolean, nullable=False),  # does it count for this player?
    Column("gave_up", Boolean, nullable=False, default=False),  # left to a bot: rated behind all others
    Column("at", Float, nullable=False),
    Index("outcome_mine", "player_id", "at"),
)

erasure = Table(  # players to be forgotten, until all is done
    "erasure",
    metadata,
    Column("player_id", String(16), ForeignKey("player.id"), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("asked", Float, nullable=False),
)

rating = Table(
    "rating",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("who", String(48), primary_key=True),  # a player's id, or "bot:<name>"
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

notice = Table(
    "notice",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("player_id", String(16), ForeignKey("player.id"), nullable=False, index=True),
    _table_id(primary=False),
    Column("code", String(40), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("sent", Float),
)
