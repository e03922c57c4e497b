### Why did this happen? One short text for each numbered rule of the base game of GKR: Heavy Hitters.

## Components

rule-gkr-G1 = One to four people play, for 60 to 90 minutes.
    .title = Players and length
    .source = sourced
rule-gkr-G2 = The factions are DiamondBack in yellow, King Wolf in orange, Thunder Happy in blue and HammerStrike in green.
    .title = The four factions
    .source = sourced
rule-gkr-G3 = A faction has one Heavy Hitter, three support units (Combat, Repair, Recon) with a card for each, and 20 tags.
    .title = What a faction has
    .source = sourced
rule-gkr-G4 = The ten buildings consist of base, tower and cap. A demolished building leaves only its base.
    .title = Ten buildings
    .source = sourced
rule-gkr-G5 = The board has hexes on both sides. Its standard side knows no zones.
    .title = Two sides of the board
    .source = sourced
rule-gkr-G6 = Two black dice are for attacks and eight white ones for defence. All have six sides.
    .title = Black and white dice
    .source = sourced
rule-gkr-G7 = The box holds 25 sponsor cards, 12 upgrade tiles, 16 pilots with their tokens, an achievements board with two sides and the Glory Hound token.
    .title = Cards, tiles and tokens
    .source = sourced
rule-gkr-G8 = On your dashboard are an Energy track and places for three piles of cards: draw pile, discard pile and damage pile.
    .title = The dashboard
    .source = sourced
rule-gkr-G9 = Twelve trackers show the hit points of the support units, one for each of them.
    .title = Trackers for hit points
    .source = sourced
rule-gkr-G10 = The sources count a faction’s cards differently: 35 in the beta, 38 in overviews of 2017, 59 with all Kickstarter extras.
    .title = Sizes of printed packs
    .source = sourced
rule-gkr-G11 = The core pack has 38 cards: 2 primary weapons of 5 cards, 3 secondary ones of 4, 5 Deploy, 4 maneuvers, 4 reactions, 3 Orbital Strikes. The extended pack has 59: it adds 1 primary and 2 secondary weapons, 4 maneuvers and 4 reactions.
    .title = Our packs
    .source = house
rule-gkr-G12 = If an attack needs more than eight white dice, the program simply rolls them.
    .title = More than eight white dice
    .source = house

## Aim

rule-gkr-G13 = You win when every Heavy Hitter but yours is destroyed. Fixed alliances replace this rule.
    .title = Last Heavy Hitter standing
    .source = sourced
rule-gkr-G14 = Your fourth demolished building wins you the game at once. Fixed alliances replace this rule.
    .title = Four demolished buildings
    .source = sourced
rule-gkr-G15 = A Heavy Hitter falls when all 25 cards of its faction deck have become damage.
    .title = When a Heavy Hitter is destroyed
    .source = sourced
rule-gkr-G16 = Without a Heavy Hitter you are out of the game. Fixed alliances replace this rule.
    .title = Elimination
    .source = sourced

## Set-up

rule-gkr-G17 = Everybody throws two dice. The highest total takes the Glory Hound token.
    .title = Dice for the Glory Hound token
    .source = sourced
rule-gkr-G18 = Those who tie throw again among themselves. Once the first faction is chosen, the choice goes on clockwise.
    .title = Ties, and who chooses next
    .source = house
rule-gkr-G19 = Whoever holds the Glory Hound token chooses a faction before all others.
    .title = First choice of a faction
    .source = sourced
rule-gkr-G20 = Pilots are chosen from the left of the Glory Hound holder round the table, so the holder chooses last.
    .title = Pilots in turn
    .source = sourced
rule-gkr-G21 = You take one of the four pilots of your faction.
    .title = Pilots of your own faction
    .source = house
rule-gkr-G22 = All players put their 25 cards together at the same time, without showing them.
    .title = Decks are built in secret
    .source = house
rule-gkr-G23 = The scenario says on which hexes the buildings stand and the Heavy Hitters start.
    .title = What a scenario fixes
    .source = sourced
rule-gkr-G24 = The Glory Hound holder picks the scenario among the maps for this number of players and this side of the board.
    .title = Who chooses the scenario
    .source = house
rule-gkr-G25 = A Heavy Hitter starts on the hex of its seat, with the facing that the map gives. The Glory Hound holder has the first seat, the others follow clockwise.
    .title = Where Heavy Hitters start
    .source = house
rule-gkr-G26 = At the start no support unit is on the board: all wait in their owner’s reserve.
    .title = Support units in reserve
    .source = sourced
rule-gkr-G27 = The sponsor cards are shuffled and lie as a deck beside the board.
    .title = The sponsor deck
    .source = sourced
rule-gkr-G28 = All pilot tokens start on space 0. The 12 upgrades lie open in three tiers of four.
    .title = Achievements board at the start
    .source = house
rule-gkr-G29 = You shuffle your deck, begin with 5 Energy and draw a full hand.
    .title = First hand and Energy
    .source = house
rule-gkr-G30 = Before round 1 you may shuffle your whole hand back once and draw the same number of cards again.
    .title = A second first hand
    .source = house
rule-gkr-G194 = Factions, pilots, paths, scenario and decks can be fixed as options; a list of factions may leave seats open, which are then drawn. The rest is asked: faction, pilot, path, scenario, deck. The Glory Hound token goes by the dice all the same.
    .title = What can be fixed before the deal
    .source = house
rule-gkr-G195 = The program numbers seats clockwise round the table. Which seat of the map each gets depends on the Glory Hound token (rule G25).
    .title = Seats at the table and on the map
    .source = house
rule-gkr-G213 = In a scene, a seat for which no pilot is given has none. A building of the map that the scene names neither as standing nor as rubble is missing, and its hex is free.
    .title = What a scene leaves out
    .source = house

## Deck building

rule-gkr-G31 = Your deck has 25 cards, no more and no fewer.
    .title = Twenty-five cards
    .source = sourced
rule-gkr-G32 = You take one primary weapon: five cards, all alike.
    .title = One primary weapon
    .source = sourced
rule-gkr-G33 = You take two different secondary weapons: four cards of each.
    .title = Two secondary weapons
    .source = sourced
rule-gkr-G34 = You may take up to five Deploy cards, or none.
    .title = Up to five Deploy cards
    .source = sourced
rule-gkr-G35 = The rest of your deck is maneuvers, reactions and Orbital Strikes of your faction.
    .title = The other cards
    .source = sourced
rule-gkr-G36 = You can take a card at most as often as your faction’s pack holds it.
    .title = No more copies than there are
    .source = house
rule-gkr-G37 = Cards of the pack that you leave out take no part in the game.
    .title = Cards left out
    .source = house
rule-gkr-G38 = Every faction has three ready decks; the first one is recommended. Whoever takes a ready deck builds none.
    .title = Ready decks
    .source = house

## Card zones

rule-gkr-G39 = A faction card is in the draw pile (nobody knows the order), in hand (only you see it), in play, in the discard pile or in the damage pile (both open). The piles of solo opponents are closed.
    .title = Five places for a card
    .source = house
rule-gkr-G40 = Your life is the number of your cards in draw pile, hand, discard pile and in play.
    .title = Remaining life
    .source = sourced
rule-gkr-G41 = If a card must be drawn from an empty draw pile, the discard pile is shuffled and becomes the new one. Damage stays where it is.
    .title = Empty draw pile
    .source = sourced
rule-gkr-G42 = With both draw pile and discard pile empty you draw nothing, and that has no price.
    .title = Nothing left to draw
    .source = house
rule-gkr-G43 = Once its effect is over, a card that was played or used goes to the discard pile.
    .title = Used cards are discarded
    .source = sourced
rule-gkr-G44 = A full hand is 6 cards.
    .title = Hand size
    .source = house
rule-gkr-G45 = Sponsor cards are no part of your hand. They do not count as life, and no damage takes them.
    .title = Sponsor cards lie apart
    .source = house
rule-gkr-G196 = Only you know which sponsor cards you hold. How many they are is open, and so is each one that is played or dropped.
    .title = Who sees sponsor cards
    .source = house

## Energy

rule-gkr-G46 = Each round gives you 5 Energy.
    .title = Energy for a round
    .source = sourced
rule-gkr-G47 = Deploying, moving, firing weapons and tagging are paid with Energy.
    .title = What Energy is for
    .source = sourced
rule-gkr-G48 = Maneuvers and reactions cost the Energy that is printed on them.
    .title = Energy for cards
    .source = house
rule-gkr-G49 = You may spend Energy that you do not have, but it brings damage.
    .title = Spending too much
    .source = sourced
rule-gkr-G50 = For every point of Energy you lack, your Heavy Hitter suffers 1 damage as you pay.
    .title = The price of missing Energy
    .source = house
rule-gkr-G51 = Damage from overspending allows neither armor save nor reaction. Only cards, pilots or upgrades that name it can lower it.
    .title = No protection from overspending
    .source = house
rule-gkr-G52 = In one round you can overspend 5 points at most.
    .title = Limit of overspending
    .source = house
rule-gkr-G53 = You cannot pay for anything if the damage would destroy your own Heavy Hitter.
    .title = No payment that destroys you
    .source = house
rule-gkr-G177 = You can commit cards together only if you can pay for all of them at that moment; other sets are not offered. The committed cards still count as life for that.
    .title = Only what can be paid together
    .source = house
rule-gkr-G179 = For every point you choose the top card or a card from your hand, as with any damage. You do so after it is fixed what you pay for and before it takes effect.
    .title = Cards lost to overspending
    .source = house
rule-gkr-G197 = Effects that make overspent Energy harmless are added up. The harmless points still count towards the limit of 5.
    .title = Harmless overspending
    .source = house
rule-gkr-G54 = The Reset phase puts your Energy back to 5. What you have not spent is lost.
    .title = Energy comes back
    .source = house
rule-gkr-G180 = Battery Endorsement and cards like it are offered with each question put to you alone, from the Deploy phase to the end of your tagging, and nowhere else. No question is asked just for them.
    .title = Cards for any moment of your own
    .source = house
rule-gkr-G198 = First comes the best value for you among effects that set the number, then all that add or subtract. A maximum move is at least 0, an armor value at best 3+ and at worst 6+.
    .title = Several effects on one number
    .source = house

## Round and turn order

rule-gkr-G55 = A round is Deploy, Movement, Combat, Tag and Reset, in this order.
    .title = Five phases
    .source = sourced
rule-gkr-G56 = The Glory Hound holder comes first, the others follow clockwise.
    .title = Turn order
    .source = house
rule-gkr-G57 = Whoever is out of the game is skipped.
    .title = Eliminated players
    .source = house
rule-gkr-G58 = All Heavy Hitters move, then all Combat units, all Repair units and all Recon units. Each of these steps goes in turn order.
    .title = Order of moving
    .source = sourced
rule-gkr-G59 = In the Combat phase the speed of a weapon decides when it acts, not whose turn it is.
    .title = Combat goes by speed
    .source = sourced
rule-gkr-G60 = In the Deploy, Tag and Reset phases you finish all you do before the next player begins.
    .title = One after the other
    .source = house

## Deploy phase

rule-gkr-G61 = A Deploy card puts one support unit from your reserve on the board.
    .title = What a Deploy card does
    .source = sourced
rule-gkr-G62 = The unit goes to an empty hex at most 2 hexes away from your Heavy Hitter.
    .title = Where units are deployed
    .source = sourced
rule-gkr-G63 = Each Deploy card costs 1 Energy.
    .title = Cost of deploying
    .source = house
rule-gkr-G64 = In one Deploy phase you may play as many Deploy cards as you like.
    .title = Several Deploy cards
    .source = house
rule-gkr-G65 = A hex of the board is empty when neither a unit nor a standing building is on it. Rubble does not matter.
    .title = What empty means
    .source = house
rule-gkr-G66 = A support unit that is on the board cannot be deployed again.
    .title = Each unit only once
    .source = sourced
rule-gkr-G67 = A destroyed support unit returns to your reserve. It can be deployed again later, with all its hit points.
    .title = Destroyed units come back
    .source = sourced
rule-gkr-G68 = A unit deployed this round already moves, fights and tags in it.
    .title = Ready at once
    .source = house

## Movement phase

rule-gkr-G69 = A Heavy Hitter stays or moves up to 4 hexes, for 1 Energy each.
    .title = How far a Heavy Hitter moves
    .source = house
rule-gkr-G70 = A Heavy Hitter may walk in any direction, however it is turned.
    .title = Any direction
    .source = house
rule-gkr-G71 = When its move is over, even without a single hex, you turn your Heavy Hitter as you like, for nothing.
    .title = Facing after the move
    .source = sourced
rule-gkr-G72 = Stepping into rubble takes 1 more of any unit’s movement, and a Heavy Hitter also pays 1 more Energy.
    .title = Rubble slows down
    .source = house
rule-gkr-G187 = You name the hex where the move ends, and the cheapest way there counts. Ends you could not pay, overspending included, are not offered. With Bulldoze you walk and pay step by step.
    .title = The cheapest way
    .source = house
rule-gkr-G199 = A hex that costs no Energy is free together with its rubble. Such hexes are counted where they save most; only Oona Pike’s is always the first of the way.
    .title = Hexes without Energy
    .source = house
rule-gkr-G200 = Skyhook Leap, Pounce, Convoy Order, Slither Step, Juno Sable, advance, shove and reel count hexes only: rubble costs nothing more and the maximum move does not bind them. What may be entered and what is displaced stay as usual, for Skyhook Leap only where it ends.
    .title = Moves with their own number of hexes
    .source = house
rule-gkr-G201 = Both replace the normal move. Each step of Pounce must come nearer to one and the same enemy Heavy Hitter.
    .title = Skyhook Leap and Pounce
    .source = house
rule-gkr-G73 = No unit enters the hex of a standing building or leaves the board.
    .title = Buildings and the edge of the board
    .source = house
rule-gkr-G74 = A Heavy Hitter cannot enter the hex of another Heavy Hitter.
    .title = Heavy Hitters block each other
    .source = house
rule-gkr-G75 = A Heavy Hitter may cross the hex of a support unit, and may end its move there.
    .title = Over support units
    .source = sourced
rule-gkr-G189 = Skyhook Leap may end on a support unit, which is displaced. Only a Heavy Hitter or a standing building closes the hex.
    .title = Where Skyhook Leap may end
    .source = house
rule-gkr-G76 = A support unit on whose hex a Heavy Hitter ends is displaced. Its owner chooses where it goes.
    .title = Displaced support units
    .source = sourced
rule-gkr-G77 = It goes to an empty hex next to the one it left. If there is none, it suffers 1 damage without save and goes to the nearest empty hex; between equals its owner chooses.
    .title = Where a displaced unit goes
    .source = house
rule-gkr-G202 = Damage by Mags Brannigan and by Bulldoze comes before the new hex is chosen. Bulldoze hurts a support unit only once in an activation.
    .title = Damage before displacement
    .source = house
rule-gkr-G210 = Displaced units stand on their new hexes, dice included, before the Heavy Hitter that moved chooses its facing or turns.
    .title = Displaced units first, facing last
    .source = house
rule-gkr-G78 = Combat and Repair units move up to 2 hexes, Recon units up to 4.
    .title = How far support units move
    .source = sourced
rule-gkr-G79 = Moving support units takes no Energy.
    .title = Support units move for nothing
    .source = house
rule-gkr-G80 = A support unit may cross hexes of its own faction’s units but not of enemies, and ends on an empty hex.
    .title = Ways of support units
    .source = house
rule-gkr-G81 = Two units never share a hex.
    .title = One unit on a hex
    .source = sourced
rule-gkr-G82 = You may play one maneuver per round, at the moment printed on it. One for your Heavy Hitter’s own move is played before it moves.
    .title = One maneuver a round
    .source = house

## Facing and arcs

rule-gkr-G83 = A Heavy Hitter looks towards one of the six sides of its hex.
    .title = Facing
    .source = sourced
rule-gkr-G84 = The front arc covers three sides of the hex: the one faced and those next to it.
    .title = Front arc
    .source = sourced
rule-gkr-G85 = Support units look nowhere in particular; their weapons reach all around.
    .title = Support units have no facing
    .source = recall
rule-gkr-G86 = Around a unit lie six sextants of 60°, each centred on one direction. A hex on the border between two belongs to both.
    .title = Sextants
    .source = house
rule-gkr-G87 = A narrow arc is the sextant faced, a front arc adds the two beside it, an all-round arc has all six. A target is in the arc if one of its sextants is.
    .title = Arcs of weapons
    .source = house
rule-gkr-G88 = An attack from behind has no extra effect.
    .title = From behind
    .source = house

## Range, line of sight, cover

rule-gkr-G89 = Distance counts the hexes up to the target, its own included and yours not. A range has a smallest and a greatest distance.
    .title = Distance and range
    .source = house
rule-gkr-G90 = A weapon fires only at a target that is within its range.
    .title = Only within range
    .source = sourced
rule-gkr-G91 = A building protects units that are behind it.
    .title = Buildings protect
    .source = sourced
rule-gkr-G92 = Sight goes from hex centre to hex centre and is tested along two lines, shifted by a hair to either side. What counts is the hexes that each line crosses in between.
    .title = Line of sight
    .source = house
rule-gkr-G188 = Lines of sight are computed in whole numbers, so nothing hangs on rounded fractions. Hexes off the board never block.
    .title = Sight is exact
    .source = house
rule-gkr-G93 = If both lines of sight cross a standing building, the shot is blocked. If only one does, the target has cover; if none does, the shot is clear.
    .title = Blocked, covered or clear
    .source = house
rule-gkr-G94 = A unit in rubble has cover against attacks from more than 1 hex away.
    .title = Cover in rubble
    .source = house
rule-gkr-G95 = Cover makes the attack number 1 higher. Two reasons for cover still make it 1.
    .title = What cover does
    .source = house
rule-gkr-G96 = Units neither block sight nor give cover.
    .title = Units hide nothing
    .source = house
rule-gkr-G97 = A target on the next hex is always in sight.
    .title = Neighbours are in sight
    .source = house

## Combat phase: declaration

rule-gkr-G98 = All weapons that will fire are declared before the first of them acts.
    .title = Weapons are declared first
    .source = sourced
rule-gkr-G99 = Everybody secretly commits any number of weapon cards and at most one Orbital Strike from hand. All are turned up together.
    .title = Committing in secret
    .source = house
rule-gkr-G100 = A weapon fires only once per round, so two cards with the same name cannot be committed.
    .title = Each weapon once a round
    .source = sourced
rule-gkr-G101 = After the reveal all committed cards are paid in turn order. Then Tobias Vane may name one committed weapon, never an Orbital Strike.
    .title = Paying for weapons
    .source = house
rule-gkr-G102 = A weapon card gives name, Energy cost, speed, attack number, range, arc, damage and sometimes a special ability.
    .title = What a weapon card shows
    .source = recall

## Combat phase: order

rule-gkr-G103 = Attacks go from the highest speed down to the lowest.
    .title = Fast weapons first
    .source = sourced
rule-gkr-G104 = Support units act in the same count-down, at the speed of their weapon.
    .title = Speed of support units
    .source = house
rule-gkr-G105 = At equal speed turn order decides. For one player the Heavy Hitter acts before support units; other ties the owner decides.
    .title = Equal speeds
    .source = house
rule-gkr-G106 = Attacks of support units take neither Energy nor cards.
    .title = Support units attack for nothing
    .source = sourced
rule-gkr-G107 = A unit destroyed before its speed comes up does not act. Cards committed by a destroyed Heavy Hitter are lost.
    .title = Destroyed before acting
    .source = house

## Combat phase: one attack

rule-gkr-G108 = A target is an enemy unit in range, in arc and in sight. Indirect weapons need no sight.
    .title = Legal targets
    .source = house
rule-gkr-G109 = A weapon that has no legal target is discarded without firing. Its Energy stays spent.
    .title = A weapon without a target
    .source = sourced
rule-gkr-G110 = Buildings cannot be attacked.
    .title = Buildings are no targets
    .source = house
rule-gkr-G185 = An Orbital Strike is aimed at any enemy unit on the board, never at an empty hex.
    .title = Target of an Orbital Strike
    .source = house
rule-gkr-G111 = Replaced by rule G181.
    .title = Replaced by the timetable of an attack
    .source = house
rule-gkr-G112 = The attacker rolls two black dice and hits if their sum is at least the attack number with all modifiers.
    .title = The attack roll
    .source = recall
rule-gkr-G113 = A 12 always hits and a 2 always misses.
    .title = Twelve and two
    .source = house
rule-gkr-G114 = Replaced by rule G181.
    .title = Replaced by the timetable of an attack
    .source = house
rule-gkr-G115 = On a hit the defender rolls one white die for each point of damage, that of the weapon plus all bonuses.
    .title = Dice for the armor save
    .source = recall
rule-gkr-G116 = Every white die that is at least the target’s armor value cancels 1 damage.
    .title = The armor save
    .source = recall
rule-gkr-G117 = Heavy Hitters and Combat units save on 5 or more, Repair and Recon units on 6.
    .title = Armor values
    .source = house
rule-gkr-G118 = Replaced by rule G181.
    .title = Replaced by the timetable of an attack
    .source = house
rule-gkr-G119 = You may play only one reaction in one attack.
    .title = One reaction to an attack
    .source = house

## Combat phase: moments for cards

rule-gkr-G181 = Target, dodge, aim, roll; on a miss, re-roll and answers to it; on a hit, shield, saves, re-rolled saves, brace; then damage card by card, keywords, counter effects, achievements, advance. Each question comes once, with one card at most, and your one reaction counts over all of them.
    .title = The timetable of an attack
    .source = house
rule-gkr-G182 = You are asked only where facts open to all would allow a card, and then always, whether you hold one or not. So the question gives nothing away.
    .title = When you are asked for a card
    .source = house
rule-gkr-G183 = Passing for the round is said openly: until Reset you play no more cards, pilots or upgrades at such moments and are not asked. What works by itself goes on working.
    .title = Passing for the whole round
    .source = house
rule-gkr-G203 = Outside an attack such questions go in turn order, each player until passing. A hack at once lets the player it names answer with a counter.
    .title = Questions outside attacks
    .source = house
rule-gkr-G209 = A pilot or upgrade that fits the moment and is not used up is enough for the question. What cards the pack has matters only for cards.
    .title = Pilots and upgrades are asked for too
    .source = house
rule-gkr-G212 = Wreck Bounty without a support unit destroyed this round, Booster Shot below 2 unsaved damage or Pit Crew without a damage card are not offered. Whether the question is asked does not depend on it.
    .title = What would do nothing is not offered
    .source = house

## Combat phase: declining and special cases

rule-gkr-G120 = You may let a support unit do nothing or a committed weapon stay silent. The card is discarded.
    .title = You need not fire
    .source = house
rule-gkr-G184 = A twin weapon makes two whole attacks; the second is lost if the target is gone. Splash, damage in return, Hale Dorn’s blast, zones and Bulldoze let nobody play anything.
    .title = Twin attacks, and damage without questions
    .source = house
rule-gkr-G186 = The unit is moved along the sextant between it and the attacker; on a border the attacker chooses, and an automatic opponent takes the first direction clockwise from north. The unit keeps its facing and pays nothing.
    .title = Direction of shove and reel
    .source = house
rule-gkr-G211 = On a border of two sextants the attacker is asked only if the unit could go to both hexes. If only one is open it goes there, if none is, it stays.
    .title = When the direction is asked
    .source = house
rule-gkr-G204 = Keywords that work on a destroyed target lapse, and so do counter effects of a destroyed Heavy Hitter’s owner. Splash still happens, around the hex where the target stood at the roll.
    .title = If the target is destroyed
    .source = house
rule-gkr-G205 = First all saves are rolled, in turn order of the owners, then Heavy Hitter, Combat, Repair, Recon. Then all damage is taken, with cards chosen in turn order, and victory is checked once.
    .title = Damage to several units at once
    .source = house

## Damage, destruction, repair

rule-gkr-G121 = Each damage to a Heavy Hitter puts one of its cards on the damage pile.
    .title = Damage takes cards
    .source = sourced
rule-gkr-G122 = For each damage you choose: the top card of your draw pile, or a card from your hand.
    .title = Which card is lost
    .source = sourced
rule-gkr-G123 = An empty draw pile is first renewed from the discard pile. If both are empty, the card comes from your hand.
    .title = Damage with an empty draw pile
    .source = house
rule-gkr-G124 = Cards in play are lost only when draw pile, discard pile and hand are empty, and their owner chooses which. A weapon lost before it fired does not fire.
    .title = Cards in play as damage
    .source = house
rule-gkr-G125 = A Heavy Hitter is destroyed as soon as its last card is in the damage pile. Further damage is ignored.
    .title = The last card
    .source = house
rule-gkr-G126 = A destroyed Heavy Hitter leaves the board, with all its faction’s support units and tags. Its sponsor cards are discarded.
    .title = What goes with a Heavy Hitter
    .source = house
rule-gkr-G127 = Combat and Repair units have 3 hit points, Recon units 2. Each unsaved damage takes one; at 0 the unit is destroyed.
    .title = Hit points of support units
    .source = house
rule-gkr-G128 = In place of an attack a Repair unit may try to repair.
    .title = Repairing instead of attacking
    .source = sourced
rule-gkr-G129 = The attempt takes one die and succeeds on 3 or more.
    .title = Die for a repair
    .source = sourced
rule-gkr-G130 = The attempt is made at the speed of the Repair unit, on your own Heavy Hitter on a neighbouring hex, which must have a damage card.
    .title = When and whom to repair
    .source = house
rule-gkr-G131 = If the repair succeeds, you move one damage card of your choice to your discard pile.
    .title = What a repair brings back
    .source = house
rule-gkr-G132 = Support units cannot be repaired.
    .title = Support units stay damaged
    .source = house

## Tag phase

rule-gkr-G133 = Heavy Hitters and support units alike can tag buildings.
    .title = Who can tag
    .source = sourced
rule-gkr-G134 = Placing a tag is paid with Energy.
    .title = Tags take Energy
    .source = sourced
rule-gkr-G135 = A tag costs 3 Energy, or 2 if a Recon unit places it.
    .title = Price of a tag
    .source = house
rule-gkr-G136 = A unit places one tag per round, on a standing building next to it.
    .title = One tag for each unit
    .source = house
rule-gkr-G137 = Your faction can tag the same building only once per round.
    .title = One tag on each building
    .source = house
rule-gkr-G138 = Any number of factions may have tags on a building. Each faction’s tags are counted apart.
    .title = Tags of several factions
    .source = house
rule-gkr-G139 = A building with four tags of one faction is demolished at once and counts for that faction. With fixed alliances the tags of a team count together.
    .title = Four tags demolish
    .source = sourced
rule-gkr-G140 = All tags on the building go back to their owners. Its hex becomes rubble, which can be entered and no longer blocks sight.
    .title = After a demolition
    .source = house
rule-gkr-G141 = You draw 1 sponsor card for each building that you tagged in this phase.
    .title = Sponsors reward tags
    .source = sourced
rule-gkr-G142 = You can hold 3 sponsor cards; any more are discarded at once.
    .title = Three sponsor cards at most
    .source = house
rule-gkr-G190 = Sponsor cards for tags are drawn when you have finished tagging, one for each different building. What is too many is then dropped openly, one by one.
    .title = When sponsor cards come
    .source = house
rule-gkr-G143 = If none of your 20 tags is left in your supply, you cannot tag.
    .title = No tags left
    .source = house
rule-gkr-G144 = An empty sponsor deck is renewed by shuffling its discard pile. If that is empty too, nothing is drawn.
    .title = Empty sponsor deck
    .source = house
rule-gkr-G191 = Signal Hijack names a building and whose tag goes; that player may counter it. The tag returns to its owner’s supply, and demolished buildings stay demolished.
    .title = Signal Hijack
    .source = house

## Reset phase

rule-gkr-G145 = In turn order, you may discard as many cards from your hand as you like.
    .title = First step: discarding
    .source = house
rule-gkr-G146 = You draw up to the hand size. With more cards than that you discard down to it.
    .title = Second step: drawing
    .source = house
rule-gkr-G147 = Your Energy returns to its maximum.
    .title = Third step: Energy
    .source = house
rule-gkr-G148 = What lasts for this round ends. What is meant for the next round begins.
    .title = Fourth step: effects
    .source = house
rule-gkr-G149 = The Glory Hound token goes clockwise to the next player who is still in the game.
    .title = Fifth step: Glory Hound
    .source = house
rule-gkr-G178 = Cards, pilots and upgrades for the Reset phase are used in your part of the first step, mixed with discarding as you like. What they bring back is in the discard pile before anybody draws.
    .title = Cards for the Reset phase
    .source = house
rule-gkr-G206 = Discarding down to the hand size is done in the first step too: above it you cannot end your part. Crowd Surge is played there and works when the Glory Hound token moves.
    .title = Too many cards, and Crowd Surge
    .source = house

## Utility and sponsor cards

rule-gkr-G150 = There are four kinds: Deploy, maneuver, reaction and Orbital Strike.
    .title = Kinds of utility cards
    .source = sourced
rule-gkr-G151 = A card can be played only at its moment: in the Deploy, Movement, Tag or Reset phase, when weapons are committed, at a step of an attack, after a hack, or with any question of your own. Pilots and upgrades have moments of their own.
    .title = Every card has its moment
    .source = house
rule-gkr-G152 = Replaced by rule G181 in an attack and by rule G203 elsewhere.
    .title = Replaced by two rules
    .source = house
rule-gkr-G153 = It is committed like a weapon: 3 Energy, speed 1, attack number 8, damage 4. It can be aimed at any enemy unit on the board, without arc or sight, and splashes.
    .title = Orbital Strike
    .source = house
rule-gkr-G154 = Some sponsor cards hack opponents, others counter such a hack.
    .title = Hacks and counters
    .source = sourced
rule-gkr-G155 = A boost helps you, a hack harms an opponent, a counter cancels a hack. None of them costs Energy.
    .title = Classes of sponsor cards
    .source = house
rule-gkr-G156 = A hack that is countered goes to the discard pile and does nothing. Counters cannot be countered.
    .title = A countered hack
    .source = house
rule-gkr-G157 = After use a sponsor card is discarded.
    .title = Sponsor cards are used once
    .source = house
rule-gkr-G158 = Some sponsor cards carry a mark that keeps them out of solo games.
    .title = Cards that are not for solo games
    .source = sourced
rule-gkr-G159 = Where a card says something else than the rules, the card counts.
    .title = Cards before rules
    .source = house

## Achievements and upgrades

rule-gkr-G160 = Achievements move your pilot token along the achievements board and unlock upgrades.
    .title = The achievements board
    .source = sourced
rule-gkr-G161 = Your first tag on a building 1 space, demolishing a building 2, destroying an enemy support unit 1, one attack that costs an enemy Heavy Hitter 3 or more cards 1, destroying an enemy Heavy Hitter 3. The token moves when it happens, in an attack at its place in the timetable.
    .title = What moves your token
    .source = house
rule-gkr-G162 = Reaching or passing space 3, 6 or 10 unlocks one upgrade of tier 1, 2 or 3.
    .title = Spaces that unlock upgrades
    .source = house
rule-gkr-G163 = You take one of the tiles left in that tier; each exists only once. If two players unlock at the same moment, turn order decides.
    .title = Choosing an upgrade
    .source = house
rule-gkr-G164 = An upgrade works from the moment you take it to the end of the game.
    .title = Upgrades last
    .source = house
rule-gkr-G165 = The track ends at space 12. Achievements after that do nothing.
    .title = End of the track
    .source = house

## Pilots

rule-gkr-G166 = You have one pilot, whose ability no other pilot has.
    .title = A pilot with an ability
    .source = sourced
rule-gkr-G167 = Every faction has 4 pilots to choose from. Their abilities are our own completion.
    .title = Four pilots for each faction
    .source = sourced
rule-gkr-G168 = An ability works once per round, once per game or always, as the pilot’s card says.
    .title = How often a pilot helps
    .source = house
rule-gkr-G169 = From set-up on, everybody knows your pilot.
    .title = Pilots are known
    .source = house

## Glory Hound

rule-gkr-G170 = The Glory Hound token shows who is first to choose a faction.
    .title = Glory Hound and factions
    .source = sourced
rule-gkr-G171 = The Glory Hound token shows who comes first in each round.
    .title = Glory Hound and rounds
    .source = sourced
rule-gkr-G172 = If its holder is eliminated, the token goes on clockwise at once.
    .title = When the holder is out
    .source = house
rule-gkr-G207 = If the token moves during a phase, the step under way keeps its order. The new order counts from the next step.
    .title = A token that moves in mid-phase
    .source = house

## End of the game

rule-gkr-G173 = Victory is checked each time damage has been applied and after each tag. Damage to several units at once counts as one time.
    .title = When victory is checked
    .source = house
rule-gkr-G174 = If one effect destroys all Heavy Hitters that are left, more demolished buildings win, then more tags on the board before they are taken off, then turn order.
    .title = All destroyed at once
    .source = house
rule-gkr-G175 = After Reset of round 20 the game ends. More demolished buildings win, then more life, then more tags on the board, then turn order.
    .title = Twenty rounds
    .source = house
rule-gkr-G176 = Dropped by rule G193: nobody can concede.
    .title = Conceding is dropped
    .source = house
rule-gkr-G192 = The end after round 20 can be switched off; then the game is called off after 1,000 rounds and ranked in the same way. The end is decided after zone damage and before alliances.
    .title = Without the round cap
    .source = house
rule-gkr-G193 = There is no conceding. As in the other games, whoever leaves is replaced at the table.
    .title = Leaving the table
    .source = house
rule-gkr-G208 = First the winner, then the survivors in the order of rule G175. The eliminated follow, the last to fall first; those who fell at one moment are ordered as in rule G174.
    .title = Ranking
    .source = house
