"""The texts of the cards that matter now in Dungeon Run, so that nobody has to remember them."""

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from undercroft.games.dungeon_run.cards import Item, MonsterCard, TrapCard
from undercroft.games.dungeon_run.state import NOTHING
from undercroft.terminal.boards.dungeon_run.sight import HIDDEN, ITEM, STRANGER, Sight
from undercroft.terminal.boards.lettering import rows

Line = tuple[Text, Text]
ABILITY, TRAP, LOOT = "★▼▤"


def here(sight: Sight) -> RenderableType | None:
    """The tile on which the active hero stands, and all that is there."""
    if not sight.in_turn:
        return None
    place = sight.heroes[sight.active]["place"]
    tile = sight.tiles[place]
    lines: list[Line] = [
        (Text(sight.words.name(rule), "bold green"), Text(sight.words.note(rule, "text") or ""))
        for rule in tile_rules(sight, place)
    ]
    if tile["monster"]:
        lines.append(monster_line(sight, tile["monster"]))
        lines += [card_line(sight, card, ABILITY) for card in tile["monster"]["attached"]]
    if tile["stranger"] != NOTHING:
        lines.append(card_line(sight, tile["stranger"], STRANGER))
    lines += [card_line(sight, card, ITEM) for card in tile["items"]]
    if tile["hidden"]:
        lines.append((Text(f"{HIDDEN} {sight.say('hidden', count=tile['hidden'])}"), Text()))
    if not lines:
        return None
    name = sight.teller.seat(sight.active)
    title = sight.say("here", number=place + 1, tile=sight.tile_name(place), hero=name)
    return Panel(rows(lines), title=title, title_align="left", border_style="bright_black")


def tile_rules(sight: Sight, place: int) -> list[str]:
    """The text ids of the tiles whose rules work at a place: its own, and a curse beside it."""
    around = [place] + [near for near in sight.tiles[place]["near"] if near >= 0]
    found = [n for n in around if n == place or sight.printed(n).curse]
    texts = [f"tile-{sight.printed(n).id}" for n in found]
    return [text for text in texts if sight.words.note(text, "text")]


def card_line(sight: Sight, card: int, icon: str = "") -> Line:
    """A card: its name, its figures, what it does."""
    text = Text()
    for part in (figures(sight, card), sight.text(card)):
        if part:
            text.append(f" {part}" if text else part, "" if part == sight.text(card) else "cyan")
    return Text(f"{icon} {sight.name(card)}" if icon else sight.name(card), "bold"), text


def monster_line(sight: Sight, monster: dict[str, Any]) -> Line:
    """A monster with its wounds, its figures and its text."""
    name, text = card_line(sight, monster["card"])
    life = sight.box.monster(monster["card"]).life
    name.append(f"\n{sight.say('wounds-of', wounds=monster['wounds'], life=life)}", "not bold")
    name.stylize("bright_red")
    return name, text


def figures(sight: Sight, number: int) -> str:
    """The printed numbers of a monster, a trap or an item."""
    card, say = sight.box.cards[number], sight.say
    if isinstance(card, MonsterCard):
        power = " ".join(map(str, card.power))
        facts = {"attack": card.attack, "power": power, "defense": card.defense}
        kind = sight.word("type", card.type)
        return say("figures-monster", type=kind, escape=card.escape, life=card.life, **facts)
    if isinstance(card, TrapCard):
        ratings = ", ".join(sight.word("rating", rating) for rating in card.ratings)
        return say("figures-trap", ratings=ratings, count=card.successes)
    if isinstance(card, Item):
        slots = " + ".join(sight.word("slot", slot) for slot in card.slots) or say("no-slot")
        trainings = ", ".join(sight.word("training", training) for training in card.trainings)
        enchanted = "yes" if card.enchanted else "no"
        return say("figures-item", slots=slots, trainings=trainings, enchanted=enchanted)
    return ""


def own(sight: Sight) -> RenderableType | None:
    """The cards of the seat that looks; for a spectator the open ones of the active hero."""
    hero = sight.heroes[sight.active if sight.eyes is None else sight.eyes]
    if hero["card"] == NOTHING or not hero["alive"]:
        return None
    lines = [*hero_lines(sight, hero)]
    for icon, cards in ((ABILITY, hero["abilities"]), (ITEM, hero["equipped"])):
        lines += [worn(sight, hero, card, icon) for card in cards]
    lines += [card_line(sight, card, TRAP) for card in hero["burdens"]]
    lines += loot_lines(sight, hero)
    title = sight.say("cards-of", hero=sight.teller.seat(hero["seat"]))
    return Panel(rows(lines), title=title, title_align="left", border_style="bright_black")


def hero_lines(sight: Sight, hero: dict[str, Any]) -> list[Line]:
    """The ability on the hero card and the Summoner ability."""
    text = sight.box.names[hero["card"]]
    works = sight.box.stone in hero["equipped"]
    summoner = sight.words.note(text, "summoner") or ""
    if not works:
        summoner = f"({sight.say('asleep')}) {summoner}"
    style = "" if works else "dim"
    return [
        worn(sight, hero, hero["card"], ABILITY),
        (Text(f"{ABILITY} {sight.say('summoner')}", f"bold {style}"), Text(summoner, style)),
    ]


def worn(sight: Sight, hero: dict[str, Any], card: int, icon: str) -> Line:
    """A card that works for a hero, unless it has worked already."""
    name, text = card_line(sight, card, icon)
    notes = [field for field in ("used", "spent") if card in hero[field]]
    if icon == ABILITY and hero["cursed"]:
        notes.append("cursed")
    return name, noted(sight, text, notes)


def noted(sight: Sight, text: Text, notes: list[str]) -> Text:
    """A text with remarks before it."""
    remarks = [(f"({sight.say(note)}) ", "yellow") for note in notes]
    return Text.assemble(*remarks, text)


def loot_lines(sight: Sight, hero: dict[str, Any]) -> list[Line]:
    """The cards of the loot pile, if they may be seen."""
    if not isinstance(hero["treasures"], list):
        return []
    lines = []
    for kept in (*hero["treasures"], *hero["artifacts"]):
        name, text = card_line(sight, kept["card"], LOOT)
        notes = ["untrained"] if kept["card"] in hero["untrained"] else []
        lines.append((name, noted(sight, text, notes)))
    encounters = Counter(sight.name(kept["card"]) for kept in hero["encounters"])
    if hero["boss"] != NOTHING:
        encounters[sight.name(hero["boss"])] += 1
    if encounters:
        names = (name if n == 1 else f"{name} ×{n}" for name, n in encounters.items())
        title = sight.say("loot-encounters", count=encounters.total())
        lines.append((Text(f"{LOOT} {title}", "bold"), Text(", ".join(names))))
    return lines


def offered(sight: Sight) -> RenderableType | None:
    """What the seat that looks can choose and does not have: heroes, ability cards, finds."""
    if sight.eyes is None:
        return None
    touched = [option.touches.get("card") for option in sight.teller.table.options(sight.eyes)]
    fresh = [card for card in dict.fromkeys(touched) if card is not None]
    fresh = [card for card in fresh if card not in known(sight, sight.heroes[sight.eyes])]
    if not fresh:
        return None
    lines = []
    for card in fresh:
        is_hero = card in sight.box.heroes
        lines.append(hero_offer(sight, card) if is_hero else card_line(sight, card))
    return Panel(rows(lines), title=sight.say("offered"), title_align="left")


def known(sight: Sight, hero: dict[str, Any]) -> set[int]:
    """The cards whose texts stand with the hero already, or with the tile."""
    if hero["card"] == NOTHING:
        return set()
    loot = (*hero["treasures"], *hero["artifacts"], *hero["encounters"])
    summoner = sight.box.summoners[hero["card"] - sight.box.heroes.start]
    worn = {hero["card"], summoner, *hero["abilities"], *hero["equipped"], hero["boss"]}
    lying = sight.tiles[sight.heroes[sight.active]["place"]]["items"]
    return worn | {kept["card"] for kept in loot} | set(lying)


def hero_offer(sight: Sight, number: int) -> Line:
    """A hero who can be picked."""
    card, text = sight.box.hero(number), sight.box.names[number]
    name = Text(sight.name(number), "bold")
    name.append(f"\n{sight.words.note(text, 'title') or ''}", "not bold cyan")
    ratings = {"brawn": card.brawn, "magic": card.magic, "skill": card.skill}
    lines = Text(origin(sight, number) + " · ", "cyan")
    lines.append(sight.say("figures-hero", life=card.life, **ratings), "cyan")
    lines.append(f"\n{sight.text(number)}", "default")
    summoner = sight.words.note(text, "summoner") or ""
    named = sight.words.say("labelled", label=sight.say("summoner"), value=summoner)
    lines.append(f"\n{named}", "bright_black")
    return name, lines


def origin(sight: Sight, number: int) -> str:
    """Race and training of a hero."""
    card = sight.box.hero(number)
    return f"{sight.word('race', card.race)}, {sight.word('training', card.training)}"


def panels(sight: Sight) -> RenderableType:
    """All texts that matter now."""
    return Group(*(panel for panel in (own(sight), here(sight), offered(sight)) if panel))
