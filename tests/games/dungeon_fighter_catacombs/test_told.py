"""What is told: whole turns, rests, shops and endings, event by event, with their numbers."""

from typing import Any

import pytest

from tests.games.dungeon_fighter_catacombs.cards import (
    armour,
    boss,
    foe,
    relic,
    room,
    sheet,
    spendable,
    weapon,
)
from tests.games.dungeon_fighter_catacombs.situations import (
    ALL_SPENT,
    BLUE,
    GREEN,
    RED,
    all_choose,
    asked,
    choose,
    fallen,
    fight_at,
    flipped,
    happened,
    hero,
    hit,
    lazy,
    miss,
    new_table,
    number,
    offered,
    on,
    person,
    story,
    table,
    vote,
    web,
)
from undercroft.engine import Option
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs import options as op
from undercroft.games.dungeon_fighter_catacombs.state import COIN, NOBODY, PENDULUM, Phase


def lines(text: str) -> list[str]:
    """The lines of a story."""
    return [line.strip() for line in text.strip().splitlines()]


# Rounds


@pytest.mark.rule(
    *("DC-ROUND-01", "DC-PATH-01", "DC-PATH-02", "DC-PATH-08", "DC-REVEAL-01", "DC-REVEAL-07"),
    *("DC-DUNFX-01", "DC-DUNFX-02", "DC-DUNFX-03", "DC-DUNFX-04", "DC-DUNFX-05", "DC-SHOP-06"),
    *("DC-MODIF-01", "DC-SPDICE-01", "DC-COMBAT-08", "DC-HIT-01", "DC-HIT-02", "DC-HIT-03"),
    *("DC-MISS-07", "DC-HIT-04", "DC-REST-02", "DC-REST-04", "DC-MOVEON-01", "DC-MOVEON-03"),
    *("DC-MOVEON-06", "DC-MOVEON-10", "DC-SETUP-20", "DC-RULING-34"),
)
def test_a_round_is_told() -> None:
    bog = foe(3, 2, 4, level=2)
    dark = room(
        3, gold=2, heal=2, dice=3, equipment=1, advantage=4, modifiers=("flying-stand",), die="coin"
    )
    sword = weapon("nose-shot")
    at = table(
        *(hero(life=5), hero(life=8)),
        monsters=[bog],
        deck=(0, 1, 0, 0),
        rooms=[dark, room(2)],
        pile=[sword],
        dice=8,
        difficulty=1,
        script=[dark, room(2), sword, bog, hit(1), miss(), hit(1), hit(10)],
    )
    choose(at, op.TAKE_ROOM[number(at, dark)])
    all_choose(at, op.GIVE_TO[0])
    assert (len(at.state.monsters), at.state.deck) == (0, [0, 0, 0, 0])
    choose(at, *(op.TAKE_DIE[die] for die in (RED, GREEN, BLUE, COIN)))
    assert person(at, 1).gear == []
    all_choose(at, op.END_REST)

    assert story(at)[:-7] == lines("""
        RoundBegan 1 2 DC-ROUND-01
        RoomsSeen 1 2 DC-PATH-01
        RoomRevealed 1 room 3 3 DC-PATH-02
        GoldFound 2 DC-DUNFX-01
        HeroHealed 0 2 7 room DC-DUNFX-02
        HeroHealed 1 1 9 room DC-DUNFX-02
        DiceFound 1 2 DC-DUNFX-03
        GearFound equipment DC-DUNFX-04
        CardGiven 0 equipment DC-SHOP-06
        MonsterMet monster 2 3 2 4 DC-REVEAL-01
        LifeAdded monster 8 room=4+difficulty-hard=1 DC-REVEAL-07
        BoardChanged condition-flying-stand DC-MODIF-01
        SpecialDieAdded 5 DC-SPDICE-01
        DieTaken 0 0 DC-COMBAT-08
        DieHit 0 1 0 DC-HIT-02
        DamageDealt 0 monster 1 part-section=1 7 DC-HIT-03
        DieTaken 1 1 DC-COMBAT-08
        DieMissed 1 table 0 DC-HIT-01
        HeroHurt 1 2 part-monster=2 7 DC-MISS-07
        DieTaken 0 2 DC-COMBAT-08
        DieHit 0 1 0 DC-HIT-02
        DamageDealt 0 monster 1 part-section=1 6 DC-HIT-03
        DieTaken 1 5 condition-destiny-coin DC-COMBAT-08
        DieHit 1 10 0 DC-HIT-02
        DamageDealt 1 monster 10 part-section=10 -4 DC-HIT-03
        MonsterDefeated 1 monster 2 DC-HIT-04
        EpicShot 1 1 DC-REST-02
        LootTaken monster 4 DC-REST-04
    """)


@pytest.mark.rule("DC-DUNFX-04", "DC-RULING-51", "DC-RULING-55", "DC-RELIC-02")
def test_what_a_room_gives_is_told() -> None:
    teapot, sword = relic("heal-all", 1), weapon("nose-shot")
    gifts = room(4, equipment=2)
    at = table(
        *(hero(), hero()),
        monsters=[foe(3)],
        deck=(1, 0, 0, 0),
        rooms=[gifts, room(2)],
        pile=[sword, teapot],
        script=[gifts, room(2), sword, teapot],
    )
    choose(at, op.TAKE_ROOM[number(at, gifts)])
    all_choose(at, op.LEAVE_IT)
    assert story(at) == lines("""
        RoundBegan 1 2 DC-ROUND-01
        RoomsSeen 1 2 DC-PATH-01
        RoomRevealed 1 room 4 4 DC-PATH-02
        GearFound equipment DC-DUNFX-04
        CardLeft equipment DC-RULING-51
        GearFound equipment DC-DUNFX-04
        RelicWon equipment DC-RELIC-02
        MonsterMet monster 1 3 1 0 DC-REVEAL-01
    """)

    at = table(
        *(hero(), hero()),
        monsters=[foe(3)],
        deck=(1, 0, 0, 0),
        rooms=[gifts, room(2)],
        pile=[],
        script=[gifts, room(2)],
    )
    choose(at, op.TAKE_ROOM[number(at, gifts)])
    assert story(at) == lines("""
        RoundBegan 1 2 DC-ROUND-01
        RoomsSeen 1 2 DC-PATH-01
        RoomRevealed 1 room 4 4 DC-PATH-02
        NoCardLeft DC-RULING-55
        MonsterMet monster 1 3 1 0 DC-REVEAL-01
    """)


# Throws


@pytest.mark.rule(
    *("DC-TEMPL-04", "DC-TEMPL-05", "DC-RULING-69", "DC-TEMPL-08", "DC-TEMPL-12", "DC-TEMPL-13"),
    *("DC-TEMPL-14", "DC-TEMPL-17", "DC-TEMPL-03", "DC-TEMPL-06", "DC-HIT-03", "DC-COMBAT-10"),
    *("DC-RULING-10", "DC-RULING-12"),
)
def test_flips_and_dice_on_templates_are_told() -> None:
    chart = spendable("flip-template", template="treasure")
    compass = room(2, template="compass")
    at = table(
        *(hero(gear=[chart]), hero(), hero()),
        foe=foe(30, template="backstab"),
        room=compass,
        passed=[room(3)],
        script=[
            *(lazy("compass"), fallen("compass"), flipped("S4-middle")),
            flipped("S1-inner", pointed="S1-middle"),
            *(flipped("S6-middle"), hit(3), on("treasure"), on("compass"), on("backstab")),
            hit(3),
        ],
        dice=2,
    )
    choose(at, op.USE[number(at, chart)])
    assert fight_at(at).pointed == "S1-middle"
    # The third die is thrown without a question.
    choose(at, op.TAKE_DIE[RED], op.TAKE_DIE[GREEN], op.TAKE_WHITE)
    assert fight_at(at).pointed == ""
    choose(at, op.TAKE_WHITE)

    assert story(at) == lines("""
        FlipVoid 0 template-compass DC-RULING-69
        FlipFailed 0 template-compass 8 DC-TEMPL-05
        TemplateFlipped 0 template-compass DC-TEMPL-04
        TemplateFlipped 0 template-backstab DC-TEMPL-04
        GearUsed 0 equipment DC-EQUIP-12
        TemplateFlipped 0 template-treasure DC-TEMPL-04
        DieTaken 0 0 DC-COMBAT-08
        DieHit 0 3 0 DC-HIT-02
        DamageDealt 0 monster 6 part-section=3+template-backstab=3 24 DC-HIT-03
        DieTaken 1 1 DC-COMBAT-08
        DieOnTemplate 1 template-treasure 0 0 DC-TEMPL-08
        GoldFound 3 DC-TEMPL-17
        TemplateGone template-treasure DC-TEMPL-17
        DieTaken 2 2 DC-COMBAT-08
        DieOnTemplate 2 template-compass 5 0 DC-TEMPL-08
        DamageDealt 2 monster 5 template-compass=5 19 DC-HIT-03
        DieTaken 0 3 DC-COMBAT-08
        DieOnTemplate 0 template-backstab 0 0 DC-TEMPL-08
        TemplateGone template-backstab DC-TEMPL-13
        DieTaken 1 3 DC-COMBAT-08
        DieHit 1 3 0 DC-HIT-02
        DamageDealt 1 monster 3 part-section=3 16 DC-HIT-03
        DiceRetrieved 2 1 DC-NODICE-03
        HeroHurt 0 1 part-level=1 7 DC-NODICE-04
        HeroHurt 1 1 part-level=1 8 DC-NODICE-04
        HeroHurt 2 1 part-level=1 8 DC-NODICE-04
    """)


@pytest.mark.rule(
    *("DC-MODIF-05", "DC-MODIF-06", "DC-MODIF-07", "DC-MABIL-03", "DC-EQUIP-09", "DC-EQUIP-10"),
    *("DC-RULING-46", "DC-ICON-01", "DC-ABIL-01", "DC-MISS-07", "DC-RULING-10", "DC-RULING-34"),
)
def test_webs_poison_and_armour_are_told() -> None:
    wallet, pocket = armour("gold-for-miss", 1), armour("keep-die")
    spring, shroud = armour("riposte", 1), armour("reduced-damage", 1)
    dodger = sheet(green="agile-instincts")
    at = table(
        *(hero(gear=[wallet, pocket, spring, shroud]), hero(dodger), hero()),
        foe=foe(30, 2, ability="super-toxic"),
        room=room(2, modifiers=("spider-webs",)),
        dice=8,
        script=[miss(), miss(icon=True), web(2), miss("no-bounce")],
    )
    choose(at, op.TAKE_DIE[RED])
    for card in (pocket, wallet, spring, shroud):
        choose(at, op.GUARD[number(at, card)])
    assert at.view(0)["supply"] == 1
    choose(at, op.TAKE_DIE[GREEN], op.USE_ABILITY[GREEN], op.TAKE_WHITE)
    assert at.view(0)["supply"] == 4

    assert story(at) == lines("""
        DieTaken 0 0 DC-COMBAT-08
        DieMissed 0 table 0 DC-HIT-01
        DieLost 0 monster 7 DC-MABIL-03
        GearUsed 0 equipment DC-EQUIP-09
        DieKept 0 equipment 8 DC-EQUIP-09
        GearUsed 0 equipment DC-EQUIP-09
        GoldForMiss 0 equipment 1 DC-EQUIP-09
        GearUsed 0 equipment DC-EQUIP-09
        Riposted 0 monster 1 equipment 29 DC-EQUIP-09
        GearUsed 0 equipment DC-EQUIP-09
        HeroHurt 0 1 part-monster=2+equipment=-1 8 DC-MISS-07
        DieTaken 1 1 DC-COMBAT-08
        DieMissed 1 table 1 DC-HIT-01
        AbilityUsed 1 ability-agile-instincts 1 DC-ICON-01
        DamageDealt 1 monster 2 ability-agile-instincts=2 27 DC-ABIL-01
        DieLost 1 monster 7 DC-MABIL-03
        HeroSpared 1 ability-agile-instincts DC-MISS-07
        DieTaken 2 2 DC-COMBAT-08
        DieOnWeb 2 0 DC-MODIF-05
        WebGone 2 1 DC-MODIF-07
        DieTaken 0 3 DC-COMBAT-08
        DieMissed 0 no-bounce 0 DC-HIT-01
        DieLost 0 monster 4 DC-MABIL-03
        HeroHurt 0 2 part-monster=2 6 DC-MISS-07
    """)


@pytest.mark.rule(
    *("DC-ABIL-05", "DC-ABIL-07", "DC-ABIL-09", "DC-UNIQUE-03", "DC-UNIQUE-04", "DC-UNIQUE-08"),
    *("DC-UNIQUE-10", "DC-UNIQUE-12", "DC-ICON-01", "DC-RULING-20", "DC-ABIL-03", "DC-ABIL-06"),
    *("DC-UNIQUE-05", "DC-RULING-18", "DC-RULING-12", "DC-RULING-14", "DC-ABIL-08", "DC-ABIL-10"),
)
def test_abilities_are_told() -> None:
    first = sheet("heal-party", "piercing-damage", "charming")
    second = sheet("re-throw", "self-healing", "divine-intervention")
    third = sheet("pickpocket", "spirit-energy", "death-list")
    at = table(
        *(hero(first, life=4, charmed=["classy-orc"]), hero(second, life=5), hero(third, life=3)),
        foe=foe(40, 2, 1),
        dice=5,
        script=[
            *(hit(1, icon=True), miss(icon=True), hit(2, icon=True), hit(3, icon=True)),
            *(hit(1, icon=True), hit(4, icon=True), miss("hole", icon=True), hit(10, icon=True)),
        ],
    )

    def throw(*answers: Option) -> None:
        while asked(at) in ("DC-EQUIP-12", "DC-RULING-50"):
            all_choose(at, op.PASS if asked(at) == "DC-EQUIP-12" else op.DEAL_DAMAGE)
        choose(at, *answers)

    throw(op.TAKE_DIE[RED], op.USE_ABILITY[RED])
    throw(op.TAKE_DIE[GREEN], op.USE_ABILITY[GREEN])
    throw(op.USE_ABILITY[BLUE])
    throw(op.TAKE_WHITE, op.USE_ABILITY[BLUE])
    throw(op.TAKE_WHITE, op.USE_ABILITY[RED], op.USE_ABILITY[BLUE])
    throw(op.BLESS[0])
    throw(op.TAKE_WHITE, op.USE_ABILITY[GREEN], op.HEAL_POINT[1], op.HEAL_POINT[2])
    throw(op.UNLEASH[person(at).charmed[0]], op.TAKE_WHITE, op.LET_LAPSE)
    assert at.state.phase is Phase.DUNGEON

    assert story(at) == lines("""
        DieTaken 0 0 DC-COMBAT-08
        DieHit 0 1 1 DC-HIT-02
        AbilityUsed 0 ability-heal-party 0 DC-ICON-01
        HeroHealed 0 1 5 ability-heal-party DC-ABIL-05
        HeroHealed 1 1 6 ability-heal-party DC-ABIL-05
        HeroHealed 2 1 4 ability-heal-party DC-ABIL-05
        DamageDealt 0 monster 1 part-section=1 39 DC-HIT-03
        DieTaken 1 1 DC-COMBAT-08
        DieMissed 1 table 1 DC-HIT-01
        AbilityUsed 1 ability-self-healing 1 DC-ICON-01
        HeroHealed 1 3 9 ability-self-healing DC-ABIL-09
        HeroHurt 1 2 part-monster=2 7 DC-MISS-07
        DieTaken 2 2 DC-COMBAT-08
        DieHit 2 2 1 DC-HIT-02
        AbilityUsed 2 ability-death-list 2 DC-ICON-01
        DamageDealt 2 monster 5 part-section=2+ability-death-list=3 34 DC-HIT-03
        DieTaken 0 3 DC-COMBAT-08
        DieHit 0 3 1 DC-HIT-02
        AbilityUsed 0 ability-charming 2 DC-ICON-01
        CharmPlaced 0 monster DC-UNIQUE-03
        DamageDealt 0 monster 3 part-section=3 31 DC-HIT-03
        DieTaken 1 3 DC-COMBAT-08
        DieHit 1 1 1 DC-HIT-02
        ThrownAgain 1 ability-re-throw DC-ABIL-03
        DieTaken 1 3 DC-COMBAT-08
        DieHit 1 4 1 DC-HIT-02
        AbilityUsed 1 ability-divine-intervention 2 DC-ICON-01
        DamageDealt 1 monster 4 part-section=4 27 DC-HIT-03
        HeroHealed 0 4 9 ability-divine-intervention DC-UNIQUE-08
        DieTaken 2 3 DC-COMBAT-08
        DieMissed 2 hole 1 DC-HIT-01
        AbilityUsed 2 ability-spirit-energy 1 DC-ICON-01
        HeroHealed 1 1 8 ability-spirit-energy DC-UNIQUE-12
        HeroHealed 2 1 5 ability-spirit-energy DC-UNIQUE-12
        HeroHurt 2 2 part-monster=2 3 DC-MISS-07
        MonsterUnleashed 0 monster-classy-orc 2 DC-UNIQUE-05
        DamageDealt 0 monster 2 monster-classy-orc=2 25 DC-RULING-18
        DieTaken 0 3 DC-COMBAT-08
        DieHit 0 10 1 DC-HIT-02
        InstaKill 0 monster DC-INSTA-01
        MonsterDefeated 0 monster 1 DC-HIT-04
        EpicShot 0 1 DC-REST-02
        LootTaken monster 1 DC-REST-04
        LeaderChanged 0 DC-MOVEON-01
        DiceReturned 4 DC-MOVEON-03
        MonsterCharmed 0 monster DC-UNIQUE-04
        IconsCounted 2 10 DC-MOVEON-10
        RoundBegan 0 2 DC-ROUND-01
        RoomsSeen 0 2 DC-PATH-01
    """)


# Resting


@pytest.mark.rule(
    *("DC-SCAR-01", "DC-SCAR-03", "DC-SCAR-09", "DC-MOVEON-07", "DC-RULING-06", "DC-RULING-53"),
    *("DC-RULING-51", "DC-RULING-25", "DC-MOVEON-03", "DC-MOVEON-04", "DC-MOVEON-08"),
)
def test_a_rest_is_told() -> None:
    old, new = armour("no-damage"), armour("riposte", 1)
    at = table(
        *(hero(gear=[new]), hero(sheet(slots=(1, 1, 1)), gear=[old], life=0, fainted=True)),
        hero(life=0, fainted=True, scars=[RED, GREEN, BLUE]),
        foe=foe(1, 1, 3),
        fight=ALL_SPENT,
        dice=2,
        script=[hit(2)],
        rooms=[room(1), room(2)],
    )
    choose(at, op.TAKE_WHITE, op.COVER_ABILITY[GREEN])
    at.answer(0, op.HAND[number(at, new)][1])
    at.answer(1, op.END_REST)
    choose(at, op.DISCARD[number(at, old)])

    assert story(at) == lines("""
        DieTaken 0 3 DC-COMBAT-08
        DieHit 0 2 0 DC-HIT-02
        DamageDealt 0 monster 2 part-section=2 -1 DC-HIT-03
        MonsterDefeated 0 monster 1 DC-HIT-04
        LootTaken monster 3 DC-REST-04
        ScarTaken 1 1 ability-pickpocket 7 DC-SCAR-01
        HeroEliminated 2 DC-SCAR-09
        LeaderChanged 0 DC-MOVEON-01
        DiceReturned 1 DC-MOVEON-03
        MonsterDiscarded monster DC-MOVEON-06
        CardHanded 0 1 equipment DC-MOVEON-07
        CardDiscarded 1 equipment DC-RULING-51
        IconsCounted 2 10 DC-MOVEON-10
        RoundBegan 0 2 DC-ROUND-01
        RoomsSeen 0 2 DC-PATH-01
    """)


@pytest.mark.rule("DC-RULING-97", "DC-MIX-05", "DC-DUNFX-04", "DC-RULING-55", "DC-MOVEON-05")
def test_larceny_is_told() -> None:
    thief, sword = sheet(red="larceny"), weapon("nose-shot")
    at = table(hero(thief), hero(), foe=foe(1), pile=[sword], script=[hit(2, icon=True), sword])
    choose(at, op.TAKE_DIE[RED], op.USE_ABILITY[RED])
    all_choose(at, op.GIVE_TO[1])
    assert story(at) == lines("""
        DieTaken 0 0 DC-COMBAT-08
        DieHit 0 2 1 DC-HIT-02
        AbilityUsed 0 ability-larceny 0 DC-ICON-01
        TheftPlanned 0 DC-RULING-97
        DamageDealt 0 monster 2 part-section=2 -1 DC-HIT-03
        MonsterDefeated 0 monster 1 DC-HIT-04
        GearFound equipment DC-RULING-97
        CardGiven 1 equipment DC-SHOP-06
        LeaderChanged 0 DC-MOVEON-01
        MonsterDiscarded monster DC-MOVEON-06
    """)

    at = table(hero(thief), hero(), foe=foe(1), pile=[], script=[hit(2, icon=True)])
    choose(at, op.TAKE_DIE[RED], op.USE_ABILITY[RED])
    assert story(at)[-7:] == lines("""
        MonsterDefeated 0 monster 1 DC-HIT-04
        NoCardLeft DC-RULING-55
        LeaderChanged 0 DC-MOVEON-01
        MonsterDiscarded monster DC-MOVEON-06
        IconsCounted 2 10 DC-MOVEON-10
        RoundBegan 0 2 DC-ROUND-01
        RoomsSeen 0 2 DC-PATH-01
    """)


# Shops


@pytest.mark.rule(
    *("DC-SHOP-01", "DC-SHOP-03", "DC-SHOP-05", "DC-SHOP-06", "DC-SHOP-08", "DC-SHOP-09"),
    *("DC-SHOP-10", "DC-LEVEL-07", "DC-LEVEL-08", "DC-LEVEL-11", "DC-RELIC-02", "DC-RULING-34"),
    *("DC-RULING-51", "DC-SHOP-07", "DC-MOVEON-10", "DC-RULING-54"),
)
def test_a_shop_is_told() -> None:
    sword, teapot = weapon("nose-shot", price=2), relic("heal-all", 1, price=5)
    others = [armour("no-damage"), spendable("heal-one", 3)]
    at = table(
        *(hero(life=4, xp=3, tokens=[RED], turned=[RED]), hero(life=6)),
        foe=foe(1),
        room=room(3),
        passed=[room(4), room(4, gold=1)],
        pile=[sword, teapot, *others],
        gold=12,
        dice=7,
        setup={"level_up": "on"},
        script=[hit(1), sword, teapot, *others],
    )
    choose(at, op.TAKE_DIE[RED])
    assert (offered(at), person(at).turned) == ([op.KEEP_XP, *op.TAKE_TOKEN[1:]], [])
    choose(at, op.TAKE_TOKEN[BLUE])
    assert at.state.chooser == NOBODY
    bought = [op.BUY[number(at, card)] for card in (sword, teapot)]
    all_choose(at, bought[0], op.GIVE_TO[1], bought[1], op.BUY_DIE, op.BUY_HEALING)
    assert at.state.gold == 2
    all_choose(at, op.LEAVE_SHOP)

    assert story(at) == lines("""
        DieTaken 0 0 DC-COMBAT-08
        DieHit 0 1 0 DC-HIT-02
        DamageDealt 0 monster 1 part-section=1 0 DC-HIT-03
        MonsterDefeated 0 monster 1 DC-HIT-04
        LeaderChanged 0 DC-MOVEON-01
        MonsterDiscarded monster DC-MOVEON-06
        IconsCounted 11 11 DC-MOVEON-10
        ShopReached 1 DC-SHOP-01
        TokenTaken 0 2 DC-LEVEL-08
        ShopOpened equipment+equipment+equipment+equipment DC-SHOP-03
        CardBought equipment 2 10 DC-SHOP-05
        CardGiven 1 equipment DC-SHOP-06
        CardBought equipment 5 5 DC-SHOP-05
        RelicWon equipment DC-RELIC-02
        DieBought 8 3 DC-SHOP-09
        HealingBought 2 DC-SHOP-08
        HeroHealed 0 1 5 part-shop DC-SHOP-08
        HeroHealed 1 1 7 part-shop DC-SHOP-08
        RoomsReturned 3 DC-SHOP-10
        RoundBegan 0 2 DC-ROUND-01
        RoomsSeen 0 2 DC-PATH-01
    """)
    assert (at.state.offer, at.state.passed, person(at).xp) == ([], [], 0)


# Backing down


@pytest.mark.rule(
    *("DC-BACK-01", "DC-BACK-02", "DC-BACK-03", "DC-BACK-04", "DC-RULING-62", "DC-RULING-63"),
    *("DC-RULING-56", "DC-REVEAL-01", "DC-REVEAL-07", "DC-MODIF-01"),
)
def test_backing_down_is_told() -> None:
    hard, next_one = foe(9, 1, 2, level=2, throws=("ear-shot",)), foe(4, 2, 1, level=2)
    at = table(
        *(hero(), hero(life=2)),
        foe=hard,
        room=room(2, throws=("nose-shot",), modifiers=("spider-webs",), advantage=2),
        monsters=[next_one],
        deck=(0, 1, 0, 0),
        script=[next_one],
    )
    choose(at, op.PROPOSE_RETREAT, op.FIGHT_ON, op.FIGHT_ON)
    assert op.PROPOSE_RETREAT not in offered(at)
    at = table(
        *(hero(), hero(life=2)),
        foe=hard,
        room=room(2, throws=("nose-shot",), modifiers=("spider-webs",), advantage=2),
        monsters=[next_one],
        deck=(0, 1, 0, 0),
        script=[next_one],
    )
    choose(at, op.PROPOSE_RETREAT, op.BACK_DOWN)
    assert at.state.toss is None or at.state.phase is Phase.COMBAT
    assert story(at) == lines("""
        PartyBackedDown monster DC-BACK-01
        HeroAshamed 0 2 7 DC-BACK-02
        HeroAshamed 1 2 0 DC-BACK-02
        HeroFainted 1 DC-FAINT-01
        MonsterMet monster 2 4 2 1 DC-REVEAL-01
        LifeAdded monster 6 room=2 DC-REVEAL-07
    """)


@pytest.mark.rule("DC-RULING-63", "DC-BACK-01", "DC-RULING-56")
def test_a_clash_is_told_and_the_vote() -> None:
    hard, dark = foe(9, throws=("ear-shot",)), room(2, throws=("nose-shot",))
    at = table(
        *(hero(), hero()),
        monsters=[hard],
        rooms=[dark, room(3)],
        deck=(1, 0, 0, 0),
        script=[dark, room(3), hard],
    )
    choose(at, op.TAKE_ROOM[number(at, dark)])
    vote(at, op.FIGHT_ON, op.BACK_DOWN)
    choose(at, op.FIGHT_ON)

    assert story(at)[-4:] == lines("""
        RoomRevealed 1 room 2 2 DC-PATH-02
        MonsterMet monster 1 9 1 0 DC-REVEAL-01
        ThrowsClashed condition-nose-shot+condition-ear-shot DC-RULING-63
        RetreatRefused DC-BACK-01
    """)
    assert op.PROPOSE_RETREAT not in offered(at)


# The Boss


@pytest.mark.rule(
    *("DC-BOSS-01", "DC-BOSS-03", "DC-BOSS-07", "DC-GOAL-02", "DC-HIT-04", "DC-RULING-02"),
    *("DC-RULING-96", "DC-MABIL-01", "DC-FAINT-01", "DC-COMBAT-11", "DC-COMBAT-12", "DC-RULING-44"),
)
def test_a_boss_is_told() -> None:
    mortimer = "boss-great-uncle-mortimer"
    at = table(
        *(hero(), hero()),
        phase=Phase.BOSS,
        shops=3,
        rooms=[],
        difficulty=2,
        setup={"harder_boss": True},
        script=[mortimer, miss("hole"), hit(10, icon=True)],
    )
    choose(at, op.TAKE_DIE[RED], op.TAKE_DIE[GREEN], op.LET_LAPSE)

    assert story(at) == lines("""
        BossMet boss-great-uncle-mortimer 22 4 DC-BOSS-01
        LifeAdded boss-great-uncle-mortimer 25 difficulty-inferno=3 DC-REVEAL-07
        DieTaken 0 0 DC-COMBAT-08
        DieMissed 0 hole 0 DC-HIT-01
        DeathTouched 0 boss-great-uncle-mortimer DC-MABIL-01
        HeroFainted 0 DC-FAINT-01
        DieTaken 1 1 DC-COMBAT-08
        DieHit 1 10 1 DC-HIT-02
        InstaKill 1 boss-great-uncle-mortimer DC-INSTA-01
        BossDefeated 1 boss-great-uncle-mortimer DC-BOSS-07
        PartyWon boss-great-uncle-mortimer DC-GOAL-02
    """)


@pytest.mark.rule("DC-BOSS-06", "DC-RULING-29", "DC-LOSE-03")
def test_running_out_of_dice_is_told() -> None:
    at = table(hero(), hero(), boss=boss(20, 1), fight=ALL_SPENT, dice=1, script=[miss()])
    assert story(at) == lines("""
        DieTaken 0 3 DC-COMBAT-08
        DieMissed 0 table 0 DC-HIT-01
        HeroHurt 0 1 part-monster=1 8 DC-MISS-07
        PartyLost boss 1 DC-BOSS-06
    """)
    assert at.is_over


@pytest.mark.rule(
    "DC-HIT-04", "DC-COMBAT-11", "DC-COMBAT-12", "DC-BOSS-07", "DC-GOAL-02", "DC-RULING-96"
)
def test_the_throw_that_won_lies_there_at_the_end() -> None:
    at = table(hero(), hero(), boss=boss(3, 1), script=[hit(3)])
    choose(at, op.TAKE_DIE[RED])

    assert story(at) == lines("""
        DieTaken 0 0 DC-COMBAT-08
        DieHit 0 3 0 DC-HIT-02
        DamageDealt 0 boss 3 part-section=3 0 DC-HIT-03
        BossDefeated 0 boss DC-BOSS-07
        PartyWon boss DC-GOAL-02
    """)
    assert at.is_over
    assert at.view(0)["toss"]["damage"] == 3


# Losing life


@pytest.mark.rule(
    *("DC-NODICE-03", "DC-NODICE-04", "DC-LOSE-01", "DC-FAINT-01", "DC-RULING-48", "DC-GOAL-01"),
    *("DC-EQUIP-13", "DC-EQUIP-12", "DC-EQUIP-11"),
)
def test_a_retrieval_is_told_to_the_end() -> None:
    salts = spendable("heal-one", 3)
    at = table(
        *(hero(life=2, gear=[salts]), hero(life=1)),
        foe=foe(20, 1, level=3),
        fight=ALL_SPENT,
        dice=0,
        script=[miss()],
    )
    choose(at, op.RETRIEVE)
    choose(at, op.USE_ON[number(at, salts)][0])
    assert story(at) == lines("""
        DiceRetrieved 0 3 DC-NODICE-03
        HeroHurt 0 3 part-level=3 -1 DC-NODICE-04
        HeroHurt 1 3 part-level=3 -2 DC-NODICE-04
        GearUsed 0 equipment DC-EQUIP-12
        HeroHealed 0 3 2 equipment DC-EQUIP-12
        HeroFainted 1 DC-FAINT-01
    """)
    fight_at(at).spent[:] = []


@pytest.mark.rule(
    "DC-EQUIP-11", "DC-EQUIP-12", "DC-SPDICE-01", "DC-RULING-31", "DC-RELIC-03", "DC-RULING-12"
)
def test_spendables_and_relics_are_told() -> None:
    puppy, watch = spendable("ready-die"), spendable("special-die", die="pendulum")
    word, skull = spendable("extra-damage", 3), relic("extra-damage", 2)
    at = table(
        *(hero(gear=[puppy, watch, word, weapon(bonus=1)]), hero()),
        foe=foe(20),
        relics=[skull],
        fight={"spent": [BLUE]},
        script=[hit(1)],
    )
    choose(at, op.USE_ON_DIE[number(at, puppy)][BLUE], op.USE[number(at, watch)])
    arm = next(option for option in offered(at) if isinstance(option, op.Arm))
    choose(at, arm, op.TAKE_DIE[PENDULUM])
    assert at.state.toss.times == []
    choose(at, op.ADD_DAMAGE[number(at, word)], op.ADD_DAMAGE[number(at, skull)])

    assert story(at) == lines("""
        GearUsed 0 equipment DC-EQUIP-12
        DieReadied 0 2 DC-EQUIP-12
        GearUsed 0 equipment DC-EQUIP-12
        SpecialDieAdded 4 DC-SPDICE-01
        DieTaken 0 4 equipment condition-pendulum-die DC-COMBAT-08
        DieHit 0 1 0 DC-HIT-02
        GearUsed 0 equipment DC-RULING-50
        GearUsed 0 equipment DC-RULING-50
        DamageDealt 0 monster 7 part-section=1+equipment=1+equipment=3+equipment=2 13 DC-HIT-03
    """)


# Level Up


@pytest.mark.rule(
    *("DC-LEVEL-03", "DC-LEVEL-04", "DC-LEVEL-05", "DC-LEVEL-06", "DC-LEVEL-09", "DC-LEVEL-10"),
    *("DC-RULING-81", "DC-RULING-80"),
)
def test_experience_is_told() -> None:
    at = table(
        *(hero(tokens=[RED]), hero()),
        foe=foe(4),
        setup={"level_up": "on"},
        script=[hit(1), hit(3, icon=True)],
    )
    choose(at, op.TAKE_DIE[BLUE], op.SPEND_TOKEN[RED])
    choose(at, op.TAKE_DIE[RED], op.LET_LAPSE)

    assert story(at)[:11] == lines("""
        DieTaken 0 2 DC-COMBAT-08
        DieHit 0 1 0 DC-HIT-02
        TokenSpent 0 0 DC-LEVEL-09
        AbilityUsed 0 ability-pickpocket 0 DC-ICON-01
        GoldPicked 0 1 DC-ABIL-07
        DamageDealt 0 monster 1 part-section=1 3 DC-HIT-03
        DieTaken 1 0 DC-COMBAT-08
        DieHit 1 3 1 DC-HIT-02
        XpGained 1 1 DC-LEVEL-04
        DamageDealt 1 monster 3 part-section=3 0 DC-HIT-03
        XpGained 1 2 DC-LEVEL-03
    """)


# Set-up


@pytest.mark.rule("DC-SETUP-03", "DC-SETUP-17", "DC-SETUP-21", "DC-LEVEL-01", "DC-SETUP-13")
def test_a_set_up_is_told() -> None:
    at = new_table(2, difficulty="hard", level_up="vote", script=["hero-saul-baysar"])
    taken = offered(at)[0]
    choose(at, taken, op.DRAW_HERO)
    all_choose(at, op.WANT_LEVEL_UP, op.NAME_LEADER[1])

    assert story(at)[:7] == lines("""
        HeroTaken 0 hero-lady-mary 0 DC-SETUP-03
        HeroTaken 1 hero-saul-baysar 1 DC-SETUP-03
        DifficultyChosen 1 DC-SETUP-17
        LevelUpChosen 1 DC-LEVEL-01
        LeaderNamed 1 0 DC-SETUP-21
        RoundBegan 1 1 DC-ROUND-01
        RoomsSeen 1 2 DC-PATH-01
    """)
    assert (at.state.difficulty, at.state.level_up, at.state.leader) == (1, True, 1)
    assert at.state.deck == [3, 3, 3, 6]


@pytest.mark.rule("DC-SETUP-23", "DC-SETUP-24", "DC-SOLO-01", "DC-SOLO-02")
@pytest.mark.parametrize(("seats", "owners"), [(1, [0, 0]), (2, [0, 1]), (3, [0, 1, 2])])
def test_everybody_has_a_hero_and_one_player_has_two(seats: int, owners: list[int]) -> None:
    at = new_table(seats)

    assert [one.seat for one in at.state.heroes] == owners
    assert [one.who for one in at.state.heroes] == list(range(len(owners)))
    assert (at.state.gold, at.state.dice) == (len(owners) - 2, 2)


# The first box


@pytest.mark.rule("DC-RULING-97", "DC-MIX-05", "DC-MIX-02")
def test_the_first_box_is_told() -> None:
    bard = sheet("living-target", "metamorphosis", "refrain")
    brewer = sheet("beer", "deep-pockets", "no-damage")
    at = table(
        *(hero(bard, life=5), hero(brewer, life=5), hero(life=6)),
        foe=foe(60, 3, ability="critical-failure"),
        gold=2,
        dice=4,
        script=[
            *(hit(1, icon=True), hit(2, icon=True), miss(icon=True), miss(), hit(1, icon=True)),
        ],
    )
    choose(at, op.TAKE_DIE[RED], op.USE_ABILITY[RED])
    choose(at, op.TAKE_DIE[GREEN], op.USE_ABILITY[GREEN])
    choose(at, op.LET_LAPSE)
    choose(at, op.TAKE_WHITE)
    assert at.view(0)["fight"]["damage"] == 3

    assert story(at) == lines("""
        DieTaken 0 0 DC-COMBAT-08
        DieHit 0 1 1 DC-HIT-02
        AbilityUsed 0 ability-living-target 0 DC-ICON-01
        TargetPlaced 0 monster DC-RULING-97
        DamageDealt 0 monster 2 part-section=1+ability-living-target=1 58 DC-HIT-03
        DieTaken 1 1 DC-COMBAT-08
        DieHit 1 2 1 DC-HIT-02
        AbilityUsed 1 ability-deep-pockets 1 DC-ICON-01
        GoldPicked 1 2 DC-RULING-97
        DamageDealt 1 monster 3 part-section=2+ability-living-target=1 55 DC-HIT-03
        DieTaken 2 2 DC-COMBAT-08
        DieMissed 2 table 1 DC-HIT-01
        HeroHurt 2 3 part-monster=3 3 DC-MISS-07
        CriticalFailure monster DC-RULING-97
        HeroHurt 0 3 part-monster=3 2 DC-RULING-97
        HeroHurt 1 3 part-monster=3 2 DC-RULING-97
        DieTaken 0 3 DC-COMBAT-08
        DieMissed 0 table 0 DC-HIT-01
        HeroHurt 0 3 part-monster=3 -1 DC-MISS-07
        HeroFainted 0 DC-FAINT-01
        CriticalFailure monster DC-RULING-97
        HeroHurt 1 3 part-monster=3 -1 DC-RULING-97
        HeroHurt 2 3 part-monster=3 0 DC-RULING-97
        HeroFainted 1 DC-FAINT-01
        HeroFainted 2 DC-FAINT-01
        PartyLost monster 0 DC-LOSE-01
    """)


@pytest.mark.rule("DC-RULING-97", "DC-MIX-05", "DC-MIX-02")
def test_more_of_the_first_box_is_told() -> None:
    bard, brewer = sheet("metamorphosis", "refrain", "beer"), sheet("blind-fury", "flurry")
    at = table(
        *(hero(bard), hero(brewer), hero(sheet("sworn-foe"))),
        foe=foe(60, 3, type="beast", ability="lose-gold"),
        gold=2,
        script=[
            *(hit(1, icon=True), hit(2, icon=True), hit(3), miss()),
            *(miss(icon=True), hit(1, icon=True)),
        ],
        dice=5,
    )
    choose(at, op.TAKE_DIE[RED], op.USE_ABILITY[RED])
    assert at.view(0)["fight"]["damage"] == 1
    choose(at, op.TAKE_DIE[GREEN], op.USE_ABILITY[GREEN])
    # The last coloured die is thrown without a question.
    choose(at, op.TAKE_WHITE, op.USE_ABILITY[GREEN])
    choose(at, op.TAKE_WHITE, op.USE_ABILITY[RED])

    assert story(at) == lines("""
        DieTaken 0 0 DC-COMBAT-08
        DieHit 0 1 1 DC-HIT-02
        AbilityUsed 0 ability-metamorphosis 0 DC-ICON-01
        ToadPlaced 0 monster 1 DC-RULING-97
        DamageDealt 0 monster 1 part-section=1 59 DC-HIT-03
        DieTaken 1 1 DC-COMBAT-08
        DieHit 1 2 1 DC-HIT-02
        AbilityUsed 1 ability-flurry 1 DC-ICON-01
        DamageDealt 1 monster 2 part-section=2 57 DC-HIT-03
        FlurryBegan 1 DC-RULING-97
        DieTaken 1 1 DC-COMBAT-08
        DieHit 1 3 0 DC-HIT-02
        DamageDealt 1 monster 3 part-section=3 54 DC-HIT-03
        DieTaken 2 2 DC-COMBAT-08
        DieMissed 2 table 0 DC-HIT-01
        HeroHurt 2 1 part-monster=3+ability-metamorphosis=-2 8 DC-MISS-07
        GoldLost 2 monster 1 DC-RULING-97
        DieTaken 0 3 DC-COMBAT-08
        DieMissed 0 table 1 DC-HIT-01
        AbilityUsed 0 ability-refrain 1 DC-ICON-01
        RefrainSung 0 monster 0 DC-RULING-97
        HeroHurt 0 1 part-monster=3+ability-metamorphosis=-2 8 DC-MISS-07
        DieTaken 1 3 DC-COMBAT-08
        DieHit 1 1 1 DC-HIT-02
        AbilityUsed 1 ability-blind-fury 0 DC-ICON-01
        RageTaken 1 8 DC-RULING-97
        DamageDealt 1 monster 2 part-section=1+ability-blind-fury=1 52 DC-HIT-03
    """)


@pytest.mark.rule("DC-RULING-97", "DC-MIX-05")
@pytest.mark.parametrize("gear", [(), ("second-hand-shroud",)])
def test_what_destroys_equipment_takes_some_if_there_is_any(gear: tuple[str, ...]) -> None:
    at = table(hero(gear=gear), hero(), foe=foe(9, ability="destroy-equipment"), script=[miss()])
    choose(at, op.TAKE_DIE[RED])
    if gear:
        choose(at, op.SUFFER)

    assert person(at).gear == []
    assert fight_at(at).active == 1
    assert len(happened(at, ev.GearDestroyed)) == len(gear)


# Who is asked


@pytest.mark.rule("DC-UNIQUE-08", "DC-RULING-21")
def test_nobody_is_blessed_who_lacks_nothing() -> None:
    at = table(hero("sir-moo"), hero(), foe=foe(9), script=[hit(3, icon=True)])
    choose(at, op.TAKE_DIE[BLUE], op.USE_ABILITY[BLUE])

    assert asked(at) == "DC-COMBAT-06"


@pytest.mark.rule("DC-EQUIP-09", "DC-EQUIP-10", "DC-RULING-46", "DC-MABIL-02")
def test_what_kept_the_die_is_asked_for_no_other() -> None:
    one, other = armour("keep-die"), armour("keep-die", price=4)
    at = table(hero(gear=[one, other]), hero(), foe=foe(9, ability="toxic"), script=[miss()])
    choose(at, op.TAKE_DIE[RED], op.GUARD[number(at, one)])

    assert person(at).used == [number(at, one)]
    assert (at.state.dice, fight_at(at).active) == (2, 1)


@pytest.mark.rule("DC-RULING-25", "DC-SCAR-01", "DC-SOLO-01", "DC-RULING-51", "DC-EQUIP-02")
def test_one_player_is_asked_for_the_hero_concerned() -> None:
    old, new = armour("no-damage"), armour("riposte", 1)
    at = table(
        *(hero(gear=[new]), hero(sheet(slots=(1, 1, 1)), gear=[old], life=0, fainted=True)),
        foe=foe(1),
        solo=True,
        script=[hit(1)],
        rooms=[room(1)],
    )
    choose(at, op.TAKE_DIE[RED])
    assert (asked(at), at.state.chooser) == ("DC-RULING-25", 1)
    choose(at, op.COVER_ABILITY[RED])
    assert at.state.chooser == NOBODY
    choose(at, op.HAND[number(at, new)][1])
    assert (asked(at), at.state.chooser) == ("DC-RULING-51", 1)
    choose(at, op.DISCARD[number(at, old)])
    assert at.state.chooser == NOBODY


@pytest.mark.rule("DC-GOAL-01", "DC-RULING-88", "DC-SCORE-01")
@pytest.mark.parametrize(("landed", "ranks"), [(hit(3), (1, 1)), (miss(), (0, 0))])
def test_all_win_or_lose_without_a_score(landed: Any, ranks: tuple[int, ...]) -> None:
    at = table(
        *(hero(), hero()),
        boss=boss(3, 1),
        fight={"spent": [RED, GREEN]},
        dice=0,
        setup={"scoring": False},
        script=[landed],
    )
    result = at.result()
    assert at.is_over

    assert (result.ranks, result.scores, result.scored) == (ranks, (0, 0), False)


@pytest.mark.rule("DC-GOAL-01", "DC-RULING-88")
def test_nobody_has_a_score_before_the_end() -> None:
    result = table(hero(), hero(), foe=foe(9)).result()

    assert (result.scores, result.ranks, result.scored) == ((0, 0), (0, 0), False)


@pytest.mark.rule(
    *("DC-RULING-04", "DC-RULING-05", "DC-RULING-49", "DC-COMBAT-05", "DC-COMBAT-06", "DC-HIT-04"),
    *("DC-UNIQUE-05", "DC-RULING-18"),
)
def test_a_monster_killed_before_a_throw_ends_the_turn_of_who_killed_it() -> None:
    at = table(hero("lady-mary", charmed=["classy-orc"]), hero(), foe=foe(2, 1, 1), rooms=[room(1)])
    choose(at, op.UNLEASH[person(at).charmed[0]])

    assert story(at)[:4] == lines("""
        MonsterUnleashed 0 monster-classy-orc 2 DC-UNIQUE-05
        DamageDealt 0 monster 2 monster-classy-orc=2 0 DC-RULING-18
        MonsterDefeated 0 monster 1 DC-HIT-04
        LootTaken monster 1 DC-REST-04
    """)
    assert at.state.leader == 1
