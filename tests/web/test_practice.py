"""The practice room: what is thrown is chosen, thrown by keys and by touch, and counted."""

import re

from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.nodes import Node
from tests.web.barriers import barriers
from tests.web.visits import new_window, until

TOLD = re.compile(r"(Bounced|Didn’t bounce).*, rests (on|in|off) .*(icon|no icon)", re.IGNORECASE)
"""What the die did, in words that are read aloud."""
PHONE = {"width": 390, "height": 844}


def come_in(page: Page, node: Node, search: str = "") -> None:
    page.goto(f"{node.url}/practice{search}")
    expect(hand(page)).to_be_visible()


def hand(page: Page) -> Locator:
    """The hand while there is a die in it."""
    return page.locator(".hand:not([aria-disabled=true])")


def count(page: Page, what: str) -> Locator:
    """A number of one's own hand."""
    return page.locator("dl div", has_text=what).locator("dd")


def throw_by_keys(page: Page) -> None:
    hand(page).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def test_from_home_a_die_is_thrown_by_keys_and_counted(page: Page, node: Node) -> None:
    page.goto(node.url)
    page.get_by_role("link", name=re.compile("Practice room Throw")).click()
    expect(hand(page)).to_be_visible()
    throw_by_keys(page)
    expect(page.locator(".verdict")).to_contain_text(re.compile("Hit|Miss"))
    expect(count(page, "Throws")).to_have_text("1")
    throw_by_keys(page)
    expect(count(page, "Throws")).to_have_text("2")
    page.reload()
    expect(count(page, "Throws")).to_have_text("2")
    page.get_by_role("button", name="Start over").click()
    page.get_by_role("dialog").get_by_role("button", name="Start over").click()
    expect(count(page, "Throws")).to_have_text("0")


def test_what_the_table_throws_is_not_counted(page: Page, node: Node) -> None:
    come_in(page, node)
    page.get_by_role("button", name="Throw for me").click()
    expect(page.locator(".verdict")).to_contain_text(re.compile("Hit|Miss"))
    expect(hand(page)).to_be_visible()
    expect(count(page, "Throws")).to_have_text("0")


def test_special_throws_that_do_not_go_together_say_why(page: Page, node: Node) -> None:
    come_in(page, node)
    page.get_by_role("button", name="a plain throw").click()
    window = page.get_by_role("dialog")
    window.get_by_role("button", name="Nose", exact=True).click()
    elbow = window.get_by_role("button", name="Elbow", exact=True)
    expect(elbow).to_have_attribute("aria-disabled", "true")
    elbow.focus()
    page.keyboard.press("Enter")
    expect(window).to_contain_text("Doesn’t go with Nose: each of them launches the die.")
    window.get_by_role("button", name="Blind", exact=True).click()
    expect(window.get_by_role("button", name="Jump", exact=True)).to_have_attribute(
        "aria-disabled", "true"
    )
    assert barriers(page) == []
    window.get_by_role("button", name="Throw it").click()
    expect(page).to_have_url(re.compile(r"board=first&die=d6&with=nose%2Cblind$"))
    throw_by_keys(page)
    expect(page.locator(".verdict")).to_contain_text(re.compile("(Kept|Broken): Nose"))
    assert barriers(page) == []


def test_a_die_is_tossed_and_blown_at(page: Page, node: Node) -> None:
    come_in(page, node, "?board=catacombs&die=d12&with=blow-shot")
    throw_by_keys(page)
    page.locator("[data-option=blow]").click()
    expect(page.locator(".verdict")).to_contain_text(re.compile("(Kept|Broken): Blow Shot"))
    expect(count(page, "Throws")).to_have_text("1")


def test_one_key_stops_three_bars_and_throws(page: Page, node: Node) -> None:
    come_in(page, node)
    page.get_by_role("button", name="With one key").click()
    bars = page.locator("[data-option=timing]")
    bars.focus()
    for words in ("Start the bars", "Stop: direction", "Stop: strength", "Stop and throw"):
        expect(bars).to_have_text(words)
        page.keyboard.press("Space")
    expect(page.locator(".verdict [role=status]")).to_contain_text(TOLD)
    expect(count(page, "Throws")).to_have_text("1")
    assert barriers(page) == []


def test_an_aim_is_typed(page: Page, node: Node) -> None:
    come_in(page, node)
    page.get_by_role("button", name="By numbers").click()
    page.get_by_role("spinbutton", name="Degrees to the right").fill("3")
    page.get_by_role("spinbutton", name="Strength in percent").fill("105")
    page.get_by_role("spinbutton", name="Degrees higher").fill("-2")
    page.get_by_role("button", name="Throw the die").click()
    expect(page.locator(".verdict [role=status]")).to_contain_text(TOLD)
    expect(count(page, "Throws")).to_have_text("1")
    assert barriers(page) == []


def test_a_finger_on_a_phone_flicks_in_french(browser: Browser, node: Node) -> None:
    window = new_window(
        browser, viewport=PHONE, has_touch=True, locale="fr-FR", reduced_motion="reduce"
    )
    page = window.new_page()
    come_in(page, node, "?board=catacombs")
    expect(page.get_by_role("heading", name="Salle d’entraînement")).to_be_visible()
    until(page, lambda: page.locator(".verdict").count() > 0 or swipe(page))
    expect(page.locator(".verdict")).to_contain_text(re.compile("Réussite|Échec"))
    expect(count(page, "Lancers")).to_have_text("1")
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    assert barriers(page) == []
    window.close()


def swipe(page: Page) -> bool:
    """A finger flicks the die up; a busy machine may move it too slowly to be a throw."""
    box = hand(page).bounding_box() if hand(page).count() else None
    if box is None:
        return False
    touch = page.context.new_cdp_session(page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def feel(kind: str, *points: float) -> None:
        at = [{"x": x, "y": y - up} for up in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    feel("touchStart", 0)
    for step in range(1, 7):
        feel("touchMove", 9 * step * step)
    feel("touchEnd")
    return False


def test_a_throw_is_shared_by_a_link_and_kept_as_a_video(page: Page, node: Node) -> None:
    come_in(page, node, "?with=blind")
    throw_by_keys(page)
    told = page.locator(".verdict [role=status]")
    expect(told).to_contain_text(TOLD)
    before = " ".join(told.inner_text().split())
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("A link that plays this throw").first
    path = link.input_value().removeprefix(node.url)
    assert re.fullmatch(r".*/throw/[\w-]+", path)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a video").click()
    video = download.value.path().read_bytes()
    assert download.value.suggested_filename.endswith((".webm", ".mp4"))
    assert len(video) > 10_000
    assert video[:4] == b"\x1a\x45\xdf\xa3" or video[4:8] == b"ftyp"

    page.goto(f"{node.url}/throw/{path.rpartition('/')[2]}")
    expect(page.locator(".verdict [role=status]")).to_have_text(before)
    assert barriers(page) == []
    page.get_by_role("link", name="Try it yourself").click()
    expect(page).to_have_url(re.compile(r"/practice\?board=first&die=d6&with=blind$"))
    expect(hand(page)).to_be_visible()


def test_a_link_that_leads_to_no_throw_says_so(page: Page, node: Node) -> None:
    page.goto(f"{node.url}/throw/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("This throw isn’t here")
