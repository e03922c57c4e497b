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

duel-guide-goal = Welcome, monster! Three ways to win: knock out your rival, pull a marker to the Victory space at your end, or both markers into your Spotlight zone.
duel-guide-faces = The hand hits your rival, ♥ heals, ⚡ pays for cards. Three Fame or three Destruction dice pull that marker 1 space towards you; each extra die pulls it 1 more.
duel-guide-keep = Tap the dice you want to keep and reroll the others: three rolls in all. You have three Fame already, so you may also stop here.
duel-guide-reroll = Reroll, or stop and resolve your dice. Even dice that you kept may be rerolled.
duel-guide-resolve = Now resolve your dice, one kind after the other. You choose the order.
duel-guide-buy = You have ⚡ for a card. The one farthest from the deck is 1⚡ cheaper. If you buy nothing, you gain 1⚡.
duel-guide-place = This card brings a Buzz token. It lies on a free space and rewards whoever pulls the marker onto it. A good place: right next to a marker, on your side.
duel-guide-pull = The marker comes towards you, space by space. Your rival will pull it back!
duel-guide-bonus = You have pulled the marker onto a Buzz token: its bonus is yours. The token stays, and your rival can use it too.
duel-guide-autobot = Your rival is the Autobot. It chooses nothing: a written rule decides. Open the log and tap a line to read the rule behind it.
duel-guide-hurt = You lost ♥. Heart dice heal you, up to the ♥ you began with. At 0♥ you lose.
duel-guide-special = The special face feeds your monster’s own power: two of them give Cyber Kitty 2⚡. Tap a monster to see all that it has.
duel-guide-token = A dice token is one more white die, on a turn of your choice.
duel-guide-win = Keep an eye on both tracks and on the ♥ of your rival. Good luck!

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
