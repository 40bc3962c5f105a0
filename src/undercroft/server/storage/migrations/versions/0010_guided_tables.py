"""Tables know whether a guide leads through them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    guided: sa.Column[bool] = sa.Column(
        "guided", sa.Boolean(), nullable=False, server_default=sa.false()
    )
    op.add_column("tables", guided)


def downgrade() -> None:
    op.drop_column("tables", "guided")
