"""Hosts learn who did not want a running game deleted."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    declines: sa.Column[bool] = sa.Column(
        "declines", sa.Boolean(), nullable=False, server_default=sa.false()
    )
    op.add_column("seats", declines)


def downgrade() -> None:
    op.drop_column("seats", "declines")
