"""A session: one game played at this terminal, by people, bots or both.

Every answer is saved before the next question. Stopping, by word, by Ctrl-C or by the end of the
input, loses nothing.
"""

from itertools import groupby
from pathlib import Path

from undercroft.bots import CARETAKER, Chair
from undercroft.engine import Draw, Event, People, Refused, Roll, Table, Throw
from undercroft.engine.replay import keyed_part
from undercroft.telling import Teller
from undercroft.terminal import commands
from undercroft.terminal.boards import board_of
from undercroft.terminal.coaching import coach_of, write_marks
from undercroft.terminal.ending import write_end
from undercroft.terminal.players import BOT, bot_of
from undercroft.terminal.saves import Hold, save
from undercroft.terminal.screen import Screen
from undercroft.terminal.throwing.ways import HANDS, PHYSICS, has_physics, usual_way, usual_ways
from undercroft.words import Words


class Session:
    """A table, the people and bots around it, and the file it is kept in."""

    def __init__(self, table: Table, words: Words, screen: Screen, path: Path) -> None:
        self.words = words
        self.screen = screen
        self.path = path
        self.hold: Hold | None = None
        self.sit_down(table, path)

    def sit_down(self, table: Table, path: Path) -> None:
        """Play at this table from now on, kept in that file."""
        table.ways = table.ways or usual_ways(table, real_dice=isinstance(table.source, People))
        hold = self.hold if self.hold and path == self.path else Hold(path)
        try:
            save(table, path)
        except Refused:
            if hold is not self.hold:
                hold.release()
            raise
        if self.hold and hold is not self.hold:
            self.hold.release()
        self.hold, self.path, self.table = hold, path, table
        self.teller = Teller(table, self.words)
        self.told = 0
        self._private_told = [0] * table.seats
        self.asked: tuple[int, str, int] | None = None
        """Who was asked last, by which rule, in which step."""
        self._bots = [bot_of(who, f"{path.stem}-{n}") for n, who in enumerate(table.players)]
        self.coach = coach_of(table)

    def play(self) -> None:
        """Play to the end, or until somebody stops."""
        self._write_story()
        self._write_seal()
        self._write_ways()
        try:
            self._play()
        finally:
            if self.hold:
                self.hold.release()

    def _play(self) -> None:
        try:
            while not self.table.is_over:
                if self.coach:
                    self.coach.look()
                self.tell()
                self._next()
                save(self.table, self.path)
        except (KeyboardInterrupt, EOFError):
            save(self.table, self.path)
            self.screen.say("\n" + self.words.say("stopped"), "bold")
            return
        self.tell()
        write_end(self.table, self.teller, self.screen, self.path)
        if self.coach:
            self.coach.look()
            write_marks(self.coach, self.words, self.screen)

    def tell(self) -> None:
        """Tell what happened since, as far as the people here may know it."""
        told = map(self.teller.event, self._untold())
        for sentence, again in groupby(told):
            times = len(list(again))
            self.screen.say(f"  {sentence}{f' (×{times})' if times > 1 else ''}", "bright_black")

    def skip(self, events: int) -> None:
        """Take so many events as told."""
        self.told = events
        self._private_told = [events] * self.table.seats

    def _untold(self) -> list[Event]:
        """Events for all that nobody was told, and private ones that this person was not."""
        eyes, events = self._eyes(), self.table.events
        private = len(events) if eyes is None else self._private_told[eyes]
        untold = [
            event
            for n, event in enumerate(events)
            if event.is_known_to(eyes) and n >= (self.told if event.is_known_to(None) else private)
        ]
        self.told = len(events)
        if eyes is not None:
            self._private_told[eyes] = len(events)
        return untold

    def draw(self) -> None:
        """Draw the table as it lies."""
        view = self.table.view(self._eyes())
        self.screen.write(board_of(self.table.game.id)(view, self.teller))

    def bot_takes_over(self, seat: int, level: str = CARETAKER) -> None:
        """Let a bot play a seat from now on."""
        players = list(self.table.players)
        players[seat] = f"{BOT}:{level}"
        self.table.players = tuple(players)
        if self.table.ways:
            self.set_way(seat, usual_way(players[seat]))
        self._bots[seat] = bot_of(players[seat], f"{self.path.stem}-{seat}")

    def set_way(self, seat: int, way: str) -> None:
        """Let a seat throw in another way from now on."""
        ways = list(self.table.ways)
        ways[seat] = way
        self.table.ways = tuple(ways)

    def people(self) -> list[int]:
        """The seats played by people."""
        return [seat for seat, bot in enumerate(self._bots) if bot is None]

    def _eyes(self) -> int | None:
        """Whose knowledge is shown: the one person's, or that of the person who is asked."""
        people = self.people()
        if len(people) == 1:
            return people[0]
        asked = [seat for seat in self.table.waiting_for if seat in people]
        return asked[0] if asked else None

    def _next(self) -> None:
        ask = self.table.ask
        if isinstance(ask, Throw) and self.table.ways:
            from undercroft.terminal.throwing.taking import take_throw  # only games of throws

            take_throw(self, ask)
            return
        if isinstance(ask, Roll | Draw | Throw):
            commands.take_outcome(self, ask)
            return
        seat = self.table.waiting_for[0]
        bot = self._bots[seat]
        scripted = self.coach.choice(seat) if self.coach else None
        is_led = self.coach is not None and seat == self.coach.learner and self.coach.plays()
        if bot is None and not is_led:
            commands.take_choice(self, seat)
            return
        self.asked = None
        if scripted is not None:
            self.table.answer(seat, scripted)
        elif bot is not None:
            self.table.answer(seat, bot.choose(Chair(self.table, seat)))

    def _write_story(self) -> None:
        """Where a new game takes place, if the game tells it."""
        story = self.words.note(f"game-{self.table.game.id}", "story")
        if story and not self.table.decisions():
            self.screen.say(story, "italic")

    def _write_seal(self) -> None:
        keyed = keyed_part(self.table.source)
        if keyed and not self.table.decisions():
            self.screen.say(self.words.say("sealed", commitment=keyed.commitment), "bright_black")

    def _write_ways(self) -> None:
        """Why nothing flies, where the parts for it are missing."""
        is_wanted = PHYSICS in self.table.ways or set(self.table.ways) & set(HANDS)
        if is_wanted and not has_physics():
            self.screen.say(self.words.say("throws-by-skill"), "bright_black")
