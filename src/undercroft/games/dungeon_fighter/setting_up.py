"""Set-up: the boards, the Heroes, the difficulty and the Leader. [DF-SETUP-01]"""

from undercroft.engine import Choose, Draw, Option, Script
from undercroft.engine.piles import Pile
from undercroft.families.dungeon_fighters.voting import decide, name_leader
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.box import Box
from undercroft.games.dungeon_fighter.moving import begin_turn
from undercroft.games.dungeon_fighter.options import (
    DRAW_HERO,
    DRAW_LEADER,
    NAME_LEADER,
    PICK_DIFFICULTY,
    TAKE_HERO,
    NameLeader,
    TakeHero,
)
from undercroft.games.dungeon_fighter.state import (
    DIFFICULTIES,
    NOTHING,
    FighterState,
    Hero,
    Phase,
    TableSetup,
)

STARTS = 2
"""Levels with a Start face. [DF-SETUP-05]"""
HOST = 0
"""Decides where players disagree before they have a Leader."""
TOWERS = ((4, 4, 4, 2), (3, 3, 3, 5), (2, 2, 2, 8))
"""Monsters of each level, by difficulty. [DF-SETUP-18] [DF-SETUP-19] [DF-SETUP-20]"""


def lay_out(box: Box, seats: int, setup: TableSetup) -> FighterState:
    """The table before the first board is drawn."""
    return FighterState(
        phase=Phase.DUNGEON,
        box=box.key,
        setup=setup,
        heroes=[Hero(seat) for seat in range(seats)],
        monsters=Pile(list(box.monsters)),
        bosses=Pile(list(box.bosses)),
        equipment=Pile(list(box.equipment)),
    )


def lay_dungeon(g: FighterState) -> Script[None]:
    """An End board, then two of the others with a Start face up. [DF-SETUP-06] [DF-SETUP-08]"""
    box = g.printed
    ends = [n for n in box.faces if box.face(n).kind == "end"]
    last: int = yield Draw(ends, "DF-SETUP-06")
    starts = start_faces(box)
    del starts[box.face(last).board]
    for _ in range(STARTS):
        face: int = yield Draw([faces[0] for faces in starts.values()], "DF-SETUP-08")
        sides = starts.pop(box.face(face).board)
        if len(sides) > 1:
            face = yield Draw(sides, "DF-RULING-03")
        g.faces.append(face)
    g.faces.append(last)
    for level, face in enumerate(g.faces, 1):
        g.outbox.append(ev.FaceLaid(face, level, why="DF-SETUP-09"))
    g.phase = Phase.HEROES


def start_faces(box: Box) -> dict[int, list[int]]:
    """The Start faces of each board. [DF-COMP-09]"""
    found = {
        board: [n for n in faces if box.face(n).kind == "start"]
        for board, faces in box.boards.items()
    }
    return {board: faces for board, faces in found.items() if faces}


def choose_hero(g: FighterState) -> Script[None]:
    """The next player takes a Hero, or draws one. [DF-SETUP-13] [DF-RULING-02]"""
    hero = next(one for one in g.heroes if one.card == NOTHING)
    taken = {one.card for one in g.heroes}
    free = [card for card in g.printed.heroes if card not in taken]
    options: list[Option] = [*(TAKE_HERO[card] for card in free), DRAW_HERO]
    choice: Option = yield Choose(hero.seat, options, "DF-SETUP-13")
    if isinstance(choice, TakeHero):
        hero.card = choice.hero
    else:
        hero.card = yield Draw(free, "DF-SETUP-13")
    drawn = int(choice is DRAW_HERO)
    g.outbox.append(ev.HeroTaken(hero.seat, hero.card, drawn, why="DF-SETUP-13"))
    if hero is g.heroes[-1]:
        g.phase = Phase.DIFFICULTY


def choose_difficulty(g: FighterState) -> Script[None]:
    """It says how many monsters of each level the tower holds. [DF-SETUP-16] [DF-SETUP-17]"""
    if g.setup.difficulty == "vote":
        choice = yield from decide(voters(g), HOST, PICK_DIFFICULTY, "DF-SETUP-16")
        g.difficulty = choice.difficulty
    else:
        g.difficulty = DIFFICULTIES.index(g.setup.difficulty)
    g.tower = list(TOWERS[g.difficulty])
    g.outbox.append(ev.DifficultyChosen(g.difficulty, why="DF-SETUP-16"))
    g.phase = Phase.LEADER


def voters(g: FighterState) -> list[int]:
    """Who votes before there is a Leader."""
    return [HOST] if g.setup.leader_decides else [hero.seat for hero in g.heroes]


def choose_leader(g: FighterState) -> Script[None]:
    """The players name one, or else chance does. [DF-SETUP-30] [DF-SETUP-32]"""
    named: Option = yield from vote_for_leader(g)
    if isinstance(named, NameLeader):
        g.leader = named.seat
    else:
        card: int = yield Draw([hero.card for hero in g.heroes], "DF-SETUP-30")
        g.leader = next(hero.seat for hero in g.heroes if hero.card == card)
    drawn = int(named is DRAW_LEADER)
    g.outbox.append(ev.LeaderNamed(g.leader, drawn, why="DF-SETUP-30"))
    # The Leader is the first player of the first turn. [DF-SETUP-33]
    begin_turn(g, g.leader)


def vote_for_leader(g: FighterState) -> Script[Option]:
    """What all want, or to let chance decide."""
    if len(g.heroes) == 1:
        return NAME_LEADER[HOST]
    options: list[Option] = [*(NAME_LEADER[hero.seat] for hero in g.heroes), DRAW_LEADER]
    named = yield from name_leader(voters(g), options, DRAW_LEADER, "DF-SETUP-30")
    return named
