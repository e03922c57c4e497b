### Why did this happen? One short text for each numbered rule.

## Set-up

rule-tokyo-R1 = Two to six monsters play. Each starts outside Tokyo with 10♥, 0★, 0⚡ and no card.
    .title = Start of the game
rule-tokyo-R2 = With two to four monsters only Tokyo City is used; with five or six, Tokyo Bay is used as well. “Tokyo” always means both.
    .title = City and Bay by number of monsters
rule-tokyo-R3 = The 66 Energy cards are shuffled face down and three are turned up: they are the market.
    .title = Deck and first market
rule-tokyo-R4 = Everyone rolls six dice and the monster with the most smashes plays first. Those who tie roll again.
    .title = Who plays first
rule-tokyo-R5 = Turns go round the table clockwise.
    .title = Direction of play
rule-tokyo-R6 = Each monster is chosen among those still free or drawn at random. The last free one is given out without asking.
    .title = How monsters are given out
rule-tokyo-R7 = The six dice have the faces 1, 2, 3, heart, energy and smash. Extra dice are the same, and nobody ever rolls more than nine.
    .title = Dice and their faces

## The turn

rule-tokyo-R8 = A turn has five phases: roll the dice, resolve them, enter Tokyo, buy cards, end the turn.
    .title = Five phases of a turn
rule-tokyo-R9 = The steps of a turn always come in the same order. A step where nobody has anything to decide is passed over.
    .title = The steps of a turn keep their order
rule-tokyo-R10 = What may be used at any time, such as Rapid Healing, is offered with each question its owner is asked and each time its owner is about to lose ♥.
    .title = What may be used at any time
rule-tokyo-R11 = A question with only one possible answer is not asked, unless staying silent would give away a secret.
    .title = Questions with one answer are not asked

## Start of the turn and rolls

rule-tokyo-R12 = If you start your turn in Tokyo, you score 2★. Being there on other turns scores nothing.
    .title = Stars for starting in Tokyo
rule-tokyo-R13 = The start of the turn goes in this order: Battery Monster, extras, Tokyo reward, Urbavore. Mimic moves afterwards, so a newly copied card pays nothing yet.
    .title = Order of start-of-turn effects
rule-tokyo-R14 = You have up to three rolls and may stop after any of them. The first one uses all your dice.
    .title = Up to three rolls
rule-tokyo-R15 = Before each further roll you choose which dice to reroll, even among those you kept before.
    .title = Choosing the dice to reroll
rule-tokyo-R16 = A reroll takes at least one die. Keeping all your dice ends your rolls.
    .title = At least one die per reroll
rule-tokyo-R17 = You roll six dice, plus one per Extra Head, minus one per Shrink token and minus those Freeze Time takes away. The number is fixed when your rolls begin and is never below 0.
    .title = Number of dice
rule-tokyo-R18 = You have three rolls, plus one with Giant Brain. Energy Drink and each Smoke token add one on the spot.
    .title = Number of rolls
rule-tokyo-R19 = Rerolling a 3 with Background Dweller spends no roll, and is still possible after the last one as long as you have not stopped.
    .title = Background Dweller spends no roll
rule-tokyo-R20 = Opponents touch your dice only when you have finished rolling, each at most once per turn. After that you may only reroll a 3 they gave you, with Background Dweller.
    .title = When opponents reroll your dice
rule-tokyo-R21 = Cards that change dice come last, in the order you like, and no Psychic Probe can answer them. Herd Culler works once per turn, Plot Twist once, Stretchy as often as you pay.
    .title = Cards that change dice

## Resolving the dice

rule-tokyo-R22 = All dice are resolved: 1s, 2s, 3s, hearts, energy, then smashes. You are asked for another order only where it can change the result.
    .title = Order of resolving dice
rule-tokyo-R23 = Three equal numbers score that many ★, and each further die with this number scores 1★ more. One or two of them score nothing.
    .title = Stars for three equal numbers
rule-tokyo-R24 = Each energy die gives you 1⚡ from the bank, which never runs out.
    .title = Energy from energy dice
rule-tokyo-R25 = Outside Tokyo each heart die heals 1♥, up to your maximum (10♥, or 12♥ with Even Bigger). In Tokyo heart dice heal nothing; only cards do.
    .title = Heart dice heal outside Tokyo
rule-tokyo-R26 = Outside Tokyo a heart die can remove one Poison or Shrink token instead of healing. In Tokyo it cannot.
    .title = Heart dice remove tokens
rule-tokyo-R27 = If you have tokens or Healing Ray, you choose for each heart die: heal yourself, remove a token or heal another monster. Healing others works even from Tokyo.
    .title = Sharing out heart dice
rule-tokyo-R28 = Before the faces are resolved, smashes added by cards are counted, then Detritivore, Complete Destruction and Fire Breathing look at the result. Extras come next.
    .title = What comes before the faces
rule-tokyo-R29 = Acid Attack, Burrowing in Tokyo and Poison Quills add their smashes first. If there is then at least one smash, Spiked Tail and, in Tokyo, Urbavore add theirs.
    .title = Smashes added by cards
rule-tokyo-R30 = With three 1s or more you score their stars, then those of Gourmet; then Freeze Time takes note of them.
    .title = What three 1s bring
rule-tokyo-R31 = All your energy dice together are one gain, and so are all the heart dice that heal the same monster: Friend of Children and Regeneration add 1 only once.
    .title = Equal dice make one gain
rule-tokyo-R32 = As soon as your result has a smash, Alpha Monster scores, even if nobody is hit.
    .title = Alpha Monster needs no victim

## Who is smashed

rule-tokyo-R33 = Each smash costs 1♥ to every monster on the other side: from Tokyo you hit all those outside, from outside all those in Tokyo.
    .title = Whom smashes hit
rule-tokyo-R34 = The monsters in Tokyo City and Tokyo Bay do not smash each other, except with Nova Breath.
    .title = City and Bay spare each other
rule-tokyo-R35 = While Tokyo is empty, as on the very first turn, smashes from outside hurt nobody.
    .title = No victim in an empty Tokyo
rule-tokyo-R36 = With Nova Breath, your smashes hit every other monster.
    .title = Nova Breath hits everybody
rule-tokyo-R37 = Fire Breathing costs 1♥ to the nearest living monster on the left and on the right, even in the same place. A single opponent loses 1♥, not 2♥.
    .title = Fire Breathing burns the neighbours
rule-tokyo-R38 = If the neighbour is also smashed, the ♥ of Fire Breathing joins that loss. If not, it is a loss of its own and not a smash.
    .title = Fire added to a smash
rule-tokyo-R39 = What each monster may lose is settled for all at the same moment. A monster that falls or moves in the meantime changes nothing for the others.
    .title = All losses are set together

## Losing hearts

rule-tokyo-R40 = Losses go round in turn order, starting after the monster that causes them, which comes last if it is hit too. One monster is finished before the next begins.
    .title = Order of the victims
rule-tokyo-R41 = A loss does nothing if Wings already protects the monster this turn, or if it is exactly 1♥ against Armor Plating. Nothing is asked, not even with Jets.
    .title = Protection that asks nothing
rule-tokyo-R42 = Before losing ♥ you may react in any order: roll for Camouflage, pay for Wings, heal with Rapid Healing. Healing comes before the loss, and several ways to heal may be combined.
    .title = Reactions before losing hearts
rule-tokyo-R43 = After the reactions, Armor Plating looks again: if exactly 1♥ is left to lose, it is ignored.
    .title = Armor Plating looks again
rule-tokyo-R44 = With the costumes, the Devil adds 1♥ to what its owner makes another monster lose on its turn, if anything is left to lose.
    .title = Devil costume adds a heart
rule-tokyo-R45 = The remaining ♥ are now lost, but never below 0.
    .title = Hearts stop at zero
rule-tokyo-R46 = A monster that has lost ♥ to smashes receives the attacker’s Poison and Shrink tokens: one per card, and one more per copy.
    .title = Tokens come with smashes
rule-tokyo-R47 = The loss is remembered until the end of the turn, for Herbivore and for the costumes.
    .title = The loss is remembered
rule-tokyo-R48 = At 0♥ a monster is eliminated, unless it starts again thanks to It Has a Child!
    .title = Falling to zero hearts
rule-tokyo-R49 = Each Eater of the Dead still in play scores 3★ when a monster falls to 0♥.
    .title = Eater of the Dead scores
rule-tokyo-R50 = Losing 2♥ or more at once gives 1⚡ to a monster that survives and owns We’re Only Making It Stronger!
    .title = Energy for heavy losses
rule-tokyo-R51 = A loss that was entirely stopped does nothing at all: the monster is not wounded, receives no token and may not flee.
    .title = A stopped loss does nothing
rule-tokyo-R52 = When several losses strike a monster at the same moment, it reacts once to all of them. Each one is still looked at by itself for Armor Plating and for We’re Only Making It Stronger!
    .title = Several losses at one moment
rule-tokyo-R53 = ♥ you lose through your own card, such as Tank or Jet Fighters, follow the usual path: you may react, and you are the one who causes them.
    .title = Hearts lost to your own card
rule-tokyo-R54 = Nobody counts as the cause of ♥ lost to poison.
    .title = Nobody causes poison
rule-tokyo-R55 = Losing ♥ through a card is not being smashed, so it never allows you to flee.
    .title = Card losses are not smashes
rule-tokyo-R56 = For a monster with Jets in Tokyo, the ♥ of the smashes wait until it has chosen to flee or to stay. If Tokyo Bay closes meanwhile and sends it out, it loses them.
    .title = Jets hold the loss back

## Fleeing

rule-tokyo-R57 = A monster in Tokyo that has lost ♥ to another monster’s smashes may flee or stay; its ♥ are lost either way. There is no other way to choose to leave.
    .title = Who may flee Tokyo
rule-tokyo-R58 = All wounded monsters still alive in Tokyo are asked together, after their losses. Nobody sees the other answers before giving theirs.
    .title = All are asked together
rule-tokyo-R59 = A monster whose protection stopped the whole attack is not asked whether it flees.
    .title = No loss, no fleeing
rule-tokyo-R60 = With Jets you choose first: if you flee, you lose nothing; if you stay, you lose the ♥ after your reactions and are not asked again.
    .title = Jets choose before the loss
rule-tokyo-R61 = When a monster with Burrowing flees, the attacker loses 1♥ before entering, but only if it really takes that place. This is not a smash.
    .title = Burrowing bites the newcomer
rule-tokyo-R62 = You cannot flee at any other moment, and never during your own turn.
    .title = No other chance to flee

## Entering Tokyo

rule-tokyo-R63 = If Tokyo City is empty in this phase and you are outside, you must go in, smashes or not.
    .title = Entering an empty City
rule-tokyo-R64 = While more than four monsters are alive, if the City is taken and the Bay is empty, you must enter the Bay.
    .title = Entering Tokyo Bay
rule-tokyo-R65 = Entering Tokyo scores 1★. Moving from the Bay to the City scores nothing.
    .title = Star for entering Tokyo
rule-tokyo-R66 = You take the City if it is empty, otherwise the Bay. If both flee, you take the City and the Bay waits for the next turn; a monster in the Bay does not move up.
    .title = Which place is taken
rule-tokyo-R67 = If the monster whose turn it is has been eliminated, it does not enter; the place waits for the next turn.
    .title = The eliminated do not enter
rule-tokyo-R68 = If you are already in Tokyo, nothing happens in this phase.
    .title = Already in Tokyo
rule-tokyo-R69 = If the monster in Tokyo was eliminated, its place is empty and you enter it.
    .title = The place of an eliminated monster

## Buying cards

rule-tokyo-R70 = You may buy as many market cards as you can pay, one at a time. Each is replaced at once, and the new card may be bought too.
    .title = Buying from the market
rule-tokyo-R71 = For 2⚡ you discard the whole market and turn up three new cards. You may do it again, before or after buying.
    .title = Replacing the market
rule-tokyo-R72 = A KEEP card stays face up in front of its owner. A DISCARD card works at once and goes to the discard pile.
    .title = KEEP and DISCARD cards
rule-tokyo-R73 = A purchase goes in this order: pay, score Media-Friendly, take the card, refill the market, apply its effect (losses of ♥ last), choose for Mimic, ask Opportunist.
    .title = Order of a purchase
rule-tokyo-R74 = When the deck is empty, the discard pile is shuffled into a new deck. If that is empty too, the place in the market stays empty.
    .title = When the deck is empty
rule-tokyo-R75 = All discarded cards go to the same pile and may come back, whether they were used, sold, replaced or lost with their owner.
    .title = One discard pile
rule-tokyo-R76 = After each reveal Opportunist owners may buy, starting on the left of the monster whose turn it is; that monster then goes on buying.
    .title = Opportunists in turn order
rule-tokyo-R77 = With Parasitic Tentacles you buy a KEEP card from any opponent, who cannot refuse and receives the price. Its tokens are refilled, and a Mimic token stays on it.
    .title = Buying from other monsters
rule-tokyo-R78 = A card bought with Opportunist works for its buyer, who also counts as the cause of the ♥ it makes others lose.
    .title = Opportunist’s cards work for their buyer
rule-tokyo-R79 = There is no buy phase for an eliminated monster, nor for one that is certain to win as the phase begins: the only one alive or the only one at 20★, with more ♥ than Poison tokens.
    .title = When the buy phase is skipped

## End of the turn

rule-tokyo-R80 = After the buy phase Metamorph lets you sell any of your KEEP cards for the printed price, even those bought this turn. Metamorph itself can go last.
    .title = Selling cards with Metamorph
rule-tokyo-R81 = The end of the turn goes in this order: Rooting for the Underdog, Energy Hoarder, Herbivore, Solar Powered, Poison.
    .title = Order of end-of-turn effects
rule-tokyo-R82 = At the end of its turn a monster loses 1♥ per Poison token, all at once.
    .title = Poison at the end of the turn
rule-tokyo-R83 = After the poison come the costumes that act at the end of a turn, then the victory check and the extra turns.
    .title = What follows the poison

## Extra turns

rule-tokyo-R84 = Victory is checked before an extra turn begins: a finished game has no extra turn.
    .title = Victory before extra turns
rule-tokyo-R85 = If both are due, the turn of Freeze Time comes before the turn of Frenzy.
    .title = Freeze Time before Frenzy
rule-tokyo-R86 = With Freeze Time, three 1s or more earn one extra turn with one die fewer. Each extra turn that does it again earns another with one die fewer still; afterwards all dice come back.
    .title = A chain of Freeze Time turns
rule-tokyo-R87 = Freeze Time bought on your own turn after three 1s counts at once. Owning a copy as well still earns a single turn.
    .title = Freeze Time bought this turn
rule-tokyo-R88 = Frenzy gives one more full turn, with your usual number of dice.
    .title = The extra turn of Frenzy
rule-tokyo-R89 = An extra turn is a real turn: start-of-turn effects, Tokyo reward, poison and once-per-turn powers all apply again.
    .title = Extra turns are real turns
rule-tokyo-R90 = The extra turn of Freeze Time is a choice: you are asked whether you take it.
    .title = Freeze Time is a choice
rule-tokyo-R91 = An eliminated monster loses the extra turns it still had to play.
    .title = No extra turn for the eliminated
rule-tokyo-R92 = Frenzy bought on another monster’s turn is played right after that turn and that monster’s own extra turns. Then the usual order goes on.
    .title = Frenzy bought on another turn

## Elimination

rule-tokyo-R93 = A monster with no ♥ left is out; its cards go to the discard pile and its ⚡ to the bank.
    .title = Elimination at zero hearts
rule-tokyo-R94 = Elimination happens at once, even in the middle of a turn: the monster leaves Tokyo, loses its ★ and is passed over from then on.
    .title = Elimination is immediate
rule-tokyo-R95 = As soon as four monsters or fewer are left, Tokyo Bay closes. The monster there moves to the City if it is empty, and otherwise goes outside.
    .title = Tokyo Bay closes
rule-tokyo-R96 = Being moved because the Bay closes is not fleeing and scores nothing. A monster moved to the City after being smashed this turn is still asked whether it flees.
    .title = A forced move is not fleeing
rule-tokyo-R97 = The tokens of an eliminated monster go away with it. A Mimic that was copying one of its cards has no effect any more.
    .title = What goes with the monster
rule-tokyo-R98 = Reaching 20★ is not enough: you must be alive at the end of the turn. If the last monsters fall together, everybody loses.
    .title = Only the living win
rule-tokyo-R99 = If a monster falls on its own turn, what it still had to do is skipped; the end of the turn and the victory check still take place.
    .title = Falling on your own turn
rule-tokyo-R100 = Among the losers, survivors rank by ★ and come before the eliminated; whoever fell later ranks higher, and those who fell together share their rank.
    .title = Ranking of the losers

## Victory

rule-tokyo-R101 = Victory is checked only at the end of a turn: a monster with 20★ wins, and so does the last one alive.
    .title = When victory is checked
rule-tokyo-R102 = ★ never go above 20 or below 0. A monster that loses ★ later in the same turn may fall below 20 again.
    .title = Limits of the stars
rule-tokyo-R103 = Several living monsters with 20★ at the end of the same turn share the victory.
    .title = Shared victory
rule-tokyo-R104 = Any monster can win at the end of any turn, not only its own.
    .title = Winning on another turn
rule-tokyo-R105 = When one monster is left, the turn is still played to its end. If that monster falls too, to poison or its own card, everybody loses.
    .title = The last one must survive

## Tokens

rule-tokyo-R106 = Poison and Shrink tokens stay when their card is gone. Only heart dice outside Tokyo remove them, one token per die.
    .title = Tokens outlive their card
rule-tokyo-R107 = A monster may have any number of tokens. It receives one only if it really lost ♥ to smashes.
    .title = Any number of tokens
rule-tokyo-R108 = Poison and Shrink tokens stay on a monster saved by It Has a Child!
    .title = Tokens stay on the child
rule-tokyo-R109 = Smoke Cloud arrives with 3 Smoke tokens, Battery Monster with 6⚡ from the bank; Mimic has one token.
    .title = Tokens that cards come with

## Mimic

rule-tokyo-R110 = Mimic works like the copied card, as if it were new, with tokens of its own.
    .title = Mimic is a fresh copy
rule-tokyo-R111 = Mimic may copy any KEEP card of any living monster, your own included, but not a Mimic or a costume. If there is none, it waits without effect.
    .title = What Mimic may copy
rule-tokyo-R112 = If the copied card is discarded, Mimic has no effect and the token comes back to you. For 1⚡ you may place it again before the first roll of your next turn.
    .title = The copied card is discarded
rule-tokyo-R113 = At the start of your turn you may pay 1⚡, once, to move the token to a different card. The new copy starts afresh, with what the card brings on arrival.
    .title = Moving the Mimic token
rule-tokyo-R114 = When the copied card changes owner, the token stays on it and Mimic goes on copying it.
    .title = The copied card changes owner
rule-tokyo-R115 = What works once per turn works once for the card and once for its copy. Psychic Probe is the exception: one per monster and turn.
    .title = Limits count per copy
rule-tokyo-R116 = When a copied card says to discard itself (Plot Twist, Battery Monster, Psychic Probe, Smoke Cloud), Mimic is discarded.
    .title = Copies that discard themselves
rule-tokyo-R117 = A copy counts again beside the original. Only these do not stack: the 12♥ maximum, Freeze Time, Nova Breath, Armor Plating, Wings and Jets.
    .title = Copies stack

## The simple bot

rule-tokyo-R118 = The simplest bot keeps smashes, energy, hearts that can heal it and its best set of equal numbers, and rolls the rest until no roll is left. It flees whenever it can, buys nothing and declines everything optional.
    .title = The simplest bot

## The steps of a turn

rule-tokyo-S1 = The turn starts: Battery Monster, extras, Tokyo reward and Urbavore apply by themselves.
    .title = Effects that start the turn
rule-tokyo-S2 = The owner of Mimic may pay 1⚡ to move its token.
    .title = Moving the Mimic token
rule-tokyo-S3 = The first roll is made with all the dice.
    .title = The first roll
rule-tokyo-S4 = The active monster chooses dice to reroll, adds rolls with its cards, or stops.
    .title = Rerolling or stopping
rule-tokyo-S5 = Owners of Psychic Probe, in turn order, may each reroll one die.
    .title = Opponents reroll a die
rule-tokyo-S6 = The active monster may change dice with its cards, then confirms its result.
    .title = Changing dice with cards
rule-tokyo-S7 = Only extras use this step: a costume may add a smash before the dice are resolved.
    .title = Step of the extras before resolving
rule-tokyo-S8 = The dice are resolved: stars, hearts, energy, smashes.
    .title = Resolving the dice
rule-tokyo-S9 = Each monster about to lose ♥ reacts in turn, or takes the loss.
    .title = Reactions to losses
rule-tokyo-S10 = All wounded monsters still alive in Tokyo choose together to flee or to stay.
    .title = Flee or stay
rule-tokyo-S11 = Monsters with Jets that stayed lose the ♥ held back, then Burrowing bites the newcomer.
    .title = Held-back losses and Burrowing
rule-tokyo-S12 = If there is room in Tokyo, the active monster must enter.
    .title = Moving into Tokyo
rule-tokyo-S13 = Only extras use this step: costumes may be stolen before the buy phase.
    .title = Step of the extras before buying
rule-tokyo-S14 = The active monster buys cards, replaces the market for 2⚡, or stops.
    .title = Buying from the market
rule-tokyo-S15 = After each reveal, owners of Opportunist may buy.
    .title = Opportunist after a reveal
rule-tokyo-S16 = A monster that buys Mimic chooses the card to copy.
    .title = Choosing a card for Mimic
rule-tokyo-S17 = With Metamorph, the active monster may sell KEEP cards.
    .title = Selling with Metamorph
rule-tokyo-S18 = The end-of-turn effects apply, poison last.
    .title = Effects that end the turn
rule-tokyo-S19 = Extras act, victory is checked, then an extra turn or the next monster’s turn begins.
    .title = Victory and next turn

## Two-player variant

rule-two-V1 = With two monsters at the start, this variant is on unless you switch it off.
    .title = When the variant is on
rule-two-V2 = Entering Tokyo gives 1⚡ instead of 1★.
    .title = Energy for entering Tokyo
rule-two-V3 = Starting your turn in Tokyo gives 1⚡ instead of 2★.
    .title = Energy for starting in Tokyo
rule-two-V4 = Everything else stays the same: heart dice, smashes, fleeing and the 20★ to reach.
    .title = Nothing else changes
rule-two-V5 = Only the number of monsters at the start matters: a bigger game with two survivors keeps its ★ rewards.
    .title = Only games that two start
rule-two-V6 = Both ⚡ rewards are ordinary gains: Friend of Children adds 1⚡ to each.
    .title = Both energy rewards are gains
rule-two-V7 = Urbavore still scores its ★ at the start of a turn in Tokyo. Death From Above scores its 2★ and gives 1⚡ for entering.
    .title = Stars that remain
rule-two-V8 = With two monsters there is only Tokyo City; Tokyo Bay is not used.
    .title = Only Tokyo City exists
rule-two-V9 = Your only opponent sits on both sides of you, yet Fire Breathing costs it 1♥ only. A Mimic copy adds 1♥ of its own.
    .title = Fire Breathing with one opponent

## Cultists

rule-cultists-C1 = Once your dice are resolved, four or more equal faces in your result bring you a Cultist.
    .title = A Cultist for four equal faces
rule-cultists-C2 = Any of the six faces will do. Each face that reaches four brings one Cultist, however many dice show it beyond that.
    .title = One Cultist for each such face
rule-cultists-C3 = Smashes that cards add count together with smash dice.
    .title = Added smashes count
rule-cultists-C4 = The Cultist comes after everything the dice do: it is too late to use it for that.
    .title = Given after the dice are resolved
rule-cultists-C5 = At any moment of anybody’s turn you may discard a Cultist for 1♥, 1⚡ or one more roll, as you like.
    .title = Heart, energy or roll at any time
rule-cultists-C6 = The roll can only be taken while you are rolling your own dice.
    .title = The roll only while rolling
rule-cultists-C7 = The ♥ is gained inside Tokyo too, but never above your maximum or once you are out; Regeneration adds to it. Friend of Children adds to the ⚡.
    .title = Limits of the heart and the energy
rule-cultists-C8 = The ♥ may answer a loss before it happens, and so save your life.
    .title = A heart in reply to a loss
rule-cultists-C9 = The ⚡ may be spent at once on whatever is missing it: a card, a costume to steal, a changed die, moving Mimic.
    .title = Energy to reach a price
rule-cultists-C10 = You may have any number of Cultists. It Has a Child! keeps them; elimination loses them.
    .title = No limit, kept and lost

## Tokyo Tower

rule-tower-T1 = A monster that resolves four 1s or more while in Tokyo (City or Bay) claims a level of the tower.
    .title = Four 1s in Tokyo
rule-tower-T2 = It is the lowest level that the monster does not have yet, and one level a turn.
    .title = Lowest level not yet owned
rule-tower-T3 = A level that belongs to another monster is taken from it. Whoever loses a lower level must win it back before going on to the top.
    .title = Levels are taken from others
rule-tower-T4 = The 1s still score their ★ and serve cards such as Gourmet and Freeze Time. Dice that cards turned into 1s count.
    .title = The 1s keep their value
rule-tower-T5 = At the start of its turn the owner of level 1 gains 1♥, and the owner of level 2 gains 1♥ and 1⚡. A monster that owns both gains both.
    .title = What the levels bring
rule-tower-T6 = The tower heals inside Tokyo too, and each level is a gain of its own for Regeneration.
    .title = The tower heals inside Tokyo
rule-tower-T7 = The tower’s bonuses come before the reward for starting the turn in Tokyo.
    .title = When the tower’s bonuses come
rule-tower-T8 = Whoever claims the third level wins the game at once.
    .title = The top level wins
rule-tower-T9 = The levels of a monster that is eliminated are free again. It Has a Child! keeps them.
    .title = Levels and elimination
rule-tower-T10 = The level is claimed before any of the dice are resolved.
    .title = When a level is claimed

## Halloween

rule-halloween-H1 = Every monster starts with one costume of its choice, for free.
    .title = A costume for everybody at the start
rule-halloween-H2 = In turn order, starting with the first player, each monster is shown two costumes that everybody sees, and keeps one of them.
    .title = Two are shown, one is chosen
rule-halloween-H3 = When all have chosen, the other costumes are shuffled into the deck; only then is the market revealed.
    .title = The others are shuffled into the deck
rule-halloween-H4 = The deck has 66 cards and those of the 12 costumes that nobody wears.
    .title = Size of the deck
rule-halloween-H5 = A monster may wear any number of costumes, and all of them work.
    .title = Any number of costumes
rule-halloween-H6 = A costume in the market is bought like any card and stays in front of its buyer.
    .title = Costumes are bought like cards
rule-halloween-H7 = Alien Origin, Media-Friendly and Opportunist apply to a costume that is bought.
    .title = Cards that react to the purchase
rule-halloween-H8 = Mimic cannot copy a costume, Metamorph cannot sell one, Parasitic Tentacles cannot buy one. It Has a Child! and elimination discard them.
    .title = Not copied, sold or bought from others
rule-halloween-H9 = With three smashes or more in your result you may steal costumes. Smashes that cards add count.
    .title = Three smashes allow a theft
rule-halloween-H10 = You may steal from the monsters that your smashes have just wounded and that are still alive.
    .title = Whose costumes may be stolen
rule-halloween-H11 = You pay the price of the costume to its owner, less your reductions. The owner cannot refuse.
    .title = The price goes to the owner
rule-halloween-H12 = You may steal several costumes in one turn, from several monsters, as long as you can pay.
    .title = Several thefts in one turn
rule-halloween-H13 = The smashes hurt all the same.
    .title = The smashes hurt all the same
rule-halloween-H14 = Costumes are stolen after entering Tokyo and before buying.
    .title = When costumes are stolen
rule-halloween-H15 = Only a monster that really lost ♥ counts as wounded: whoever prevented everything keeps its costumes.
    .title = Only hearts really lost count
rule-halloween-H16 = A theft is no purchase: Media-Friendly and Opportunist do not react. Friend of Children adds to what the owner receives.
    .title = A theft is no purchase
rule-halloween-H17 = Whoever steals the Astronaut with 17★ or more wins when the turn ends. A monster at 0♥ that loses the Zombie is eliminated at once.
    .title = Stealing Astronaut and Zombie
rule-halloween-H18 = A stolen costume works at once, in the same turn.
    .title = A stolen costume works at once

## Where rulebook and other programs differ

rule-tokyo-X1 = Who plays first is decided by dice, as in the rulebook; another program draws lots.
    .title = Dice decide who begins
rule-tokyo-X2 = The rulebook leaves the order of resolving dice to you; another program fixes it. You are asked wherever it can change the result.
    .title = Free order of the dice
rule-tokyo-X3 = A Cultist arrives after the dice are resolved; another program hands it out before.
    .title = When a Cultist is handed out
rule-tokyo-X4 = The third level of the tower wins at once; another program waits for the end of the turn.
    .title = The top of Tokyo Tower
rule-tokyo-X5 = The rulebook lets you refuse hearts. As this never helps in the base game, hearts heal by themselves.
    .title = Heart dice that may heal
rule-tokyo-X6 = On victory, elimination, Tokyo Bay, fleeing, buying, Metamorph, Opportunist, Mimic, Fire Breathing and tokens, all sources agree.
    .title = Points without contradiction
rule-tokyo-X7 = The extra turn of Freeze Time is offered and may be declined; another program always plays it.
    .title = Freeze Time can be declined
rule-tokyo-X8 = Burrowing costs ♥ only to a monster that really takes the place its owner has fled.
    .title = Burrowing bites whoever takes the place
rule-tokyo-X9 = A smash that Acid Attack or Burrowing adds is enough for Spiked Tail and Urbavore to add theirs.
    .title = Added smashes let others add theirs
rule-tokyo-X10 = With Opportunist you may buy any card that was revealed this turn and is still in the market.
    .title = What an Opportunist may buy

## Mistakes of other programs, which tests rule out

rule-tokyo-B1 = When one owner declines Psychic Probe, the others are still asked and the roller may still change dice.
    .title = Declining Psychic Probe
rule-tokyo-B2 = Smashes of Acid Attack and Burrowing are counted before the cards that need a smash look at the result.
    .title = Added smashes counted in time
rule-tokyo-B3 = Friend of Children adds nothing to a gain of 0⚡.
    .title = No bonus on a gain of nothing
rule-tokyo-B4 = A Mimic moved onto Freeze Time looks at the dice of this turn, never at those of the turn before.
    .title = Freeze Time reads this turn’s dice
rule-tokyo-B5 = A monster that falls after buying Frenzy has no extra turn.
    .title = Frenzy ends with its owner
rule-tokyo-B6 = Ghost and Vampire still act at the end of a turn whose monster has been eliminated.
    .title = Costumes work after an elimination
rule-tokyo-B7 = A monster that lost ♥ to smashes can still be robbed of a costume if it loses ♥ in another way later in the turn.
    .title = Smashed stays smashed
rule-tokyo-B8 = A monster kept at 0♥ by Zombie loses nothing more, so nothing is remembered: no healing by Ghost, no fleeing, no theft.
    .title = Nothing to lose at zero hearts
rule-tokyo-B9 = Plot Twist, Battery Monster, Psychic Probe and Smoke Cloud all discard the Mimic that copies them.
    .title = All copies discard themselves alike
rule-tokyo-B10 = After somebody has bought Mimic and chosen a card, the card that replaces it in the market is still offered to Opportunist.
    .title = Opportunist after Mimic
