"""The board of Dungeon Run: the map, the heroes, what goes on, and the texts of the cards.

Every sign has a shape or a word besides its colour.
"""

from typing import Any

from rich.box import DOUBLE
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from undercroft.games.dungeon_run.state import NOBODY, NOTHING, Phase
from undercroft.telling import Teller
from undercroft.terminal.boards.dungeon_run.cards import ABILITY, TRAP, origin, panels
from undercroft.terminal.boards.dungeon_run.doing import doing
from undercroft.terminal.boards.dungeon_run.plan import DungeonMap
from undercroft.terminal.boards.dungeon_run.sight import (
    ACTIVE,
    BOSS,
    HIDDEN,
    MONSTER,
    STONE,
    STONE_STYLE,
    Sight,
)
from undercroft.terminal.boards.lettering import legend, rows

MARKER, ARTIFACT = "●✧"
WIDE = 110
"""The console on which the open cards of the heroes stand beside them."""
COLUMNS = ("", "hero", "rating-brawn", "rating-magic", "rating-skill", "wounds", "tile", "loot")
LEGEND = (
    (MARKER, "marker"),
    (ABILITY, "ability"),
    (TRAP, "trap"),
    (HIDDEN, "treasure"),
    (ARTIFACT, "artifact"),
    (MONSTER, "encounter"),
    (BOSS, "boss-card"),
)


def draw(view: dict[str, Any], teller: Teller) -> RenderableType:
    """The whole table; what is decided now stands last, next to the question."""
    sight = Sight(view, teller)
    parts: list[RenderableType] = [header(sight)]
    if view["phase"] != Phase.DRAFT:
        parts.append(DungeonMap(sight))
    if any(hero["card"] != NOTHING for hero in sight.heroes):
        parts.append(Party(sight))
    if (told := banner(sight)) is not None:
        parts.append(told)
    return Group(*parts, panels(sight), *doing(sight))


def header(sight: Sight) -> Text:
    """Round, turn, and what is left to draw."""
    view, say = sight.view, sight.say
    line = Text(style="bold")
    if view["phase"] == Phase.DRAFT:
        line.append(say("draft"))
    else:
        name = sight.teller.seat(sight.active)
        line.append(say("round", round=view["round"]) + " · ")
        roams = view["phase"] == Phase.ROAM
        line.append(say("roaming" if roams else "turn", hero=name, count=view["actions"]))
    left = {"tiles": view["tiles_left"], "treasures": view["treasures_left"]}
    line.append(f"\n{say('left', encounters=view['encounters']['count'], **left)}", "not bold")
    if len(sight.heroes) == 1:
        score = sight.teller.table.result().scores[0]
        words = sight.words
        told = words.say("labelled", label=words.say("score"), value=score)
        line.append(f" · {told}", "not bold")
    for told in secrets(sight):
        line.append(f"\n{told}", "not bold cyan")
    return line


def secrets(sight: Sight) -> list[str]:
    """What the seat that looks knows of face-down cards."""
    view, told = sight.view, []
    boss = view["bosses"]["top"]
    if boss and boss[0] is not None:
        told.append(sight.say("secret-boss", boss=sight.name(boss[0])))
    coming = view["encounters"]["top"]
    if any(card is not None for card in coming):
        cards = ", ".join("?" if card is None else sight.name(card) for card in coming)
        told.append(sight.say("secret-encounters", cards=cards))
    return told


def banner(sight: Sight) -> RenderableType | None:
    """Where the Stone is, once it is in the game."""
    say, bearer, place = sight.say, sight.bearer, sight.stone_place
    if bearer is None:
        told = say("stone-unknown")
    elif bearer != NOBODY:
        worn = sight.box.stone in sight.heroes[bearer]["equipped"]
        told = say("stone-worn" if worn else "stone-kept", hero=sight.teller.seat(bearer))
    elif place != NOTHING:
        told = say("stone-lies", number=place + 1)
    elif sight.view["endgame"]:
        told = say("stone-taken")
    else:
        return None
    text = Text(f"{STONE} {told} {STONE}", "bold bright_yellow", justify="center")
    title = say("endgame") if sight.view["endgame"] else None
    return Panel(text, title=title, box=DOUBLE, border_style="bright_yellow")


class Party:
    """The heroes, a row each; on a narrow console their open cards stand below."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.heroes = [hero for hero in sight.heroes if hero["card"] != NOTHING]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        sight, is_wide = self.sight, options.max_width >= WIDE
        grid = Grid(box=None, pad_edge=False, header_style="bright_black")
        for title in COLUMNS:
            grid.add_column(sight.say(title) if title else "", no_wrap=True)
        if is_wide:
            grid.add_column(sight.say("cards"))
        lying = [cards(sight, hero) for hero in self.heroes]
        lines = [row(sight, hero) for hero in self.heroes]
        for line, open_cards in zip(lines, lying, strict=True):
            grid.add_row(*line, *([open_cards] if is_wide else []))
        yield grid
        if not is_wide:
            named = zip(self.heroes, lying, strict=True)
            yield rows([(mark(sight, hero), text) for hero, text in named if text])
        drawn = "".join(cell.plain for line in lines for cell in line[2:])
        yield legend(sight.say, LEGEND, drawn + "".join(text.plain for text in lying))


def row(sight: Sight, hero: dict[str, Any]) -> list[Text]:
    """One hero: who, how strong, how hurt, where, with what."""
    return [
        mark(sight, hero),
        who(sight, hero),
        *(rating(sight, hero, number) for number in range(3)),
        health(sight, hero),
        Text(sight.say("number", number=hero["place"] + 1) if hero["alive"] else "–"),
        loot(hero),
    ]


def mark(sight: Sight, hero: dict[str, Any]) -> Text:
    """The letter of a hero on the map."""
    letter = sight.marks[hero["seat"]]
    text = Text(ACTIVE if is_active(sight, hero["seat"]) else " ", "bright_yellow")
    return text.append(letter.lower() if hero["ko"] else letter, "bold")


def is_active(sight: Sight, seat: int) -> bool:
    return sight.in_turn and seat == sight.active


def who(sight: Sight, hero: dict[str, Any]) -> Text:
    """Name, player, race and training, and everything special about the hero now."""
    seat, view, say = hero["seat"], sight.view, sight.say
    name = Text(sight.teller.seat(seat), "bold" if hero["alive"] else "strike")
    player = sight.teller.player(seat)
    name.append(f" ({player})" if player else "", "not bold bright_black")
    name.append(f"\n{origin(sight, hero['card'])}", "not bold bright_black")
    if seat == sight.bearer:
        name.append(f"\n{STONE} {say('has-stone')} {STONE}", STONE_STYLE)
    if not hero["alive"] or hero["ko"]:
        gender = sight.words.note(sight.box.names[hero["card"]], "gender") or "masculine"
        told = say("ko" if hero["alive"] else "dead", gender=gender)
        name.append(f"\n{told}", "bold red")
    notes = []
    if seat == view["first"]:
        notes.append(say("first-player"))
    if is_active(sight, seat):
        notes.append(say("actions", count=view["actions"]))
    if hero["quiet"]:
        notes.append(say("quiet"))
    name.append("".join(f"\n{note}" for note in notes), "not bold cyan")
    return name


def rating(sight: Sight, hero: dict[str, Any], number: int) -> Text:
    """A rating as it counts now, with a dot for each training marker in it."""
    value, count = hero["ratings"][number], hero["markers"][number]
    return Text(f"{value}").append(MARKER * count if count < 3 else f"{MARKER}{count}", "cyan")


def health(sight: Sight, hero: dict[str, Any]) -> Text:
    """Wounds against life."""
    if not hero["alive"]:
        return Text("–")
    life, wounds = hero["life"], hero["wounds"]
    return Text(f"{wounds}/{life}", "" if 2 * wounds < life else "bold bright_red")


def cards(sight: Sight, hero: dict[str, Any]) -> Text:
    """What lies open before a hero: items, ability cards, lasting traps."""
    parts = []
    for icon, numbers in (
        ("", hero["equipped"]),
        (f"{ABILITY} ", hero["abilities"]),
        (f"{TRAP} ", hero["burdens"]),
    ):
        if numbers:
            parts.append(icon + ", ".join(map(sight.name, numbers)))
    return Text("\n".join(parts))


def loot(hero: dict[str, Any]) -> Text:
    """How many cards of each back are in the loot pile."""
    parts = []
    for icon, field in ((HIDDEN, "treasures"), (ARTIFACT, "artifacts"), (MONSTER, "encounters")):
        pile = hero[field]
        count = len(pile) if isinstance(pile, list) else pile
        if count:
            parts.append(f"{icon}{count}")
    if hero["boss"] != NOTHING:
        parts.append(BOSS)
    return Text(" ".join(parts) or "–")
