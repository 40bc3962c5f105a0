"""The server has keys that belong to no table."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "server_keys",
        sa.Column("name", sa.Text(), primary_key=True),
        sa.Column("key", sa.LargeBinary(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("server_keys")
