### King of Tokyo Duel on the page: its dice, its row of cards, and what the answers bring.

## Dice

duel-dice = Dice
duel-dice-of = Dice of { $name }
duel-die = { $face }, die { $number }
duel-die-kept = { $face }, die { $number }, kept
duel-die-mark = keep
duel-die-face-smash = smash
duel-die-face-heart = heart
duel-die-face-energy = energy
duel-die-face-fame = Fame
duel-die-face-destruction = Destruction
duel-die-face-special = special
# How many dice of this turn are red and white: a die itself does not tell.
duel-dice-colours = { $red ->
        [0] No red dice
        [one] 1 red die
       *[other] { $red } red dice
    }{ $white ->
        [0] {""}
       *[other] {" "}+ { $white } white
    }
duel-added = Added to the Roll
duel-threw = Thrown besides
duel-symbol = The Autobot collects { $track } this turn
duel-reroll = { $count ->
        [one] Throw 1 die
       *[other] Throw { $count } dice
    }
duel-reroll-all = { $count ->
        [one] Throw the die again
       *[other] Throw all { $count }
    }
duel-rolls-left = { $count ->
        [0] No limit
        [one] 1 throw left
       *[other] { $count } throws left
    }
duel-stop = Keep all
duel-stop-end = Resolve these dice

## Before the first throw

duel-spend = +1 white die
duel-spend-tokens = { $count ->
        [one] for your dice token
       *[other] for 1 of { $count } dice tokens
    }
duel-throw = { $count ->
        [0] Throw no dice
        [one] Throw 1 die
       *[other] Throw { $count } dice
    }
duel-dice-ready = { $red ->
        [one] 1 red die
       *[other] { $red } red dice
    } and { $white ->
        [0] no white one
        [one] 1 white one
       *[other] { $white } white ones
    } are ready.

## Alienoid's face, Titanic Batteries

duel-add-face = Add { $face }
duel-aside = Set 2 aside: 1 dice token
duel-die-aside = aside
duel-aside-pick = { $count ->
        [one] Choose 1 more die
       *[other] Choose { $count } dice
    }

## What is resolved next

duel-uses = { $face ->
        [smash] { $count ->
            [one] 1 smash
           *[other] { $count } smashes
        }
        [heart] { $count ->
            [one] 1 heart
           *[other] { $count } hearts
        }
        [energy] { $count } energy
        [fame] { $count } Fame
        [destruction] { $count } Destruction
       *[special] { $count ->
            [one] 1 special
           *[other] { $count } specials
        }
    }
duel-uses-both = { $first } times { $second }
duel-does-smash = { $gain ->
        [one] 1 hit for your rival
       *[other] { $gain } hits for your rival
    }
duel-does-heart = +{ $gain }♥
duel-does-energy = +{ $gain }⚡
duel-does-fame = Pull Fame { $gain } towards you
duel-does-destruction = Pull Destruction { $gain } towards you
duel-does-token = +{ $gain } dice token
duel-does-king = Place or move a King token

## The row

duel-type-keep = keep
duel-type-discard = action
duel-market-card = { $card }, { $price }⚡. Look closer.
duel-buy = Buy
duel-buy-short = { $missing ->
        [one] 1⚡ short
       *[other] { $missing }⚡ short
    }
duel-buy-no = Not now
duel-price = Price: { $price }⚡
duel-price-reduced = Price: { $price }⚡ instead of { $printed }⚡
duel-last-place = last place: 1⚡ less
duel-refresh = New cards: 2⚡
duel-done-nothing = Buy nothing: +1⚡
duel-row-empty = The row is empty.
duel-discard-row = { duel-card-alien_metabolism }: discard a card of the row
# A card's Buzz token: what lies on its spaces, from left to right.
duel-buzz = { $token } token: { $shows }
duel-buzz-then = { $first } · { $next }
duel-buzz-inserts = a new space with { $bonus }
duel-buzz-removes = takes a space away

## Where a Buzz token goes

duel-place-pick = Tap a space of the tracks.
duel-place-here = Place it here
duel-place-turn = Turn round
duel-place-left = Further left
duel-place-right = Further right
duel-place-which = Which King token?
duel-place-king1 = First token
duel-place-king2 = Second token
duel-place-lies = on { $track }
duel-place-lies-not = not placed yet

## The one choice in the Autobot’s turn

duel-symbol-why = The rule cannot decide here, so you do. It keeps these dice and throws the others again.
duel-tap-roll = { $throws ->
        [one] Tap the dice to keep. 1 Roll left.
       *[other] Tap the dice to keep. { $throws } Rolls left.
    }
