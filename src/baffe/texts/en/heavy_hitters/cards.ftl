### The components of Heavy Hitters, each kind in the order of its table: the name, .effect (what it does) and short forms.
### The numbers of weapons are printed from the data; their .effect says in one sentence what they are good for.

## Factions: .style is how they play

heavy_hitters-faction-diamondback = DiamondBack
    .style = Long reach, precise, narrow arcs

heavy_hitters-faction-kingwolf = King Wolf
    .style = Fast assault at close range

heavy_hitters-faction-thunderhappy = Thunder Happy
    .style = Fire over an area, trouble for enemy hands

heavy_hitters-faction-hammerstrike = HammerStrike
    .style = Slow, heavy, armor-piercing

## Units: .weapon is the built-in weapon, .short the form for tight columns

heavy_hitters-unit-hh = Heavy Hitter
    .short = HH

heavy_hitters-unit-combat = Combat unit
    .weapon = Escort gun
    .short = Com

heavy_hitters-unit-repair = Repair unit
    .weapon = Arc welder
    .short = Rep

heavy_hitters-unit-recon = Recon unit
    .weapon = Spotter carbine
    .short = Rec

## Weapons of DiamondBack

heavy_hitters-card-db_p1 = Horizon Lance
    .effect = Far and straight ahead, with a second chance after a miss.

heavy_hitters-card-db_p2 = Facet Cutter
    .effect = A cutting beam for near and middle distances.

heavy_hitters-card-db_p3 = Tailrattle Repeater
    .effect = Fires twice at the same target.

heavy_hitters-card-db_s1 = Fang Darts
    .effect = Quick, cheap darts that still reach far.

heavy_hitters-card-db_s2 = Heat-Pit Tracker Rockets
    .effect = Cover does not help against them; they only have to see their target.

heavy_hitters-card-db_s3 = Coil Snare
    .effect = Slows down the Heavy Hitter that it catches.

heavy_hitters-card-db_s4 = Sunglint Dazzler
    .effect = Blinds its target early and spoils the shots that it still has.

heavy_hitters-card-db_s5 = Sandblast Vent
    .effect = A blast to every side, against whoever comes too near.

## Weapons of King Wolf

heavy_hitters-card-kw_p1 = Alpha Maul
    .effect = Strikes an adjacent target and throws it back.

heavy_hitters-card-kw_p2 = Throatcutter Autogun
    .effect = Close in, then fire before the others do.

heavy_hitters-card-kw_p3 = Crown Breaker
    .effect = A late and heavy blow that goes through armor.

heavy_hitters-card-kw_s1 = Hackle Scatterguns
    .effect = A broad burst from close by that hits easily.

heavy_hitters-card-kw_s2 = Leash Harpoon
    .effect = Drags its target closer.

heavy_hitters-card-kw_s3 = Howl Emitter
    .effect = Strikes early and to every side.

heavy_hitters-card-kw_s4 = Flank Claws
    .effect = Strike very early; adjacent support units suffer most.

heavy_hitters-card-kw_s5 = Smoke Brand
    .effect = After the shot, take a step through its smoke.

## Weapons of Thunder Happy

heavy_hitters-card-th_p1 = Bedside Barrage
    .effect = Late, heavy shells that also hurt whoever stands next to the target.

heavy_hitters-card-th_p2 = Needle Storm
    .effect = A steady hail of needles for near and middle distances.

heavy_hitters-card-th_p3 = Group Therapy Pods
    .effect = Work to every side, and the units next to the target share the treatment.

heavy_hitters-card-th_s1 = Lozenge Launcher
    .effect = Light fire at middle distances, no use against an adjacent target.

heavy_hitters-card-th_s2 = Side-Effect Sprayer
    .effect = Makes a Heavy Hitter so sick that a card drops from the hand.

heavy_hitters-card-th_s3 = Bitter Pill Mortar
    .effect = Lobs its pills over buildings to every side, but never nearby.

heavy_hitters-card-th_s4 = Placebo Drones
    .effect = Quick drones that find a target all around.

heavy_hitters-card-th_s5 = Ampoule Volley
    .effect = Two volleys at the same target.

## Weapons of HammerStrike

heavy_hitters-card-hs_p1 = Anvil Cannon
    .effect = Slow to fire, but its shells go through armor.

heavy_hitters-card-hs_p2 = Pile-Driver
    .effect = Rams an adjacent target and drives it back.

heavy_hitters-card-hs_p3 = Foundry Rivetgun
    .effect = Dependable rivets for near and middle distances.

heavy_hitters-card-hs_s1 = Slag Thrower
    .effect = Hot slag for whoever is close; it hits easily.

heavy_hitters-card-hs_s2 = Shoulder Howitzer
    .effect = Fires over buildings at distant targets.

heavy_hitters-card-hs_s3 = Chain Turret
    .effect = Turns to every side and hunts support units.

heavy_hitters-card-hs_s4 = Quake Charges
    .effect = Go off very late and shake the units next to the target too.

heavy_hitters-card-hs_s5 = Girder Toss
    .effect = Hard to aim, but it hurts.

## Deploy cards, maneuvers, reactions and Orbital Strikes

heavy_hitters-card-u_deploy = Deploy
    .effect = Put one of your support units from the reserve, at full hit points, into an empty hex within 2 hexes of your Heavy Hitter.

heavy_hitters-card-u_orbital = Orbital Strike
    .effect = Committed like a weapon: speed 1, attack 8, damage 4, against any enemy unit on the board, whatever the arc; indirect, splash. At most one per round.

heavy_hitters-card-u_m_burst = Thruster Burst
    .effect = Your Heavy Hitter may move up to 2 further hexes this activation without paying Energy for them; its maximum move is 2 higher.

heavy_hitters-card-u_m_leap = Skyhook Leap
    .effect = Instead of moving normally, move up to 3 hexes in one straight line over anything; the end hex may hold neither a Heavy Hitter nor a standing building.

heavy_hitters-card-u_m_convoy = Convoy Order
    .effect = Each of your support units may move 1 hex now, in addition to its later move.

heavy_hitters-card-u_r_chaff = Chaff Cloud
    .effect = An attack aimed at one of your units has +2 to its attack number.

heavy_hitters-card-u_r_purge = Emergency Purge
    .effect = Reduce the unsaved damage of this attack against your Heavy Hitter by 2 (not below 0).

heavy_hitters-card-u_r_ping = Return Ping
    .effect = After an attack aimed at one of your units misses, gain 1 Energy, never above your maximum.

heavy_hitters-card-u_m_db = Slither Step
    .effect = After every Heavy Hitter has moved, move yours 1 hex for 0 Energy and choose its facing again.

heavy_hitters-card-u_r_db = Refraction Plates
    .effect = Reroll once every failed armor die of this attack against your Heavy Hitter.

heavy_hitters-card-u_m_kw = Pounce
    .effect = Instead of moving normally, move up to 3 hexes for 0 Energy, each hex bringing you nearer to one chosen enemy Heavy Hitter. If you end next to an enemy unit, your first attack at range 1 this round has −1 to its attack number.

heavy_hitters-card-u_r_kw = Bite Back
    .effect = After this attack on your Heavy Hitter, the attacking unit suffers 2 damage (armor save allowed) if it is within 2 hexes.

heavy_hitters-card-u_m_th = Dosage Rush
    .effect = Up to 3 hexes of this activation cost 0 Energy; afterwards your Heavy Hitter suffers 1 damage without save.

heavy_hitters-card-u_r_th = Booster Shot
    .effect = After your Heavy Hitter loses 2 or more cards to one attack, draw 2 cards.

heavy_hitters-card-u_m_hs = Bulldoze
    .effect = This activation, each enemy support unit whose hex you enter suffers 1 damage (armor save allowed), at most once and before any displacement.

heavy_hitters-card-u_r_hs = Dig In
    .effect = Armor saves of your Heavy Hitter succeed on 4 or more against this attack.

## Sponsor cards

heavy_hitters-card-s_battery = Battery Endorsement
    .effect = Gain 2 Energy now, even above your maximum, until Reset.

heavy_hitters-card-s_hijack = Signal Hijack
    .effect = Remove 1 enemy tag from a building within 3 hexes of any of your units.

heavy_hitters-card-s_firewall = Firewall Contract
    .effect = Cancel a hack that was just played against you or your units.

heavy_hitters-card-s_guided = Guided Ammo Deal
    .effect = One of your attacks has −2 to its attack number.

heavy_hitters-card-s_polish = Armor Polish
    .effect = The armor saves of one of your units are 1 better against this attack (never better than 3+).

heavy_hitters-card-s_billboard = Free Billboard
    .effect = Place 1 more tag for 0 Energy on a standing building next to any of your units, even if you already tagged it this round.

heavy_hitters-card-s_express = Express Delivery
    .effect = Deploy a support unit within 2 hexes of your Heavy Hitter, without a Deploy card and without Energy.

heavy_hitters-card-s_leglock = Leg Lock Virus
    .effect = One enemy Heavy Hitter has −2 to its maximum move this round. A solo opponent skips the letters farther than 1 hex instead.

heavy_hitters-card-s_scramble = Targeting Scramble
    .effect = One enemy attack has +2 to its attack number.

heavy_hitters-card-s_pit = Pit Crew
    .effect = Move 1 card of your choice from your damage pile to your discard pile.

heavy_hitters-card-s_surge = Crowd Surge
    .effect = At the end of this Reset phase, take the Glory Hound token instead of letting it pass on as usual.

heavy_hitters-card-s_bounty = Wreck Bounty
    .effect = If you destroyed an enemy support unit this round, advance 2 spaces on the achievements board.

heavy_hitters-card-s_replay = Replay Review
    .effect = After one of your attacks misses, reroll both its dice; the new roll stands.

## Keywords of weapons

heavy_hitters-keyword-accurate = accurate
    .effect = If the attack roll misses, reroll the lower attack die once; the new total stands.

heavy_hitters-keyword-twin = twin
    .effect = Resolve the attack twice in a row against the same target: two rolls, two sets of saves.

heavy_hitters-keyword-pierce = pierce
    .effect = Every armor die of the defender needs 1 more than usual; a 6 still saves.

heavy_hitters-keyword-splash = splash
    .effect = On a hit, every other unit next to the target, friend or foe but never the attacker, suffers 1 damage (armor save allowed).

heavy_hitters-keyword-snare = snare
    .effect = On a hit against a Heavy Hitter, its maximum move is 2 lower in the next Movement phase (not cumulative). A solo opponent skips the letters farther than 2 hexes instead.

heavy_hitters-keyword-dazzle = dazzle
    .effect = On a hit, every later attack of the target in this Combat phase has +2 to its attack number (not cumulative).

heavy_hitters-keyword-shove = shove
    .effect = On a hit, the target moves 1 hex straight away from the attacker if that hex is on the board, without a standing building and empty.

heavy_hitters-keyword-reel = reel
    .effect = On a hit, the target moves 1 hex straight toward the attacker if that hex is without a standing building and empty.

heavy_hitters-keyword-hunter = hunter
    .effect = +1 damage if the target is a support unit.

heavy_hitters-keyword-advance = advance
    .effect = After the attack, hit or miss, the attacking Heavy Hitter may move 1 hex for 0 Energy, keeping its facing. A solo opponent does not.

heavy_hitters-keyword-nausea = nausea
    .effect = On a hit against a Heavy Hitter, its owner discards 1 random card from hand. A solo opponent reveals 1 fewer card (at least 1) in its next Combat phase instead.

heavy_hitters-keyword-indirect = indirect
    .effect = Needs no line of sight and ignores cover.

heavy_hitters-keyword-seeking = seeking
    .effect = Ignores cover; line of sight is still needed.

## Pilots

heavy_hitters-pilot-p_db1 = Ines Calloway
    .effect = Once per round, an attack of your Heavy Hitter at distance 5 or more has −1 to its attack number.

heavy_hitters-pilot-p_db2 = Dex Marrow
    .effect = At the start of each Combat phase, before weapons are committed, you may choose the facing of your Heavy Hitter again.

heavy_hitters-pilot-p_db3 = Oona Pike
    .effect = The first hex that your Heavy Hitter moves each round costs 0 Energy.

heavy_hitters-pilot-p_db4 = Tobias Vane
    .effect = Once per game, one of your committed weapons acts at speed 10, never an Orbital Strike.

heavy_hitters-pilot-p_kw1 = Rook Halvorsen
    .effect = Once per round, an attack of your Heavy Hitter at range 1 has +1 damage.

heavy_hitters-pilot-p_kw2 = Mags Brannigan
    .effect = An enemy support unit displaced by your Heavy Hitter suffers 1 damage without save.

heavy_hitters-pilot-p_kw3 = Juno Sable
    .effect = Once per game, after your Heavy Hitter has moved, it may move up to 2 further hexes for 0 Energy, then you choose its facing again.

heavy_hitters-pilot-p_kw4 = Pike Odell
    .effect = The first Energy that you overspend each round causes no damage.

heavy_hitters-pilot-p_th1 = Lio Marsh
    .effect = Your Repair unit succeeds on 2 or more.

heavy_hitters-pilot-p_th2 = Cassidy Plume
    .effect = Once per round, when you draw sponsor cards, draw 1 more, then discard 1 of the cards drawn.

heavy_hitters-pilot-p_th3 = Bex Anand
    .effect = Your hand size is 7.

heavy_hitters-pilot-p_th4 = Uri Fontaine
    .effect = Once per game, in the Reset phase, move 3 random cards from your damage pile to your discard pile.

heavy_hitters-pilot-p_hs1 = Gunda Frost
    .effect = Once per round, reroll one failed armor die of your Heavy Hitter.

heavy_hitters-pilot-p_hs2 = Sol Okafor
    .effect = Your Deploy cards cost 0 Energy.

heavy_hitters-pilot-p_hs3 = Petra Quill
    .effect = Your support units have 1 more hit point.

heavy_hitters-pilot-p_hs4 = Hale Dorn
    .effect = Once per game, when you demolish a building, each enemy unit next to it suffers 2 damage (armor save allowed).

## Upgrades

heavy_hitters-upgrade-g_servo = Servo Tune-Up
    .effect = The maximum move of your Heavy Hitter is 5.

heavy_hitters-upgrade-g_scope = Scope Suite
    .effect = Once per round, after an attack of your Heavy Hitter misses, reroll one of its attack dice.

heavy_hitters-upgrade-g_skin = Ablative Skin
    .effect = Once per round, reduce the unsaved damage of one attack on your Heavy Hitter by 1.

heavy_hitters-upgrade-g_relay = Ad Relay
    .effect = Once per round, one of your units may tag a standing building 2 hexes away.

heavy_hitters-upgrade-g_reactor = Reactor Bank
    .effect = Your maximum Energy is 6, from the next Reset phase on.

heavy_hitters-upgrade-g_feed = Feed Loader
    .effect = Your hand size is 1 card larger.

heavy_hitters-upgrade-g_core = Hardened Core
    .effect = The first Energy that you overspend each round causes no damage.

heavy_hitters-upgrade-g_bay = Drone Bay
    .effect = Your Deploy cards cost 0 Energy and reach 3 hexes.

heavy_hitters-upgrade-g_rails = Overcharge Rails
    .effect = +1 damage with your primary weapon.

heavy_hitters-upgrade-g_bulwark = Bulwark Plating
    .effect = Armor saves of your Heavy Hitter succeed on 4 or more.

heavy_hitters-upgrade-g_ads = Saturation Ads
    .effect = Once per round, place 1 tag for 0 Energy in addition to the usual limits.

heavy_hitters-upgrade-g_refit = Rapid Refit
    .effect = In each Reset phase, you may move 1 card of your choice from your damage pile to your discard pile.

## Paths of upgrades

heavy_hitters-path-blitz = Blitz
heavy_hitters-path-fortress = Fortress
heavy_hitters-path-broadcast = Broadcast
heavy_hitters-path-engine = Engine

## Maps

heavy_hitters-scenario-crossfire_plaza = Crossfire Plaza
    .about = Buildings evenly spread: a good first map.

heavy_hitters-scenario-ring_road = Ring Road
    .about = Two central towers and long lanes round the outside.

heavy_hitters-scenario-canyon_row = Canyon Row
    .about = Corridors lead toward the centre.

heavy_hitters-scenario-dead_centre = Dead Centre
    .about = One tower in the middle that everyone wants.

heavy_hitters-scenario-three_wells = Three Wells
    .about = For three: the same view from every seat.

heavy_hitters-scenario-fallout_ring = Fallout Ring
    .about = Four safe buildings in zone 1, six in zone 3, where staying hurts.

heavy_hitters-scenario-double_row = Double Row
    .about = Two near buildings for every seat, two in the middle.

## Ready decks: .plan is what they want to do

heavy_hitters-deck-db_balanced = Balanced
    .plan = Shoots at every range.

heavy_hitters-deck-db_sniper = Sniper
    .plan = Keeps its distance and snares whoever comes near.

heavy_hitters-deck-db_tagger = Tagger
    .plan = Support units tag, the Heavy Hitter covers them.

heavy_hitters-deck-kw_balanced = Balanced
    .plan = Closes in and fires first.

heavy_hitters-deck-kw_brawler = Brawler
    .plan = Everything at arm’s length.

heavy_hitters-deck-kw_tagger = Tagger
    .plan = Runs from building to building.

heavy_hitters-deck-th_balanced = Balanced
    .plan = Steady fire, sick opponents.

heavy_hitters-deck-th_siege = Siege
    .plan = Shells from behind buildings.

heavy_hitters-deck-th_tagger = Tagger
    .plan = Tags while the mortar answers.

heavy_hitters-deck-hs_balanced = Balanced
    .plan = Slow, and nothing stops it.

heavy_hitters-deck-hs_anvil = Anvil
    .plan = Armor-piercing fire from afar.

heavy_hitters-deck-hs_wrecker = Wrecker
    .plan = Walks through support units and takes buildings.

## Levels of solo opponents

heavy_hitters-level-normal = Normal
    .about = The opponent as the rules describe it.

heavy_hitters-level-armed = Armed
    .about = One more secondary weapon, so more cards and more life, and one more card revealed in every Combat phase.

heavy_hitters-level-hard = Hard
    .about = One more card revealed in every Combat phase, and no weak weapon among them.

heavy_hitters-level-brutal = Brutal
    .about = One more secondary weapon and two more cards revealed in every Combat phase.

## Zones of the alternative board

heavy_hitters-zone-1 = zone 1
    .about = The outside: the only zone in which support units may be deployed.

heavy_hitters-zone-2 = zone 2
    .about = No deployment, no other effect.

heavy_hitters-zone-3 = zone 3
    .about = No deployment. Attacks fired from here have +1 damage; at the end of the Reset phase every unit here suffers 1 damage without save.

heavy_hitters-zone-4 = zone 4
    .about = The centre of the impact. No deployment. Attacks fired from here have +2 damage; at the end of the Reset phase every unit here suffers 2 damage without save.

## Directions

heavy_hitters-direction-n = north
    .short = N

heavy_hitters-direction-ne = north-east
    .short = NE

heavy_hitters-direction-se = south-east
    .short = SE

heavy_hitters-direction-s = south
    .short = S

heavy_hitters-direction-sw = south-west
    .short = SW

heavy_hitters-direction-nw = north-west
    .short = NW

## Phases

heavy_hitters-phase-setup = Setup
heavy_hitters-phase-deploy = Deploy
heavy_hitters-phase-movement = Movement
heavy_hitters-phase-combat = Combat
heavy_hitters-phase-tag = Tag
heavy_hitters-phase-reset = Reset

## Kinds of cards

heavy_hitters-kind-weapon = Weapon
heavy_hitters-kind-deploy = Deploy
heavy_hitters-kind-maneuver = Maneuver
heavy_hitters-kind-reaction = Reaction
heavy_hitters-kind-orbital = Orbital Strike
heavy_hitters-kind-boost = Boost
heavy_hitters-kind-hack = Hack
heavy_hitters-kind-counter = Counter
heavy_hitters-kind-primary = Primary weapon
heavy_hitters-kind-secondary = Secondary weapon

## Arcs of weapons, and sight

heavy_hitters-arc-narrow = narrow arc
heavy_hitters-arc-front = front arc
heavy_hitters-arc-all = all around
heavy_hitters-sight-clear = clear sight
heavy_hitters-sight-cover = in cover
heavy_hitters-sight-blocked = sight blocked

## What a unit of a solo opponent does on its die: Heavy Hitter, Combat, Repair, Recon

heavy_hitters-plan-edge_forward = edges forward
heavy_hitters-plan-advance = advances
heavy_hitters-plan-flank_right = flanks to the right
heavy_hitters-plan-flank_left = flanks to the left
heavy_hitters-plan-charge = charges
heavy_hitters-plan-sidestep = sidesteps
heavy_hitters-plan-spearhead = leads the way
heavy_hitters-plan-left_wedge = goes ahead, more to the left
heavy_hitters-plan-right_wedge = goes ahead, more to the right
heavy_hitters-plan-screen = screens its Heavy Hitter
heavy_hitters-plan-long_push = pushes far ahead
heavy_hitters-plan-guard = guards its Heavy Hitter
heavy_hitters-plan-tail = follows behind
heavy_hitters-plan-tail_left = follows behind, to the left
heavy_hitters-plan-tail_right = follows behind, to the right
heavy_hitters-plan-close_left = stays close, rather to the left
heavy_hitters-plan-close_right = stays close, rather to the right
heavy_hitters-plan-wide_tail = follows behind, out to one side
heavy_hitters-plan-sweep_right = sweeps ahead to the right
heavy_hitters-plan-sweep_left = sweeps ahead to the left
heavy_hitters-plan-deep_scout = scouts far ahead
heavy_hitters-plan-wide_right = swings wide to the right
heavy_hitters-plan-wide_left = swings wide to the left
heavy_hitters-plan-regroup = comes back toward its Heavy Hitter

## Achievements

heavy_hitters-achievement-a_newtag = first tag of the faction on a building
heavy_hitters-achievement-a_demolish = a building demolished
heavy_hitters-achievement-a_unit = an enemy support unit destroyed
heavy_hitters-achievement-a_bighit = 3 or more cards of an enemy Heavy Hitter lost to one attack
heavy_hitters-achievement-a_kill = an enemy Heavy Hitter destroyed

## Where a number comes from

heavy_hitters-source-sourced = from the rules
heavy_hitters-source-recall = as commonly known
heavy_hitters-source-house = our own number: the printed one is not public
heavy_hitters-source-owner = number of your box
