### What King of Tokyo says: names, questions, answers, and a line for everything that happens.

## Monsters, faces, places, tokens

tokyo-monster-space_penguin = Space Penguin
tokyo-monster-alienoid = Alienoid
tokyo-monster-cyber_kitty = Cyber Kitty
tokyo-monster-the_king = The King
tokyo-monster-gigazaur = Gigazaur
tokyo-monster-meka_dragon = Meka Dragon
tokyo-monster-pumpkin_jack = Pumpkin Jack
tokyo-monster-boogie_woogie = Boogie Woogie

tokyo-face-1 = 1
tokyo-face-2 = 2
tokyo-face-3 = 3
tokyo-face-heart = ♥
tokyo-face-energy = ⚡
tokyo-face-smash = smash

tokyo-place-city = Tokyo City
tokyo-place-bay = Tokyo Bay
tokyo-place-outside = outside

tokyo-token-poison = Poison
tokyo-token-shrink = Shrink
tokyo-token-cultist = Cultist

tokyo-type-keep = KEEP
tokyo-type-discard = DISCARD
tokyo-type-costume = COSTUME

## Extras

tokyo-module-cultists = Cultists
    .about = Four equal dice bring a Cultist, to be traded at any moment for 1♥, 1⚡ or one more roll.
tokyo-module-tower = Tokyo Tower
    .about = Four 1s in Tokyo claim a level of the tower, which helps its owner every turn; the third level wins the game.
tokyo-module-halloween = Halloween
    .about = Everybody starts with one of twelve costumes; others are bought, or stolen with three smashes from whoever they wound.

# What a monster has of them, beside its scores.
tokyo-owned-cultists = { $count ->
        [one] 1 Cultist
       *[other] { $count } Cultists
    }
tokyo-owned-tower = { $count ->
        [one] Tower level { $levels }
       *[other] Tower levels { $levels }
    }
tokyo-owned-astronaut = 17★ reached as { tokyo-card-astronaut }

## Phases

tokyo-phase-start = Start of the turn
tokyo-phase-roll = Rolling
tokyo-phase-resolve = Resolving
tokyo-phase-buy = Buying
tokyo-phase-end = End of the turn
tokyo-phase-over = Game over

## Bots

## Questions

tokyo-ask-roll = { $rolls_left ->
        [0] You have no rolls left. Reroll anyway, or keep your dice?
        [one] Which dice will you reroll? 1 roll left.
       *[other] Which dice will you reroll? { $rolls_left } rolls left.
    }
tokyo-ask-change = Will you change your dice before resolving them?
tokyo-ask-order = Which of your dice will you resolve first?
tokyo-ask-heart = { $left ->
        [one] What will you do with this heart die?
       *[other] What will you do with the next of your { $left } heart dice?
    }
tokyo-ask-brace = { $by ->
        [none] You are about to lose { $hearts }♥. What do you do?
        [self] You are about to lose { $hearts }♥ to your own card. What do you do?
       *[other] You are about to lose { $hearts }♥ to { $by }. What do you do?
    }
tokyo-ask-reroll = You rolled a 3. Will you reroll that die?
tokyo-ask-flee = { $waiting ->
        [0] { $by } has smashed you in Tokyo. Will you flee or stay?
       *[other] { $by } attacks you in Tokyo. With { tokyo-card-jets }, fleeing saves your { $waiting }♥. Will you flee or stay?
    }
tokyo-ask-buy = What will you buy?
tokyo-ask-buy-none = You can afford no card. Will you replace them?
tokyo-ask-snatch = { $by } has revealed new cards. Will you buy one first?
tokyo-ask-sell = Which of your cards will you sell?
tokyo-ask-copy = { $fee ->
        [0] Which card will { tokyo-card-mimic } copy?
       *[other] Will { tokyo-card-mimic } copy another card for { $fee }⚡?
    }
tokyo-ask-probe = Will you make { $of } reroll a die?
tokyo-ask-which = Which of your cards will you use for it?
tokyo-ask-again = { tokyo-card-freeze_time }: will you take another turn with one die fewer?
tokyo-ask-costume = Which costume will you wear?
tokyo-ask-cheer = Will you cheer for { $of }? Its result then counts one extra smash.
tokyo-ask-steal = Three smashes or more: will you steal a costume?

## Answers

tokyo-word-stop = Keep all the dice
tokyo-word-keep = Keep { $dice } and reroll the others
tokyo-word-keep-none = Reroll all the dice
tokyo-word-energy_drink = { $card }: pay 1⚡ for one more roll
tokyo-word-smoke_cloud = { $card }: spend a Smoke token for one more roll
tokyo-word-background_dweller = { $card }: reroll a 3 for free
tokyo-word-rapid_healing = { $card }: pay 2⚡, gain 1♥
tokyo-word-camouflage = { $card }: roll dice to save ♥
tokyo-word-wings = { $card }: pay 2⚡, lose no ♥ this turn
tokyo-word-herd_culler = { $card }: turn { $face } into 1
tokyo-word-plot_twist = { $card }: turn { $face } into { $to }
tokyo-word-stretchy = { $card }: pay 2⚡, turn { $face } into { $to }
tokyo-word-probe = Reroll the { $face }
tokyo-word-heart-self = Gain 1♥
tokyo-word-heart-poison = Remove a Poison token
tokyo-word-heart-shrink = Remove a Shrink token
tokyo-word-heart-other = Heal { $name } for up to 2⚡
tokyo-word-first-heart = Hearts first, then smashes
tokyo-word-first-smash = Smashes first, then hearts
tokyo-word-take = Take it
tokyo-word-flee = Flee: leave Tokyo to { $by }
tokyo-word-stay = Stay in Tokyo
tokyo-word-buy = Buy { $card } for { $price }⚡
tokyo-word-buy-other = Buy { $card } from { $name } for { $price }⚡
tokyo-word-buy-top = Buy { $card } from the top of the deck for { $price }⚡
tokyo-word-buy-top2 = Buy { $card }, second in the deck, for { $price }⚡
tokyo-word-sweep = Replace the three cards for 2⚡
tokyo-word-copy = Copy { $name }’s { $card }
tokyo-word-copy-self = Copy your own { $card }
tokyo-word-sell = Sell { $card } for { $price }⚡
tokyo-word-use = Use { $card }
tokyo-word-again = Take another turn
tokyo-word-no = No
tokyo-word-no-copy = Leave { tokyo-card-mimic } as it is
tokyo-word-no-heart = Let this die go
tokyo-word-no-probe = Leave the dice alone
tokyo-word-no-reroll = Leave this die
tokyo-word-no-snatch = Leave these cards
tokyo-word-no-again = No, end the turn
tokyo-word-done = Done
tokyo-word-done-change = Resolve the dice
tokyo-word-done-buy = Buy nothing more
tokyo-word-done-sell = Sell nothing more
tokyo-word-cultist-heart = Cultist: discard one, gain 1♥
tokyo-word-cultist-energy = Cultist: discard one, gain 1⚡
tokyo-word-cultist-roll = Cultist: discard one for one more roll
tokyo-word-costume = Wear { $card }
tokyo-word-steal = Steal { $card } from { $name } for { $price }⚡
tokyo-word-done-steal = Steal nothing more
tokyo-word-witch = { $card }: reroll the { $face }
tokyo-word-cheerleader = { $card }: cheer
tokyo-word-no-cheer = Stay silent
tokyo-word-robot = { $card }: pay { $count }⚡, lose { $count } fewer ♥
tokyo-word-clown = { $card }: turn { $face } into { $to }

# A card that sets dice, before the die is chosen.
tokyo-change-herd_culler = { $card }: turn one die into a 1
tokyo-change-plot_twist = { $card }: turn one die into any face; the card is discarded
tokyo-change-stretchy = { $card }: pay 2⚡, turn one die into any face
tokyo-change-clown = { $card }: turn a die into any face

## What dice bring

tokyo-brings-stars = { $amount }★
tokyo-brings-goal = 20★ reached
tokyo-brings-hearts = { $amount }♥
tokyo-brings-energy = { $amount }⚡
tokyo-brings-cultist = { $amount ->
        [one] { $amount } Cultist
       *[other] { $amount } Cultists
    }
tokyo-brings-level = level { $amount } of the Tower
tokyo-brings-smash = { $amount ->
        [one] { $amount } smash on { $names }
       *[other] { $amount } smashes on { $names }
    }
tokyo-brings-loss = { $names } −{ $amount }♥
tokyo-brings-loss-perhaps = { $names } up to −{ $amount }♥
tokyo-brings-loss-self = you −{ $amount }♥
tokyo-brings-fall = { $names } out
tokyo-brings-fall-perhaps = perhaps { $names } out
tokyo-brings-fall-self = you are out
tokyo-brings-poison = { $amount } Poison on { $names }
tokyo-brings-shrink = { $amount } Shrink on { $names }
tokyo-brings-enter = Tokyo is yours
tokyo-brings-follow-perhaps = you enter if { $names } flees
tokyo-brings-follow-it-perhaps = you enter if it flees
tokyo-brings-follow-any-perhaps = you enter if somebody flees

## What happens

tokyo-event-dice_off = { $name } rolls { $dice } to see who begins
tokyo-event-first_player = { $name } begins
tokyo-event-turn_started = Turn { $turn }: { $name }
tokyo-event-extra_turn = { $name } takes another turn
tokyo-event-kept = { $name } keeps { $dice }
tokyo-event-rolled = { $name } rolls { $dice }
tokyo-event-kept_rolled = { $name } keeps { $kept }, rolls { $dice }
tokyo-event-stopped = { $name } ends with { $dice }
tokyo-event-extra_roll = { $name } gets one more roll
tokyo-event-die_rerolled = { $of ->
        [self] { $name } rerolls { $face } and gets { $to }
       *[other] { $name } makes { $of } reroll { $face } and get { $to }
    }
tokyo-event-die_changed = { $name } turns { $face } into { $to }
tokyo-event-threw = { $name } rolls { $dice }
tokyo-event-smashes_added = { $smashes ->
        [one] { $name } gets 1 extra smash
       *[other] { $name } gets { $smashes } extra smashes
    }
tokyo-event-smashed = { $smashes ->
        [one] { $name } attacks with 1 smash
       *[other] { $name } attacks with { $smashes } smashes
    }
tokyo-event-scored = { $name } scores { $stars }★
tokyo-event-stars_lost = { $by ->
        [none] { $name } loses { $stars }★
        [self] { $name } loses { $stars }★
       *[other] { $by } makes { $name } lose { $stars }★
    }
tokyo-event-healed = { $by ->
        [none] { $name } gains { $hearts }♥
        [self] { $name } gains { $hearts }♥
       *[other] { $name } gains { $hearts }♥ from { $by }
    }
tokyo-event-hurt = { $by ->
        [none] { $name } loses { $hearts }♥
        [self] { $name } loses { $hearts }♥
       *[other] { $name } loses { $hearts }♥ to { $by }
    }
tokyo-event-unhurt = { $hearts ->
        [0] { $name } loses no ♥
       *[other] { $name } avoids losing { $hearts }♥
    }
tokyo-event-held_back = { $name } can still avoid losing { $hearts }♥ by fleeing
tokyo-event-energy_gained = { $from ->
        [none] { $name } gains { $energy }⚡
       *[other] { $name } receives { $energy }⚡ from { $from }
    }
tokyo-event-energy_paid = { $to ->
        [none] { $name } pays { $energy }⚡
       *[other] { $name } pays { $energy }⚡ to { $to }
    }
tokyo-event-energy_lost = { $by ->
        [none] { $name } loses { $energy }⚡
        [self] { $name } loses { $energy }⚡
       *[other] { $by } makes { $name } lose { $energy }⚡
    }
tokyo-event-token_given = { $by ->
        [none] { $name } receives a { $token } token
        [self] { $name } receives a { $token } token
       *[other] { $name } receives a { $token } token from { $by }
    }
tokyo-event-token_removed = { $name } removes a { $token } token
tokyo-event-token_given-cultist = { $name } takes a Cultist for four equal faces
tokyo-event-token_removed-cultist = { $name } discards a Cultist
tokyo-event-level_claimed = { $from ->
        [none] { $name } claims level { $level } of Tokyo Tower
       *[other] { $name } takes level { $level } of Tokyo Tower from { $from }
    }
tokyo-event-costumes_shown = { $name } is shown two costumes: { $cards }
tokyo-event-dressed = { $name } wears { $card }
tokyo-event-stolen = { $name } steals { $card } from { $from } for { $price }⚡
tokyo-event-cheered = { $name } cheers for { $of }: one extra smash
tokyo-event-win_certain = { $name } has 17★ and wins when the turn ends, if still alive
tokyo-event-fled = { $name } flees from { $place }
tokyo-event-stayed = { $name } stays in { $place }
tokyo-event-entered = { $name } enters { $place }
tokyo-event-left = { $name } has to leave { $place }
tokyo-event-moved = { $name } moves to { $place }
tokyo-event-bought = { $from ->
        [none] { $name } buys { $card } for { $price }⚡
       *[other] { $name } buys { $card } from { $from } for { $price }⚡
    }
tokyo-event-revealed = New in the market: { $card }
tokyo-event-swept = { $name } discards the market: { $cards }
tokyo-event-peeked = { $card ->
        [none] { $name } looks at a card of the deck
       *[other] { $name } looks at a card of the deck: { $card }
    }
tokyo-event-discarded = { $name } discards { $card }
tokyo-event-sold = { $name } sells { $card } for { $energy }⚡
tokyo-event-copied = { $of ->
        [self] { $name } copies their own { $card }
       *[other] { $name } copies { $of }’s { $card }
    }
tokyo-event-copy_lost = { $name } no longer copies { $card }
tokyo-event-reshuffled = { $count ->
        [one] The discard pile becomes the deck: 1 card
       *[other] The discard pile becomes the deck: { $count } cards
    }
tokyo-event-eliminated = { $by ->
        [none] { $name } is out!
        [self] { $name } is out!
       *[other] { $name } is out, beaten by { $by }!
    }
tokyo-event-trimmed = { $name } loses { $hearts }♥ above the maximum
tokyo-event-card_tokens = { $tokens ->
        [one] { $name } has { $tokens } token on { $card }
       *[other] { $name } has { $tokens } tokens on { $card }
    }
tokyo-event-used_up = { $card } goes to the discard pile
tokyo-event-reborn = { $name } is back with 10♥
tokyo-event-game_over = { $reason ->
        [stars] The game is over: 20★
        [last_standing] The game is over: one monster is left
        [all_dead] The game is over: no monster is left
        [tower] The game is over: the top of Tokyo Tower is taken
        [astronaut] The game is over: 17★ are enough with { tokyo-card-astronaut }
       *[stalled] The game is called off after 1,000 turns
    }

# What a line adds in brackets: the card at work, or the reason.
tokyo-cause-tokyo-R12 = start in Tokyo
tokyo-cause-tokyo-R23 = dice
tokyo-cause-tokyo-R26 = heart die
tokyo-cause-tokyo-R27 = { tokyo-card-healing_ray }
tokyo-cause-tokyo-R38 = { tokyo-card-fire_breathing }
tokyo-cause-tokyo-R41 = { tokyo-card-wings }
tokyo-cause-tokyo-R61 = { tokyo-card-burrowing }
tokyo-cause-tokyo-R65 = entering Tokyo
tokyo-cause-tokyo-R80 = { tokyo-card-metamorph }
tokyo-cause-tokyo-R82 = Poison
tokyo-cause-tokyo-R93 = eliminated
tokyo-cause-tokyo-R95 = Tokyo Bay closes
tokyo-cause-two-V2 = entering Tokyo
tokyo-cause-two-V3 = start in Tokyo
tokyo-cause-cultists-C5 = for a Cultist
tokyo-cause-cultists-C6 = for a Cultist
tokyo-cause-tower-T5 = Tokyo Tower
tokyo-cause-halloween-H11 = stolen costume

# What a number is made of, where it has several causes.
tokyo-part-tokyo-R24 = { $amount ->
        [one] { $amount } die
       *[other] { $amount } dice
    }
tokyo-part-tokyo-R25 = { $amount ->
        [one] { $amount } die
       *[other] { $amount } dice
    }
tokyo-part-tokyo-R33 = { $amount ->
        [one] { $amount } smash
       *[other] { $amount } smashes
    }
tokyo-part-tokyo-R60 = { $amount ->
        [one] { $amount } smash
       *[other] { $amount } smashes
    }

## The end

tokyo-outcome-stars = { $winner } has 20★ and wins!
tokyo-outcome-stars-shared = { $winner } share the victory with 20★!
tokyo-outcome-last_standing = { $winner } is the last monster alive and wins!
tokyo-outcome-tower = { $winner } stands on top of Tokyo Tower and wins!
tokyo-outcome-astronaut = { $winner } reached 17★ as { tokyo-card-astronaut } and wins!
tokyo-outcome-astronaut-shared = { $winner } share the victory: 17★ are enough with { tokyo-card-astronaut }!
tokyo-outcome-all_dead = No monster is left: nobody wins.
tokyo-outcome-stalled = Nobody wins: the game was called off after 1,000 turns.

