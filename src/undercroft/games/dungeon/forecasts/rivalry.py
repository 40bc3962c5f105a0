"""What a hero may expect from a fight with another one, hand to hand or with a spell."""

from undercroft.engine import Prospect
from undercroft.games.dungeon.bots.outlook import risk
from undercroft.games.dungeon.deeds import sword_of
from undercroft.games.dungeon.fights.duels import DEFENDER_DICE, hero_of, totals
from undercroft.games.dungeon.fights.fighting import COUNTED
from undercroft.games.dungeon.forecasts import prospects as ex
from undercroft.games.dungeon.forecasts.reckoning import attack_odds, duel_odds
from undercroft.games.dungeon.magic import attack_spells
from undercroft.games.dungeon.options import Use
from undercroft.games.dungeon.state import DungeonState, Fight, Hero


def expect_duel(g: DungeonState, hero: Hero, card: int) -> list[Prospect]:
    """Who wins takes a treasure of the other."""
    rival = hero_of(g, card)
    dice, lead = g.printed.traits(hero.card).attack_dice, sword_of(g, hero) - sword_of(g, rival)
    won, lost = duel_odds(dice, DEFENDER_DICE, lead)
    return [
        ex.DuelChance(hero.seat, rival.card, won),
        *booty(g, rival),
        ex.DuelRisk(hero.seat, risk(g, hero), lost),
    ]


def expect_hex(g: DungeonState, hero: Hero, card: int, spells: list[int]) -> list[Prospect]:
    """A spell takes a treasure, or does nothing."""
    needs = min(g.printed.spell(spell).duel for spell in spells)
    rival = hero_of(g, card)
    chance = attack_odds(COUNTED, needs)
    return [ex.HexChance(hero.seat, rival.card, needs, chance), *booty(g, rival)]


def expect_best_hex(g: DungeonState, hero: Hero, card: int) -> list[Prospect]:
    """The same, before the spell is chosen."""
    return expect_hex(g, hero, card, attack_spells(g, hero))


def booty(g: DungeonState, rival: Hero) -> list[Prospect]:
    """The best that a rival carries, if anything."""
    gold = risk(g, rival)
    return [ex.Booty(rival.card, gold)] if gold else []


def expect_stone(g: DungeonState, hero: Hero, fight: Fight, option: Use) -> list[Prospect]:
    """What a stone makes of a total, against that of the other side."""
    mine, theirs = totals(fight)
    if fight.hero != hero.id:
        mine, theirs = theirs, mine
    return [ex.RollBecomes(hero.seat, mine + g.printed.deed(option.deed).adds, theirs + 1)]
