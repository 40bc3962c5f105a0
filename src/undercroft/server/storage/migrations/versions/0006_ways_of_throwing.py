"""Seats have a way of throwing."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("seats", sa.Column("way", sa.Text()))


def downgrade() -> None:
    op.drop_column("seats", "way")
