"""How a greedy player fights: by hand or with a spell, and what is done about a bad roll."""

from undercroft.engine import Option
from undercroft.games.dungeon.bots.outlook import (
    SPELL_WORTH,
    best_chance,
    loot_at,
    risk,
    spell_chance,
)
from undercroft.games.dungeon.chances import PERCENT, strike_chance
from undercroft.games.dungeon.fallback import default_answer, uses_left
from undercroft.games.dungeon.fights.riposte import HURT, SERIOUS
from undercroft.games.dungeon.options import ACCEPT, STRIKE, Cast, Use
from undercroft.games.dungeon.state import NOTHING, DungeonState, Fight, Hero

POOR = 25
"""The chance in percent below which it is better to flee."""
LIKELY = 80
"""The chance in percent from which no card is played."""
RICH = 2000
"""A treasure that is worth something that can't be had again."""


def choose_way(g: DungeonState, me: Hero, options: list[Option]) -> Option:
    """The best chance; a hopeless fight is fled."""
    fight = g.fight
    assert fight is not None
    spells = [option for option in options if isinstance(option, Cast)]
    flights = [option for option in spells if g.printed.spell(option.spell).travels]
    if flights and best_chance(g, me, fight.card) < POOR and me.treasures:
        return flights[0]
    by_hand = strike_chance(g, me, fight.card)
    best = max(spells, key=lambda o: spell_chance(g, o.spell, fight.card), default=None)
    if best is not None:
        better = spell_chance(g, best.spell, fight.card) - by_hand
        if better * loot_at(g, me, me.place)[0] >= SPELL_WORTH * PERCENT:
            return best
    boosts = [o for o in options if isinstance(o, Use) and g.printed.deed(o.deed).boosts]
    return boosts[0] if boosts and by_hand < LIKELY else STRIKE


def choose_answer(g: DungeonState, me: Hero, options: list[Option]) -> Option | None:
    """What can be done about a roll."""
    fight = g.fight
    if fight is None:
        return None
    if fight.tier != NOTHING:
        return defend(g, me, fight, options)
    if fight.card == NOTHING:
        return outbid(g, me, fight, options)
    flights = [o for o in options if isinstance(o, Cast)]
    hides = [o for o in options if isinstance(o, Use) and g.printed.deed(o.deed).flees]
    if flights or hides:
        return flee(g, me, hides, flights)
    slayers = [o for o in options if isinstance(o, Use) and g.printed.deed(o.deed).slays]
    if slayers:
        return slayers[0] if loot_at(g, me, me.place)[0] >= RICH else ACCEPT
    if fight.hero != me.id and not g.team:
        return ACCEPT
    return default_answer(g, me, options)


def flee(g: DungeonState, me: Hero, hides: list[Use], flights: list[Cast]) -> Option:
    """Away from a monster, if there is something to lose."""
    if not me.treasures:
        return ACCEPT
    if hides:
        return hides[0]
    return flights[0] if len(me.treasures) > 1 or risk(g, me) >= RICH else ACCEPT


def outbid(g: DungeonState, me: Hero, fight: Fight, options: list[Option]) -> Option:
    """Stones in a fight among heroes: only if they turn it."""
    mine = fight.dice[0] + fight.dice[1] + fight.bonus
    theirs = fight.foe_dice[0] + fight.foe_dice[1] + fight.foe_bonus
    lack = theirs - mine + 1 if fight.hero == me.id else mine - theirs + 1
    for option in options:
        if isinstance(option, Use) and 0 < lack <= uses_left(g, me, option.deed):
            return option
    return ACCEPT


def defend(g: DungeonState, me: Hero, fight: Fight, options: list[Option]) -> Option:
    """Cards first, abilities against the worst."""
    cards = [o for o in options if isinstance(o, Use) and o.deed in g.printed.actions]
    feats = [o for o in options if isinstance(o, Use) and o.deed not in g.printed.actions]
    if cards and fight.tier >= HURT:
        return cards[0]
    if feats and (fight.tier >= SERIOUS or (fight.tier >= HURT and len(me.treasures) > 2)):
        return feats[0]
    return ACCEPT
