"""What goes on right now in Dungeon Run: a roll, a trade, a tile that is being laid."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from undercroft.games.dungeon_run.cards import RATINGS
from undercroft.games.dungeon_run.geometry import turned
from undercroft.games.dungeon_run.options import LayTile
from undercroft.games.dungeon_run.state import NOBODY, NOTHING
from undercroft.terminal.boards.dungeon_run.cards import card_line
from undercroft.terminal.boards.dungeon_run.plan import picture
from undercroft.terminal.boards.dungeon_run.sight import Sight
from undercroft.terminal.boards.lettering import rows

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
    needs = roll["needs"]
    if needs is None:
        return ""
    fact = "count" if needs["kind"] == "disarm" else "face"
    return sight.say(f"need-{needs['kind']}", **{fact: needs["number"]})


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
    """A trade: what each side offers and asks for, as far as the seat that looks may know."""
    talk = sight.view["trade"]
    if talk is None:
        return None
    mine, other = talk["sides"]
    first, second = (sight.teller.seat(side["seat"]) for side in (mine, other))
    title = sight.say(
        "trade", first=first, second=second, count=talk["proposals"], most=talk["most"]
    )
    lines = said_by(sight, mine, first, second) + said_by(sight, other, second, first)
    return Panel(Text("\n").join(lines), title=title, title_align="left")


def said_by(sight: Sight, side: dict[str, Any], hero: str, partner: str) -> list[Text]:
    """What one side proposed last, and what it asks for."""
    lines = []
    if offer := side["offer"]:
        lines.append(labelled(sight.say("offers", hero=hero), offered(sight, side, offer), "bold"))
    say, who = sight.words.say, {"seat": hero, "target": partner}
    cards = (say("event-card-wanted", card=sight.name(card), **who) for card in side["wants"])
    backs = (say("event-back-wanted", back=back, **who) for back in side["wants_backs"])
    return [*lines, *map(Text, cards), *map(Text, backs)]


def offered(sight: Sight, side: dict[str, Any], offer: dict[str, Any]) -> str:
    """The cards of an offer to its two sides, how many there are to others."""
    piles = [offer[back] for back in ("treasures", "artifacts", "encounters")]
    seen = [card for pile in piles if isinstance(pile, list) for card in pile]
    names = ", ".join(map(sight.name, side.get("offered", seen)))
    count = sum(len(pile) if isinstance(pile, list) else pile for pile in piles)
    return names or sight.say("backs", count=count)


def laying(sight: Sight) -> RenderableType | None:
    """The tile that is being laid, in every way it may be turned."""
    table = sight.teller.table
    asked = [option for seat in table.waiting_for for option in table.options(seat)]
    turns = [option for option in asked if isinstance(option, LayTile)]
    if not turns:
        return None
    number = sight.view["laying"]["tile"]
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
