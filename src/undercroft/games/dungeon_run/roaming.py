"""Roaming: once a round monsters wander, led by the First Player. [DR-ROAM-01]"""

from undercroft.engine import Choose, Script
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.effects import Regrow, Repel, Rooted
from undercroft.games.dungeon_run.encounters import drive_off
from undercroft.games.dungeon_run.options import PICK_MONSTER, PICK_TILE, PickMonster, PickTile
from undercroft.games.dungeon_run.parts import name_on, names
from undercroft.games.dungeon_run.state import Monster, Phase, RunState
from undercroft.games.dungeon_run.traits import working
from undercroft.games.dungeon_run.wounds import next_living


def roam(g: RunState) -> Script[None]:
    """One monster roams; when none can any more, the next round begins. [DR-RULING-62]"""
    if not g.roaming:
        begin_roaming(g)
    able = [place for place in range(len(g.tiles)) if can_roam(g, place)]
    if not able:
        end_round(g)
        return
    which: PickMonster = yield Choose(
        g.first, [PICK_MONSTER[place] for place in able], "DR-ROAM-03"
    )
    targets = roam_targets(g, which.monster)
    if len(targets) > 1:
        stirs = g.tiles[which.monster].monster
        assert stirs is not None
        g.outbox.append(ev.MonsterStirred(stirs.card, which.monster, why="DR-ROAM-03"))
    tell_repelled(g, which.monster)
    g.mover = which.monster
    where: PickTile = yield Choose(g.first, [PICK_TILE[place] for place in targets], "DR-ROAM-04")
    monster = g.tiles[which.monster].monster
    assert monster is not None
    monster.roamed = True
    walk_monster(g, which.monster, where.tile, "DR-ROAM-04")


def begin_roaming(g: RunState) -> None:
    """Monsters heal as their cards say and may roam again."""
    g.roaming = True
    for tile in g.tiles:
        monster = tile.monster
        if monster is None:
            continue
        monster.roamed = False
        if monster.wounds:
            regrow(g, monster)


def regrow(g: RunState, monster: Monster) -> None:
    """Wounds close on a monster whose card says so."""
    found = g.printed.traits_of_monster(monster.cards).get(Regrow, ())
    healed = min(monster.wounds, sum(effect.amount for _, effect, _ in found))
    if healed:
        monster.wounds -= healed
        g.outbox.append(ev.MonsterHealed(monster.card, healed, why="DR-MONSTERCARD-08"))


def can_roam(g: RunState, place: int) -> bool:
    """Whether a monster is there that has to roam and has somewhere to go. [DR-ROAM-07]"""
    monster = g.tiles[place].monster
    if monster is None or monster.roamed or is_held(g, place, monster):
        return False
    return bool(roam_targets(g, place))


def is_held(g: RunState, place: int, monster: Monster) -> bool:
    """A standing hero, its tile or its card keeps a monster. [DR-ROAM-02] [DR-ROAM-15]"""
    if Rooted in g.printed.traits_of_monster(monster.cards):
        return True
    return is_watched(g, place, monster)


def is_watched(g: RunState, place: int, monster: Monster) -> bool:
    """A standing hero or its tile keeps a monster. [DR-ROAM-02] [DR-ROAM-15]"""
    if any(hero.place == place and hero.alive and not hero.ko for hero in g.heroes):
        return True
    return g.printed.tiles[g.tiles[place].tile].holds and not is_boss(g, monster)


def tell_staying(g: RunState) -> None:
    """Monsters that would have roamed but for a card are told."""
    for place, tile in enumerate(g.tiles):
        monster = tile.monster
        if monster is None or monster.roamed or is_watched(g, place, monster):
            continue
        rooted = g.printed.traits_of_monster(monster.cards).get(Rooted, ())
        if not rooted:
            tell_repelled(g, place)
        elif roam_targets(g, place):
            by = name_on(g, monster, rooted[0][0])
            g.outbox.append(ev.MonsterTraitWorked(monster.card, "rooted", by, why="DR-ROAM-02"))


def tell_repelled(g: RunState, place: int) -> None:
    """Heroes next to a monster that their cards keep away are told."""
    monster = g.tiles[place].monster
    assert monster is not None
    if is_boss(g, monster):
        return
    for hero in g.heroes:
        if hero.place in g.tiles[place].near and hero.stands:
            for card, _ in working(g, hero, Repel, monster)[:1]:
                by = names(g, [card])
                g.outbox.append(ev.TraitWorked(hero.seat, "repel", by, why="DR-ROAM-06"))


def is_boss(g: RunState, monster: Monster) -> bool:
    return monster.card in g.printed.bosses


def roam_targets(g: RunState, place: int) -> list[int]:
    """Where a monster can go: next to it, a boss anywhere. [DR-ROAM-05] [DR-ROAM-12]"""
    monster = g.tiles[place].monster
    assert monster is not None
    if is_boss(g, monster):
        return [at for at, tile in enumerate(g.tiles) if tile.monster is None]
    near = sorted(at for at in g.tiles[place].near if at >= 0)
    return [
        at
        for at in near
        if g.tiles[at].monster is None
        and not g.printed.tiles[g.tiles[at].tile].bars
        and not is_repelled(g, at, monster)
    ]


def is_repelled(g: RunState, place: int, monster: Monster) -> bool:
    """Whether a hero there keeps the monster away by a card."""
    return any(
        hero.place == place and working(g, hero, Repel, monster)
        for hero in g.heroes
        if hero.alive and not hero.ko
    )


def walk_monster(g: RunState, start: int, end: int, why: str) -> None:
    """A monster goes to a tile with its wounds, cards and items. [DR-ROAM-08] [DR-RULING-65]"""
    old, new = g.tiles[start], g.tiles[end]
    monster = old.monster
    assert monster is not None
    old.monster, new.monster = None, monster
    g.outbox.append(ev.MonsterRoamed(monster.card, end, why=why))
    drive_off(g, end)
    if is_boss(g, monster) or g.printed.monster(monster.card).type != "beast":
        new.items.extend(old.items)
        new.hidden += old.hidden
        old.items.clear()
        old.hidden = 0


def end_round(g: RunState) -> None:
    """The token moves and a new round begins. [DR-TURN-05] [DR-ENDGAME-04]"""
    tell_staying(g)
    g.roaming = False
    stone = g.printed.stone
    bearer = [hero for hero in g.heroes if hero.alive and stone in hero.equipped]
    g.first = bearer[0].seat if bearer else next_living(g, g.first)
    begin_round(g)


def begin_round(g: RunState) -> None:
    """Turns go clockwise from the First Player. [DR-TURN-01]"""
    g.round += 1
    count = len(g.heroes)
    around = [(g.first + step) % count for step in range(count)]
    g.queue = [seat for seat in around if g.heroes[seat].alive]
    g.phase = Phase.TURN
    g.outbox.append(ev.RoundBegan(g.round, g.first, why="DR-TURN-01"))
