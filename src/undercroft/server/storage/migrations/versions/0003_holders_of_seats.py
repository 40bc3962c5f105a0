"""Seats count how often they have changed hands."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    holder = sa.Column("holder", sa.Integer(), nullable=False, server_default="0")
    op.add_column("seats", holder)


def downgrade() -> None:
    op.drop_column("seats", "holder")
