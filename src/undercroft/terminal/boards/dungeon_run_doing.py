"""What goes on right now in Dungeon Run: a roll, a trade, a tile that is being laid."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from undercroft.games.dungeon_run.battle import defense_against
from undercroft.games.dungeon_run.cards import RATINGS
from undercroft.games.dungeon_run.duel import hits_from
from undercroft.games.dungeon_run.events import (
    CardOffered,
    OfferMade,
    TileDrawn,
    TradeBegan,
)
from undercroft.games.dungeon_run.geometry import turned
from undercroft.games.dungeon_run.moving import escape_number
from undercroft.games.dungeon_run.options import LayTile
from undercroft.games.dungeon_run.parts import worth
from undercroft.games.dungeon_run.state import NOBODY, NOTHING
from undercroft.games.dungeon_run.trading import MOST_PROPOSALS
from undercroft.games.dungeon_run.traps import disarm_parts
from undercroft.terminal.boards.dungeon_run_cards import card_line
from undercroft.terminal.boards.dungeon_run_map import picture
from undercroft.terminal.boards.dungeon_run_sight import Sight, rows

AGAINST = ("battle", "escape", "disarm")
"""The deeds that are done against a card."""


def doing(sight: Sight) -> list[RenderableType]:
    """The panels of what goes on, if anything does."""
    panels = (effort(sight), trade(sight), laying(sight))
    return [panel for panel in panels if panel is not None]


def effort(sight: Sight) -> RenderableType | None:
    """A battle, a duel, a trap, an escape: the dice, and who meddles."""
    roll = sight.view["effort"]
    if roll is None:
        return None
    hero, foe = sight.teller.seat(roll["seat"]), foe_name(sight, roll)
    deed = "free" if roll["free"] else roll["deed"]
    lines = dice_lines(sight, roll, hero, foe)
    if roll["hits"]:
        lines.append(labelled(sight.say("hits-left"), faces(roll["hits"]), "bold bright_red"))
    lines += meddling(sight, roll)
    parts: list[RenderableType] = [Text("\n").join(lines)]
    if roll["card"] in sight.box.traps:
        parts.insert(0, rows([card_line(sight, roll["card"])]))
    title = sight.say(f"deed-{deed}", hero=hero, foe=foe)
    return Panel(Group(*parts), title=title, title_align="left", border_style="bright_red")


def foe_name(sight: Sight, roll: dict[str, Any]) -> str:
    """Whom or what a roll is against."""
    if roll["target"] != NOBODY:
        return sight.teller.seat(roll["target"])
    if roll["card"] != NOTHING:
        return sight.name(roll["card"])
    place = sight.heroes[roll["seat"]]["place"]
    return "–" if roll["deed"] in AGAINST else sight.tile_name(place)


def dice_lines(sight: Sight, roll: dict[str, Any], hero: str, foe: str) -> list[Text]:
    """The dice of both sides, the ratings they were rolled for, and what the hero needs."""
    lines = []
    sides = ((hero, roll["dice"], roll["rating"]), (foe, roll["foe_dice"], roll["foe_rating"]))
    for who, dice, rating in sides:
        name = f" ({sight.word('rating', RATINGS[rating])})" if rating != NOTHING else ""
        rolled = faces(dice) if dice else sight.say("no-dice")
        if dice or who is hero:
            lines.append(labelled(f"{who}{name}", rolled, "bold" if dice else "bright_black"))
    if need := needed(sight, roll):
        lines[0].append(f"  {need}", "cyan")
    return lines


def needed(sight: Sight, roll: dict[str, Any]) -> str:
    """What the hero's dice have to show."""
    g, hero, deed = sight.state, sight.hero(roll["seat"]), roll["deed"]
    monster = g.tile_of(hero).monster
    if deed == "battle" and monster and roll["rating"] != NOTHING:
        face = defense_against(g, hero, monster, roll["rating"])
        return sight.say("need-hit", face=face)
    if deed == "duel" and g.effort and roll["rating"] != NOTHING:
        face = hits_from(g, g.effort, hero, sight.hero(roll["target"]))
        return sight.say("need-hit", face=face)
    if deed == "escape":
        return sight.say("need-escape", face=escape_number(g, hero))
    if roll["card"] in sight.box.traps:
        count = worth(disarm_parts(g, hero, sight.box.trap(roll["card"])))
        return sight.say("need-disarm", count=count)
    return ""


def meddling(sight: Sight, roll: dict[str, Any]) -> list[Text]:
    """Who assists, with how many dice, and who sabotages."""
    lines = []
    for field in ("helpers", "spoilers"):
        if roll[field]:
            names = ", ".join(map(sight.teller.seat, roll[field]))
            lines.append(labelled(sight.say(field, dice=roll["help"]), names, "bold"))
    return lines


def labelled(label: str, text: str, style: str) -> Text:
    return Text.assemble(f"{label}  ", (text, style))


def faces(dice: list[int]) -> str:
    return " ".join(f"[{face}]" for face in dice)


def trade(sight: Sight) -> RenderableType | None:
    """A trade: what each side proposed last, as far as the seat that looks may know."""
    talk = sight.view["trade"]
    if talk is None:
        return None
    first, second = map(sight.teller.seat, talk["seats"])
    title = sight.say(
        "trade", first=first, second=second, count=talk["proposals"], most=MOST_PROPOSALS
    )
    lines = []
    for seat, (count, cards) in offers(sight).items():
        names = ", ".join(map(sight.name, cards)) or sight.say("backs", count=count)
        lines.append(labelled(sight.say("offers", hero=sight.teller.seat(seat)), names, "bold"))
    return Panel(Text("\n").join(lines), title=title, title_align="left")


def offers(sight: Sight) -> dict[int, tuple[int, list[int]]]:
    """For each side that proposed: how many cards, and which of them are known."""
    found: dict[int, tuple[int, list[int]]] = {}
    for event in sight.teller.table.story(sight.eyes):
        if isinstance(event, TradeBegan):
            found.clear()
        elif isinstance(event, OfferMade):
            count = event.treasures + event.artifacts + event.encounters
            found[event.seat] = (count, [])
        elif isinstance(event, CardOffered) and event.seat in found:
            found[event.seat][1].append(event.card)
    return found


def laying(sight: Sight) -> RenderableType | None:
    """The tile that is being laid, in every way it may be turned."""
    table = sight.teller.table
    asked = [option for seat in table.waiting_for for option in table.options(seat)]
    turns = [option for option in asked if isinstance(option, LayTile)]
    if not turns:
        return None
    last = table.events[-1] if table.events else None
    number = last.printed if isinstance(last, TileDrawn) else sight.box.lair
    card = sight.box.tiles[number]
    pictures = [
        Group(
            Text(sight.teller.option(option), "bold"),
            picture(turned(sight.box.exits[number], option.turns)),
        )
        for option in turns
    ]
    text = sight.words.note(f"tile-{card.id}", "text") or ""
    if card.kind == "standard":
        ratings = (" ".join(map(str, faces)) or "–" for faces in (card.treasure, card.encounter))
        text = sight.say("content", **dict(zip(("treasure", "encounter"), ratings, strict=True)))
    title = sight.say("laying", tile=sight.words.name(f"tile-{card.id}"))
    return Panel(
        Group(Text(text), Columns(pictures, padding=(0, 3))), title=title, title_align="left"
    )
