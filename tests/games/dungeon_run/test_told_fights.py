"""What is told of battles, duels, help and defeats: who, what, and by which row."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.dungeon_run.cards.hero_scenes import able, beside, together, use
from tests.games.dungeon_run.cards.item_scenes import attack, fight
from tests.games.dungeon_run.situations import ENTRANCE, Spot, card, choose, hero, table, vote
from tests.games.dungeon_run.told import Scene, told
from undercroft.engine import Table
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.options import (
    ACCEPT,
    ASSIST,
    BATTLE,
    CALL,
    DECLINE,
    END_TURN,
    ESCAPE,
    FIGHT_WITH,
    LEAVE,
    LEAVE_ITEM,
    PASS,
    PASS_ON,
    RALLY,
    SABOTAGE,
    TAKE_ITEM,
    THUMBS_DOWN,
    THUMBS_UP,
    WATCH,
)

BRAWN = FIGHT_WITH[0]
STONE, SLIME, BAT = "artifact-summoning-stone", "monster-slime", "monster-bat-swarm"
SWORD, SATCHEL, HADRAK = "treasure-feud-sword", "treasure-healers-satchel", "boss-hadrak"
GLYPHS = [ENTRANCE, Spot("glyph-room", monster=SLIME)]
HALF = (("part-half-brawn", 2), ("part-ability", 1))


def killing() -> Table:
    """Kessa kills a slime, and rallies."""
    me = hero("kessa", place=1, wounds=1, burdens=["trap-blood-curse"])
    dungeon = [ENTRANCE, Spot(monster=SLIME, wounds=2)]
    return choose(fight(table(me, hero("ragg"), dungeon=dungeon, script="31 5111")), RALLY)


def slaying(*others: str) -> Table:
    """Kessa kills the boss."""
    dungeon = [ENTRANCE, Spot(monster=HADRAK, wounds=7)]
    heroes = hero("kessa", place=1), *(hero(name) for name in others)
    return fight(table(*heroes, dungeon=dungeon, boss=HADRAK, script="11111 4111"))


def among_glyphs() -> Table:
    """Kessa helps Ragg against a slime among glyphs."""
    heroes = hero("ragg", place=1), hero("kessa", place=1)
    at = choose(table(*heroes, dungeon=GLYPHS, script="11 1111111"), BATTLE, ASSIST[0])
    return choose(at, ACCEPT[1], BRAWN)


def asking(*answers: Any, quiet: bool = False) -> Table:
    """Ragg battles a slime beside Kessa."""
    at = beside(SLIME, hero("ragg"), hero("kessa", quiet=quiet), script="11")
    return choose(at, BATTLE, *answers)


def escaping(dice: str) -> Table:
    """Ragg tries to get away from a slime."""
    me = hero("ragg", place=1)
    dungeon = [ENTRANCE, Spot(monster=SLIME), Spot()]
    return choose(table(me, hero(), dungeon=dungeon, script=dice), ESCAPE)


def falling(**more: Any) -> Table:
    """Ragg stands by a slime, which is too much for him."""
    ragg = hero("ragg", place=1, wounds=5, loot=[SWORD, SATCHEL])
    dungeon = [ENTRANCE, Spot(monster=SLIME)]
    at = table(ragg, hero(), hero("corvan"), dungeon=dungeon, script="31", **more)
    return choose(at, END_TURN)


def begging() -> Table:
    return vote(falling(setup={"beg_for_your_life": True}), s1=THUMBS_UP, s2=THUMBS_DOWN)


def dying(*others: str) -> Table:
    """Kessa kills Saelith, who is First Player and has a sword."""
    victim = hero("saelith", wounds=4, loot=[SWORD])
    heroes = [hero("kessa", loot=[STONE]), victim, *(hero(name) for name in others)]
    return attack(together(*heroes, script="4111 1", endgame=True, artifacts=[], first=1), 1)


def dying_together() -> Table:
    """Kessa kills Ragg, and his thorns kill her; there is nobody else."""
    heroes = hero("kessa", wounds=7, loot=[STONE]), able("ability-bite-back", wounds=5)
    return attack(together(*heroes, script="4111 111111", endgame=True, artifacts=[]), 1)


SCENES: list[Scene] = [
    (
        killing,
        [
            ev.BattleBegan(0, card(SLIME), why="DR-BATTLE-01"),
            ev.MonsterRolled(card(SLIME), "3 1", why="DR-BATTLE-07"),
            ev.MonsterWounded(0, card(SLIME), 1, why="DR-BATTLE-20"),
            ev.MonsterKilled(0, card(SLIME), why="DR-BATTLE-22"),
            ev.BurdenEnded(0, card("trap-blood-curse"), why="DR-RULING-55"),
            ev.Rallied(0, why="DR-RALLY-01"),
        ],
    ),
    (slaying, [ev.SoloWon(0, why="DR-SOLO-05")]),
    (lambda: slaying("ragg"), [ev.StoneAppeared(1, why="DR-LAIR-08")]),
    (
        among_glyphs,
        [
            ev.GlyphsDared(0, card(SLIME), why="DR-SPECIAL-06"),
            ev.AssistOffered(1, 0, 3, HALF, why="DR-ASSIST-01"),
            ev.AssistAccepted(0, 1, 3, why="DR-ASSIST-07"),
            ev.BattleBegan(0, card(SLIME), why="DR-BATTLE-01"),
        ],
    ),
    (
        lambda: choose(table(hero("ragg", place=1), hero(), dungeon=GLYPHS), BATTLE),
        [ev.GlyphsForbade(0, card(SLIME), why="DR-SPECIAL-06")],
    ),
    (
        lambda: choose(beside(BAT, hero(), script="221 33"), BATTLE),
        [ev.MonsterRolledAgain(card(BAT), "3 3 1", why="DR-RULING-41")],
    ),
    (lambda: asking(PASS_ON), [ev.PassesOn(1, why="DR-RULING-30")]),
    (
        lambda: choose(table(hero(quiet=True), hero("ragg")), WATCH),
        [ev.Watches(0, why="DR-RULING-30")],
    ),
    (lambda: asking(CALL, quiet=True), [ev.HelpCalled(0, why="DR-ASSIST-02")]),
    (lambda: asking(SABOTAGE), [ev.Sabotaged(1, 0, why="DR-SABOTAGE-01")]),
    (lambda: asking(ASSIST[0], DECLINE[1]), [ev.AssistDeclined(0, 1, why="DR-ASSIST-04")]),
    (lambda: choose(escaping("14"), LEAVE[1]), [ev.Escaped(0, why="DR-ESCAPE-03")]),
    (
        lambda: escaping("13 11"),
        [
            ev.EscapeFailed(0, why="DR-ESCAPE-07"),
            ev.FreeAttackBegan(0, card(SLIME), why="DR-ESCAPE-07"),
        ],
    ),
    (
        lambda: attack(together(hero("ragg"), hero("kessa"), script="4111 1111"), 1),
        [ev.DuelBegan(0, 1, why="DR-DUEL-01"), ev.HeroWounded(1, 1, why="DR-DUEL-09")],
    ),
    (
        lambda: choose(falling(), LEAVE_ITEM[card(SWORD)]),
        [
            ev.FreeAttackBegan(0, card(SLIME), why="DR-BATTLE-05"),
            ev.HeroKnockedOut(0, 3, (("part-life", 6),), why="DR-DEFEAT-05"),
            ev.ItemLeft(0, card(SWORD), why="DR-DEFEAT-09"),
        ],
    ),
    (
        begging,
        [ev.HeroBegged(0, why="DR-BEG-02"), ev.VotesShown(0, 1, 1, why="DR-BEG-02")],
    ),
    (
        lambda: choose(dying("ragg"), TAKE_ITEM[card(SWORD)]),
        [
            ev.HeroDied(1, why="DR-ENDGAME-10"),
            ev.ItemLeft(1, card(SWORD), why="DR-ENDGAME-11"),
            ev.TokenPassed(2, why="DR-RULING-66"),
            ev.BootyTaken(0, card(SWORD), why="DR-ENDGAME-12"),
        ],
    ),
    (dying, [ev.LastHeroWon(0, why="DR-VICTORY-02")]),
    (dying_together, [ev.NobodyWon(why="DR-VICTORY-03")]),
    (
        lambda: choose(table(hero(equipped=[STONE]), hero("ragg"), endgame=True), END_TURN),
        [ev.StoneCarriedOut(0, why="DR-VICTORY-01")],
    ),
]


@pytest.mark.parametrize(("play", "event"), told(SCENES))
def test_it_is_told(play: Callable[[], Table], event: ev.RunEvent) -> None:
    assert event in play().events


@pytest.mark.rule("DR-BATTLE-20")
@pytest.mark.parametrize(("dice", "unhurt"), [("1111", []), ("4111", [0])])
def test_a_monster_that_shrugs_nothing_off_is_not_said_to(dice: str, unhurt: list[int]) -> None:
    at = fight(beside("monster-stone-golem", hero(), hero("ragg"), script=f"1111 {dice}"))

    assert [one.seat for one in at.events if isinstance(one, ev.MonsterUnhurt)] == unhurt


@pytest.mark.rule("DR-ABILITYCARD-12")
def test_a_card_that_is_put_on_a_monster_is_told() -> None:
    mark = "ability-bounty-mark"
    at = choose(beside(SLIME, able(mark), hero()), use(mark))

    assert ev.CardAttached(0, card(mark), card(SLIME), why="DR-ABILITYCARD-12") in at.events
    assert PASS not in at.options(0)
