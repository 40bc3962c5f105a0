"""The main Action: one a turn, after Move. [DG-RULING-07]"""

from undercroft.engine import Choose, Option, Script
from undercroft.games.dungeon.encounters import awaits, encounter
from undercroft.games.dungeon.fights.assault import begin_assault, may_assault
from undercroft.games.dungeon.fights.casting import (
    cast_from_safety,
    may_swap,
    sites_in_sight,
    swap_options,
    swap_tokens,
)
from undercroft.games.dungeon.fights.duels import (
    cast_at_hero,
    duel,
    hero_of,
    rivals,
    rivals_in_sight,
)
from undercroft.games.dungeon.looking import look, look_options, may_scry, scry
from undercroft.games.dungeon.magic import attack_spells, refill, refill_options
from undercroft.games.dungeon.minions import fight_minion
from undercroft.games.dungeon.options import (
    ATTACK,
    ENCOUNTER,
    HEX,
    HUNT,
    OPEN_DOOR,
    PASS,
    SCRY,
    START_ASSAULT,
    SWAP_TOKENS,
    Attack,
    Hex,
    Hunt,
    Look,
    OpenDoor,
    Use,
)
from undercroft.games.dungeon.state import DungeonState, Hero
from undercroft.games.dungeon.tears import enter_hall


def act(g: DungeonState, hero: Hero) -> Script[None]:
    """The encounter of a space that was entered, or an Action of choice. [DG-TURN-04]

    A Chamber Card that lies there face down comes before both, however the hero came there.
    [DG-COMPONENT-13]
    """
    yield from enter_hall(g, hero)
    if g.ended:
        return
    if g.entered and awaits(g, hero.place):
        yield from encounter(g, hero)
        return
    while True:
        options, is_secret = action_options(g, hero)
        choice: Option = yield Choose(hero.seat, options, "DG-RULING-07", always=is_secret)
        if isinstance(choice, Look):
            yield from look(g, hero, choice.place)
        elif isinstance(choice, Use):
            yield from refill(g, hero, choice.deed)
        else:
            yield from take_action(g, hero, choice)
            return


def action_options(g: DungeonState, hero: Hero) -> tuple[list[Option], bool]:
    """What a hero may do, and whether a hidden hand decides about some of it. [DG-RULING-07]"""
    options: list[Option] = [PASS]
    if awaits(g, hero.place):
        options.append(ENCOUNTER)
    if may_scry(g, hero):
        options.append(SCRY)
    if not g.solo and may_assault(g, hero):
        options.append(START_ASSAULT)
    options += [ATTACK[rival.card] for rival in rivals(g, hero)]
    options += [HUNT[card] for card in dict.fromkeys(m.minion for m in g.minions_at(hero.place))]
    options += look_options(g, hero)
    options += refill_options(g, hero)
    is_secret = False
    if hero.spells:
        places, targets = sites_in_sight(g, hero), rivals_in_sight(g, hero)
        is_secret = bool(places or targets) or may_swap(g, hero)
        if attack_spells(g, hero):
            options += [OPEN_DOOR[place] for place in places]
            options += [HEX[rival.card] for rival in targets]
        options += swap_options(g, hero)
    return options, is_secret


def take_action(g: DungeonState, hero: Hero, choice: Option) -> Script[None]:
    """One main Action. [DG-RULING-07]"""
    if choice is ENCOUNTER:
        yield from encounter(g, hero)
    elif choice is SCRY:
        yield from scry(g, hero)
    elif choice is START_ASSAULT:
        begin_assault(g, hero)
    elif choice is SWAP_TOKENS:
        yield from swap_tokens(g, hero)
    elif isinstance(choice, OpenDoor):
        yield from cast_from_safety(g, hero, choice.place)
    elif isinstance(choice, Attack):
        yield from duel(g, hero, hero_of(g, choice.rival))
    elif isinstance(choice, Hex):
        yield from cast_at_hero(g, hero, hero_of(g, choice.rival))
    elif isinstance(choice, Hunt):
        here = g.minions_at(hero.place)
        yield from fight_minion(g, hero, next(m for m in here if m.minion == choice.rival))
