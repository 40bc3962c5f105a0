"""Advances, items and ability cards."""

from msgspec import field

from undercroft.games.dungeon_run.effects.conditions import Effect, Few, Training


class Bargain(Effect, frozen=True, kw_only=True, tag="bargain"):
    """Advance costs one encounter card instead of two."""


class KeepItems(Effect, frozen=True, kw_only=True, tag="keep-items"):
    """Knocked out, the hero leaves no item."""


class QuickStand(Effect, frozen=True, kw_only=True, tag="quick-stand"):
    """Standing up leaves so many actions of that turn."""

    amount: Few = 1


class Insight(Effect, frozen=True, kw_only=True, tag="insight"):
    """When ability cards are drawn, so many more to choose from."""

    amount: Few = 1


class AlsoTrained(Effect, frozen=True, kw_only=True, tag="also-trained"):
    """The hero may equip items of this training too."""

    as_: Training = field(name="as")


GoodsEffect = Bargain | KeepItems | QuickStand | Insight | AlsoTrained
