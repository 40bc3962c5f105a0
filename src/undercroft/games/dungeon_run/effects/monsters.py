"""What makes a monster different from others."""

from undercroft.games.dungeon_run.effects.conditions import Effect, Few, Rating


class Only(Effect, frozen=True, kw_only=True, tag="only"):
    """The monster can be battled only with this rating."""

    of: Rating


class Fierce(Effect, frozen=True, kw_only=True, tag="fierce"):
    """So many more (or fewer) attack dice; `free`: only in free attacks."""

    amount: Few = 1
    free: bool = False


class Hardened(Effect, frozen=True, kw_only=True, tag="hardened"):
    """Defense is so much higher (or lower)."""

    amount: Few = 1


class Tough(Effect, frozen=True, kw_only=True, tag="tough"):
    """So many wounds of each battle or free attack do not count."""

    amount: Few = 1


class Regrow(Effect, frozen=True, kw_only=True, tag="regrow"):
    """So many wounds are removed from the monster before each roaming step."""

    amount: Few = 1


class Again(Effect, frozen=True, kw_only=True, tag="again"):
    """The monster rolls its dice without a power number once again."""


class Pierce(Effect, frozen=True, kw_only=True, tag="pierce"):
    """No armor helps against the monster."""


class Lone(Effect, frozen=True, kw_only=True, tag="lone"):
    """Nobody can assist in a battle with the monster."""


class Rooted(Effect, frozen=True, kw_only=True, tag="rooted"):
    """The monster does not roam."""


MonsterEffect = Only | Fierce | Hardened | Tough | Regrow | Again | Pierce | Lone | Rooted
