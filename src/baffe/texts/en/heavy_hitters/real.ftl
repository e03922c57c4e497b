### With the real box: the phone lies beside the board and plays the opponents of a solo game.

heavy_hitters-real = With the real box
    .about = Play solo at your table. The phone plays the opponents.

heavy_hitters-real-title = With the real box
heavy_hitters-real-about = You play with your own board, robots, cards and dice. This page plays the opponents: it says who is deployed where, who moves where, how many cards to turn and who is the target, and by which rule. It never asks for your hand. Once open, it needs no network.
heavy_hitters-real-wakes = You can play as soon as the engine is here.

## Setting up

heavy_hitters-real-you = You
heavy_hitters-real-your-robot = Your robot
heavy_hitters-real-opponent = Opponent { $number }
heavy_hitters-real-opponents = How many opponents
heavy_hitters-real-level = Level
heavy_hitters-real-zoned = The side of the board with zones
heavy_hitters-real-board = Your board
heavy_hitters-real-board-about = The printed board is not known to us. Choose what you set, then tap the board until it looks like yours.
heavy_hitters-real-tools = What a tap sets
heavy_hitters-real-tool-building = Building
heavy_hitters-real-tool-hole = No hex
heavy_hitters-real-tool-zone = Zone
heavy_hitters-real-set-building = Tap where a building stands, or stood by mistake.
heavy_hitters-real-set-hole = Tap a hex that your board does not have.
heavy_hitters-real-set-zone = Tap a hex for its next zone.
heavy_hitters-real-size = Size of the board
heavy_hitters-real-columns = Columns
heavy_hitters-real-rows = Rows
heavy_hitters-real-no-holes = All hexes are there
heavy_hitters-real-map = Map
heavy_hitters-real-map-own = As set on the board
heavy_hitters-real-more-settings = Numbers, diagrams and more
heavy_hitters-real-ours = Fill in with our numbers
    .about = Where you have typed no numbers of a weapon, attacks are computed with ours. We made them up: they are not the printed ones.
heavy_hitters-real-extended = With the cards of the expansion
heavy_hitters-real-walks = Units that are far behind walk
    .about = Instead of being put on the last free letter.
heavy_hitters-real-begin = Begin

## The board

heavy_hitters-real-hex = Hex
heavy_hitters-real-here = Here
heavy_hitters-real-put = Tap the hex: { $name } · { $unit }
heavy_hitters-real-put-standing = Tap where a building stands.
heavy_hitters-real-put-rubble = Tap a building that you have demolished.
heavy_hitters-real-put-none = Tap where there is no building.
heavy_hitters-real-line-unit = { $name }: { $unit } on { $at }{ $facing ->
        [none] , { $hits ->
            [0] unhurt
            [one] { $hits } hit
           *[other] { $hits } hits
        }
       *[other] , faces { $facing }
    }
heavy_hitters-real-line-buildings = Buildings: { $hexes }
heavy_hitters-real-line-rubble = Demolished: { $hexes }
heavy_hitters-real-piece = { $name }: { $unit }, { $on ->
        [board] on the board
       *[reserve] in reserve
    }
heavy_hitters-real-piece-of = { $name } · { $unit }
heavy_hitters-real-facing = It faces
heavy_hitters-real-hits = Hits taken
heavy_hitters-real-off = Back to the reserve
heavy_hitters-real-hurt = You have done it so much damage:
heavy_hitters-real-buildings = Buildings
heavy_hitters-real-building-standing = stands
heavy_hitters-real-building-rubble = demolished
heavy_hitters-real-building-none = none
heavy_hitters-real-pile-deck = Cards in its draw pile
heavy_hitters-real-pile-discard = Cards in its discard pile
heavy_hitters-real-pile-damage = Damage cards
heavy_hitters-real-mark-queasy = Cards fewer that it turns next time
heavy_hitters-real-mark-leg-lock = Legs locked, hexes
heavy_hitters-real-mark-snared = Snared this round
heavy_hitters-real-mark-snared-next = Snared next round
heavy_hitters-real-mark-dazzled = Dazzled
heavy_hitters-real-less = Less: { $what }
heavy_hitters-real-more = More: { $what }

## What is asked

heavy_hitters-real-yours-deploy = Your Deploy phase. Set your new units on the board.
heavy_hitters-real-yours-move = { $unit ->
        [hh] Move your Heavy Hitter. Where does it stand, and which way does it face?
        [combat] Move your Combat unit. Where does it stand now?
        [repair] Move your Repair unit. Where does it stand now?
       *[recon] Move your Recon unit. Where does it stand now?
    }
heavy_hitters-real-yours-commit = Choose your weapons and declare them. Then the opponents turn up theirs.
heavy_hitters-real-yours-fire = { $speed ->
        [0] Whatever of yours has not fired yet fires now. Set the damage that it does.
       *[other] First your weapons of speed { $speed } or faster. Set the damage that they do.
    }
heavy_hitters-real-yours-act = { $unit ->
        [combat] Your Combat unit acts now. Set what it does.
        [repair] Your Repair unit acts now. Set what it does.
       *[recon] Your Recon unit acts now. Set what it does.
    }
heavy_hitters-real-yours-tag = Your Tag phase. Set the buildings that you demolish.
heavy_hitters-real-yours-reset = Your Reset phase: discard, draw, Energy. Nothing to tell.
heavy_hitters-real-next = Then: { $name }, { $weapon }
heavy_hitters-real-done = Done
heavy_hitters-real-faster-done = Go on
heavy_hitters-real-spent = All my weapons have fired
heavy_hitters-real-dice-deploy = { $name } deploys: one die.
heavy_hitters-real-dice-hh = { $name } moves its Heavy Hitter: one die.
heavy_hitters-real-dice-combat = { $name } moves its Combat unit: one die.
heavy_hitters-real-dice-repair = { $name } moves its Repair unit: one die.
heavy_hitters-real-dice-recon = { $name } moves its Recon unit: one die.
heavy_hitters-real-dice-face = Two facings of { $name } are equally good: one die.
heavy_hitters-real-dice-shift = Several hexes are equally good for the unit of { $name }: one die.
heavy_hitters-real-dice-reveal = How many cards does { $name } turn? One die.
heavy_hitters-real-dice-mend = The Repair unit of { $name } repairs: one die.
heavy_hitters-real-dice-attack = { $name } attacks, { $weapon } on { $on }, { $target }: { $dice ->
        [one] one die again
       *[other] { $dice } dice
    }, { $number } or more hits.
heavy_hitters-real-dice-saves = Armor of { $name }: { $dice ->
        [one] one die.
       *[other] { $dice } dice.
    }
heavy_hitters-real-dice-splash = Splash: { $dice ->
        [one] one die for armor.
       *[other] { $dice } dice for armor.
    }
heavy_hitters-real-dice-other = { $dice ->
        [one] One die.
       *[other] { $dice } dice.
    }
heavy_hitters-real-number = Attack number, with cards you play
heavy_hitters-real-typed = Typed: { $dice }
heavy_hitters-real-delete = Delete the last
heavy_hitters-real-throw = { $dice ->
        [one] Throw the die for me
       *[other] Throw { $dice } dice for me
    }
heavy_hitters-real-cards = { $count ->
        [one] Turn up one card of { $name }. What does it read?
       *[other] Turn up { $count } cards of { $name }. What do they read?
    }
heavy_hitters-real-cards-ours = The names are ours. Take the same one for the same printed card each time.
heavy_hitters-real-turned = Turned up
heavy_hitters-real-not-this = { $card }: not this one
heavy_hitters-real-cards-done = { $left ->
        [0] Done
        [one] One card more
       *[other] { $left } cards more
    }
heavy_hitters-real-speed-of = { $weapon }: which speed is printed on it?
heavy_hitters-real-type-numbers = Type all its numbers
heavy_hitters-real-numbers-about = As they are printed. They are kept on this device, and its attacks are computed from now on.
heavy_hitters-real-speed = Speed
heavy_hitters-real-attack = Attack number
heavy_hitters-real-damage = Damage
heavy_hitters-real-near = Nearest range
heavy_hitters-real-far = Farthest range
heavy_hitters-real-unlimited = Unlimited range
heavy_hitters-real-arc = Arc
heavy_hitters-real-keywords = Keywords: { $count }
heavy_hitters-real-keywords-ours = These keywords are our words; take the one that does what is printed.
heavy_hitters-real-numbers-done = These are its numbers
heavy_hitters-real-shot = { $name }, { $unit }: { $weapon } fires.
heavy_hitters-real-shot-about = Targets by priority. Take the first that the printed range and arc allow, throw the dice, and tell what came of it.
heavy_hitters-real-targets = Targets by priority
heavy_hitters-real-distance = { $distance ->
        [one] 1 hex
       *[other] { $distance } hexes
    }
heavy_hitters-real-hits-taken = Damage after armor
heavy_hitters-real-shot-done = That came of it
heavy_hitters-real-no-target = None of them can be hit
heavy_hitters-real-damage-to = { $damage } damage to your { $unit }.
heavy_hitters-real-taken = Damage after cards you play
heavy_hitters-real-choose-shift = Your { $unit } must leave its hex. Where does it go?

## What was told

heavy_hitters-real-told-set-unit = { $name }: { $unit } set on { $at }
heavy_hitters-real-told-set-off = { $name }: { $unit } back in the reserve
heavy_hitters-real-told-set-facing = { $name } faces { $facing }
heavy_hitters-real-told-set-hits = { $name }: { $unit } with { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
heavy_hitters-real-told-set-pile = { $name }: { $pile ->
        [deck] draw pile
        [discard] discard pile
       *[damage] damage
    } set to { $cards }
heavy_hitters-real-told-set-mark = { $name }: { $what ->
        [snared] snared
        [snared_next] snared next round
        [queasy] fewer cards
        [leg_lock] legs locked
       *[dazzled] { $unit } dazzled
    } ({ $to })
heavy_hitters-real-told-set-building = { $at }: { $to ->
        [standing] a building stands
        [rubble] demolished
       *[none] no building
    }
heavy_hitters-real-told-set-attack = Attack number changed by { $number }
heavy_hitters-real-told-told-shot = { $name } fires { $weapon } on your { $target }: { $hits } damage
heavy_hitters-real-told-lose-cards = { $cards ->
        [one] You lose one card.
       *[other] You lose { $cards } cards.
    }

## Around it

heavy_hitters-real-refused = Not possible: { $field } – { $reason }
heavy_hitters-real-menu = Menu
heavy_hitters-real-undo = Undo
heavy_hitters-real-correct = Correct
heavy_hitters-real-correcting = Correct anything
heavy_hitters-real-corrected = All is right now
heavy_hitters-real-log = Log
heavy_hitters-real-lost = My Heavy Hitter is destroyed
heavy_hitters-real-won = I have won
heavy_hitters-real-sure = Is the game over?
heavy_hitters-real-leave = Another game
heavy_hitters-real-leave-sure = This game is forgotten then.
heavy_hitters-real-leave-do = Forget it
heavy_hitters-real-outcome = { $won ->
        [yes] You have won!
       *[no] The opponents have won.
    }
heavy_hitters-real-again = Another game

## Diagrams

heavy_hitters-real-diagrams = Letter diagrams of your box
heavy_hitters-real-diagrams-about = The diagrams of the solo game are printed in the box. Those here are ours. Enter the printed ones hex by hex: A first, then B, and so on. The robot looks up.
heavy_hitters-real-diagram = Diagram
heavy_hitters-real-diagram-deploy = Deploy
heavy_hitters-real-diagram-heavy-hitter-move = Heavy Hitter
heavy_hitters-real-diagram-combat-move = Combat unit
heavy_hitters-real-diagram-repair-move = Repair unit
heavy_hitters-real-diagram-recon-move = Recon unit
heavy_hitters-real-die = Die
heavy_hitters-real-plan = Which unit comes
heavy_hitters-real-diagram-ours = This one is ours, not the printed one.
heavy_hitters-real-diagram-yours = This one is yours, from the box.
heavy_hitters-real-diagram-drawn = Tap the hexes of the letters in their order. Tap the last one again to take it away.
heavy_hitters-real-diagram-enter = Enter the printed one
heavy_hitters-real-diagram-done = That is the diagram
heavy_hitters-real-diagram-leave = Leave it as it was
heavy_hitters-real-diagram-forget = Back to ours
heavy_hitters-real-letter-at = { $letter }: column { $q }, row { $r }
heavy_hitters-real-letter-next = Next letter: { $letter }
heavy_hitters-real-place = column { $q }, row { $r }
heavy_hitters-real-box-text = Keep or bring what you have entered
heavy_hitters-real-box-save = Save diagrams and numbers as a file
heavy_hitters-real-box-paste = Text of such a file
heavy_hitters-real-box-read = Take this text
