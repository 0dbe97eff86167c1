"""Consent to give a table up; plans that last a turn"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("game_table") as batch:
        batch.add_column(sa.Column("closing", sa.Text(), nullable=False, server_default="[]"))
    with op.batch_alter_table("plan") as batch:
        batch.add_column(sa.Column("turn", sa.Integer(), nullable=False, server_default="0"))
    plan = sa.table("plan", sa.column("lasts", sa.String))
    op.execute(plan.update().where(plan.c.lasts == "turn").values(lasts="mine"))


def downgrade() -> None:
    raise NotImplementedError("databases are not taken back to an older form: restore a backup")
