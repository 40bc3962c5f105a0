game-lanterns = Lanterns
    .about = A tiny game for tests.
ask-la-turn-02 = What do you do?
ask-la-play-03 = Do you cheer?
roll-d6 = Roll { $count } dice.
option-wait = Wait
option-peek = Peek
option-play = Play { $card }
option-bury = Bury { $card }
option-cheer = Cheer
option-boo = Boo
event-card-drawn = { $seat } draws.
event-card-seen = { $seat } sees { $card }.
event-card-played = { $seat } plays { $card }.
event-card-buried = { $seat } buries a card.
event-die-thrown = { $seat } hits the { $place }.
event-deck-reshuffled = The deck has { $cards } cards again.
setup-turns = Turns
    .help = How many turns there are.
setup-quiet = Quiet
    .help = Nothing.
setup-wind = Wind
    .help = Nothing.
setup-wind-calm = calm
setup-wind-gusty = gusty
setup-oil = Oil
    .help = Nothing.
setup-oil-drops = drops
setup-oil-scented = scented
group-hand = Hand
forecast-points = { $mine ->
        [yes] You get { $points }
       *[no] { $seat } gets { $points }
    }
