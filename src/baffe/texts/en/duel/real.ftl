### With the real box: the phone lies beside the board, plays the Autobot and keeps the score.

duel-real = With the real box
    .about = Play alone at your own table. The phone plays the Autobot.

duel-real-title = With the real box
duel-real-about = You play with your own board, cards and dice. This page plays the Autobot: it says what it keeps, rerolls and does, and by which rule. Once it is open it needs no network.

## Set up

duel-real-mine = Your monster
duel-real-bots = The Autobot’s monster
duel-real-random = Deal both at random
duel-real-level = The Autobot
duel-real-level-normal = Normal
    .about = Its own power goes off with { $cubes } energy cubes.
duel-real-level-hard = Hard
    .about = Its own power goes off with { $cubes } energy cubes.
duel-real-first = { $who ->
        [me] You begin, with { $dice } dice: your monster has fewer ♥. The Autobot has { $energy }⚡ on its sheet.
       *[autobot] The Autobot begins, with { $dice } dice: its monster has no more ♥ than yours. Take { $energy }⚡.
    }
duel-real-king = The Autobot never uses the King tokens: they stay in the box.
duel-real-house = More Autobot settings
duel-real-house-dice = Its first roll when it begins the game
    .count = { $dice } dice
duel-real-house-bonus = A Buzz space with a dice token brings it
    .nothing = Nothing
    .cube = 1 energy cube
duel-real-begin = Begin
duel-real-wakes = You play as soon as the engine is here.

## The two sides

duel-real-you = You
duel-real-autobot = Autobot
duel-real-the-autobot = the Autobot
duel-real-figure-mine = Your hearts
duel-real-figure-bots = Hearts of the Autobot
duel-real-figure-cubes = Energy on the Autobot’s monster sheet
duel-real-figure-fewer = Dice that the Autobot loses next turn
duel-real-less = { $what }: one less
duel-real-more = { $what }: one more
duel-real-out-of = of { $most }
duel-real-to-you = { $track }: one space towards you
duel-real-to-autobot = { $track }: one space towards the Autobot
duel-real-stomp = { $dice ->
        [one] Next turn it rolls { $dice } die
       *[other] Next turn it rolls { $dice } dice
    }
    .about = One fewer with { duel-card-thunder_stomp }
duel-real-tokens = Buzz tokens
duel-real-lies-there = { $track }: { $bonus } lies there.

## My turn

duel-real-turn-mine = Your turn
duel-real-turn-bots = Autobot’s turn
duel-real-first-turn = First turn of the game: you roll { $dice } dice.
duel-real-my-turn = Play on the table, then set the score here.
duel-real-over = My turn is over
duel-real-finish = The game is over
duel-real-correct = Score

## Buzz tokens

duel-real-token-which = Which token?
duel-real-token-where = Where does it lie? Tap the track.
duel-real-token-turn = Turn it around
duel-real-token-put = Put it here
duel-real-token-off = Take it off the board
duel-real-token-stuck = A marker stands on it: it stays where it lies.
duel-real-token-on = on { $track }
duel-real-token-spots = Where the token can lie
duel-real-token-at = { $track }, { $space }
duel-real-token-back = Another token

## Rolling

duel-real-throw-first = { $dice ->
        [one] Roll { $dice } red die for the Autobot
       *[other] Roll { $dice } red dice for the Autobot
    }
duel-real-throw-again = { $dice ->
        [one] Reroll { $dice } die
       *[other] Reroll { $dice } dice
    }
duel-real-throw-white = Roll the { $dice } white dice
duel-real-throw-number = Roll { $number } of { $throws }
duel-real-keeps = It keeps
duel-real-keeps-nothing = It keeps nothing
duel-real-throws-again = It rerolls
duel-real-roll = Roll for me
duel-real-type = Or tap what you rolled:
duel-real-typed = { $count ->
        [0] Nothing tapped yet
        [one] Tapped: { $count } die
       *[other] Tapped: { $count } dice
    }
duel-real-typed-more = { $count ->
        [one] { $count } more die
       *[other] { $count } more dice
    }
duel-real-typed-done = Go on with these
duel-real-delete = Delete the last die
duel-real-final = It ends with
duel-real-thrown = It has rolled
duel-real-white = White dice
duel-real-symbol = As much Fame as Destruction, and the markers are level. You choose what it keeps.

## Resolving

duel-real-hits = { $hits ->
        [one] You take { $hits } hit
       *[other] You take { $hits } hits
    }
duel-real-hits-lost = Hearts that you lose
duel-real-hits-cards = Fewer, if your cards cancel some.
duel-real-hits-do = { $hearts ->
        [0] I lose nothing
       *[other] I lose { $hearts }♥
    }
duel-real-next = Next
duel-real-conduct = With { duel-card-superconductor } you may discard that card to take { $energy }⚡ as well.
duel-real-card = Discard the card of slot 3, slide the others and turn up a new one.
    .about = Slot 3 is the one with the discount.
duel-real-card-which = Which card came? (you may skip this)
duel-real-card-search = Find the new card
duel-real-card-done = Done
duel-real-card-empty = There is no card in the row
duel-real-card-other = Another card

## Undo, log, end

duel-real-undo = Undo
duel-real-log = Log
duel-real-leave = End this game
duel-real-leave-sure = The score of this game will be gone.
duel-real-leave-do = Yes, end it
duel-real-menu = Menu
duel-real-won = { $who ->
        [me] You win!
        [autobot] The Autobot wins!
       *[nobody] Nobody wins
    }
duel-real-again = Play again

## What happened

duel-real-told-first_player = { $who ->
        [me] You begin
       *[autobot] The Autobot begins
    }
duel-real-told-turn_started = { $who ->
        [me] Turn { $turn }: you
       *[autobot] Turn { $turn }: the Autobot
    }
duel-real-told-dice_fewer = { $dice ->
        [one] It rolls { $dice } fewer die
       *[other] It rolls { $dice } fewer dice
    }
duel-real-told-rolled = It rolls { $dice }
duel-real-told-kept = It keeps { $dice }
duel-real-told-stopped = It ends with { $dice }
duel-real-told-threw = White dice: { $dice }
duel-real-told-symbol_fixed = It settles on { $track }
duel-real-told-hurt = You lose { $hearts }♥
duel-real-told-prevented = { $hearts ->
        [one] Your cards cancel { $hearts } hit
       *[other] Your cards cancel { $hearts } hits
    }
duel-real-told-healed = The Autobot gains { $hearts }♥
duel-real-told-pulled = { $steps ->
        [one] It pulls { $track } by { $steps } space
       *[other] It pulls { $track } by { $steps } spaces
    }
duel-real-told-stepped = { $track } moves to { $space }
duel-real-told-stepped_bonus = { $step }: { $bonus }
duel-real-told-stopped_by_king = { $lost ->
        [one] Your King token stops { $track }: { $lost } space is lost
       *[other] Your King token stops { $track }: { $lost } spaces are lost
    }
duel-real-told-bonus = Buzz bonus there: { $bonus }
duel-real-told-energy_gained = { $who ->
        [me] You take { $energy }⚡
       *[autobot] The Autobot puts { $energy }⚡ on its sheet
    }
duel-real-told-cubes_gained = The Autobot puts { $cubes }⚡ on its sheet
duel-real-told-cubes_spent = It pays { $cubes }⚡ for its own power
duel-real-told-removed = The card of slot 3 is discarded
duel-real-told-revealed = New in the row: { $card }
duel-real-told-knocked_out = { $who ->
        [me] You are knocked out
       *[autobot] The Autobot is knocked out
    }
duel-real-told-game_over = { $reason ->
        [knock_out] A knock-out
        [spotlight] Both markers are in the Spotlight zone
        [victory_space] A marker is on the Victory space
       *[draw] Both monsters are knocked out
    }
duel-real-told-set_mine = Your hearts: { $to }♥
duel-real-told-set_bots = Hearts of the Autobot: { $to }♥
duel-real-told-set_cubes = On the Autobot’s sheet: { $to }⚡
duel-real-told-set_fewer = { $to ->
        [one] Next turn the Autobot rolls { $to } fewer die
       *[other] Next turn the Autobot rolls { $to } fewer dice
    }
duel-real-told-set_marker = You move { $track }: { $space }
duel-real-told-set_token = { $token }: on { $track }, { $space }
duel-real-told-set_off = { $token }: off the board
