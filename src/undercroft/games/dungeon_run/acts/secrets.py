"""Acts on cards that not everybody may see."""

from undercroft.engine import Choose, Option, Script
from undercroft.engine.asks import Draw
from undercroft.engine.piles import peek, put_at_bottom
from undercroft.engine.seats import seat_set
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.acts.targets import pick_hero
from undercroft.games.dungeon_run.effects import Steal
from undercroft.games.dungeon_run.items import take_away
from undercroft.games.dungeon_run.options import KEEP_ON_TOP, PUT_UNDER
from undercroft.games.dungeon_run.state import Hero, Kept, RunState


def see_boss(g: RunState, hero: Hero) -> Script[None]:
    """The hidden boss card is looked at in secret. [DR-SPECIAL-11] [DR-HIDDEN-03]"""
    only = seat_set([hero.seat])
    cards = yield from peek(g.bosses, 1, only, "DR-SPECIAL-11")
    g.outbox.append(ev.BossLookedAt(hero.seat, why="DR-SPECIAL-11"))
    for card in cards:
        g.outbox.append(ev.BossSeen(hero.seat, card, why="DR-HIDDEN-03", to=only))


def see_encounters(g: RunState, hero: Hero, count: int) -> Script[None]:
    """The next encounter cards are looked at in secret; some go to the bottom."""
    only = seat_set([hero.seat])
    cards = yield from peek(g.encounters, count, only, "DR-STRANGER-01")
    g.outbox.append(ev.EncountersLookedAt(hero.seat, len(cards), why="DR-STRANGER-01"))
    under: list[int] = []
    for card in cards:
        options = [KEEP_ON_TOP[card], PUT_UNDER[card]]
        choice: Option = yield Choose(hero.seat, options, "DR-STRANGER-01")
        if choice is options[1]:
            under.append(card)
    for card in under:
        g.encounters.top = [placed for placed in g.encounters.top if placed.card != card]
        put_at_bottom(g.encounters, card, only)
    g.outbox.append(ev.EncountersSunk(hero.seat, len(under), why="DR-STRANGER-01"))


def loot_of(hero: Hero, back: str) -> list[Kept]:
    return hero.treasures if back == "treasure" else hero.encounters


def victims(g: RunState, hero: Hero, back: str) -> list[Hero]:
    """The heroes of the tile who have a card to be stolen."""
    return [other for other in g.others_here(hero) if loot_of(other, back)]


def steal(g: RunState, hero: Hero, act: Steal) -> Script[None]:
    """A random card of a loot pile changes hands; the two alone see it."""
    other = yield from pick_hero(g, hero, victims(g, hero, act.back), "DR-ABILITYCARD-08")
    both = seat_set([hero.seat, other.seat])
    pile = loot_of(other, act.back)
    card: int = yield Draw([kept.card for kept in pile], "DR-ABILITYCARD-14", both)
    kept = take_away(g, other, card)
    hero.gained.append(card)
    loot_of(hero, act.back).append(Kept(card, both, kept.seen))
    g.outbox.append(ev.CardStolen(hero.seat, other.seat, why="DR-ABILITYCARD-14"))
    g.outbox.append(ev.StolenCardSeen(hero.seat, card, why="DR-ABILITYCARD-14", to=both))
