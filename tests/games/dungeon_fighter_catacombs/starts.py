"""Where the conformance kit starts beside new games: what random play seldom lives to see."""

from collections.abc import Callable
from typing import Any

from tests.games.dungeon_fighter_catacombs.situations import (
    BLUE,
    GREEN,
    RED,
    Player,
    flipped,
    hero,
    table,
)
from undercroft.engine import Table


def start(*players: Player, **more: Any) -> Table:
    """A table of the shipped game, without a card that is made for tests."""
    return table(*players, **more)


def before_the_boss() -> Table:
    """A Boss with little life left, and Heroes with something for every window."""
    return start(
        hero(
            "lady-mary",
            life=6,
            gear=["smelling-salts", "lid-of-a-coffin"],
            charmed=["bat-on-a-string"],
        ),
        hero("sir-moo", life=5, gear=["second-hand-shroud", "ribcage-with-a-spring"]),
        hero("lianna-lightbringer", gear=["last-word", "spluttering-stick"], scars=[RED]),
        hero("saul-baysar", gear=["funeral-buffet", "coin-from-an-eyelid", "map-with-an-x"]),
        boss="night-shift-supervisor",
        life=9,
        dice=5,
        relics=["everlasting-teapot"],
    )


def before_the_last_shop() -> Table:
    """Gold, wounds, a faint, a fourth faint, experience, and two Shops behind them."""
    return start(
        hero("lady-mary", life=4, xp=3, tokens=[RED], gear=["bloodhound-puppy"]),
        hero("saul-baysar", life=0, fainted=True, scars=[BLUE], gear=["smelling-salts"]),
        hero("sir-moo", life=0, fainted=True, scars=[BLUE, RED, GREEN], gear=["sneeze-machine"]),
        foe="loose-collarbone",
        room="rotten-food",
        passed=["haunted-cellar", "first-aid-room", "collection-box", "bell-ringers-rest"],
        life=1,
        gold=12,
        leader=0,
        dice=7,
        shops=2,
        setup={"level_up": "on"},
    )


def on_the_webs() -> Table:
    """Webs, a Template to be flipped, Toxic, and what may be done at any time."""
    return start(
        hero(
            "lianna-lightbringer",
            life=2,
            gear=["hypnotists-watch", "trousers-with-a-secret-pocket"],
        ),
        hero(
            "lady-mary", life=1, gear=["smelling-salts"], charmed=["classy-orc", "mosquito-choir"]
        ),
        foe="lizard-king",
        room="cartographers-grave",
        script=[flipped()],
        dice=3,
    )


def alone_with_two() -> Table:
    """One player runs two Heroes."""
    return start(
        hero("lady-mary", life=3, gear=["smelling-salts"], charmed=["loose-collarbone"]),
        hero("saul-baysar", life=2, gear=["funeral-buffet", "map-with-an-x"]),
        foe="widow-of-nine",
        room="haunted-cellar",
        solo=True,
    )


STARTS: dict[str, Callable[[], Table]] = {
    "before the boss": before_the_boss,
    "before the last shop": before_the_last_shop,
    "on the webs": on_the_webs,
    "alone with two": alone_with_two,
}
