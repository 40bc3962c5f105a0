"""A fight: the monster with what it demands, the dice, the throw and how its damage adds up."""

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from undercroft.games.dungeon_fighter.printed import COLOURS
from undercroft.games.dungeon_fighter.state import NOBODY, NOTHING, WHITE, Phase
from undercroft.terminal.boards.dungeon_fighter.sight import EMPTY, FULL, STYLES, Sight

BAR = 30
TOKENS = ("target", "toad", "song")


def fight(sight: Sight) -> list[RenderableType]:
    """The panel of the fight, if there is one."""
    one = sight.fight
    if one is None or sight.view["phase"] > Phase.ATTACK:
        return []
    parts = [monster(sight, one), *demands(sight, one), *dice(sight, one), *throw(sight)]
    title = sight.name(one["card"])
    body = Group(*parts)
    return [Panel(body, title=title, title_align="left", border_style="bright_red")]


def monster(sight: Sight, one: dict[str, Any]) -> Text:
    """Its life as a bar, what it deals and carries, its kind and its tokens."""
    foe = sight.box.foe(one["card"])
    left = max(0, one["life"])
    full = -(-BAR * left // one["most"])
    line = Text(FULL * full, "red").append(EMPTY * (BAR - full), "bright_black")
    line.append(f" {sight.say('life-of', now=left, most=one['most'])}", "bold default")
    told = [sight.say("damage", count=one["damage"])]
    if one["gold"]:
        told.append(sight.say("loot", count=one["gold"]))
    told.append(sight.words.name(f"type-{foe.type}"))
    line.append(f"  {' · '.join(told)}", "not bold")
    tokens = [sight.words.name(f"token-{token}") for token in TOKENS if one[token]]
    if one["charm"] != NOBODY:
        tokens.append(f"{sight.words.name('token-charm')} ({sight.teller.seat(one['charm'])})")
    return line.append(f"  [{', '.join(tokens)}]" if tokens else "", "cyan")


def demands(sight: Sight, one: dict[str, Any]) -> list[Text]:
    """What every throw must be, and what the monster does besides."""
    lines = []
    for condition in one["demanded"]:
        help_ = sight.words.note(f"condition-{condition}", "help") or ""
        line = Text(sight.throws([condition]), "bold magenta")
        lines.append(line.append(f"  {help_}", "not bold default"))
    foe = sight.box.foe(one["card"])
    if foe.ability:
        name, does = sight.power(foe)
        style = "bright_black strike" if one["song"] else "bold bright_red"
        lines.append(Text(name, style).append(f"  {does}", "not bold default"))
    return lines


def dice(sight: Sight, one: dict[str, Any]) -> list[Text]:
    """The Hero dice with what each does for who attacks, and the Bonus dice."""
    active = one["active"]
    hero = sight.heroes[active] if active != NOBODY else None
    lines = [_die(sight, one, hero, colour) for colour in range(len(COLOURS))]
    return [*lines, Text(sight.say("dice", count=sight.view["dice"]), "bright_white")]


def _die(sight: Sight, one: dict[str, Any], hero: dict[str, Any] | None, colour: int) -> Text:
    """A die: spent, banned, or there, with its ability and what that does."""
    name = sight.die(colour)
    if colour in one["banned"]:
        return Text(f"[{sight.labelled(name, sight.say('banned'))}]", "bright_black")
    if colour not in one["available"]:
        return Text(f"[{sight.labelled(name, sight.say('spent'))}]", "bright_black")
    if hero is None:
        return Text(f"[{name}]", STYLES[colour])
    if colour in hero["scars"]:
        return Text(f"[{sight.labelled(name, sight.say('scar'))}]", STYLES[colour])
    ability, does = sight.ability(sight.box.ability(hero["card"], colour))
    line = Text(f"[{sight.labelled(name, ability)}]", STYLES[colour])
    return line.append(f"  {does}", "not bold default")


def throw(sight: Sight) -> list[Text]:
    """Who throws what under what; once it lies there, how its damage adds up."""
    toss = sight.view["toss"]
    if toss is None:
        return []
    who = sight.say("throws", name=sight.teller.seat(toss["seat"]))
    line = Text(who, "bold bright_yellow")
    if toss["die"] != NOTHING:
        style = STYLES[min(toss["die"], WHITE)]
        line.append(f"  [{sight.die(toss['die'])}]", style)
    if throws := toss["throws"] or chosen(sight, toss):
        line.append(f"  {sight.throws(throws)}", "magenta")
    return [line, *sums(sight, toss)]


def chosen(sight: Sight, toss: dict[str, Any]) -> list[str]:
    """The special throws of the weapons that are taken up, before a die is."""
    throws = [each for card in toss["weapons"] for each in sight.box.gear(card).throws]
    return list(dict.fromkeys(throws))


def sums(sight: Sight, toss: dict[str, Any]) -> list[Text]:
    """How the damage adds up: the base first, factors, then what is added."""
    if not toss["landed"] or not toss["parts"]:
        return []
    factors = dict(toss["times"])
    line = Text(f"{sight.say('sum')}  ", "bold")
    for at, (name, amount) in enumerate(toss["parts"]):
        told = f"×{factors[name]}" if name in factors else f"{amount:+d}" if at else str(amount)
        line.append(f"{told} ", "bold").append(f"{sight.words.name(name)}  ", "not bold default")
    return [line.append(f"= {toss['damage']}", "bold bright_yellow")]
