"""Hosts ask whether they may delete a running game; seats agree."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clearing", sa.Integer()))
    agrees: sa.Column[bool] = sa.Column(
        "agrees", sa.Boolean(), nullable=False, server_default=sa.false()
    )
    op.add_column("seats", agrees)


def downgrade() -> None:
    op.drop_column("tables", "clearing")
    op.drop_column("seats", "agrees")
