"""Hits: how they land, and what keeps them away."""

from undercroft.games.dungeon_run.effects.conditions import Effect, Face, Few


class Sharp(Effect, frozen=True, kw_only=True, tag="sharp"):
    """Defense counts as so much lower for the hero's dice; in a duel 4+ becomes so much lower."""

    amount: Few = 1


class Heavy(Effect, frozen=True, kw_only=True, tag="heavy"):
    """Each hit by a die that shows one of these faces gives 2 wounds."""

    faces: tuple[Face, ...]


class Parry(Effect, frozen=True, kw_only=True, tag="parry"):
    """Dice that show one of these faces may block any hit."""

    faces: tuple[Face, ...]


class Armor(Effect, frozen=True, kw_only=True, tag="armor"):
    """Roll so many dice; each that shows `save` or more removes a hit about to be taken."""

    dice: Few = 1
    save: Face = 5


class Ward(Effect, frozen=True, kw_only=True, tag="ward"):
    """So many hits of an attack are removed without a roll."""

    amount: Few = 1


class Thorns(Effect, frozen=True, kw_only=True, tag="thorns"):
    """A monster or hero whose attack wounds the hero takes so many wounds."""

    amount: Few = 1


DamageEffect = Sharp | Heavy | Parry | Armor | Ward | Thorns
