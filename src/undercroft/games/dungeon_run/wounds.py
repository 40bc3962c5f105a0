"""Wounds on heroes, and what becomes of the defeated."""

from undercroft.engine import Choose, Option, Poll, Script
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.effects import KeepItems, Soak
from undercroft.games.dungeon_run.items import (
    held_items,
    item_options,
    put_down,
    settle_found,
    take_away,
    turn_up,
)
from undercroft.games.dungeon_run.options import (
    DONE,
    LEAVE_ITEM,
    TAKE_ITEM,
    THUMBS_DOWN,
    THUMBS_UP,
    LeaveItem,
    TakeItem,
)
from undercroft.games.dungeon_run.parts import (
    Part,
    less,
    limited,
    names,
    told,
    told_changes,
    worth,
)
from undercroft.games.dungeon_run.state import NOBODY, NOTHING, Hero, Phase, RunState
from undercroft.games.dungeon_run.traits import life_of, life_parts, traits, working


class Over(Exception):
    """The game has ended, in the middle of whatever was going on."""


def end(g: RunState, winner: int) -> None:
    """The game ends at once. [DR-VICTORY-02]"""
    g.phase = Phase.OVER
    g.winner = winner
    g.effort = None
    raise Over


def wound(g: RunState, hero: Hero, wounds: int, why: str) -> None:
    """Wound markers are put on a hero; who is down is judged later. [DR-BATTLE-21]"""
    put_wounds(g, hero, [("part-wounds", wounds)], why)


def put_wounds(g: RunState, hero: Hero, parts: list[Part], why: str) -> None:
    """As many wound markers as the parts are worth are put on a hero who stands. [DR-BATTLE-21]

    [DR-RULING-45]
    """
    wounds = worth(parts)
    if not hero.stands:
        return
    if wounds > 0:
        hero.wounds += wounds
        g.outbox.append(ev.HeroWounded(hero.seat, wounds, told_changes(parts), why=why))
        if g.printed.hero(hero.card).life <= hero.wounds < life_of(g, hero):
            tell_life(g, hero)
    elif parts[0][1] > 0:
        g.outbox.append(ev.HeroSpared(hero.seat, told(parts), why=why))


def wound_softly(g: RunState, hero: Hero, wounds: int, source: str, why: str) -> None:
    """A trap or a special tile wounds a hero, as far as no card keeps it away.

    [DR-DISARM-05] [DR-SPECIAL-10] [DR-SPECIAL-15] [DR-SPECIAL-20]
    """
    found = [(card, soak) for card, soak in working(g, hero, Soak) if soak.from_ == source]
    put_wounds(g, hero, limited([("part-wounds", wounds), *less(g, found)], 0), why)


def tell_life(g: RunState, hero: Hero) -> None:
    """A card changes how many wounds a hero can take. [DR-HEROCARD-08]"""
    parts = life_parts(g, hero)
    g.outbox.append(
        ev.NumberChanged(hero.seat, "life", worth(parts), told(parts), why="DR-HEROCARD-08")
    )


def is_defeated(g: RunState, hero: Hero) -> bool:
    """Wounds at or above life. [DR-DEFEAT-01]"""
    return hero.wounds > 0 and hero.stands and hero.wounds >= life_of(g, hero)


def resolve_defeats(g: RunState, killer: Hero | None = None) -> Script[None]:
    """All defeated heroes fall, clockwise from the First Player. [DR-RULING-47]"""
    count = len(g.heroes)
    around = [g.heroes[(g.first + step) % count] for step in range(count)]
    fallen = [hero for hero in around if is_defeated(g, hero)]
    dead: list[Hero] = []
    for hero in fallen:
        if hero.wounds < g.printed.hero(hero.card).life:
            tell_life(g, hero)
        dies = yield from is_doomed(g, hero)
        if dies:
            dead.append(hero)
    for hero in dead:
        yield from turn_up_loot(hero)
    estates = [die(g, hero) for hero in dead]
    if dead:
        check_last_hero(g)
    for hero in fallen:
        if hero.alive:
            yield from knock_out(g, hero)
    if killer is not None and killer not in fallen and killer.stands:
        for hero, items in zip(dead, estates, strict=True):
            yield from take_booty(g, killer, hero, items)


def is_doomed(g: RunState, hero: Hero) -> Script[bool]:
    """Whether a defeat kills: in the endgame, in solo, or by the others' vote. [DR-DEFEAT-05]

    [DR-BEG-03] [DR-BEG-04]
    """
    if g.endgame or len(g.heroes) == 1:
        return True
    if not g.setup.beg_for_your_life:
        return False
    voters = [other for other in g.heroes if other.alive and other is not hero]
    g.outbox.append(ev.HeroBegged(hero.seat, why="DR-BEG-02"))
    votes: tuple[Option, ...] = yield Poll(
        [other.seat for other in voters], [[THUMBS_UP, THUMBS_DOWN]] * len(voters), "DR-BEG-02"
    )
    mercy = votes.count(THUMBS_UP)
    g.outbox.append(ev.VotesShown(hero.seat, mercy, len(votes) - mercy, why="DR-BEG-02"))
    return not mercy


def knock_out(g: RunState, hero: Hero) -> Script[None]:
    """KO: half of his life, one item left behind, no actions. [DR-DEFEAT-05] to [DR-DEFEAT-11]"""
    keeping = [card for card, _, _ in traits(g, hero).get(KeepItems, ())]
    g.discards.extend(hero.burdens)
    hero.burdens.clear()
    life = life_parts(g, hero)
    hero.wounds = worth(life) // 2
    hero.ko = True
    g.outbox.append(ev.HeroKnockedOut(hero.seat, hero.wounds, told(life), why="DR-DEFEAT-05"))
    if g.queue and g.queue[0] == hero.seat:
        g.actions = 0
    if not keeping:
        yield from leave_item(g, hero, "DR-DEFEAT-09")
    elif held_items(hero):
        by = names(g, keeping)
        g.outbox.append(ev.TraitWorked(hero.seat, "keep-items", by, why="DR-DEFEAT-09"))


def leave_item(g: RunState, hero: Hero, why: str) -> Script[None]:
    """He leaves an item of his choice face up on his tile. [DR-RULING-46]"""
    options = item_options(g, hero, LEAVE_ITEM)
    if not options:
        return
    choice: LeaveItem = yield Choose(hero.seat, options, why)
    yield from turn_up(take_away(g, hero, choice.card))
    put_down(g, hero.place, choice.card)
    g.outbox.append(ev.ItemLeft(hero.seat, choice.card, why=why))


def turn_up_loot(hero: Hero) -> Script[None]:
    """The cards of a dead hero that somebody has not seen are turned up. [DR-HIDDEN-05]"""
    for kept in (*hero.treasures, *hero.artifacts, *hero.encounters):
        yield from turn_up(kept)


def die(g: RunState, hero: Hero) -> list[int]:
    """A hero leaves the game; says the items that lie where he died. [DR-ENDGAME-10]

    A lone hero keeps them, to be scored. [DR-SOLO-06]
    """
    items = held_items(hero)
    hero.alive = False
    g.outbox.append(ev.HeroDied(hero.seat, why="DR-ENDGAME-10"))
    if g.queue and g.queue[0] == hero.seat:
        g.actions = 0
    if len(g.heroes) > 1:
        strip(g, hero)
    g.queue[1:] = [seat for seat in g.queue[1:] if seat != hero.seat]
    if g.first == hero.seat and any(other.alive for other in g.heroes):
        g.first = next_living(g, hero.seat)
        g.outbox.append(ev.TokenPassed(g.first, why="DR-RULING-66"))
    return items


def strip(g: RunState, hero: Hero) -> None:
    """What a dead hero had is laid down or discarded. [DR-ENDGAME-11] [DR-ENDGAME-14]

    His ability cards leave the game. [DR-ENDGAME-15]
    """
    for card in held_items(hero):
        take_away(g, hero, card)
        put_down(g, hero.place, card)
        g.outbox.append(ev.ItemLeft(hero.seat, card, why="DR-ENDGAME-11"))
    g.discards.extend(kept.card for kept in hero.encounters)
    g.discards.extend(hero.burdens)
    hero.encounters.clear()
    hero.burdens.clear()
    hero.boss = NOTHING
    hero.markers = [0, 0, 0]
    hero.abilities.clear()
    hero.deck.pool.clear()
    hero.discards.clear()


def next_living(g: RunState, seat: int) -> int:
    """The next living hero on the left. [DR-TURN-05]"""
    living = [hero.seat for hero in g.heroes if hero.alive]
    return min(living, key=lambda other: (other - seat - 1) % len(g.heroes))


def check_last_hero(g: RunState) -> None:
    """One hero alive wins, none is a draw. [DR-VICTORY-02] [DR-VICTORY-03] [DR-RULING-76]"""
    living = [hero for hero in g.heroes if hero.alive]
    if not living:
        g.outbox.append(ev.NobodyWon(why="DR-VICTORY-03"))
        end(g, NOBODY)
    if len(living) == 1:
        g.outbox.append(ev.LastHeroWon(living[0].seat, why="DR-VICTORY-02"))
        end(g, living[0].seat)


def take_booty(g: RunState, killer: Hero, dead: Hero, items: list[int]) -> Script[None]:
    """The killer may take any of the dead hero's items at once. [DR-ENDGAME-12] [DR-RULING-74]"""
    tile = g.tiles[dead.place]
    left = items.copy()
    taken: list[int] = []
    while left:
        options: list[Option] = [DONE, *(TAKE_ITEM[card] for card in left)]
        choice: Option = yield Choose(killer.seat, options, "DR-ENDGAME-12")
        if not isinstance(choice, TakeItem):
            break
        left.remove(choice.card)
        tile.items.remove(choice.card)
        taken.append(choice.card)
        g.outbox.append(ev.BootyTaken(killer.seat, choice.card, why="DR-ENDGAME-12"))
    yield from settle_found(g, killer, taken, "DR-ENDGAME-13")
