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
tokyo-guide-goal = These are your stars. With 20★ you win!
tokyo-guide-three = Three 3s score 3★. Tap your two 3s to keep them.
tokyo-guide-three-roll = Reroll the other dice. You have three rolls each turn.
tokyo-guide-three-done = There is the third 3! Keep them all.
tokyo-guide-free = Your choice: keep the dice that help you and reroll the others.
tokyo-guide-shop = Buy a card that you like, or save your ⚡ for later.
tokyo-guide-release = Not this one. Tap it again to put it back.
tokyo-guide-hurt = You were smashed from Tokyo. At 0♥ your monster is out.
tokyo-guide-heal = ♥ heals, ⚡ pays for cards. Keep them all!
tokyo-guide-buy = Buy this card: it gives 3★.
tokyo-guide-chase = Staying in Tokyo scores 2★ each turn. Drive this monster out: tap your two smashes.
tokyo-guide-chase-roll = Reroll the other dice to get more smashes.
tokyo-guide-chase-done = Each smash costs it 1♥. If it flees, Tokyo is yours. Strike!
tokyo-guide-stay = You hold Tokyo! Stay: a turn that you begin here scores 2★.
tokyo-guide-flee = You have few ♥ left, and in Tokyo heart dice do not heal. Flee!
tokyo-guide-knock-out = As many smashes as this monster has ♥: it is out. Strike!
tokyo-guide-win = A turn begun in Tokyo: +2★. Three 3s make it 20★. Keep them all!
tokyo-guide-learnt-dice = Keep the good dice and reroll the others: three rolls each turn.
tokyo-guide-learnt-tokyo = In Tokyo you score ★ and smash all the others, but heart dice do not heal.
tokyo-guide-learnt-goal = With 20★, or as the last monster standing, you win.
tokyo-tap-roll = { $rolls_left ->
        [0] Tap the dice to keep, or reroll anyway.
       *[other] Tap the dice to keep.
    }
