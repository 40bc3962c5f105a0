"""Tables say whom their seats play."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("figures", sa.LargeBinary()))


def downgrade() -> None:
    op.drop_column("tables", "figures")
