"""What is told: heroes by their cards, in the right gender, also after they have come back."""

from tests.games.dungeon.situations import (
    GAME,
    before_a_room,
    choose,
    foe,
    front,
    gold,
    hero,
    klass,
    room,
    table,
)
from undercroft.engine import Table
from undercroft.games.dungeon.events import HeroKilled, HeroSentHome, TreasureTaken
from undercroft.games.dungeon.options import ENCOUNTER, STAY, TAKE_CLASS
from undercroft.telling import Teller
from undercroft.words import Words


def told(at: Table, kind: type, language: str = "en") -> list[str]:
    teller = Teller(at, Words(language, GAME))
    return [teller.event(event) for event in at.events if isinstance(event, kind)]


def killed(name: str, other: str) -> Table:
    place = room()
    at = table(
        hero(name, place, used={"spellbook-of-darthon": 1}),
        hero(other, front(room(6))),
        open={place: foe(12)},
        script="11 66",
        setup={"deadly": True},
    )
    return choose(at, STAY, ENCOUNTER)


def test_participles_follow_the_gender_of_the_hero() -> None:
    dwarf, elf = killed("dwarf", "wizard"), killed("elf", "wizard")

    assert told(dwarf, HeroKilled, "fr") == ["Naine est tuée\u202f!"]
    assert told(elf, HeroKilled, "fr") == ["Elfe est tuée\u202f!"]
    hurt = before_a_room(hero("dwarf"), foe(12), ["11", "66"])
    assert told(hurt, HeroSentHome, "fr") == ["Naine est ramenée au Grand Hall."]
    wizard = killed("wizard", "dwarf")
    assert told(wizard, HeroKilled, "fr") == ["Mage est tué\u202f!"]


def test_a_story_stays_right_when_a_player_comes_back_as_somebody_else() -> None:
    at = killed("dwarf", "elf")
    before = told(at, HeroKilled)
    choose(at, STAY, TAKE_CLASS[klass("halfling")])

    assert told(at, HeroKilled) == before == ["Dwarf is killed!"]
    assert Teller(at, Words("en", GAME)).seat(0) == "Halfling"


def test_treasures_are_told_by_name() -> None:
    at = before_a_room(hero("dwarf"), foe(2), ["11"])

    assert told(at, TreasureTaken) == ["Dwarf takes Gold 1000 7: 1,000 GP."]
    assert gold(1000, 7) in at.state.heroes[0].treasures
