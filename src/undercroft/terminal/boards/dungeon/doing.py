"""What goes on right now in Dungeon!: a walk, a fight and its numbers, the boss, the doom."""

from collections import defaultdict
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from undercroft.games.dungeon.cards.numbers import COLUMNS, TIERS
from undercroft.games.dungeon.state import NOBODY, NOTHING
from undercroft.terminal.boards.dungeon.sight import ACTIVE, BOSS, LEVEL_STYLES, Sight

IMMUNE = 13
RANGES = (("≤5", "6–7", "8–10", "11–12", ""), ("≤5", "6–7", "8–10", "11", "12"))
"""The totals of each tier on the Monster Attack Table and on the Combat Losing Table."""


def doing(sight: Sight) -> list[RenderableType]:
    """The panels of what goes on, if anything does."""
    panels = (walk(sight), fight(sight), assault(sight), doom(sight))
    return [panel for panel in panels if panel is not None]


def walk(sight: Sight) -> RenderableType | None:
    """Where the hero who moves can go, by the steps that it takes."""
    if not sight.reach:
        return None
    by_cost: dict[int, list[int]] = defaultdict(list)
    for place, cost in sight.reach.items():
        by_cost[cost].append(place)
    line = Text()
    for cost, places in by_cost.items():
        line.append("   " if line else "")
        line.append(f"{sight.say('steps', count=cost)} ", "bright_black")
        for place in places:
            style = LEVEL_STYLES[sight.board.levels[place]]
            is_site = place in sight.sites
            line.append(sight.label(place), f"bold {style}" if is_site else style).append(" ")
    hero = sight.hero_name(sight.heroes[sight.active])
    title = sight.say("walk", hero=hero, count=sight.view["steps"])
    return Panel(line, title=title, title_align="left", border_style="bright_black")


def fight(sight: Sight) -> RenderableType | None:
    """A fight: the foe's numbers, what is needed and how likely it is, the dice of both."""
    one = sight.view["fight"]
    if one is None:
        return None
    hero = sight.heroes[one["hero"]]
    name = sight.hero_name(hero)
    foe = sight.name(one["card"]) if one["card"] != NOTHING else _rival(sight, one)
    parts: list[RenderableType] = []
    if one["card"] != NOTHING:
        parts.append(_numbers(sight, one, hero))
    if rolls := _rolls(sight, one, name, foe):
        parts.append(rolls)
    if one["card"] != NOTHING and one["foe_dice"]:
        parts.append(_table(sight, one["tier"]))
    title = sight.say("fight", hero=name, foe=foe)
    return Panel(Group(*parts), title=title, title_align="left", border_style="bright_red")


def _rival(sight: Sight, one: dict[str, Any]) -> str:
    return "–" if one["target"] == NOBODY else sight.hero_name(sight.heroes[one["target"]])


def _numbers(sight: Sight, one: dict[str, Any], hero: dict[str, Any]) -> RenderableType:
    """The six numbers of a foe; the hero's own, or the spell's, is marked."""
    mine = sight.column(hero)
    if one["spell"] != NOTHING:
        mine = COLUMNS.index(sight.box.spell(one["spell"]).column or COLUMNS[mine])
    grid = Grid(box=None, pad_edge=False)
    for n, column in enumerate(COLUMNS):
        style = "bold bright_yellow" if n == mine else "bright_black"
        grid.add_column(Text(sight.say(f"column-{column}"), style), justify="center")
    targets = sight.box.targets[one["card"]]
    grid.add_row(
        *(
            Text(
                "–" if target >= IMMUNE else f"[{target}]" if n == mine else str(target),
                "bold bright_yellow" if n == mine else "",
            )
            for n, target in enumerate(targets)
        )
    )
    return grid


def _rolls(sight: Sight, one: dict[str, Any], hero: str, foe: str) -> Text:
    """What has been rolled, what is needed, and the chance before the roll."""
    line = Text()
    if one["needs"]:
        line.append(sight.say("needs", count=one["needs"]), "bold")
        if not one["dice"]:
            line.append(f"  {sight.say('chance', count=one['chance'])}", "bold cyan")
    for who, dice, bonus in (
        (hero, one["dice"], one["bonus"]),
        (foe, one["foe_dice"], one["foe_bonus"]),
    ):
        if dice:
            line.append(f"\n{who}  " if line else f"{who}  ")
            line.append(" ".join(f"[{face}]" for face in dice), "bold")
            line.append(f" {bonus:+d}" if bonus else "", "cyan")
    return line


def _table(sight: Sight, tier: int) -> RenderableType:
    """The table of what a failure costs, with the row that was rolled."""
    grid = Grid(box=None, pad_edge=False, show_header=False)
    ranges = RANGES[bool(sight.view["deadly"])]
    for n, (total, name) in enumerate(zip(ranges, TIERS, strict=True)):
        if total:
            style = "bold reverse" if n == tier else "bright_black"
            told = sight.words.note(f"board-tier-{name}", "text") or ""
            mark = ACTIVE if n == tier else ""
            grid.add_row(mark, total, sight.say(f"tier-{name}"), told, style=style)
    return grid


def assault(sight: Sight) -> RenderableType | None:
    """The battle with the boss: his life, the dice, the last guess."""
    battle = sight.view["assault"]
    if battle is None:
        return None
    name = sight.name(sight.box.boss)
    hero = sight.hero_name(sight.heroes[battle["heroes"][0]]) if battle["heroes"] else "–"
    lines = [
        Text(sight.say("boss-life", count=battle["life"]), "bold"),
        Text(sight.say("boss-dice", count=sight.view["boss_dice"])),
    ]
    for fact, card in (("guess", battle["guess"]), ("boss-spell", battle["spell"])):
        if card != NOTHING:
            lines.append(Text(sight.say(fact, spell=sight.name(card))))
    if battle["dice"]:
        lines.append(Text(" ".join(f"[{face}]" for face in battle["dice"]), "bold"))
    title = f"{BOSS} {sight.say('fight', hero=hero, foe=name)}"
    return Panel(Text("\n").join(lines), title=title, title_align="left", border_style="magenta")


def doom(sight: Sight) -> RenderableType | None:
    """The doom track and the threat box of the solo game."""
    view = sight.view
    if not view["solo"]:
        return None
    steps = sight.box.doom.steps
    track = Text("■" * view["doom"], "bright_red").append("□" * (steps - view["doom"] - 1))
    track.append("☠" if view["doom"] < steps else "")
    line = Text(f"{sight.say('doom')} ", "bold").append_text(track)
    return line.append(f"  {sight.say('threats', count=view['threats'])}")
