"""Absences; a player's tables page by page; erasure in steps"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

ENDED = ("finished", "closed")


def upgrade() -> None:
    with op.batch_alter_table("seat") as batch:
        batch.add_column(sa.Column("went", sa.String(length=8), nullable=False, server_default=""))
        batch.add_column(sa.Column("stood_in", sa.Integer(), nullable=False, server_default="0"))
        batch.add_column(sa.Column("seen", sa.Float(), nullable=True))
        batch.add_column(sa.Column("since", sa.Float(), nullable=False, server_default="0"))
        batch.add_column(sa.Column("ended", sa.Boolean(), nullable=False, server_default=sa.false()))
        batch.drop_index("ix_seat_player_id")
        batch.create_index("seat_mine", ["player_id", "ended", "since", "table_id"])
    fill_seats()
    with op.batch_alter_table("outcome") as batch:
        batch.add_column(sa.Column("gave_up", sa.Boolean(), nullable=False, server_default=sa.false()))
        batch.drop_index("ix_outcome_player_id")
        batch.create_index("outcome_mine", ["player_id", "at"])
    op.create_table(
        "erasure",
        sa.Column("player_id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"]),
        sa.PrimaryKeyConstraint("player_id"),
    )
    op.create_index("game_table_owned", "game_table", ["owner", "status", "created"])
    op.create_index("game_table_public", "game_table", ["public", "created"])
    for name in ("chat", "memo", "watcher"):
        op.create_index(f"ix_{name}_player_id", name, ["player_id"])


def fill_seats() -> None:
    """Each seat notes when its table was made and whether that is over."""
    seat = sa.table("seat", sa.column("table_id"), sa.column("since"), sa.column("ended"))
    made = sa.table("game_table", sa.column("id"), sa.column("created"), sa.column("status"))
    since = sa.select(made.c.created).where(made.c.id == seat.c.table_id).scalar_subquery()
    over = sa.select(made.c.id).where(made.c.status.in_(ENDED))
    op.execute(seat.update().values(since=since))
    op.execute(seat.update().where(seat.c.table_id.in_(over)).values(ended=sa.true()))


def downgrade() -> None:
    raise NotImplementedError("databases are not taken back to an older form: restore a backup")
