"""Throws behind links."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "shared_throws",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("film", sa.LargeBinary(), nullable=False),
    )
    op.create_index("shared_throws_age", "shared_throws", ["made_at"])


def downgrade() -> None:
    op.drop_table("shared_throws")
