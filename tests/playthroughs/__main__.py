"""Write all playthroughs anew."""

from tests.playthroughs import golden_file, playthrough, scenarios
from undercroft.terminal.screen import Screen


def main() -> None:
    screen = Screen()
    for game, name, scenario in scenarios():
        path = golden_file(game, name)
        text = playthrough(game, name, scenario)
        changed = not path.exists() or path.read_text(encoding="utf-8") != text
        path.write_text(text, encoding="utf-8")
        screen.say(f"{'changed' if changed else 'same   '}  {game}/{path.name}")


if __name__ == "__main__":
    main()
