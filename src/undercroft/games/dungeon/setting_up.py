"""Set-up: who starts, who plays which class, and the first spells. [DG-SETUP-15]"""

from undercroft.engine import D6, Choose, Die, Roll, Script
from undercroft.games.dungeon import events as ev
from undercroft.games.dungeon.magic import take_spells
from undercroft.games.dungeon.options import TAKE_CLASS, TakeClass
from undercroft.games.dungeon.state import NOWHERE, DungeonState, Hero, Phase

D3 = Die("d3", "123")
"""Decides how many spells an Elf has. [DG-ELF-02]"""


def roll_order(g: DungeonState) -> Script[None]:
    """All roll 2d6, those who tie for the highest roll again. [DG-TURN-01] [DG-RULING-04]"""
    tied = list(range(len(g.heroes)))
    while len(tied) > 1:
        g.rolls = [0] * len(g.heroes)
        for seat in tied:
            faces: bytes = yield Roll(2, D6, "DG-TURN-01")
            g.rolls[seat] = faces[0] + faces[1] + 2
            g.outbox.append(ev.StartRolled(seat, g.rolls[seat], why="DG-TURN-01"))
        highest = max(g.rolls)
        tied = [seat for seat in tied if g.rolls[seat] == highest]
    g.outbox.append(ev.StarterFound(tied[0], why="DG-TURN-01"))
    g.order = [(tied[0] + step) % len(g.heroes) for step in range(len(g.heroes))]
    g.queue = list(g.order)
    g.phase = Phase.DRAFT


def draft(g: DungeonState) -> Script[None]:
    """The next player picks a class, and its spells. [DG-SETUP-15]"""
    hero = g.heroes[g.queue[0]]
    yield from become(g, hero)
    g.queue.pop(0)
    if not g.queue:
        g.queue = list(g.order)
        g.round = 1
        g.phase = Phase.TURN


def free_classes(g: DungeonState, hero: Hero) -> list[int]:
    """The classes that nobody plays. [DG-RULING-02] [DG-SETUP-18]"""
    if g.solo:
        role = "always" if hero.id == 0 else "choice"
        return [card for card in g.printed.classes if g.printed.hero(card).solo == role]
    taken = {one.card for one in g.heroes if one.alive}
    return [card for card in g.printed.classes if card not in taken]


def become(g: DungeonState, hero: Hero) -> Script[None]:
    """A new adventurer enters at Start with the starting set. [DG-SETUP-16] [DG-RULING-57]"""
    options = [TAKE_CLASS[card] for card in free_classes(g, hero)]
    choice: TakeClass = yield Choose(hero.seat, options, "DG-SETUP-15")
    hero.card = choice.hero
    hero.alive = True
    hero.place, hero.came = g.board.hall, NOWHERE
    refresh(g, hero)
    g.outbox.append(ev.ClassTaken(hero.card, hero.seat, why="DG-SETUP-15"))
    traits = g.printed.traits(hero.card)
    count = traits.spells
    if traits.spell_die:
        faces: bytes = yield Roll(1, D3 if traits.spell_die == 3 else D6, "DG-ELF-02")
        count += faces[0] + 1
        g.outbox.append(ev.SpellsCounted(hero.card, count, why="DG-ELF-02"))
    yield from take_spells(g, hero, count, "DG-CAST-04" if traits.spell_die else "DG-CAST-01")


def refresh(g: DungeonState, hero: Hero) -> None:
    """What a new adventurer has back: all but uses in a game. [DG-RULING-57]"""
    feats = g.printed.feats
    if not hero.used:
        hero.used = [0] * len(feats)
    for deed in feats:
        if not g.printed.feat(deed).gravestones:
            hero.used[deed - feats.start] = 0
