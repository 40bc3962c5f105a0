"""Tables know by name who created them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    host: sa.Column[str] = sa.Column("host", sa.Text(), nullable=False, server_default="")
    op.add_column("tables", host)


def downgrade() -> None:
    op.drop_column("tables", "host")
