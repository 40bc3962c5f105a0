"""The Summoner calls monsters. [DR-SUMMON-02]"""

from undercroft.engine import Choose, Script
from undercroft.engine.piles import draw
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.encounters import has_encounters, put_monster, rebuild_encounters
from undercroft.games.dungeon_run.options import PICK_TILE, PickTile
from undercroft.games.dungeon_run.pending import trigger
from undercroft.games.dungeon_run.state import NOTHING, Hero, RunState


def can_summon(g: RunState, hero: Hero) -> bool:
    """Whether cards are left to turn, and a tile is free. [DR-SUMMON-06] [DR-SUMMON-09]"""
    return has_encounters(g) and any(tile.monster is None for tile in g.tiles)


def summon(g: RunState, hero: Hero) -> Script[None]:
    """Cards are turned until a monster comes up. [DR-SUMMON-05] [DR-SUMMON-08] [DR-RULING-59]"""
    rebuilt = rebuild_encounters(g)
    monster = NOTHING
    while monster == NOTHING and len(g.encounters):
        card = yield from draw(g.encounters, "DR-SUMMON-05")
        g.outbox.append(ev.SummonTurned(hero.seat, card, why="DR-SUMMON-05"))
        rebuilt = rebuilt or rebuild_encounters(g)
        if card in g.printed.monsters:
            monster = card
        else:
            g.discards.append(card)
    if monster == NOTHING:
        g.outbox.append(ev.NothingSummoned(hero.seat, why="DR-RULING-59"))
        return
    free = [place for place, tile in enumerate(g.tiles) if tile.monster is None]
    choice: PickTile = yield Choose(hero.seat, [PICK_TILE[place] for place in free], "DR-SUMMON-06")
    put_monster(g, choice.tile, monster)
    g.summoned = monster
    g.outbox.append(ev.MonsterSummoned(hero.seat, monster, choice.tile, why="DR-SUMMON-06"))
    trigger(g, hero, "summon")
