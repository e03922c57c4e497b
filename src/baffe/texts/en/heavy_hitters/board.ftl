### The board of Heavy Hitters in the page.

heavy_hitters-board-map = Board
heavy_hitters-board-squads = Factions
heavy_hitters-board-closer = Enlarge the board
heavy_hitters-board-farther = Shrink the board
heavy_hitters-board-fit = See the whole board
heavy_hitters-board-ways = Directions
heavy_hitters-board-means = How
heavy_hitters-board-ally = Ally

## What the numbers of a faction count

heavy_hitters-board-count-heart = life
heavy_hitters-board-count-energy = Energy
heavy_hitters-board-count-star = achievements
heavy_hitters-board-count-building = buildings demolished
heavy_hitters-board-count-flag = tags placed
heavy_hitters-board-squad = { $name }: life { $life }, Energy { $energy }, achievements { $fame }, buildings demolished { $buildings }, tags { $tags }, support units on the board { $units }.
heavy_hitters-board-squad-out = { $name }: out of the game.
heavy_hitters-board-allied = Is on your side.
heavy_hitters-board-hound = Has the Glory Hound token.
heavy_hitters-board-awaited = Everybody waits for them.

## What is in a hex

heavy_hitters-board-line = { $hex }: { $what }
heavy_hitters-board-building = building
heavy_hitters-board-rubble = rubble credited to { $name }
heavy_hitters-board-empty = Empty hex
heavy_hitters-board-tags-of = { $tags ->
        [one] { $name }: { $tags } tag
       *[other] { $name }: { $tags } tags
    }
heavy_hitters-board-faces = { $unit } faces { $direction }

## Choosing on the board

heavy_hitters-board-pick-hex = Tap a coloured hex on the board.
heavy_hitters-board-pick-target = Tap a target on the board.
heavy_hitters-board-pick-building = Tap a building on the board.
heavy_hitters-board-repair-who = A die decides whether the repair succeeds.
heavy_hitters-board-list = Hexes and targets
heavy_hitters-board-as-list = List ({ $count })

## The button that confirms

heavy_hitters-do-pick-hex = Choose a hex
heavy_hitters-do-pick-target = Choose a target
heavy_hitters-do-pick-building = Choose a building
heavy_hitters-do-pick-way = Choose a direction
heavy_hitters-do-move = Move to { $hex }
heavy_hitters-do-place = Place on { $hex }
heavy_hitters-do-shift = Step aside to { $hex }
heavy_hitters-do-tag = Tag { $hex }
heavy_hitters-do-hijack = Remove a tag of { $name } on { $hex }
heavy_hitters-do-hijack-of = Tag of { $name }
heavy_hitters-do-fire = Fire at { $target }
heavy_hitters-do-repair = Repair { $target }
heavy_hitters-do-face = Face { $direction }
heavy_hitters-do-step = One step { $direction }
heavy_hitters-do-push = Push { $direction }
heavy_hitters-do-energy = { $over ->
        [0] { $price ->
            [0] free
           *[other] { $price } ⚡
        }
       *[other] { $price } ⚡, { $over } of it overspent
    }
heavy_hitters-do-chance = { $chance }% to hit

## A shot before it is fired

heavy_hitters-shot-chance = { $chance }%
heavy_hitters-shot-expected = to hit, { $expected } damage on average
heavy_hitters-shot-facts = Distance { $distance }, { $sight }, needs { $number }, armor { $armor }+

## A tag before it is placed

heavy_hitters-tag-change = { $hex }: { $now } → { $after } tags.
heavy_hitters-tag-falls = The building comes down!

## A facing before it is chosen

heavy_hitters-face-reaches = { $weapon } → { $targets }
heavy_hitters-face-nothing = In this direction your weapons reach nobody for now.

## Dice and shots, large over the board

heavy_hitters-board-rolled = { $total }: needed { $needed }
heavy_hitters-board-saves = { $saved ->
        [0] Nothing saved ({ $needed }+)
       *[other] { $saved } of { $count } saved ({ $needed }+)
    }
heavy_hitters-board-repair = Needs { $needed } or more
heavy_hitters-board-fired = Needs { $needed } · { $damage } damage
heavy_hitters-board-hit = Hit!
heavy_hitters-board-missed = Missed!
