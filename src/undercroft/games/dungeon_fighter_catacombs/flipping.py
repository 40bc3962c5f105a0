"""Templates: flipped onto the board like a coin, until it counts. [DC-TEMPL-03] [DC-RULING-69]"""

from undercroft.engine import Choose, Landing, Option, Script
from undercroft.families.dungeon_fighters.throws import prepared
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.aiding import settle_faints
from undercroft.games.dungeon_fighter_catacombs.demands import fight_of, twists
from undercroft.games.dungeon_fighter_catacombs.life import lose_life
from undercroft.games.dungeon_fighter_catacombs.options import FLIP_AGAIN, LEAVE_TEMPLATE
from undercroft.games.dungeon_fighter_catacombs.party import next_conscious
from undercroft.games.dungeon_fighter_catacombs.state import (
    NOBODY,
    CatacombsState,
    Hero,
    Phase,
)
from undercroft.targets.scene.board import board
from undercroft.targets.scene.regions import OUTSIDE, region_names

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
    lies_there = False
    while not lies_there:
        landing = yield from flip_once(g, hero, template)
        lies_there = judge(g, hero, template, landing)
        yield from fall_flipping(g)
        if not g.conscious():
            return
        hero = hero if hero.is_conscious else next_conscious(g, hero.who)


def flip_once(g: CatacombsState, hero: Hero, template: str) -> Script[Landing]:
    """One flip, thrown with the thumb. [DC-TEMPL-03]"""
    players = 1 + max(other.seat for other in g.heroes)
    judge = g.leads if g.setup.judged else None
    throws = (f"flip-{template}",)
    landing: Landing = yield prepared(
        hero.seat, players, "DC-TEMPL-03", throws, g.setting, "", judge, template
    )
    # A die that it lands on is taken away. [DC-TEMPL-07] [DC-RULING-72]
    g.setting = g.setting.after(landing)
    return landing


def judge(g: CatacombsState, hero: Hero, template: str, landing: Landing) -> bool:
    """Whether it lies there; it may have turned too little, or touched the table."""
    names = (f"template-{template}",)
    if not landing.broken:
        fight_of(g).pointed = landing.pointed or fight_of(g).pointed
        g.outbox.append(ev.TemplateFlipped(*hero.both, names, why="DC-TEMPL-04"))
        return True
    if is_on_board(g, landing.place):
        g.outbox.append(ev.FlipVoid(*hero.both, names, why="DC-RULING-69"))
        return False
    lose_life(g, hero, FLIP_DAMAGE)
    g.outbox.append(ev.FlipFailed(*hero.both, names, hero.life, why="DC-TEMPL-05"))
    return False


def is_on_board(g: CatacombsState, place: str) -> bool:
    """Whether a Template that lies there did not touch the table. [DC-TEMPL-05]"""
    target = board(g.setting.board)
    printed = set(region_names(target)) - {OUTSIDE, *(hole.id for hole in target.holes)}
    lying = {piece.name for piece in g.setting.templates}
    return place in printed or place in lying or place.startswith("web-")


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
