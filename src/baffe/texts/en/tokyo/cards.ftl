### The 64 Energy cards of the base game, in printed order, and the 12 costumes of Halloween:
### the name, .effect (what the card does) and .notes (what players ask about it).

## KEEP cards

tokyo-card-acid_attack = Acid Attack
    .effect = On each of your turns, your result counts one more smash than your dice show, even if they show none.
    .notes = This smash can attack on its own: the monsters it wounds in Tokyo may flee, and it sets off Alpha Monster, Fire Breathing, Spiked Tail and Urbavore. It can stand in for the smash of Complete Destruction. A Mimic copy adds one more smash.

tokyo-card-alien_origin = Alien Origin
    .effect = Every card you buy costs you 1⚡ less (never below 0).
    .notes = It works on every purchase: market, top of the deck, Opportunist, Parasitic Tentacles, costumes. When you pay another monster, it receives the reduced price. Replacing the market still costs 2⚡, and Metamorph still gives back the printed price. A Mimic copy takes off 1⚡ more.

tokyo-card-alpha_monster = Alpha Monster
    .effect = Score 1★ each time your result has at least one smash.
    .notes = Smashes added by cards count, and nobody needs to be hit. You score 1★ per turn, however many smashes there are, before any ♥ is lost.

tokyo-card-armor_plating = Armor Plating
    .effect = Ignore every loss of exactly 1♥.
    .notes = Each loss is looked at by itself, whatever its cause; if Camouflage cuts 2♥ down to 1♥, that last ♥ is ignored too. A smash it stops does not wound you: you receive no token and may not flee. Against a single smash it works before Jets and you are asked nothing. One smash plus Fire Breathing makes a loss of 2♥, which gets through.

tokyo-card-background_dweller = Background Dweller
    .effect = While you roll, you may reroll any of your dice that shows a 3, as often as you like, without spending a roll.
    .notes = You reroll one die at a time, even after your last roll. If a Psychic Probe turns one of your dice into a 3, you may reroll it; a 3 that you set yourself with a card may not be rerolled. It also works on your Camouflage dice and on the die you roll with your own Psychic Probe.

tokyo-card-burrowing = Burrowing
    .effect = While you are in Tokyo, your result counts one extra smash. When you flee, the monster that takes your place loses 1♥.
    .notes = The extra smash needs no smash on your dice and counts for Spiked Tail and Urbavore. The ♥ lost by the newcomer is not a smash; it is lost before entering, and if it is the last one your place stays empty. Only fleeing sets it off, and only against a monster that really takes your place: if the monsters of Tokyo City and Tokyo Bay both flee, only the one from the City bites. With a Mimic copy you bite twice, 1♥ each time.

tokyo-card-camouflage = Camouflage
    .effect = When you are about to lose ♥, you may roll one die for each of them: every heart you roll saves 1♥.
    .notes = It works against every loss, poison and your own cards included. You roll once per loss; a Mimic copy rolls again for what remains. Wings may be used before or after the roll. If you lose nothing in the end you are not wounded: you receive no token and may not flee.

tokyo-card-complete_destruction = Complete Destruction
    .effect = If your result has 1, 2, 3, heart, energy and smash, score 9★. The dice keep their usual effects.
    .notes = With more than six dice, one of each face is enough. A smash added by a card can stand in for the smash die; the five other faces must be on your dice. It works in Tokyo, although the heart does not heal there, and stacks with Detritivore.

tokyo-card-media_friendly = Media-Friendly
    .effect = Score 1★ each time you buy an Energy card.
    .notes = Buying Media-Friendly itself scores nothing. The star comes when you pay, before the card takes effect. Every purchase counts, from the market, the deck or another monster, even on another monster’s turn; stealing a costume does not.

tokyo-card-eater_of_the_dead = Eater of the Dead
    .effect = Score 3★ each time a monster falls to 0♥.
    .notes = On anyone’s turn and whoever caused it; several monsters score several times. Your own elimination brings you nothing. It also counts for a monster saved by It Has a Child!

tokyo-card-energy_hoarder = Energy Hoarder
    .effect = At the end of your turn, score 1★ for every 6⚡ in your reserve. You spend none of it.
    .notes = Only complete groups of 6⚡ count, after buying and after Metamorph sales.

tokyo-card-even_bigger = Even Bigger
    .effect = Gain 2♥ when you get this card. While you own it, your maximum is 12♥.
    .notes = If the card leaves you, your maximum is 10♥ again and any ♥ above it are lost at once. A Mimic copy gives its 2♥, but the maximum stays 12♥. A monster that takes the card with Parasitic Tentacles gains the 2♥ too. Regeneration makes it 3♥.

tokyo-card-extra_head = Extra Head
    .effect = You roll one extra die.
    .notes = A head bought this turn helps from your next turn on. Both cards and a Mimic copy add up to nine dice.

tokyo-card-fire_breathing = Fire Breathing
    .effect = When your result has at least one smash, the monsters seated on your left and on your right each lose 1♥.
    .notes = It burns the nearest living monster on each side, even in the same place as you; a smash added by a card is enough. If only one opponent is left, it loses just 1♥, or 2♥ if you also have a Mimic copy. If your smashes hit the neighbour too, everything is one loss; if not, the ♥ is not a smash: no token, no fleeing.

tokyo-card-freeze_time = Freeze Time
    .effect = If your result has three 1s or more, you may take another turn after this one, with one die fewer.
    .notes = You are asked at the end of your turn. Three 1s in the extra turn earn one more, with one die fewer again, and so on; when the chain ends you have all your dice again. Bought on your own turn after three 1s, it works at once; bought on another monster’s turn, it does not. A Mimic copy gives no second turn, and a Frenzy turn comes afterwards.

tokyo-card-friend_of_children = Friend of Children
    .effect = Each time you gain ⚡, gain 1⚡ more.
    .notes = All the energy dice of a turn are one gain; each card effect, sale or payment received is another. Metamorph sales count, except the sale of Friend of Children itself. Taking ⚡ from Battery Monster is not a gain.

tokyo-card-giant_brain = Giant Brain
    .effect = You have one extra roll each turn.
    .notes = A Mimic copy adds another roll.

tokyo-card-gourmet = Gourmet
    .effect = If your result has three 1s or more, score 2★ on top of the usual stars.
    .notes = Once per turn, even with six 1s. A Mimic copy scores 2★ more.

tokyo-card-healing_ray = Healing Ray
    .effect = You may use your heart dice to heal other monsters. Each of them pays you 2⚡ per ♥ received, or all it has if that is less.
    .notes = Share your heart dice as you like between yourself, your tokens and the others; you may heal others even from Tokyo. A monster below its maximum cannot refuse; without ⚡ it is healed for free. All the dice given to one monster are one gain and one payment. Its Regeneration adds 1♥ that it does not pay for; your Friend of Children applies.

tokyo-card-herbivore = Herbivore
    .effect = At the end of your turn, score 1★ if you made nobody lose ♥ this turn.
    .notes = Only ♥ really lost count: an attack that was fully stopped spoils nothing. ♥ lost through your cards count, even your own (Tank, for example). Poison is nobody’s doing.

tokyo-card-herd_culler = Herd Culler
    .effect = Once per turn, before resolving, you may set one of your dice to 1.
    .notes = Use it after all your rolls and after any Psychic Probe. A Mimic copy gives a second use.

tokyo-card-it_has_a_child = It Has a Child!
    .effect = If you fall to 0♥, you stay in the game: discard all your cards, drop to 0★, leave Tokyo and go on with 10♥.
    .notes = It is automatic. You keep your ⚡, and the Poison and Shrink tokens stay on you; costumes and Mimic are discarded with the rest. Eater of the Dead still scores for the others. You have not fled, so Burrowing does nothing.

tokyo-card-jets = Jets
    .effect = If you choose to flee Tokyo after being smashed, you lose none of that attack’s ♥.
    .notes = You choose before losing anything. If you stay, the ♥ are lost after your usual reactions, and you are not asked again. Fleeing also spares you the tokens and the ♥ of Fire Breathing, and it can save your life. If Tokyo Bay closes and you are moved out meanwhile, that is not fleeing: the ♥ are lost.

tokyo-card-made_in_a_lab = Made in a Lab
    .effect = In your buy phase, you alone see the top card of the deck and may buy it. If you do not, it stays where it is.
    .notes = You pay its usual price, with your reductions. After each purchase or market replacement you see the card that is now on top. A Mimic copy shows you the top two cards. Buying it reveals nothing in the market, so Opportunist gets no chance.

tokyo-card-metamorph = Metamorph
    .effect = At the end of your turn, after buying, you may discard any of your KEEP cards and gain their printed price in ⚡.
    .notes = You get the full price, even for a card bought cheaper or this very turn. It is too late to buy with these ⚡ this turn, but they count for Energy Hoarder and Solar Powered. Metamorph can be sold too, as the last one; Mimic sells for 8⚡ whatever it copies. Costumes cannot be sold.

tokyo-card-mimic = Mimic
    .effect = When you get it, put the Mimic token on any monster’s KEEP card: Mimic works as a fresh copy of it. At the start of your turn, you may pay 1⚡ to move the token.
    .notes = You may copy your own cards, but not another Mimic, a costume or a DISCARD card. What a card brings on arrival comes again (2♥ for Even Bigger, 6⚡ on Battery Monster, 3 Smoke tokens). If the copied card is discarded, Mimic does nothing until you place the token again for 1⚡ at the start of your turn; if it only changes owner, the token stays on it. When the copied text tells you to discard the card (Plot Twist, Battery Monster, Psychic Probe, Smoke Cloud), you discard Mimic.

tokyo-card-battery_monster = Battery Monster
    .effect = Arrives with 6⚡ from the bank. At the start of each of your turns, take 2⚡ from it; discard it once it is empty.
    .notes = It pays three times, starting on your next turn, and you cannot refuse. The ⚡ you take are not a gain for Friend of Children. ⚡ still on the card cannot be spent and are lost with it. A monster that buys it with Parasitic Tentacles gets it with 6⚡ again.

tokyo-card-nova_breath = Nova Breath
    .effect = Your smashes hit all other monsters, wherever they are.
    .notes = A monster wounded in Tokyo may flee even if you are in Tokyo too; you then stay where you are. A Mimic copy adds nothing.

tokyo-card-detritivore = Detritivore
    .effect = If your result has at least one 1, one 2 and one 3, score 2★. These dice still count for everything else.
    .notes = Once per turn, even with two full sets of 1, 2 and 3. A Mimic copy scores 2★ more.

tokyo-card-opportunist = Opportunist
    .effect = Each time a card is revealed in the market, you may buy it at once, even on another monster’s turn.
    .notes = Replacing the market reveals three cards; the first market of the game reveals none. The card that refills the place of your purchase is offered to you too, and a card revealed this turn stays open to you until it is sold or the turn ends. If there are several Opportunists, the first one on the active monster’s left chooses first. You pay your own price, and the card works for you.

tokyo-card-parasitic_tentacles = Parasitic Tentacles
    .effect = In your buy phase, you may buy the KEEP cards of other monsters. You pay their owner.
    .notes = The owner cannot refuse and receives what you really pay. Costumes cannot be bought this way. The card counts as new: its tokens are refilled, Even Bigger gives 2♥, Mimic chooses a new card. Nothing is revealed in the market, so Opportunist gets no chance.

tokyo-card-plot_twist = Plot Twist
    .effect = Before resolving, you may set one of your dice to the face of your choice. Then discard this card.
    .notes = Use it after all your rolls and after any Psychic Probe. Used through a Mimic copy, it discards Mimic.

tokyo-card-poison_quills = Poison Quills
    .effect = If your result has three 2s or more, it counts two extra smashes.
    .notes = These smashes set off Alpha Monster, Fire Breathing, Spiked Tail and Urbavore. Once per turn, even with six 2s.

tokyo-card-poison_spit = Poison Spit
    .effect = Each monster you wound with smashes receives 1 Poison token and loses 1♥ per token at the end of its turns. A heart die may remove a token instead of healing.
    .notes = One token per attack, however many smashes; none if no ♥ was lost. Tokens stay when the card is gone; they cannot be removed in Tokyo, and Regeneration’s extra ♥ removes none. All Poison strikes at once, at the very end of the turn, even against a monster with 20★. Camouflage and Wings help, and Armor Plating stops a single token.

tokyo-card-psychic_probe = Psychic Probe
    .effect = Once on each opponent’s turn, after its last roll, you may reroll one of its dice. If you get a heart, discard this card.
    .notes = It comes before the cards with which the roller changes dice. Several owners act in turn order, from the roller’s left. You probe once per turn even if you also have a Mimic copy, and a heart then discards both. A 3 can be rerolled with Background Dweller, by you or by the roller.

tokyo-card-rapid_healing = Rapid Healing
    .effect = At any time, pay 2⚡ to gain 1♥, as often as you like.
    .notes = The game offers it with every question it asks you and each time you are about to lose ♥, even in Tokyo or on another monster’s turn. You heal before the loss and never above your maximum. With Regeneration, each use gives 2♥.

tokyo-card-regeneration = Regeneration
    .effect = Each time you gain ♥, gain 1♥ more, up to your maximum.
    .notes = All the heart dice you keep for yourself are one gain; each card effect or use of Rapid Healing is another. It also works when another monster heals you, and you do not pay for the extra ♥. It does not work when your dice only remove tokens, nor for the 10♥ of It Has a Child!

tokyo-card-rooting_for_the_underdog = Rooting for the Underdog
    .effect = At the end of your turn, score 1★ if you alone have the fewest ★.
    .notes = A tie for last place scores nothing. Only living monsters are compared. It comes first among the automatic effects at the end of the turn.

tokyo-card-shrink_ray = Shrink Ray
    .effect = Each monster you wound with smashes receives 1 Shrink token and rolls one die fewer per token. A heart die may remove a token instead of healing.
    .notes = One token per attack; none if no ♥ was lost, or if only Fire Breathing hurt the monster. Tokens stay when the card is gone and cannot be removed in Tokyo. The number of dice is fixed when the rolls begin: removing a token helps from the next turn on.

tokyo-card-smoke_cloud = Smoke Cloud
    .effect = Arrives with 3 Smoke tokens. Spend one for an extra roll; discard the card with the last one.
    .notes = During your own rolls, even after the last one, and several per turn if you like. A monster that buys it with Parasitic Tentacles gets it with 3 tokens again. When a copy runs out of tokens, Mimic is discarded.

tokyo-card-solar_powered = Solar Powered
    .effect = If you have no ⚡ at the end of your turn, gain 1⚡.
    .notes = Checked after buying and after Metamorph sales. With Friend of Children you gain 2⚡.

tokyo-card-spiked_tail = Spiked Tail
    .effect = If your result has at least one smash, it counts one more.
    .notes = Any smash will do, on a die or added by a card such as Acid Attack, Burrowing or Poison Quills. It stacks with Urbavore, and a Mimic copy adds one more smash.

tokyo-card-stretchy = Stretchy
    .effect = Before resolving, you may pay 2⚡ to set one of your dice to the face of your choice.
    .notes = As often as you can pay, after all your rolls and after any Psychic Probe.

tokyo-card-energy_drink = Energy Drink
    .effect = During your rolls, you may pay 1⚡ for an extra roll.
    .notes = As often as you can pay, even after your last roll.

tokyo-card-urbavore = Urbavore
    .effect = Score 1★ more when you start your turn in Tokyo. In Tokyo, if your result has at least one smash, it counts one more.
    .notes = The star is scored with the two-player variant too. Any smash will do, even one added by a card, and Spiked Tail stacks with it.

tokyo-card-were_only_making_it_stronger = We’re Only Making It Stronger!
    .effect = Each time you lose 2♥ or more at once, gain 1⚡.
    .notes = Only ♥ really lost at one time count, whatever the cause, your own cards included. You gain 1⚡ however many they are, and nothing if you are eliminated.

tokyo-card-wings = Wings
    .effect = When you are about to lose ♥, you may pay 2⚡: you lose no ♥ until the end of the turn.
    .notes = Whatever the cause and whoever’s turn it is; later losses of the same turn, poison included, are covered. You are not wounded: you receive no token and may not flee. You may wait for your Camouflage roll first, and you are not asked when Armor Plating is enough.

## DISCARD cards

tokyo-card-apartment_building = Apartment Building
    .effect = Score 3★.

tokyo-card-commuter_train = Commuter Train
    .effect = Score 2★.

tokyo-card-corner_store = Corner Store
    .effect = Score 1★.

tokyo-card-death_from_above = Death From Above
    .effect = Score 2★ and move into Tokyo if you are not there. Every other occupant must leave.
    .notes = Entering also brings its usual reward (1★, or 1⚡ with the two-player variant). You end in Tokyo City, and Tokyo Bay is cleared too; going from the Bay to the City brings nothing. The monsters sent out have not fled: no Burrowing, no Jets. Bought on another monster’s turn, it works for you.

tokyo-card-energize = Energize
    .effect = Gain 9⚡.
    .notes = You can spend them at once. With Friend of Children you gain 10⚡.

tokyo-card-evacuation_orders = Evacuation Orders
    .effect = All other monsters lose 5★ (never below 0).
    .notes = A monster that reached 20★ earlier in the turn can fall below 20 again before victory is checked.

tokyo-card-flame_thrower = Flame Thrower
    .effect = All other monsters lose 2♥.
    .notes = This is not a smash: nobody may flee and no token is given. For Herbivore, you have made others lose ♥.

tokyo-card-frenzy = Frenzy
    .effect = Take another full turn right after this one.
    .notes = You may go on buying first, and this turn ends as usual. The extra turn is a normal one, with all your dice; Freeze Time turns come before it. Bought on another monster’s turn, it makes you play right after that monster, and then the usual order goes on. There is no extra turn if the game is over or if you are eliminated.

tokyo-card-gas_refinery = Gas Refinery
    .effect = Score 2★. All other monsters lose 3♥.
    .notes = The ★ come first, then the ♥. This is not a smash: nobody may flee and no token is given.

tokyo-card-heal = Heal
    .effect = Gain 2♥.
    .notes = It heals in Tokyo too. With Regeneration you gain 3♥.

tokyo-card-high_altitude_bombing = High Altitude Bombing
    .effect = All monsters lose 3♥, you included.
    .notes = The ♥ are lost in turn order, starting with the monster after you and ending with you. This is not a smash: nobody may flee. If nobody survives, everybody loses.

tokyo-card-jet_fighters = Jet Fighters
    .effect = Score 5★ and lose 4♥.
    .notes = The ★ come first, then the ♥, and you may protect yourself as usual. An eliminated monster does not win, even with 20★.

tokyo-card-national_guard = National Guard
    .effect = Score 2★ and lose 2♥.
    .notes = The ★ come first, then the ♥, and you may protect yourself as usual. An eliminated monster does not win, even with 20★.

tokyo-card-nuclear_power_plant = Nuclear Power Plant
    .effect = Score 2★ and gain 3♥.
    .notes = It heals in Tokyo too. With Regeneration you gain 4♥.

tokyo-card-skyscraper = Skyscraper
    .effect = Score 4★.

tokyo-card-tank = Tank
    .effect = Score 4★ and lose 3♥.
    .notes = The ★ come first, then the ♥, and you may protect yourself as usual. An eliminated monster does not win, even with 20★.

tokyo-card-vast_storm = Vast Storm
    .effect = Score 2★. All other monsters lose half of their ⚡, rounded down.
    .notes = With 5⚡, a monster loses 2⚡. The lost ⚡ go to the bank; those on Battery Monster are safe.

## Costumes

tokyo-card-astronaut = Astronaut
    .effect = 17★ are enough for you to win, instead of 20★.
    .notes = The 17★ are looked at whenever you score and when you get this costume. Once you have had them with it, nothing takes the victory away: you win when the turn ends, if you are still alive.

tokyo-card-ghost = Ghost
    .effect = At the end of any turn, yours or not, gain 1♥ if you lost ♥ during it.
    .notes = Your own turn counts too, poison included. You gain 1♥ however many you lost, inside Tokyo too; Regeneration adds to it.

tokyo-card-vampire = Vampire
    .effect = At the end of any turn, yours or not, gain 1♥ if you made another monster lose ♥ during it.
    .notes = The turns of others count too, as when you flee with Burrowing. What you lose by your own cards does not count.

tokyo-card-witch = Witch
    .effect = When the smashes of another monster are about to wound you, you may make it reroll one of its dice.
    .notes = Once in each turn, after the last roll and before the roller changes dice, at the moment of Psychic Probe; your own Psychic Probe comes after it. Smashes that cards add count; you are not asked if Armor Plating is enough to stop them. You may choose any die, and a heart does not discard the costume.

tokyo-card-devil = Devil
    .effect = On your turn, each time you make another monster lose ♥, it loses 1♥ more.
    .notes = Each loss counts, by smashes or by cards. The ♥ is added to what is left after the victim’s protections: a loss that was prevented entirely stays prevented, and Armor Plating still ignores a single smash.

tokyo-card-pirate = Pirate
    .effect = Each time you make a monster lose ♥, take 1⚡ from it.
    .notes = Once for each loss, however large, if the victim has ⚡, even when it falls; also on the turns of others. Friend of Children adds to it. You take nothing from yourself.

tokyo-card-princess = Princess
    .effect = At the start of your turn, score 1★.
    .notes = Extra turns count too.

tokyo-card-zombie = Zombie
    .effect = Falling to 0♥ does not eliminate you, and at 0♥ you lose no more. If you lose this costume at 0♥, you are eliminated at once.
    .notes = You play on as usual, may gain ♥ and fall again. Each fall feeds Eater of the Dead, your own included. It Has a Child! comes first: it discards everything, this costume too, and gives you 10♥.

tokyo-card-cheerleader = Cheerleader
    .effect = On another monster’s turn you may cheer for it: its result then counts one extra smash.
    .notes = You are asked once in each turn, when its dice are final. You may cheer for a monster that will smash you. The smash sets off Spiked Tail, Urbavore, Fire Breathing and Alpha Monster.

tokyo-card-robot = Robot
    .effect = When you are about to lose ♥, you may pay ⚡ instead, 1⚡ for each ♥, for all or some of them.
    .notes = Any loss will do, and you may combine it with Camouflage and Wings in any order. If nothing is left to lose you are not wounded: you receive no token and may not flee. The ⚡ go to the bank.

tokyo-card-statue_of_liberty = Statue of Liberty
    .effect = You have one more roll on each of your turns.
    .notes = It stacks with Giant Brain.

tokyo-card-clown = Clown
    .effect = If your final dice show all six faces, you may turn each of your dice into any face.
    .notes = You change one die after the other; once you have begun you may go on. A smash that a card adds may stand for the smash face, and other cards that change dice may bring the missing face. Complete Destruction looks at the dice after your changes.
