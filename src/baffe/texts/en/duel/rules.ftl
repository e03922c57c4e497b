### Why did this happen? One short text for each numbered rule of Duel and of the Autobot.

## Set-up

rule-duel-D1 = Two different monsters play. Each starts with its own number of ♥, 12 to 15, and never has more.
rule-duel-D2 = The board lies between the monsters and each owns one end of both tracks. Both markers start in the centre.
rule-duel-D3 = The 50 cards are shuffled face down and three are turned up: they are the row.
rule-duel-D4 = There are six red dice, two white ones, four dice tokens and eleven Buzz tokens. The two King tokens are used only when The King plays.
rule-duel-D5 = Nobody starts with cards or dice tokens. The first monster has 0⚡, the second 1⚡.
rule-duel-D6 = Each monster throws six dice and the one with more smashes plays first. A tie is thrown again.
rule-duel-D7 = The monster that plays second starts with 1⚡.

## The turn

rule-duel-D8 = The monsters take turns. A turn is: roll, resolve, buy or gain 1⚡, end.
rule-duel-D9 = Before the dice come, in this order: Hibernation, Made in a Lab, Dominate.
rule-duel-D10 = Sleeping with Hibernation ends the turn at once, without dice, purchase or ⚡. What waited for that turn is used up.
rule-duel-D11 = What works once per turn works again on each new turn, an extra turn included.
rule-duel-D12 = After a turn with Frenzy the same monster plays one more whole turn.

## Rolling

rule-duel-D13 = You throw six red dice. On the very first turn of the game it is five.
rule-duel-D14 = Before the first throw you may spend dice tokens: each is one white die more for this turn.
rule-duel-D15 = Extra Head and Natural Selection each add a white die by themselves, before tokens are spent.
rule-duel-D16 = There are only two white dice, so nobody throws more than eight. Without a free one no token can be spent.
rule-duel-D17 = Dominate and Thunder Stomp take red dice away before the first throw, down to none. White dice are added on top.
rule-duel-D18 = You have three throws, four with Giant Brain. The first takes all dice; before each further one you choose which dice to throw again.
rule-duel-D19 = You may stop after any throw. With no dice at all, no throw is made and the turn goes on.
rule-duel-D20 = With In the Shadows, dice that show Fame may still be thrown again after the last throw, without limit.
rule-duel-D21 = When you stop, your dice as they lie are your Roll, together with the faces that are added to it.

## The final Roll

rule-duel-D22 = Once the Roll is final: Alienoid’s power, cards that read the Roll, Rebooting, Natural Selection, Titanic Batteries, then the dice.
rule-duel-D23 = Faces added by cards or by Alienoid count wherever the Roll is read.
rule-duel-D24 = Rebooting skips the dice and everything that belongs to their resolution. The turn goes on with buying.
rule-duel-D25 = Dice set aside with Titanic Batteries are no longer part of the Roll.

## Resolving the dice

rule-duel-D26 = All dice are resolved, in the order you like. Dice with the same face are resolved together.
rule-duel-D27 = Your rival takes as many hits as you have smashes, all at once.
rule-duel-D28 = Each heart is 1♥ for you, up to your starting number.
rule-duel-D29 = Each energy die is 1⚡ for you.
rule-duel-D30 = Three equal Fame or Destruction dice pull that marker by 1, and each further one by 1 more. Fewer than three do nothing.
rule-duel-D31 = Specials feed your monster’s power, as often as there are enough of them. Each one is spent once.
rule-duel-D32 = Specials left over and groups of fewer than three do nothing.
rule-duel-D33 = Dice are counted when they are resolved. What has been resolved stays closed, even if its number would grow.
rule-duel-D34 = When nothing is left to resolve, cards that look back at the dice take effect.

## Pulling markers

rule-duel-D35 = A pull goes space by space towards the monster that pulls, along the track as Buzz tokens have changed it.
rule-duel-D36 = After each single step: is the game won? Then the bonus of the space, then the stop of a King token, then the next step.
rule-duel-D37 = Whoever pulls a marker onto a Buzz bonus gains it, every time, whoever placed the token.
rule-duel-D38 = A Buzz bonus is 1 hit on the rival (2 on the double space), 1♥, 1⚡ or 1 dice token.
rule-duel-D39 = Unchained turns other bonuses into 1 hit, Lightning Speed does so with blank spaces.
rule-duel-D40 = A marker pulled by The King’s rival stops on a King token; the rest of that pull is lost. The King’s own pulls are never stopped.
rule-duel-D41 = Some tokens add a space between their two, one removes the space in its middle. Every space that is there is one step.
rule-duel-D42 = Spiked Tail counts the steps of a pull and hits once it is over. Scrappy counts steps that leave a token.

## Hits and hearts

rule-duel-D43 = Before ♥ are lost, protection works: first what stops every hit, then Camouflage, then cards that stop single hits.
rule-duel-D44 = Armor Plating and Trendsetter each stop one hit on a rival’s turn, and never on their owner’s own turn.
rule-duel-D45 = Hits that are left cost one ♥ each. Unstable DNA looks at this one loss, In Shape at all ♥ lost this turn.
rule-duel-D46 = Who would fall to 0♥ with Unstoppable stays at 1♥, takes no more hits this turn and discards the card.
rule-duel-D47 = Regeneration adds 1♥ to its owner’s first gain of a turn.

## Cards

rule-duel-D48 = You may buy as many cards as you can pay. The card farthest from the deck costs 1⚡ less.
rule-duel-D49 = When a card leaves the row, the others move away from the deck and a new one arrives at once.
rule-duel-D50 = For 2⚡ you may discard the whole row and turn up three new cards, as often as you can pay.
rule-duel-D51 = Whoever bought no card during the whole turn gains 1⚡ at the end of buying.
rule-duel-D52 = A purchase goes in this order: pay, place the Buzz token, Breaking News, then what the card does.
rule-duel-D53 = Keep cards work from the moment you own them, and you may have any number of them.
rule-duel-D54 = When the deck is empty, the row is not filled any more, unless the option is on that shuffles the discards.

## Buzz tokens

rule-duel-D55 = A Buzz token is placed on free spaces in a row of one track: not on another token, not on a marker, not over the end.
rule-duel-D56 = A Buzz token that lies on the board already may be moved or left, and stays if a marker stands on it. Placing it brings no bonus.

## The end

rule-duel-D57 = A monster whose rival falls to 0♥ wins at once.
rule-duel-D58 = A monster wins at once when both markers stand in its Spotlight zone, spaces 3 to 5 on its side.
rule-duel-D59 = A monster wins at once when a marker reaches the Victory space at its end of the track.
rule-duel-D60 = An added space belongs to the Spotlight zone only if it lies wholly inside it.
rule-duel-D61 = Victory is checked after every single step and every hit, even in the middle of a card.
rule-duel-D62 = If both monsters fall to 0♥ at the same time, nobody wins.
rule-duel-D63 = Whoever is knocked out by its own card loses before the rest of the card.
rule-duel-D64 = Cards for the end of the turn take effect after the ⚡ for buying nothing. Then the dice go to the rival.
rule-duel-D65 = Nothing in the rules limits a game. After 1,000 turns it is called off without a winner.

## Autobot: the start

rule-autobot-A1 = The game is set up as for two monsters. The person plays one of them, the Autobot the other.
rule-autobot-A2 = The monster that starts with fewer ♥ plays first; if both have the same, the Autobot does.
rule-autobot-A3 = The person’s turns follow the usual rules, cards included.
rule-autobot-A4 = The Autobot buys nothing, refreshes nothing, takes no ⚡ for that and never uses its monster’s own power.

## Autobot: its dice

rule-autobot-A5 = The Autobot first throws its six red dice.
rule-autobot-A6 = After the first and the second throw it sorts the dice just thrown. What it kept earlier stays kept.
rule-autobot-A7 = It keeps every smash.
rule-autobot-A8 = It keeps hearts for the ♥ that it lacks, and no more.
rule-autobot-A9 = It settles on Fame or Destruction for the turn: the one it has thrown more of; on a tie the one whose marker is nearer to its end; with the markers in line, the person chooses.
rule-autobot-A10 = It keeps every die that shows the track it has settled on.
rule-autobot-A11 = It throws all other dice again, even three or more of the other track.
rule-autobot-A12 = With nothing left to throw again, it stops early.
rule-autobot-A13 = After its last throw all dice stand as they are.

## Autobot: what its dice do

rule-autobot-A14 = First its smashes: the person’s monster takes that many hits.
rule-autobot-A15 = Then its hearts: it gains as many ♥ as it lacks, at most.
rule-autobot-A16 = Then Fame: three or more pull that marker towards the Autobot, as for anybody.
rule-autobot-A17 = Then Destruction, in the same way, whichever track it had settled on.
rule-autobot-A18 = It takes one ⚡ for each die that was of no other use: energy, specials, hearts too many, and track dice that pulled nothing.

## Autobot: its power

rule-autobot-A19 = With 4⚡ on its board, 3⚡ in the hard game, the Autobot uses its own power, as often as it can pay.
rule-autobot-A20 = To use its power the Autobot pays 4⚡, or 3⚡ in the hard game.
rule-autobot-A21 = The last card of the row is then discarded and a new one arrives.
rule-autobot-A22 = It throws the two white dice: each Fame or Destruction pulls that marker by 1, smashes hit, hearts heal, and everything else is ⚡ for its board.
rule-autobot-A23 = Afterwards it looks again whether it has enough ⚡ for another use.

## Autobot: how the rules are read

rule-autobot-R1 = The Autobot throws six dice even on the very first turn of the game, unless an option says five.
rule-autobot-R2 = If it plays second, it takes its 1⚡ on its board.
rule-autobot-R3 = Which marker is nearer is seen on the board: columns are compared, not steps.
rule-autobot-R4 = With neither Fame nor Destruction in the first throw, it settles on a track with the second.
rule-autobot-R5 = Track dice are of no use when there are fewer than three of them.
rule-autobot-R6 = The ♥ it lacks are counted at the start of its turn.
rule-autobot-R7 = Buzz bonuses work for the Autobot too: hits, ♥ and ⚡.
rule-autobot-R8 = A Buzz heart brings nothing at full ♥.
rule-autobot-R9 = The Autobot has no dice tokens: such a bonus brings nothing, or 1⚡ if that option is on.
rule-autobot-R10 = If the Autobot plays The King, the King tokens are not used.
rule-autobot-R11 = King tokens stop the Autobot’s pulls. Two equal white dice are one pull of 2.
rule-autobot-R12 = In the hard game one use of its power costs 3⚡.
rule-autobot-R13 = With enough ⚡ for two uses, it uses its power twice.
rule-autobot-R14 = With an empty row or an empty deck it discards nothing and throws all the same.
rule-autobot-R15 = Thunder Stomp takes a red die from the Autobot’s next turn. Dominate finds no Keep cards.
rule-autobot-R16 = Superconductor may copy the ⚡ of the Autobot’s dice once a turn, not those of its power.
rule-autobot-R17 = The Autobot has no cards to take. Tesla Impulse still brings its 2⚡.
rule-autobot-R18 = Its white dice take effect in a fixed order: Fame, Destruction, smashes, hearts, ⚡.
rule-autobot-R19 = The only choice in its turn, between markers in line, is the person’s.
