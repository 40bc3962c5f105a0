"""The battle with Magaroth Darkpain in the Great Hall. [DG-WIN-03] [DG-ASSAULT-03]"""

from undercroft.engine import D6, Choose, Draw, Option, Roll, Script
from undercroft.games.dungeon import events as ev
from undercroft.games.dungeon.cards import Attack
from undercroft.games.dungeon.dying import kill
from undercroft.games.dungeon.goals import is_home, is_met, is_waived
from undercroft.games.dungeon.options import ACCEPT, DROP, GUESS, REROLL, Drop, Guess
from undercroft.games.dungeon.revealing import strength
from undercroft.games.dungeon.state import Assault, DungeonState, Hero, Phase


def may_assault(g: DungeonState, hero: Hero) -> bool:
    """Whether a hero's side is home with enough treasure. [DG-ASSAULT-01] [DG-RULING-03]"""
    if hero.place != g.board.hall or not is_home(g, hero):
        return False
    return is_met(g, hero) or is_waived(g, hero)


def boss_life(g: DungeonState) -> int:
    """Hit points: the Monster cards on the sideboard. [DG-BOSS-01] [DG-BOSS-02] [DG-RULING-62]"""
    boss = g.printed.boss_card
    life = max(boss.least_life, strength(g))
    return min(life, boss.tempered_life) if g.setup.tempered_boss else life


def attack_now(g: DungeonState) -> Attack:
    """How hard it is now: harder for each hero he has killed. [DG-BOSS-09] [DG-ASSAULT-12]"""
    attacks = g.printed.boss_card.attacks
    return attacks[min(g.kills, len(attacks) - 1)]


def begin_assault(g: DungeonState, hero: Hero) -> None:
    """The boss appears; all of the side fight, the acting hero first. [DG-ASSAULT-05]"""
    fighters = [hero.id]
    if g.team:
        turn_order = g.order[g.order.index(hero.id) :] + g.order[: g.order.index(hero.id)]
        fighters = [number for number in turn_order if g.heroes[number].alive]
    waived = not is_met(g, hero)
    if waived:
        g.outbox.append(ev.GoalWaived(hero.card, why="DG-RULING-66"))
    g.assault = Assault(fighters, boss_life(g), waived)
    g.phase = Phase.ASSAULT
    life, dice = g.assault.life, attack_now(g).dice
    g.outbox.append(ev.AssaultBegan(hero.card, hero.seat, life, dice, why="DG-ASSAULT-01"))


def assault_round(g: DungeonState) -> Script[None]:
    """One round: the guess, then a strike or a loss. [DG-BOSS-03] [DG-BOSS-04]"""
    battle = g.assault
    assert battle is not None
    hero = g.heroes[battle.heroes[0]]
    battle.guess = battle.spell = -1
    battle.dice = []
    spells = g.printed.boss_spells
    choice: Guess = yield Choose(hero.seat, [GUESS[spell] for spell in spells], "DG-BOSS-04")
    battle.guess = choice.spell
    battle.spell = yield Draw(spells, "DG-ASSAULT-06")
    g.outbox.append(ev.SpellGuessed(hero.card, battle.guess, battle.spell, why="DG-ASSAULT-06"))
    battle.heroes.append(battle.heroes.pop(0))
    if battle.guess == battle.spell:
        yield from strike(g, hero, battle)
    else:
        yield from be_robbed(g, hero, battle)
    if g.phase is Phase.ASSAULT and (battle.life == 0 or not battle.heroes):
        conclude(g, hero, battle)


def strike(g: DungeonState, hero: Hero, battle: Assault) -> Script[None]:
    """A double takes a hit point. [DG-BOSS-05] [DG-ASSAULT-08]"""
    attack = attack_now(g)
    yield from roll_strike(g, hero, battle, attack)
    if not is_double(battle.dice) and may_reroll(battle, attack):
        choice: Option = yield Choose(hero.seat, [REROLL, ACCEPT], "DG-BOSS-10")
        if choice is REROLL:
            battle.rerolled = attack.rerolls == "attack"
            yield from roll_strike(g, hero, battle, attack)
    if is_double(battle.dice):
        battle.life -= 1
        g.outbox.append(ev.BossStruck(hero.card, hero.seat, battle.life, why="DG-BOSS-05"))


def roll_strike(g: DungeonState, hero: Hero, battle: Assault, attack: Attack) -> Script[None]:
    faces: bytes = yield Roll(attack.dice, D6, "DG-BOSS-08")
    battle.dice = [face + 1 for face in faces]
    dice = " ".join(map(str, battle.dice))
    g.outbox.append(ev.StrikeRolled(hero.card, dice, why="DG-BOSS-05"))


def is_double(dice: list[int]) -> bool:
    """At least two equal dice. [DG-ASSAULT-08]"""
    return len(set(dice)) < len(dice)


def may_reroll(battle: Assault, attack: Attack) -> bool:
    """One re-roll for the second attack, one a strike later. [DG-ASSAULT-13] [DG-ASSAULT-14]"""
    return attack.rerolls == "strike" or (attack.rerolls == "attack" and not battle.rerolled)


def be_robbed(g: DungeonState, hero: Hero, battle: Assault) -> Script[None]:
    """A wrong guess costs a carried treasure; without one left, the life. [DG-BOSS-06]

    The next attack is harder, and has its own re-roll. [DG-ASSAULT-12] [DG-ASSAULT-13]
    """
    for _ in range(min(g.printed.boss_card.robs, len(hero.treasures))):
        options = [DROP[card] for card in sorted(hero.treasures)]
        choice: Drop = yield Choose(hero.seat, options, "DG-ASSAULT-09")
        hero.treasures.remove(choice.treasure)
        card, worth = choice.treasure, g.printed.values[choice.treasure]
        g.outbox.append(ev.TreasureLost(hero.card, hero.seat, card, worth, why="DG-ASSAULT-09"))
    if not hero.treasures:
        battle.heroes.remove(hero.id)
        battle.rerolled = False
        g.kills += 1
        kill(g, hero, "DG-BOSS-07")


def conclude(g: DungeonState, hero: Hero, battle: Assault) -> None:
    """The boss is beaten, or whole again. [DG-ASSAULT-11] [DG-RULING-60] [DG-WIN-04]"""
    g.assault = None
    g.phase = Phase.LATE
    if battle.life:
        g.outbox.append(ev.BossEndured(why="DG-ASSAULT-11"))
        return
    g.outbox.append(ev.BossBeaten(hero.card, hero.seat, why="DG-WIN-03"))
    if g.setup.quick_victory or battle.waived or is_met(g, hero):
        g.outbox.append(ev.GameWon(hero.card, hero.seat, int(g.team), why="DG-WIN-03"))
        winners = [one.seat for one in g.heroes] if g.team else [hero.seat]
        g.end(sorted(set(winners)))
