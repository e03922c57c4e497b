### What only the terminal says of GKR: Heavy Hitters.

## The table

heavy_hitters-head-round = { $last ->
        [0] Round { $round }
       *[other] Round { $round } of { $last }
    }
heavy_hitters-head-order = order { $names }
heavy_hitters-board-legend = { $zones ->
        [yes] { $letter }-HH↗ Heavy Hitter · { $letter }-com unit · #{ $letter }{ $letter }# building, tags · { "::" } rubble · 2 3 4 zone
       *[no] { $letter }-HH↗ Heavy Hitter · { $letter }-com unit · #{ $letter }{ $letter }# building, tags · { "::" } rubble
    }
heavy_hitters-board-part = A part of the board: t shows all of it.
heavy_hitters-scores = life { $life } · { $energy } Energy · fame { $fame } · demolished { $buildings }
heavy_hitters-scores-solo = life { $life }
heavy_hitters-unit-hits = { $unit } { $at } { $left }/{ $most }
heavy_hitters-reserve = in reserve { $units }
heavy_hitters-tags = tags { $tags }
heavy_hitters-in-play = committed: { $cards }
heavy_hitters-cards-hand = hand: { $cards } · draw pile { $deck }, discard pile { $discard }
heavy_hitters-cards-sponsors = sponsors: { $cards }
heavy_hitters-count-hand = { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
heavy_hitters-count-sponsors = { $count ->
        [one] 1 sponsor card
       *[other] { $count } sponsor cards
    }
heavy_hitters-ally-of = allied with { $names }

## Choosing

heavy_hitters-hint-hexes = { $kind ->
        [over] Type a hex, such as { $example }. In brackets: its price in Energy; with { "!" } more than you have, and each one missing costs a card.
        [price] Type a hex, such as { $example }. In brackets: its price in Energy.
       *[free] Type a hex with a sign in brackets, such as { $example }.
    }
heavy_hitters-play-help-places = Hexes are typed by name: g6. Directions too: n ne se s sw nw.
heavy_hitters-play-help-weapons = Weapons: 1 3 commits weapons 1 and 3; Enter commits none.
heavy_hitters-play-help-cards = c: your cards and those in play · c orbital or c 2: what that card does
heavy_hitters-hint-counts = Type how many: { $counts }.
heavy_hitters-aim-distance = { $distance ->
        [one] 1 hex
       *[other] { $distance } hexes
    }
heavy_hitters-fault-range = out of range: { $units }
heavy_hitters-fault-arc = outside its arc: { $units }
heavy_hitters-fault-sight = no line of sight: { $units }
heavy_hitters-aim-odds = { $number }+ ({ $chance }%)
heavy_hitters-aim-damage = { $damage } damage, save { $armor }+
heavy_hitters-aim-expected = ≈ { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
heavy_hitters-note-shot = in range and in arc · expected damage { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Commands

heavy_hitters-no-box = GKR: Heavy Hitters cannot be played beside the real box in the terminal: its companion will come in the page.
heavy_hitters-flag-faction = Your faction; one for each person, the others are drawn. Without it, everybody chooses.
heavy_hitters-flag-pilot = Your pilot; one for each person.
heavy_hitters-flag-deck = Your deck, such as kw_balanced; one for each person. built: decks are built card by card.
heavy_hitters-flag-solo = Alone against 1, 2 or 3 opponents that follow the rules’ tables.
heavy_hitters-flag-level = With --solo: how strong they are.
heavy_hitters-flag-pack = The weapons and cards of the box that are used.
heavy_hitters-flag-board = alternative: the side of the board with zones.
heavy_hitters-flag-alliances = Teams of two for 4 players, or allies who may change every round for 3 or 4.
heavy_hitters-flag-solo_catch_up = How an opponent’s unit that is too far away comes near.
heavy_hitters-flag-zone_bonus_orbital = Zones do not add to the damage of Orbital Strikes.
heavy_hitters-flag-allow_abstain = With shifting alliances: players may choose nobody.
heavy_hitters-flag-paths = Upgrades follow a path that everybody chooses at the start.
heavy_hitters-flag-map = The map, such as ring_road. Without it, one player chooses.
heavy_hitters-flag-round_cap = The last round; 0: none.
heavy_hitters-flag-data = A JSON file with numbers and names of your own box, laid over ours.
heavy_hitters-type-pilot = Pilot
heavy_hitters-type-upgrade = Upgrade
heavy_hitters-type-scenario = Map
heavy_hitters-map-numbers = players: { $players }; buildings: { $buildings }
heavy_hitters-house-numbers = * our own numbers: the printed ones are not public
heavy_hitters-ended-last_standing = Last Heavy Hitter standing: { $count }
heavy_hitters-ended-demolition = Won by demolition: { $count }
heavy_hitters-ended-all_destroyed = All destroyed together: { $count }
heavy_hitters-ended-round_cap = No round left: { $count }
heavy_hitters-ended-team_kill = Won by a team’s kill: { $count }
heavy_hitters-ended-team_demolition = Won by a team’s demolitions: { $count }
heavy_hitters-ended-solo_won = Won against solo opponents: { $count }
heavy_hitters-ended-solo_lost = Lost against solo opponents: { $count }
