"""Escapes, traps, steps and tiles."""

from typing import Literal

from msgspec import field

from undercroft.games.dungeon_run.effects.conditions import Effect, Few


class EasyEscape(Effect, frozen=True, kw_only=True, tag="easy-escape"):
    """The number needed to escape is so much lower."""

    amount: Few = 1


class EasyDisarm(Effect, frozen=True, kw_only=True, tag="easy-disarm"):
    """Traps need so many successes fewer, at least 1."""

    amount: Few = 1


class Soak(Effect, frozen=True, kw_only=True, tag="soak"):
    """So many wounds fewer from each trap, or from each special tile."""

    from_: Literal["traps", "tiles"] = field(name="from")
    amount: Few = 1


class Hold(Effect, frozen=True, kw_only=True, tag="hold"):
    """Heroes who escape from this hero need so much more."""

    amount: Few = 1


class Slip(Effect, frozen=True, kw_only=True, tag="slip"):
    """The hero may Move although a monster, or in the endgame a hero, shares his tile."""

    from_: Literal["monsters", "heroes"] = field(name="from")


class Stride(Effect, frozen=True, kw_only=True, tag="stride"):
    """After a Move the hero may go one laid tile further."""


class SureFooted(Effect, frozen=True, kw_only=True, tag="sure-footed"):
    """The rolls of these special tiles do not bother the hero."""

    tiles: tuple[Literal["bridge", "channel", "gate"], ...]


class Uncursed(Effect, frozen=True, kw_only=True, tag="uncursed"):
    """A cursed tile does not switch off the hero's abilities."""


class Unbothered(Effect, frozen=True, kw_only=True, tag="unbothered"):
    """No free attack for a whole turn beside a monster, and none for a failed escape."""


class Repel(Effect, frozen=True, kw_only=True, tag="repel"):
    """Monsters never roam onto the hero's tile; a boss may."""


class Redraw(Effect, frozen=True, kw_only=True, tag="redraw"):
    """The hero may put a fitting tile aside and draw another."""


MoveEffect = (
    EasyEscape
    | EasyDisarm
    | Soak
    | Hold
    | Slip
    | Stride
    | SureFooted
    | Uncursed
    | Unbothered
    | Repel
    | Redraw
)
