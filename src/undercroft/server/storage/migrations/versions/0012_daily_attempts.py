"""Attempts at daily challenges."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "daily_attempts",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("throws", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("each", sa.LargeBinary(), nullable=False),
        sa.Column("name", sa.Text()),
    )
    op.create_index("daily_attempts_day", "daily_attempts", ["day", "points"])
    op.create_index("daily_attempts_age", "daily_attempts", ["made_at"])


def downgrade() -> None:
    op.drop_table("daily_attempts")
