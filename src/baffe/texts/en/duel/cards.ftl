### The 50 Energy cards of Duel, in the order of their ids:
### the name, .effect (what the card does) and .notes (what players ask about it).

duel-card-acid_attack = Acid Attack
    .effect = On each of your turns, your Roll has one more smash than your dice show.
    .notes = The smash counts wherever the Roll is read: equal faces, all six faces, Operation Media, Meka Dragon’s product. With it, Gentle Giant never works. It helps on your own turns only.

duel-card-adrenaline_augment = Adrenaline Augment
    .effect = Your Roll has one extra smash for each marker, Fame or Destruction, that stands in a Spotlight zone, on whichever side.
    .notes = That makes 0, 1 or 2 smashes. They are counted when they are needed: a marker pulled into or out of a zone before you resolve your smashes changes their number, and can even bring smashes to a Roll without any. Once resolved, they are settled for the turn.

duel-card-alien_metabolism = Alien Metabolism
    .effect = Once on each of your turns, you may discard one card of the row.
    .notes = It is offered with the questions of your own turn while you roll, resolve and buy. It costs nothing; the row closes up and a new card arrives at once. Refreshing the row for 2⚡ does not use it up.

duel-card-antimatter_pellets = Antimatter Pellets
    .effect = If your final Roll has five or more of one face, your rival takes 4 hits, then you pull Destruction by 2.
    .notes = Any face will do, specials included, and added faces count. It works once a turn, before any die is resolved; Rebooting and Natural Selection come afterwards as usual.

duel-card-armor_plating = Armor Plating
    .effect = On each of your rival’s turns, ignore the first hit you would take.
    .notes = It takes 1 off the first loss of that turn. It does nothing on your own turns. With Trendsetter, two hits can be ignored in one turn.

duel-card-breaking_news = Breaking News
    .effect = Each time you buy a card, pull Fame by 1.
    .notes = Buying Breaking News itself pulls nothing; a purchase with Made in a Lab does. The pull comes after the Buzz token is placed and before the effects of the card you bought.

duel-card-camouflage = Camouflage
    .effect = When you are about to take hits, you may roll one die for each of them: every heart you roll cancels one.
    .notes = You roll once for each loss, against any cause, your own cards included. Trendsetter and Armor Plating then work on what is left. These dice are not those of the turn and are not rerolled.

duel-card-cannonball = Cannonball!
    .effect = Pull Fame by 1, your rival takes 1 hit, then gain 4⚡.
    .notes = The three effects come in that order.

duel-card-dominate = Dominate
    .effect = On its next turn, your rival rolls one die fewer for each KEEP card it owns. Before that, it may discard any of them.
    .notes = The rival is asked when its turn starts, after Hibernation and Made in a Lab, and discards one card at a time. Only red dice are taken away, down to none; white dice stay. An extra turn of yours does not use it up, but a turn slept through with Hibernation does.

duel-card-electrical_aura = Electrical Aura
    .effect = At the end of your turn, pull Destruction by 1 for every 7⚡ you own. You spend none of it.
    .notes = Only complete groups of 7⚡ count, after buying and after the 1⚡ for buying nothing. A turn slept through with Hibernation brings nothing.

duel-card-energize = Energize
    .effect = Gain 8⚡ and 2 dice tokens.
    .notes = Nobody keeps more than 2 dice tokens: any excess is lost.

duel-card-extra_head = Extra Head
    .effect = You roll one extra white die on each of your turns.
    .notes = It joins your dice before the first roll. There are only two white dice: with Natural Selection both are taken, and no dice token can be spent.

duel-card-eye_of_the_storm = Eye of the Storm
    .effect = Gain 1⚡ for each of your rolls that you did not use this turn.
    .notes = You have three rolls, four with Giant Brain. You gain the ⚡ when your Roll is final; it does not come from resolving dice, so Superconductor cannot copy it. With no dice at all, no roll was used.

duel-card-frenzy = Frenzy
    .effect = After this turn, play one more whole turn.
    .notes = First this turn goes on to its end. What waits for your rival’s next turn goes on waiting, and what works once per turn works again.

duel-card-gentle_giant = Gentle Giant
    .effect = After your dice are resolved, pull Fame by 1 if your Roll had no smash.
    .notes = Smashes added by cards or by Alienoid count. Dice set aside with Titanic Batteries do not. If Rebooting skipped your dice, nothing happens.

duel-card-giant_brain = Giant Brain
    .effect = You have one extra roll on each of your turns: four instead of three.
    .notes = You need not use it, and Eye of the Storm pays for it if you do not.

duel-card-hibernation = Hibernation
    .effect = You take no hits. At the start of your turn, either discard this card and play, or gain 6♥ and end your turn at once.
    .notes = It protects from the moment you buy it, against everything, on both monsters’ turns. Sleeping skips the whole turn: no dice, no purchase, no ⚡, no effect at the end. After discarding it, Made in a Lab and Dominate still take place.

duel-card-hors_d_oeuvres = Hors d’oeuvres
    .effect = Take 3 hits, then pull Destruction by 2.
    .notes = The hits come first: if they knock you out, you lose before the pull. Camouflage may save you from them.

duel-card-in_shape = In Shape
    .effect = For each ♥ beyond the third that your rival loses in one turn, you may pay 1⚡ to pull Fame by 1.
    .notes = The ♥ really lost are added up over the turn, your own or your rival’s. You are asked after each loss, one payment at a time; a no drops the rest of that loss.

duel-card-in_the_shadows = In the Shadows
    .effect = When you have no rolls left, you may still reroll dice that show Fame, as often as you like.
    .notes = As long as you have rolls, rerolling costs them as usual. After that, you choose any of your dice that show Fame, again and again.

duel-card-jets_scrambled = Jets Scrambled
    .effect = Both monsters take 5 hits.
    .notes = They are hit at the same time: if both fall to 0♥, nobody wins, unless the option “No draws” is on.

duel-card-kaijutsu = Kaijutsu
    .effect = Pull Destruction by 1, then your rival takes 2 hits.

duel-card-lightning_speed = Lightning Speed
    .effect = When you pull a marker onto a blank space of a Buzz token, you may deal 1 hit.
    .notes = The blank spaces are both ends of the tokens that lengthen a track and both spaces of the one that shortens it. King tokens are not blank.

duel-card-made_in_a_lab = Made in a Lab
    .effect = At the start of your turn, you may buy one card for 1⚡ less, but never below 1⚡.
    .notes = This adds to the discount of the last slot of the row. The card takes effect at once, before you roll. It counts as a purchase of this turn, and the row cannot be refreshed at that moment.

duel-card-moment_of_respite = Moment of Respite
    .effect = Gain 2♥ and 1 dice token.

duel-card-monster_coaster = Monster Coaster
    .effect = Pull Destruction by 3.

duel-card-monumental = Monumental
    .effect = Pull Destruction by 1 and Fame by 1.
    .notes = Destruction first, then Fame.

duel-card-natural_selection = Natural Selection
    .effect = Gain 4⚡ and 4♥ when you buy it. You roll one extra white die on each of your turns. If your final Roll has four or more of one face, you take 10 hits before it is resolved.
    .notes = Added faces count, and Camouflage or Hibernation can cancel the hits. They come after you have decided about Rebooting: if you skip your dice, there are none.

duel-card-operation_media = Operation Media
    .effect = Pull Fame by 1 for each smash that you resolved this turn.
    .notes = Smashes added to the Roll count, Meka Dragon’s product does not. Without a resolved smash nothing moves: for example if you skipped your dice, bought the card before rolling, or set the smashes aside.

duel-card-photoshoot = Photoshoot
    .effect = Pull Fame by 1.

duel-card-rebooting = Rebooting
    .effect = You may skip resolving your dice: gain 2 dice tokens and 2⚡, and discard this card.
    .notes = You are asked each turn, before the check of Natural Selection and before Titanic Batteries. Cards that read the final Roll have already worked. You go straight on to buying.

duel-card-regeneration = Regeneration
    .effect = The first time you gain ♥ in a turn, gain 1♥ more.
    .notes = It works by itself with the first gain of the turn that leaves room for one more ♥, and never takes you above your starting ♥. Being saved by Unstoppable is not a gain.

duel-card-sack_the_stadium = Sack the Stadium
    .effect = Pull Destruction by 2 and Fame by 2.
    .notes = Destruction first, then Fame.

duel-card-scrappy = Scrappy
    .effect = Each time you pull a marker off a Buzz token, gain 1 dice token.
    .notes = Each space moved from a token to a free space or to another token counts, King tokens included; a space moved within one token does not. You never have more than 2 dice tokens.

duel-card-seismic_test = Seismic Test
    .effect = Pull Destruction by 2.

duel-card-signature_move = Signature Move
    .effect = Pull Fame by 1 for every three specials in your Roll.
    .notes = The specials are only counted: they still serve your monster’s power. The pull comes before the dice are resolved.

duel-card-snack_time = Snack Time
    .effect = Gain 3♥.

duel-card-spiked_tail = Spiked Tail
    .effect = When you pull Destruction, your rival takes 1 hit for each space it travels.
    .notes = Added spaces count, and a jump over the missing space of a token is one. The hits of one pull come together when it is over.

duel-card-superconductor = Superconductor
    .effect = When resolving dice brings your rival ⚡, you may discard this card to gain as much.
    .notes = You are asked at each gain by itself: energy dice, a wave of Cyber Kitty’s power, a Buzz bonus reached while dice are resolved. Eye of the Storm, purchases and the ⚡ for buying nothing do not count.

duel-card-tesla_impulse = Tesla Impulse
    .effect = Choose one of your rival’s KEEP cards: it is discarded. Gain 2⚡.
    .notes = You gain the 2⚡ even if your rival has no KEEP card.

duel-card-the_partys_over = The Party’s Over!
    .effect = Each monster with at least one marker in its own Spotlight zone takes 4 hits.
    .notes = 4 hits per monster, not per marker. If both monsters are affected, they are hit at the same time.

duel-card-thermonuclear_cooking = Thermonuclear Cooking
    .effect = Pull Destruction by 1, then gain 2♥ and 2⚡.

duel-card-thunder_stomp = Thunder Stomp
    .effect = If you pull Destruction while resolving your dice, your rival rolls one die fewer on its next turn.
    .notes = One die per turn, however far the marker moved. Gigazaur’s power counts; purchases and cards that read the final Roll do not. It waits through an extra turn and adds to Dominate.

duel-card-titanic_batteries = Titanic Batteries
    .effect = Before your dice are resolved, you may set two of them aside to gain 1 dice token.
    .notes = The two dice, red or white, leave your Roll for everything that follows. You are not asked while you have 2 dice tokens.

duel-card-too_cute = Too Cute
    .effect = Your rival takes 2 hits.

duel-card-trendsetter = Trendsetter
    .effect = On each of your rival’s turns, ignore the first hit you would take if Fame stands on a Buzz token.
    .notes = Any Buzz token will do, at the moment the hit arrives. If an earlier hit of the turn found Fame elsewhere, that one was the first and the card helps no more this turn. It does nothing on your own turns.

duel-card-unchained = Unchained
    .effect = When you reach a Buzz bonus, you may deal 1 hit instead.
    .notes = You are not asked where the bonus is a hit already: the space with 2 hits keeps them. Blank spaces bring nothing.

duel-card-unstable_dna = Unstable DNA
    .effect = When you lose 3♥ or more at once, you may swap this card for one of your rival’s KEEP cards.
    .notes = One loss is looked at, after all protection, on any turn; small ones do not add up. The card you take brings no Buzz token and none of its effects on purchase.

duel-card-unstoppable = Unstoppable
    .effect = When you would fall to 0♥, you stay at 1♥ and take no more hits this turn. Discard this card.
    .notes = It works by itself. The protection ends with the turn, whoever’s it is.

duel-card-utter_destruction = Utter Destruction
    .effect = If your final Roll has all six faces, pull Destruction by 2 and Fame by 2, and your rival takes 2 hits.
    .notes = Added faces count. Everything comes in that order before your dice are resolved, which then have their usual effects.
