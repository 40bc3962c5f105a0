"""What cards would do: acts, finds, prices, what is worn, trained and traded."""

from msgspec.structs import replace

from undercroft.engine import Option, Prospect
from undercroft.engine.seats import is_in
from undercroft.games.dungeon_run.acts.targets import monsters_in_reach
from undercroft.games.dungeon_run.battle import defense_against
from undercroft.games.dungeon_run.cards import BRAWN, MAGIC, RATINGS
from undercroft.games.dungeon_run.effects import (
    Action,
    AnyAct,
    FindTreasure,
    FreeAttack,
    Harm,
    Heal,
    MoreActions,
    Strike,
    Train,
)
from undercroft.games.dungeon_run.forecasts import prospects as ex
from undercroft.games.dungeon_run.forecasts.reckoning import (
    kill_chance,
    life_left,
    wounds_taken,
)
from undercroft.games.dungeon_run.options import PutOn
from undercroft.games.dungeon_run.rolls import count_dice
from undercroft.games.dungeon_run.state import Effort, Hero, RunState
from undercroft.games.dungeon_run.traits import is_trained, life_of, rating_of, traits


def expect_action_card(g: RunState, hero: Hero, card: int) -> list[Prospect]:
    """What the action of a card does. [DR-TURN-07]"""
    for number, effect, _ in traits(g, hero).get(Action, ()):
        if number == card:
            return expect_acts(g, hero, effect.acts)
    return []


def expect_acts(g: RunState, hero: Hero, acts: tuple[AnyAct, ...]) -> list[Prospect]:
    """What acts do that need no further choice."""
    return [prospect for act in acts for prospect in expect_act(g, hero, act)]


def expect_act(g: RunState, hero: Hero, act: AnyAct) -> list[Prospect]:
    """What one act does, as far as that is sure."""
    match act:
        case Heal(amount=amount, who="self" | "all-here") if hero.wounds:
            return [ex.Heals(hero.seat, min(hero.wounds, amount))]
        case Harm(amount=amount, who="self" | "all-here"):
            return wounds_taken(g, hero, amount)
        case MoreActions(amount=amount) if amount > 0:
            return [ex.ActionsGained(hero.seat, amount)]
        case FindTreasure(amount=amount) if g.treasures_left:
            return [ex.TreasureGained(hero.seat, min(amount, g.treasures_left))]
        case Train():
            return [ex.Training(hero.seat)]
        case Strike():
            return expect_blow(g, hero, act)
        case FreeAttack(on="monster"):
            return expect_free_attack(g, hero, act)
        case _:
            return []


def expect_blow(g: RunState, hero: Hero, act: Strike) -> list[Prospect]:
    """Wounds on each monster in reach, of which one is picked."""
    expected: list[Prospect] = []
    for place in sorted(monsters_in_reach(g, hero, act.where)):
        monster = g.tiles[place].monster
        assert monster is not None
        left = max(0, life_left(g, monster) - act.amount)
        expected.append(ex.MonsterTakes(hero.seat, monster.card, act.amount, left))
    return expected


def expect_free_attack(g: RunState, hero: Hero, act: FreeAttack) -> list[Prospect]:
    """The dice of a free attack on the monster of the tile. [DR-FREEATK-06]"""
    monster = g.tile_of(hero).monster
    if monster is None:
        return []
    effort = Effort(hero.seat, "battle", free=True, help=act.dice)
    rating = RATINGS.index(act.with_)
    dice = count_dice(g, effort, hero, rating, monster)
    attack = ex.AttackDice(hero.seat, dice, defense_against(g, hero, monster, rating))
    return [attack, *kill_chance(g, effort, hero, rating, dice, monster)]


def expect_search(g: RunState, hero: Hero) -> list[Prospect]:
    """What lies here, and how much of what nobody showed this hero he could use. [DR-SEARCH-03]"""
    tile = g.tile_of(hero)
    unseen = unseen_treasures(g, hero.seat) if tile.hidden else []
    fitting = sum(is_trained(g, hero, card) for card in unseen)
    found = ex.Finds(hero.seat, len(tile.items), tile.hidden, len(unseen), fitting)
    return [found, *expect_stone(g, tile.items)]


def unseen_treasures(g: RunState, seat: int) -> list[int]:
    """The treasures of which a seat can't tell where they are."""
    seen = {card for tile in g.tiles for card in tile.items}
    seen.update(g.tossed)
    for hero in g.heroes:
        seen.update(hero.equipped)
        seen.update(kept.card for kept in hero.treasures if kept.seen or is_in(kept.known, seat))
    return [card for card in g.printed.treasures if card not in seen]


def expect_stone(g: RunState, cards: list[int]) -> list[Prospect]:
    """Whoever picks the Stone up begins the endgame. [DR-ENDGAME-01]"""
    return [ex.EndgameBegins()] if g.printed.stone in cards and not g.endgame else []


def expect_worn(g: RunState, hero: Hero, choice: Option, card: int) -> list[Prospect]:
    """How a hero's numbers would change with an item on or off."""
    worn = [other for other in hero.equipped if other != card]
    dressed = replace(hero, equipped=[*worn, card] if isinstance(choice, PutOn) else worn)
    expected: list[Prospect] = []
    for rating in range(len(RATINGS)):
        number = rating_of(g, dressed, rating)
        if number != rating_of(g, hero, rating):
            expected.append(ex.RatingBecomes(hero.seat, rating, number))
    for rating in (BRAWN, MAGIC):
        dice = battle_dice(g, dressed, rating)
        if dice != battle_dice(g, hero, rating):
            expected.append(ex.BattleDice(hero.seat, rating, dice))
    if life_of(g, dressed) != life_of(g, hero):
        expected.append(ex.LifeBecomes(hero.seat, life_of(g, dressed)))
    return expected + (expect_stone(g, [card]) if isinstance(choice, PutOn) else [])


def battle_dice(g: RunState, hero: Hero, rating: int) -> int:
    """The dice of a hero in a battle with the monster of his tile, or with any."""
    effort = Effort(hero.seat, "battle")
    return count_dice(g, effort, hero, rating, g.tile_of(hero).monster)


def expect_training(g: RunState, hero: Hero, rating: int) -> list[Prospect]:
    """What a rating would be with one more marker. [DR-ADVANCE-03]"""
    return [ex.RatingBecomes(hero.seat, rating, rating_of(g, hero, rating) + 1)]


def expect_trade(g: RunState, hero: Hero) -> list[Prospect]:
    """How many cards would change hands. [DR-RULING-52]"""
    trade = g.trade
    if trade is None:
        return []
    (mine,) = [side for side in trade.sides if side.seat == hero.seat]
    (other,) = [side for side in trade.sides if side.seat != hero.seat]
    taken = len(other.offer.cards) if other.offer is not None else 0
    return [ex.TradeMade(len(mine.laid), taken)]


def expect_hero(g: RunState, card: int) -> list[Prospect]:
    """The numbers of a hero who may be picked. [DR-SETUP-17]"""
    hero = g.printed.hero(card)
    return [ex.HeroFigures(hero.brawn, hero.magic, hero.skill, hero.life)]
