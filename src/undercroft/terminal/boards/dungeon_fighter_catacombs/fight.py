"""A fight: the foe with what it demands, the dice, the throw and how its damage adds up."""

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from undercroft.games.dungeon_fighter_catacombs.state import COLOURS, NOBODY, NOTHING, Phase
from undercroft.terminal.boards.dungeon_fighter_catacombs.sight import EMPTY, FULL, STYLES, Sight

BAR = 30
TOKENS = ("target", "toad", "song")


def fight(sight: Sight) -> list[RenderableType]:
    """The panel of the fight, if there is one."""
    one = sight.fight
    if one is None or sight.view["phase"] not in (Phase.FLIPS, Phase.COMBAT):
        return []
    parts = [monster(sight, one), *demands(sight, one), *board(sight), dice(sight, one)]
    body = Group(*parts, *throw(sight))
    title = sight.name(one["card"])
    return [Panel(body, title=title, title_align="left", border_style="bright_red")]


def monster(sight: Sight, one: dict[str, Any]) -> Text:
    """Its life as a bar, what it deals and carries, its kind and its tokens."""
    foe = sight.box.foe(one["card"])
    left = max(0, one["life"])
    full = -(-BAR * left // one["most"])
    line = Text(FULL * full, "red").append(EMPTY * (BAR - full), "bright_black")
    line.append(f" {sight.say('life-of', now=left, most=one['most'])}", "bold default")
    told = [sight.say("damage", count=one["damage"]), sight.say("level", level=one["level"])]
    if one["gold"]:
        told.append(sight.say("loot", count=one["gold"]))
    told.append(sight.words.name(f"type-{foe.type}"))
    line.append(f"  {' · '.join(told)}", "not bold")
    tokens = [sight.words.name(f"token-{token}") for token in TOKENS if one[token]]
    if one["charm"] != NOBODY:
        tokens.append(f"{sight.words.name('token-charm')} ({sight.hero(one['charm'])})")
    return line.append(f"  [{', '.join(tokens)}]" if tokens else "", "cyan")


def demands(sight: Sight, one: dict[str, Any]) -> list[Text]:
    """What every throw must be, and what the foe does besides."""
    lines = [told(sight, f"condition-{each}", "help", "bold magenta") for each in one["demanded"]]
    foe = sight.box.foe(one["card"])
    if foe.ability:
        name, does = sight.power(foe)
        style = "bright_black strike" if one["song"] else "bold bright_red"
        lines.append(Text(name, style).append(f"  {does}", "not bold default"))
    return lines


def board(sight: Sight) -> list[Text]:
    """What stands below the Target and lies on it."""
    setting = sight.view["setting"]
    ids = ["condition-flying-stand"] if setting["raised"] else []
    ids += ["condition-spider-webs"] if setting["webs"] else []
    lines = [told(sight, each, "help", "bold cyan") for each in ids]
    templates = [f"template-{piece['kind']}" for piece in setting["templates"]]
    return [*lines, *(told(sight, each, "text", "bold cyan") for each in templates)]


def told(sight: Sight, text: str, note: str, style: str) -> Text:
    """A name and what is said of it."""
    does = sight.words.note(text, note) or ""
    return Text(sight.words.name(text), style).append(f"  {does}", "not bold default")


def dice(sight: Sight, one: dict[str, Any]) -> Text:
    """The coloured dice with what each does for who attacks, special ones, and the white ones."""
    active = one["active"]
    hero = sight.heroes[active] if active != NOBODY else None
    line = Text(f"{sight.say('dice-left')}  ", "bold")
    for colour in COLOURS:
        line.append(_die(sight, one, hero, colour)).append("  ")
    for die in one["special"]:
        line.append(f"[{sight.die(die)}]", STYLES[die]).append("  ")
    return line.append(sight.say("dice", count=sight.view["dice"]), "bright_white")


def _die(sight: Sight, one: dict[str, Any], hero: dict[str, Any] | None, colour: int) -> Text:
    """A die: thrown, or there with its ability."""
    name = sight.die(colour)
    if colour not in one["available"]:
        why = "spent" if colour in one["spent"] else "banned"
        return Text(f"[{sight.labelled(name, sight.say(why))}]", "bright_black")
    if hero is None:
        return Text(f"[{name}]", STYLES[colour])
    if colour in hero["scars"]:
        return Text(f"[{sight.labelled(name, sight.say('scar'))}]", STYLES[colour])
    does, _ = sight.ability(sight.box.ability(hero["card"], colour))
    return Text(f"[{sight.labelled(name, does)}]", STYLES[colour])


def throw(sight: Sight) -> list[Text]:
    """Who throws what under what; once it lies there, how its damage adds up."""
    toss = sight.view["toss"]
    if toss is None:
        return []
    line = Text(sight.say("throws", name=sight.hero(toss["who"])), "bold bright_yellow")
    if toss["die"] != NOTHING:
        line.append(f"  [{sight.die(toss['die'])}]", STYLES[max(toss["die"], 0)])
    chosen = [each for card in toss["weapons"] for each in sight.box.gear(card).throws]
    if throws := toss["throws"] or list(dict.fromkeys(chosen)):
        line.append(f"  {sight.throws(throws)}", "magenta")
    return [line, *sums(sight, toss)]


def sums(sight: Sight, toss: dict[str, Any]) -> list[Text]:
    """How the damage adds up: the base first, factors, then what is added."""
    if not toss["landed"] or not toss["parts"]:
        return []
    factors = dict(toss["times"])
    line = Text(f"{sight.say('sum')}  ", "bold")
    for at, (name, amount) in enumerate(toss["parts"]):
        told_ = f"×{factors[name]}" if name in factors else f"{amount:+d}" if at else str(amount)
        line.append(f"{told_} ", "bold").append(f"{sight.words.name(name)}  ", "not bold default")
    return [line.append(f"= {toss['damage']}", "bold bright_yellow")]
