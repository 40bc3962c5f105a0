## Conditions of throws: the name of each, what it asks of the thrower (help), and the question for
## people at a real table. A question is answered with yes or no.

condition-bank = Bank Shot
    .help = Stand the box or a sheet on the table; the die must touch it before the Target.
ask-bank = Did the die touch the box or sheet before the Target?
condition-flick = Flick
    .help = Rest the die on the back of one hand and flick it with a finger of the other.
ask-flick = Was it flicked with one hand off the back of the other?
condition-blow = Blow
    .help = Keep your hand still and blow the die off it.
ask-blow = Was it blown off the hand while the hand kept still?
condition-leg = Under the Leg
    .help = Throw under one of your legs.
ask-leg = Did the throwing hand pass under a leg?
condition-blind = Blind
    .help = Aim as long as you like, shut your eyes, throw.
ask-blind = Were the eyes shut while aiming and throwing?
condition-double = Double Bounce
    .help = Bounce it on the table twice or more, then onto the Target.
ask-double = Did it bounce on the table twice or more before the Target?
condition-elbow = Elbow
    .help = Rest the die on your elbow and launch it from there.
ask-elbow = Was it launched from the elbow, touched by no hand?
condition-faith = Throw of Faith
    .help = Hold the die between both palms, then open them.
ask-faith = Was it held between both palms and let go by opening them?
condition-wrong-hand = Wrong Hand
    .help = Throw with the hand you don’t write with.
ask-wrong-hand = Was it thrown with the hand that doesn’t write?
condition-borrow = Borrowed Hand
    .help = The die rests on your left neighbor’s palm; move that hand.
ask-borrow = Was it on the left neighbor’s palm, moved by the thrower?
condition-over-card = Over a Card
    .help = Bounce it in front of the upright card, then over the top.
ask-over-card = Did it bounce before the card, then pass over it, not beside it?
condition-catapult = Catapult
    .help = Bend a card that sticks out over the table’s edge and let it fling the die.
ask-catapult = Was it flung by a bent card at the table’s edge?
condition-head = Head
    .help = Toss the die up and bounce it off your head before the table.
ask-head = Was it tossed up, then off the head, before it met the table?
condition-spin = Spinning Top
    .help = Let the die spin like a top until it reaches the Target.
ask-spin = Did it visibly spin like a top before it reached the Target?
condition-nose = Nose
    .help = Rest the die on your nose and launch it from there.
ask-nose = Was it launched from the nose, touched by no hand?
condition-backwards = Backwards
    .help = Turn your back to the table; only your hips and neck may turn.
ask-backwards = Was the back to the table, with only hips and neck turned?
condition-smash = Smash
    .help = Toss the die up and strike it down.
ask-smash = Was it tossed up and struck down by the hand in the air?
condition-seated = Seated
    .help = Sit on the floor, eyes below the table.
ask-seated = Did the thrower sit on the floor, eyes below the table top?
condition-jump = Jump
    .help = Let go while both your feet are off the floor.
ask-jump = Did it leave the hand while both feet were off the floor?
condition-under-table = Under the Table
    .help = Keep your throwing hand below the table.
ask-under-table = Did the hand stay below the table top until it let go?
condition-dance = Dance
    .help = Jump, turn a full circle, throw as you land.
ask-dance = A full turn in the air, then a throw on landing, facing the Target?
condition-afar = From Afar
    .help = Stand a step back from the table.
ask-afar = Did the thrower stand one full step back from the table?

condition-blow-shot = Blow Shot
    .help = Toss the die up and blow it toward the Target.
ask-blow-shot = Was it tossed up and blown toward the Target?
condition-bone-shot = Bone Shot
    .help = Table first, then off a bone of the edge, then onto the board.
ask-bone-shot = Did it go from the table off a bone onto the board?
condition-card-shot = Card Shot
    .help = Rest the die on a card in your hand and shoot it from there.
ask-card-shot = Was it launched from a held card?
condition-chopstick-shot = Chopstick Shot
    .help = Hold the die with both chopsticks and throw it.
ask-chopstick-shot = Was it held with both chopsticks until it was thrown?
condition-ear-shot = Ear Shot
    .help = The die starts on your ear or touches it.
ask-ear-shot = Did it start on the ear or touch it?
condition-hot-potato-shot = Hot-Potato Shot
    .help = Catch the die from your left neighbor and throw it on at once.
ask-hot-potato-shot = Was it caught and thrown on without delay?
condition-nose-shot = Nose Shot
    .help = The die starts on your nose or touches it.
ask-nose-shot = Did it start on the nose or touch it?
condition-small-fingers-shot = Small Fingers Shot
    .help = Hold the die with your two little fingers only.
ask-small-fingers-shot = Was it held with the two little fingers only?
condition-goggle-shot = Spirit Goggle Shot
    .help = Hold the goggle to one eye and shut the other.
ask-goggle-shot = Was the goggle on and the other eye shut until it was let go?
condition-flying-stand = Flying Stand
    .help = The board is up on its stand; the bounce must carry the die there.
condition-spider-webs = Spider Webs
    .help = Webs close the holes; a die on a web is a Hit of 0.
condition-pendulum-die = Pendulum Die
    .help = Swing the die on its string and let go.
ask-pendulum-die = Was it swung on the string and let go from its end?
condition-destiny-coin = Destiny Coin
    .help = Thrown like a die; its center decides where it is.
condition-flip-compass = Flip the Compass
    .help = Flip it with your thumb so that it turns over and lands on the board.
ask-flip-compass = Did the Compass turn over and land on the board, not via the table?
condition-flip-treasure = Flip the Treasure
    .help = Flip it with your thumb so that it turns over and lands on the board.
ask-flip-treasure = Did the Treasure turn over and land on the board, table untouched?
condition-flip-backstab = Flip the Backstab
    .help = Flip it with your thumb so that it turns over and lands on the board.
ask-flip-backstab = Did the Backstab turn over and land on the board, table untouched?

## Places where a die can come to rest: the name of each, and where the die is then (at).
## A section without slices is a ring; a game may name its own dice (die-red = red).

place-bullseye = bullseye ({ $value })
    .at = on the bullseye
place-ring = section { $value }
    .at = on section { $value }
place-slice = slice { $number }, { $part ->
        [inner] inner
        [middle] middle
       *[outer] outer
    } ({ $value })
    .at = on slice { $number }, { $part ->
        [inner] inner
        [middle] middle
       *[outer] outer
    } part ({ $value })
place-hole = hole { $number }
    .at = in hole { $number }
place-web = web { $number }
    .at = on web { $number }
place-bone = bone { $number }
    .at = on bone { $number }
place-compass = Compass
    .at = on the Compass
place-treasure = Treasure
    .at = on the Treasure
place-backstab = Backstab
    .at = on the Backstab
place-edge = edge of the Target
    .at = on the edge of the Target
place-table = table
    .at = on the table
place-floor = floor
    .at = on the floor
place-stand = stand
    .at = on the stand
place-box = box
    .at = on the box
place-card = card
    .at = on the card
place-leg = leg
    .at = on a leg
place-die = die { $name }
    .at = on top of the die { $name }

## How a throw ended, and why it missed. The reasons are those of the rules.

throw-ended = { $seat } throws: { $bounces ->
        [0] no bounce
        [one] 1 bounce
       *[other] { $bounces } bounces
    }, and it ends up { $where }.
throw-flipped = { $seat } flips it, and it ends up { $where }.
throw-icon = The icon is up.
throw-pointed = It points at: { $place }.
throw-hit = Hit!
miss-broken = Miss: { $conditions } wasn’t kept.
miss-no-bounce = Miss: it must bounce on the table before the Target.
miss-hole = Miss: a hole doesn’t count.
miss-bone = Miss: a bone doesn’t count.
miss-edge = Miss: the edge doesn’t count.
miss-floor = Miss: it left the table.
miss-table = Miss: it isn’t on the Target.
flip-lies = It lies on the Target.
flip-void = Void: it didn’t turn over.
flip-fell = Failed: it touched the table or missed the Target.

## What people at a real board are asked, after the questions of the conditions.

seen-bounces = How often did it bounce on the table before the Target?
seen-more = 2 or more
seen-place = Where is it now?
seen-line = on the line between two
seen-line-one = On which line? The section on one side:
seen-line-other = The section on the other side (the lower one counts):
seen-icon = Is the icon up?
seen-pointed = Which section does the blade point at?
seen-pointed-none = none
seen-sections = On the Target:
seen-slice = Slice { $number }
seen-inner = inner
seen-middle = middle
seen-outer = outer
seen-holes = In a hole:
seen-webs = On a web:
seen-bones = On a bone:
seen-templates = On a Template:
seen-things = On something else:
seen-beside = Off the Target:
seen-right = Is that right?
seen-judge = { $seat }, is that right?

## Throwing at the keyboard. The words to be typed: aim, strength, loft, place, throw.

your-throw = { $name ->
        [none] { $seat }, it’s your throw.
       *[other] { $seat }, it’s your throw: { $name } die.
    }
aim-words = aim strength loft place throw
aim-prompt = Enter throws. Or type: aim 2, strength 6, loft 1, place 45
skill-prompt = Enter throws with { $hand } (? for help)
hand-steady = a steady hand
hand-average = an average hand
hand-clumsy = a clumsy hand
aim-strength = strength { $marks } { $strength } of 9
aim-aside = aim      { $side ->
        [none] straight
        [more] { $steps } to the right
       *[less] { $steps } to the left
    }
aim-loft = loft     { $side ->
        [none] usual
        [more] { $steps } higher
       *[less] { $steps } lower
    }
aim-place = place    { $side ->
        [none] your own
        [more] { $steps }° to the right
       *[less] { $steps }° to the left
    }
aim-key-throw = Enter        throw
aim-key-aside = ← →          aim
aim-key-strength = ↑ ↓          strength
aim-key-loft = Page ↑ ↓     loft
aim-key-place = Tab          walk around
throw-go-on = Any key continues.
aim-key-help = ? and Enter  help
way-physics = with physics
way-companion = at a real board; you tell what you see
way-steady = by a steady hand
way-average = by an average hand
way-clumsy = by a clumsy hand
way-changed = From now on you throw { $way }.
throws-by-skill = Throws are drawn by skill here. To see dice fly: pip install 'undercroft[throwing]'
refused-bad-aim = For { $name }, type a number from { $low } to { $high }.
refused-no-aim = “{ $said }” can’t be aimed. Try aim, strength, loft or place.
refused-throw-failed = That throw got lost. Aim a little differently.
seen-yes = yes
seen-no = no

## How a client lets people throw.

control-swipe = Swipe toward the Target and let go.
control-flick = Flick it with a short, fast swipe.
control-breath = Hold: your breath grows. Aim with the pointer, let go to blow.
control-toss-blow = Swipe up to toss, then press to blow while it is in the air.
control-toss-strike = Hold: the die goes up and down. Swipe down when it is on top.
control-toss-head = Hold, move your head below the die, nod up as it meets you.
control-balance = Hold, keep the bead in the ring, then flick forward.
control-two-hands = Hold with both hands, move, let go of both together.
control-grip = Hold, keep the needle in the band, then flick forward.
control-puppet = Drag the hand; it lags behind.
control-card = Hold, keep the bead in the ring, then jerk the card forward.
control-pull = Pull the card down and let go; left and right aim.
control-twist = Circle once or twice with the die, then push it forward.
control-leg = Hold to raise your leg, then flick under it before you tire.
control-jump = Hold: you jump and jump again. Flick while you are up.
control-dance = Hold: you jump and spin. Flick as your feet touch down.
control-catch = Press, press again when the die is in reach, then swipe at once.
control-string = Hold: it swings wider and wider. Let go on the way forward.
control-thumb = Pull the thumb back and let go; left and right aim.
control-place = Drag and turn what stands there, then flick.
control-blindfold = Aim; when you hold the die, your eyes are shut. Throw from memory.
control-goggle = Hold the goggle up with one hand and throw with the other.

## Where a client’s camera is.

camera-seat = At your seat
camera-hand = Close behind your hand
camera-eyes = Through your own eyes
camera-shoulder = Over your shoulder
camera-floor = On the floor
camera-afar = A step back
camera-lens = Through the lens
camera-edge = At the table’s edge
camera-side = From the side
camera-head = Head tilted back

## The command that shows a throw, and why a throw is refused.

cli-throws-condition = A special throw, such as flick; can be given more than once.
throw-kept = Kept: { $condition }.
throw-broken = Broken: { $condition }.
refused-unknown-condition = No special throw is called “{ $name }”.
refused-impossible-throw = { $one } and { $other } can’t be combined.
refused-bad-trace = That gesture could not be used ({ $field }). Throw again.
refused-no-throw = Too slow for a throw: the hand goes back.
refused-bad-help = That help could not be used ({ $field }).
refused-bad-record = The record of a throw could not be read ({ $field }).
refused-bad-scene = The table isn’t set up for this throw ({ $field }).
refused-bad-conditions = { $field ->
        [none] { $file } could not be read.
       *[other] { $file }: the field { $field } doesn’t fit.
    }
refused-bad-board = { $field ->
        [none] { $file } could not be read.
       *[other] { $file }: the field { $field } doesn’t fit.
    }
refused-unknown-die = No die is called “{ $name }”.

## The command that measures how throws end.

cli-throws-calibrate = Measure how throws of three hands end, for bots and simulations.
cli-calibrate-throws = How many throws for each entry of the table.
cli-calibrate-board = Only this board; can be given more than once.
cli-calibrate-die = Only this die; can be given more than once.
cli-calibrate-condition = Only this special throw, plain, or two joined by “+”; can be given more than once.
cli-calibrate-hand = Only this hand: steady, average or clumsy; can be given more than once.
cli-calibrate-rounds = How long to search for the best aim; 0 takes the usual aim.
cli-calibrate-processes = How many processes; 0 for one per core.
cli-calibrate-out = The table to write. Entries that are not measured stay in it.
cli-calibrate-fresh = Start over: forget the table and what an interrupted run has measured.
cli-calibrate-missing = Only what the table lacks or what is out of date in it.
calibrate-measures = Measuring
calibrate-goes-on = { $count ->
        [one] Continuing: 1 entry is measured.
       *[other] Continuing: { $count } entries are measured.
    }
refused-unknown-hand = No hand is called “{ $name }”. Try: steady, average, clumsy.
refused-nothing-lacks = The table has everything you ask for.
refused-nothing-to-measure = No board has what you ask for. Choose another board or throw.
refused-other-settings = { $file } was begun with other settings. Start over with --fresh.
refused-bad-skills = { $field ->
        [none] { $file } could not be read.
       *[other] { $file }: the field { $field } doesn’t fit.
    }
refused-no-skill = Nothing was measured for: { $wanted }.
