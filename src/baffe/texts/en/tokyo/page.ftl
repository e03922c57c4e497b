### King of Tokyo on the page: what its board, dice and market say beside the texts that the terminal shares.

## What a choice brings

tokyo-note-flee = You keep the ♥ you have left, but give up 2★ at the start of your next turn.
tokyo-note-flee-two = You keep the ♥ you have left, but give up 1⚡ at the start of your next turn.
tokyo-note-flee-jets = You lose nothing instead of { $hearts }♥.
tokyo-note-stay = 2★ at the start of your next turn, if your { $hearts }♥ last that long. Dice do not heal here.
tokyo-note-stay-two = 1⚡ at the start of your next turn, if your { $hearts }♥ last that long. Dice do not heal here.
tokyo-note-stay-jets = { $left ->
        [0] −{ $hearts }♥: you would have none left.
       *[other] −{ $hearts }♥: you have { $left }♥ left, and Tokyo.
    }
tokyo-note-take = { $left ->
        [0] −{ $hearts }♥: you are out!
       *[other] −{ $hearts }♥: you have { $left }♥ left.
    }
tokyo-note-energy = You will have { $energy }⚡ left.
tokyo-note-buy = { $effect } You will have { $left }⚡ left.
tokyo-note-camouflage = { $hearts ->
        [one] 1 die: a ♥ on it saves you.
       *[other] { $hearts } dice: each ♥ on them saves one of yours.
    }
tokyo-note-probe = One die, chosen by you, is rerolled.
tokyo-note-again = One die fewer, everything else as usual.
tokyo-note-use-mimic = The copy is used up, the card itself stays.
tokyo-note-take-zombie = −{ $hearts }♥: you are left with 0♥ and live on as { tokyo-card-zombie }.
tokyo-note-take-child = −{ $hearts }♥: { tokyo-card-it_has_a_child } You start again with 10♥, without cards or ★.
tokyo-note-robot = { $hearts ->
        [0] You lose no ♥. You will have { $left }♥ and { $energy }⚡ left.
       *[other] −{ $hearts }♥ all the same. You will have { $left }♥ and { $energy }⚡ left.
    }
tokyo-note-steal = You will have { $left }⚡ left; { $name } gets { $price }⚡.
tokyo-note-steal-zombie = Without it { $name } is out!
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
tokyo-chip = { $who }{ $now }: { $hearts }♥{ $more }. Look closer.
tokyo-chip-who = { $name }, { $monster }
tokyo-chip-stars = , { $stars }★
tokyo-chip-energy = , { $energy }⚡
tokyo-chip-city = , in Tokyo City
tokyo-chip-bay = , in Tokyo Bay
tokyo-chip-turn = , it is their turn
tokyo-chip-awaited = , is deciding
tokyo-chip-bot = , bot
tokyo-chip-sleep = , offline
tokyo-chip-out = , out
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
tokyo-tv-enters = { $name } enters Tokyo!
tokyo-tv-in = in { $place }
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
tokyo-die = face { $face }, die { $number }
tokyo-die-kept = face { $face }, die { $number }, kept
tokyo-die-mark = kept
tokyo-reroll = { $count ->
        [one] Reroll 1 die
       *[other] Reroll { $count } dice
    }
tokyo-reroll-all = { $count ->
        [one] Reroll the die
       *[other] Reroll all { $count }
    }
tokyo-stop = Keep all
tokyo-stop-end = Resolve these dice
tokyo-rolls-left = { $count ->
        [0] No roll left
        [one] 1 roll left
       *[other] { $count } rolls left
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
tokyo-change-robot = { $card }: pay ⚡ instead of ♥
tokyo-help-costume = One of the two costumes is yours for free and works from your first turn on. The other goes into the deck.
tokyo-help-steal = Your smashes have wounded somebody in a costume. Pay its price to the owner and it is yours at once; you may take several.
tokyo-help-cheer = As { tokyo-card-cheerleader } you may add one smash to the result of another monster, as if one more die showed it.
tokyo-help-probe = The dice of another monster are final unless you make it reroll one of them.

## The story of a game

tokyo-story-first = { $name } was the first in Tokyo, on turn { $turn }.
tokyo-story-hit = The hardest blow: { $by } took { $hearts }♥ from { $name } at once, on turn { $turn }.
tokyo-story-reign = Longest reign: { $name } held Tokyo for { $turns } turns in a row.
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
tokyo-award-lucky = Luckiest roll: { $amount }★ from one roll
tokyo-award-runner = Light on its feet: { $amount ->
        [one] fled once
       *[other] fled { $amount } times
    }

## Around the table

tokyo-name = King of Tokyo
tokyo-option-two_player_variant = Rules for two
    .about = Tokyo gives 1⚡ instead of ★, for entering and for starting a turn there.
tokyo-help-goal = Be the first to reach 20★, or be the last monster alive.
tokyo-help-roll = Tap the dice you want to keep, then reroll the others. You may stop at any time.
tokyo-help-flee = You have been smashed in Tokyo. Flee, and the attacker must take your place; or stay and defend it.
tokyo-help-buy = Pay with ⚡. KEEP cards stay in front of you, DISCARD cards act at once.
tokyo-help-heart = Each heart die can heal you, remove a token or, with a card, heal somebody else.
tokyo-help-brace = You are about to lose hearts. Your cards may prevent it.
tokyo-help-change = Before you resolve your dice, your cards may still change them.
tokyo-guide-goal = Welcome, monster! Reach 20★ or be the last one standing. It is your turn: these are your dice.
tokyo-guide-faces = ♥ heals, ⚡ pays for cards, the hand smashes others. Three of a number score that number of ★: three 2s are 2★.
tokyo-guide-keep = Tap the dice you want to keep. Then reroll the others: you have three rolls in all.
tokyo-guide-reroll = Reroll, or stop here and resolve your dice. Even dice that you kept may be rerolled.
tokyo-guide-flee = You are smashed in Tokyo! Flee to save your skin, or stay: a turn that you begin there brings 2★. Hearts on dice do not heal in Tokyo.
tokyo-guide-buy = You have ⚡ to spend. Tap a card to read it in full. No good one? Buy nothing and save up.
tokyo-guide-enter = You are in Tokyo: 1★ at once and 2★ when your next turn begins here. From here your smashes reach everybody outside.
tokyo-guide-smash = Smashes from outside reach the monster in Tokyo; smashes from Tokyo reach everybody outside.
tokyo-guide-hurt = You lost ♥. Outside Tokyo heart dice heal you, up to 10♥. At 0♥ you are out.
tokyo-guide-win = Watch the ★ of the others: whoever has 20 at the end of a turn wins. Tap a monster to see all that it has. Good luck!
tokyo-tap-roll = { $rolls_left ->
        [0] Tap the dice to keep, or reroll anyway.
        [one] Tap the dice to keep. 1 roll left.
       *[other] Tap the dice to keep. { $rolls_left } rolls left.
    }
