"""What lies on the table of Dungeon Fighter; nothing of it is known to one seat alone."""

from enum import IntEnum
from typing import Literal

from msgspec import Struct, field

from undercroft.content import BOXES
from undercroft.engine import Public, Setup, State
from undercroft.engine.piles import Pile
from undercroft.families.dungeon_fighters.damage import Part
from undercroft.games.dungeon_fighter.box import Box
from undercroft.targets.move import Setting

NOBODY = -1
NOTHING = -1
NOWHERE = -1
COLOURS = range(3)
"""Red, blue and green, in the order of `printed.COLOURS`."""
WHITE = 3
"""The number of a Bonus die among the kinds of dice."""
DIFFICULTIES = ("easy", "normal", "infernal")
MOST_LIFE = 9
"""[DF-SETUP-15]"""
MOST_DICE = 9
"""Bonus dice in the box. [DF-COMP-03]"""
BEYOND = 3
"""The level behind the third: the Final Boss. [DF-MOVE-08]"""
MOST_ROOMS = 16
"""Rooms of a face; a room of the dungeon is numbered by level and room."""


class TableSetup(Setup, array_like=True, frozen=True):
    """What a table may set before the game."""

    difficulty: Public[Literal["normal", "easy", "infernal", "vote"]] = "normal"
    """`vote` lets the players choose at the table. [DF-SETUP-16]"""
    withdrawing: Public[bool] = True
    """[DF-WITHDRAW-01]"""
    scoring: Public[bool] = True
    """[DF-SCORE-01]"""
    leader_decides: Public[bool] = False
    """The Leader decides for the Party without a vote: for people around one screen."""
    judged: Public[bool] = False
    """The Leader confirms what people say they saw. [DF-COMPANION-02]"""


class Phase(IntEnum):
    """Where the game is between two steps."""

    DUNGEON = 0
    HEROES = 1
    DIFFICULTY = 2
    LEADER = 3
    MOVEMENT = 4
    ENCOUNTER = 5
    ATTACK = 6
    END_OF_TURN = 7
    SHOP = 8
    OVER = 9


class Step(IntEnum):
    """The steps of End of Turn, in their usual order. [DF-RULING-46]"""

    LOOT = 0
    LARCENY = 1
    RETURN_DICE = 2
    UNUSED_DICE = 3
    TURN_TOKEN = 4
    WAKE = 5
    ROOM = 6
    DISCARD = 7
    """The monster goes to the discards, or to who charmed it; tokens are removed."""


class Hero(Struct, array_like=True, gc=False):
    """A Hero and what his player has before him."""

    seat: Public[int]
    card: Public[int] = NOTHING
    life: Public[int] = MOST_LIFE
    scars: Public[list[int]] = field(default_factory=list)
    """The colours of the abilities that scars cover. [DF-SCAR-01]"""
    gear: Public[list[int]] = field(default_factory=list)
    """Equipment cards."""
    charmed: Public[list[int]] = field(default_factory=list)
    """Monsters won by Seduction. [DF-POWER-24]"""
    fainted: Public[bool] = False
    angelic: Public[bool] = False
    """Gone to the next level: out of the game. [DF-SCAR-04]"""
    holding: Public[bool] = False
    """Keeps what heals until somebody loses life: is not asked before."""

    @property
    def is_conscious(self) -> bool:
        return not self.fainted and not self.angelic


class Fight(Struct, array_like=True, gc=False):
    """The monster or Boss in fight, with what lies on it, and the dice of this combat."""

    card: Public[int]
    life: Public[int]
    gold: Public[int] = 0
    """On its card. [DF-ENCOUNTER-06]"""
    active: Public[int] = NOBODY
    """The seat that attacks."""
    spent: Public[list[int]] = field(default_factory=list)
    """The Hero dice that can't be used again, by colour. [DF-COMBAT-07]"""
    white: Public[int] = 0
    """Bonus dice used in this combat. [DF-BONUS-03]"""
    target: Public[bool] = False
    toad: Public[bool] = False
    song: Public[bool] = False
    """Its ability, or the special throw in its place, is lifted. [DF-TOKEN-05]"""
    charm: Public[int] = NOBODY
    """The seat whose Hero put the Charm token on it. [DF-RULING-55]"""
    beer: Public[int] = NOBODY
    """The seat whose Hero has the Beer token. [DF-POWER-28]"""
    thefts: Public[int] = 0
    """Cards that Larceny brings in End of Turn. [DF-POWER-13]"""
    unused: Public[int] = 0
    """White dice that are due for Hero dice not used, fixed when it dies. [DF-RULING-46]"""
    beatings: Public[int] = 0
    hesitated: Public[bool] = False
    """A withdrawal was refused in this attack."""

    @property
    def is_defeated(self) -> bool:
        return self.life <= 0


class Toss(Struct, array_like=True, gc=False):
    """The throw in progress: what it is under, how it landed, how its damage came about."""

    seat: Public[int]
    die: Public[int] = NOTHING
    """A colour, or WHITE; none before it is taken."""
    colour: Public[int] = NOTHING
    """Which ability it stands for; a white die gets one after the throw. [DF-BONUS-01]"""
    weapons: Public[list[int]] = field(default_factory=list)
    throws: Public[list[str]] = field(default_factory=list)
    """All special throws that have to be combined. [DF-CONDITION-09]"""
    landed: Public[bool] = False
    place: Public[str] = ""
    icon: Public[bool] = False
    miss: Public[str] = ""
    """Why it is a miss; empty for a hit. `small` in zone 1 of a Small target, `impossible` where
    nothing could have been a hit."""
    fatal: Public[bool] = False
    """A Fatal Blow. [DF-COMBAT-12]"""
    base: Public[Part] = ("part-section", 0)
    times: Public[list[Part]] = field(default_factory=list)
    adds: Public[list[Part]] = field(default_factory=list)
    """What multiplies the damage, and what is added then. [DF-RULING-25]"""
    again: Public[bool] = False
    """Whether this is the second throw of a Flurry. [DF-POWER-03]"""
    total: Public[int] = 0
    """What the attack has dealt before this throw. [DF-POWER-02]"""
    guards: Public[list[Part]] = field(default_factory=list)
    """Cards that were used against the damage of this miss, and how much each takes away."""
    spared: Public[str] = ""
    """The card that was used so that this miss does not hurt at all. [DF-ITEM-05]"""


class FighterState(State):
    """The dungeon, the Party and the fight."""

    phase: Public[Phase]
    box: Public[str]
    setup: Public[TableSetup]
    heroes: Public[list[Hero]]
    monsters: Public[Pile]
    """All monsters that nobody has seen, of every level; `tower` says how many are in play."""
    bosses: Public[Pile]
    equipment: Public[Pile]
    discards: Public[list[int]] = field(default_factory=list)
    """Of Equipment."""
    difficulty: Public[int] = NOTHING
    tower: Public[list[int]] = field(default_factory=lambda: [0, 0, 0, 0])
    """How many cards lie face down on each storey, level I first. [DF-SETUP-24]"""
    under: Public[list[list[int]]] = field(default_factory=lambda: [[], [], [], []])
    """Cards that went under them, the next one first. [DF-WITHDRAW-03]"""
    beaten: Public[list[int]] = field(default_factory=list)
    """Defeated monsters. [DF-ENDTURN-10]"""
    faces: Public[list[int]] = field(default_factory=list)
    """The faces of the three levels, in order. [DF-SETUP-05]"""
    level: Public[int] = 0
    """Of the dungeon, from 0; BEYOND before the Final Boss."""
    room: Public[int] = NOWHERE
    """Where the Party is on the face of that level; outside before the first turn."""
    turn: Public[int] = 0
    leader: Public[int] = NOBODY
    defeated: Public[bool] = False
    """The side of the Leader token. [DF-COMBAT-24]"""
    first: Public[int] = NOBODY
    """The first player of this turn. [DF-SETUP-35]"""
    gold: Public[int] = 2
    dice: Public[int] = 1
    """The Treasury: gold and Bonus dice. [DF-SETUP-28]"""
    fight: Public[Fight | None] = None
    toss: Public[Toss | None] = None
    setting: Public[Setting] = field(default_factory=Setting)
    """The Target with the die that lies there. [DF-RULING-70]"""
    todo: Public[list[int]] = field(default_factory=list)
    """The steps of End of Turn that are still to do."""
    ordered: Public[bool] = False
    """Whether the Party left the order of these steps to the usual one."""
    offer: Public[list[int]] = field(default_factory=list)
    """What the Shop shows. [DF-ROOM-02]"""
    found: Public[int] = NOTHING
    """A card for which a Hero is looked for. [DF-RULING-51]"""
    handed: Public[list[int]] = field(default_factory=list)
    """Cards that changed hands in this End of Turn: each does so once."""
    fell: Public[bool] = False
    """Whether any Hero fainted during the adventure. [DF-SCORE-06]"""
    won: Public[bool] = False

    @property
    def printed(self) -> Box:
        box: Box = BOXES[self.box]
        return box

    @property
    def supply(self) -> int:
        """Bonus dice that nobody has. [DF-RULING-48]"""
        used = self.fight.white if self.fight is not None else 0
        return MOST_DICE - self.dice - used

    @property
    def face(self) -> int:
        """The face on which the Party is."""
        return self.faces[self.level]

    def in_play(self) -> list[Hero]:
        """The Heroes that are still in the game. [DF-RULING-50]"""
        return [hero for hero in self.heroes if not hero.angelic]

    def conscious(self) -> list[Hero]:
        return [hero for hero in self.heroes if hero.is_conscious]

    def end(self, *, won: bool) -> None:
        """The game is over for all. [DF-GOAL-01]"""
        self.won = won
        self.phase = Phase.OVER
