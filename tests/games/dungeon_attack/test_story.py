"""The story of a game: what happened is told so that nobody thinks a rule was broken."""

import pytest

from tests.games.dungeon_attack.situations import (
    Adventurer,
    Phase,
    adventurer,
    card,
    choose,
    table,
)
from undercroft.engine import Option, Table
from undercroft.games.dungeon_attack.options import (
    HEAL,
    KEEP,
    RECHARGE,
    REPEL,
    REROLL,
    SEARCH_AGAIN,
    SEND_TO_ROOM,
    SNARE,
    STAND,
    TINKER,
    By,
)
from undercroft.games.dungeon_attack.state import ATTACKING, BOSS_AT, Seat
from undercroft.telling import Teller
from undercroft.words import Words

ORRIN, MAREN = card("orrin-cogwright"), card("sister-maren")
HULDA, QUILL = card("hulda-ironbrow"), card("quill")
BRAM, GARRICK = card("bram-redhand"), card("garrick-vane")
YSOLDE, THORN = card("ysolde-emberhand"), card("thorn-wildstep")


TYPED = str.maketrans({"\u202f": " ", "\u2019": "'"})
"""Narrow spaces and curly apostrophes, as one types them."""


def story(play: Table, language: str) -> list[str]:
    """What happened so far, as sentences."""
    teller = Teller(play, Words(language, play.game))
    return [teller.event(event).translate(TYPED) for event in play.events]


def tells(play: Table, english: str, french: str) -> bool:
    """Whether the story has a sentence, in both languages."""
    return english in story(play, "en") and french in story(play, "fr")


@pytest.mark.parametrize(
    ("me", "dice", "english", "french"),
    [
        (adventurer(QUILL, facing=2), "DA", "rolls DA.", "lance DA."),
        (adventurer(QUILL, bosses=1), "A", "rolls Boss A.", "lance Boss A."),
        (adventurer(QUILL, facing=1, bosses=1), "D A", "rolls D · Boss A.", "lance D · Boss A."),
        (adventurer(QUILL, epic=1), "DA", "rolls Epic Monster DA.", "lance Monstre épique DA."),
        (
            adventurer(QUILL, facing=1, epic=1),
            "D DA",
            "rolls D · Epic Monster DA.",
            "lance D · Monstre épique DA.",
        ),
        (
            adventurer(QUILL, bosses=1, epic=1),
            "A DA",
            "rolls Boss A · Epic Monster DA.",
            "lance Boss A · Monstre épique DA.",
        ),
    ],
)
def test_a_roll_names_only_the_dice_that_were_rolled(
    me: Seat, dice: str, english: str, french: str
) -> None:
    play = table(me, adventurer(), room=1, dice=dice, epic_monster=True)

    assert tells(play, f"Quill {english}", f"Quill {french}")


@pytest.mark.parametrize(
    ("me", "dice", "english", "french"),
    [
        (adventurer(MAREN, pile=1), "M", "searches M.", "fouille : M."),
        (adventurer(MAREN, boss_pile=1), "A", "searches Boss A.", "fouille : Boss A."),
        (
            adventurer(MAREN, pile=1, boss_pile=1),
            "M A",
            "searches M · Boss A.",
            "fouille : M · Boss A.",
        ),
    ],
)
def test_a_search_names_only_the_dice_that_were_thrown(
    me: Seat, dice: str, english: str, french: str
) -> None:
    play = table(me, phase=Phase.SEARCH, level=3, dice=dice)

    assert tells(play, f"Sister Maren {english}", f"Sœur Maren {french}")


@pytest.mark.parametrize(
    ("dice", "english", "french"),
    [
        ("M M", "nothing", "ne trouve rien"),
        ("A M", "1 Gold", "trouve 1 pièce d'or"),
        ("D M", "1 Magic Item", "trouve 1 Objet magique"),
        ("M D", "1 Magic Artifact", "trouve 1 Artefact magique"),
        ("AD M", "1 Gold and 1 Magic Item", "trouve 1 pièce d'or et 1 Objet magique"),
        ("M DA", "3 Gold and 1 Magic Artifact", "trouve 3 pièces d'or et 1 Artefact magique"),
        (
            "DD D",
            "2 Magic Items and 1 Magic Artifact",
            "trouve 2 Objets magiques et 1 Artefact magique",
        ),
        (
            "AD DD",
            "1 Gold, 1 Magic Item and 2 Magic Artifacts",
            "trouve 1 pièce d'or, 1 Objet magique et 2 Artefacts magiques",
        ),
    ],
)
def test_treasure_is_told_as_a_list(dice: str, english: str, french: str) -> None:
    regular, bosses = dice.split()
    me = adventurer(ORRIN, pile=len(regular), boss_pile=len(bosses))

    play = table(me, phase=Phase.SEARCH, level=3, dice=dice)

    assert tells(play, f"Orrin Cogwright finds {english}.", f"Orrin Cogwright {french}.")


def test_a_hoard_alone_is_no_search_that_finds_nothing() -> None:
    play = table(adventurer(ORRIN, epic_pile=1), phase=Phase.SEARCH, level=3, epic_monster=True)

    assert story(play, "en")[0] == "Orrin Cogwright opens the hoard of the Epic Monster: 10 Gold!"


@pytest.mark.parametrize(
    ("by", "english", "french"),
    [
        (By.ABILITY, "Mend", "grâce à son pouvoir (Remède)"),
        (By.ARTIFACT, "a Magic Artifact", "avec un Artefact magique"),
        (By.ITEM, "a Magic Item", "avec un Objet magique"),
    ],
)
def test_who_heals_their_own_hit_is_named_once(by: By, english: str, french: str) -> None:
    me = adventurer(MAREN, hits=2, charged=1, artifacts=1)
    play = choose(table(me, adventurer(), room=1), HEAL[by][0])

    assert tells(
        play,
        f"Sister Maren uses {english} to heal: now Stunned.",
        f"Sœur Maren se soigne {french} : maintenant Sonnée.",
    )


def test_healing_somebody_else_names_both_and_the_ability_that_pays() -> None:
    play = choose(table(adventurer(MAREN), adventurer(QUILL, hits=1), room=1), HEAL[By.ABILITY][1])

    assert tells(
        play,
        "Sister Maren heals Quill with Mend: now unhurt.",
        "Sœur Maren soigne Quill grâce à son pouvoir (Remède) : maintenant indemne.",
    )
    assert tells(
        play,
        "Sister Maren earns 1 Gold for healing someone else (Mend).",
        "Sœur Maren gagne 1 pièce d'or pour ce soin (Remède).",
    )


@pytest.mark.rule("DA-ABILITY-01")
@pytest.mark.parametrize(
    ("me", "roll", "english", "french"),
    [
        (adventurer(GARRICK, facing=6), "DDDDDA", "Onslaught: Garrick Vane", "Déferlante"),
        (adventurer(GARRICK, facing=6), "DDDDAA", None, None),
        (adventurer(GARRICK, facing=5), "DDDDD", None, None),
        (adventurer(BRAM, facing=5, hits=1), "DDDDA", "Fury: Bram Redhand", "Fureur"),
        (adventurer(BRAM, facing=5, hits=1), "DDDAA", None, None),
        (adventurer(BRAM, facing=5), "DDDDA", None, None),
    ],
)
def test_a_changed_rating_is_told_when_it_keeps_more(
    me: Seat, roll: str, english: str | None, french: str | None
) -> None:
    play = table(me, adventurer(), dice=roll)

    told = [sentence for sentence in story(play, "en") if "fights with" in sentence]
    rating = 5 if me.card is GARRICK else 4
    assert told == ([f"{english} fights with Combat Rating {rating}."] if english else [])
    in_french = [sentence for sentence in story(play, "fr") if "combat avec" in sentence]
    assert [sentence.partition(" :")[0] for sentence in in_french] == ([french] if french else [])


@pytest.mark.rule("DA-ABILITY-01")
@pytest.mark.parametrize(
    ("me", "rating"),
    [
        (adventurer(BRAM, hits=0), 3),
        (adventurer(BRAM, hits=1), 4),
        (adventurer(BRAM, hits=2), 5),
        (adventurer(GARRICK), 4),
        (adventurer(GARRICK, facing=5), 4),
        (adventurer(GARRICK, facing=6), 5),
    ],
)
def test_the_board_shows_the_rating_that_counts_now(me: Seat, rating: int) -> None:
    waiting = table(adventurer(), me, room=1)

    assert waiting.view(None)["seats"][1]["rating"] == rating
    assert waiting.view(None)["seats"][1]["card"]["rating"] == me.card.rating


@pytest.mark.rule("DA-ABILITY-01")
def test_the_board_shows_the_rating_of_a_roll_that_lies_on_the_table() -> None:
    rolling = table(adventurer(GARRICK, facing=6), adventurer(), dice="MDDDDD")

    assert [one["rating"] for one in rolling.view(1)["seats"]] == [5, 3]


@pytest.mark.rule("DA-ABILITY-01")
def test_a_lower_rating_is_told_when_it_keeps_less() -> None:
    dazed = Adventurer(id="dazed", rating=3, rating_stunned=1)

    play = table(adventurer(dazed, facing=3, hits=1), adventurer(), dice="DDA")

    assert "Dazed: Dazed fights with Combat Rating 1." in story(play, "en")


@pytest.mark.parametrize(
    ("roll", "english", "french"),
    [
        ("DDD", "1 Defeated die too many counts", "1 Défaite en trop compte comme une Attaque"),
        (
            "DDDD",
            "2 Defeated dice too many count",
            "2 Défaites en trop comptent comme des Attaques",
        ),
    ],
)
def test_defeated_dice_that_count_as_attacking_say_why(
    roll: str, english: str, french: str
) -> None:
    play = table(adventurer(QUILL, facing=len(roll)), adventurer(), dice=roll)

    assert tells(
        play,
        f"Quill has Combat Rating 2: {english} as Attacking.",
        f"Quill a une Valeur de combat de 2 : {french}.",
    )


def test_no_word_of_a_rating_that_suffices() -> None:
    play = table(adventurer(QUILL, facing=3), adventurer(), dice="DDA")

    assert story(play, "en") == [
        "Quill rolls DDA.",
        "Quill beats 2 monsters.",
        "1 die stays with Quill.",
    ]


def test_a_boss_that_is_not_kept_counts_among_the_surplus() -> None:
    play = table(adventurer(QUILL, facing=2, bosses=1), adventurer(), dice="DD D D")

    choose(play, KEEP[0][0])

    assert "Quill has Combat Rating 2: 1 Defeated die too many counts as Attacking." in story(
        play, "en"
    )


@pytest.mark.parametrize(
    ("me", "dice", "english", "french"),
    [
        (
            adventurer(HULDA, facing=2),
            "AA",
            "Nothing but Attacking dice, but Hulda Ironbrow takes no HIT (Bulwark).",
            "Rien que des Attaques, mais Hulda Ironbrow n'encaisse aucun COUP (Rempart).",
        ),
        (
            adventurer(HULDA, facing=1, bosses=2),
            "A AA",
            "The Epic Monster strikes, but Hulda Ironbrow takes no HIT (Bulwark).",
            "Le Monstre épique frappe, mais Hulda Ironbrow n'encaisse aucun COUP (Rempart).",
        ),
        (
            adventurer(HULDA, facing=1),
            "A",
            "Nothing but Attacking dice: HIT! Hulda Ironbrow is Stunned.",
            "Rien que des Attaques : COUP ! Hulda Ironbrow est Sonnée.",
        ),
        (
            adventurer(QUILL, facing=2, epic=1),
            "AA DM",
            "Nothing but Attacking dice beside the Epic Monster: HIT! Quill is Stunned.",
            "Rien que des Attaques en dehors du Monstre épique : COUP ! Quill est Sonné.",
        ),
        (
            adventurer(QUILL, facing=2, epic=1),
            "AA DM",
            "The Epic Monster's two dice differ: it stays with Quill.",
            "Les deux dés du Monstre épique diffèrent : il reste face à Quill.",
        ),
        (
            adventurer(QUILL, facing=2, epic=1, hits=1),
            "DA AA",
            "The Epic Monster strikes: HIT! Quill is Wounded.",
            "Le Monstre épique frappe : COUP ! Quill est Blessé.",
        ),
        (
            adventurer(QUILL, facing=1, bosses=2),
            "D AA",
            "The Epic Monster strikes: HIT! Quill is Stunned.",
            "Le Monstre épique frappe : COUP ! Quill est Sonné.",
        ),
    ],
)
def test_a_hit_taken_or_avoided_says_why(me: Seat, dice: str, english: str, french: str) -> None:
    play = table(me, adventurer(), room=1, dice=dice, epic_monster=True)

    assert tells(play, english, french)


def test_an_epic_pair_of_equal_dice_does_not_differ() -> None:
    play = table(adventurer(QUILL, epic=1), adventurer(), room=1, dice="AA", epic_monster=True)

    assert not [sentence for sentence in story(play, "en") if "differ" in sentence]


REPELLER = Adventurer(id="repeller", rating=3, repels=1)


@pytest.mark.parametrize(
    ("me", "dice", "options", "english", "french"),
    [
        (
            adventurer(ORRIN, drained=1),
            "",
            [TINKER],
            "Orrin Cogwright recharges a Magic Item for free (Tinker).",
            "Orrin Cogwright recharge gratuitement un Objet magique (Bricolage).",
        ),
        (
            adventurer(ORRIN, drained=1),
            "",
            [STAND, RECHARGE],
            "Orrin Cogwright recharges a Magic Item.",
            "Orrin Cogwright recharge un Objet magique.",
        ),
        (
            adventurer(YSOLDE, bosses=1),
            "A D",
            [REROLL[By.ABILITY][BOSS_AT + ATTACKING]],
            "Ysolde Emberhand re-rolls a Boss with Firebolt: Attacking becomes Defeated.",
            (
                "Ysolde Emberhand relance un Boss grâce à son pouvoir (Trait de feu) : "
                "Attaque devient Défaite."
            ),
        ),
        (
            adventurer(QUILL, facing=2, charged=1),
            "AD D",
            [REROLL[By.ITEM][ATTACKING]],
            "Quill re-rolls a regular die with a Magic Item: Attacking becomes Defeated.",
            "Quill relance un dé ordinaire avec un Objet magique : Attaque devient Défaite.",
        ),
        (
            adventurer(THORN, facing=1),
            "A",
            [SNARE, SEND_TO_ROOM],
            "Thorn Wildstep uses Snare: 1 regular die turns from Attacking to Moving.",
            "Thorn Wildstep change 1 Attaque d'un dé ordinaire en Mouvement (Collet).",
        ),
        (
            adventurer(REPELLER, facing=2),
            "D",
            [REPEL],
            "Repeller sends a die to the Dungeon Room before rolling (Repeller).",
            "Repeller envoie un dé dans la Salle du donjon avant de lancer (Repeller).",
        ),
    ],
)
def test_an_ability_is_named_when_it_is_used(
    me: Seat, dice: str, options: list[Option], english: str, french: str
) -> None:
    play = choose(table(me, adventurer(), room=1, dice=dice), *options)

    assert tells(play, english, french)


@pytest.mark.parametrize(
    ("me", "kind", "dice", "english", "french"),
    [
        (adventurer(QUILL, pile=1), 0, "M A", "a regular die", "un dé ordinaire"),
        (adventurer(QUILL, boss_pile=1), 1, "M A", "a Boss die", "un dé Boss"),
    ],
)
def test_searching_again_names_the_ability_and_the_die(
    me: Seat, kind: int, dice: str, english: str, french: str
) -> None:
    play = choose(table(me, phase=Phase.SEARCH, level=3, dice=dice), SEARCH_AGAIN[kind])

    assert tells(
        play,
        f"Quill searches again with {english} (Nimble Fingers): Moving becomes Attacking.",
        f"Quill fouille encore avec {french} (Doigts agiles) : Mouvement devient Attaque.",
    )


@pytest.mark.parametrize(
    ("strict", "english", "french"),
    [(False, "everyone", "chacun"), (True, "everyone still standing", "quiconque tient debout")],
)
def test_the_rest_says_whom_it_heals(strict: bool, english: str, french: str) -> None:
    play = table(adventurer(hits=1), phase=Phase.SEARCH, strict_knock_out=strict)

    assert tells(
        play,
        f"The party rests: {english} heals 1 HIT, and all Magic Items are recharged.",
        f"Le groupe se repose : {french} soigne 1 COUP,"
        " et tous les Objets magiques sont rechargés.",
    )


def test_beaten_dice_are_counted_in_figures() -> None:
    seats = adventurer(QUILL, facing=1, bosses=1), adventurer()
    play = table(*seats, room=1, dice="D D D")

    assert tells(
        play,
        "Quill beats 1 Boss and 1 regular monster.",
        "Quill terrasse 1 Boss et 1 monstre ordinaire.",
    )
