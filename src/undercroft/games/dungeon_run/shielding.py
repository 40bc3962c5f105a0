"""Armor and wards: hits that are kept away after they were assigned. [DR-RULING-26]"""

from undercroft.engine import D6, Option, Poll, Roll, Script
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.effects import Armor, Ward
from undercroft.games.dungeon_run.options import PASS, ROLL_ARMOR
from undercroft.games.dungeon_run.rolls import dice_text
from undercroft.games.dungeon_run.state import Hero, RunState
from undercroft.games.dungeon_run.traits import mark_used, working


def ask_armor(g: RunState, threatened: list[Hero]) -> Script[list[Hero]]:
    """Who has armor says whether he rolls for it, all at once. [DR-DUEL-08] [DR-RULING-43]"""
    able = [hero for hero in threatened if working(g, hero, Armor)]
    seats = [hero.seat for hero in able]
    answers: tuple[Option, ...] = yield Poll(seats, [[ROLL_ARMOR, PASS]] * len(able), "DR-DUEL-08")
    return [hero for hero, choice in zip(able, answers, strict=True) if choice is ROLL_ARMOR]


def shield(g: RunState, hero: Hero, hits: int, armored: bool) -> Script[int]:
    """So many of the hits get through armor and wards. [DR-DUEL-08]"""
    if hits and armored:
        hits = yield from roll_armor(g, hero, hits)
    for card, ward in working(g, hero, Ward):
        if hits:
            kept = min(hits, ward.amount)
            hits -= kept
            mark_used(hero, card, ward)
            g.outbox.append(ev.HitsWarded(hero.seat, card, kept, why="DR-RULING-26"))
    return hits


def roll_armor(g: RunState, hero: Hero, hits: int) -> Script[int]:
    """The hero rolls for all his armor. [DR-DESIGN-10]"""
    for card, armor in working(g, hero, Armor):
        if hits <= 0:
            break
        faces: bytes = yield Roll(armor.dice, D6, "DR-DUEL-08")
        dice = [face + 1 for face in faces]
        saved = min(hits, sum(face >= armor.save for face in dice))
        hits -= saved
        mark_used(hero, card, armor)
        rolled = dice_text(dice)
        g.outbox.append(
            ev.ArmorRolled(hero.seat, card, rolled, armor.save, saved, why="DR-DUEL-08")
        )
    return hits
