### What King of Tokyo says: names, questions, answers, and a line for everything that happens.

## Monsters, faces, places, tokens

monster-space_penguin = Space Penguin
monster-alienoid = Alienoid
monster-cyber_kitty = Cyber Kitty
monster-the_king = The King
monster-gigazaur = Gigazaur
monster-meka_dragon = Meka Dragon
monster-pumpkin_jack = Pumpkin Jack
monster-boogie_woogie = Boogie Woogie

face-1 = 1
face-2 = 2
face-3 = 3
face-heart = ♥
face-energy = ⚡
face-smash = smash

place-city = Tokyo City
place-bay = Tokyo Bay
place-outside = outside

token-poison = Poison
token-shrink = Shrink
token-cultist = Cultist

card-type-keep = keep
card-type-discard = discard
card-type-costume = costume

## Modules

module-cultists = Cultists
    .about = Four equal dice bring a Cultist, to be traded at any moment for 1♥, 1⚡ or one more Roll.
module-tower = Tokyo Tower
    .about = Four 1s in Tokyo claim a level of the tower, which helps its owner every turn; the third level wins the game.
module-halloween = Halloween
    .about = Everybody starts with one of twelve costumes; others are bought, or stolen with three smashes from whoever they wound.

# What a monster has of them, beside its scores.
owned-cultists = { $count ->
        [one] 1 Cultist
       *[other] { $count } Cultists
    }
owned-tower = { $count ->
        [one] Tower level { $levels }
       *[other] Tower levels { $levels }
    }
owned-astronaut = 17★ reached as { card-astronaut }

## Phases

phase-start = Start of the turn
phase-roll = Rolling
phase-resolve = Resolving
phase-buy = Buying
phase-end = End of the turn
phase-over = Game over

## Bots

bot-random = random bot
bot-simple = simple bot

## Questions

ask-roll = { $rolls_left ->
        [0] Your dice are rolled. Roll on all the same, or keep them?
        [one] Which dice will you roll again? 1 Roll left.
       *[other] Which dice will you roll again? { $rolls_left } Rolls left.
    }
ask-change = Will you change your dice before they count?
ask-order = Which of your dice take effect first?
ask-heart = { $left ->
        [one] Where does this heart die go?
       *[other] Where does the next of your { $left } heart dice go?
    }
ask-brace = { $by ->
        [none] You are about to lose { $hearts }♥. What do you do?
        [self] Your own card is about to cost you { $hearts }♥. What do you do?
       *[other] { $by } is about to cost you { $hearts }♥. What do you do?
    }
ask-reroll = You threw a 3. Will you throw that die again?
ask-flee = { $waiting ->
        [0] { $by } has smashed you in Tokyo. Will you flee or stay?
       *[other] { $by } attacks you in Tokyo. With { card-jets }, fleeing saves your { $waiting }♥. Will you flee or stay?
    }
ask-buy = What will you buy?
ask-snatch = { $by } has revealed new cards. Will you take one first?
ask-sell = Which of your cards will you sell?
ask-copy = { $fee ->
        [0] Which card will { card-mimic } copy?
       *[other] Will { card-mimic } copy another card for { $fee }⚡?
    }
ask-probe = Will you make { $of } roll a die again?
ask-which = Which of your cards will you use for it?
ask-again = { card-freeze_time }: will you take another turn with one die fewer?
ask-costume = Which costume will you wear?
ask-cheer = Will you cheer for { $of }? The result then counts one smash more.
ask-steal = Three smashes or more: will you steal a costume?

## Answers

word-stop = Keep all the dice
word-keep = Keep { $dice } and roll the others again
word-keep-none = Roll all the dice again
word-energy_drink = { $card }: pay 1⚡ for one more Roll
word-smoke_cloud = { $card }: spend a Smoke token for one more Roll
word-background_dweller = { $card }: roll a 3 again for free
word-rapid_healing = { $card }: pay 2⚡, gain 1♥
word-camouflage = { $card }: throw dice to save ♥
word-wings = { $card }: pay 2⚡, lose no ♥ this turn
word-herd_culler = { $card }: turn { $face } into 1
word-plot_twist = { $card }: turn { $face } into { $to }
word-stretchy = { $card }: pay 2⚡, turn { $face } into { $to }
word-probe = Roll the { $face } again
word-heart-self = Gain 1♥
word-heart-poison = Remove a Poison token
word-heart-shrink = Remove a Shrink token
word-heart-other = Heal { $name } for up to 2⚡
word-first-heart = Hearts first, then smashes
word-first-smash = Smashes first, then hearts
word-take = Take it
word-flee = Flee: leave Tokyo to { $by }
word-stay = Stay in Tokyo
word-buy = Buy { $card } for { $price }⚡
word-buy-other = Buy { $card } from { $name } for { $price }⚡
word-buy-top = Buy { $card } from the top of the deck for { $price }⚡
word-buy-top2 = Buy { $card }, second in the deck, for { $price }⚡
word-sweep = Replace the three cards for 2⚡
word-copy = Copy { $card } of { $name }
word-copy-self = Copy your own { $card }
word-sell = Sell { $card } for { $price }⚡
word-use = Use { $card }
word-again = Take another turn
word-no = No
word-no-copy = Leave { card-mimic } as it is
word-no-heart = Let this die go
word-no-probe = Leave the dice alone
word-no-reroll = Leave it
word-no-snatch = Leave them
word-no-again = No, end the turn
word-done = Done
word-done-change = Let the dice count
word-done-buy = Buy nothing more
word-done-sell = Sell nothing more
word-cultist-heart = Cultist: discard one, gain 1♥
word-cultist-energy = Cultist: discard one, gain 1⚡
word-cultist-roll = Cultist: discard one for one more Roll
word-costume = Wear { $card }
word-steal = Steal { $card } from { $name } for { $price }⚡
word-done-steal = Steal nothing more
word-witch = { $card }: roll the { $face } again
word-cheerleader = { $card }: cheer
word-no-cheer = Stay silent
word-robot = { $card }: pay { $count }⚡, lose { $count }♥ fewer
word-clown = { $card }: turn { $face } into { $to }

# A card that sets dice, before the die is chosen.
change-herd_culler = { $card }: turn one die into a 1
change-plot_twist = { $card }: turn one die into any face; the card is discarded
change-stretchy = { $card }: pay 2⚡, turn one die into any face
change-clown = { $card }: turn a die into any face

## What happens

event-dice_off = { $name } throws { $dice } to see who begins
event-first_player = { $name } begins
event-turn_started = Turn { $turn }: { $name }
event-extra_turn = { $name } takes another turn
event-kept = { $name } keeps { $dice }
event-rolled = { $name } rolls { $dice }
event-kept_rolled = { $name } keeps { $kept }, rolls { $dice }
event-stopped = { $name } ends with { $dice }
event-extra_roll = { $name } gets one more Roll
event-die_rerolled = { $of ->
        [self] { $name } rolls { $face } again: { $to }
       *[other] { $name } makes { $of } roll { $face } again: { $to }
    }
event-die_changed = { $name } turns { $face } into { $to }
event-threw = { $name } throws { $dice }
event-smashes_added = { $smashes ->
        [one] { $name } has 1 smash more
       *[other] { $name } has { $smashes } smashes more
    }
event-smashed = { $smashes ->
        [one] { $name } attacks with 1 smash
       *[other] { $name } attacks with { $smashes } smashes
    }
event-scored = { $name } scores { $stars }★
event-stars_lost = { $by ->
        [none] { $name } loses { $stars }★
        [self] { $name } loses { $stars }★
       *[other] { $name } loses { $stars }★ to { $by }
    }
event-healed = { $by ->
        [none] { $name } gains { $hearts }♥
        [self] { $name } gains { $hearts }♥
       *[other] { $name } gains { $hearts }♥ from { $by }
    }
event-hurt = { $by ->
        [none] { $name } loses { $hearts }♥
        [self] { $name } loses { $hearts }♥
       *[other] { $name } loses { $hearts }♥ to { $by }
    }
event-unhurt = { $hearts ->
        [0] { $name } loses no ♥
       *[other] { $name } does not lose the { $hearts }♥
    }
event-held_back = { $name } may still dodge the loss of { $hearts }♥ by fleeing
event-energy_gained = { $from ->
        [none] { $name } gains { $energy }⚡
       *[other] { $name } receives { $energy }⚡ from { $from }
    }
event-energy_paid = { $to ->
        [none] { $name } pays { $energy }⚡
       *[other] { $name } pays { $energy }⚡ to { $to }
    }
event-energy_lost = { $by ->
        [none] { $name } loses { $energy }⚡
        [self] { $name } loses { $energy }⚡
       *[other] { $name } loses { $energy }⚡ to { $by }
    }
event-token_given = { $by ->
        [none] { $name } receives a { $token } token
        [self] { $name } receives a { $token } token
       *[other] { $name } receives a { $token } token from { $by }
    }
event-token_removed = { $name } removes a { $token } token
event-token_given-cultist = { $name } takes a Cultist for four equal faces
event-token_removed-cultist = { $name } discards a Cultist
event-level_claimed = { $from ->
        [none] { $name } claims level { $level } of Tokyo Tower
       *[other] { $name } takes level { $level } of Tokyo Tower from { $from }
    }
event-costumes_shown = { $name } is shown two costumes: { $cards }
event-dressed = { $name } wears { $card }
event-stolen = { $name } steals { $card } from { $from } for { $price }⚡
event-cheered = { $name } cheers for { $of }: one smash more
event-win_certain = { $name } has 17★ and wins when the turn ends, if still alive
event-fled = { $name } flees from { $place }
event-stayed = { $name } stays in { $place }
event-entered = { $name } enters { $place }
event-left = { $name } has to leave { $place }
event-moved = { $name } moves to { $place }
event-bought = { $from ->
        [none] { $name } buys { $card } for { $price }⚡
       *[other] { $name } buys { $card } from { $from } for { $price }⚡
    }
event-revealed = New in the market: { $card }
event-swept = { $name } discards the market: { $cards }
event-peeked = { $card ->
        [none] { $name } looks at a card of the deck
       *[other] { $name } looks at a card of the deck: { $card }
    }
event-discarded = { $name } discards { $card }
event-sold = { $name } sells { $card } for { $energy }⚡
event-copied = { $of ->
        [self] { $name } copies their own { $card }
       *[other] { $name } copies { $card } of { $of }
    }
event-copy_lost = { $name } no longer copies { $card }
event-reshuffled = { $count ->
        [one] The discard pile becomes the deck: 1 card
       *[other] The discard pile becomes the deck: { $count } cards
    }
event-eliminated = { $by ->
        [none] { $name } is out of the game!
        [self] { $name } is out of the game!
       *[other] { $name } is out of the game, beaten by { $by }!
    }
event-trimmed = { $name } loses { $hearts }♥ above the maximum
event-card_tokens = { $tokens ->
        [one] { $name } has { $tokens } token on { $card }
       *[other] { $name } has { $tokens } tokens on { $card }
    }
event-used_up = { $card } goes to the discard pile
event-reborn = { $name } is back with 10♥
event-game_over = { $reason ->
        [stars] The game is over: 20★
        [last_standing] The game is over: one monster is left
        [all_dead] The game is over: no monster is left
        [tower] The game is over: the top of Tokyo Tower is taken
        [astronaut] The game is over: 17★ are enough for { card-astronaut }
       *[stalled] The game is called off after 1,000 turns
    }

# What a line adds in brackets: the card at work, or the reason.
event-cause = ({ $cause })
cause-tokyo-R12 = start in Tokyo
cause-tokyo-R23 = dice
cause-tokyo-R26 = heart die
cause-tokyo-R61 = { card-burrowing }
cause-tokyo-R65 = entering Tokyo
cause-tokyo-R80 = { card-metamorph }
cause-tokyo-R82 = Poison
cause-tokyo-R93 = eliminated
cause-tokyo-R95 = Tokyo Bay closes
cause-two-V2 = entering Tokyo
cause-two-V3 = start in Tokyo
cause-cultists-C5 = for a Cultist
cause-cultists-C6 = for a Cultist
cause-tower-T5 = Tokyo Tower
cause-halloween-H11 = stolen costume

## The end

outcome-stars = { $winner } has 20★ and wins!
outcome-stars-shared = { $winner } share the victory with 20★!
outcome-last_standing = { $winner } is the last monster alive and wins!
outcome-tower = { $winner } stands on top of Tokyo Tower and wins!
outcome-astronaut = { $winner } has had 17★ as { card-astronaut } and wins!
outcome-astronaut-shared = { $winner } share the victory: 17★ are enough for { card-astronaut }!
outcome-all_dead = No monster is left: nobody wins.
outcome-stalled = Nobody wins: the game was called off after 1,000 turns.

list-and = { $first } and { $last }
