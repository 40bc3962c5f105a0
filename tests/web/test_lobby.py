"""The lobby: public tables by what one can do there and by game, page by page."""

from playwright.sync_api import Locator, Page, expect

from tests.server.clients import lay
from tests.server.nodes import Node
from tests.web.visits import come_in, pick, played_by_bots

SIZE = 20


def lobby(page: Page) -> Locator:
    """The part of the page with the tables of others."""
    return page.get_by_role("region", name="Public tables")


def test_tables_are_sorted_by_what_can_be_done_there(page: Page, node: Node) -> None:
    lay(node, "lanterns", "human,open", public=True, name="Come and sit")
    lay(node, "lanterns", "human,human", public=True, name="Watch us")
    played_by_bots(node, "dungeon-attack", public=True, name="It was fun")
    lay(node, "lanterns", "human,open", name="Among ourselves")
    come_in(page, node)

    for kind, name, game in (
        ("With a free seat", "Come and sit", "Lanterns"),
        ("In progress", "Watch us", "Lanterns"),
        ("Finished", "It was fun", "Dungeon Attack!"),
    ):
        pick(lobby(page), "Which tables", kind)
        line = lobby(page).get_by_role("listitem").filter(has_text=name)
        expect(line).to_contain_text(game)
        others = {"Come and sit", "Watch us", "It was fun", "Among ourselves"} - {name}
        for one in others:
            expect(lobby(page).get_by_role("link", name=one)).to_be_hidden()


def test_tables_of_one_game_come_page_by_page(page: Page, node: Node) -> None:
    for number in range(SIZE + 2):
        lay(node, "dungeon-run", "human,open", public=True, name=f"Run {number}")
    lay(node, "dungeon-attack", "human,open", public=True, name="Attack")
    come_in(page, node)
    links = lobby(page).get_by_role("link")

    pick(lobby(page), "Game", "Dungeon Run")

    expect(links).to_have_count(SIZE)
    expect(links.first).to_have_text(f"Run {SIZE + 1}")
    expect(lobby(page).get_by_role("link", name="Attack")).to_be_hidden()
    lobby(page).get_by_role("button", name="More (2)").click()
    expect(links).to_have_count(SIZE + 2)
    expect(links.last).to_have_text("Run 0")
    expect(lobby(page).get_by_role("button")).to_be_hidden()


def test_tables_that_moved_up_meanwhile_are_listed_once(page: Page, node: Node) -> None:
    for number in range(SIZE + 1):
        lay(node, "dungeon-run", "human,human", public=True, name=f"Watched {number}")
    come_in(page, node)
    pick(lobby(page), "Game", "Dungeon Run")
    pick(lobby(page), "Which tables", "In progress")
    links = lobby(page).get_by_role("link")
    expect(links).to_have_count(SIZE)
    lay(node, "dungeon-run", "human,human", public=True, name="A new one")

    lobby(page).get_by_role("button", name="More").click()

    expect(links.last).to_have_text("Watched 0")
    expect(links).to_have_count(SIZE + 1)


def test_a_filter_without_tables_says_so(page: Page, node: Node) -> None:
    come_in(page, node)

    pick(lobby(page), "Game", "Dungeon Attack!")
    pick(lobby(page), "Which tables", "In progress")

    expect(lobby(page).get_by_text("No public game is in progress right now.")).to_be_visible()
