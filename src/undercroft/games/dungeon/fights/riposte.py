"""What a monster does to a hero who fails: the Monster Attack Table. [DG-COMBAT-05]"""

from undercroft.engine import D6, Choose, Option, Roll, Script
from undercroft.games.dungeon import events as ev
from undercroft.games.dungeon.cards import TIERS
from undercroft.games.dungeon.deeds import ready, spend
from undercroft.games.dungeon.dying import kill
from undercroft.games.dungeon.fights.retreating import retreat, send_home
from undercroft.games.dungeon.options import ACCEPT, USE
from undercroft.games.dungeon.state import DungeonState, Fight, Hero, Monster
from undercroft.games.dungeon.treasure import drop

MISS, STUNNED, HURT, SERIOUS, KILLED = range(5)
"""The tiers in order. [DG-CLT-06]"""
ROWS = ("DG-ATTACK-07", "DG-ATTACK-06", "DG-ATTACK-03", "DG-ATTACK-01", "DG-CLT-05")
"""The rules of the tiers."""
STUN, HURTS, SERIOUSLY, DEADLY = 6, 8, 11, 12
"""The lowest total of each tier but the mildest."""
DEFEND = "DG-RULING-40"


def is_deadly(g: DungeonState) -> bool:
    """Whether the Combat Losing Table is used. [DG-CLT-01] [DG-RULING-59]"""
    return g.setup.deadly or g.setup.underdungeon


def tier_of(g: DungeonState, total: int) -> int:
    """The result of a Monster Attack roll. [DG-ATTACK-01] [DG-CLT-02]"""
    if total < STUN:
        return MISS
    if total < HURTS:
        return STUNNED
    if total < SERIOUSLY:
        return HURT
    return KILLED if total >= DEADLY and is_deadly(g) else SERIOUS


def riposte(g: DungeonState, hero: Hero, monster: Monster | None, extra: int) -> Script[None]:
    """The loser rolls, defends as he can, and suffers it. [DG-RULING-21] [DG-CHAMBERCARD-05]"""
    fight = g.fight
    assert fight is not None
    faces: bytes = yield Roll(2, D6, "DG-COMBAT-05")
    fight.foe_dice = [face + 1 for face in faces]
    fight.foe_bonus = extra
    total = sum(fight.foe_dice) + extra
    fight.tier = tier_of(g, total)
    dice = " ".join(map(str, fight.foe_dice))
    tier = TIERS[fight.tier]
    g.outbox.append(
        ev.MonsterAttacked(hero.card, fight.card, dice, total, tier, why=ROWS[fight.tier])
    )
    stands = yield from defend(g, hero, fight)
    yield from suffer(g, hero, fight.tier, monster, stands)


def defend(g: DungeonState, hero: Hero, fight: Fight) -> Script[bool]:
    """Cards and abilities against the result; whether the hero stands fast. [DG-RULING-40]"""
    stands = False
    while fight.tier != MISS:
        deeds = defences(g, hero, fight.tier, stands)
        options: list[Option] = [ACCEPT, *(USE[deed] for deed in deeds)]
        choice = yield Choose(hero.seat, options, DEFEND)
        if choice is ACCEPT:
            break
        stands = answer(g, hero, fight, choice.deed) or stands
    return stands


def defences(g: DungeonState, hero: Hero, tier: int, stands: bool) -> list[int]:
    """What helps against a result, in the order of their windows. [DG-RULING-24]"""
    found = [
        deed
        for deed in ready(g, hero, "wards")
        if tier <= TIERS.index(g.printed.deed(deed).wards or "miss")
    ]
    found += ready(g, hero, "softens")
    if tier == HURT and not stands:
        found += ready(g, hero, "stands")
    return sorted(set(found))


def answer(g: DungeonState, hero: Hero, fight: Fight, deed: int) -> bool:
    """A defence changes the result; says whether the hero stands fast. [DG-ACTIONCARD-12]"""
    spend(g, hero, deed, DEFEND)
    card = g.printed.deed(deed)
    if card.wards:
        fight.tier = MISS
    elif card.softens:
        fight.tier = max(MISS, fight.tier - card.softens)
    g.outbox.append(ev.ResultSoftened(hero.card, deed, TIERS[fight.tier], why=DEFEND))
    return card.stands


def suffer(
    g: DungeonState, hero: Hero, tier: int, monster: Monster | None, stands: bool
) -> Script[None]:
    """A result of the table happens to a hero. [DG-RULING-22]"""
    place = hero.place
    if tier == STUNNED:
        yield from drop(g, hero, 1, place, monster, "DG-ATTACK-06")
    elif tier == HURT:
        yield from drop(g, hero, 1, place, monster, "DG-ATTACK-03")
        if not stands:
            yield from retreat(g, hero, "DG-ATTACK-04")
            take_token(g, hero, "DG-ATTACK-05")
    elif tier == SERIOUS:
        half = (len(hero.treasures) + 1) // 2
        yield from drop(g, hero, half, place, monster, "DG-RULING-26")
        send_home(g, hero)
    elif tier == KILLED:
        kill(g, hero, "DG-CLT-05", place, monster)


def take_token(g: DungeonState, hero: Hero, why: str) -> None:
    """A lose-turn token. [DG-TOKEN-07]"""
    hero.lost += 1
    g.outbox.append(ev.TurnTokenTaken(hero.card, hero.seat, why=why))
