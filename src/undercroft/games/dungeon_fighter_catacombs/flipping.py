"""Templates: flipped onto the board like a coin, until it counts. [DC-TEMPL-03] [DC-RULING-69]"""

from undercroft.engine import Choose, Landing, Option, Script
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.aiding import settle_faints
from undercroft.games.dungeon_fighter_catacombs.demands import fight_of, twists
from undercroft.games.dungeon_fighter_catacombs.life import lose_life
from undercroft.games.dungeon_fighter_catacombs.options import FLIP_AGAIN, LEAVE_TEMPLATE
from undercroft.games.dungeon_fighter_catacombs.party import next_conscious, players
from undercroft.games.dungeon_fighter_catacombs.state import (
    NOBODY,
    CatacombsState,
    Hero,
    Phase,
)
from undercroft.targets.move import end_of_flip, place_of_seat
from undercroft.targets.move import flip as flip_of

FLIP_DAMAGE = 1
"""[DC-TEMPL-05]"""


def due_flips(g: CatacombsState) -> list[str]:
    """The Templates that room and monster want flipped, the room's first. [DC-RULING-71]"""
    return list(dict.fromkeys(card.template for card in twists(g) if card.template))


def flip_all(g: CatacombsState) -> Script[None]:
    """What is still to be flipped, in its order. [DC-RULING-71]"""
    fight = fight_of(g)
    while fight.flips and g.phase is not Phase.OVER:
        due = fight.flips[0]
        who = fight.active if due.who == NOBODY else due.who
        hero = g.heroes[who]
        yield from flip(g, hero if hero.is_conscious else next_conscious(g, who), due.template)
        fight.flips.pop(0)


def flip(g: CatacombsState, hero: Hero, template: str) -> Script[None]:
    """A Hero flips a Template, or leaves one that lies there already. [DC-TEMPL-06]"""
    if any(piece.name == template for piece in g.setting.templates):
        choice: Option = yield Choose(hero.seat, [LEAVE_TEMPLATE, FLIP_AGAIN], "DC-TEMPL-06")
        if choice is LEAVE_TEMPLATE:
            return
        remove(g, template)
    end = ""
    while end != "lies" and g.conscious():
        hero = hero if hero.is_conscious else next_conscious(g, hero.who)
        end = yield from flip_once(g, hero, template)
        judge(g, hero, template, end)
        yield from fall_flipping(g)


def flip_once(g: CatacombsState, hero: Hero, template: str) -> Script[str]:
    """One flip, with the thumb, and how it ended. [DC-TEMPL-03] [DC-TEMPL-07]"""
    judge = g.leads if g.setup.judged and g.leads != hero.seat else None
    place = place_of_seat(hero.seat, players(g))
    ask = flip_of(hero.seat, "DC-TEMPL-03", template, g.setting, place, judge)
    landing: Landing = yield ask
    # A die that it lands on is taken away. [DC-RULING-72]
    g.setting = g.setting.after(landing)
    end = end_of_flip(ask, landing)
    if end == "lies" and template == "backstab":
        fight_of(g).pointed = landing.pointed
    return end


def judge(g: CatacombsState, hero: Hero, template: str, end: str) -> None:
    """It lies there, turned too little, or touched the table. [DC-TEMPL-05] [DC-RULING-69]"""
    names = (f"template-{template}",)
    if end == "lies":
        g.outbox.append(ev.TemplateFlipped(*hero.both, names, why="DC-TEMPL-04"))
    elif end == "void":
        g.outbox.append(ev.FlipVoid(*hero.both, names, why="DC-RULING-69"))
    else:
        lose_life(g, hero, FLIP_DAMAGE)
        g.outbox.append(ev.FlipFailed(*hero.both, names, hero.life, why="DC-TEMPL-05"))


def fall_flipping(g: CatacombsState) -> Script[None]:
    """Who faints by a flip hands it to the next Hero, who is active then. [DC-RULING-70]"""
    yield from settle_faints(g)
    fight = fight_of(g)
    if g.conscious() and not g.heroes[fight.active].is_conscious:
        fight.active = next_conscious(g, fight.active).who


def remove(g: CatacombsState, template: str) -> None:
    """A Template leaves the board. [DC-TEMPL-13] [DC-TEMPL-17]"""
    g.setting = g.setting.without(template)
    if template == "backstab":
        fight_of(g).pointed = ""
