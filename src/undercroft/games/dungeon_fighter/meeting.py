"""Meeting a monster of the tower or the Final Boss, and who attacks it first."""

from undercroft.engine import Script
from undercroft.engine.piles import draw
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.party import next_conscious
from undercroft.games.dungeon_fighter.state import Fight, FighterState
from undercroft.games.dungeon_fighter.tower import draw_monster, highest_storey, refill


def meet_monster(g: FighterState) -> Script[None]:
    """The next monster of the tower is revealed. [DF-ENCOUNTER-02] [DF-ENCOUNTER-04]"""
    if highest_storey(g, 0) is None:
        refill(g)
    card = yield from draw_monster(g, 0, "DF-ENCOUNTER-02")
    g.fight = laid_out(g, card)
    begin_combat(g, g.fight)


def laid_out(g: FighterState, card: int) -> Fight:
    """A monster with its life and the gold on its card. [DF-ENCOUNTER-05] [DF-ENCOUNTER-06]"""
    foe = g.printed.monster(card)
    met = ev.MonsterMet(card, foe.level, foe.life, foe.damage, foe.gold, why="DF-ENCOUNTER-04")
    g.outbox.append(met)
    return Fight(card, foe.life, foe.gold)


def meet_boss(g: FighterState) -> Script[None]:
    """The face-down card is turned over. [DF-BOSS-01] [DF-BOSS-02] [DF-BOSS-03]"""
    card = yield from draw(g.bosses, "DF-BOSS-02")
    foe = g.printed.foe(card)
    g.fight = Fight(card, foe.life)
    g.outbox.append(ev.BossMet(card, foe.life, foe.damage, why="DF-BOSS-02"))
    begin_combat(g, g.fight)


def begin_combat(g: FighterState, fight: Fight) -> None:
    """The first player attacks first, with all three Hero dice. [DF-COMBAT-01] [DF-COMBAT-02]"""
    first = g.heroes[g.first]
    fight.active = first.seat if first.is_conscious else next_conscious(g, first.seat).seat
    for hero in g.heroes:
        hero.holding = False
