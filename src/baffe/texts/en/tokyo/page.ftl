### King of Tokyo on the page: what its board, dice and market say beside the texts that the terminal shares.

## What a choice brings

tokyo-note-flee = You keep the ♥ you have left, but give up 2★ at the start of your next turn.
tokyo-note-flee-two = You keep the ♥ you have left, but give up 1⚡ at the start of your next turn.
tokyo-note-flee-jets = You lose nothing: the { $hearts }♥ miss you.
tokyo-note-stay = 2★ at the start of your next turn, with { $hearts }♥ left until then. No healing by dice here.
tokyo-note-stay-two = 1⚡ at the start of your next turn, with { $hearts }♥ left until then. No healing by dice here.
tokyo-note-stay-jets = { $left ->
        [0] −{ $hearts }♥: that is all you have.
       *[other] −{ $hearts }♥: you keep { $left }♥ and Tokyo.
    }
tokyo-note-take = { $left ->
        [0] −{ $hearts }♥: you are out of the game!
       *[other] −{ $hearts }♥: you keep { $left }♥.
    }
tokyo-note-energy = You keep { $energy }⚡.
tokyo-note-buy = { $effect } You keep { $left }⚡.
tokyo-note-camouflage = { $hearts ->
        [one] 1 die: a ♥ on it saves you.
       *[other] { $hearts } dice: each ♥ on them saves one of yours.
    }
tokyo-note-probe = One die, chosen by you, is thrown again.
tokyo-note-again = One die fewer, everything else as usual.
tokyo-note-use-mimic = The copy is used up, the card itself stays.
tokyo-note-take-zombie = −{ $hearts }♥: you are left with 0♥ and live on as { tokyo-card-zombie }.
tokyo-note-take-child = −{ $hearts }♥: { tokyo-card-it_has_a_child } You start again with 10♥, without cards and ★.
tokyo-note-robot = { $hearts ->
        [0] You lose no ♥. You keep { $left }♥ and { $energy }⚡.
       *[other] −{ $hearts }♥ all the same. You keep { $left }♥ and { $energy }⚡.
    }
tokyo-note-steal = You keep { $left }⚡; { $name } gets { $price }⚡.
tokyo-note-steal-zombie = Without it { $name } is out of the game!
tokyo-note-steal-astronaut = With your ★ you win when the turn ends.

## Monsters

tokyo-count-heart = Hearts:
tokyo-count-star = Stars:
tokyo-count-energy = Energy:
tokyo-count-card = Cards:
tokyo-cards = { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
# The name of a monster's button: everything it has.
tokyo-chip = { $who }: { $hearts }♥, { $stars }★, { $energy }⚡, { $cards }{ $more }. Look closer.
tokyo-chip-who = { $name }, { $monster }
tokyo-chip-city = , in Tokyo City
tokyo-chip-bay = , in Tokyo Bay
tokyo-chip-turn = , has the turn
tokyo-chip-awaited = , is deciding
tokyo-chip-bot = , bot
tokyo-chip-sleep = , away
tokyo-chip-out = , out of the game
tokyo-chip-token = , { $token } { $count }
tokyo-chip-owned = , { $what }
tokyo-out = Out
tokyo-turn-of = { $name }’s turn
tokyo-turn-mine = Your turn
tokyo-token = { $token }: { $count }
tokyo-mine = Your monster
tokyo-mine-of = Monster of { $name }
tokyo-my-cards = Cards in front of this monster
tokyo-card-copies = { $card } as { $copy }
tokyo-card-tokens = { $card } ({ $count })

## The city

tokyo-city = Tokyo
tokyo-nobody = Nobody in Tokyo: the next one moves in.
tokyo-nobody-city = City empty
tokyo-nobody-bay = Bay empty
tokyo-king-of = { $name } rules { $place }
tokyo-tower-levels = Tokyo Tower: { $count ->
        [0] no level claimed
        [one] 1 level claimed
       *[other] { $count } levels claimed
    }
# Follows it, once for each level that is claimed.
tokyo-tower-level = ; level { $level }: { $name }
tokyo-others = The other monsters

## Dice

tokyo-dice = Dice
tokyo-dice-of = Dice of { $name }
tokyo-die = { $face }, die { $number }
tokyo-die-kept = { $face }, die { $number }, kept
tokyo-die-mark = keep
tokyo-reroll = { $count ->
        [one] Roll 1 die
       *[other] Roll { $count } dice
    }
tokyo-reroll-all = { $count ->
        [one] Roll the die again
       *[other] Roll all { $count }
    }
tokyo-stop = Keep all
tokyo-stop-end = Count these dice
tokyo-rolls-left = { $count ->
        [0] No Roll left
        [one] 1 Roll left
       *[other] { $count } Rolls left
    }
tokyo-die-face-1 = one
tokyo-die-face-2 = two
tokyo-die-face-3 = three
tokyo-die-face-heart = heart
tokyo-die-face-energy = energy
tokyo-die-face-smash = smash

## Market

tokyo-market = Market
tokyo-market-card = { $card }, { $price }⚡. Look closer.
tokyo-buy = Buy
tokyo-buy-short = { $missing ->
        [one] 1⚡ short
       *[other] { $missing }⚡ short
    }
tokyo-buy-no = Not now
tokyo-price = Price: { $price }⚡
tokyo-price-reduced = Price: { $price }⚡ instead of { $printed }⚡
tokyo-from-deck = On top of the deck
tokyo-from-deck2 = Second in the deck
tokyo-from-seat = In front of { $name }
tokyo-sweep = New cards: 2⚡
tokyo-sold-out = The market is empty.

## Costumes

tokyo-dressing = { $name } chooses one of these costumes
tokyo-steal = Steal
# The whole of what the Robot can pay, before the amount is chosen.
tokyo-change-robot = { $card }: pay ⚡ in the place of ♥
tokyo-help-costume = One of the two costumes is yours for free and works from your first turn on. The other goes into the deck.
tokyo-help-steal = Your smashes have wounded somebody in a costume. Pay its price to the owner and it is yours at once; you may take several.
tokyo-help-cheer = As { tokyo-card-cheerleader } you may add one smash to the result of another monster, as if one more die showed it.
tokyo-help-probe = The dice of another monster are final unless you make it roll one of them again.

## The story of a game

tokyo-story-first = { $name } was the first in Tokyo, in turn { $turn }.
tokyo-story-hit = The hardest blow: { $by } took { $hearts }♥ from { $name } at once, in turn { $turn }.
tokyo-story-reign = Longest reign: { $name } held Tokyo for { $turns } turns on end.
tokyo-story-card = { $what ->
        [stars] Best card: { $card } brought { $name } { $amount }★.
        [hurt] Best card: with { $card }, { $name } tore off { $amount }♥.
        [healed] Best card: { $card } gave { $name } { $amount }♥.
       *[energy] Best card: { $card } brought { $name } { $amount }⚡.
    }
tokyo-award-king = At home in Tokyo: { $amount ->
        [one] 1 turn begun there
       *[other] { $amount } turns begun there
    }
tokyo-award-lucky = Luckiest roll: { $amount }★ with the dice at once
tokyo-award-runner = Quick on the run: { $amount ->
        [one] fled once
       *[other] fled { $amount } times
    }

## Around the table

tokyo-name = King of Tokyo
tokyo-option-two_player_variant = Rules for two
    .about = Tokyo gives 1⚡ instead of ★, for entering and for starting a turn there.
tokyo-help-goal = Be the first to reach 20★, or be the last monster alive.
tokyo-help-roll = Tap the dice that you keep, then roll the others again. You may stop at any time.
tokyo-help-flee = You have been hit in Tokyo. Leave, and the attacker must take your place; or stay and defend it.
tokyo-help-buy = Pay with ⚡. KEEP cards stay in front of you, DISCARD cards act at once.
tokyo-help-heart = Each heart die can heal you, remove a token or, with a card, heal somebody else.
tokyo-help-brace = You are about to lose hearts. Your cards may prevent it.
tokyo-help-change = Before your dice count, your cards may still change them.
tokyo-guide-goal = Welcome, monster! Reach 20★ or be the last one standing. It is your turn: these are your dice.
tokyo-guide-faces = ♥ heals, ⚡ pays for cards, the hand hits others. Three equal numbers bring that many ★.
tokyo-guide-keep = Tap the dice that you like to keep. Then roll the others: you have three Rolls in all.
tokyo-guide-reroll = Roll again, or stop here and let your dice count. Even dice that you kept may be rolled again.
tokyo-guide-flee = You are hit in Tokyo! Flee to save your skin, or stay: a turn that you begin there brings 2★. Hearts on dice do not heal in Tokyo.
tokyo-guide-buy = You have ⚡ to spend. Tap a card to read it in full. No good one? Buy nothing and save up.
tokyo-guide-enter = You are in Tokyo: 1★ at once and 2★ when your next turn begins here. From here your hits reach everybody outside.
tokyo-guide-smash = Hits from outside reach the monster in Tokyo; hits from Tokyo reach everybody outside.
tokyo-guide-hurt = You lost ♥. Outside Tokyo heart dice heal you, up to 10♥. At 0♥ you are out.
tokyo-guide-win = Watch the ★ of the others: whoever has 20 at the end of a turn wins. Tap a monster to see all that it has. Good luck!
tokyo-tap-roll = { $rolls_left ->
        [0] Tap the dice to keep, or reroll anyway.
        [one] Tap the dice to keep. 1 Roll left.
       *[other] Tap the dice to keep. { $rolls_left } Rolls left.
    }
