"""What a hero may expect from a way: its cost, and what is at its end."""

from undercroft.engine import Option, Prospect
from undercroft.engine.odds import at_least
from undercroft.engine.seats import is_in
from undercroft.games.dungeon.bots.outlook import known_foe, mean_prize
from undercroft.games.dungeon.box.board import FAR
from undercroft.games.dungeon.deeds import passable
from undercroft.games.dungeon.forecasts import prospects as ex
from undercroft.games.dungeon.forecasts.fights import expect_foe
from undercroft.games.dungeon.magic import destinations
from undercroft.games.dungeon.moving import reach, search_range, stops_among
from undercroft.games.dungeon.options import Arrive, Cast, Move, Search, Use
from undercroft.games.dungeon.state import DungeonState, Hero
from undercroft.games.dungeon.treasure import gold, heap_at

SIDES = 6


def expect_move(g: DungeonState, hero: Hero, option: Option) -> list[Prospect]:
    """What a choice of Move brings."""
    if isinstance(option, Move):
        return expect_walk(g, hero, option.place)
    if isinstance(option, Search):
        return expect_search(g, hero, option.door)
    if isinstance(option, Cast):
        return expect_travel(g, hero, option.spell)
    if isinstance(option, Use):
        deed = g.printed.deed(option.deed)
        if deed.sneaks:
            return [ex.SlipsPast()]
        return [ex.StepsAdded(hero.seat, deed.strides)] if deed.strides else []
    return []


def expect_walk(g: DungeonState, hero: Hero, place: int) -> list[Prospect]:
    """The steps to a space, and what is there."""
    steps = reach(g, hero).costs[place]
    sites = g.board.sites
    here = (sites[place],) if place in sites else ()
    is_stopped = stops_among(g, here) >> place & 1
    left = 0 if is_stopped else g.steps - steps
    return [ex.WalkCost(steps, left), *expect_arrival(g, hero, place)]


def expect_prowl(g: DungeonState, minion: Hero, place: int) -> list[Prospect]:
    """Whom a foul minion would meet on a space."""
    return expect_rivals(g, minion, place)


def expect_arrival(g: DungeonState, hero: Hero, place: int) -> list[Prospect]:
    """What is on a space, as far as the hero's player knows."""
    foe = known_foe(g, hero, place)
    there: list[Prospect] = [] if foe is None else [ex.FoeThere(foe)]
    return [
        *there,
        *expect_foe(g, hero, place)[:1],
        *expect_loot(g, hero, place),
        *expect_rivals(g, hero, place),
        *expect_rest(g, place),
    ]


def expect_rivals(g: DungeonState, hero: Hero, place: int) -> list[Prospect]:
    """The other heroes on a space."""
    others = (one for one in g.heroes if one.alive and one is not hero)
    return [ex.RivalThere(one.card) for one in others if one.place == place]


def expect_rest(g: DungeonState, place: int) -> list[Prospect]:
    """Whether a space is one to rest on."""
    site = g.site_at(place)
    is_cleared = site is not None and site.cleared and g.board.kinds[place] == "chamber"
    return [ex.RestsThere()] if is_cleared or place == g.board.hall else []


def expect_loot(g: DungeonState, hero: Hero, place: int) -> list[Prospect]:
    """The treasure on a space: what is known of it, and a Prize that lies face down."""
    heap, known = heap_at(g, place), 0
    cards = [] if heap is None else list(heap.cards)
    prizes = [site.prize] if (site := g.site_at(place)) is not None else []
    for monster in g.monsters_at(place):
        cards += monster.pile
        prizes.append(monster.prize)
    hidden = 0
    for prize in prizes:
        if prize is not None and is_in(prize.known, hero.seat):
            known += g.printed.values[prize.card]
        elif prize is not None:
            hidden += mean_prize(g.box, g.level_of(place))
    known += gold(g, cards)
    found: list[Prospect] = [ex.TreasureThere(hero.seat, known)] if known else []
    return [*found, ex.PrizeThere(g.level_of(place), hidden)] if hidden else found


def expect_search(g: DungeonState, hero: Hero, door: int) -> list[Prospect]:
    """The chance to find a secret door."""
    most = min(SIDES, search_range(g, hero, door))
    chance = at_least(1, g.printed.traits(hero.card).search_dice, most)
    return [ex.DoorChance(hero.seat, chance), ex.ElseMoveEnds()]


def expect_travel(g: DungeonState, hero: Hero, spell: int) -> list[Prospect]:
    """The levels to which Teleport leads."""
    here, far = g.level_of(hero.place), g.printed.spell(spell).reach
    levels = [level for level in range(here - far, here + far + 1) if destinations(g, level)]
    return [ex.TeleportReach(min(levels), max(levels))] if levels else []


def expect_appearing(g: DungeonState, hero: Hero, option: Arrive) -> list[Prospect]:
    """How far it is from a space to the Great Hall."""
    steps = g.board.distances(option.place, passable(g, hero))[g.board.hall]
    return [] if steps == FAR else [ex.StepsHome(steps)]
