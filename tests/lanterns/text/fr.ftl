game-lanterns = FR Lanterns
    .about = FR A tiny game for tests.
ask-la-turn-02 = FR What do you do?
ask-la-play-03 = FR Do you cheer?
roll-d6 = FR Roll { $count } dice.
option-wait = FR Wait
option-peek = FR Peek
option-play = FR Play { $card }
option-bury = FR Bury { $card }
option-cheer = FR Cheer
option-boo = FR Boo
event-card-drawn = FR { $seat } draws.
event-card-seen = FR { $seat } sees { $card }.
event-card-played = FR { $seat } plays { $card }.
event-card-buried = FR { $seat } buries a card.
event-die-thrown = FR { $seat } hits the { $place }.
event-deck-reshuffled = FR The deck has { $cards } cards again.
setup-turns = FR Turns
    .help = FR How many turns there are.
setup-quiet = FR Quiet
    .help = FR Nothing.
setup-wind = FR Wind
    .help = FR Nothing.
setup-wind-calm = FR calm
setup-wind-gusty = FR gusty
setup-oil = FR Oil
    .help = FR Nothing.
setup-oil-drops = FR drops
setup-oil-scented = FR scented
group-hand = Main
forecast-points = { $mine ->
        [yes] Vous marquez { $points }
       *[no] { $seat } marque { $points }
    }
