"""What people can type at a question, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.book import book
from undercroft.bots import CARETAKER, make_bot
from undercroft.engine import Choose, Draw, Landing, People, Poll, Refused, Roll, Throw
from undercroft.engine.entries import EXAMPLE, parsed
from undercroft.guides import load_table
from undercroft.rulebook import find_rules, players_rules, rules
from undercroft.terminal.coaching import write_coaching, write_suggestion
from undercroft.terminal.hinting import write_hints
from undercroft.terminal.offering import offers, write_offers, write_offers_in_short
from undercroft.terminal.players import told_levels
from undercroft.terminal.saves import check_free, read, save, typed_path
from undercroft.terminal.throwing.ways import COMPANION, PHYSICS, check_way, way_of

if TYPE_CHECKING:  # the session calls these commands; at run time only its object is needed
    from undercroft.terminal.session import Session

LONGEST_ECHO = 60
LONGEST_WAY = 40
MOST_DIGITS = 4
HELP = ("number", "undo", "board", "why", "rules", "hint", "save", "load", "quit", "bot")
SHORT = {
    "u": "undo",
    "b": "board",
    "s": "save",
    "l": "load",
    "w": "why",
    "r": "rules",
    "h": "hint",
    "q": "quit",
}


def take_choice(session: Session, seat: int) -> None:
    """Ask a person until something is decided."""
    table, screen = session.table, session.screen
    offered = offers(table, seat)
    write_question(session, seat)
    while True:
        said = screen.ask(session.words.say("your-choice"))
        number = read_number(said)
        if 1 <= number <= len(offered):
            table.answer(seat, offered[number - 1].option)
            return
        if do(session, seat, said):
            return


def read_number(said: str) -> int:
    """A number somebody typed; 0 when it is none that could be an option."""
    return int(said) if said.isascii() and said.isdigit() and len(said) <= MOST_DIGITS else 0


def write_question(session: Session, seat: int, *, whole: bool = False) -> None:
    """The table and the options; in short when the same question comes again in one step."""
    table, teller, screen = session.table, session.teller, session.screen
    ask = table.ask
    assert isinstance(ask, Choose | Poll)
    asked, offered = f"{teller.ask(ask)}  [{ask.why}]", offers(table, seat)
    question = seat, ask.why, len(table.marks)
    if session.asked == question and not whole:
        write_coaching(session)
        write_offers_in_short(asked, offered, seat, teller, screen)
        write_suggestion(session, offered)
        return
    session.asked = question
    session.draw()
    write_coaching(session)
    screen.say(session.words.say("your-turn", seat=teller.seat(seat)), "bold")
    screen.say(asked)
    write_offers(offered, seat, teller, screen)
    write_suggestion(session, offered)


def draw_again(session: Session, seat: int, rest: str) -> bool:
    """Draw the table and the question once more."""
    if session.table.options(seat):
        write_question(session, seat, whole=True)
    else:
        session.draw()
    return False


def take_outcome(session: Session, ask: Roll | Draw | Throw) -> None:
    """Ask people for what they rolled, drew or threw."""
    prompt = session.teller.ask(ask)
    seat = session.people()[0] if session.people() else 0
    while True:
        said = session.screen.ask(f"{prompt} [{ask.why}]")
        try:
            outcome = read_outcome(ask, said)
        except Refused as refused:
            if do(session, seat, said, refused):
                return
            continue
        try:
            session.table.tell(outcome)
            return
        except Refused as refused:
            session.screen.say(session.words.refusal(refused), "red")


def read_outcome(ask: Roll | Draw | Throw, said: str) -> bytes | int | Landing:
    """What somebody typed as an outcome; Refused when it is none."""
    text = "".join(said.split())
    if isinstance(ask, Roll):
        return parsed(text.upper(), ask.die)
    try:
        if isinstance(ask, Draw):
            return int(text)
        place, face = text.split(",")
        return Landing(place, int(face))
    except ValueError as error:
        why = "card" if isinstance(ask, Draw) else "throw"
        raise Refused("bad-outcome", str(error), why=why, example=EXAMPLE) from None


def do(session: Session, seat: int, said: str, otherwise: Refused | None = None) -> bool:
    """Carry a command out; says whether the question has to be asked anew."""
    word, _, rest = said.partition(" ")
    word = SHORT.get(word.lower(), word.lower())
    command = COMMANDS.get(word)
    try:
        if command is not None:
            return command(session, seat, rest.strip())
        if otherwise is not None and said:
            raise otherwise
        session.screen.say(session.words.say("not-understood", said=said[:LONGEST_ECHO]), "red")
    except Refused as refused:
        session.screen.say(session.words.refusal(refused), "red")
    return False


def undo(session: Session, seat: int, rest: str) -> bool:
    """Take back the last decision of the people here, with consent where it told something."""
    table, say, people = session.table, session.words.say, session.people()
    free = [person for person in people if table.can_undo(person)]
    if free:
        table.undo(free[0])
    else:
        last = max((table.last_decision(person) for person in people), default=-1)
        if last < 0:
            session.screen.say(say("nothing-to-undo"))
            return False
        real = isinstance(table.source, People)
        asked = say("ask-consent-real-dice" if real else "ask-consent")
        if session.screen.ask(asked).lower() not in say("yes-words").split():
            session.screen.say(say("not-undone"))
            return False
        table.goto(last)
    session.skip(len(table.events))
    session.asked = None
    session.screen.say(say("undone"), "bold")
    return True


def save_copy(session: Session, seat: int, rest: str) -> bool:
    """Save a copy under a name; the game goes on in its own file."""
    path = typed_path(rest) if rest else session.path
    if path != session.path:
        check_free(path)
    save(session.table, path)
    session.screen.say(session.words.say("saved-to", file=str(path)))
    return False


def load_other(session: Session, seat: int, rest: str) -> bool:
    """Go on with another saved game; this one stays saved."""
    path = typed_path(rest)
    session.sit_down(load_table(read(path), session.table.game), path)
    session.skip(len(session.table.events))
    return True


def why(session: Session, seat: int, rest: str) -> bool:
    """The rule behind the question."""
    ask = session.table.ask
    assert ask is not None
    session.screen.rules([rules(session.table.game, session.words.language)[ask.why]])
    return False


def look_up(session: Session, seat: int, rest: str) -> bool:
    """Rules by id or words; the whole book without any."""
    language, game = session.words.language, session.table.game
    if not rest and (blocks := book(game, language)):
        session.screen.book(blocks)
    else:
        found = find_rules(game, rest, language) if rest else players_rules(game, language)
        session.screen.rules(found)
    return False


def hint(session: Session, seat: int, rest: str) -> bool:
    """The best options of the question, where the table allows hints."""
    table = session.table
    if not table.hints:
        raise Refused("no-hints", "this table plays without hints")
    if table.options(seat):
        write_hints(table, seat, session.teller, session.screen)
    return False


def hand_over(session: Session, seat: int, rest: str) -> bool:
    """Somebody leaves: a bot plays the seat from now on. [DA-RULING-63]"""
    if seat not in session.table.waiting_for:
        raise Refused("not-now", "a seat can be handed over when it has to choose")
    level = rest.lower() or CARETAKER
    make_bot(level, "")
    session.bot_takes_over(seat, level)
    name = session.teller.seat(seat)
    session.screen.say(session.words.say("bot-takes-over", seat=name), "bold")
    return True


def show_help(session: Session, seat: int, rest: str) -> bool:
    """Everything that can be typed."""
    say = session.words.say
    session.screen.say(say("help-title"), "bold")
    ask = session.table.ask
    if isinstance(ask, Roll):
        example = (ask.die.symbols * ask.count)[: ask.count]
        session.screen.say("  " + say("help-dice", example=example))
    guide = ("skip",) if session.coach else ()
    for line in (*_throw_help(session, ask), *guide, *HELP):
        session.screen.say("  " + say(f"help-{line}"))
    for level in told_levels(session.words):
        session.screen.say("    " + level)
    return False


def _throw_help(session: Session, ask: object) -> tuple[str, ...]:
    """What can be typed about throws: the way, and at a throw its own words."""
    table = session.table
    if not table.ways:
        return ()
    way = way_of(table, ask.seat) if isinstance(ask, Throw) else ""
    keys = ("keys",) if session.screen.keys else ()
    own = {PHYSICS: ("throw", *keys, "aim"), COMPANION: ("seen", "back")}.get(way, ())
    return (*own, "throws")


def change_way(session: Session, seat: int, rest: str) -> bool:
    """Throw in another way from now on."""
    table = session.table
    if not table.ways:
        raise Refused("no-throws", f"nothing is thrown in {table.game.id}")
    session.set_way(seat, check_way(rest.lower()[:LONGEST_WAY]))
    told = session.words.say(f"way-{rest.lower()}")
    session.screen.say(session.words.say("way-changed", way=told), "bold")
    return isinstance(table.ask, Throw)


def skip(session: Session, seat: int, rest: str) -> bool:
    """Go on without the guide."""
    if session.coach is None or session.coach.info().is_left:
        raise Refused("no-guide-here", "nobody is guided here")
    session.coach.leave()
    session.screen.say(session.words.say("guide-skipped"), "bold")
    return False


def stop(session: Session, seat: int, rest: str) -> bool:
    """Stop here; the game is saved."""
    raise EOFError


COMMANDS = {
    "board": draw_again,
    "undo": undo,
    "save": save_copy,
    "load": load_other,
    "why": why,
    "rules": look_up,
    "hint": hint,
    "bot": hand_over,
    "throws": change_way,
    "skip": skip,
    "quit": stop,
    "help": show_help,
    "?": show_help,
}
