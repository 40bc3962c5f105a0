"""Resting, in its fixed order: Epic Shot, reward, Scars, moving on. [DC-REST-01]"""

from undercroft.engine import Choose, Script
from undercroft.families.dungeon_fighters.consulting import consult
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.abilities import name_of
from undercroft.games.dungeon_fighter_catacombs.deeds import act, uses_and_trades
from undercroft.games.dungeon_fighter_catacombs.demands import fight_of
from undercroft.games.dungeon_fighter_catacombs.dungeon import icons, icons_needed
from undercroft.games.dungeon_fighter_catacombs.gear import draw_card
from undercroft.games.dungeon_fighter_catacombs.giving import give_away
from undercroft.games.dungeon_fighter_catacombs.life import capacity
from undercroft.games.dungeon_fighter_catacombs.options import (
    COVER_ABILITY,
    END_REST,
    PASS,
    CoverAbility,
)
from undercroft.games.dungeon_fighter_catacombs.party import asked, next_in_play, voters
from undercroft.games.dungeon_fighter_catacombs.shop import open_shop
from undercroft.games.dungeon_fighter_catacombs.state import (
    COLOURS,
    NOBODY,
    NOTHING,
    CatacombsState,
    Hero,
    Phase,
)
from undercroft.games.dungeon_fighter_catacombs.winning import victor
from undercroft.targets.move import Setting

EPIC_GOLD = 1
"""[DC-REST-02]"""


def rest(g: CatacombsState) -> Script[None]:
    """After the steps that are due the Heroes hand cards over; then they move on."""
    if g.fight is not None:
        take_gold(g)
        yield from wake_all(g)
        yield from share_loot(g)
        move_on(g)
    is_done = yield from hand_around(g)
    if not is_done:
        return
    tidy_up(g)
    if icons(g) >= icons_needed(g):
        yield from open_shop(g)
    else:
        g.phase = Phase.DUNGEON


def take_gold(g: CatacombsState) -> None:
    """The Epic Shot's Gold, then the reward. [DC-REST-02] [DC-REST-03] [DC-REST-04]"""
    fight = fight_of(g)
    if fight.epic:
        g.gold += EPIC_GOLD
        g.outbox.append(ev.EpicShot(*victor(g).both, EPIC_GOLD, why="DC-REST-02"))
    if fight.gold:
        g.gold += fight.gold
        g.outbox.append(ev.LootTaken(fight.card, fight.gold, why="DC-REST-04"))
        fight.gold = 0


def wake_all(g: CatacombsState) -> Script[None]:
    """Each fainted Hero takes a Scar, or is out of the game. [DC-SCAR-01] [DC-SCAR-09]"""
    for hero in g.heroes:
        if not hero.fainted:
            continue
        if len(hero.scars) == len(COLOURS):
            eliminate(g, hero)
        else:
            yield from wake(g, hero)


def wake(g: CatacombsState, hero: Hero) -> Script[None]:
    """A Scar on a colour of his choice; the Hero is in full health. [DC-SCAR-03]"""
    free = [colour for colour in COLOURS if colour not in hero.scars]
    options = [COVER_ABILITY[colour] for colour in free]
    g.chooser = hero.who
    choice: CoverAbility = yield Choose(hero.seat, options, "DC-RULING-25")
    g.chooser = NOBODY
    hero.scars.append(choice.colour)
    g.scars += 1
    hero.fainted = False
    hero.life = capacity(hero)
    cause = (name_of(g.printed.ability(hero.card, choice.colour)),)
    told = ev.ScarTaken(*hero.both, choice.colour, cause, hero.life, why="DC-SCAR-01")
    g.outbox.append(told)


def eliminate(g: CatacombsState, hero: Hero) -> None:
    """The sheet is turned over; tokens and Charmed Monsters are lost. [DC-RULING-53]"""
    hero.eliminated, hero.fainted = True, False
    g.beaten += hero.charmed
    for lost in (hero.charmed, hero.listed, hero.tokens, hero.turned):
        lost.clear()
    g.outbox.append(ev.HeroEliminated(*hero.both, why="DC-SCAR-09"))


def share_loot(g: CatacombsState) -> Script[None]:
    """A card for each Larceny of this combat. [DC-RULING-97]"""
    fight = fight_of(g)
    while fight.thefts:
        fight.thefts -= 1
        card = yield from draw_card(g, "DC-RULING-97")
        if card == NOTHING:
            g.outbox.append(ev.NoCardLeft(why="DC-RULING-55"))
            return
        g.outbox.append(ev.GearFound(card, why="DC-RULING-97"))
        yield from give_away(g, card, free=True)


def move_on(g: CatacombsState) -> None:
    """Who threw last leads, dice go back, the monster goes. [DC-MOVEON-01] [DC-MOVEON-06]"""
    fight = fight_of(g)
    if fight.last != NOBODY and fight.last != g.leader:
        g.leader = fight.last
        g.outbox.append(ev.LeaderChanged(*g.heroes[g.leader].both, why="DC-MOVEON-01"))
    if g.heroes[g.leader].eliminated:
        g.leader = next_in_play(g, g.leader).who
        g.outbox.append(ev.LeaderChanged(*g.heroes[g.leader].both, why="DC-RULING-06"))
    if fight.white:
        g.outbox.append(ev.DiceReturned(fight.white, why="DC-MOVEON-03"))
    put_monster_away(g)
    g.fight = g.toss = None
    g.setting = Setting(g.setup.target)


def put_monster_away(g: CatacombsState) -> None:
    """To who charmed it, or to the discards. [DC-UNIQUE-04] [DC-RULING-19] [DC-RULING-20]"""
    fight = fight_of(g)
    if fight.charm != NOBODY and not g.heroes[fight.charm].eliminated:
        charmer = g.heroes[fight.charm]
        charmer.charmed.append(fight.card)
        g.outbox.append(ev.MonsterCharmed(*charmer.both, fight.card, why="DC-UNIQUE-04"))
        return
    g.beaten.append(fight.card)
    g.outbox.append(ev.MonsterDiscarded(fight.card, why="DC-MOVEON-06"))


def hand_around(g: CatacombsState) -> Script[bool]:
    """Cards are handed over, until nobody wants to any more. [DC-MOVEON-07]"""
    voting, offered = voters(g), asked(g, g.heroes, [], uses_and_trades)
    windows = [(seat, [END_REST if seat in voting else PASS, *deeds]) for seat, deeds in offered]
    choice = yield from consult(g, windows, [END_REST], g.leads, "DC-MOVEON-07", act)
    return choice is not None


def tidy_up(g: CatacombsState) -> None:
    """Armor and relics are ready again, what the eliminated have is lost.

    [DC-MOVEON-05] [DC-MOVEON-08] [DC-RULING-53]
    """
    for hero in g.heroes:
        hero.used.clear()
        if hero.eliminated:
            hero.gear.clear()
    g.relics_used.clear()
    g.handed.clear()
    if g.room != NOTHING:
        g.passed.append(g.room)
        g.room = NOTHING
    counted = ev.IconsCounted(icons(g), icons_needed(g), why="DC-MOVEON-10")
    g.outbox.append(counted)
