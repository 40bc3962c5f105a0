"""Seats that are to be called, as it is stored."""

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from undercroft.server.storage.schema import ALERTS

NEVER = 2**62


class Alert(Struct, frozen=True):
    """A seat is to be called: it has been to act since move n."""

    table_id: str
    seat: int
    n: int
    due_at: int
    tries: int


def add_alerts(connection: sa.Connection, alerts: Sequence[Alert]) -> None:
    """Note whom to call; a newer turn takes the place of an older one."""
    for alert in alerts:
        this = _this_seat(alert)
        known = connection.execute(sa.select(ALERTS.c.n).where(this)).scalar_one_or_none()
        if known == alert.n:
            continue
        connection.execute(ALERTS.delete().where(this))
        connection.execute(ALERTS.insert(), msgspec.structs.asdict(alert))


def due_alerts(connection: sa.Connection, now: int, most: int) -> list[Alert]:
    """Whom to call now."""
    due = sa.select(ALERTS).where(ALERTS.c.due_at <= now).order_by(ALERTS.c.due_at).limit(most)
    return [Alert(**row._mapping) for row in connection.execute(due)]


def lease_alert(connection: sa.Connection, alert: Alert, until: int) -> bool:
    """Take a call upon oneself until some time; False when another node has."""
    same = sa.and_(_this_seat(alert), ALERTS.c.due_at == alert.due_at, ALERTS.c.n == alert.n)
    leased = ALERTS.update().where(same).values(due_at=until, tries=alert.tries + 1)
    return connection.execute(leased).rowcount == 1


def put_off_alert(connection: sa.Connection, alert: Alert, due_at: int, tries: int) -> None:
    """Call later; NEVER when the call is done with, so that nobody is called twice for a turn."""
    same = sa.and_(_this_seat(alert), ALERTS.c.n == alert.n)
    connection.execute(ALERTS.update().where(same).values(due_at=due_at, tries=tries))


def _this_seat(alert: Alert) -> sa.ColumnElement[bool]:
    return sa.and_(ALERTS.c.table_id == alert.table_id, ALERTS.c.seat == alert.seat)
