"""What works for a hero or a monster right now: effects by their verb, conditions checked."""

from typing import TypeVar

from undercroft.games.dungeon_run.box import Traits
from undercroft.games.dungeon_run.cards import RATINGS, HeroCard
from undercroft.games.dungeon_run.effects import AlsoTrained, Effect, MoreLife, Raise, Uncursed
from undercroft.games.dungeon_run.parts import Part, cause, worth
from undercroft.games.dungeon_run.state import NOTHING, Hero, Monster, RunState

E = TypeVar("E", bound=Effect)


def traits(g: RunState, hero: Hero) -> Traits:
    """All effects that work for a hero; none while he is KO. [DR-RULING-44]"""
    if hero.ko or not hero.alive or hero.card == NOTHING:
        return {}
    box = g.printed
    own = [hero.card, *hero.abilities]
    if box.stone in hero.equipped:
        own.append(box.summoners[box.heroes.index(hero.card)])
    found = box.traits((*own, *hero.equipped, *hero.burdens))
    if hero.place in g.cursed and Uncursed not in found:
        found = box.traits((*hero.equipped, *hero.burdens))
    return found


def working(
    g: RunState,
    hero: Hero,
    kind: type[E],
    monster: Monster | None = None,
    other: Hero | None = None,
    rating: int = NOTHING,
) -> list[tuple[int, E]]:
    """A hero's effects of a verb whose conditions hold, with the cards they stand on."""
    found = traits(g, hero).get(kind)
    if not found:
        return []
    return [
        (card, effect)
        for card, effect, conditional in found
        if not conditional
        or (is_unused(hero, card, effect) and holds(g, effect, hero, monster, other, rating))
    ]


def on_monster(
    g: RunState, monster: Monster, kind: type[E], hero: Hero, rating: int = NOTHING
) -> list[tuple[int, E]]:
    """A monster's effects of a verb that work against a hero, with the cards they stand on."""
    found = g.printed.traits_of_monster(monster.cards).get(kind)
    if not found:
        return []
    return [
        (card, effect)
        for card, effect, conditional in found
        if not conditional or holds(g, effect, hero, monster, hero, rating)
    ]


def of_monster(
    g: RunState, monster: Monster, kind: type[E], hero: Hero, rating: int = NOTHING
) -> list[E]:
    """A monster's effects of a verb that work against a hero."""
    return [effect for _, effect in on_monster(g, monster, kind, hero, rating)]


def is_unused(hero: Hero, card: int, effect: Effect) -> bool:
    """Whether a card that works once a turn or once a game may still work."""
    if effect.once == "always":
        return True
    return card not in (hero.used if effect.once == "turn" else hero.spent)


def mark_used(hero: Hero, card: int, effect: Effect) -> None:
    if effect.once == "turn":
        hero.used.append(card)
    elif effect.once == "game":
        hero.spent.append(card)


def holds(
    g: RunState,
    effect: Effect,
    hero: Hero,
    monster: Monster | None,
    other: Hero | None,
    rating: int,
) -> bool:
    """Whether all conditions of an effect hold for a hero who faces a monster or a hero."""
    if effect.against and (
        monster is None or g.printed.monster(monster.card).type not in effect.against
    ):
        return False
    if effect.boss and (monster is None or monster.card not in g.printed.bosses):
        return False
    if effect.rating and (rating == NOTHING or RATINGS[rating] != effect.rating):
        return False
    if (effect.race or effect.training) and not is_such(g, effect, other):
        return False
    if effect.own_race and g.printed.hero(hero.card).race != effect.own_race:
        return False
    if effect.endgame and not g.endgame:
        return False
    if effect.hurt and 2 * hero.wounds < life_of(g, hero):
        return False
    if effect.enchanted and not any(g.printed.item(card).enchanted for card in hero.equipped):
        return False
    if effect.alone or effect.company:
        return bool(g.others_here(hero)) == effect.company
    return True


def is_such(g: RunState, effect: Effect, other: Hero | None) -> bool:
    """Whether the other hero is of the race and training an effect names."""
    if other is None:
        return False
    card: HeroCard = g.printed.hero(other.card)
    if effect.race and card.race != effect.race:
        return False
    return not effect.training or card.training == effect.training


def is_concerned(g: RunState, other: Hero, monster: Monster | None) -> bool:
    """Whether a hero is asked: always, unless he passes what does not concern him."""
    if not other.quiet or g.endgame:
        return True
    return monster is not None and monster.card in g.printed.bosses


def total(g: RunState, hero: Hero, kind: type[E], monster: Monster | None = None) -> int:
    """The sum of the amounts of a hero's effects of a verb."""
    return sum(getattr(effect, "amount", 1) for _, effect in working(g, hero, kind, monster))


def rating_of(g: RunState, hero: Hero, rating: int) -> int:
    """A rating with training markers and effects. [DR-ADVANCE-03]"""
    return worth(rating_parts(g, hero, rating))


def rating_parts(g: RunState, hero: Hero, rating: int) -> list[Part]:
    """What a rating is made of: as printed and trained, then effects. [DR-ADVANCE-03]"""
    own = g.printed.hero(hero.card).base[rating] + hero.markers[rating]
    parts = [(f"part-{RATINGS[rating]}", own)]
    for card, effect in working(g, hero, Raise):
        if effect.of == RATINGS[rating]:
            parts.append((cause(g, card), effect.amount))
    return parts


def helping_rating(g: RunState, hero: Hero, rating: int) -> int:
    """A rating without the bonuses of cards; lasting traps count. [DR-RULING-32]"""
    own = g.printed.hero(hero.card).base[rating] + hero.markers[rating]
    return own + sum(effect.amount for _, effect in hampering(g, hero, rating))


def hampering(g: RunState, hero: Hero, rating: int) -> list[tuple[int, Raise]]:
    """The lasting traps that change a rating. [DR-RULING-32]"""
    found = g.printed.traits(tuple(hero.burdens)).get(Raise, ())
    return [(card, effect) for card, effect, _ in found if effect.of == RATINGS[rating]]


def life_of(g: RunState, hero: Hero) -> int:
    """The wounds at which a hero is defeated. [DR-HEROCARD-08]"""
    printed = g.printed.hero(hero.card).life
    found = traits(g, hero).get(MoreLife, ())
    more = [effect.amount for _, effect, conditional in found if not conditional]
    return printed + sum(more) if more else printed


def life_parts(g: RunState, hero: Hero) -> list[Part]:
    """What a hero's life is made of. [DR-HEROCARD-08]"""
    found = traits(g, hero).get(MoreLife, ())
    more = [(cause(g, card), effect.amount) for card, effect, whether in found if not whether]
    return [("part-life", g.printed.hero(hero.card).life), *more]


def is_cursed(g: RunState, hero: Hero) -> bool:
    """Whether a hero's abilities are off where he stands. [DR-SPECIAL-03]"""
    return hero.place in g.cursed and Uncursed not in traits(g, hero)


def is_trained(g: RunState, hero: Hero, card: int) -> bool:
    """Whether a hero may equip an item. [DR-EQUIP-04]"""
    if g.printed.hero(hero.card).training in g.printed.item(card).trainings:
        return True
    return bool(trained_by(g, hero, card))


def trained_by(g: RunState, hero: Hero, card: int) -> list[int]:
    """The cards by which a hero may equip an item that is not of his training."""
    trainings = g.printed.item(card).trainings
    if g.printed.hero(hero.card).training in trainings:
        return []
    return [by for by, effect in working(g, hero, AlsoTrained) if effect.as_ in trainings][:1]
