"""Sayings keep the name of who said them; tables know whether somebody has their key."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    name = sa.Column("name", sa.Text(), nullable=False, server_default="")
    op.add_column("sayings", name)
    told: sa.Column[bool] = sa.Column(
        "key_told", sa.Boolean(), nullable=False, server_default=sa.false()
    )
    op.add_column("tables", told)


def downgrade() -> None:
    op.drop_column("sayings", "name")
    op.drop_column("tables", "key_told")
