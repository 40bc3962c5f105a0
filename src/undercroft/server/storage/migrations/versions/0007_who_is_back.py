"""Seats remember when somebody came back to them from a bot."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("seats", sa.Column("back_at", sa.BigInteger()))


def downgrade() -> None:
    op.drop_column("seats", "back_at")
