### Why did this happen? One short text for each numbered rule of Duel and of the Autobot.

## Set-up

rule-duel-D1 = Two different monsters play. Each starts with its own number of ♥, 12 to 15, and never has more.
    .title = Two monsters and their hearts
rule-duel-D2 = The board lies between the monsters and each owns one end of both tracks. Both markers start in the centre.
    .title = Board and markers at the start
rule-duel-D3 = The 50 cards are shuffled face down and three are turned up: they are the row.
    .title = Deck and row
rule-duel-D4 = There are six red dice, two white ones, four dice tokens and eleven Buzz tokens. The two King tokens are used only when The King plays.
    .title = What the box holds
rule-duel-D5 = Nobody starts with cards or dice tokens. The first monster has 0⚡, the second 1⚡.
    .title = What monsters start with
rule-duel-D6 = Each monster rolls six dice and the one with more smashes plays first. A tie is rolled again.
    .title = Dice decide who begins
rule-duel-D7 = The monster that plays second starts with 1⚡.
    .title = Energy for playing second

## The turn

rule-duel-D8 = The monsters take turns. A turn is: roll, resolve, buy or gain 1⚡, end.
    .title = Turns and their phases
rule-duel-D9 = Before the dice come, in this order: Hibernation, Made in a Lab, Dominate.
    .title = What comes before the dice
rule-duel-D10 = Sleeping with Hibernation ends the turn at once, without dice, purchase or ⚡. What waited for that turn is used up.
    .title = A turn slept through
rule-duel-D11 = What works once per turn works again on each new turn, an extra turn included.
    .title = Uses come back with each turn
rule-duel-D12 = After a turn with Frenzy the same monster plays one more whole turn.
    .title = Frenzy brings a whole turn

## Rolling

rule-duel-D13 = You roll six red dice. On the very first turn of the game it is five.
    .title = Six dice, five on the very first turn
rule-duel-D14 = Before the first roll you may spend dice tokens: each gives one more white die for this turn.
    .title = Dice tokens before the first roll
rule-duel-D15 = Extra Head and Natural Selection each add a white die by themselves, before tokens are spent.
    .title = White dice from cards
rule-duel-D16 = There are only two white dice, so nobody rolls more than eight. Without a free one no token can be spent.
    .title = Never more than eight dice
rule-duel-D17 = Dominate and Thunder Stomp take red dice away before the first roll, down to none. White dice are added on top.
    .title = Fewer dice
rule-duel-D18 = You have three rolls, four with Giant Brain. The first takes all dice; before each further one you choose which dice to reroll.
    .title = Three rolls
rule-duel-D19 = You may stop after any roll. With no dice at all, no roll is made and the turn goes on.
    .title = Stopping early, and no dice at all
rule-duel-D20 = With In the Shadows, dice that show Fame may still be rerolled after the last roll, without limit.
    .title = Fame dice again without limit
rule-duel-D21 = When you stop, your dice as they lie are your Roll, together with the faces that are added to it.
    .title = The Roll

## The final Roll

rule-duel-D22 = Once the Roll is final: Alienoid’s power, cards that read the Roll, Rebooting, Natural Selection, Titanic Batteries, then the dice.
    .title = Order when the Roll is final
rule-duel-D23 = Faces added by cards or by Alienoid count wherever the Roll is read.
    .title = Added faces count
rule-duel-D24 = Rebooting skips the dice and everything that belongs to their resolution. The turn goes on with buying.
    .title = Skipping the dice
rule-duel-D25 = Dice set aside with Titanic Batteries are no longer part of the Roll.
    .title = Dice set aside

## Resolving the dice

rule-duel-D26 = All dice are resolved, in the order you like. Dice with the same face are resolved together.
    .title = Dice are resolved in any order
rule-duel-D27 = Your rival takes as many hits as you have smashes, all at once.
    .title = Smashes
rule-duel-D28 = Each heart gives you 1♥, up to your starting number.
    .title = Hearts
rule-duel-D29 = Each energy die gives you 1⚡.
    .title = Energy
rule-duel-D30 = Three equal Fame or Destruction dice pull that marker by 1, and each further one by 1 more. Fewer than three do nothing.
    .title = Fame and Destruction
rule-duel-D31 = Specials feed your monster’s power, as often as there are enough of them. Each one is spent once.
    .title = Specials
rule-duel-D32 = Specials left over and groups of fewer than three do nothing.
    .title = Dice that do nothing
rule-duel-D33 = Dice are counted when they are resolved. What has been resolved stays closed, even if its number would grow.
    .title = When dice are counted
rule-duel-D34 = When nothing is left to resolve, cards that look back at the dice take effect.
    .title = After the dice

## Pulling markers

rule-duel-D35 = A pull goes space by space towards the monster that pulls, along the track as Buzz tokens have changed it.
    .title = A pull goes space by space
rule-duel-D36 = On each space: is the game won? Then the bonus of the space, then the stop of a King token, then the next space.
    .title = What each space brings, in order
rule-duel-D37 = Whoever pulls a marker onto a Buzz bonus gains it, every time, whoever placed the token.
    .title = A bonus whenever a pull lands on it
rule-duel-D38 = A Buzz bonus is 1 hit on the rival (2 on the double space), 1♥, 1⚡ or 1 dice token.
    .title = What bonuses are worth
rule-duel-D39 = Unchained turns other bonuses into 1 hit, Lightning Speed does so with blank spaces.
    .title = Cards that turn spaces into hits
rule-duel-D40 = A marker pulled by The King’s rival stops on a King token; the rest of that pull is lost. The King’s own pulls are never stopped.
    .title = King tokens stop the rival
rule-duel-D41 = Some tokens add a space between their two, one removes the space in its middle. Every space that is there counts as one.
    .title = Added and removed spaces
rule-duel-D42 = Spiked Tail counts the spaces of a pull and hits once it is over. Scrappy counts the spaces moved off a token.
    .title = Spaces counted by cards

## Hits and hearts

rule-duel-D43 = Before ♥ are lost, protection works: first what cancels every hit, then Camouflage, then cards that cancel single hits.
    .title = Order of protection
rule-duel-D44 = Armor Plating and Trendsetter each cancel one hit on a rival’s turn, and never on their owner’s own turn.
    .title = One hit a turn
rule-duel-D45 = Hits that are left cost one ♥ each. Unstable DNA looks at this one loss, In Shape at all ♥ lost this turn.
    .title = What a loss sets off
rule-duel-D46 = A monster that would fall to 0♥ with Unstoppable stays at 1♥, takes no more hits this turn and discards the card.
    .title = Staying at one heart
rule-duel-D47 = Regeneration adds 1♥ to its owner’s first gain of a turn.
    .title = One more heart

## Cards

rule-duel-D48 = You may buy as many cards as you can pay. The card farthest from the deck costs 1⚡ less.
    .title = Price of a card
rule-duel-D49 = When a card leaves the row, the others move away from the deck and a new one arrives at once.
    .title = The row slides
rule-duel-D50 = For 2⚡ you may discard the whole row and turn up three new cards, as often as you can pay.
    .title = A fresh row
rule-duel-D51 = Whoever bought no card during the whole turn gains 1⚡ at the end of buying.
    .title = Energy for buying nothing
rule-duel-D52 = A purchase goes in this order: pay, place the Buzz token, Breaking News, then what the card does.
    .title = Order of a purchase
rule-duel-D53 = KEEP cards work from the moment you own them, and you may have any number of them.
    .title = KEEP cards
rule-duel-D54 = When the deck is empty, the row is not filled any more, unless the option “Shuffle again” is on.
    .title = Empty deck

## Buzz tokens

rule-duel-D55 = A Buzz token is placed on free, consecutive spaces of one track: not on another token, not on a marker, not over the end.
    .title = Placing a Buzz token
rule-duel-D56 = A Buzz token that lies on the board already may be moved or left, and stays if a marker stands on it. Placing it brings no bonus.
    .title = Moving a Buzz token

## The end

rule-duel-D57 = A monster whose rival falls to 0♥ wins at once.
    .title = Knock-out
rule-duel-D58 = A monster wins at once when both markers stand in its Spotlight zone, spaces 3 to 5 on its side.
    .title = Both markers in the Spotlight
rule-duel-D59 = A monster wins at once when a marker reaches the Victory space at its end of the track.
    .title = A marker on the Victory space
rule-duel-D60 = An added space belongs to the Spotlight zone only if it lies wholly inside it.
    .title = Added spaces and the Spotlight
rule-duel-D61 = Victory is checked after every single space and every hit, even in the middle of a card.
    .title = Victory is checked at any time
rule-duel-D62 = If both monsters fall to 0♥ at the same time, nobody wins.
    .title = Both at zero hearts
rule-duel-D63 = Whoever is knocked out by its own card loses before the rest of the card.
    .title = Beaten by your own card
rule-duel-D64 = Cards for the end of the turn work after the ⚡ for buying nothing. Then the dice go to the rival.
    .title = End of the turn
rule-duel-D65 = No rule limits the length of a game. After 1,000 turns it is called off without a winner.
    .title = No turn limit

## What you are asked

rule-duel-P1 = Before the game each monster is chosen or drawn at random; the two are never the same.
    .title = Which monster
rule-duel-P2 = At the start of your turn with Hibernation: sleep on, or discard the card and play.
    .title = Sleep on or wake up
rule-duel-P3 = At the start of your turn, Made in a Lab offers one card of the row for 1⚡ less, or none.
    .title = A card from the lab
rule-duel-P4 = If you are dominated, you may discard KEEP cards one by one before you lose a die for each that is left.
    .title = Cards given up to Dominate
rule-duel-P5 = Before your first roll you may spend a dice token, as long as a white die is free.
    .title = Spend a dice token
rule-duel-P6 = After each roll you choose the dice to reroll, or stop.
    .title = Which dice to reroll
rule-duel-P7 = With In the Shadows, after your last roll, you choose Fame dice to reroll, or stop.
    .title = Which Fame dice to reroll
rule-duel-P8 = Alienoid chooses a face to add for two specials, and whether a third special adds it once more.
    .title = Faces added by Alienoid
rule-duel-P9 = When several of your cards read the final Roll, you choose which comes first. Eye of the Storm always does, because more ⚡ earlier never hurts.
    .title = Order of cards that read the Roll
rule-duel-P10 = With Rebooting you choose to resolve your dice or to skip them.
    .title = Skip the dice
rule-duel-P11 = With Titanic Batteries and fewer than two dice tokens, you may choose two dice to set aside.
    .title = Which dice to set aside
rule-duel-P12 = While dice are resolved, you choose the next face or the next use of your power.
    .title = What to resolve next
rule-duel-P13 = For two specials Gigazaur pulls Fame or Destruction by 1, or neither.
    .title = Which marker Gigazaur pulls
rule-duel-P14 = Meka Dragon chooses between its plain smashes and its smashes multiplied by specials.
    .title = Plain or multiplied smashes
rule-duel-P15 = For two specials The King places or moves one of its tokens to a free space, or does nothing.
    .title = Where a King token goes
rule-duel-P16 = With Unchained you choose the bonus you have reached, or 1 hit instead.
    .title = Bonus or hit
rule-duel-P17 = When hits are coming, you may roll dice for Camouflage. The order of the other protections is not asked, because no order is better.
    .title = Protect yourself from hits
rule-duel-P18 = After losing 3♥ or more at once, you may swap Unstable DNA for one of your rival’s KEEP cards.
    .title = Swap a card
rule-duel-P19 = With In Shape you may pay 1⚡ for each ♥ beyond the third that your rival has lost this turn, and pull Fame by 1 each time.
    .title = Pay for Fame
rule-duel-P20 = When resolving dice brings your rival ⚡, you may discard Superconductor to gain as much.
    .title = Copy the energy
rule-duel-P21 = In the buy phase you choose a card to buy, a fresh row for 2⚡, or to stop.
    .title = Buy, refresh or be done
rule-duel-P22 = Once on each of your turns Alien Metabolism lets you discard a card of the row, while you roll, resolve dice or buy.
    .title = Discard a card of the row
rule-duel-P23 = When you buy a card with a Buzz token, you choose track, spaces and direction. A token already on the board may also be left where it is.
    .title = Where a Buzz token goes
rule-duel-P24 = Whoever buys Tesla Impulse chooses which of the rival’s KEEP cards is discarded.
    .title = Which card Tesla Impulse discards
rule-duel-P25 = Only one card acts at the end of a turn, so no order is asked.
    .title = Order of end-of-turn effects

## Autobot: the start

rule-autobot-A1 = The game is set up as for two monsters. You play one of them, the Autobot the other.
    .title = Set-up with the Autobot
rule-autobot-A2 = The monster that starts with fewer ♥ plays first; if both have the same, the Autobot does.
    .title = Who begins
rule-autobot-A3 = Your turns follow the usual rules, cards included.
    .title = You play as usual
rule-autobot-A4 = The Autobot buys nothing, refreshes nothing, takes no ⚡ for that and never uses its monster’s own power.
    .title = What the Autobot never does

## Autobot: its dice

rule-autobot-A5 = The Autobot first rolls its six red dice.
    .title = First roll
rule-autobot-A6 = After the first and the second roll it sorts the dice just rolled. What it kept earlier stays kept.
    .title = Dice kept stay kept
rule-autobot-A7 = It keeps every smash.
    .title = Smashes are kept
rule-autobot-A8 = It keeps hearts for the ♥ that it lacks, and no more.
    .title = Useful hearts are kept
rule-autobot-A9 = It settles on Fame or Destruction for the turn: the one it has rolled more of; on a tie the one whose marker is nearer to its end; if the markers are level, you choose.
    .title = Settling on a track
rule-autobot-A10 = It keeps every die that shows the track it has settled on.
    .title = Dice of that track are kept
rule-autobot-A11 = It rerolls all other dice, even three or more of the other track.
    .title = All others are rerolled
rule-autobot-A12 = With nothing left to reroll, it stops early.
    .title = Nothing left to reroll
rule-autobot-A13 = After its last roll all dice stand as they are.
    .title = After the last roll

## Autobot: what its dice do

rule-autobot-A14 = First its smashes: your monster takes that many hits.
    .title = First, smashes
rule-autobot-A15 = Then its hearts: it gains as many ♥ as it lacks, at most.
    .title = Then hearts
rule-autobot-A16 = Then Fame: three or more pull that marker towards the Autobot, as for anybody.
    .title = Then Fame
rule-autobot-A17 = Then Destruction, in the same way, whichever track it had settled on.
    .title = Then Destruction
rule-autobot-A18 = It takes one ⚡ for each die that was of no other use: energy, specials, surplus hearts, and track dice that pulled nothing.
    .title = Energy for dice of no use

## Autobot: its power

rule-autobot-A19 = With 4⚡ or more on its sheet at the end of its turn (3⚡ in the hard game), the Autobot uses its own power, as often as it can pay.
    .title = When it uses its power
rule-autobot-A20 = To use its power the Autobot pays 4⚡, or 3⚡ in the hard game.
    .title = What its power costs
rule-autobot-A21 = The last card of the row is then discarded and a new one arrives.
    .title = A card leaves the row
rule-autobot-A22 = It rolls the two white dice: each Fame or Destruction pulls that marker by 1, smashes hit, hearts heal, and everything else gives ⚡ for its sheet.
    .title = Two white dice
rule-autobot-A23 = Afterwards it looks again whether it has enough ⚡ for another use.
    .title = Using its power again

## Autobot: how the rules are read

rule-autobot-R1 = The Autobot rolls six dice even on the very first turn of the game, unless an option says five.
    .title = Six dice on its first turn
rule-autobot-R2 = If it plays second, it puts its 1⚡ on its sheet.
    .title = Energy for playing second
rule-autobot-R3 = Which marker is nearer is seen on the board: columns are compared, spaces are not counted.
    .title = Which marker is nearer
rule-autobot-R4 = With neither Fame nor Destruction in the first roll, it settles on a track with the second.
    .title = A first roll without tracks
rule-autobot-R5 = Track dice are of no use when there are fewer than three of them.
    .title = Track dice of no use
rule-autobot-R6 = The ♥ it lacks are counted at the start of its turn.
    .title = When missing hearts are counted
rule-autobot-R7 = Buzz bonuses work for the Autobot too: hits, ♥ and ⚡.
    .title = Buzz bonuses
rule-autobot-R8 = A Buzz heart brings nothing at full ♥.
    .title = A Buzz heart at full hearts
rule-autobot-R9 = The Autobot has no dice tokens: such a bonus brings nothing, or 1⚡ if that option is on.
    .title = Dice token bonus
rule-autobot-R10 = If the Autobot plays The King, the King tokens are not used.
    .title = The Autobot plays The King
rule-autobot-R11 = King tokens stop the Autobot’s pulls. Two equal white dice are one pull of 2.
    .title = You play The King
rule-autobot-R12 = In the hard game one use of its power costs 3⚡.
    .title = Price in the hard game
rule-autobot-R13 = With enough ⚡ for two uses, it uses its power twice.
    .title = Twice in one turn
rule-autobot-R14 = With an empty row or an empty deck it discards nothing and rolls all the same.
    .title = Nothing to discard
rule-autobot-R15 = Thunder Stomp takes a red die from the Autobot’s next turn. Dominate finds no KEEP cards.
    .title = Thunder Stomp and Dominate
rule-autobot-R16 = Superconductor may copy the ⚡ of the Autobot’s dice once a turn, not those of its power.
    .title = Superconductor
rule-autobot-R17 = The Autobot has no cards to take. Tesla Impulse still brings its 2⚡.
    .title = Cards that need the rival’s cards
rule-autobot-R18 = Its white dice are resolved in a fixed order: Fame, Destruction, smashes, hearts, ⚡.
    .title = Order of the white dice
rule-autobot-R19 = The only choice in its turn, between level markers, is yours.
    .title = Who decides for the Autobot

## Autobot: worked examples

rule-autobot-E1 = Two ♥ short, it rolls 3 hearts, a smash, an energy and a special: it keeps the smash and 2 hearts and rerolls the rest.
    .title = Only as many hearts as it lacks
rule-autobot-E2 = With full ♥, it rolls 2 Fame, 1 Destruction, 1 smash and 2 energy: it settles on Fame and keeps Fame and the smash.
    .title = The track rolled more often
rule-autobot-E3 = One Fame and one Destruction: it settles on Fame because that marker is nearer to its end. Two dice of each track at the end pull nothing and become ⚡.
    .title = A tie, and the nearer marker
rule-autobot-E4 = Two Fame, two Destruction and both markers in the centre: you choose the track.
    .title = A tie with level markers
rule-autobot-E5 = The first roll shows neither track. The second shows 2 Destruction and 1 Fame, so it settles on Destruction.
    .title = A track from the second roll
rule-autobot-E6 = Three smashes and three Fame: it keeps everything and rerolls nothing.
    .title = Everything is kept at once
rule-autobot-E7 = Its second roll turns the last die into a smash: it keeps everything and stops before the third roll.
    .title = Everything is kept after two rolls
rule-autobot-E8 = Settled on Fame, it rerolls three Destruction. If they still show Destruction at the end, they pull that marker.
    .title = Three of the other track
rule-autobot-E9 = From 5⚡, the normal game pays 4⚡ for one use. In the hard game it pays 3⚡, and what the white dice bring pays for a second use.
    .title = The power in both games
rule-autobot-E10 = From 6⚡ it pays 4⚡, its white dice bring 2⚡, and with 4⚡ again it uses its power once more. Two cards leave the row.
    .title = The power twice
