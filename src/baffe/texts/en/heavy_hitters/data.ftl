### Numbers of somebody's own box: what they are called, for the list before the start and on cards.

## Tables

heavy_hitters-data-constants = Rules
heavy_hitters-data-heavy_hitter = Heavy Hitter
heavy_hitters-data-counts = In the box
heavy_hitters-data-thresholds = Upgrades
heavy_hitters-data-factions = Faction
heavy_hitters-data-keywords = Keyword
heavy_hitters-data-weapons = Weapon
heavy_hitters-data-utility_cards = Card
heavy_hitters-data-sponsor_cards = Sponsor
heavy_hitters-data-pilots = Pilot
heavy_hitters-data-upgrade_tiles = Upgrade
heavy_hitters-data-alternative_paths = Path
heavy_hitters-data-achievements = Achievement
heavy_hitters-data-support_units = Support unit
heavy_hitters-data-deploy = Solo: deploying
heavy_hitters-data-heavy_hitter_move = Solo: Heavy Hitter
heavy_hitters-data-combat_move = Solo: Combat unit
heavy_hitters-data-repair_move = Solo: Repair unit
heavy_hitters-data-recon_move = Solo: Recon unit
heavy_hitters-data-combat_cards = Solo: cards revealed
heavy_hitters-data-attack_priority = Solo: targets
heavy_hitters-data-opponents = Solo: deck
heavy_hitters-data-levels = Solo: level
heavy_hitters-data-zones = Zone
heavy_hitters-data-hexes = Hex
heavy_hitters-data-starts = Start hexes
heavy_hitters-data-scenarios = Map
heavy_hitters-data-decks = Deck

## Numbers of the rules

heavy_hitters-data-number-deck_size = cards in a deck
heavy_hitters-data-number-primary_types = kinds of primary weapons
heavy_hitters-data-number-primary_copies = copies of a primary weapon
heavy_hitters-data-number-secondary_types = kinds of secondary weapons
heavy_hitters-data-number-secondary_copies = copies of a secondary weapon
heavy_hitters-data-number-deploy_cards_max = Deploy cards at most
heavy_hitters-data-number-energy_max = Energy
heavy_hitters-data-number-overspend_cap = most overspent Energy
heavy_hitters-data-number-hand_size = cards in hand
heavy_hitters-data-number-tags_to_demolish = tags to demolish
heavy_hitters-data-number-demolitions_to_win = demolitions to win
heavy_hitters-data-number-team_demolitions_to_win = demolitions for a team to win
heavy_hitters-data-number-tag_cost = Energy for a tag
heavy_hitters-data-number-tags_per_building_per_round = tags on a building per round
heavy_hitters-data-number-tag_range = range of tags
heavy_hitters-data-number-sponsor_limit = sponsor cards at most
heavy_hitters-data-number-cover_modifier = cover
heavy_hitters-data-number-hh_armor = armor of a Heavy Hitter
heavy_hitters-data-number-hh_max_move = moves of a Heavy Hitter
heavy_hitters-data-number-deploy_cost = Energy for deploying
heavy_hitters-data-number-round_cap = rounds at most
heavy_hitters-data-number-stalled_rounds = rounds until called off
heavy_hitters-data-number-zone_deploy_limit = deploying from zones
heavy_hitters-data-number-zone_bonus_orbital = zone bonus for Orbital Strikes
heavy_hitters-data-number-move_cost_per_hex = Energy for a hex
heavy_hitters-data-number-deploy_range = range of deploying
heavy_hitters-data-number-buildings = buildings
heavy_hitters-data-number-holo_boards_per_faction = tags of a faction
heavy_hitters-data-number-1 = space of tier 1
heavy_hitters-data-number-2 = space of tier 2
heavy_hitters-data-number-3 = space of tier 3

## Fields

heavy_hitters-data-field-set = pack
heavy_hitters-data-field-copies = copies
heavy_hitters-data-field-energy = Energy
heavy_hitters-data-field-speed = speed
heavy_hitters-data-field-attack = attack
heavy_hitters-data-field-damage = damage
heavy_hitters-data-field-range = range
heavy_hitters-data-field-arc = arc
heavy_hitters-data-field-keywords = keywords
heavy_hitters-data-field-n = effect
heavy_hitters-data-field-min_range = from range
heavy_hitters-data-field-max_range = up to range
heavy_hitters-data-field-min_damage = from damage
heavy_hitters-data-field-self_damage = own damage
heavy_hitters-data-field-cost = cost
heavy_hitters-data-field-over_max = over the maximum
heavy_hitters-data-field-tier = tier
heavy_hitters-data-field-order = order
heavy_hitters-data-field-fame = spaces
heavy_hitters-data-field-max_move = moves
heavy_hitters-data-field-hit_points = hit points
heavy_hitters-data-field-armor_save = armor
heavy_hitters-data-field-tag_cost = Energy for a tag
heavy_hitters-data-field-repair_on = repairs on
heavy_hitters-data-field-plan = plan
heavy_hitters-data-field-cards = cards
heavy_hitters-data-field-orbital = Orbital Strikes
heavy_hitters-data-field-extra_secondary = further weapon
heavy_hitters-data-field-more_revealed = more cards revealed
heavy_hitters-data-field-primary = primary weapons
heavy_hitters-data-field-secondary = secondary weapons
heavy_hitters-data-field-deploy = deploying
heavy_hitters-data-field-damage_bonus = damage bonus
heavy_hitters-data-field-reset_damage = damage at the end
heavy_hitters-data-field-alt_zone = zone
heavy_hitters-data-field-players = players
heavy_hitters-data-field-side = side
heavy_hitters-data-field-buildings = buildings
heavy_hitters-data-field-starts = start hexes
heavy_hitters-data-field-seats = start hexes
heavy_hitters-data-field-decision = needs a choice
heavy_hitters-data-field-not_in_solo = not in solo
heavy_hitters-data-field-name = name
heavy_hitters-data-field-text = text

## On a card

heavy_hitters-own-changed = { $field } { $ours } → { $theirs }
heavy_hitters-own-mark = ◆ from the owner’s box
