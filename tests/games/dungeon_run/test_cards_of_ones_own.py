"""Rules that no printed card reaches hold for cards of a pack: limits, conditions, once a turn."""

from pathlib import Path

import pytest

from tests.games.dungeon_run.cards.hero_scenes import dice_of
from tests.games.dungeon_run.cards.item_scenes import fight, strike_home
from tests.games.dungeon_run.situations import choose, happened, hero_at, offered
from undercroft.engine import Scripted, Table
from undercroft.engine.seats import EVERYONE
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run import make
from undercroft.games.dungeon_run.options import (
    ADVANCE,
    DUEL,
    ESCAPE,
    FIGHT_WITH,
    LEAVE,
    MEET,
    PASS,
    ROLL_ARMOR,
    USE,
)
from undercroft.games.dungeon_run.state import Kept, Monster, Phase

BRAWN = FIGHT_WITH[0]
ANYBODY = 'trainings = ["prayer", "war", "magic", "talent"]\n'


class TwoHeroes:
    """Two heroes on the Entrance, Kessa and Ragg, and a pack of cards."""

    def __init__(self, folder: Path, kind: str, pack: str) -> None:
        (folder / f"{kind}.toml").write_text(pack, encoding="utf-8")
        self.game = make([folder])
        self.g = self.game.setup(2, self.game.read_setup({}))
        self.kessa, self.ragg = self.g.heroes
        self.kessa.card, self.ragg.card = self.card("hero-kessa"), self.card("hero-ragg")
        self.g.phase, self.g.queue, self.g.begun, self.g.actions = Phase.TURN, [0, 1], True, 2

    def card(self, name: str) -> int:
        return self.game.box.names.index(name)

    def monster(self, name: str) -> None:
        """A monster lies on the Entrance, and Ragg is away."""
        self.g.tiles[0].monster = Monster(self.card(name))
        self.ragg.ko = True

    def table(self, script: str = "") -> Table:
        outcomes = Scripted(script.split())
        return Table.from_checkpoint(self.game, 2, self.game.pack(self.g), outcomes)


def item(name: str, effects: str) -> str:
    return f"[{name}]\n{ANYBODY}effects = [{{ {effects} }}]\n"


@pytest.mark.rule("DR-DUEL-05", "DR-DUEL-06")
def test_a_sharp_blade_hits_heroes_with_a_three_and_that_is_told(tmp_path: Path) -> None:
    heroes = TwoHeroes(tmp_path, "treasures", item("razor", 'do = "sharp", amount = 1'))
    heroes.kessa.equipped = [heroes.card("treasure-razor")]
    at = choose(heroes.table("3211 1111"), DUEL[1], BRAWN, BRAWN)

    parts = (("part-success", 4), ("treasure-razor", -1))
    assert happened(at, ev.NumberChanged) == [
        ev.NumberChanged(0, "hit", 3, parts, why="DR-DUEL-05")
    ]
    assert hero_at(strike_home(at), 1).wounds == 1


@pytest.mark.rule("DR-ENDGAME-07")
@pytest.mark.parametrize(("dice", "escapes"), [("51", 0), ("61", 1)])
def test_a_six_escapes_from_whoever_holds_a_hero(tmp_path: Path, dice: str, escapes: int) -> None:
    heroes = TwoHeroes(tmp_path, "treasures", item("anchor", 'do = "hold", amount = 5'))
    heroes.ragg.equipped = [heroes.card("treasure-anchor")]
    heroes.g.endgame, heroes.g.tiles_left = True, 0
    at = choose(heroes.table(dice), ESCAPE, PASS)

    assert len(happened(at, ev.Escaped)) == escapes
    assert LEAVE[0] not in offered(at)


@pytest.mark.rule("DR-ABILITY-01")
def test_dice_that_count_as_others_once_a_turn_do_so_once(tmp_path: Path) -> None:
    effect = 'do = "counts", deeds = ["battle"], face = 1, as = 6, once = "turn"'
    heroes = TwoHeroes(tmp_path, "treasures", item("charm", effect))
    heroes.kessa.equipped = [heroes.card("treasure-charm")]
    heroes.monster("monster-slime")
    at = fight(heroes.table("22 1222 22 1222"))
    assert len(happened(at, ev.DiceCounted)) == 1

    fight(at)

    assert len(happened(at, ev.DiceCounted)) == 1


@pytest.mark.rule("DR-DUEL-08", "DR-DESIGN-10")
def test_armor_that_works_once_a_turn_is_rolled_once(tmp_path: Path) -> None:
    effect = 'do = "armor", dice = 1, save = 5, once = "turn"'
    heroes = TwoHeroes(tmp_path, "treasures", item("vest", effect))
    heroes.kessa.equipped = [heroes.card("treasure-vest")]
    heroes.monster("monster-slime")
    at = fight(heroes.table("31 2222 1 31 2222"))
    choose(at, *[option for option in offered(at) if option is ROLL_ARMOR])

    fight(at)

    assert [event.saved for event in happened(at, ev.ArmorRolled)] == [0]
    assert hero_at(at, 0).wounds == 2


@pytest.mark.rule("DR-DUEL-08", "DR-RULING-26")
def test_a_ward_that_works_once_a_turn_stops_one_hit(tmp_path: Path) -> None:
    heroes = TwoHeroes(
        tmp_path, "treasures", item("ring", 'do = "ward", amount = 1, once = "turn"')
    )
    heroes.kessa.equipped = [heroes.card("treasure-ring")]
    heroes.monster("monster-slime")

    at = fight(fight(heroes.table("31 2222 31 2222")))

    assert (len(happened(at, ev.HitsWarded)), hero_at(at, 0).wounds) == (1, 1)


@pytest.mark.rule("DR-REROLL-02", "DR-REROLL-03")
@pytest.mark.parametrize(("race", "can"), [("goblin", True), ("human", False)])
def test_a_card_that_spoils_the_dice_of_a_race_looks_at_whoever_rolls(
    tmp_path: Path, race: str, can: bool
) -> None:
    effect = f'do = "force-reroll", of = "hero", deeds = ["defend"], race = "{race}"'
    heroes = TwoHeroes(tmp_path, "treasures", item("goad", effect))
    heroes.kessa.equipped = [heroes.card("treasure-goad")]
    at = choose(heroes.table("4111 1111"), DUEL[1], BRAWN, BRAWN)

    assert (USE[heroes.card("treasure-goad")] in at.options(0)) is can


@pytest.mark.rule("DR-ADVANCE-01")
@pytest.mark.parametrize(("cards", "can"), [(0, False), (1, True)])
def test_two_bargains_are_no_better_than_one(tmp_path: Path, cards: int, can: bool) -> None:
    pack = item("coin", 'do = "bargain"') + item("purse", 'do = "bargain"')
    heroes = TwoHeroes(tmp_path, "treasures", pack)
    heroes.kessa.equipped = [heroes.card("treasure-coin"), heroes.card("treasure-purse")]
    heroes.kessa.encounters = [Kept(heroes.card("monster-slime"), EVERYONE)] * cards

    assert (ADVANCE in offered(heroes.table())) is can


@pytest.mark.rule("DR-BATTLE-11")
def test_half_of_a_rating_of_one_is_one_die(tmp_path: Path) -> None:
    effect = 'do = "base-dice", of = "magic", deeds = ["duel"]'
    heroes = TwoHeroes(tmp_path, "treasures", item("glove", effect))
    heroes.kessa.equipped = [heroes.card("treasure-glove")]

    at = choose(heroes.table("11111 1111"), DUEL[1], BRAWN, BRAWN)

    assert dice_of(at) == 5


@pytest.mark.rule("DR-DEFEAT-14")
@pytest.mark.parametrize("worn", [True, False])
def test_what_standing_up_brings_comes_before_the_turn_is_lost(tmp_path: Path, worn: bool) -> None:
    effect = 'do = "on", event = "stand", acts = [{ act = "actions", amount = 1 }]'
    heroes = TwoHeroes(tmp_path, "treasures", item("boots", effect))
    heroes.kessa.equipped = [heroes.card("treasure-boots")] * worn
    heroes.kessa.ko, heroes.g.begun = True, False

    at = heroes.table()

    assert at.waiting_for == (0 if worn else 1,)


SHELL = """
[shell]
type = "beast"
attack = 1
power = [6]
defense = 6
escape = 3
life = 3
effects = [{ do = "hardened", amount = 1 }]
"""


@pytest.mark.rule("DR-MONSTERCARD-05")
def test_a_six_hits_the_hardest_monster(tmp_path: Path) -> None:
    heroes = TwoHeroes(tmp_path, "monsters", SHELL)
    heroes.monster("monster-shell")

    at = fight(heroes.table("1 6511"))

    assert [event.wounds for event in happened(at, ev.MonsterWounded)] == [1]


TWINS = """
[twins]
acts = [
    { act = "artifact", id = "crown-of-kravlas" },
    { act = "artifact", id = "lantern-of-the-dead" },
]
"""


@pytest.mark.rule("DR-RULING-56")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_stranger_with_two_artifacts_is_met_while_one_is_left(tmp_path: Path, left: int) -> None:
    heroes = TwoHeroes(tmp_path, "strangers", TWINS)
    names = ["artifact-crown-of-kravlas", "artifact-lantern-of-the-dead"]
    heroes.g.artifacts = [heroes.card(name) for name in names[:left]]
    heroes.g.tiles[0].stranger = heroes.card("stranger-twins")

    assert (MEET in offered(heroes.table())) is bool(left)
