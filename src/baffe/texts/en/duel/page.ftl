### King of Tokyo Duel on the page: what a choice brings, the story of a game, and what a first game explains.

## Above the board

duel-phase-left = { $left ->
        [0] { $phase }
       *[other] { $phase }, { $left } left
    }

## What a choice brings

duel-note-hit = { $name } has { $hearts }♥.
duel-note-hearts = You will have { $hearts }♥.
duel-note-energy = You will have { $energy }⚡.
duel-note-take = { $left ->
        [0] −{ $hearts }♥: you are knocked out!
       *[other] −{ $hearts }♥: you have { $left }♥ left.
    }
duel-note-camouflage = { $hearts ->
        [one] 1 die: a ♥ on it saves you.
       *[other] { $hearts } dice: each ♥ on them cancels one hit.
    }

## Faces of dice, for those who listen

## The story of a game

duel-story-hit = The hardest blow: { $by } took { $hearts }♥ from { $name } at once, on turn { $turn }.
duel-story-pull = The longest pull: { $name } moved { $track } by { $steps } spaces at once, on turn { $turn }.
duel-story-tug = { $count ->
        [one] Tug of war: { $track } crossed the centre once.
       *[other] Tug of war: { $track } crossed the centre { $count } times.
    }
duel-story-buzz = { $count ->
        [one] { $name } picked up 1 Buzz bonus on the tracks.
       *[other] { $name } picked up { $count } Buzz bonuses on the tracks.
    }
duel-story-card = { $what ->
        [pulled] Best card: { $card } moved markers by { $amount ->
            [one] 1 space
           *[other] { $amount } spaces
        } for { $name }.
        [hurt] Best card: with { $card }, { $name } tore off { $amount }♥.
        [healed] Best card: { $card } gave { $name } { $amount }♥.
       *[energy] Best card: { $card } brought { $name } { $amount }⚡.
    }
duel-award-star = Darling of the crowd: { $amount ->
        [one] Fame pulled by 1 space
       *[other] Fame pulled by { $amount } spaces
    }
duel-award-wrecker = Walking disaster: { $amount ->
        [one] Destruction pulled by 1 space
       *[other] Destruction pulled by { $amount } spaces
    }
duel-award-buzz = Talk of the town: { $amount ->
        [one] 1 Buzz bonus
       *[other] { $amount } Buzz bonuses
    }
duel-award-dice = Bag of tricks: { $amount ->
        [one] 1 white die added
       *[other] { $amount } white dice added
    }

## The guided first game

duel-guide-goal = Pull a marker to the Victory space, at the far left, and you win!
duel-guide-pull = Three Fame dice pull the Fame marker 1 space. Tap your two Fame dice.
duel-guide-pull-roll = Reroll the other dice. You have three rolls each turn.
duel-guide-pull-done = There is the third one! Keep them all.
duel-guide-free = Your choice: keep the dice that help you and reroll the others.
duel-guide-shop = Buy a card that you like, or save your ⚡ for later.
duel-guide-release = Not this one. Tap it again to put it back.
duel-guide-groups = Your dice take effect one face at a time. Fame first: pull the marker!
duel-guide-hurt = Your rival hit you. At 0♥ you lose.
duel-guide-heal = Heart dice give ♥ back, ⚡ pays for cards. Keep them all!
duel-guide-hearts = Hearts first: they give you ♥ back.
duel-guide-smashes = Then the smashes: each costs your rival 1♥.
duel-guide-buy = Buy this card: it pulls the Fame marker 1 space.
duel-guide-place = It brings a Buzz token. Put it right before the marker: tap this space.
duel-guide-here = A marker pulled onto this token gives you its bonus. Place it here!
duel-guide-far = Each extra Fame die pulls 1 space more. Tap your three Fame dice.
duel-guide-far-roll = Reroll the others: you want a fourth one.
duel-guide-far-done = Four Fame dice, so 2 spaces! Keep them all.
duel-guide-farther = Pull the marker 2 spaces!
duel-guide-last = One more space, and you have three Fame dice. Keep them all!
duel-guide-victory = Pull the marker onto the Victory space!
duel-guide-autobot = Meet the Autobot. Nobody plays it: it follows a written rule.
duel-guide-smash = Knock it out: each smash costs it 1♥. Tap your two smashes.
duel-guide-smash-roll = Reroll the other dice. You have three rolls each turn.
duel-guide-smash-done = Four smashes! Keep them all.
duel-guide-striking = Your dice take effect one face at a time. Smashes first!
duel-guide-symbol = Does it keep Fame or Destruction? On a tie, its rule lets you choose. Take Destruction.
duel-guide-cubes = Its useless dice become cubes. With 4 cubes it rolls its white dice.
duel-guide-wreck = Three Destruction dice pull the Destruction marker 1 space. Keep them all!
duel-guide-wrecking = Pull the marker: on your Victory space, it wins too.
duel-guide-snack = Buy this card: it gives you 3♥ back.
duel-guide-log = Its white dice hit you. Each line of the log tells its rule: tap one whenever you like.
duel-guide-more = It has only 5♥ left. Tap your three smashes.
duel-guide-more-roll = Reroll the others: you need two more smashes.
duel-guide-knock-out = Enough smashes to knock it out! Keep them all.
duel-guide-strike = Strike!
duel-guide-learnt-pull = Three Fame or Destruction dice pull that marker 1 space; each extra die, 1 space more.
duel-guide-learnt-dice = Smashes hit, hearts heal, ⚡ pays for cards and their Buzz tokens.
duel-guide-learnt-goal = Win with a marker on your Victory space, with both in your Spotlight zone, or by knock-out.
duel-guide-learnt-rule = The Autobot keeps smashes, useful hearts and one track only, always by its rule.
duel-guide-learnt-cubes = The rest becomes cubes; with 4 of them it rolls its white dice.

## Around the table

duel-name = King of Tokyo Duel
duel-rival-autobot-normal = Autobot
    .about = Chooses nothing: a written rule decides what its dice do, and you can read it at every step.
    .inside = the Autobot
    .plays = The Autobot plays { $name }.
    .figure = Which monster does the Autobot play?
duel-rival-autobot-hard = Hard Autobot
    .about = The same rule, but its own power needs only 3⚡ instead of 4⚡.
    .inside = the hard Autobot
    .plays = The Autobot plays { $name }, on hard.
    .figure = Which monster does the Autobot play?
duel-option-reshuffle = Shuffle again
    .about = When no card is left to draw, the discard pile becomes a new deck.
duel-option-autobot_token_bonus = The Autobot’s dice tokens
    .about = What a dice-token bonus is to the Autobot: nothing, or a cube.
duel-option-autobot_token_bonus-nothing = Nothing
duel-option-autobot_token_bonus-cube = A cube
duel-option-first_hit_loses = No draws
    .about = When both monsters are hit at once, the hits are taken one after the other: the first to fall loses.

## The curve

duel-curve-tracks = Tracks
duel-curve-marker = { $track }: { $steps ->
        [0] in the middle
        [one] { $steps } space towards { $name }
       *[other] { $steps } spaces towards { $name }
    }
