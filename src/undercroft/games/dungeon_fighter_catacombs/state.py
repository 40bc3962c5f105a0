"""What lies on the table of the Catacombs; the Leader's look at two Dungeon cards is secret.

Where one player runs two Heroes a Hero is not his seat: `who` numbers the Heroes around the table.
"""

from enum import IntEnum
from typing import Literal

from msgspec import Struct, field

from undercroft.content import BOXES
from undercroft.engine import Public, Setup, State
from undercroft.engine.piles import Pile, Placed
from undercroft.families.dungeon_fighters.damage import Part
from undercroft.games.dungeon_fighter_catacombs.box import Box
from undercroft.games.dungeon_fighter_catacombs.printed import TYPES, Edition
from undercroft.targets.move import Setting

NOBODY = -1
NOTHING = -1
COLOURS = range(3)
"""Red, green and blue, in the order of `printed.COLOURS`."""
WHITE, PENDULUM, COIN = 3, 4, 5
"""The numbers of the other kinds of dice."""
SPECIAL = {"pendulum": PENDULUM, "coin": COIN}
DICE = ("red", "green", "blue", "white", "pendulum", "coin")
TEMPLATES = ("backstab", "compass", "treasure")
DIFFICULTIES = ("normal", "hard", "inferno")
MOST_LIFE = 9
"""[DC-SETUP-04]"""
MOST_DICE = 9
"""White dice in the box. [DC-WHITE-05]"""
SHOPS = 3
"""Visits before the Final Boss. [DC-PATH-06]"""
BOSS_LEVEL = 4
"""What a Boss counts as. [DC-BOSS-09]"""
Boxes = Literal["catacombs", "first", "both"]
DIE_KINDS = {"catacombs": "d12", "first": "d6"}
"""The coloured and white dice of each box. [DC-MIX-04] [DC-WHITE-03]"""


class TableSetup(Setup, array_like=True, frozen=True):
    """What a table may set before the game."""

    difficulty: Public[Literal["normal", "hard", "inferno", "vote"]] = "normal"
    """`vote` lets the players choose at the table. [DC-SETUP-17]"""
    level_up: Public[Literal["off", "on", "vote"]] = "off"
    """The Level Up variant; in a vote all must agree. [DC-LEVEL-01]"""
    strict_tokens: Public[bool] = False
    """A Level Up token answers a die of its colour, a white or a special one. [DC-RULING-80]"""
    harder_boss: Public[bool] = False
    """The difficulty adds life to the Boss too. [DC-RULING-02]"""
    backing_down: Public[bool] = True
    """[DC-BACK-01]"""
    scoring: Public[bool] = True
    """[DC-SCORE-01]"""
    leader_decides: Public[bool] = False
    """The Leader decides for the party without a vote: for people around one screen."""
    judged: Public[bool] = False
    """The Leader confirms what people say they saw. [DC-COMPAN-04]"""
    heroes: Public[Literal["enough", "catacombs", "first", "both"]] = "enough"
    """`enough` takes those of both boxes where one has too few. [DC-MIX-01] [DC-MIX-02]"""
    monsters: Public[Boxes] = "catacombs"
    equipment: Public[Boxes] = "catacombs"
    """[DC-MIX-05]"""
    bosses: Public[Literal["target", "both"]] = "target"
    """Those of the Target's box, or of both. [DC-RULING-97]"""
    target: Public[Edition] = "catacombs"
    """[DC-MIX-03]"""
    dice: Public[Edition] = "catacombs"
    """[DC-MIX-04]"""


class Phase(IntEnum):
    """Where the game is between two steps."""

    HEROES = 0
    DIFFICULTY = 1
    LEADER = 2
    DUNGEON = 3
    REVEAL = 4
    FLIPS = 5
    COMBAT = 6
    RESTING = 7
    SHOP = 8
    BOSS = 9
    OVER = 10


class Hero(Struct, array_like=True, gc=False):
    """A Hero and what belongs to him."""

    seat: Public[int]
    """Of his player."""
    who: Public[int] = 0
    """His place around the table."""
    card: Public[int] = NOTHING
    life: Public[int] = MOST_LIFE
    """Below 1 for the moment before he faints. [DC-RULING-48]"""
    scars: Public[list[int]] = field(default_factory=list)
    """The colours that Scars cover. [DC-SCAR-02]"""
    gear: Public[list[int]] = field(default_factory=list)
    """Equipment cards."""
    used: Public[list[int]] = field(default_factory=list)
    """Armour that is turned until Resting. [DC-EQUIP-10]"""
    charmed: Public[list[int]] = field(default_factory=list)
    """Charmed Monsters. [DC-UNIQUE-04]"""
    listed: Public[list[int]] = field(default_factory=list)
    """The types of which a Death List token is left. [DC-UNIQUE-09]"""
    xp: Public[int] = 0
    """[DC-LEVEL-06]"""
    tokens: Public[list[int]] = field(default_factory=list)
    """The colours that have a Level Up token. [DC-LEVEL-08]"""
    turned: Public[list[int]] = field(default_factory=list)
    """The colours whose Level Up token is used. [DC-LEVEL-10]"""
    fainted: Public[bool] = False
    eliminated: Public[bool] = False
    """[DC-SCAR-09]"""
    holding: Public[bool] = False
    """Keeps what he has for another moment: is not asked before something changes."""

    @property
    def is_conscious(self) -> bool:
        return not self.fainted and not self.eliminated

    @property
    def both(self) -> tuple[int, int]:
        """The seat and the Hero, as events begin."""
        return self.seat, self.who


class Flip(Struct, array_like=True, gc=False):
    """A Template that is to be flipped onto the board. [DC-TEMPL-02]"""

    template: Public[str]
    who: Public[int] = NOBODY
    """The Hero whose card it is; otherwise who is active flips. [DC-RULING-71]"""


class Fight(Struct, array_like=True, gc=False):
    """The monster or Boss in combat, what lies on it, and the dice of this combat."""

    card: Public[int]
    life: Public[int]
    level: Public[int]
    """Of the card's back; 4 for a Boss. [DC-REVEAL-03]"""
    gold: Public[int] = 0
    """On its card. [DC-REVEAL-09]"""
    active: Public[int] = NOBODY
    """The Hero whose turn it is."""
    last: Public[int] = NOBODY
    """The Hero who threw last in this combat. [DC-RULING-04]"""
    spent: Public[list[int]] = field(default_factory=list)
    """The coloured dice that are thrown. [DC-COMBAT-03]"""
    special: Public[list[int]] = field(default_factory=list)
    """Special dice in the pool. [DC-SPDICE-01]"""
    white: Public[int] = 0
    """White dice used in this combat. [DC-WHITE-01]"""
    charm: Public[int] = NOBODY
    """The Hero whose Charm token lies on it. [DC-UNIQUE-03]"""
    toxic: Public[bool] = False
    """Whether Toxic had its first miss. [DC-RULING-45]"""
    epic: Public[bool] = False
    """Killed by an Epic Shot. [DC-REST-02]"""
    flips: Public[list[Flip]] = field(default_factory=list)
    """Templates that are still to be flipped. [DC-TEMPL-02]"""
    pointed: Public[str] = ""
    """The section that Backstab points at. [DC-TEMPL-12]"""
    hesitated: Public[bool] = False
    """Backing down was refused in this turn."""
    retrieved: Public[int] = 0
    """How often the coloured dice came back. [DC-NODICE-07]"""
    thefts: Public[int] = 0
    """Cards that Larceny brings in Resting."""
    target: Public[bool] = False
    toad: Public[bool] = False
    """The Target and the Toad token of the first box."""
    beer: Public[int] = NOBODY
    """The Hero with the Beer token."""
    song: Public[bool] = False
    """Whether a ballad took what is special about the monster."""

    @property
    def is_defeated(self) -> bool:
        return self.life <= 0


class Toss(Struct, array_like=True, gc=False):
    """The throw in progress: what it is under, how it landed, how its damage came about."""

    who: Public[int]
    die: Public[int] = NOTHING
    """A number of DICE; none before it is taken."""
    weapons: Public[list[int]] = field(default_factory=list)
    throws: Public[list[str]] = field(default_factory=list)
    """All Specific Throws that apply together. [DC-REQ-03]"""
    landed: Public[bool] = False
    place: Public[str] = ""
    icon: Public[bool] = False
    miss: Public[str] = ""
    """Why it is a miss; empty for a hit."""
    fatal: Public[bool] = False
    """An insta-kill. [DC-INSTA-01]"""
    colour: Public[int] = NOTHING
    """The ability that is used; none if none is."""
    base: Public[Part] = ("part-section", 0)
    times: Public[list[Part]] = field(default_factory=list)
    adds: Public[list[Part]] = field(default_factory=list)
    """What multiplies the damage, and what is added then. [DC-RULING-12]"""
    token: Public[bool] = False
    """Whether a Level Up token stood for the icon. [DC-LEVEL-09]"""
    guards: Public[list[Part]] = field(default_factory=list)
    """What is taken off the damage of this miss, and by which card."""
    spared: Public[str] = ""
    """What keeps this miss from hurting at all."""
    lost: Public[int] = 0
    """White dice that this miss cost the Chest."""
    mirrors: Public[list[int]] = field(default_factory=list)
    """Armour that gives back what the thrower takes."""
    again: Public[bool] = False
    """Whether it is the second throw of a Flurry."""


class Layer(Struct, array_like=True, gc=False):
    """Cards under the Dungeon deck whose order is not decided, and the seats that know them."""

    cards: list[int]
    known: int


class CatacombsState(State):
    """The way down, the party and the combat."""

    phase: Public[Phase]
    box: Public[str]
    setup: Public[TableSetup]
    heroes: Public[list[Hero]]
    monsters: Public[Pile]
    """All monsters that nobody has seen, of every level; `deck` says how many are in play."""
    bosses: Public[Pile]
    equipment: Public[Pile]
    rooms: Public[Pile]
    """The Dungeon cards that nobody has seen in this cycle."""
    under: list[Layer] = field(default_factory=list)
    """What went under them, the next layer first. [DC-PATH-03] [DC-SHOP-10]"""
    look: Public[list[Placed]] = field(default_factory=list)
    """The Dungeon cards that the Leader looks at. [DC-PATH-01]"""
    difficulty: Public[int] = NOTHING
    level_up: Public[bool] = False
    deck: Public[list[int]] = field(default_factory=lambda: [0, 0, 0, 0])
    """How many monsters of each level are left in the Monster deck. [DC-SETUP-13]"""
    beaten: Public[list[int]] = field(default_factory=list)
    """The discards of monsters. [DC-MOVEON-06]"""
    leader: Public[int] = NOBODY
    """The Hero with the Leader token. [DC-RULING-54]"""
    turn: Public[int] = 0
    """Rounds that began."""
    shops: Public[int] = 0
    """Shops visited. [DC-PATH-06]"""
    room: Public[int] = NOTHING
    """The Dungeon card of this round."""
    passed: Public[list[int]] = field(default_factory=list)
    """Those of the earlier rounds since the last Shop. [DC-MOVEON-10]"""
    gold: Public[int] = 0
    dice: Public[int] = 2
    """The Chest: Gold and white dice. [DC-SETUP-23]"""
    relics: Public[list[int]] = field(default_factory=list)
    """Beside the Chest. [DC-RELIC-02]"""
    relics_used: Public[list[int]] = field(default_factory=list)
    """Until Resting."""
    fight: Public[Fight | None] = None
    toss: Public[Toss | None] = None
    setting: Public[Setting] = field(default_factory=lambda: Setting("catacombs"))
    """The Target with all that lies on it. [DC-RULING-35]"""
    offer: Public[list[int]] = field(default_factory=list)
    """What the Shop shows. [DC-SHOP-03]"""
    found: Public[int] = NOTHING
    """A card for which a Hero is looked for. [DC-DUNFX-04]"""
    handed: Public[list[int]] = field(default_factory=list)
    """Cards that changed hands in this Resting phase: each does so once."""
    chooser: Public[int] = NOBODY
    """The Hero for whom his player chooses outside a throw, where he may run two."""
    scars: Public[int] = 0
    """Scars that anybody ever received. [DC-SCORE-05] [DC-RULING-89]"""
    fell: Public[bool] = False
    """Whether any Hero fainted in the whole game. [DC-RULING-96]"""
    defeated: Public[int] = 0
    """Monsters defeated. [DC-RULING-88]"""
    won: Public[bool] = False

    @property
    def printed(self) -> Box:
        box: Box = BOXES[self.box]
        return box

    @property
    def supply(self) -> int:
        """White dice that lie in the supply. [DC-RULING-34]"""
        used = self.fight.white if self.fight is not None else 0
        return MOST_DICE - self.dice - used

    @property
    def is_boss(self) -> bool:
        """Whether the Final Boss is fought."""
        return self.shops == SHOPS

    @property
    def leads(self) -> int:
        """The seat that leads, and decides in doubt. [DC-LEADER-03]"""
        return self.heroes[self.leader].seat

    def in_play(self) -> list[Hero]:
        """The Heroes that are still in the game. [DC-RULING-54]"""
        return [hero for hero in self.heroes if not hero.eliminated]

    def conscious(self) -> list[Hero]:
        return [hero for hero in self.heroes if hero.is_conscious]

    def end(self, *, won: bool) -> None:
        """The game is over for all. [DC-GOAL-01]"""
        self.won = won
        self.phase = Phase.OVER


ALL_TYPES = list(range(len(TYPES)))
