"""Set-up: the First Player, the heroes, the first ability cards. [DR-SETUP-15]"""

from undercroft.engine import D6, Choose, Roll, Script
from undercroft.engine.piles import Pile
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.advancing import choose_ability
from undercroft.games.dungeon_run.cards import TRAININGS
from undercroft.games.dungeon_run.options import TAKE_HERO, TakeHero
from undercroft.games.dungeon_run.roaming import begin_round
from undercroft.games.dungeon_run.state import NOTHING, Hero, RunState


def draft(g: RunState) -> Script[None]:
    """The First Player is found, heroes are picked, each keeps an ability card. [DR-SETUP-17]

    A lone hero has none. [DR-SOLO-01]
    """
    yield from find_first_player(g)
    count = len(g.heroes)
    around = [g.heroes[(g.first + step) % count] for step in range(count)]
    for hero in around:
        yield from take_hero(g, hero)
    if count > 1:
        for hero in around:
            yield from choose_ability(g, hero, "DR-SETUP-21")
    begin_round(g)


def find_first_player(g: RunState) -> Script[None]:
    """The highest die; ties roll again. [DR-SETUP-15] [DR-SETUP-16]"""
    rolling = list(range(len(g.heroes)))
    while len(rolling) > 1:
        faces: bytes = yield Roll(len(rolling), D6, "DR-SETUP-15")
        best = max(faces)
        for seat, face in zip(rolling, faces, strict=True):
            g.outbox.append(ev.FirstRolled(seat, face + 1, why="DR-SETUP-15"))
        rolling = [seat for seat, face in zip(rolling, faces, strict=True) if face == best]
    g.first = rolling[0]
    g.outbox.append(ev.FirstPlayerFound(g.first, why="DR-SETUP-15"))


def take_hero(g: RunState, hero: Hero) -> Script[None]:
    """A hero of a training nobody has, until all four are taken. [DR-SETUP-17] to [DR-SETUP-19]"""
    choice: TakeHero = yield Choose(
        hero.seat, [TAKE_HERO[card] for card in free_heroes(g)], "DR-SETUP-17"
    )
    hero.card = choice.card
    hero.deck = Pile(g.printed.deck_of(choice.card))
    g.outbox.append(ev.HeroTaken(hero.seat, choice.card, why="DR-SETUP-17"))


def free_heroes(g: RunState) -> list[int]:
    """The heroes that may be picked now. [DR-SETUP-18] [DR-SETUP-19]"""
    box = g.printed
    taken = [hero.card for hero in g.heroes if hero.card != NOTHING]
    trainings = {box.hero(card).training for card in taken}
    banned = set() if len(trainings) == len(TRAININGS) else trainings
    return [
        card for card in box.heroes if card not in taken and box.hero(card).training not in banned
    ]
