### What the page says around one's own cards: the squad, secret orders, windows, the set-up.

## My squad

heavy_hitters-hand-mine = Your squad
heavy_hitters-hand-life = { $life ->
        [one] { $life } card left: draw pile { $deck }, hand { $hand }, discard pile { $discard }; damage { $damage }. Show all
       *[other] { $life } cards left: draw pile { $deck }, hand { $hand }, discard pile { $discard }; damage { $damage }. Show all
    }
heavy_hitters-hand-energy = { $over ->
        [0] { $energy } Energy
       *[other] { $energy } Energy, { $over } overspent this round
    }
heavy_hitters-hand-fame = { $next ->
        [0] Achievements { $fame }: no more upgrades
       *[other] Achievements { $fame }, an upgrade at { $next }
    }
heavy_hitters-hand-used = used

## All of my squad

heavy_hitters-hand-sheet = { $life ->
        [one] { $life } card left
       *[other] { $life } cards left
    }
heavy_hitters-hand-sheet-life = Your cards are your life: each damage takes one. Draw pile, hand and discard pile count; with the last card your Heavy Hitter falls.
heavy_hitters-hand-pile-deck = { $count ->
        [0] Draw pile: empty
        [one] Draw pile: { $count } card, face down
       *[other] Draw pile: { $count } cards, face down
    }
heavy_hitters-hand-pile-hand = { $count ->
        [0] Hand: empty
        [one] Hand: { $count } card
       *[other] Hand: { $count } cards
    }
heavy_hitters-hand-pile-discard = { $count ->
        [0] Discard pile: empty
        [one] Discard pile: { $count } card
       *[other] Discard pile: { $count } cards
    }
heavy_hitters-hand-pile-damage = { $count ->
        [0] Damage pile: empty
        [one] Damage pile: { $count } card
       *[other] Damage pile: { $count } cards
    }
heavy_hitters-hand-track = Achievements board
heavy_hitters-hand-track-step = Space { $space }: upgrade { $tier }
heavy_hitters-hand-track-how = First tag on a building +{ $a_newtag }, demolition +{ $a_demolish }, unit destroyed +{ $a_unit }, great hit +{ $a_bighit }, Heavy Hitter destroyed +{ $a_kill }.

## Weapons

heavy_hitters-hand-fire = speed { $speed }, range { $range }, { $arc }, { $number } or more, { $damage } damage
heavy_hitters-hand-order = Order of speed
heavy_hitters-hand-acts = { $name }: { $weapon }, speed { $speed }
heavy_hitters-hand-acts-now = Now { $name }: { $weapon }
heavy_hitters-hand-target = { $name }, { $unit }
heavy_hitters-hand-at = distance { $distance }, { $sight }
heavy_hitters-hand-odds = { $number } or more: { $chance }%, { $damage } damage against armor { $armor }+, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } expected
heavy_hitters-hand-chance = { $chance }%
heavy_hitters-hand-expected = ≈ { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
heavy_hitters-hand-units = { $name } ({ $units })
heavy_hitters-hand-fault = { $fault }: { $units }
heavy_hitters-hand-expected-damage = ≈ { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } damage expected
heavy_hitters-hand-fault-range = out of range
heavy_hitters-hand-fault-arc = outside the arc
heavy_hitters-hand-fault-sight = sight blocked

## Secret orders

heavy_hitters-hand-weapons = Weapons in your hand
heavy_hitters-hand-dear = You cannot pay for: { $cards }.
heavy_hitters-hand-not-with = not beside the weapons chosen
heavy_hitters-hand-commit = { $count ->
        [one] Commit { $count } weapon · { $price }⚡
       *[other] Commit { $count } weapons · { $price }⚡
    }
heavy_hitters-hand-over = { $over ->
        [one] { $over } overspent: you lose { $over } card
       *[other] { $over } overspent: you lose { $over } cards
    }
heavy_hitters-hand-commit-pick = Choose weapons
heavy_hitters-hand-commit-none = Nothing

## Windows

heavy_hitters-hand-window = Time is the same for everybody, whatever they hold. If you do nothing, you pass.
heavy_hitters-hand-sealed = Chosen: { $answer }. Nobody sees it before the time is up; until then you may change it.
heavy_hitters-hand-nothing = You have nothing to play here.
heavy_hitters-hand-pass = Pass
heavy_hitters-hand-pass-round = Nothing more this round

## Damage, upgrades, alliances

heavy_hitters-hand-lose-which = Cards of your hand
heavy_hitters-hand-lose-top = Top of the draw pile
heavy_hitters-hand-lose-rest = { $left ->
        [one] The last one from the draw pile
       *[other] All { $left } from the draw pile
    }
heavy_hitters-hand-tier = tier { $tier }
heavy_hitters-hand-rival = { $life ->
        [one] { $life } card left · achievements { $fame } · demolished { $demolished }
       *[other] { $life } cards left · achievements { $fame } · demolished { $demolished }
    }
