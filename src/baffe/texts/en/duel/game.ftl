### What King of Tokyo Duel says: names, questions, answers, and a line for everything that happens.

## Monsters: the name, .skill (the name of its power), .power (what the power does)

duel-monster-alienoid = Alienoid
    .skill = Alien Technology
    .power = Two specials add a face of your choice to your Roll; a third one adds the same face once more.
duel-monster-cyber_kitty = Cyber Kitty
    .skill = Cat-astrophic Power
    .power = Two specials give 2⚡; a third gives 2⚡ more.
duel-monster-gigazaur = Gigazaur
    .skill = Blockbuster
    .power = Every two specials pull Fame or Destruction, your choice, by 1.
duel-monster-meka_dragon = Meka Dragon
    .skill = Nuclear Breath
    .power = You may multiply your smashes by your specials.
duel-monster-space_penguin = Space Penguin
    .skill = Cryo-Gadgets
    .power = Each special gives a dice token, up to the 2 you may have.
duel-monster-the_king = The King
    .skill = Territorial
    .power = Every two specials place one of your King tokens on a free space, or move it. Your rival’s pulls stop on it.

## Faces, tracks, spaces, tokens

duel-face-smash = smash
duel-face-heart = ♥
duel-face-energy = ⚡
duel-face-fame = Fame
duel-face-destruction = Destruction
duel-face-special = special

duel-track-fame = Fame
duel-track-destruction = Destruction

duel-space = { $owner ->
        [none] the centre
        [self] your space { $number }
       *[other] space { $number } of { $owner }
    }
duel-spaces = { $first } to { $last }

duel-token-cat = Cat
duel-token-panda = Panda
duel-token-fish = Fish
duel-token-tiger = Tiger
duel-token-lizard = Lizard
duel-token-anubis = Anubis
duel-token-dragon = Dragon
duel-token-pumpkin = Pumpkin
duel-token-alien = Alien
duel-token-phantom = Phantom
duel-token-penguin = Penguin
duel-token-king1 = first King token
duel-token-king2 = second King token

duel-bonus-hit = 1 hit
duel-bonus-hit_x2 = 2 hits
duel-bonus-heart = 1♥
duel-bonus-energy = 1⚡
duel-bonus-dice_token = 1 dice token
duel-bonus-blank = nothing
duel-bonus-stop = a stop
duel-bonus-on = { $bonus } on { $space }

# What a monster has beside its scores.
duel-owned-tokens = { $count ->
        [one] 1 dice token
       *[other] { $count } dice tokens
    }
duel-owned-fewer = { $count ->
        [one] 1 fewer die next turn
       *[other] { $count } fewer dice next turn
    }
duel-owned-dominated = dominated
duel-owned-immune = takes no more hits this turn

## Phases

duel-phase-start = Start of the turn
duel-phase-roll = Rolling
duel-phase-final = Final Roll
duel-phase-resolve = Resolving
duel-phase-buy = Buying
duel-phase-end = End of the turn
duel-phase-over = Game over

## Questions

duel-ask-wake = Your turn begins. Will you sleep on, or wake up and play?
duel-ask-lab = { duel-card-made_in_a_lab }: will you buy a card now?
duel-ask-dominated = You are dominated: each of your KEEP cards will cost you a die. Will you discard any?
duel-ask-spend = { $tokens ->
        [one] Will you spend your dice token for a white die?
       *[other] Will you spend one of your { $tokens } dice tokens for a white die?
    }
duel-ask-roll = { $throws ->
        [0] Which of your Fame dice will you reroll?
        [one] Which dice will you reroll? 1 roll left.
       *[other] Which dice will you reroll? { $throws } rolls left.
    }
duel-ask-alien = Your specials can add a face to your Roll. Which one?
duel-ask-alien_again = Will you spend one more special to add the same face again?
duel-ask-final = Your Roll sets off several of your cards. Which one comes first?
duel-ask-skip = Will you resolve your dice, or skip them?
duel-ask-batteries = Will you set two dice aside for a dice token?
duel-ask-resolve = What will you resolve next?
duel-ask-king = Where does your King token go?
duel-ask-bonus = { $kind ->
        [blank] You have pulled a marker onto a blank space. Will you deal 1 hit?
       *[other] You have reached a Buzz bonus: { $bonus }. Will you take it, or deal 1 hit instead?
    }
duel-ask-brace = { $by ->
        [none] You are about to lose { $hearts }♥. What do you do?
        [self] You are about to lose { $hearts }♥ to your own card. What do you do?
       *[other] You are about to lose { $hearts }♥ to { $by }. What do you do?
    }
duel-ask-swap = Will you swap { duel-card-unstable_dna } for one of your rival’s cards?
duel-ask-in_shape = { $times ->
        [one] Will you pay 1⚡ to pull Fame by 1?
       *[other] Will you pay 1⚡ to pull Fame by 1? Up to { $times } times.
    }
duel-ask-conduct = Your rival gains { $energy }⚡. Will you discard { duel-card-superconductor } to gain as much?
duel-ask-buy = What will you buy?
duel-ask-buy-none = You can afford no card. Will you replace them?
duel-ask-place = Where does the { $token } token go?
duel-ask-zap = Which card does your rival discard?
duel-ask-symbol = The Autobot has as much Fame as Destruction, and the markers are level. Which one does it keep?
duel-ask-where = Which space?

## Answers

duel-word-hibernation-sleep = Sleep: gain 6♥ and end the turn
duel-word-hibernation-discard = Wake up: discard { duel-card-hibernation } and play
duel-word-spend = Spend a dice token: one more white die
duel-word-throw = Roll the dice
duel-word-stop = Keep all the dice
duel-word-keep = Keep { $dice } and reroll the others
duel-word-keep-none = Reroll all the dice
duel-word-special-alien = Add { $face }
duel-word-special-energy = Specials: gain ⚡
duel-word-special-fame = Two specials: pull Fame by 1
duel-word-special-destruction = Two specials: pull Destruction by 1
duel-word-special-smash = Multiply smashes by specials
duel-word-special-token = One special: gain a dice token
duel-word-special-king = Two specials: place or move a King token
duel-word-group-smash = The smashes: hit your rival
duel-word-group-heart = The hearts: gain ♥
duel-word-group-energy = The energy: gain ⚡
duel-word-group-fame = The Fame dice: pull Fame
duel-word-group-destruction = The Destruction dice: pull Destruction
duel-word-camouflage = { $card }: roll dice to cancel hits
duel-word-take = Take it
duel-word-in_shape = { $card }: pay 1⚡, pull Fame by 1
duel-word-antimatter_pellets = { $card }
duel-word-signature_move = { $card }
duel-word-utter_destruction = { $card }
duel-word-rebooting = { $card }: skip the dice for 2 dice tokens and 2⚡
duel-word-superconductor = Discard { $card }
duel-word-lightning_speed = { $card }: 1 hit
duel-word-unchained = { $card }: 1 hit instead
duel-word-batteries = Set { $dice } aside
duel-word-alien_metabolism = { duel-card-alien_metabolism }: discard { $card } from the row
duel-word-buy = Buy { $card } for { $price }⚡
duel-word-refresh = Replace the row for 2⚡
duel-word-discard = Discard { $card }
duel-word-swap = Take { $card }
duel-word-place = { $track }: { $where }
duel-word-place-turned = { $track }: { $bonuses }
duel-word-king1 = { $track }: { $where }
duel-word-king2 = { $track }: { $where }
duel-word-leave = Leave it where it lies
duel-word-fame = Fame
duel-word-destruction = Destruction
duel-word-again = Add it again
duel-word-no = No
duel-word-no-alien = Add nothing
duel-word-no-king = Leave the King tokens alone
duel-word-no-lab = Buy nothing now
duel-word-no-skip = Resolve the dice
duel-word-no-batteries = Keep all dice
duel-word-no-swap = Keep your card
duel-word-no-conduct = Keep the card
duel-word-no-bonus = Leave the space as it is
duel-word-done = Done
duel-word-done-dominated = Discard nothing more
duel-word-done-resolve = Do not use the other specials
duel-word-done-buy = Buy nothing more

# Where a token goes, before the space is chosen.
duel-head-place = On the { $track } track
duel-head-king = On the { $track } track: { $token }

## What dice bring

duel-brings-pull-fame = { $amount ->
        [one] { $amount } space of Fame
       *[other] { $amount } spaces of Fame
    }
duel-brings-pull-destruction = { $amount ->
        [one] { $amount } space of Destruction
       *[other] { $amount } spaces of Destruction
    }
duel-brings-hearts = { $amount }♥
duel-brings-energy = { $amount }⚡
duel-brings-tokens = { $amount ->
        [one] { $amount } dice token
       *[other] { $amount } dice tokens
    }
duel-brings-hit = { $amount ->
        [one] { $amount } hit on { $names }
       *[other] { $amount } hits on { $names }
    }
duel-brings-hit-self = { $amount ->
        [one] { $amount } hit on you
       *[other] { $amount } hits on you
    }
duel-brings-fall = { $names } knocked out
duel-brings-fall-perhaps = perhaps { $names } knocked out
duel-brings-fall-self = you are knocked out
duel-brings-win = victory
duel-brings-win-perhaps = perhaps victory

## What happens

duel-event-dice_off = { $name } rolls { $dice } to see who begins
duel-event-first_player = { $name } begins
duel-event-turn_started = Turn { $turn }: { $name }
duel-event-extra_turn = { $name } plays another turn
duel-event-slept = { $name } sleeps through the turn
duel-event-token_spent = { $left ->
        [0] { $name } spends the last dice token: one more white die
       *[other] { $name } spends a dice token: one more white die
    }
duel-event-kept = { $name } keeps { $dice }
duel-event-rolled = { $name } rolls { $dice }
duel-event-kept_rolled = { $name } keeps { $kept }, rolls { $dice }
duel-event-stopped = { $name } ends with { $dice }
duel-event-dice_fewer = { $dice ->
        [one] { $name } rolls 1 fewer red die
       *[other] { $name } rolls { $dice } fewer red dice
    }
duel-event-dice_counted = { $name } has { $red } red and { $white } white dice
duel-event-no_dice = { $name } has no dice to roll
duel-event-fewer_next = { $dice ->
        [one] { $name } rolls 1 fewer red die next turn
       *[other] { $name } rolls { $dice } fewer red dice next turn
    }
duel-event-dominated = { $name } is dominated next turn
duel-event-specials_spent = { $specials ->
        [one] { $name } spends 1 special
       *[other] { $name } spends { $specials } specials
    }
duel-event-face_added = { $name } adds { $face } to the Roll
duel-event-set_aside = { $name } sets { $dice } aside
duel-event-skipped = { $name } resolves no dice
duel-event-resolved = { $count ->
        [one] { $name } resolves 1 { $face } die
       *[other] { $name } resolves { $count } { $face } dice
    }
duel-event-multiplied = { $name } multiplies the smashes: { $hits } hits
duel-event-pulled = { $name } pulls { $track } by { $steps }
duel-event-stepped = { $track } moves to { $space }
duel-event-stopped_by_king = { $lost ->
        [one] A King token stops { $track }: 1 space is lost
       *[other] A King token stops { $track }: { $lost } spaces are lost
    }
duel-event-bonus = { $name } reaches a Buzz bonus: { $bonus }
duel-event-placed = { $name } places the { $token } token on { $track }: { $where }
duel-event-placed-king = { $name } places the { $token } on { $track }: { $where }
duel-event-left_token = { $name } leaves the { $token } token where it lies
duel-event-threw = { $name } rolls { $dice }
duel-event-hurt = { $by ->
        [none] { $name } loses { $hearts }♥
        [self] { $name } loses { $hearts }♥
       *[other] { $name } loses { $hearts }♥ to { $by }
    }
duel-event-unhurt = { $by ->
        [none] { $name } avoids losing { $hearts }♥
        [self] { $name } avoids losing { $hearts }♥
       *[other] { $name } avoids losing { $hearts }♥ to { $by }
    }
duel-event-prevented = { $hearts ->
        [one] { $name } cancels 1 hit
       *[other] { $name } cancels { $hearts } hits
    }
duel-event-healed = { $name } gains { $hearts }♥
duel-event-energy_gained = { $name } gains { $energy }⚡
duel-event-energy_paid = { $name } pays { $energy }⚡
duel-event-tokens_gained = { $tokens ->
        [one] { $name } gains 1 dice token
       *[other] { $name } gains { $tokens } dice tokens
    }
duel-event-bought = { $name } buys { $card } for { $price }⚡
duel-event-revealed = New in the row: { $card }
duel-event-used_up = { $card } goes to the discard pile
duel-event-refreshed = { $name } pays 2⚡ and discards the row: { $cards }
duel-event-discarded = { $name } discards { $card }
duel-event-removed = { $name } discards { $card } from the row
duel-event-swapped = { $with ->
        [none] { $name } swaps { $card } for { $taken }
       *[other] { $name } swaps { $card } for { $with }’s { $taken }
    }
duel-event-reshuffled = { $count ->
        [one] The discard pile becomes the deck: 1 card
       *[other] The discard pile becomes the deck: { $count } cards
    }
duel-event-symbol_fixed = { $name } settles on { $track } for this turn
duel-event-cubes_gained = { $name } puts { $cubes }⚡ on its sheet
duel-event-cubes_spent = { $name } spends { $cubes }⚡ on its power
duel-event-knocked_out = { $by ->
        [none] { $name } is knocked out!
        [self] { $name } is knocked out!
       *[other] { $name } is knocked out by { $by }!
    }
duel-event-survived = { $name } stays at 1♥ and takes no more hits this turn
duel-event-game_over = { $reason ->
        [knock_out] The game is over: a knock-out
        [spotlight] The game is over: both markers are in { $name }’s Spotlight zone
        [victory_space] The game is over: a marker is on { $name }’s Victory space
        [draw] The game is over: both monsters are knocked out
       *[stalled] The game is called off after 1,000 turns
    }

# What a line adds in brackets, beside the names of cards and powers.
duel-cause-duel-D7 = second to play
duel-cause-duel-D27 = smashes
duel-cause-duel-D28 = hearts
duel-cause-duel-D29 = energy dice
duel-cause-duel-D38 = Buzz bonus
duel-cause-duel-D46 = { duel-card-unstoppable }
duel-cause-duel-D51 = nothing bought
duel-cause-autobot-A14 = smashes
duel-cause-autobot-A15 = hearts
duel-cause-autobot-A18 = dice of no other use
duel-cause-autobot-A21 = Autobot’s power
duel-cause-autobot-A22 = white dice

# What a number is made of, where it has several causes.
duel-part-duel-D27 = { $amount ->
        [one] { $amount } smash
       *[other] { $amount } smashes
    }
duel-part-duel-D28 = { $amount ->
        [one] { $amount } die
       *[other] { $amount } dice
    }

## The end

duel-outcome-knock_out = { $winner } knocks out the rival and wins!
duel-outcome-spotlight = { $winner } has both markers in the Spotlight and wins!
duel-outcome-victory_space = { $winner } has pulled a marker onto the Victory space and wins!
duel-outcome-draw = Both monsters are knocked out: nobody wins.
duel-outcome-stalled = Nobody wins: the game was called off after 1,000 turns.
