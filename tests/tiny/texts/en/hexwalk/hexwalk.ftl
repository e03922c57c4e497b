### Hexwalk, in English.

hexwalk-name = Hexwalk
hexwalk-help-goal = Pick five berries.

hexwalk-key-at = at
hexwalk-key-points = berries
hexwalk-key-spare = traps
hexwalk-key-looks = looks
hexwalk-key-berries = berries on the board
hexwalk-key-traps = traps on the board

hexwalk-event-landed = { $name } lands on hex { $hex }, looking { $way }.
hexwalk-event-turn_started = Turn { $turn }: { $name }
hexwalk-event-rolled = { $name } rolls a { $die }.
hexwalk-event-stepped = { $name } steps to hex { $hex }.
hexwalk-event-picked = { $name } picks a berry.
hexwalk-event-set = { $name } sets a trap.
hexwalk-event-sprung = { $name } springs a trap: { $die }.
hexwalk-event-caught = { $berries ->
        [0] { $name } is caught by { $by }.
       *[other] { $name } is caught by { $by } and pays a berry.
    }
hexwalk-event-game_over = The game is over.

hexwalk-ask-land = Where do you land?
hexwalk-ask-walk = Which way? Steps left: { $left }
hexwalk-ask-spring = A walker stands on your trap. Do you spring it?
hexwalk-ask-trap = Do you set a trap here?
hexwalk-word-land = Hex { $what }, looking { $to }
hexwalk-word-go = Go { $what }
hexwalk-word-rest = Rest
hexwalk-word-spring = Spring it
hexwalk-word-pass = Let it be
hexwalk-word-trap = Set a trap
hexwalk-word-no = No

hexwalk-option-landing = Landing
    .about = Walkers first land where they like.
hexwalk-option-bears = Bears
hexwalk-rival-bear = a bear
    .about = Goes to the nearest berry, by a written rule.
    .inside = a bear
    .plays = A bear plays { $name }.
hexwalk-rival-bears = bears
    .about = Two of them go to the nearest berry, by a written rule.
    .inside = two bears
    .plays = A bear plays { $name }.

hexwalk-outcome-goal = { $winner } wins with five berries.
hexwalk-outcome-bare = No berry is left: { $winner } wins.
hexwalk-outcome-bare-shared = No berry is left: { $winner } share the victory.
hexwalk-outcome-dusk = Night falls: { $winner } wins.
hexwalk-outcome-dusk-shared = Night falls: { $winner } share the victory.
