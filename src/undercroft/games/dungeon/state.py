"""What lies on the table of Dungeon!, and who may see it."""

from enum import IntEnum
from typing import Literal

from msgspec import Struct, field

from undercroft.content import BOXES
from undercroft.engine import Backs, Public, Setup, State
from undercroft.engine.piles import Pile, Placed
from undercroft.games.dungeon.box import Box
from undercroft.games.dungeon.box.board import Board

NOBODY = -1
NOTHING = -1
NOWHERE = -1
LEVELS = range(6)
"""Lists with something for each level are indexed by the level less one."""


class TableSetup(Setup, array_like=True, frozen=True):
    """What a table may set before the game. One seat plays the solo game. [DG-RULING-01]"""

    mode: Public[Literal["race", "team"]] = "race"
    wandering: Public[bool] = False
    """Wandering monsters. [DG-WANDER-01]"""
    wandering_pace: Public[Literal["turn", "round"]] = "turn"
    """[DG-RULING-51]"""
    chamber_cards: Public[bool] = False
    """The Halls of Chromatic Tears. [DG-COMPONENT-13]"""
    underdungeon: Public[bool] = False
    """Killed heroes become foul minions. [DG-DEATH-02]"""
    deadly: Public[bool] = False
    """The Combat Losing Table. [DG-CLT-01]"""
    banking: Public[bool] = False
    """[DG-BANK-01]"""
    peaceful_hall: Public[bool] = False
    """No fights among heroes in the Great Hall. [DG-DUEL-05]"""
    quick_victory: Public[bool] = False
    """[DG-RULING-61]"""
    tempered_boss: Public[bool] = False
    """[DG-RULING-62]"""


class Phase(IntEnum):
    """Where the game is between two steps."""

    ORDER = 0
    DRAFT = 1
    TURN = 2
    LATE = 3
    """Collect, Rest and End of Turn."""
    ASSAULT = 4
    OVER = 5


class Site(Struct, array_like=True, gc=False):
    """A room or a chamber, and what lies in it face down."""

    place: Public[int]
    cards: Public[list[Placed]] = field(default_factory=list)
    """Monster cards, the top one first. [DG-SETUP-09] [DG-SETUP-10]"""
    prize: Public[Placed | None] = None
    tear: Public[Placed | None] = None
    """Its Chamber Card, once the option is on."""
    cleared: Public[bool] = False
    """Whether a Cleared token lies here. [DG-TOKEN-04]"""


class Monster(Struct, array_like=True, gc=False):
    """A monster that is turned up and not defeated. [DG-SIDEBOARD-01]"""

    card: Public[int]
    place: Public[int]
    number: Public[int] = 0
    """Its number token; none before it lies on the sideboard. [DG-TOKEN-01]"""
    prize: Public[Placed | None] = None
    pile: Public[list[int]] = field(default_factory=list)
    """Treasure that was dropped before it. [DG-SIDEBOARD-04]"""
    holds: Public[bool] = False
    """Whether it is one of those that keep its site from being cleared. [DG-RULING-68]"""
    dealt: Public[int] = NOWHERE
    """The chamber it was dealt to. [DG-RULING-35]"""
    due: Public[bool] = False
    """Whether it goes to the sideboard at the end of this turn. [DG-SIDEBOARD-02]"""


class Heap(Struct, array_like=True, gc=False):
    """Treasure that lies open on a space. [DG-COLLECT-02]"""

    place: Public[int]
    cards: Public[list[int]]


class Hero(Struct, array_like=True, gc=False):
    """A hero, or the foul minion that a player has become."""

    seat: Public[int]
    id: Public[int]
    """The place among the heroes; the same as the seat, but in the solo game."""
    card: Public[int] = NOTHING
    """The class."""
    alive: Public[bool] = False
    place: Public[int] = NOWHERE
    came: Public[int] = NOWHERE
    """The space from which the hero came. [DG-RULING-23]"""
    treasures: Public[list[int]] = field(default_factory=list)
    banked: Public[list[int]] = field(default_factory=list)
    spells: Backs[list[int]] = field(default_factory=list)
    spent: Public[list[int]] = field(default_factory=list)
    """Action Cards that lie spent. [DG-ACTION-02]"""
    used: Public[list[int]] = field(default_factory=list)
    """Uses of each ability of any class, for the whole game. [DG-RULING-57]"""
    lost: Public[int] = 0
    """Lose-turn tokens. [DG-TOKEN-07]"""
    caged: Public[bool] = False
    """Whether one of them is from a cage. [DG-CAGE-03]"""
    doors: Public[int] = 0
    tried: Public[int] = 0
    """The set of secret doors that were found, and of those searched in vain. [DG-RULING-15]"""
    edge: Public[int] = 0
    """What the next attack roll gains. [DG-CHAMBERCARD-01]"""
    graves: Public[int] = 0
    """Deaths of the player. [DG-TOKEN-11]"""
    minion: Public[int] = NOTHING
    """The foul minion on the board, as a card. [DG-MINION-01]"""
    fell: Public[int] = 0
    """The level of the last death. [DG-MINION-02]"""


class Fight(Struct, array_like=True, gc=False):
    """A fight in progress, for all to see."""

    hero: Public[int]
    card: Public[int] = NOTHING
    """The monster or minion; nothing when heroes fight each other."""
    target: Public[int] = NOBODY
    """The hero who is attacked, or whose minion it is."""
    spell: Public[int] = NOTHING
    needs: Public[int] = 0
    """The number to reach."""
    dice: Public[list[int]] = field(default_factory=list)
    bonus: Public[int] = 0
    foe_dice: Public[list[int]] = field(default_factory=list)
    """The Monster Attack roll, or the dice of the attacked hero."""
    foe_bonus: Public[int] = 0
    tier: Public[int] = NOTHING
    """The result of the Monster Attack roll. [DG-CLT-06]"""


class Assault(Struct, array_like=True, gc=False):
    """The battle with the boss. [DG-ASSAULT-03]"""

    heroes: Public[list[int]]
    """Those who fight on, the acting one first. [DG-ASSAULT-05]"""
    life: Public[int]
    waived: Public[bool] = False
    """Whether the goal was waived when it began. [DG-RULING-66]"""
    guess: Public[int] = NOTHING
    spell: Public[int] = NOTHING
    """What the boss played, shown after the guess. [DG-ASSAULT-06]"""
    dice: Public[list[int]] = field(default_factory=list)
    rerolled: Public[bool] = False
    """Whether this attack's re-roll was used. [DG-ASSAULT-13]"""


class DungeonState(State):
    """The dungeon and its heroes."""

    phase: Public[Phase]
    box: Public[str]
    setup: Public[TableSetup]
    solo: Public[bool]
    heroes: Public[list[Hero]]
    sites: Public[list[Site]]
    monsters: Public[list[Monster]] = field(default_factory=list)
    heaps: Public[list[Heap]] = field(default_factory=list)
    unseen: Public[list[Pile]] = field(default_factory=list)
    """The Monster cards of each level that nobody has turned up: in rooms, or in the reserve."""
    reserve: Public[list[int]] = field(default_factory=list)
    """How many of these are in the reserve. [DG-DECK-01]"""
    discards: Public[list[list[int]]] = field(default_factory=list)
    again: Public[list[Pile]] = field(default_factory=list)
    """The reserve of each level once its discards were shuffled. [DG-RULING-67]"""
    prizes: Public[list[Pile]] = field(default_factory=list)
    prizes_left: Public[list[int]] = field(default_factory=list)
    """Prize cards that nobody has turned up, and how many of these are in the reserve."""
    tears: Public[Pile] = field(default_factory=Pile)
    """The Chamber Cards that nobody has turned up."""
    round: Public[int] = 0
    rolls: Public[list[int]] = field(default_factory=list)
    """What each player rolled for the start. [DG-TURN-01]"""
    queue: Public[list[int]] = field(default_factory=list)
    """The heroes who still have a turn in this round, the running one first."""
    order: Public[list[int]] = field(default_factory=list)
    """All heroes in the order of turns."""
    steps: Public[int] = 0
    """Spaces that may still be moved."""
    moving: Public[bool] = False
    moved: Public[bool] = False
    entered: Public[bool] = False
    """Whether the hero came to the present space in this turn."""
    searched: Public[bool] = False
    looked: Public[bool] = False
    sneaking: Public[bool] = False
    """Whether uncleared chambers and number tokens don't stop the hero. [DG-ACTIONCARD-03]"""
    ended: Public[bool] = False
    """Whether the turn ends without Collect and Rest. [DG-RULING-22]"""
    fight: Public[Fight | None] = None
    assault: Public[Assault | None] = None
    kills: Public[int] = 0
    """Heroes killed by the boss. [DG-ASSAULT-12]"""
    doom: Public[int] = 0
    threats: Public[int] = 0
    """Threat tokens in the box. [DG-THREAT-01]"""
    halted: Public[bool] = False
    """Whether the doom track has stopped for good. [DG-DOOM-03]"""
    winners: Public[list[int]] = field(default_factory=list)
    """Seats."""

    @property
    def printed(self) -> Box:
        box: Box = BOXES[self.box]
        return box

    @property
    def board(self) -> Board:
        return self.printed.board

    @property
    def team(self) -> bool:
        """Whether all heroes are on one side. [DG-RULING-03]"""
        return self.solo or self.setup.mode == "team"

    def living(self) -> list[Hero]:
        return [hero for hero in self.heroes if hero.alive]

    def level_of(self, place: int) -> int:
        return self.board.levels[place]

    def site_at(self, place: int) -> Site | None:
        number = self.board.sites.get(place)
        return None if number is None else self.sites[number]

    def monsters_at(self, place: int) -> list[Monster]:
        """The monsters that stand open on a space, by their numbers."""
        found = [monster for monster in self.monsters if monster.place == place]
        return sorted(found, key=lambda monster: monster.number or 99)

    def minions_at(self, place: int) -> list[Hero]:
        return [one for one in self.heroes if one.minion != NOTHING and one.place == place]

    def is_haunted(self, place: int) -> bool:
        """Whether an undefeated monster is on a space, open or face down. [DG-DUEL-01]"""
        site = self.site_at(place)
        if site is not None and site.cards:
            return True
        return is_guarded(self, place)

    def end(self, winners: list[int]) -> None:
        """The game is over."""
        self.winners = winners
        self.phase = Phase.OVER


def is_guarded(g: DungeonState, place: int) -> bool:
    """Whether a monster or a minion stands on a space. [DG-RULING-29]"""
    for monster in g.monsters:
        if monster.place == place:
            return True
    return bool(g.minions_at(place))
