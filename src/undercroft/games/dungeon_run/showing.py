"""What everybody can work out from the open cards, told with every view.

It adds to what the fields declare public, and to the cards that a seat knows; no secret of others.
"""

from typing import Any, Literal, NotRequired, TypedDict

from undercroft.engine.seats import is_in
from undercroft.games.dungeon_run import parts
from undercroft.games.dungeon_run.battle import defense_against
from undercroft.games.dungeon_run.cards import RATINGS
from undercroft.games.dungeon_run.duel import hits_from
from undercroft.games.dungeon_run.helping import assist_dice
from undercroft.games.dungeon_run.moving import escape_number
from undercroft.games.dungeon_run.rolls import count_dice
from undercroft.games.dungeon_run.state import (
    NOBODY,
    NOTHING,
    Effort,
    Hero,
    Monster,
    RunState,
    Side,
    Trade,
)
from undercroft.games.dungeon_run.trading import MOST_PROPOSALS
from undercroft.games.dungeon_run.traits import (
    is_cursed,
    is_trained,
    life_of,
    rating_of,
)
from undercroft.games.dungeon_run.traps import disarm_parts

RATED = ("battle", "duel", "disarm", "escape", "channel")
"""The deeds in which somebody picks a rating, to roll it or to assist with it."""
MONSTROUS = ("battle", "escape")
"""The deeds in which the monster of the tile is faced."""


class Need(TypedDict):
    """What the hero's dice have to show: a face for each hit, or how many successes."""

    kind: Literal["hit", "escape", "disarm"]
    number: int


class StateShown(TypedDict):
    """What is added to a view."""

    bearer: int | None


class HeroShown(TypedDict):
    """What is added to a hero; nothing is worth anything before one is picked."""

    life: int
    ratings: list[int]
    cursed: bool
    untrained: list[int]
    """The items of the own loot that can't be equipped; none are told to others."""


class EffortShown(TypedDict):
    """What is added to a roll."""

    needs: Need | None
    gives: NotRequired[list[list[int]]]
    """The dice that each rating gives to each seat, while one may be picked."""


class SideShown(TypedDict):
    """What is added to one of the two who trade."""

    offered: NotRequired[list[int]]
    """The cards of the own offer, whatever was laid since. [DR-RULING-52]"""


class TradeShown(TypedDict):
    """What is added to a trade."""

    most: int
    """How many proposals there may be."""


SHOWN: dict[type[Any], type[Any]] = {
    RunState: StateShown,
    Hero: HeroShown,
    Effort: EffortShown,
    Side: SideShown,
    Trade: TradeShown,
}


WORTHLESS = {"life": 0, "ratings": [0] * len(RATINGS), "cursed": False}
"""What a seat is worth before its hero is picked."""


def show_worth(g: RunState, seen: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """A view, with what heroes and their ratings are worth now, what a roll needs, who bears the
    Stone and how long a trade may go on.
    """
    seen["bearer"] = known_bearer(g, seat)
    for hero, shown in zip(g.heroes, seen["heroes"], strict=True):
        shown |= WORTHLESS if hero.card == NOTHING else worth(g, hero)
        loot = (*hero.treasures, *hero.artifacts) if hero.seat == seat else ()
        shown["untrained"] = [one.card for one in loot if not is_trained(g, hero, one.card)]
    effort = g.effort
    if effort is not None:
        seen["effort"]["needs"] = needs(g, effort)
        if is_rating_open(effort):
            seen["effort"]["gives"] = [dice_by_rating(g, effort, hero) for hero in g.heroes]
    if g.trade is not None:
        show_trade(g.trade, seen["trade"], seat)
    return seen


def show_trade(trade: Trade, seen: dict[str, Any], seat: int | None) -> None:
    """How long a trade may go on, and to who made an offer its cards. [DR-RULING-52]"""
    seen["most"] = MOST_PROPOSALS
    for side, shown in zip(trade.sides, seen["sides"], strict=True):
        if side.seat == seat and side.offer is not None:
            shown["offered"] = side.offer.cards


def worth(g: RunState, hero: Hero) -> dict[str, Any]:
    """A hero's life and ratings with all that works for him. [DR-HEROCARD-08] [DR-ADVANCE-03]"""
    return {
        "life": life_of(g, hero),
        "ratings": [rating_of(g, hero, rating) for rating in range(len(RATINGS))],
        "cursed": is_cursed(g, hero),
    }


def is_rating_open(effort: Effort) -> bool:
    """Whether a rating may still be picked. [DR-BATTLE-10] [DR-DISARM-02]"""
    return effort.deed in RATED and effort.rating == NOTHING and not effort.free


def dice_by_rating(g: RunState, effort: Effort, hero: Hero) -> list[int]:
    """The dice each rating gives: to who rolls his own, to others those their assist adds."""
    if hero.seat not in (effort.seat, effort.target):
        return [assist_dice(g, hero, rating) for rating in range(len(RATINGS))]
    monster, other = faced(g, effort, hero)
    return [count_dice(g, effort, hero, rating, monster, other) for rating in range(len(RATINGS))]


def faced(g: RunState, effort: Effort, hero: Hero) -> tuple[Monster | None, Hero | None]:
    """The monster or the hero whom somebody rolls against."""
    if effort.target != NOBODY:
        return None, g.heroes[effort.target if hero.seat == effort.seat else effort.seat]
    return (g.tile_of(hero).monster if effort.deed in MONSTROUS else None), None


def needs(g: RunState, effort: Effort) -> Need | None:
    """What the hero's dice have to show in a roll."""
    hero, is_rated = g.heroes[effort.seat], effort.rating != NOTHING
    monster = g.tile_of(hero).monster
    if effort.deed == "battle" and monster and is_rated:
        return {"kind": "hit", "number": defense_against(g, hero, monster, effort.rating)}
    if effort.deed == "duel" and is_rated:
        return {"kind": "hit", "number": hits_from(g, effort, hero, g.heroes[effort.target])}
    if effort.deed == "escape":
        return {"kind": "escape", "number": escape_number(g, hero)}
    if effort.card in g.printed.traps:
        count = parts.worth(disarm_parts(g, hero, g.printed.trap(effort.card)))
        return {"kind": "disarm", "number": count}
    return None


def known_bearer(g: RunState, seat: int | None) -> int | None:
    """Who has the Stone: a seat, nobody, or None where the seat that looks can't know it."""
    hero = g.bearer()
    if hero is None:
        return NOBODY
    kept = [kept for kept in hero.artifacts if kept.card == g.printed.stone]
    return hero.seat if not kept or is_in(kept[0].known, seat) else None
