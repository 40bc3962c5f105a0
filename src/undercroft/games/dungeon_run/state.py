"""What lies on the table of Dungeon Run."""

from enum import IntEnum

from msgspec import Struct, field

from undercroft.content import BOXES
from undercroft.engine import Backs, Private, Public, Setup, State
from undercroft.engine.piles import Pile
from undercroft.games.dungeon_run.box import Box

NOBODY = -1
NOTHING = -1
OPEN, WALL = -1, -2
"""What lies beyond a side of a tile besides another tile: an empty space, or no exit at all."""


class Kept(Struct, array_like=True, gc=False):
    """A card in a loot pile."""

    card: Public[int]
    known: int
    """The set of seats that know that it is there."""
    seen: bool = True
    """Whether everybody knows that it is in play."""


class Monster(Struct, array_like=True, gc=False):
    """A monster on a tile. [DR-BATTLE-25]"""

    card: Public[int]
    wounds: Public[int] = 0
    attached: Public[list[int]] = field(default_factory=list)
    """Cards that lie on it. [DR-ROAM-14]"""
    roamed: Public[bool] = False
    """Whether it has roamed in this roaming step."""

    @property
    def cards(self) -> tuple[int, ...]:
        return (self.card, *self.attached) if self.attached else (self.card,)


class Tile(Struct, array_like=True, gc=False):
    """A laid tile and what lies on it."""

    tile: Public[int]
    """Its number in the box."""
    x: Public[int]
    y: Public[int]
    turns: Public[int]
    """Quarter turns to the right."""
    exits: Public[int]
    """Its exits as they lie, one bit a side."""
    near: Public[list[int]]
    """What lies beyond each side: a tile, `OPEN` or `WALL`. [DR-TERM-01]"""
    items: Public[list[int]] = field(default_factory=list)
    """Items that lie face up. [DR-HIDDEN-05]"""
    hidden: Public[int] = 0
    """Treasures that lie face down; nobody knows which, so none is drawn yet. [DR-HIDDEN-04]"""
    monster: Public[Monster | None] = None
    stranger: Public[int] = NOTHING


class Hero(Struct, array_like=True, gc=False):
    """A hero, his cards and his wounds."""

    seat: Public[int]
    card: Public[int] = NOTHING
    place: Public[int] = 0
    """The tile he is on."""
    wounds: Public[int] = 0
    markers: Public[list[int]] = field(default_factory=lambda: [0, 0, 0])
    """Training markers on brawn, magic and skill. [DR-MARKER-01]"""
    abilities: Public[list[int]] = field(default_factory=list)
    equipped: Public[list[int]] = field(default_factory=list)
    treasures: Backs[list[Kept]] = field(default_factory=list)
    artifacts: Backs[list[Kept]] = field(default_factory=list)
    encounters: Backs[list[Kept]] = field(default_factory=list)
    """The loot pile by back. [DR-RULING-60]"""
    boss: Public[int] = NOTHING
    """The boss card in his loot pile."""
    burdens: Public[list[int]] = field(default_factory=list)
    """Lasting traps. [DR-RULING-55]"""
    ko: Public[bool] = False
    alive: Public[bool] = True
    deck: Public[Pile] = field(default_factory=Pile)
    discards: Public[list[int]] = field(default_factory=list)
    """Ability cards that were not kept."""
    used: Public[list[int]] = field(default_factory=list)
    """Cards that work once a turn and have worked."""
    spent: Public[list[int]] = field(default_factory=list)
    """Cards that work once a game and have worked."""
    gained: list[int] = field(default_factory=list)
    """Items in the order in which they were gained; nobody sees it."""
    met: Public[list[int]] = field(default_factory=list)
    """Strangers met or declined in this turn. [DR-RULING-56]"""
    quiet: Public[bool] = False
    """Passes unless it concerns him. [DR-RULING-30]"""

    @property
    def stands(self) -> bool:
        return self.alive and not self.ko


class Effort(Struct, array_like=True, gc=False):
    """A battle, duel, disarming, escape or other roll in progress, for all to see."""

    seat: Public[int]
    deed: Public[str]
    target: Public[int] = NOBODY
    """The attacked hero of a duel."""
    free: Public[bool] = False
    """Whether only one side attacks. [DR-TERM-05]"""
    rating: Public[int] = NOTHING
    foe_rating: Public[int] = NOTHING
    """The rating the attacked hero rolls."""
    dice: Public[list[int]] = field(default_factory=list)
    """The hero's dice; once they are assigned, those that are left."""
    foe_dice: Public[list[int]] = field(default_factory=list)
    """The dice of the monster or of the attacked hero."""
    hits: Public[list[int]] = field(default_factory=list)
    """Potential hits on the hero that are not blocked. [DR-BATTLE-08]"""
    helpers: Public[list[int]] = field(default_factory=list)
    """Seats whose assist was accepted."""
    help: Public[int] = 0
    """The dice that assists add. [DR-ASSIST-07]"""
    spoilers: Public[list[int]] = field(default_factory=list)
    """Seats that sabotage."""
    inciter: Public[int] = NOBODY
    """The hero whose card makes a monster attack."""
    called: Public[bool] = False
    """Whether the hero called for help. [DR-ASSIST-02]"""
    card: Public[int] = NOTHING
    """The monster or the trap that is faced, though it be dead by now."""
    by: Public[int] = NOTHING
    """The card by which a hero makes a free attack. [DR-FREEATK-06]"""
    offered: Public[int] = 0
    """The dice of the assist that the hero may accept now. [DR-ASSIST-04]"""


class Laying(Struct, array_like=True, gc=False):
    """A tile that was drawn and is about to be laid. [DR-TILE-02] [DR-RULING-10]"""

    tile: Public[int]
    """Its number in the box."""
    x: Public[int]
    y: Public[int]


class Pending(Struct, array_like=True, gc=False):
    """Something that is about to happen to a hero: acts of a card, or a surprise battle."""

    seat: Public[int]
    card: Public[int] = NOTHING
    """The card whose effect it is; nothing for the surprise battle."""
    effect: Public[int] = 0
    """Which of its effects."""


class Offer(Struct, array_like=True, gc=False):
    """Cards that were proposed in a trade: the partner sees them, others how many there are."""

    seat: Public[int]
    """The partner, to whom they were proposed."""
    treasures: Backs[list[int]] = field(default_factory=list)
    artifacts: Backs[list[int]] = field(default_factory=list)
    encounters: Backs[list[int]] = field(default_factory=list)
    """The cards by back, the boss card among encounter cards. [DR-RULING-52]"""

    @property
    def cards(self) -> list[int]:
        return [*self.treasures, *self.artifacts, *self.encounters]


class Side(Struct, array_like=True, gc=False):
    """One of the two who trade: what he would give, what he has proposed, what he asks for."""

    seat: Public[int]
    laid: Private[list[int]] = field(default_factory=list)
    """The cards he would give; nobody else sees them until he proposes them. [DR-RULING-52]"""
    offer: Public[Offer | None] = None
    """What he proposed last."""
    wants: Public[list[int]] = field(default_factory=list)
    """The equipped items of the other that he asked for."""
    wants_backs: Public[list[int]] = field(default_factory=list)
    """The backs he asked for: a treasure, an artifact, an encounter card."""


class Trade(Struct, array_like=True, gc=False):
    """A trade that is talked over. [DR-RULING-52]"""

    sides: Public[list[Side]]
    """The hero who trades in his action, and his partner."""
    proposals: Public[int] = 0


class TableSetup(Setup, array_like=True, frozen=True):
    """What a table may set before the game."""

    beg_for_your_life: Public[bool] = False
    """[DR-BEG-01]"""
    second_copy: Public[bool] = False
    """With five or six players: the tiles of two boxes. [DR-CROWD-02]"""


class Phase(IntEnum):
    """Where the game is between two steps."""

    DRAFT = 0
    TURN = 1
    ROAM = 2
    OVER = 3


class RunState(State):
    """The dungeon and its heroes."""

    phase: Public[Phase]
    box: Public[str]
    setup: Public[TableSetup]
    heroes: Public[list[Hero]]
    tiles: Public[list[Tile]] = field(default_factory=list)
    """The laid tiles; the Entrance is the first."""
    standard: list[int] = field(default_factory=list)
    special: list[int] = field(default_factory=list)
    """Tiles nobody has seen yet; some of them are in the pile."""
    standard_left: int = 0
    special_left: int = 0
    """How many of these are in the pile. Nobody knows how they are mixed. [DR-SETUP-09]"""
    put_back: Public[list[int]] = field(default_factory=list)
    """Tiles that were seen and shuffled back into the pile. [DR-RULING-07]"""
    tiles_left: Public[int] = 0
    encounters: Public[Pile] = field(default_factory=Pile)
    treasures: Public[Pile] = field(default_factory=Pile)
    """Treasures that nobody has seen: the deck and what lies face down."""
    treasures_left: Public[int] = 0
    """The treasures in the deck."""
    bosses: Public[Pile] = field(default_factory=Pile)
    discards: Public[list[int]] = field(default_factory=list)
    """Discarded encounter cards."""
    tossed: Public[list[int]] = field(default_factory=list)
    """Items that left the game."""
    artifacts: Public[list[int]] = field(default_factory=list)
    """Artifacts that are not in play."""
    first: Public[int] = 0
    """The First Player."""
    round: Public[int] = 0
    queue: Public[list[int]] = field(default_factory=list)
    """The seats that still have a turn in this round, the running one first."""
    actions: Public[int] = 0
    begun: Public[bool] = False
    """Whether the running turn has begun."""
    acted: Public[bool] = False
    """Whether anything was done in it yet. [DR-SUMMON-04]"""
    beside: Public[int] = NOTHING
    """The monster he has stood beside since it began. [DR-RULING-27]"""
    battled: Public[bool] = False
    geared: Public[bool] = False
    """Whether an Equip action was taken in it. [DR-RULING-53]"""
    asked_glyphs: Public[bool] = False
    """Whether a battle among the glyphs found no help for this action. [DR-RULING-22]"""
    summoned: Public[int] = NOTHING
    """The monster that was summoned last."""
    mover: Public[int] = NOTHING
    """The tile whose monster is about to roam."""
    roaming: Public[bool] = False
    """Whether the roaming step has begun."""
    lair: Public[int] = NOTHING
    """The tile of the Lair once it is placed."""
    boss_card: Public[int] = NOTHING
    """The boss once it is turned up."""
    cursed: Public[list[int]] = field(default_factory=list)
    """The tiles on which hero abilities are off. [DR-RULING-18]"""
    stirred: Public[bool] = False
    """Whether the dungeon or its pile changed in this action. [DR-RULING-05]"""
    endgame: Public[bool] = False
    winner: Public[int] = NOBODY
    killed_boss: Public[int] = NOBODY
    rerolled: Public[list[int]] = field(default_factory=list)
    """Seats that caused a re-roll in this action. [DR-REROLL-05] [DR-RULING-42]"""
    effort: Public[Effort | None] = None
    trade: Public[Trade | None] = None
    pending: Public[list[Pending]] = field(default_factory=list)
    """What is about to happen, in order; empty between two steps."""
    laying: Public[Laying | None] = None
    """The tile that somebody holds and turns; none between two steps."""

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self.queue[0]

    @property
    def printed(self) -> Box:
        box: Box = BOXES[self.box]
        return box

    @property
    def solo(self) -> bool:
        return len(self.heroes) == 1

    def tile_of(self, hero: Hero) -> Tile:
        return self.tiles[hero.place]

    def tile_with(self, monster: Monster) -> int:
        """The place of a monster."""
        return next(at for at, tile in enumerate(self.tiles) if tile.monster is monster)

    def discard_ability(self, card: int) -> None:
        """An ability card that was played out lies with its hero's discards."""
        for hero in self.heroes:
            if hero.card != NOTHING and card in self.printed.deck_of(hero.card):
                hero.discards.append(card)

    def others_here(self, hero: Hero) -> list[Hero]:
        """The other heroes who stand on the hero's tile, clockwise from him."""
        return [other for other in self.others(hero) if other.place == hero.place]

    def others(self, hero: Hero) -> list[Hero]:
        """The other standing heroes, clockwise from him."""
        around = self.heroes[hero.seat + 1 :] + self.heroes[: hero.seat]
        return [other for other in around if other.alive and not other.ko]

    def living(self) -> list[Hero]:
        return [hero for hero in self.heroes if hero.alive]

    def bearer(self) -> Hero | None:
        """Who has the Stone, equipped or in his loot pile. [DR-RULING-67]"""
        stone = self.printed.stone
        for hero in self.heroes:
            if stone in hero.equipped or any(kept.card == stone for kept in hero.artifacts):
                return hero
        return None
