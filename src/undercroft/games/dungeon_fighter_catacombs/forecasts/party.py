"""What a choice brings to all: damage, healing, gold, and what a Dungeon card says."""

from undercroft.engine import Option, Prospect
from undercroft.families.dungeon_fighters.chances import chances
from undercroft.games.dungeon_fighter_catacombs import options as op
from undercroft.games.dungeon_fighter_catacombs.demands import fight_of
from undercroft.games.dungeon_fighter_catacombs.forecasts import prospects as ex
from undercroft.games.dungeon_fighter_catacombs.gear import carried, limit
from undercroft.games.dungeon_fighter_catacombs.life import can_heal, capacity
from undercroft.games.dungeon_fighter_catacombs.modifying import STAND
from undercroft.games.dungeon_fighter_catacombs.shop import PRICE_OF_DIE, PRICE_OF_HEALING
from undercroft.games.dungeon_fighter_catacombs.state import DIE_KINDS, CatacombsState, Hero


def expect_loss_of_all(g: CatacombsState) -> list[Prospect]:
    """What retrieving and backing down cost. [DC-NODICE-04] [DC-BACK-02]"""
    damage = fight_of(g).level
    fallen = sum(1 for hero in g.conscious() if hero.life <= damage)
    cost = ex.AllLose(damage, fallen)
    return [ex.LosesGame(), cost] if fallen == len(g.conscious()) else [cost]


def expect_healing(g: CatacombsState, option: op.Use | op.UseOn) -> list[Prospect]:
    """What a card would heal."""
    printed = g.printed.gear(option.gear)
    if isinstance(option, op.UseOn):
        hero = g.heroes[option.who]
        return [ex.Heals(*hero.both, healed(hero, printed.value))]
    if printed.effect != "heal-all":
        return []
    return [ex.HealsAll(sum(healed(hero, printed.value) for hero in g.heroes))]


def healed(hero: Hero, amount: int) -> int:
    """How much of some healing a Hero can take."""
    return min(amount, capacity(hero) - hero.life) if can_heal(hero) else 0


def expect_purchase(g: CatacombsState, option: Option) -> list[Prospect]:
    """What is left after paying, and what healing does."""
    if isinstance(option, op.Buy):
        return [ex.GoldThen(g.gold - g.printed.gear(option.gear).price)]
    if option is op.BUY_DIE:
        return [ex.DiceThen(g.dice + 1), ex.GoldThen(g.gold - PRICE_OF_DIE)]
    total = sum(healed(hero, 1) for hero in g.heroes)
    return [ex.HealsAll(total), ex.GoldThen(g.gold - PRICE_OF_HEALING)]


def expect_room(g: CatacombsState, number: int) -> list[Prospect]:
    """What stands on a Dungeon card."""
    room = g.printed.room(number)
    expected: list[Prospect] = [
        ex.RoomBrings(room.icons, room.gold, room.dice, room.heal, room.equipment)
    ]
    throws = (*room.throws, *(kind for kind in room.modifiers if kind == STAND))
    if throws:
        names = tuple(f"condition-{throw}" for throw in throws)
        found = chances(g.setting.board, throws, DIE_KINDS[g.setup.dice])
        expected.append(ex.RoomDemands(names, found.hit))
    if room.advantage:
        expected.append(ex.RoomStrengthens(room.advantage))
    return expected


def expect_card(g: CatacombsState, who: int, card: int) -> list[Prospect]:
    """Whether a Hero who gets a card has too many then."""
    hero = g.heroes[who]
    is_free = carried(g, hero, card) < limit(g, hero, card)
    return [] if is_free else [ex.HandsFull(*hero.both)]
