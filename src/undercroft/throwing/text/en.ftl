## Conditions of throws: the name of each, what it asks of the thrower (help), and the question for
## people at a real table. A question is answered with yes or no.

condition-bank = Bank shot
    .help = Stand the box or a sheet on the table; the die must touch it before the Target.
ask-bank = Did the die touch the box or sheet before the Target?
condition-flick = Flick
    .help = The die lies on the back of one hand; flick it with a finger of the other.
ask-flick = Was it flicked with one hand off the back of the other?
condition-blow = Blow
    .help = Hold the hand still and blow the die off it.
ask-blow = Was it blown off the hand while the hand kept still?
condition-leg = Under the leg
    .help = Throw under one of your legs.
ask-leg = Did the throwing hand pass under a leg?
condition-blind = Blind
    .help = Aim as long as you like, shut your eyes, throw.
ask-blind = Were the eyes shut while aiming and throwing?
condition-double = Double bounce
    .help = The die must land on the table twice or more before the Target.
ask-double = Did it bounce on the table twice or more before the Target?
condition-elbow = Elbow
    .help = The die lies on your elbow; launch it from there.
ask-elbow = Was it launched from the elbow, touched by no hand?
condition-faith = Throw of faith
    .help = Hold the die between both palms and open them.
ask-faith = Was it held between both palms and let go by opening them?
condition-wrong-hand = Wrong hand
    .help = Throw with the hand that you do not write with.
ask-wrong-hand = Was it thrown with the hand that does not write?
condition-borrow = Borrowed hand
    .help = The die lies on your left neighbour's palm; move that hand.
ask-borrow = Did it lie on the left neighbour's palm, moved by the thrower?
condition-over-card = Over a card
    .help = Let it bounce before the upright card, then pass over it.
ask-over-card = Did it bounce before the card and pass over it, not beside it?
condition-catapult = Catapult
    .help = Bend a card that juts over the table's edge; let it fling the die.
ask-catapult = Was it flung by a bent card at the table's edge?
condition-head = Head
    .help = Toss the die up and let it bounce off your head before the table.
ask-head = Was it tossed up and did it bounce off the head before the table?
condition-spin = Spinning top
    .help = Let the die spin like a top until it reaches the Target.
ask-spin = Did it visibly spin like a top before it reached the Target?
condition-nose = Nose
    .help = The die lies on your nose; launch it from there.
ask-nose = Was it launched from the nose, touched by no hand?
condition-backwards = Backwards
    .help = Stand with your back to the table; only hips and neck may turn.
ask-backwards = Did the thrower stand with the back to the table, only hips and neck turned?
condition-smash = Smash
    .help = Toss the die up and strike it down.
ask-smash = Was it tossed up and struck down by the hand in the air?
condition-seated = Seated
    .help = Sit on the floor, your eyes below the table.
ask-seated = Did the thrower sit on the floor, eyes below the table top?
condition-jump = Jump
    .help = Let go while both feet are off the floor.
ask-jump = Did it leave the hand while both feet were off the floor?
condition-under-table = Under the table
    .help = Keep the throwing hand below the table.
ask-under-table = Did the hand stay below the table top until it let go?
condition-dance = Dance
    .help = Jump, turn once around, throw as you land.
ask-dance = Was there a full turn in the air, and the throw on landing, facing the Target?
condition-afar = From afar
    .help = Stand a step back from the table.
ask-afar = Did the thrower stand one full step back from the table?

condition-blow-shot = Blow Shot
    .help = Toss the die up and blow it toward the Target.
ask-blow-shot = Was it tossed up and blown toward the Target?
condition-bone-shot = Bone Shot
    .help = Table first, then off a bone of the edge, then onto the board.
ask-bone-shot = Did it go from the table off a bone onto the board?
condition-card-shot = Card Shot
    .help = The die lies on a card that you hold; shoot it from there.
ask-card-shot = Was it launched from a held card?
condition-chopstick-shot = Chopstick Shot
    .help = Hold the die with both chopsticks and throw it.
ask-chopstick-shot = Was it held with both chopsticks until it was thrown?
condition-ear-shot = Ear Shot
    .help = The die starts on your ear or touches it.
ask-ear-shot = Did it start on the ear or touch it?
condition-hot-potato-shot = Hot-Potato Shot
    .help = Catch the die from your left neighbour and throw it on at once.
ask-hot-potato-shot = Was it caught and thrown on without delay?
condition-nose-shot = Nose Shot
    .help = The die starts on your nose or touches it.
ask-nose-shot = Did it start on the nose or touch it?
condition-small-fingers-shot = Small Fingers Shot
    .help = Hold the die with your two little fingers only.
ask-small-fingers-shot = Was it held with the two little fingers only?
condition-goggle-shot = Spirit Goggle Shot
    .help = Hold the goggle before one eye and shut the other.
ask-goggle-shot = Was the goggle in place and the other eye shut until it left the hand?
condition-flying-stand = Flying Stand
    .help = The board lies raised on its stand; the bounce must carry the die up.
condition-spider-webs = Spider Webs
    .help = Webs close the holes; a die on a web is a Hit of 0.
condition-pendulum-die = Pendulum Die
    .help = Swing the die on its string and let go.
ask-pendulum-die = Was it swung on the string and let go from its end?
condition-destiny-coin = Destiny Coin
    .help = Thrown like a die; its centre decides where it lies.
condition-flip-compass = Flip the Compass
    .help = Flip it with the thumb so that it turns over and lands on the board.
ask-flip-compass = Did the Compass turn over and land on the board without touching the table?
condition-flip-treasure = Flip the Treasure
    .help = Flip it with the thumb so that it turns over and lands on the board.
ask-flip-treasure = Did the Treasure turn over and land on the board without touching the table?
condition-flip-backstab = Flip the Backstab
    .help = Flip it with the thumb so that it turns over and lands on the board.
ask-flip-backstab = Did the Backstab turn over and land on the board without touching the table?

## How a client lets people throw.

control-swipe = Swipe toward the Target and let go.
control-flick = A short, fast swipe is the finger.
control-breath = Hold to blow; aim the mouth.
control-toss-blow = Swipe up to toss, then hold to blow.
control-toss-strike = Swipe up to toss, then swipe down to strike.
control-toss-head = Swipe up to toss, then bring the head under it.
control-balance = Keep it level, then jerk it forward.
control-two-hands = Hold with both, move, let go of both together.
control-grip = Keep the pressure in the band, swing, open.
control-puppet = Drag the hand; it lags behind.
control-card = Move and tilt the card, then jerk it.
control-pull = Pull the card down and let go.
control-twist = Wind up with a circling swipe, then push.
control-leg = Hold to raise the leg, swing beneath it.
control-jump = Hold to crouch, let go to jump, swipe in the air.
control-dance = Jump, circle once, throw on the beat.
control-catch = Press when the die is in reach, then swipe at once.
control-string = Build up a swing, let go at the right moment.
control-thumb = Press beside the middle, pull and let go.
control-place = Drag and turn the prop, then swipe.
control-blindfold = Aim, shut your eyes, throw.
control-goggle = Hold the goggle up with one hand, throw with the other.

## Where a client's camera is.

camera-seat = At your seat
camera-hand = Close behind the hand
camera-eyes = In your own eyes
camera-shoulder = Over the shoulder
camera-floor = On the floor
camera-afar = A step back
camera-lens = Through the lens
camera-edge = At the table's edge
camera-side = From the side
camera-head = In your tilted head

## The command that shows a throw, and why a throw is refused.

cli-throws-condition = A special throw, such as flick; may be given more than once.
throw-kept = Kept: { $condition }.
throw-broken = Broken: { $condition }.
refused-unknown-condition = There is no special throw “{ $name }”.
refused-impossible-throw = Nobody can throw so: { $one } and { $other } at once.
refused-bad-trace = This gesture can't be used ({ $field }). Please throw again.
refused-bad-scene = The table is not set up for this throw ({ $field }).
refused-bad-conditions = A file of special throws can't be used. { $detail }.

## The command that measures how throws end.

cli-throws-calibrate = Measure how throws of three hands end, for bots and simulations.
cli-calibrate-throws = How many throws for each entry of the table.
cli-calibrate-board = Only this board; may be given more than once.
cli-calibrate-condition = Only this special throw, or plain; may be given more than once.
cli-calibrate-hand = Only this hand: steady, average or clumsy; may be given more than once.
cli-calibrate-rounds = How long the search for the best aim is; 0 takes the usual aim.
cli-calibrate-processes = How many processes; 0 for one a core.
cli-calibrate-out = The table to write. Entries in it that are not measured stay.
cli-calibrate-fresh = Begin again: forget the table and what an interrupted run has measured.
calibrate-measures = Measuring
calibrate-goes-on = { $count ->
        [one] Going on: one entry is measured.
       *[other] Going on: { $count } entries are measured.
    }
refused-unknown-hand = There is no hand “{ $name }”.
refused-nothing-to-measure = No board has what is asked for.
refused-other-settings = { $file } was begun with other settings. Begin again with --fresh.
refused-bad-skills = This table can't be used. { $detail }.
refused-no-skill = Nothing was measured for: { $wanted }.
