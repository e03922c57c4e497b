### Ambush, in English.

ambush-name = Ambush
ambush-help-goal = Have the most stars when fewer than two hands are left.

ambush-key-stars = stars
ambush-key-pile = stack
ambush-key-hand = hand
ambush-key-leader = leader
ambush-key-discard = discard pile

ambush-event-dealt = { $name } is dealt a hand.
ambush-event-put_back = { $name } puts a card back.
ambush-event-round_started = Round { $round }
ambush-event-laid = { $name } lays a { $card }.
ambush-event-scored = { $name } takes a star.
ambush-event-parried = { $name } parries with a { $card }.
ambush-event-wounded = { $name } loses a { $card } from the stack.
ambush-event-drew = { $name } draws a card.
ambush-event-game_over = The game is over.

ambush-ask-draft = Which card do you put back?
ambush-ask-lay = Which card do you lay?
ambush-ask-parry = You are about to lose a card of your stack. Do you parry?
ambush-word-back = Put a { $what } back
ambush-word-lay = Lay a { $what }
ambush-word-parry = Parry with a { $what }
ambush-word-pass = Take the wound

ambush-option-parry = Parrying
    .about = A strong card stops a wound.
ambush-option-deck = Deck
ambush-option-draft = Draft
ambush-option-teams = Teams

ambush-outcome-stars = { $winner } wins with the most stars.
ambush-outcome-stars-shared = { $winner } share the most stars.
ambush-ended-stars = Won with the most stars: { $count }

rule-ambush-0 = With a draft every seat first puts cards back in secret.
rule-ambush-1 = All who hold cards choose together; the game ends when fewer than two do.
rule-ambush-2 = Everybody lays one card.
rule-ambush-3 = Whoever laid the strongest card alone takes a star.
rule-ambush-4 = Whoever laid the weakest card loses a card of the stack, unless a strong card parries it.
rule-ambush-5 = Whoever laid a card draws one.
rule-ambush-6 = The most stars win, a team’s together; equals share.
