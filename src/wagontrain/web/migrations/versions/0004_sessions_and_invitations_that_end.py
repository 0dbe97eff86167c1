"""Sessions that can be listed and ended; when tokens were used; invitations that end"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

DAY = 24 * 3600


def upgrade() -> None:
    now = time.time()
    session = op.create_table(
        "session",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("player_id", sa.String(16), sa.ForeignKey("player.id"), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("ends", sa.Float(), nullable=False),
    )
    op.create_index("ix_session_player_id", "session", ["player_id"])
    # Cookies that were given out before name no session: one of the player's own id stands for all of them.
    player = sa.table(
        "player", sa.column("id", sa.String), sa.column("created", sa.Float), sa.column("gone", sa.Boolean)
    )
    ends = sa.literal(now + 365 * DAY, sa.Float())
    known = sa.select(
        player.c.id, player.c.id, sa.literal("", sa.String()), player.c.created, player.c.created, ends
    ).where(~player.c.gone)
    columns = ["id", "player_id", "label", "created", "seen", "ends"]
    op.execute(sa.insert(session).from_select(columns, known))
    with op.batch_alter_table("token") as batch:
        batch.add_column(sa.Column("seen", sa.Float()))
    with op.batch_alter_table("invite") as batch:
        batch.add_column(sa.Column("ends", sa.Float(), nullable=False, server_default=str(now + 30 * DAY)))
    with op.batch_alter_table("invite") as batch:
        batch.alter_column("ends", server_default=None)


def downgrade() -> None:
    raise NotImplementedError("databases are not taken back to an older form: restore a backup")
