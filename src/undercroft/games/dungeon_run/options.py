"""The families of options of Dungeon Run, in the order of their numbers."""

from undercroft.engine import Catalogue, Option
from undercroft.games.dungeon_run.box import MOST_CARDS, MOST_TILES
from undercroft.games.dungeon_run.trade_options import (
    Agree,
    Give,
    Propose,
    TakeBack,
    TradeWith,
    WalkAway,
    Want,
    WantBack,
)

SEATS = range(6)
SIDES = range(4)
FACES = range(7)
"""Families over die faces are indexed by the face; nobody is ever offered face 0."""
CARDS = range(MOST_CARDS)
TILES = range(MOST_TILES)


class Pass(Option, frozen=True):
    """Do nothing."""


class PassOn(Option, frozen=True):
    """Pass now, and from now on unless it concerns me. [DR-RULING-30]"""


class Watch(Option, frozen=True):
    """Be asked again. [DR-RULING-30]"""


class CallForHelp(Option, frozen=True):
    """Call on everybody here, also on those who pass on. [DR-ASSIST-02]"""


class TakeHero(Option, frozen=True):
    """Pick a hero. [DR-SETUP-17]"""

    group = "hero"

    card: int


class KeepAbility(Option, frozen=True):
    """Keep this ability card. [DR-SETUP-21]"""

    card: int


class EndTurn(Option, frozen=True):
    """End the turn. [DR-TURN-02]"""

    grave = True


class Move(Option, frozen=True):
    """Move through an exit. [DR-MOVE-02]"""

    group = "way"

    side: int


class Escape(Option, frozen=True):
    """Try to escape. [DR-ESCAPE-01]"""


class Battle(Option, frozen=True):
    """Battle the monster. [DR-BATTLE-01]"""


class Duel(Option, frozen=True):
    """Battle a hero. [DR-DUEL-01]"""

    group = "attack"

    seat: int


class Equip(Option, frozen=True):
    """Change the equipment, and trade. [DR-EQUIP-01]"""


class Search(Option, frozen=True):
    """Take what lies here. [DR-SEARCH-01]"""


class Advance(Option, frozen=True):
    """Turn encounter cards into training. [DR-ADVANCE-01]"""


class Research(Option, frozen=True):
    """Read in the Library. [DR-SPECIAL-09]"""


class TossTreasure(Option, frozen=True):
    """Toss a treasure into the Well. [DR-SPECIAL-22]"""

    group = "well"
    reveals = True
    card: int


class Use(Option, frozen=True):
    """Use a card's ability."""

    group = "cards"

    card: int


class Summon(Option, frozen=True):
    """Summon a monster. [DR-SUMMON-03]"""


class Meet(Option, frozen=True):
    """Deal with the stranger. [DR-ENCOUNTER-02]"""


class Leave(Option, frozen=True):
    """Leave through an exit after an escape. [DR-ESCAPE-04]"""

    group = "way"

    side: int


class LayTile(Option, frozen=True):
    """Lay the tile, turned so often to the right. [DR-TILE-02]"""

    turns: int


class PutAside(Option, frozen=True):
    """Put the tile aside and draw another."""


class PlaceLair(Option, frozen=True):
    """Attach the Lair at a side of a tile. [DR-LAIR-04]"""

    group = "tiles"

    tile: int
    side: int


class PickTile(Option, frozen=True):
    """A tile, for whatever is asked."""

    group = "tiles"

    tile: int


class PickMonster(Option, frozen=True):
    """The monster on a tile."""

    group = "monsters"

    monster: int


class PickHero(Option, frozen=True):
    """A hero, for whatever is asked."""

    seat: int


class FightWith(Option, frozen=True):
    """Roll with this rating. [DR-BATTLE-10]"""

    rating: int


class Block(Option, frozen=True):
    """Block a potential hit with a die. [DR-BATTLE-17]"""

    group = "block"

    face: int
    hit: int


class HoldBack(Option, frozen=True):
    """Use a die for nothing."""

    grave = True
    group = "block"

    face: int


class StrikeHome(Option, frozen=True):
    """All dice that are left and can hit are hits. [DR-BATTLE-20]"""


class PickDie(Option, frozen=True):
    """A die that shows this face."""

    face: int


class AssistWith(Option, frozen=True):
    """Assist with half of a rating. [DR-ASSIST-06]"""

    rating: int


class Sabotage(Option, frozen=True):
    """Sabotage. [DR-SABOTAGE-01]"""

    grave = True


class Accept(Option, frozen=True):
    """Accept a hero's assist. [DR-ASSIST-04]"""

    seat: int


class Decline(Option, frozen=True):
    """Decline a hero's assist. [DR-ASSIST-04]"""

    seat: int


class Rally(Option, frozen=True):
    """Remove a wound. [DR-RALLY-01]"""


class RollArmor(Option, frozen=True):
    """Roll for the armor. [DR-DUEL-08]"""


class PutOn(Option, frozen=True):
    """Equip an item. [DR-EQUIP-01]"""

    group = "gear"
    reveals = True
    card: int


class TakeOff(Option, frozen=True):
    """Put an equipped item into the loot pile. [DR-EQUIP-01]"""

    group = "gear"

    card: int


class Stow(Option, frozen=True):
    """Put a found item into the loot pile. [DR-SEARCH-05]"""

    group = "gear"

    card: int


class TakeItem(Option, frozen=True):
    """Take an item of a dead hero. [DR-ENDGAME-12]"""

    card: int


class Done(Option, frozen=True):
    """Enough of this."""


class Pay(Option, frozen=True):
    """Pay with a card of the loot pile. [DR-ADVANCE-01]"""

    reveals = True
    card: int


class Raise(Option, frozen=True):
    """Put a training marker on a rating. [DR-ADVANCE-03]"""

    rating: int


class LeaveItem(Option, frozen=True):
    """Leave an item on the tile. [DR-DEFEAT-09]"""

    reveals = True
    card: int


class ThumbsUp(Option, frozen=True):
    """Let the beaten hero live. [DR-BEG-04]"""


class ThumbsDown(Option, frozen=True):
    """Let the beaten hero die. [DR-BEG-03]"""

    grave = True


class GoesFirst(Option, frozen=True):
    """Whose re-roll comes first. [DR-REROLL-06]"""

    seat: int


class Look(Option, frozen=True):
    """Look at the boss card. [DR-SPECIAL-11]"""


class KeepOnTop(Option, frozen=True):
    """Leave a card on top of its deck."""

    card: int


class PutUnder(Option, frozen=True):
    """Put a card under its deck."""

    card: int


OPTIONS = Catalogue()
PASS = OPTIONS.one(Pass)
PASS_ON = OPTIONS.one(PassOn)
WATCH = OPTIONS.one(Watch)
CALL = OPTIONS.one(CallForHelp)
TAKE_HERO = OPTIONS.each(TakeHero, CARDS)
KEEP = OPTIONS.each(KeepAbility, CARDS)
END_TURN = OPTIONS.one(EndTurn)
MOVE = OPTIONS.each(Move, SIDES)
ESCAPE = OPTIONS.one(Escape)
BATTLE = OPTIONS.one(Battle)
DUEL = OPTIONS.each(Duel, SEATS)
EQUIP = OPTIONS.one(Equip)
SEARCH = OPTIONS.one(Search)
ADVANCE = OPTIONS.one(Advance)
RESEARCH = OPTIONS.one(Research)
TOSS = OPTIONS.each(TossTreasure, CARDS)
USE = OPTIONS.each(Use, CARDS)
SUMMON = OPTIONS.one(Summon)
MEET = OPTIONS.one(Meet)
LEAVE = OPTIONS.each(Leave, SIDES)
LAY = OPTIONS.each(LayTile, SIDES)
PUT_ASIDE = OPTIONS.one(PutAside)
PLACE_LAIR = OPTIONS.grid(PlaceLair, TILES, SIDES)
PICK_TILE = OPTIONS.each(PickTile, TILES)
PICK_MONSTER = OPTIONS.each(PickMonster, TILES)
PICK_HERO = OPTIONS.each(PickHero, SEATS)
FIGHT_WITH = OPTIONS.each(FightWith, range(3))
BLOCK = OPTIONS.grid(Block, FACES, FACES)
HOLD_BACK = OPTIONS.each(HoldBack, FACES)
STRIKE_HOME = OPTIONS.one(StrikeHome)
PICK_DIE = OPTIONS.each(PickDie, FACES)
ASSIST = OPTIONS.each(AssistWith, range(2))
SABOTAGE = OPTIONS.one(Sabotage)
ACCEPT = OPTIONS.each(Accept, SEATS)
DECLINE = OPTIONS.each(Decline, SEATS)
RALLY = OPTIONS.one(Rally)
ROLL_ARMOR = OPTIONS.one(RollArmor)
PUT_ON = OPTIONS.each(PutOn, CARDS)
TAKE_OFF = OPTIONS.each(TakeOff, CARDS)
STOW = OPTIONS.each(Stow, CARDS)
TAKE_ITEM = OPTIONS.each(TakeItem, CARDS)
DONE = OPTIONS.one(Done)
TRADE = OPTIONS.each(TradeWith, SEATS)
GIVE = OPTIONS.each(Give, CARDS)
TAKE_BACK = OPTIONS.each(TakeBack, CARDS)
WANT = OPTIONS.each(Want, CARDS)
WANT_BACK = OPTIONS.each(WantBack, range(3))
PROPOSE = OPTIONS.one(Propose)
AGREE = OPTIONS.one(Agree)
WALK_AWAY = OPTIONS.one(WalkAway)
PAY = OPTIONS.each(Pay, CARDS)
RAISE = OPTIONS.each(Raise, range(3))
LEAVE_ITEM = OPTIONS.each(LeaveItem, CARDS)
THUMBS_UP = OPTIONS.one(ThumbsUp)
THUMBS_DOWN = OPTIONS.one(ThumbsDown)
GOES_FIRST = OPTIONS.each(GoesFirst, SEATS)
LOOK = OPTIONS.one(Look)
KEEP_ON_TOP = OPTIONS.each(KeepOnTop, CARDS)
PUT_UNDER = OPTIONS.each(PutUnder, CARDS)
