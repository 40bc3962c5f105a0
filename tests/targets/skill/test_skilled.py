"""Landings by skill: as often as they were measured, from the table's own stream, for any throw."""

from collections import Counter
from itertools import combinations, pairwise
from math import prod

import pytest

from tests.lanterns import PLAY, WISP, Lanterns
from undercroft.engine import Fast, Keyed, Landing, Refused, Scripted, Table
from undercroft.engine.chance import Source
from undercroft.engine.entries import Threw
from undercroft.engine.replay import log_of, verify
from undercroft.targets.conditions.combination import is_impossible
from undercroft.targets.conditions.files import conditions
from undercroft.targets.move import Setting, Throw
from undercroft.targets.scene.board import board, board_names
from undercroft.targets.scene.dice import KINDS, die_kind, is_template
from undercroft.targets.scene.regions import section_values
from undercroft.targets.skill.odds import Odds, difficulty, odds
from undercroft.targets.skill.skilled import HANDS, Skilled, is_as_drawn, threw_by_skill
from undercroft.targets.skill.tables import pair_skills, skill, skills

MANY = 4000
PLAIN_THROW = Throw(0, "", "d6")


def weights(found: Odds) -> list[int]:
    return [high - low for low, high in pairwise((0, *found.sums))]


def hit_share(name: str, found: Odds) -> float:
    """How often a throw at a board hits."""
    values = section_values(board(name))
    hits = (
        weight
        for end, weight in zip(found.ends, weights(found), strict=True)
        if end.place in values and end.bounces and not end.broken
    )
    return sum(hits) / found.total


def kept_share(found: Odds) -> float:
    kept = zip(found.ends, weights(found), strict=True)
    return sum(weight for end, weight in kept if not end.broken) / found.total


def drawn(throw: Throw, count: int, source: Source, hand: str = "steady") -> list[Landing]:
    skilled = Skilled(source, [hand])
    found = []
    for _ in range(count):
        threw = skilled.throw(throw)
        assert threw is not None
        assert threw.way == hand
        found.append(threw.landing)
        skilled.move_on()
    return found


def test_landings_come_as_often_as_they_were_measured() -> None:
    entry = skill("first", "d6", "over-card", "steady")
    landings = drawn(Throw(0, "", "d6", ("over-card",)), MANY, Fast(3))

    seen = Counter((each.place, each.bounces, not each.broken) for each in landings)
    for outcome in entry.outcomes:
        share = seen[outcome.place, outcome.bounces, bool(outcome.kept)] / MANY
        assert share == pytest.approx(outcome.count / entry.throws, abs=0.04)
    assert {each.broken for each in landings} == {(), ("over-card",)}
    assert {each.face for each in landings} >= set(range(6))


def test_the_measured_odds_are_the_table() -> None:
    for entry in skills().values():
        names = () if entry.condition == "plain" else (entry.condition,)
        found = odds(entry.board, entry.die, names, entry.hand)

        assert found.total == entry.throws
        assert weights(found) == [outcome.count for outcome in entry.outcomes]


def test_the_same_key_throws_the_same_and_another_place_in_it_differs() -> None:
    key = b"a key of the table"

    assert drawn(PLAIN_THROW, 50, Keyed(key)) == drawn(PLAIN_THROW, 50, Keyed(key))
    assert drawn(PLAIN_THROW, 50, Keyed(key)) != drawn(PLAIN_THROW, 50, Keyed(key, position=9))


def test_dice_and_cards_come_from_the_other_source() -> None:
    plain, skilled = Keyed.from_seed("a"), Skilled(Keyed.from_seed("a"), ["steady"])

    assert [skilled.draw(range(9)) for _ in range(20)] == [plain.draw(range(9)) for _ in range(20)]
    assert skilled.position == plain.position


def test_each_seat_has_its_hand_and_who_has_none_throws_otherwise() -> None:
    told = Landing("zone-1", 2, 1)
    skilled = Skilled(Scripted([told]), [None, "steady"])

    assert skilled.throw(PLAIN_THROW) == Threw(told)
    assert skilled.throw(Throw(1, "", "d6")) is None, "a script has no seed to throw with"


@pytest.mark.parametrize(
    ("board_name", "die", "names"),
    [
        ("first", "d6", ()),
        ("first", "d6", ("bank", "double")),
        ("catacombs", "d12", ("bone-shot",)),
        ("catacombs", "d12", ("flying-stand",)),
        ("catacombs", "coin", ("destiny-coin",)),
        ("catacombs", "backstab", ("flip-backstab",)),
        ("first", "d12", ("nose-shot",)),
    ],
)
def test_what_is_drawn_can_be_and_so_can_the_next_throw(
    board_name: str, die: str, names: tuple[str, ...]
) -> None:
    source = Fast(7)
    for hand in HANDS:
        setting = Setting(board_name)
        for _ in range(40):
            throw = Throw(0, "", die, names, setting)
            landing = threw_by_skill(throw, hand, source.seed()).landing
            throw.check(landing)
            setting = setting.after(landing) if len(setting.dice) < 12 else Setting(board_name)


def test_a_web_catches_what_would_fall_into_its_hole_and_a_template_covers_sections() -> None:
    source = Fast(8)
    holes = tuple(hole.id for hole in board("catacombs").holes)
    webbed = Setting("catacombs", webs=holes)
    compass = threw_by_skill(
        Throw(0, "", "compass", ("flip-compass",), webbed), "steady", source.seed()
    ).landing
    covered = webbed.after(compass)

    throw = Throw(0, "", "d12", (), covered)
    found = [threw_by_skill(throw, "steady", source.seed()).landing for _ in range(600)]

    places = {landing.place for landing in found}
    assert not places & set(holes)
    assert any(place.startswith("web-") for place in places)
    assert "compass" in places


def thrown() -> Table:
    """A table where somebody has just thrown by skill."""
    table = Table(Lanterns(), 2, by_skill(Keyed.from_seed("wisp")))
    while not any(isinstance(entry, Threw) for entry in table.entries):
        seat = table.waiting_for[0]
        offered = list(table.options(seat))
        wisp = [option for option in offered if option is PLAY[WISP]]
        table.answer(seat, (wisp or offered)[0])
    return table


def by_skill(source: Source) -> Skilled:
    return Skilled(source, ["average", "clumsy"])


def test_going_back_is_no_second_chance() -> None:
    table = thrown()
    whole = list(table.entries)

    table.goto(len(table.decisions()) - 1)
    table.take(whole[len(table.entries)])

    assert table.entries == whole


def test_a_log_with_its_key_proves_a_throw() -> None:
    log = log_of(thrown(), with_key=True)

    (found,) = verify(log, Lanterns()).throws
    assert is_as_drawn(found) is True
    other = Threw(Landing("table", 0, 1, icon=True), "average")
    assert is_as_drawn(found._replace(entry=other)) is False
    assert is_as_drawn(found._replace(entry=Threw(other.landing, "companion"))) is None


def allowed_pairs(edition: str) -> list[tuple[str, str]]:
    """The pairs of an edition's conditions that are thrown with its die."""
    cards = [card for card in conditions().values() if card.edition == edition and not card.die]
    both = combinations(cards, 2)
    return [(one.id, other.id) for one, other in both if not is_impossible(one, other)]


def test_a_measured_pair_is_kept_and_hits_as_often_as_it_did() -> None:
    for entry in pair_skills().values():
        names = tuple(entry.condition.split("+"))
        found = odds(entry.board, entry.die, names, entry.hand)
        plain = hit_share(entry.board, odds(entry.board, entry.die, (), entry.hand))
        kept, hits = entry.kept / entry.throws, entry.hits / entry.throws

        assert kept_share(found) == pytest.approx(kept, abs=0.001)
        assert {name for end in found.ends for name in end.broken} <= set(names)
        if is_template(entry.die):  # whatever is kept of a flip is a hit
            assert hits == kept
        else:
            found_hits = hit_share(entry.board, found)
            assert found_hits == pytest.approx(min(hits, kept * plain), abs=0.001)


@pytest.mark.parametrize("edition", ["first", "catacombs"])
def test_an_allowed_pair_that_was_not_measured_has_odds_in_which_difficulties_multiply(
    edition: str,
) -> None:
    """With the other box's die nothing is measured for two conditions."""
    die = {"first": "d12", "catacombs": "d6"}[edition]
    for one, other in allowed_pairs(edition):
        for hand in HANDS:
            both = odds(edition, die, (one, other), hand)
            parts = [difficulty(name, hand, edition, die) for name in (one, other)]
            kept = parts[0].kept * parts[1].kept
            plain = hit_share(edition, odds(edition, die, (), hand))

            assert kept_share(both) == pytest.approx(kept, abs=0.001)
            hits = plain * kept * parts[0].hits * parts[1].hits
            assert hit_share(edition, both) == pytest.approx(hits, abs=0.001)


def test_three_conditions_multiply_too() -> None:
    names = ("blind", "flick", "jump")
    parts = [difficulty(name, "steady") for name in names]

    found = odds("first", "d6", names, "steady")

    assert kept_share(found) == pytest.approx(prod(part.kept for part in parts), abs=0.001)


@pytest.mark.parametrize("name", board_names())
@pytest.mark.parametrize("die", KINDS)
@pytest.mark.parametrize("hand", HANDS)
def test_every_die_can_be_thrown_at_every_board(name: str, die: str, hand: str) -> None:
    found = odds(name, die, (), hand)

    assert found.total > 0
    assert found.faces == die_kind(die).faces


def test_a_condition_of_one_box_is_thrown_at_the_other_board() -> None:
    for hand in HANDS:
        plain = hit_share("catacombs", odds("catacombs", "d12", (), hand))
        flicked = hit_share("catacombs", odds("catacombs", "d12", ("flick",), hand))
        wanted = difficulty("flick", hand, "catacombs", "d12")

        assert flicked == pytest.approx(plain * wanted.hits * wanted.kept, abs=0.001)


def test_conditions_in_any_order_or_twice_are_the_same() -> None:
    assert odds("first", "d6", ("flick", "blind"), "steady") == odds(
        "first", "d6", ("blind", "flick", "blind"), "steady"
    )


def test_two_bounces_are_seen_where_two_are_kept() -> None:
    found = odds("first", "d6", ("double", "blind"), "steady")

    assert all(
        end.bounces >= 2 for end in found.ends if "double" not in end.broken and not end.broken
    )


@pytest.mark.parametrize(
    ("throw", "reason"),
    [
        (("moon", "d6", (), "steady"), "unknown-board"),
        (("first", "d20", (), "steady"), "unknown-die"),
        (("first", "d6", ("moonwalk",), "steady"), "unknown-condition"),
        (("first", "d6", (), "third"), "no-skill"),
    ],
)
def test_what_does_not_exist_is_refused(
    throw: tuple[str, str, tuple[str, ...], str], reason: str
) -> None:
    with pytest.raises(Refused) as refused:
        odds(*throw)

    assert refused.value.reason == reason


def test_a_web_that_is_gone_is_a_hole_again() -> None:
    throw = Throw(0, "", "d12", ("spider-webs",), Setting("catacombs", webs=("hole-1",)))
    for seed in range(3000):
        throw.check(threw_by_skill(throw, "clumsy", seed.to_bytes(32, "little")).landing)


@pytest.mark.rule("DC-MIX-03", "DC-MIX-05")
@pytest.mark.parametrize("name", board_names())
def test_conditions_of_two_boxes_are_drawn_at_either_board_with_either_die(name: str) -> None:
    cards = conditions().values()
    for one, other in combinations(cards, 2):
        if one.edition == other.edition or is_impossible(one, other):
            continue
        for die in {one.die or other.die} - {""} or ("d6", "d12"):
            throw = Throw(0, "", die, (one.id, other.id), Setting(name))
            for hand in HANDS:
                throw.check(threw_by_skill(throw, hand, bytes(32)).landing)


@pytest.mark.rule("DC-REQ-05")
def test_what_is_the_same_in_two_boxes_is_drawn_once() -> None:
    both = Throw(0, "", "d6", ("nose-shot", "nose"))
    nose = Throw(0, "", "d6", ("nose",))
    for seed in range(40):
        key = bytes([seed]) * 32
        assert threw_by_skill(both, "clumsy", key) == threw_by_skill(nose, "clumsy", key)


@pytest.mark.rule("DC-MIX-03")
def test_no_bone_is_hit_at_a_board_without_bones() -> None:
    shot = Throw(0, "", "d12", ("bone-shot",))

    assert shot.hopeless
    assert not Throw(0, "", "d12", ("bone-shot",), Setting("catacombs")).hopeless
    assert kept_share(odds("first", "d12", ("bone-shot",), "steady")) == 0
    assert kept_share(odds("first", "d12", ("bone-shot", "blind"), "steady")) == 0
    with pytest.raises(Refused) as refused:
        shot.check(Landing("zone-3", 1, 1))
    assert refused.value.facts["field"] == "broken"
