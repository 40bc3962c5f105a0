"""Tables know whether their players may ask for hints."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    hints: sa.Column[bool] = sa.Column(
        "hints", sa.Boolean(), nullable=False, server_default=sa.true()
    )
    op.add_column("tables", hints)


def downgrade() -> None:
    op.drop_column("tables", "hints")
