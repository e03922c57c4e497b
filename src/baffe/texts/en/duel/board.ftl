### The board of King of Tokyo Duel on the page: both monsters, the tracks and the card row.

duel-board-mine = Your monster
duel-board-side = Monster of { $name }
duel-board-look = { $name }: look closer
duel-board-autobot = Autobot · { $monster }
duel-board-autobot-power = At { $most } cubes
duel-board-autobot-text = Whenever it ends its turn with { $most } cubes or more, it pays { $most } of them, the card in the last slot is discarded, and it rolls the two white dice.
duel-board-bot = bot
duel-board-sleep = offline
duel-board-cards = Cards in front of this monster
duel-board-power = Power: { $power }
duel-board-out = K.O.
duel-board-turn-mine = Your turn
duel-board-turn-of = { $name }’s turn

duel-board-count-heart = Hearts:
duel-board-count-energy = Energy:
duel-board-count-dice = Dice tokens:
duel-board-count-card = Cards:
duel-board-cubes = { $cubes ->
        [one] 1 cube; its power goes off at { $most }
       *[other] { $cubes } cubes; its power goes off at { $most }
    }

## Tracks. Unseen, for those who listen.

duel-board-tracks = Fame and Destruction
duel-board-marker = { $track }: the marker stands on { $space }.
duel-board-token = { $token }, on { $track }, { $where }: { $bonuses }.
duel-board-removed = a space that is gone
duel-board-spots = Where the token goes: { $token }. Arrow keys move from place to place.

## What pops up

duel-board-blocked = { $hearts ->
        [one] 1 hit cancelled
       *[other] { $hearts } hits cancelled
    }
duel-board-stopped = Stop!

## Card row

duel-board-row = Card row
duel-board-row-card = { $card }, { $price }⚡. Look closer.
duel-board-row-less = { $card }, { $price }⚡, 1⚡ less in this slot. Look closer.
duel-board-deck = { $count ->
        [0] The deck is empty
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
