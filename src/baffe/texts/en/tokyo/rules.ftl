### Why did this happen? One short text for each numbered rule.

## Set-up

rule-tokyo-R1 = Two to six monsters play. Each starts outside Tokyo with 10♥, 0★, 0⚡ and no card.
rule-tokyo-R2 = With two to four monsters only Tokyo City is used; with five or six, Tokyo Bay is used as well. “Tokyo” always means both.
rule-tokyo-R3 = The 66 Energy cards are shuffled face down and three are turned up: they are the market.
rule-tokyo-R4 = Everyone throws six dice and the monster with the most smashes plays first. Those who tie throw again.
rule-tokyo-R5 = Turns go round the table clockwise.
rule-tokyo-R6 = Each monster is chosen among those still free or drawn at random. The last free one is given out without asking.
rule-tokyo-R7 = The six dice have the faces 1, 2, 3, heart, energy and smash. Extra dice are the same, and nobody ever rolls more than nine.

## The turn

rule-tokyo-R8 = A turn has five phases: roll the dice, resolve them, enter Tokyo, buy cards, end the turn.
rule-tokyo-R9 = The steps of a turn always come in the same order. A step where nobody has anything to decide is passed over.
rule-tokyo-R10 = What may be used at any time, such as Rapid Healing, is offered with each question its owner is asked and each time its owner is about to lose ♥.
rule-tokyo-R11 = A question with only one possible answer is not asked, unless staying silent would give away a secret.

## Start of the turn and Rolls

rule-tokyo-R12 = If you start your turn in Tokyo, you score 2★. Being there on other turns scores nothing.
rule-tokyo-R13 = The start of the turn goes in this order: Battery Monster, modules, Tokyo reward, Urbavore. Mimic moves afterwards, so a newly copied card pays nothing yet.
rule-tokyo-R14 = You have up to three Rolls and may stop after any of them. The first one uses all your dice.
rule-tokyo-R15 = Before each further Roll you choose which dice to roll again, even among those you kept before.
rule-tokyo-R16 = Rolling again takes at least one die. Keeping all your dice ends your Rolls.
rule-tokyo-R17 = You roll six dice, plus one per Extra Head, minus one per Shrink token and minus those Freeze Time takes away. The number is fixed when your Rolls begin and is never below 0.
rule-tokyo-R18 = You have three Rolls, plus one with Giant Brain. Energy Drink and each Smoke token add one on the spot.
rule-tokyo-R19 = Rerolling a 3 with Background Dweller spends no Roll, and is still possible after the last one as long as you have not stopped.
rule-tokyo-R20 = Opponents touch your dice only when you have finished rolling, each at most once per turn. After that you may only reroll a 3 they gave you, with Background Dweller.
rule-tokyo-R21 = Cards that change dice come last, in the order you like, and no Psychic Probe can answer them. Herd Culler works once per turn, Plot Twist once, Stretchy as often as you pay.

## Resolving the dice

rule-tokyo-R22 = All dice are resolved: 1s, 2s, 3s, hearts, energy, then smashes. You are asked for another order only where it can change the result.
rule-tokyo-R23 = Three equal numbers score that many ★, and each further die with this number scores 1★ more. One or two of them score nothing.
rule-tokyo-R24 = Each energy die gives you 1⚡ from the bank, which never runs out.
rule-tokyo-R25 = Outside Tokyo each heart die heals 1♥, up to your maximum (10♥, or 12♥ with Even Bigger). In Tokyo heart dice heal nothing; only cards do.
rule-tokyo-R26 = Outside Tokyo a heart die can remove one Poison or Shrink token instead of healing. In Tokyo it cannot.
rule-tokyo-R27 = If you have tokens or Healing Ray, you choose for each heart die: heal yourself, remove a token or heal another monster. Healing others works even from Tokyo.
rule-tokyo-R28 = Before the faces are resolved, smashes added by cards are counted, then Detritivore, Complete Destruction and Fire Breathing look at the result. Modules come next.
rule-tokyo-R29 = Acid Attack, Burrowing in Tokyo and Poison Quills add their smashes first. If there is then at least one smash, Spiked Tail and, in Tokyo, Urbavore add theirs.
rule-tokyo-R30 = With three 1s or more you score their stars, then those of Gourmet; then Freeze Time takes note of them.
rule-tokyo-R31 = All your energy dice together are one gain, and so are all the heart dice that heal the same monster: Friend of Children and Regeneration add 1 only once.
rule-tokyo-R32 = As soon as your result has a smash, Alpha Monster scores, even if nobody is hit.

## Who is smashed

rule-tokyo-R33 = Each smash costs 1♥ to every monster on the other side: from Tokyo you hit all those outside, from outside all those in Tokyo.
rule-tokyo-R34 = The monsters in Tokyo City and Tokyo Bay do not smash each other, except with Nova Breath.
rule-tokyo-R35 = While Tokyo is empty, as on the very first turn, smashes from outside hurt nobody.
rule-tokyo-R36 = With Nova Breath, your smashes hit every other monster.
rule-tokyo-R37 = Fire Breathing costs 1♥ to the nearest living monster on the left and on the right, even in the same place. A single opponent loses 1♥, not 2♥.
rule-tokyo-R38 = If the neighbour is also smashed, the ♥ of Fire Breathing joins that loss. If not, it is a loss of its own and not a smash.
rule-tokyo-R39 = What each monster may lose is settled for all at the same moment. A monster that falls or moves in the meantime changes nothing for the others.

## Losing hearts

rule-tokyo-R40 = Losses go round in turn order, starting after the monster that causes them, which comes last if it is hit too. One monster is finished before the next begins.
rule-tokyo-R41 = A loss does nothing if Wings already protects the monster this turn, or if it is exactly 1♥ against Armor Plating. Nothing is asked, not even with Jets.
rule-tokyo-R42 = Before losing ♥ you may react in any order: throw for Camouflage, pay for Wings, heal with Rapid Healing. Healing comes before the loss, and several ways to heal may be combined.
rule-tokyo-R43 = After the reactions, Armor Plating looks again: if exactly 1♥ is left to lose, it is ignored.
rule-tokyo-R44 = With the costumes, the Devil adds 1♥ to what its owner makes another monster lose on its turn, if anything is left to lose.
rule-tokyo-R45 = The remaining ♥ are now lost, but never below 0.
rule-tokyo-R46 = A monster that has lost ♥ to smashes receives the attacker’s Poison and Shrink tokens: one per card, and one more per copy.
rule-tokyo-R47 = The loss is remembered until the end of the turn, for Herbivore and for the costumes.
rule-tokyo-R48 = At 0♥ a monster is eliminated, unless it starts again thanks to It Has a Child!
rule-tokyo-R49 = Each Eater of the Dead still in play scores 3★ when a monster falls to 0♥.
rule-tokyo-R50 = Losing 2♥ or more at once gives 1⚡ to a monster that survives and owns We’re Only Making It Stronger!
rule-tokyo-R51 = A loss that was entirely stopped does nothing at all: the monster is not wounded, receives no token and may not flee.
rule-tokyo-R52 = When several losses strike a monster at the same moment, it reacts once to all of them. Each one is still looked at by itself for Armor Plating and for We’re Only Making It Stronger!
rule-tokyo-R53 = ♥ you lose through your own card, such as Tank or Jet Fighters, follow the usual path: you may react, and you are the one who causes them.
rule-tokyo-R54 = Nobody counts as the cause of ♥ lost to poison.
rule-tokyo-R55 = Losing ♥ through a card is not being smashed, so it never allows you to flee.
rule-tokyo-R56 = For a monster with Jets in Tokyo, the ♥ of the smashes wait until it has chosen to flee or to stay. If Tokyo Bay closes meanwhile and sends it out, it loses them.

## Fleeing

rule-tokyo-R57 = A monster in Tokyo that has lost ♥ to another monster’s smashes may flee or stay; its ♥ are lost either way. There is no other way to choose to leave.
rule-tokyo-R58 = All wounded monsters still alive in Tokyo are asked together, after their losses. Nobody sees the other answers before giving theirs.
rule-tokyo-R59 = A monster whose protection stopped the whole attack is not asked whether it flees.
rule-tokyo-R60 = With Jets you choose first: if you flee, you lose nothing; if you stay, you lose the ♥ after your reactions and are not asked again.
rule-tokyo-R61 = When a monster with Burrowing flees, the attacker loses 1♥ before entering, but only if it really takes that place. This is not a smash.
rule-tokyo-R62 = You cannot flee at any other moment, and never during your own turn.

## Entering Tokyo

rule-tokyo-R63 = If Tokyo City is empty in this phase and you are outside, you must go in, smashes or not.
rule-tokyo-R64 = While more than four monsters are alive, if the City is taken and the Bay is empty, you must enter the Bay.
rule-tokyo-R65 = Entering Tokyo scores 1★. Moving from the Bay to the City scores nothing.
rule-tokyo-R66 = You take the City if it is empty, otherwise the Bay. If both flee, you take the City and the Bay waits for the next turn; a monster in the Bay does not move up.
rule-tokyo-R67 = If the monster whose turn it is has been eliminated, it does not enter; the place waits for the next turn.
rule-tokyo-R68 = If you are already in Tokyo, nothing happens in this phase.
rule-tokyo-R69 = If the monster in Tokyo was eliminated, its place is empty and you enter it.

## Buying cards

rule-tokyo-R70 = You may buy as many market cards as you can pay, one at a time. Each is replaced at once, and the new card may be bought too.
rule-tokyo-R71 = For 2⚡ you discard the whole market and turn up three new cards. You may do it again, before or after buying.
rule-tokyo-R72 = A keep card stays face up in front of its owner. A discard card works at once and goes to the discard pile.
rule-tokyo-R73 = A purchase goes in this order: pay, score Media-Friendly, take the card, refill the market, apply its effect (losses of ♥ last), choose for Mimic, ask Opportunist.
rule-tokyo-R74 = When the deck is empty, the discard pile is shuffled into a new deck. If there is none either, the place in the market stays empty.
rule-tokyo-R75 = All discarded cards go to the same pile and may come back, whether they were used, sold, replaced or lost with their owner.
rule-tokyo-R76 = After each reveal Opportunist owners may buy, starting on the left of the monster whose turn it is; that monster then goes on buying.
rule-tokyo-R77 = With Parasitic Tentacles you buy a keep card from any opponent, who cannot refuse and receives the price. Its tokens are refilled, and a Mimic token stays on it.
rule-tokyo-R78 = A card bought with Opportunist works for its buyer, who also counts as the cause of the ♥ it makes others lose.
rule-tokyo-R79 = There is no buy phase for an eliminated monster, nor for one that is certain to win as the phase begins: alone alive or alone at 20★, with more ♥ than Poison tokens.

## End of the turn

rule-tokyo-R80 = After the buy phase Metamorph lets you sell any of your keep cards for the printed price, even those bought this turn. Metamorph itself can go last.
rule-tokyo-R81 = The end of the turn goes in this order: Rooting for the Underdog, Energy Hoarder, Herbivore, Solar Powered, Poison.
rule-tokyo-R82 = At the end of its turn a monster loses 1♥ per Poison token, all at once.
rule-tokyo-R83 = After the poison come the costumes that act at the end of a turn, then the victory check and the extra turns.

## Extra turns

rule-tokyo-R84 = Victory is checked before an extra turn begins: a finished game has no extra turn.
rule-tokyo-R85 = If both are due, the turn of Freeze Time comes before the turn of Frenzy.
rule-tokyo-R86 = With Freeze Time, three 1s or more earn one extra turn with one die fewer. Each extra turn that does it again earns another with one die fewer still; afterwards all dice come back.
rule-tokyo-R87 = Freeze Time bought on your own turn after three 1s counts at once. Owning a copy as well still earns a single turn.
rule-tokyo-R88 = Frenzy gives one more full turn, with your usual number of dice.
rule-tokyo-R89 = An extra turn is a real turn: start-of-turn effects, Tokyo reward, poison and once-per-turn powers all apply again.
rule-tokyo-R90 = The extra turn of Freeze Time is a choice: you are asked whether you take it.
rule-tokyo-R91 = An eliminated monster loses the extra turns it still had to play.
rule-tokyo-R92 = Frenzy bought on another monster’s turn is played right after that turn and that monster’s own extra turns. Then the usual order goes on.

## Elimination

rule-tokyo-R93 = A monster with no ♥ left is out of the game; its cards go to the discard pile and its ⚡ to the bank.
rule-tokyo-R94 = Elimination happens at once, even in the middle of a turn: the monster leaves Tokyo, loses its ★ and is passed over from then on.
rule-tokyo-R95 = As soon as four monsters or fewer are left, Tokyo Bay closes. The monster there moves to the City if it is empty, and otherwise goes outside.
rule-tokyo-R96 = Being moved because the Bay closes is not fleeing and scores nothing. A monster moved to the City after being smashed this turn is still asked whether it flees.
rule-tokyo-R97 = The tokens of an eliminated monster go away with it. A Mimic that was copying one of its cards has no effect any more.
rule-tokyo-R98 = Reaching 20★ is not enough: you must be alive at the end of the turn. If the last monsters fall together, everybody loses.
rule-tokyo-R99 = If a monster falls on its own turn, what it still had to do is skipped; the end of the turn and the victory check still take place.
rule-tokyo-R100 = Among the losers, survivors rank by ★ and come before the eliminated; whoever fell later ranks higher, and those who fell together share their rank.

## Victory

rule-tokyo-R101 = Victory is checked only at the end of a turn: a monster with 20★ wins, and so does the last one alive.
rule-tokyo-R102 = ★ never go above 20 or below 0. A monster that loses ★ later in the same turn may fall below 20 again.
rule-tokyo-R103 = Several living monsters with 20★ at the end of the same turn share the victory.
rule-tokyo-R104 = Any monster can win at the end of any turn, not only its own.
rule-tokyo-R105 = When one monster is left, the turn is still played to its end. If that monster falls too, to poison or its own card, everybody loses.

## Tokens

rule-tokyo-R106 = Poison and Shrink tokens stay when their card is gone. Only heart dice outside Tokyo remove them, one token per die.
rule-tokyo-R107 = A monster may have any number of tokens. It receives one only if it really lost ♥ to smashes.
rule-tokyo-R108 = Poison and Shrink tokens stay on a monster saved by It Has a Child!
rule-tokyo-R109 = Smoke Cloud arrives with 3 Smoke tokens, Battery Monster with 6⚡ from the bank; Mimic has one token.

## Mimic

rule-tokyo-R110 = Mimic works like the copied card, as if it were new, with tokens of its own.
rule-tokyo-R111 = Mimic may copy any keep card of any living monster, your own included, but not a Mimic or a costume. If there is none, it waits without effect.
rule-tokyo-R112 = If the copied card is discarded, Mimic has no effect and the token comes back to you. For 1⚡ you may place it again before the first Roll of your next turn.
rule-tokyo-R113 = At the start of your turn you may pay 1⚡, once, to move the token to a different card. The new copy starts afresh, with what the card brings on arrival.
rule-tokyo-R114 = When the copied card changes owner, the token stays on it and Mimic goes on copying it.
rule-tokyo-R115 = What works once per turn works once for the card and once for its copy. Psychic Probe is the exception: one per monster and turn.
rule-tokyo-R116 = When a copied card says to discard itself (Plot Twist, Battery Monster, Psychic Probe, Smoke Cloud), Mimic is discarded.
rule-tokyo-R117 = A copy counts again beside the original. Only these do not add up: the 12♥ maximum, Freeze Time, Nova Breath, Armor Plating, Wings and Jets.

## The simple automatic player

rule-tokyo-R118 = The simplest automatic player keeps smashes, energy, hearts that can heal it and its best set of equal numbers, and rolls the rest until no Roll is left. It flees whenever it can, buys nothing and declines everything optional.

## The steps of a turn

rule-tokyo-S1 = The turn starts: Battery Monster, modules, Tokyo reward and Urbavore apply by themselves.
rule-tokyo-S2 = The owner of Mimic may pay 1⚡ to move its token.
rule-tokyo-S3 = The first Roll is made with all the dice.
rule-tokyo-S4 = The active monster chooses dice to roll again, adds Rolls with its cards, or stops.
rule-tokyo-S5 = Owners of Psychic Probe, in turn order, may each reroll one die.
rule-tokyo-S6 = The active monster may change dice with its cards, then confirms its result.
rule-tokyo-S7 = Only modules use this step: a costume may add a smash before the dice are resolved.
rule-tokyo-S8 = The dice are resolved: stars, hearts, energy, smashes.
rule-tokyo-S9 = Each monster about to lose ♥ reacts in turn, or takes the loss.
rule-tokyo-S10 = All wounded monsters still alive in Tokyo choose together to flee or to stay.
rule-tokyo-S11 = Monsters with Jets that stayed lose the ♥ held back, then Burrowing bites the newcomer.
rule-tokyo-S12 = If there is room in Tokyo, the active monster must enter.
rule-tokyo-S13 = Only modules use this step: costumes may be stolen before the buy phase.
rule-tokyo-S14 = The active monster buys cards, replaces the market for 2⚡, or stops.
rule-tokyo-S15 = After each reveal, owners of Opportunist may buy.
rule-tokyo-S16 = A monster that buys Mimic chooses the card to copy.
rule-tokyo-S17 = With Metamorph, the active monster may sell keep cards.
rule-tokyo-S18 = The end-of-turn effects apply, poison last.
rule-tokyo-S19 = Modules act, victory is checked, then an extra turn or the next monster’s turn begins.

## Two-player variant

rule-two-V1 = With two monsters at the start, this variant is on unless you switch it off.
rule-two-V2 = Entering Tokyo gives 1⚡ instead of 1★.
rule-two-V3 = Starting your turn in Tokyo gives 1⚡ instead of 2★.
rule-two-V4 = Everything else stays the same: heart dice, smashes, fleeing and the 20★ to reach.
rule-two-V5 = Only the number of monsters at the start matters: a bigger game with two survivors keeps its ★ rewards.
rule-two-V6 = Both ⚡ rewards are ordinary gains: Friend of Children adds 1⚡ to each.
rule-two-V7 = Urbavore still scores its ★ at the start of a turn in Tokyo. Death From Above scores its 2★ and gives 1⚡ for entering.
rule-two-V8 = With two monsters there is only Tokyo City; Tokyo Bay is not used.
rule-two-V9 = Your only opponent sits on both sides of you, yet Fire Breathing costs it 1♥ only. A Mimic copy adds 1♥ of its own.

## Cultists

rule-cultists-C1 = Once your dice are resolved, four or more equal faces in your result bring you a Cultist.
rule-cultists-C2 = Any of the six faces will do. Each face that reaches four brings one Cultist, however many dice show it beyond that.
rule-cultists-C3 = Smashes that cards add count together with smash dice.
rule-cultists-C4 = The Cultist comes after everything the dice do: it is too late to use it for that.
rule-cultists-C5 = At any moment of anybody’s turn you may discard a Cultist for 1♥, 1⚡ or one more Roll, as you like.
rule-cultists-C6 = The Roll can only be taken while you are rolling your own dice.
rule-cultists-C7 = The ♥ is gained inside Tokyo too, but never above your maximum or once you are out; Regeneration adds to it. Friend of Children adds to the ⚡.
rule-cultists-C8 = The ♥ may answer a loss before it happens, and so save your life.
rule-cultists-C9 = The ⚡ may be spent at once on whatever is missing it: a card, a costume to steal, a changed die, moving Mimic.
rule-cultists-C10 = You may have any number of Cultists. It Has a Child keeps them; elimination loses them.

## Tokyo Tower

rule-tower-T1 = A monster that is in Tokyo, City or Bay, when it resolves four 1s or more claims a level of the tower.
rule-tower-T2 = It is the lowest level that the monster does not have yet, and one level a turn.
rule-tower-T3 = A level that belongs to another monster is taken from it. Whoever loses a lower level must win it back before going on to the top.
rule-tower-T4 = The 1s still score their ★ and serve cards such as Gourmet and Freeze Time. Dice that cards turned into 1s count.
rule-tower-T5 = At the start of its turn the owner of level 1 gains 1♥, and the owner of level 2 gains 1♥ and 1⚡. Who owns both gains both.
rule-tower-T6 = The tower heals inside Tokyo too, and each level is a gain of its own for Regeneration.
rule-tower-T7 = The tower gives before the reward for starting the turn in Tokyo.
rule-tower-T8 = Whoever claims the third level wins the game at once.
rule-tower-T9 = The levels of a monster that is eliminated are free again. It Has a Child keeps them.
rule-tower-T10 = The level is claimed before any of the dice take effect.

## Halloween

rule-halloween-H1 = Every monster starts with one costume of its choice, for free.
rule-halloween-H2 = In turn order, whoever begins first, each monster is shown two costumes that everybody sees, and keeps one of them.
rule-halloween-H3 = When all have chosen, the other costumes are shuffled into the deck; only then is the market revealed.
rule-halloween-H4 = The deck has 66 cards and those of the 12 costumes that nobody wears.
rule-halloween-H5 = A monster may wear any number of costumes, and all of them work.
rule-halloween-H6 = A costume in the market is bought like any card and stays in front of its buyer.
rule-halloween-H7 = Alien Origin, Media-Friendly and Opportunist apply to a costume that is bought.
rule-halloween-H8 = Mimic cannot copy a costume, Metamorph cannot sell one, Parasitic Tentacles cannot buy one. It Has a Child and elimination discard them.
rule-halloween-H9 = With three smashes or more in your result you may steal costumes. Smashes that cards add count.
rule-halloween-H10 = You may steal from the monsters that your smashes have just wounded and that are still alive.
rule-halloween-H11 = You pay the price of the costume to its owner, less your reductions. The owner cannot refuse.
rule-halloween-H12 = You may steal several costumes in one turn, from several monsters, as long as you can pay.
rule-halloween-H13 = The smashes hurt all the same.
rule-halloween-H14 = Costumes are stolen after entering Tokyo and before buying.
rule-halloween-H15 = Only a monster that really lost ♥ counts as wounded: whoever prevented everything keeps its costumes.
rule-halloween-H16 = A theft is no purchase: Media-Friendly and Opportunist do not react. Friend of Children adds to what the owner receives.
rule-halloween-H17 = Whoever steals the Astronaut with 17★ or more wins when the turn ends. A monster at 0♥ that loses the Zombie is eliminated at once.
rule-halloween-H18 = A stolen costume works at once, in the same turn.
