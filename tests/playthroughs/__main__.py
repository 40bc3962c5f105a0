"""Write playthroughs anew: all, or those of the games that are named."""

import sys

from tests.playthroughs import golden_file, playthrough, scenarios
from undercroft.terminal.screen import Screen


def main() -> None:
    screen = Screen()
    wanted = sys.argv[1:]
    for game, name, scenario in scenarios():
        if wanted and game not in wanted:
            continue
        path = golden_file(game, name)
        text = playthrough(game, name, scenario)
        changed = not path.exists() or path.read_text(encoding="utf-8") != text
        path.write_text(text, encoding="utf-8")
        screen.say(f"{'changed' if changed else 'same   '}  {game}/{path.name}")


if __name__ == "__main__":
    main()
