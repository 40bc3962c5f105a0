"""What people at a real board saw, asked in the ledgers' order, one question after the other.

[DF-COMPANION-01] [DC-COMPAN-02] The judge, or else the thrower, has the last word.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.text import Text

from undercroft.engine import Refused
from undercroft.engine.throws import Landing
from undercroft.targets.move import Seen, Throw, landing_of
from undercroft.targets.predicates.path import Bounced, OffABone
from undercroft.targets.scene.board import board
from undercroft.targets.scene.dice import die_kind, is_template
from undercroft.terminal import commands
from undercroft.terminal.throwing.picture import draw_target
from undercroft.terminal.throwing.places import Group, groups, listed, section_groups
from undercroft.terminal.throwing.told import told
from undercroft.terminal.throwing.view import beside, rows_of, width_beside

if TYPE_CHECKING:  # the session asks these questions; at run time only its object is needed
    from undercroft.terminal.session import Session
    from undercroft.words import Words

LINE = "line"
"""Instead of a place: it lies between two."""
BACK = ("back", "<")
YES, NO = "1", "2"
FIELDS = {"place": "place", "spot": "place", "bounces": "bounces", "icon": "icon"}
"""The question to which a refusal leads back, by the field that it names."""
Said = dict[str, Any]


class Question(NamedTuple):
    """A question with what can be typed: each answer's value, and the one that Enter gives."""

    key: str
    text: str
    groups: Sequence[Group]
    usual: Any
    first: int = 1
    """The number of the first answer."""


def take_seen(session: Session, throw: Throw) -> Landing | None:
    """The landing that people saw and agree on; None when the question has to be asked anew."""
    said: Said = {}
    at: int | None = 0
    while at is not None:
        asked = questions(throw, said, session.words)
        if at < len(asked):
            at = _answered(session, throw, asked[at], said, at)
            continue
        try:
            landing = landing_of(throw, seen_of(throw, said))
        except Refused as refused:
            session.screen.say(session.words.refusal(refused), "red")
            at = _place_of(asked, str(refused.facts.get("field")))
            continue
        agreed = _confirm(session, throw, landing)
        if agreed == YES:
            return landing
        at = 0 if agreed == NO else len(asked) - 1 if agreed else None
    return None


def _answered(
    session: Session, throw: Throw, question: Question, said: Said, at: int
) -> int | None:
    """Ask one question; the place of the next one, or None to ask all of it anew."""
    answer = _ask(session, throw, question, said.get(question.key, question.usual))
    if answer is None:
        return None
    if answer in BACK:
        return max(0, at - 1)
    said[question.key] = answer
    return at + 1


def questions(throw: Throw, said: Said, words: Words) -> list[Question]:
    """What is asked, as far as it is known by now; what was said is what Enter says again."""
    yes_or_no = _yes_or_no(words)
    found = [
        Question(card.id, words.say(card.question), yes_or_no, YES)
        for card in throw.combined.conditions
        if card.question
    ]
    if not is_template(throw.die):
        counts = [("0", 0), ("1", 1), (words.say("seen-more"), 2)]
        usual = min(max(1, _fewest(throw, said)), 2)
        found.append(Question("bounces", words.say("seen-bounces"), [Group("", counts)], usual, 0))
    found += _places(throw, said, words)
    if die_kind(throw.die).icons:
        found.append(Question("icon", words.say("seen-icon"), yes_or_no, NO))
    if throw.die == "backstab" and not _broken(throw, said):
        nothing = Group("", [(words.say("seen-pointed-none"), "")])
        sections = [*section_groups(throw, words), nothing]
        found.append(Question("pointed", words.say("seen-pointed"), sections, ""))
    return found


def _places(throw: Throw, said: Said, words: Words) -> Iterator[Question]:
    everywhere = groups(throw, words)
    line = Group("", [(words.say("seen-line"), LINE)])
    # In doubt the lowest counts, so that is what Enter says; a flip that was kept is on the Target.
    lowest = min(board(throw.setting.board).sections, key=lambda section: section.value).id
    usual = lowest if is_template(throw.die) and not _broken(throw, said) else "table"
    yield Question("place", words.say("seen-place"), [*everywhere, line], usual)
    if said.get("place") == LINE:
        yield Question("one", words.say("seen-line-one"), everywhere, lowest)
        yield Question("other", words.say("seen-line-other"), everywhere, lowest)


def seen_of(throw: Throw, said: Said) -> Seen:
    """The answers as what was seen."""
    is_between = said["place"] == LINE
    return Seen(
        place=said["one"] if is_between else said["place"],
        bounces=said.get("bounces", 0),
        icon=said.get("icon") == YES,
        broken=_broken(throw, said),
        other=said["other"] if is_between else "",
        pointed=said.get("pointed", ""),
    )


def _broken(throw: Throw, said: Said) -> tuple[str, ...]:
    return tuple(name for name in throw.combined.checks if said.get(name) == NO)


def _fewest(throw: Throw, said: Said) -> int:
    """The fewest bounces that fit the conditions that were kept."""
    checks = throw.combined.checks
    kept = [check for name, check in checks.items() if said.get(name) != NO]
    return max(
        (c.times if isinstance(c, Bounced) else int(isinstance(c, OffABone)) for c in kept),
        default=0,
    )


def _place_of(asked: Sequence[Question], field: str) -> int:
    """Where a refused answer is asked again: at its own question, else at the first."""
    keys = [question.key for question in asked]
    key = FIELDS.get(field, field)
    return keys.index(key) if key in keys else 0


def _confirm(session: Session, throw: Throw, landing: Landing) -> str | None:
    """Whether it was like that: yes, no, or a question back; None to ask anew."""
    words, judge = session.words, throw.judge
    session.screen.say("  " + told(throw, landing, session.teller), "bold")
    text = words.say("seen-right")
    if judge is not None and judge in session.people():
        text = words.say("seen-judge", seat=session.teller.seat(judge))
    question = Question("right", text, _yes_or_no(words), YES)
    said: str | None = _ask(session, throw, question, YES)
    return said


def _yes_or_no(words: Words) -> list[Group]:
    return [Group("", [(words.say("seen-yes"), YES), (words.say("seen-no"), NO)])]


def _ask(session: Session, throw: Throw, question: Question, usual: Any) -> Any:
    """The value of an answer, a word that goes back, or None to ask all of it anew."""
    screen, words = session.screen, session.words
    answers = [value for group in question.groups for _, value in group.answers]
    numbered = {str(n): value for n, value in enumerate(answers, question.first)}
    typed = next(number for number, value in numbered.items() if value == usual)
    _write(session, throw, question)
    while True:
        line = screen.ask(_prompt(question, typed))
        said = line.lower()
        if not said:
            return usual
        if said in numbered:
            return numbered[said]
        if said in BACK:
            return said
        if answers == [YES, NO] and said in words.say("yes-words").split():
            return YES
        if answers == [YES, NO] and said in words.say("no-words").split():
            return NO
        if said in ("b", "board"):
            _write(session, throw, question, whole=True)
        elif commands.do(session, throw.seat, line):
            return None


def _prompt(question: Question, typed: str) -> str:
    if len(question.groups) > 1:
        labels = [label for group in question.groups for label, _ in group.answers]
        return f"{question.text} [{typed}) {labels[int(typed) - question.first]}]"
    answers = enumerate(question.groups[0].answers, question.first)
    # A count is its own number.
    shown = " · ".join(label if label[0] == str(n) else f"{n} {label}" for n, (label, _) in answers)
    return f"{question.text} {shown} [{typed}]"


def _write(session: Session, throw: Throw, question: Question, *, whole: bool = False) -> None:
    """The Target and the places beside it, where there are many."""
    if len(question.groups) == 1 and not whole:
        return
    picture = draw_target(throw, rows_of(session.screen))
    width = width_beside(session.screen, picture)
    shown = Text(listed(question.groups, question.first, width))
    session.screen.write(beside(session.screen, picture, shown))
