### King of Tokyo Duel on the page: its dice, its row of cards, and what the answers bring.

## Dice

duel-dice = Dice
duel-dice-of = Dice of { $name }
duel-die = { $face }, die { $number }
duel-die-kept = { $face }, die { $number }, kept
duel-die-mark = kept
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
       *[other] {" "}and { $white } white
    }
duel-added = Added to the Roll
duel-threw = Rolled separately
duel-symbol = The Autobot collects { $track } this turn
duel-reroll = { $count ->
        [one] Reroll 1 die
       *[other] Reroll { $count } dice
    }
duel-reroll-all = { $count ->
        [one] Reroll the die
       *[other] Reroll all { $count }
    }
duel-rolls-left = { $count ->
        [0] No limit
        [one] 1 roll left
       *[other] { $count } rolls left
    }
duel-stop = Keep all
duel-stop-end = Resolve these dice

## Before the first roll

duel-spend = +1 white die
duel-spend-tokens = { $count ->
        [one] for your dice token
       *[other] for 1 of { $count } dice tokens
    }
duel-throw = { $count ->
        [0] Roll no dice
        [one] Roll 1 die
       *[other] Roll { $count } dice
    }
duel-dice-ready = Your dice: { $red } red and { $white ->
        [0] no white
       *[other] { $white } white
    }.

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
duel-does-fame = { $gain ->
        [one] Fame: 1 space towards you
       *[other] Fame: { $gain } spaces towards you
    }
duel-does-destruction = { $gain ->
        [one] Destruction: 1 space towards you
       *[other] Destruction: { $gain } spaces towards you
    }
duel-does-token = +{ $gain } dice token
duel-does-king = Place or move a King token

## The row

duel-type-keep = KEEP
duel-type-discard = ACTION
duel-market-card = { $card }, { $price }⚡. Look closer.
duel-buy = Buy
duel-buy-short = { $missing ->
        [one] 1⚡ short
       *[other] { $missing }⚡ short
    }
duel-buy-no = Not now
duel-price = Price: { $price }⚡
duel-price-reduced = Price: { $price }⚡ instead of { $printed }⚡
duel-last-place = last slot: 1⚡ less
duel-refresh = New cards: 2⚡
duel-done-nothing = Buy nothing: +1⚡
duel-row-empty = The row is empty.
duel-discard-row = { duel-card-alien_metabolism }: discard a card of the row
# A card's Buzz token: what lies on its spaces, from left to right.
duel-buzz = { $token } token: { $shows }
duel-buzz-then = { $first }, then { $next }
duel-buzz-inserts = a new space with { $bonus }
duel-buzz-removes = takes a space away

## Where a Buzz token goes

duel-place-pick = Tap a space of the tracks.
duel-place-here = Place it here
duel-place-turn = Turn the token around
duel-place-left = Further left
duel-place-right = Further right
duel-place-which = Which King token?
duel-place-king1 = First token
duel-place-king2 = Second token
duel-place-lies = on { $track }
duel-place-lies-not = not placed yet

## The one choice in the Autobot’s turn

duel-symbol-why = The rule cannot decide here, so you do. It keeps these dice and rerolls the others.
duel-tap-roll = Tap the dice to keep.
