"""Every guided game: followed it leads to its end, left it is a game like any other."""

from collections.abc import Iterator

import pytest
from msgspec import structs

from tests.conformance.walk import GAMES
from undercroft.bots import HANDS, Chair, make_bot
from undercroft.engine import AnyGame, BadLog, Option, Table
from undercroft.engine.chance import NOBODY
from undercroft.engine.entries import DECISIONS, Threw
from undercroft.engine.guided import guided_part, is_alike
from undercroft.engine.log import read_log, write_log
from undercroft.engine.replay import log_of, verify
from undercroft.guides import Coach, Guide, check_guide, guide_of, guided_table, load_table
from undercroft.rulebook import rules
from undercroft.targets.move import Throw
from undercroft.targets.record.throw_record import unpack_record
from undercroft.targets.skill.skilled import threw_by_skill
from undercroft.throwing import answer, throw_by_hand
from undercroft.words import LANGUAGES, Words

GUIDED = [name for name, game in GAMES.items() if guide_of(game) is not None]
THROWN = [name for name in GUIDED if check_guide(GAMES[name]).path.seeds]
KEY = b"a guide needs no secret at all.."
MOST = 5_000
"""No game of bots takes so many choices."""
LEARNERS = "average"
HAIR = 1e-9
"""A share of a speed: far more than the last digit of any machine's arithmetic."""


class Lesson:
    """A guided table with its coach."""

    def __init__(self, game: AnyGame, key: bytes = KEY) -> None:
        self.guide: Guide = check_guide(game)
        self.table = guided_table(game, key)
        self.coach = Coach(self.guide, self.table)

    @property
    def is_asked(self) -> bool:
        """Whether the learner has to choose for themselves."""
        if isinstance(self.table.ask, Throw):
            return False
        return self.coach.learner in self.table.waiting_for and not self.coach.plays()

    def go_on(self) -> None:
        """Let dice fly, and bots and guide play, until the learner is asked."""
        while not self.table.is_over and not self.is_asked:
            self.play_one()

    def play_one(self) -> None:
        if isinstance(self.table.ask, Throw):
            self.throw(self.table.ask)
            return
        seat = next(
            s for s in self.table.waiting_for if s != self.coach.learner or not self.is_asked
        )
        scripted = self.coach.choice(seat)
        self.choose(seat, thought(self.table, seat).number if scripted is None else scripted)

    def throw(self, throw: Throw) -> None:
        """Throw somehow; on the path it lands as it is written."""
        seed = self.table.source.seed()
        assert seed is not None
        self.table.take(self.coach.landed(threw_by_skill(throw, "clumsy", seed)))
        self.coach.look()

    def choose(self, seat: int, option: int) -> None:
        self.table.answer(seat, option)
        self.coach.look()

    def follow(self, choices: int) -> None:
        """Do so often what the guide suggests."""
        self.go_on()
        for _ in range(choices):
            suggested = self.coach.suggested()
            assert suggested is not None
            self.choose(self.coach.learner, suggested)
            self.go_on()


def thought(table: Table, seat: int) -> Option:
    """What a bot does by itself."""
    return make_bot("steady", f"{len(table.entries)}").choose(Chair(table, seat))


def lessons(game: AnyGame) -> Iterator[Lesson]:
    """A table before each choice of the learner on the path."""
    for choices in range(len(check_guide(game).choices)):
        lesson = Lesson(game)
        lesson.follow(choices)
        yield lesson


@pytest.mark.parametrize("name", GUIDED)
def test_who_follows_the_suggestions_comes_to_the_end_of_the_guide(name: str) -> None:
    check_followed(GAMES[name])


def check_followed(game: AnyGame) -> None:
    """Do what the guide suggests, until it ends."""
    lesson = Lesson(game)
    guide, said = lesson.guide, list[str]()
    lesson.go_on()
    for number in range(len(guide.choices)):
        info = lesson.coach.info()
        assert (info.step, info.steps) == (number, len(guide.choices))
        assert info.is_followed
        options = [option.number for option in lesson.table.options(guide.learner)]
        assert info.suggested in options
        said += [mark.say for mark in info.marks]
        lesson.choose(guide.learner, info.suggested)
        lesson.go_on()

    end = lesson.coach.info()
    assert end.is_followed
    assert (end.step, end.suggested) == (end.steps, None)
    assert [mark.say for mark in end.marks][-len(guide.written.end) :] == [
        mark.say for mark in guide.written.end
    ]
    assert tuple(lesson.table.entries) == guide.path.entries
    assert len(said) == len(set(said)), "the coach repeats itself"
    assert lesson.table.is_over == guide.written.whole
    if not lesson.table.is_over:
        lesson.choose(guide.learner, thought(lesson.table, guide.learner).number)
        assert lesson.coach.info().is_left, "the rest is the learner's own"


@pytest.mark.parametrize("name", GUIDED)
def test_whoever_does_something_else_plays_on_to_an_end_with_chance_of_the_table(name: str) -> None:
    check_left(GAMES[name])


def check_left(game: AnyGame) -> None:
    """Do something else at every point of the path, and play on."""
    for lesson in lessons(game):
        learner, table = lesson.coach.learner, lesson.table
        suggested = lesson.coach.suggested()
        others = [option for option in table.options(learner) if option.number != suggested]
        place = len(table.entries)
        lesson.choose(learner, others[-1].number)
        guided = guided_part(table.source)
        assert guided is not None
        assert not guided.is_followed
        assert lesson.coach.suggested() is None
        for _ in range(MOST):
            if table.is_over:
                break
            if isinstance(table.ask, Throw):
                lesson.throw(table.ask)
                continue
            seat = table.waiting_for[0]
            lesson.choose(seat, thought(table, seat).number)
            assert not lesson.coach.plays()
        assert table.is_over
        assert len(table.entries) > place


@pytest.mark.parametrize("name", GUIDED)
def test_who_goes_back_is_on_the_path_again(name: str) -> None:
    for lesson in lessons(GAMES[name]):
        learner, table = lesson.coach.learner, lesson.table
        before, suggested = len(table.entries), lesson.coach.suggested()
        marks = lesson.coach.marks()
        for option in table.options(learner):
            if option.number == suggested:
                continue
            lesson.choose(learner, option.number)
            table.goto(table.last_decision(learner))
            lesson.coach.look()
            assert len(table.entries) == before
            assert lesson.coach.suggested() == suggested
            assert lesson.coach.marks() == marks
        assert suggested is not None
        lesson.choose(learner, suggested)
        assert lesson.coach.info().is_followed


@pytest.mark.parametrize("name", GUIDED)
def test_who_skips_the_guide_is_told_nothing_more_and_chance_is_chance(name: str) -> None:
    game = GAMES[name]
    for lesson in lessons(game):
        lesson.coach.leave()
        info = lesson.coach.info()
        assert info.is_left
        assert (info.marks, info.suggested, info.by_itself) == ((), None, False)
        guided = guided_part(lesson.table.source)
        assert guided is not None
        assert [guided.choice(seat) for seat in range(lesson.table.seats)] == (
            [None] * lesson.table.seats
        )
        log = read_log(write_log(log_of(lesson.table, with_key=True)))
        again = load_table(log, game)
        assert guided_part(again.source).is_left  # type: ignore[union-attr]


@pytest.mark.parametrize("name", GUIDED)
def test_a_saved_guided_game_goes_on_where_it_was_and_proves_nothing(name: str) -> None:
    game = GAMES[name]
    for lesson in lessons(game):
        log = read_log(write_log(log_of(lesson.table, with_key=True)))
        assert log.head.guided

        again = load_table(log, game)

        assert again.entries == lesson.table.entries
        coach = Coach(check_guide(game), again)
        assert coach.suggested() == lesson.coach.suggested()
        suggested = coach.suggested()
        assert suggested is not None
        again.answer(coach.learner, suggested)
        assert guided_part(again.source).is_followed  # type: ignore[union-attr]
        with pytest.raises(BadLog, match="guided"):
            verify(log, game)


@pytest.mark.parametrize("name", GUIDED)
def test_off_the_path_chance_hangs_on_the_tables_own_key(name: str) -> None:
    game, ends = GAMES[name], set()
    for key in (b"one key of a table..............", b"another key of another table...."):
        lesson = Lesson(game, key)
        lesson.go_on()
        table = lesson.table
        while not table.is_over and len(table.entries) < len(lesson.guide.path) + 40:
            if isinstance(table.ask, Throw):
                lesson.throw(table.ask)
                continue
            seat, suggested = table.waiting_for[0], lesson.coach.suggested()
            options = [o for o in table.options(seat) if o.number != suggested]
            lesson.choose(seat, options[-1].number)
        ends.add(tuple(table.entries))
    assert len(ends) == 2


@pytest.mark.parametrize("name", GUIDED)
def test_bots_follow_the_script_and_every_choice_of_the_path_is_somebodys(name: str) -> None:
    guide = check_guide(GAMES[name])
    for place, entry in enumerate(guide.path.entries):
        if isinstance(entry, DECISIONS):
            assert place in guide.lines
            assert entry.seat == guide.lines[place].seat - 1


def throws_of(game: AnyGame, guide: Guide) -> Iterator[tuple[Throw, Threw, bytes]]:
    """The throws of a script: what is asked, how it ends, and the seed that makes it end so."""
    table = Table(game, len(guide.written.seats), NOBODY, guide.written.setup)
    for place, entry in enumerate(guide.path.entries):
        if isinstance(entry, Threw):
            assert isinstance(table.ask, Throw)
            yield table.ask, entry, guide.path.seeds[place]
        table.take(entry)


@pytest.mark.parametrize("name", THROWN)
def test_hands_throw_what_a_guide_has_them_throw_and_no_hair_decides(name: str) -> None:
    """A die that ends on an edge would end elsewhere where a last digit is another one."""
    guide = check_guide(GAMES[name])
    for ask, written, seed in throws_of(GAMES[name], guide):
        level = guide.written.seats[ask.seat].partition(":")[2]
        threw = throw_by_hand(ask, HANDS.get(level, LEARNERS), seed)
        assert is_alike(threw, written), threw.landing
        release = unpack_record(threw.record)[0].release
        for part in range(3):
            for more in (1 - HAIR, 1 + HAIR):
                x, y, z = (v * more if at == part else v for at, v in enumerate(release.velocity))
                nudged = answer(ask, structs.replace(release, velocity=(x, y, z)), seed).threw
                assert is_alike(nudged, written), (ask, nudged.landing)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GUIDED)
def test_the_coach_has_words_for_everything_and_names_what_there_is(
    name: str, language: str
) -> None:
    game = GAMES[name]
    words, guide = Words(language, game), check_guide(game)
    known, events = rules(game), {event.__name__ for event in game.events}

    for mark in guide.all_marks:
        assert words.has(f"guide-{mark.say}"), mark.say
    for mark in guide.marks:
        assert bool(mark.ask) != bool(mark.event), mark
        assert not mark.ask or mark.ask in known
        camel = "".join(part.title() for part in mark.event.split("-"))
        assert not mark.event or camel in events, mark.event
