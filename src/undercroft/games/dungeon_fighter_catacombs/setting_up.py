"""Set-up: the Heroes, the difficulty and the Leader. [DC-SETUP-03] [DC-SETUP-17]"""

from undercroft.engine import Choose, Draw, Option, Script
from undercroft.engine.piles import Pile
from undercroft.families.dungeon_fighters.voting import (
    ask_all,
    decide,
    is_unanimous,
    name_leader,
)
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.box import Box
from undercroft.games.dungeon_fighter_catacombs.deck import stack
from undercroft.games.dungeon_fighter_catacombs.mixing import (
    bosses_for,
    equipment_for,
    heroes_for,
    is_mixed,
    left_out,
    monsters_for,
    rooms_for,
)
from undercroft.games.dungeon_fighter_catacombs.options import (
    DRAW_HERO,
    DRAW_LEADER,
    NAME_LEADER,
    PICK_DIFFICULTY,
    TAKE_HERO,
    WANT_LEVEL_UP,
    WANT_NO_LEVEL_UP,
    NameLeader,
    TakeHero,
)
from undercroft.games.dungeon_fighter_catacombs.printed import COLOURS
from undercroft.games.dungeon_fighter_catacombs.state import (
    ALL_TYPES,
    DIFFICULTIES,
    NOTHING,
    CatacombsState,
    Hero,
    Phase,
    TableSetup,
)
from undercroft.targets.move import Setting

HOST = 0
"""Decides where players disagree before they have a Leader."""
SOLO = 2
"""The Heroes of a single player. [DC-SOLO-01]"""


def lay_out(box: Box, seats: int, setup: TableSetup) -> CatacombsState:
    """The table before the first Hero is chosen. [DC-SETUP-23] [DC-SOLO-02]

    Gold goes by how many play, up to six. [DC-SETUP-24] [DC-SETUP-25]
    """
    count = SOLO if seats == 1 else seats
    heroes_for(box, setup, count)
    return CatacombsState(
        phase=Phase.HEROES,
        box=box.key,
        setup=setup,
        heroes=[Hero(who if seats > 1 else HOST, who) for who in range(count)],
        monsters=Pile(monsters_for(box, setup)),
        bosses=Pile(bosses_for(box, setup)),
        equipment=Pile(equipment_for(box, setup)),
        rooms=Pile(rooms_for(box, setup)),
        gold=count - 2,
        setting=Setting(setup.target),
    )


def choose_hero(g: CatacombsState) -> Script[None]:
    """The next Hero sheet is taken or drawn. [DC-SETUP-03]"""
    hero = next(one for one in g.heroes if one.card == NOTHING)
    taken = {one.card for one in g.heroes}
    there = heroes_for(g.printed, g.setup, len(g.heroes))
    free = [card for card in there if card not in taken]
    options: list[Option] = [*(TAKE_HERO[card] for card in free), DRAW_HERO]
    choice: Option = yield Choose(hero.seat, options, "DC-SETUP-03")
    if isinstance(choice, TakeHero):
        hero.card = choice.hero
    else:
        hero.card = yield Draw(free, "DC-SETUP-03")
    if has_list(g, hero):
        hero.listed = list(ALL_TYPES)
    drawn = int(choice is DRAW_HERO)
    g.outbox.append(ev.HeroTaken(*hero.both, hero.card, drawn, why="DC-SETUP-03"))
    if hero is g.heroes[-1]:
        tell_of_boxes(g)
        g.phase = Phase.DIFFICULTY


def tell_of_boxes(g: CatacombsState) -> None:
    """What comes from which box, and what the Target can't be played with. [DC-MIX-05]"""
    if is_mixed(g.setup):
        target, dice = g.setup.target, g.setup.dice
        g.outbox.append(ev.BoxesMixed((f"box-{target}",), (f"box-{dice}",), why="DC-MIX-03"))
    if cards := left_out(g.printed, g.setup):
        names = tuple(g.printed.names[card] for card in cards)
        g.outbox.append(ev.CardsLeftOut(names, why="DC-MIX-05"))


def has_list(g: CatacombsState, hero: Hero) -> bool:
    """Whether a Hero starts with all Death List tokens. [DC-UNIQUE-09] [DC-RULING-26]"""
    colours = range(len(COLOURS))
    kinds = [g.printed.ability(hero.card, colour).kind for colour in colours]
    return "death-list" in kinds


def choose_difficulty(g: CatacombsState) -> Script[None]:
    """How much life it adds to monsters, and whether Heroes level up. [DC-SETUP-17]"""
    if g.setup.difficulty == "vote":
        choice = yield from decide(voters(g), HOST, PICK_DIFFICULTY, "DC-SETUP-17")
        g.difficulty = choice.difficulty
    else:
        g.difficulty = DIFFICULTIES.index(g.setup.difficulty)
    g.outbox.append(ev.DifficultyChosen(g.difficulty, why="DC-SETUP-17"))
    yield from choose_level_up(g)
    g.deck = stack(g)
    g.phase = Phase.LEADER


def choose_level_up(g: CatacombsState) -> Script[None]:
    """The variant is played only if all agree. [DC-LEVEL-01]"""
    g.level_up = g.setup.level_up == "on"
    if g.setup.level_up == "vote":
        options = [[WANT_NO_LEVEL_UP, WANT_LEVEL_UP]] * len(voters(g))
        votes = yield from ask_all(voters(g), options, "DC-LEVEL-01")
        g.level_up = is_unanimous(votes) and votes[0] is WANT_LEVEL_UP
    if g.setup.level_up != "off":
        g.outbox.append(ev.LevelUpChosen(int(g.level_up), why="DC-LEVEL-01"))


def voters(g: CatacombsState) -> list[int]:
    """Who votes before there is a Leader."""
    return [HOST] if g.setup.leader_decides else sorted({hero.seat for hero in g.heroes})


def choose_leader(g: CatacombsState) -> Script[None]:
    """The players name one, or else chance does. [DC-SETUP-21]"""
    named: Option = yield from vote_for_leader(g)
    if isinstance(named, NameLeader):
        g.leader = named.who
    else:
        card: int = yield Draw([hero.card for hero in g.heroes], "DC-SETUP-21")
        g.leader = next(hero.who for hero in g.heroes if hero.card == card)
    drawn = int(named is DRAW_LEADER)
    told = ev.LeaderNamed(*g.heroes[g.leader].both, drawn, why="DC-SETUP-21")
    g.outbox.append(told)
    g.phase = Phase.DUNGEON


def vote_for_leader(g: CatacombsState) -> Script[Option]:
    """What all want, or to let chance decide."""
    options: list[Option] = [*(NAME_LEADER[hero.who] for hero in g.heroes), DRAW_LEADER]
    named = yield from name_leader(voters(g), options, DRAW_LEADER, "DC-SETUP-21")
    return named
