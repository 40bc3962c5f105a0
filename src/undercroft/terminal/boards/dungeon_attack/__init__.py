"""The board of Dungeon Attack!: the room, the roll on the table, and the party.

Every face and token has a shape and a letter besides its colour.
"""

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from undercroft.telling import Teller

FACES = (("D", "☠", "green"), ("M", "➜", "yellow"), ("A", "⚔", "bright_red"))
"""Letter, icon and colour of Defeated, Moving and Attacking Monsters."""
KINDS = (("regular", "▢", "white"), ("boss", "▣", "bold red"), ("epic", "▣▣", "bold magenta"))
"""Name, icon and colour of a regular die, a Boss die and the Epic Monster."""
MOVING, SEARCH = 2, 3
"""Phases of the game, as the view gives them."""
COINS = (("◎", 5, "yellow"), ("●", 1, "yellow"))
"""Gold tokens, the larger value first."""
READY_ITEM, DRAINED_ITEM, ARTIFACT = ("◆", "cyan"), ("◇", "bright_black"), ("✦", "magenta")
STATES = ("♥♥♥", "♥♥·", "♥··", "···")
STATE_STYLES = ("green", "yellow", "bright_red", "bright_black")


def draw(view: dict[str, Any], teller: Teller) -> RenderableType:
    """The whole table."""
    parts = [_room(view, teller)]
    if view["thrown"]:
        parts.append(_thrown(view, teller))
    return Group(*parts, _party(view, teller))


def _room(view: dict[str, Any], teller: Teller) -> RenderableType:
    say = teller.words.say
    level = say("level", level=view["level"], levels=len(view["setup"]["dungeon"]))
    dice = _monsters(view["room"], teller)
    return Panel(dice, title=f"{level} · {say('dungeon-room')}", title_align="left", expand=False)


def _monsters(monsters: dict[str, int], teller: Teller) -> Text:
    counts = (monsters["regular"], monsters["bosses"], monsters["epic"])
    text = Text()
    for count, (_, icon, style) in zip(counts, KINDS, strict=True):
        if count:
            text.append(f"{icon}×{count} " if icon != "▣▣" else f"{icon} ", style)
    if not text:
        text.append("–", "bright_black")
    text.rstrip()
    return text


def _thrown(view: dict[str, Any], teller: Teller) -> RenderableType:
    say, thrown = teller.words.say, view["thrown"]
    text = _faces(thrown["faces"])
    if view["phase"] == MOVING:
        text.append(say("sending"), "bright_black")
    searching = view["phase"] == SEARCH
    title = None if searching else say("rolling", seat=teller.seat(view["turn"]))
    text.append("\n")
    text.append_text(_legend(teller))
    return Panel(text, title=title, title_align="left", expand=False)


def _faces(counts: list[int]) -> Text:
    """Dice by kind and face, such as `D☠ D☠ M➜`; red dice stand in brackets."""
    text = Text()
    for slot, count in enumerate(counts):
        kind, face = divmod(slot, len(FACES))
        letter, icon, style = FACES[face]
        for _ in range(count):
            die = f"{letter}{icon}" if not kind else f"[{letter}{icon}]"
            text.append(die, style if not kind else f"{style} on dark_red")
            text.append(" ")
    return text


def _legend(teller: Teller) -> Text:
    say = teller.words.say
    parts = [f"{letter}{icon} {say('legend-' + letter.lower())}" for letter, icon, _ in FACES]
    parts.append(f"[ ] {say('legend-boss')}")
    return Text(" · ".join(parts), "bright_black")


def _party(view: dict[str, Any], teller: Teller) -> RenderableType:
    say = teller.words.say
    grid = Grid(box=None, pad_edge=False, header_style="bright_black")
    for title in ("", "adventurer", "rating", "state", "facing", "pile", "gold", "items", "total"):
        grid.add_column(say(title) if title else "")
    for seat in view["seats"]:
        if seat["card"]["id"]:
            grid.add_row(*_row(view, seat, teller))
    asked = [view["seats"][seat]["card"]["id"] for seat in teller.table.waiting_for]
    abilities = [_ability(card, teller) for card in asked if card]
    return Panel(Group(grid, *abilities), expand=False, border_style="bright_black")


def _ability(card: str, teller: Teller) -> Text:
    """What an adventurer can do, so that nobody has to remember it."""
    text, note = f"adventurer-{card}", teller.words.note
    line = Text("\n")
    line.append(teller.words.name(text), "bold")
    line.append(f", {note(text, 'calling') or ''} · {note(text, 'ability') or ''} · ", "cyan")
    line.append(note(text, "text") or "")
    return line


def _row(view: dict[str, Any], seat: dict[str, Any], teller: Teller) -> list[Text]:
    hits, number = seat["hits"], seat["seat"]
    marker = "▶" if number == view["turn"] else " "
    player = teller.player(number)
    name = Text(teller.seat(number), "bold" if number == view["turn"] else "")
    name.append(f" ({player})" if player else "", "bright_black")
    state = f"{STATES[hits]} {teller.words.say(f'hits-{hits}')}"
    return [
        Text(marker, "bright_yellow"),
        name,
        Text(str(seat["rating"])),
        Text(state, STATE_STYLES[hits]),
        _monsters(seat["facing"], teller),
        _monsters(seat["pile"], teller),
        _gold(seat["gold"]),
        _items(seat),
        Text(str(teller.table.result().scores[number]), "bold"),
    ]


def _gold(gold: int) -> Text:
    text = Text()
    left = gold
    for icon, value, style in COINS:
        text.append(icon * (left // value), style)
        left %= value
    text.append(f" {gold}" if gold else "–")
    return text


def _items(seat: dict[str, Any]) -> Text:
    text = Text()
    for count, (icon, style) in (
        (seat["charged"], READY_ITEM),
        (seat["drained"], DRAINED_ITEM),
        (seat["artifacts"], ARTIFACT),
    ):
        text.append(icon * count, style)
    return text or Text("–", "bright_black")
