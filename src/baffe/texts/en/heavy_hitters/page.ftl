### GKR: Heavy Hitters on the page: what a choice brings, and the story of a game.

## Above the board

heavy_hitters-phase-round = Round { $round } · { $phase }

## Kinds of cards that lie apart from decks

heavy_hitters-kind-pilot = Pilot
heavy_hitters-kind-upgrade = Upgrade

## What a choice brings

heavy_hitters-note-expected = { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } damage expected
heavy_hitters-note-odds = { $chance }% to hit, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } damage expected
heavy_hitters-note-missing = { $missing ->
        [1] This tag brings it down!
       *[other] It falls after { $missing } tags, this one included.
    }
heavy_hitters-note-reaches = In reach: { $targets }
heavy_hitters-note-over = { $over ->
        [one] 1 Energy overspent.
       *[other] { $over } Energy overspent.
    }

## The curves

heavy_hitters-curve-life = Life
heavy_hitters-curve-buildings = Demolished buildings
heavy_hitters-curve-fame = Achievements

## The story of a game

heavy_hitters-story-shot = The shot of the game: { $by } took { $count } cards from { $name } with { $weapon }, in round { $round }.
heavy_hitters-story-first = The first building fell on { $at }, to { $name }, in round { $round }.
heavy_hitters-story-out = { $name } was the first to leave the arena, in round { $round }.
heavy_hitters-story-twelve = Double six for { $name } in round { $round }!

heavy_hitters-award-gunner = Top gun: { $amount ->
        [one] 1 card shot off
       *[other] { $amount } cards shot off
    }
heavy_hitters-award-wrecker = Wrecking ball: { $amount ->
        [one] 1 building down
       *[other] { $amount } buildings down
    }
heavy_hitters-award-hunter = Small game hunter: { $amount ->
        [one] 1 support unit destroyed
       *[other] { $amount } support units destroyed
    }
heavy_hitters-award-tagger = Everywhere at once: { $amount ->
        [one] 1 tag
       *[other] { $amount } tags
    }
heavy_hitters-award-armored = Solid as a safe: { $amount ->
        [one] 1 armor die saved
       *[other] { $amount } armor dice saved
    }
heavy_hitters-award-survivor = Held together by paint: { $amount ->
        [one] 1 card left
       *[other] { $amount } cards left
    }
heavy_hitters-award-mender = Spare parts: { $amount ->
        [one] 1 card repaired
       *[other] { $amount } cards repaired
    }
heavy_hitters-award-spendthrift = All in: { $amount } Energy overspent
heavy_hitters-award-runner = Always on the road: { $amount ->
        [one] 1 move
       *[other] { $amount } moves
    }
heavy_hitters-award-trigger = Quick trigger: { $amount ->
        [one] 1 attack
       *[other] { $amount } attacks
    }
heavy_hitters-award-dented = Full of dents: { $amount ->
        [one] 1 card lost
       *[other] { $amount } cards lost
    }
