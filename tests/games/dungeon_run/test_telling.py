"""Whatever a card changes is told, with the card's name, where it changes it.

A reader of the story can reckon every number: the table below has a scene for each verb of the
cards, and whole games are added up from what they tell.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from tests.conformance.walk import Case, walk_to_end
from tests.games.dungeon_run.cards.hero_scenes import (
    EAST,
    STONE,
    able,
    beside,
    drawing,
    exploring,
    rolling,
    together,
    use,
)
from tests.games.dungeon_run.situations import (
    BOX,
    ENTRANCE,
    GAME,
    Spot,
    card,
    choose,
    happened,
    hero,
    table,
    vote,
)
from undercroft.engine import Table
from undercroft.games.dungeon_run import effects as fx
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run import make
from undercroft.games.dungeon_run.helping import assist_parts
from undercroft.games.dungeon_run.options import (
    ADVANCE,
    ASSIST,
    BATTLE,
    BLOCK,
    DUEL,
    END_TURN,
    ESCAPE,
    FIGHT_WITH,
    KEEP,
    MOVE,
    PASS,
    PAY,
    PICK_DIE,
    PICK_MONSTER,
    PICK_TILE,
    PUT_ASIDE,
    PUT_ON,
    RAISE,
    ROLL_ARMOR,
    SABOTAGE,
    SEARCH,
    STRIKE_HOME,
)
from undercroft.games.dungeon_run.state import Phase
from undercroft.telling import Teller
from undercroft.words import LANGUAGES, Words

BRAWN, MAGIC = FIGHT_WITH[:2]
WOLF, SLIME, GOLEM = "monster-gloomwolf", "monster-slime", "monster-stone-golem"
POLE, HELM, AXE = "treasure-ten-foot-pole", "treasure-miners-helm", "treasure-headsmans-axe"
NEEDLE, SHIELD = "treasure-lonely-needle", "treasure-gatekeepers-shield"
CURSE = [ENTRANCE, Spot(), Spot("cursed-stone")]
BRIDGE = [ENTRANCE, Spot("ancient-bridge"), Spot()]


@cache
def words(language: str) -> Words:
    return Words(language, GAME)


def story(at: Table, language: str = "en") -> list[str]:
    """All that was told so far."""
    return list(map(Teller(at, words(language)).event, at.events))


def strike(at: Table, rating: int = 0) -> Table:
    """The hero battles, and all strong dice hit."""
    return choose(at, BATTLE, FIGHT_WITH[rating], STRIKE_HOME)


def duel(at: Table) -> Table:
    return choose(at, DUEL[1], BRAWN, BRAWN)


def advance(who: str, loot: int, deck: list[str], wounds: int = 0, worn: str = "") -> Table:
    """A hero advances with so many slimes and gets to see ability cards."""
    me = hero(who, loot=[SLIME] * loot, deck=deck, wounds=wounds, equipped=[worn] if worn else None)
    drawn: list[str | int] = [card(name) for name in deck[:-1]]
    return choose(table(me, hero("ragg"), script=drawn), ADVANCE)


def dear() -> Table:
    me = able("ability-hard-lessons", wounds=4, loot=[SLIME], deck=["ability-charge"])
    return choose(table(me, hero("ragg")), ADVANCE, RAISE[0])


def seeing() -> Table:
    deck = ["ability-ember-lance", "ability-smoke-step", "ability-torchlight"]
    at = advance("corvan", 2, deck, worn="treasure-circlet-of-clear-thought")
    return choose(at, RAISE[0], KEEP[card(deck[0])])


def roaming(*heroes: Any, **spot: Any) -> Table:
    """The last of these heroes ends the round beside the tile of a monster."""
    dungeon = [ENTRANCE, Spot(), Spot(), Spot(**spot)]
    return choose(table(*heroes, dungeon=dungeon, queue=[0], turn=0), END_TURN)


def striding() -> Table:
    me = hero("dorgan", equipped=["treasure-couriers-leathers"])
    return choose(table(me, dungeon=[ENTRANCE, Spot(), Spot()]), MOVE[EAST], PICK_TILE[2])


def reaching() -> Table:
    heroes = hero("ragg", place=1), able("ability-long-gaze", place=0)
    at = table(*heroes, dungeon=[ENTRANCE, Spot(monster=SLIME)], script="11 1")
    return choose(at, BATTLE, SABOTAGE, BRAWN)


def falling(name: str, **condition: Any) -> Table:
    """A hero stays beside a slime that hits him twice."""
    return choose(beside(SLIME, hero(name, **condition), hero(), script="33"), END_TURN)


def held() -> Table:
    heroes = hero("mizzle"), able("ability-immovable")
    return choose(together(*heroes, endgame=True, script="1" * 5), ESCAPE, PASS)


Scene = tuple[type[fx.Effect], str, Callable[[], Table], str, str]
"""The verb, the card, what is played, what is told and the row that it is told of."""
SCENES: list[Scene] = [
    (
        fx.Dice,
        "treasure-feud-sword",
        lambda: rolling("battle", hero("ragg", equipped=["treasure-feud-sword"])),
        "Ragg rolls 1 1 1 1 1 (brawn 4, +1 Feud Sword).",
        "DR-BATTLE-10",
    ),
    (
        fx.Dice,
        "monster-bone-guard",
        lambda: rolling("battle", hero("ragg"), monster="monster-bone-guard"),
        "Ragg rolls 1 1 1 (brawn 4, −1 Bone Guard).",
        "DR-BATTLE-10",
    ),
    (
        fx.Dice,
        "part-ability",
        lambda: rolling("disarm", hero("dorgan")),
        "Dorgan rolls 1 1 1 1 1 1 (brawn 5, +1 hero ability).",
        "DR-DISARM-02",
    ),
    (
        fx.BaseDice,
        "ability-knife-in-the-crowd",
        lambda: rolling("battle", able("ability-knife-in-the-crowd"), hero("kessa", place=1)),
        "Mizzle rolls 1 1 1 1 1 (brawn 3, +2 Knife in the Crowd).",
        "DR-BATTLE-10",
    ),
    (
        fx.Raise,
        "trap-leg-iron",
        lambda: rolling("escape", hero("kessa", burdens=["trap-leg-iron"])),
        "Kessa rolls 1 (skill 2, −2 Leg Iron, +1 limit).",
        "DR-ESCAPE-02",
    ),
    (
        fx.MoreLife,
        "ability-broad-as-a-door",
        lambda: falling("brunna", wounds=7, abilities=["ability-broad-as-a-door"]),
        "Brunna falls at 10 wounds (life 8, +2 Broad as a Door).",
        "DR-HEROCARD-08",
    ),
    (
        fx.MoreLife,
        "trap-blood-curse",
        lambda: falling("kessa", wounds=5, burdens=["trap-blood-curse"]),
        "Kessa falls at 6 wounds (life 8, −2 Blood Curse).",
        "DR-HEROCARD-08",
    ),
    (
        fx.BetterHelp,
        SHIELD,
        lambda: choose(
            beside(SLIME, hero("ragg"), hero("brunna", equipped=[SHIELD])), BATTLE, ASSIST[0]
        ),
        "Brunna offers Ragg help: 2 extra dice (half of brawn 1, +1 Gatekeeper’s Shield).",
        "DR-ASSIST-01",
    ),
    (
        fx.WorseHarm,
        "ability-cut-straps",
        lambda: choose(
            beside(SLIME, hero("ragg"), able("ability-cut-straps"), script="11 1"),
            BATTLE,
            SABOTAGE,
            BRAWN,
        ),
        "Ragg rolls 1 (brawn 4, −2 sabotage, −1 Cut Straps).",
        "DR-BATTLE-10",
    ),
    (
        fx.Unspoiled,
        "ability-immovable",
        lambda: choose(beside(SLIME, able("ability-immovable"), hero("ragg")), BATTLE),
        "Nobody can sabotage Brunna (Immovable).",
        "DR-SABOTAGE-01",
    ),
    (
        fx.Reach,
        "ability-long-gaze",
        reaching,
        "Saelith sabotages Ragg from the next tile (Long Gaze)!",
        "DR-SABOTAGE-01",
    ),
    (
        fx.Reroll,
        "ability-second-swing",
        lambda: choose(
            beside(SLIME, able("ability-second-swing"), script="11 11111 22222"),
            BATTLE,
            BRAWN,
            use("ability-second-swing"),
        ),
        "Dorgan re-rolls (Second Swing): 2 2 2 2 2.",
        "DR-REROLL-01",
    ),
    (
        fx.ForceReroll,
        "ability-falling-pebbles",
        lambda: choose(
            beside(SLIME, hero("kessa"), able("ability-falling-pebbles"), script="11 6666 1111"),
            BATTLE,
            PASS,
            PASS,
            BRAWN,
            use("ability-falling-pebbles"),
        ),
        "Dorgan makes Kessa re-roll (Falling Pebbles): 1 1 1 1.",
        "DR-REROLL-01",
    ),
    (
        fx.ForceReroll,
        "ability-blinding-flash",
        lambda: choose(
            beside(SLIME, able("ability-blinding-flash"), script="33 11 1111"),
            BATTLE,
            use("ability-blinding-flash"),
            MAGIC,
        ),
        "Corvan makes Slime re-roll (Blinding Flash): 1 1.",
        "DR-REROLL-01",
    ),
    (
        fx.TurnDie,
        "hero-saelith",
        lambda: choose(
            beside(SLIME, hero("saelith"), script="11 1112"),
            BATTLE,
            MAGIC,
            use("hero-saelith"),
            PICK_DIE[1],
        ),
        "Saelith turns 1 into 6 (Saelith).",
        "DR-ABILITY-01",
    ),
    (
        fx.Counts,
        "ability-threads-of-fate",
        lambda: choose(
            drawing("trap-venom-needle", able("ability-threads-of-fate"), script="133"), PASS
        ),
        "For Saelith, 3 counts as 4 (Threads of Fate): 1 4 4.",
        "DR-ABILITY-01",
    ),
    (
        fx.Sharp,
        NEEDLE,
        lambda: strike(beside(WOLF, hero("corvan", equipped=[NEEDLE]), script="111 5111"), 1),
        "Corvan hits on 3+ (defense 4, −1 Lonely Needle).",
        "DR-MONSTERCARD-05",
    ),
    (
        fx.Heavy,
        AXE,
        lambda: strike(beside(SLIME, hero("ragg", equipped=[AXE]), script="11 61111")),
        "Ragg deals Slime 2 wounds (hits 1, +1 Headsman’s Axe).",
        "DR-BATTLE-20",
    ),
    (
        fx.Heavy,
        AXE,
        lambda: choose(
            duel(together(hero("ragg", equipped=[AXE]), hero("kessa"), script="61111 1111")),
            STRIKE_HOME,
        ),
        "Kessa takes 2 wounds (hits 1, +1 Headsman’s Axe).",
        "DR-DUEL-09",
    ),
    (
        fx.Parry,
        "part-ability",
        lambda: choose(beside(SLIME, hero("kessa"), script="15 3111"), BATTLE, BRAWN, BLOCK[3][5]),
        "Kessa blocks the 5 with the 3 (hero ability).",
        "DR-BATTLE-17",
    ),
    (
        fx.Armor,
        HELM,
        lambda: choose(
            beside(SLIME, hero("ragg", equipped=[HELM]), hero(), script="13 5"),
            END_TURN,
            ROLL_ARMOR,
        ),
        "Ragg rolls 5 for Miner’s Helm (5+) and stops 1 hit.",
        "DR-DUEL-08",
    ),
    (
        fx.Ward,
        "ability-bark-skin",
        lambda: falling("thelian", wounds=3, abilities=["ability-bark-skin"]),
        "Thelian avoids 1 hit (Bark Skin).",
        "DR-RULING-26",
    ),
    (
        fx.Thorns,
        "ability-bite-back",
        lambda: falling("ragg", abilities=["ability-bite-back"]),
        "Ragg deals Slime 1 wound (hits 0, +1 Bite Back).",
        "DR-BATTLE-20",
    ),
    (
        fx.EasyEscape,
        "ability-soft-tread",
        lambda: choose(beside(SLIME, able("ability-soft-tread"), script="1"), ESCAPE),
        "Thelian needs 3+ to escape (escape 4, −1 Soft Tread).",
        "DR-ESCAPE-03",
    ),
    (
        fx.Hold,
        "ability-immovable",
        held,
        "Mizzle needs 5+ to escape (escape 4, +1 Immovable).",
        "DR-ESCAPE-03",
    ),
    (
        fx.EasyDisarm,
        POLE,
        lambda: drawing("trap-dart-wall", hero("ragg", equipped=[POLE]), script="111"),
        "Ragg needs 1 success (successes 2, −1 Ten-Foot Pole).",
        "DR-DISARM-03",
    ),
    (
        fx.Soak,
        HELM,
        lambda: drawing("trap-dart-wall", hero("ragg", equipped=[HELM]), script="111"),
        "Ragg takes 1 wound (wounds 2, −1 Miner’s Helm).",
        "DR-DISARM-05",
    ),
    (
        fx.Soak,
        HELM,
        lambda: drawing("trap-venom-needle", hero("ragg", equipped=[HELM]), script="111"),
        "Ragg takes no wound (wounds 1, −1 Miner’s Helm).",
        "DR-DISARM-05",
    ),
    (
        fx.Slip,
        "treasure-shadow-cloak",
        lambda: choose(
            beside(SLIME, hero("corvan", equipped=["treasure-shadow-cloak"])), MOVE[EAST]
        ),
        "Corvan slips away (Shadow Cloak).",
        "DR-MOVE-01",
    ),
    (
        fx.Stride,
        "treasure-couriers-leathers",
        striding,
        "Dorgan goes one tile further (Courier’s Leathers).",
        "DR-ABILITYCARD-06",
    ),
    (
        fx.SureFooted,
        POLE,
        lambda: choose(table(hero("ragg", equipped=[POLE]), dungeon=BRIDGE), MOVE[EAST]),
        "Ragg needs no roll here (Ten-Foot Pole).",
        "DR-SPECIAL-01",
    ),
    (
        fx.Uncursed,
        "ability-unquenched-lamp",
        lambda: choose(table(able("ability-unquenched-lamp"), dungeon=CURSE), MOVE[EAST]),
        "The Cursed Stone doesn’t touch Brunna (Unquenched Lamp).",
        "DR-SPECIAL-03",
    ),
    (
        fx.Unbothered,
        "part-ability",
        lambda: choose(beside(SLIME, hero("mizzle"), hero()), END_TURN),
        "Mizzle is spared the free attack (hero ability).",
        "DR-BATTLE-05",
    ),
    (
        fx.Repel,
        "part-ability",
        lambda: roaming(hero("thelian", place=2), monster=SLIME, exits=0b1000),
        "Thelian keeps the monster away (hero ability).",
        "DR-ROAM-06",
    ),
    (
        fx.Redraw,
        "ability-tunnel-eyes",
        lambda: choose(exploring(able("ability-tunnel-eyes"), script=[0, 0, "1"]), PUT_ASIDE),
        "Dorgan sets Passage aside (Tunnel Eyes).",
        "DR-TILE-09",
    ),
    (
        fx.Bargain,
        "ability-hard-lessons",
        dear,
        "Kessa pays 1 encounter card (price 2, −1 Hard Lessons).",
        "DR-ADVANCE-01",
    ),
    (
        fx.Insight,
        "treasure-circlet-of-clear-thought",
        seeing,
        "Corvan draws 3 ability cards (cards 2, +1 Circlet of Clear Thought).",
        "DR-ADVANCE-05",
    ),
    (
        fx.KeepItems,
        "ability-mine-is-mine",
        lambda: falling("dorgan", wounds=4, abilities=["ability-mine-is-mine"], equipped=[POLE]),
        "Dorgan leaves no item behind (Mine Is Mine).",
        "DR-DEFEAT-09",
    ),
    (
        fx.QuickStand,
        "ability-on-your-feet",
        lambda: table(able("ability-on-your-feet", ko=True), hero("ragg"), begun=False),
        "Kessa has 1 action left all the same (actions 0, +1 On Your Feet).",
        "DR-DEFEAT-14",
    ),
    (
        fx.AlsoTrained,
        "ability-fits-me-fine",
        lambda: choose(
            table(
                able("ability-fits-me-fine", place=1),
                dungeon=[ENTRANCE, Spot(items=[AXE])],
            ),
            SEARCH,
            PUT_ON[card(AXE)],
        ),
        "Mizzle equips Headsman’s Axe (Fits Me Fine).",
        "DR-EQUIP-03",
    ),
    (
        fx.Only,
        "monster-wailing-wraith",
        lambda: rolling("battle", hero("corvan"), monster="monster-wailing-wraith"),
        "Only magic works against Wailing Wraith.",
        "DR-BATTLE-10",
    ),
    (
        fx.Fierce,
        "part-fury",
        lambda: rolling("battle", hero("kessa", wounds=4), monster=WOLF),
        "Gloomwolf rolls 1 1 1 1 (attack 3, +1 fury).",
        "DR-BATTLE-07",
    ),
    (
        fx.Fierce,
        "ability-hex-of-lead",
        lambda: strike(
            choose(
                beside(WOLF, able("ability-hex-of-lead"), script="11 5111"),
                use("ability-hex-of-lead"),
            ),
            1,
        ),
        "Gloomwolf rolls 1 1 (attack 3, −1 Hex of Lead).",
        "DR-BATTLE-07",
    ),
    (
        fx.Hardened,
        "ability-bounty-mark",
        lambda: strike(
            choose(
                beside(SLIME, able("ability-bounty-mark"), script="11 11115"),
                use("ability-bounty-mark"),
            )
        ),
        "Dorgan hits on 4+ (defense 5, −1 Bounty Mark).",
        "DR-MONSTERCARD-05",
    ),
    (
        fx.Tough,
        "part-toughness",
        lambda: strike(beside(GOLEM, hero("kessa"), script="1111 5111")),
        "Stone Golem takes no wound (hits 1, −1 toughness).",
        "DR-BATTLE-20",
    ),
    (
        fx.Tough,
        "part-toughness",
        lambda: strike(beside(GOLEM, hero("kessa"), script="1111 5511")),
        "Kessa deals Stone Golem 1 wound (hits 2, −1 toughness).",
        "DR-BATTLE-20",
    ),
    (
        fx.Regrow,
        "monster-ishkaal",
        lambda: roaming(hero("kessa"), monster="monster-ishkaal", wounds=2),
        "Ishkaal the Many-Headed heals 1 wound.",
        "DR-MONSTERCARD-08",
    ),
    (
        fx.Again,
        "monster-bat-swarm",
        lambda: choose(
            beside("monster-bat-swarm", hero("kessa"), hero(), script="222 333"), END_TURN
        ),
        "Bat Swarm re-rolls its misses: 3 3 3.",
        "DR-RULING-41",
    ),
    (
        fx.Pierce,
        "monster-cellar-ogre",
        lambda: choose(
            beside("monster-cellar-ogre", hero("ragg", equipped=[HELM]), hero(), script="4111"),
            END_TURN,
        ),
        "Armor doesn’t help against Cellar Ogre.",
        "DR-RULING-26",
    ),
    (
        fx.Lone,
        "monster-veshka-redsash",
        lambda: choose(beside("monster-veshka-redsash", hero("ragg"), hero()), BATTLE),
        "Nobody can assist against Veshka Redsash.",
        "DR-ASSIST-01",
    ),
    (
        fx.Rooted,
        "monster-watching-idol",
        lambda: roaming(hero("kessa"), monster="monster-watching-idol"),
        "Watching Idol doesn’t roam.",
        "DR-ROAM-02",
    ),
    (
        fx.Rooted,
        "ability-snaring-roots",
        lambda: roaming(hero("thelian"), monster=WOLF, attached=["ability-snaring-roots"]),
        "Gloomwolf doesn’t roam (Snaring Roots).",
        "DR-ROAM-02",
    ),
    (
        fx.On,
        "ability-on-your-feet",
        lambda: table(able("ability-on-your-feet", ko=True, wounds=2), hero("ragg"), begun=False),
        "A card takes effect for Kessa: On Your Feet.",
        "DR-ABILITY-01",
    ),
    (
        fx.Action,
        "ability-blasting-powder",
        lambda: choose(
            beside(SLIME, able("ability-blasting-powder")), use("ability-blasting-powder")
        ),
        "A card takes effect for Dorgan: Blasting Powder.",
        "DR-ABILITY-01",
    ),
]


@pytest.mark.parametrize(
    ("cause", "scene", "sentence"),
    [
        pytest.param(
            *scene[1:-1], id=f"{scene[0].__name__}-{scene[1]}", marks=pytest.mark.rule(scene[-1])
        )
        for scene in SCENES
    ],
)
def test_what_a_card_changes_is_told_with_its_name(
    cause: str, scene: Callable[[], Table], sentence: str
) -> None:
    at = scene()
    told = story(at)

    assert sentence in told
    french = story(at, "fr")[told.index(sentence)]
    assert words("fr").name(cause) in french
    assert words("en").name(cause) in sentence


def test_every_verb_of_the_cards_is_told_in_some_scene() -> None:
    verbs = set(get_args(fx.AnyEffect))

    assert {scene[0] for scene in SCENES} == verbs
    assert {type(effect) for effect in effects_of_all_cards()} <= verbs


def effects_of_all_cards() -> list[fx.Effect]:
    """Every effect of every card, also those of cards on monsters."""
    lists = ("ability", "effects", "attached", "lasting")
    found = [effect for one in BOX.cards for name in lists for effect in getattr(one, name, ())]
    assert len(found) > 150
    return found


@pytest.mark.rule("DR-DICE-02", "DR-FREEATK-06")
def test_a_charge_names_itself_for_the_die_it_costs() -> None:
    dungeon = [ENTRANCE, Spot(), Spot(monster=SLIME)]
    at = table(able("ability-charge", place=1), dungeon=dungeon, script="111")

    choose(at, use("ability-charge"), PICK_TILE[2])

    assert "Kessa rolls 1 1 1 (brawn 4, −1 Charge)." in story(at)


@pytest.mark.rule("DR-RULING-32")
def test_a_trap_on_the_helper_is_named_for_the_die_it_costs(tmp_path: Path) -> None:
    lasting = '[{ do = "raise", of = "brawn", amount = -2 }]'
    cramp = f'[cramp]\nratings = ["skill"]\nsuccesses = 1\nlasting = {lasting}\n'
    (tmp_path / "traps.toml").write_text(cramp, encoding="utf-8")
    game = make([tmp_path])
    g = game.setup(2, game.read_setup({}))
    helper = g.heroes[1]
    helper.card = game.box.names.index("hero-kessa")
    helper.burdens = [game.box.names.index("trap-cramp")]

    offered = [("part-half-brawn", 2), ("trap-cramp", -1), ("part-ability", 1)]
    assert assist_parts(g, helper, 0) == offered


@pytest.mark.rule("DR-SPECIAL-03", "DR-RULING-18")
def test_the_curse_is_told_when_it_falls_and_when_it_is_lifted() -> None:
    at = table(hero("kessa"), dungeon=[ENTRANCE, Spot(), Spot(), Spot("cursed-stone")], actions=3)

    choose(at, MOVE[EAST])
    assert not any("Cursed Stone" in sentence for sentence in story(at))
    choose(at, MOVE[EAST])
    assert story(at)[-1] == "The Cursed Stone silences the abilities of Kessa."
    choose(at, MOVE[3])

    assert "The abilities of Kessa work again." in story(at)


# Whole games


def games() -> list[Case]:
    return [Case("dungeon-run", seats, (), seed) for seats in (1, 2, 3, 4, 5, 6) for seed in (1, 2)]


@cache
def played(number: int) -> Table:
    return walk_to_end(games()[number])


@pytest.mark.rule("DR-DICE-01", "DR-RULING-33")
@pytest.mark.parametrize("number", range(len(games())))
def test_the_dice_that_are_told_are_the_dice_that_were_rolled(number: int) -> None:
    at = played(number)
    trained = [[0, 0, 0] for _ in at.state.heroes]
    for event in at.events:
        match event:
            case ev.Trained():
                trained[event.seat][event.rating] += 1
            case ev.DiceRolled(parts=()):
                assert len(event.dice.split()) == 1
            case ev.DiceRolled():
                assert len(event.dice.split()) == amount(event.parts)
                base, worth = event.parts[0]
                rating = ("part-brawn", "part-magic", "part-skill").index(base)
                printed = BOX.hero(at.state.heroes[event.seat].card).base[rating]
                assert worth == printed + trained[event.seat][rating]
            case ev.MonsterRolled():
                attack = BOX.monster(event.card).attack
                parts = event.parts or (("part-attack", attack),)
                assert parts[0] == ("part-attack", attack)
                assert len(event.dice.split()) == amount(parts)


@pytest.mark.rule(
    "DR-ADVANCE-01",
    "DR-DISARM-03",
    "DR-DUEL-05",
    "DR-ESCAPE-03",
    "DR-HEROCARD-08",
    "DR-MONSTERCARD-05",
)
@pytest.mark.parametrize("number", range(len(games())))
def test_numbers_that_are_told_with_their_parts_add_up(number: int) -> None:
    for event in played(number).events:
        match event:
            case ev.NumberChanged():
                assert event.number == amount(event.parts)
                assert len(event.parts) > 1
            case ev.HeroWounded() | ev.MonsterWounded() if event.parts:
                assert event.wounds == amount(event.parts)
            case ev.HeroSpared() | ev.MonsterUnhurt():
                assert amount(event.parts) == 0
            case ev.HeroKnockedOut():
                assert event.wounds == amount(event.parts) // 2
            case ev.AssistOffered() if event.parts:
                assert event.dice == amount(event.parts)


@pytest.mark.parametrize("number", range(len(games())))
def test_who_adds_up_the_told_wounds_knows_all_wounds(number: int) -> None:
    at = played(number)
    wounds = [0] * len(at.state.heroes)
    for event in at.events:
        match event:
            case ev.HeroWounded():
                wounds[event.seat] += event.wounds
            case ev.HeroHealed():
                wounds[event.seat] -= event.wounds
            case ev.Rallied():
                wounds[event.seat] -= 1
            case ev.HeroKnockedOut():
                wounds[event.seat] = event.wounds

    assert wounds == [one.wounds for one in at.state.heroes]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(games())))
def test_no_text_id_is_left_in_the_story(number: int, language: str) -> None:
    for sentence in story(played(number), language):
        for rest in ("part-", "sum-", "none", "ability-", "treasure-", "monster-"):
            assert rest not in sentence


def amount(parts: tuple[tuple[str, int], ...]) -> int:
    return sum(worth for _, worth in parts)


# Single sentences


@pytest.mark.rule("DR-SPECIAL-06", "DR-RULING-23")
def test_a_battle_that_glyphs_forbid_is_not_announced() -> None:
    dungeon = [ENTRANCE, Spot("glyph-room", monster=SLIME)]
    alone = table(hero("ragg", place=1), hero(), dungeon=dungeon)
    choose(alone, BATTLE)
    assert story(alone) == ["The glyphs shield Slime: Ragg can’t attack alone."]

    heroes = hero("ragg", place=1), hero("kessa", place=1)
    at = table(*heroes, dungeon=dungeon, script="11 111111")
    choose(at, BATTLE)
    assert story(at) == ["The glyphs shield Slime: Ragg needs help to attack."]
    vote(at, s1=ASSIST[0])
    choose(at, at.options(0)[0])
    assert "Ragg battles Slime." in story(at)
    assert happened(at, ev.GlyphsForbade) == []

    left = choose(table(*heroes, dungeon=dungeon), BATTLE, PASS)
    assert "Ragg battles Slime." not in story(left)
    assert story(left)[-1] == "The glyphs shield Slime: Ragg can’t attack alone."


@pytest.mark.parametrize(
    ("language", "rolled", "found"),
    [
        ("en", "Seat 2 rolls 6 for the first turn.", "Seat 2 takes the First Player token."),
        (
            "fr",
            "La place 2 fait 6 pour le premier tour.",
            "La place 2 prend le jeton Premier joueur.",
        ),
    ],
)
def test_nobody_is_called_by_a_hero_before_he_has_taken_one(
    language: str, rolled: str, found: str
) -> None:
    at = played(2)
    taken = [type(event) for event in at.events].index(ev.HeroTaken)
    names = [words(language).name(name) for name in BOX.names[: len(BOX.heroes)]]

    early = story(at, language)[:taken]
    assert early
    assert not any(name in sentence for sentence in early for name in names)

    rolls = ev.FirstRolled(1, 6, why="DR-SETUP-15"), ev.FirstPlayerFound(1, why="DR-SETUP-15")
    assert [Teller(at, words(language)).event(event) for event in rolls] == [rolled, found]


@pytest.mark.rule("DR-DEFEAT-05")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Kessa is knocked out and drops to 4 wounds (half of life 8)."),
        ("fr", "Kessa est assommée\u202f; ses blessures passent à 4 (la moitié\u202f: Vie 8)."),
    ],
)
def test_a_knock_out_says_what_becomes_of_the_wounds(language: str, sentence: str) -> None:
    at = falling("kessa", wounds=7)

    assert sentence in story(at, language)


@pytest.mark.rule("DR-GOAL-03")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ragg carried the Summoning Stone out of the dungeon and wins."),
        ("fr", "Ragg a sorti la Pierre d’invocation du donjon et gagne."),
    ],
)
def test_the_end_says_who_won_and_how(language: str, sentence: str) -> None:
    at = table(hero("ragg", equipped=[STONE]), hero(place=1), endgame=True)
    choose(at, END_TURN)
    result = at.result()

    assert at.state.phase is Phase.OVER
    assert [Teller(at, words(language)).verdict(one) for one in result.verdicts] == [sentence]
    assert not result.scored


@pytest.mark.rule("DR-GOAL-03")
def test_alone_there_is_a_score() -> None:
    assert played(0).result().scored


@pytest.mark.rule("DR-ADVANCE-01")
def test_the_price_of_an_advance_paid_with_the_boss_is_not_told_as_a_bargain() -> None:
    me = able("ability-hard-lessons", wounds=4, loot=["boss-ormgrath", SLIME])
    at = choose(table(me, hero("ragg")), ADVANCE, PAY[card("boss-ormgrath")])

    assert happened(at, ev.NumberChanged) == []


@pytest.mark.rule("DR-DEFEAT-03")
def test_a_wound_by_a_card_outside_battle_is_told_plainly() -> None:
    at = beside(SLIME, able("ability-blasting-powder"), able("ability-steady-hand"))

    choose(at, use("ability-blasting-powder"), *(o for o in at.options(0) if o in PICK_MONSTER))

    assert "Dorgan deals Slime 3 wounds." in story(at)


@pytest.mark.rule("DR-MOVE-01", "DR-MOVE-03")
@pytest.mark.parametrize(("die", "slips"), [("1", False), ("4", True)])
def test_who_does_not_get_through_the_gate_has_not_slipped_away(die: str, slips: bool) -> None:
    dungeon = [ENTRANCE, Spot("portcullis-room", monster=SLIME), Spot()]
    me = hero("corvan", place=1, equipped=["treasure-shadow-cloak"])
    at = choose(table(me, dungeon=dungeon, script=die), MOVE[EAST])

    assert ("Corvan slips away (Shadow Cloak)." in story(at)) is slips
