### The frame of a table on the page: everything around the game itself.

## Turn and prompt

table-your-turn = Your turn
table-turn = { $name }’s turn
table-phase-left = { $phase } · { $left ->
        [0] no Roll left
        [one] { $left } Roll left
       *[other] { $left } Rolls left
    }
table-over = The game is over
table-menu = Menu
table-home = Home
table-close = Close
table-bot = bot
table-waiting = The game is about to begin…
table-going-on = On it goes…
table-awaited = { $count ->
        [one] { $names } is thinking…
       *[other] { $names } are thinking…
    }
table-undo = Undo
table-help-question = Which rule is this?
table-skip-until = Don’t ask me again until my next turn
table-seconds = { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
table-seconds-short = { $seconds } s
table-called = Your turn. { $question }
table-title = Table { $code } – Baffe
table-title-yours = ● Your turn – Baffe
table-resumed = The rules have changed since this table began: it goes on from where it stood.
table-replaced = A bot plays for you.
table-back = I am back

## What icons say to those who listen

rich-heart = { $count ->
        [one] heart
       *[other] hearts
    }
rich-star = { $count ->
        [one] star
       *[other] stars
    }
rich-energy = energy
rich-smash = smash
# Words of the log that are drawn as the hand, parted by spaces.
rich-smash-words = smash smashes

## Generic choices

choice-more = Choose: { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
choice-back = Back
choice-which-die = Which die?
choice-which-face = Which face should it show?

## Log

panel-title = Log and chat
log-title = Log
log-open = Open the log
log-why = why?
log-since = Since your last turn
log-empty = Nothing has happened yet.
log-earlier = { $count ->
        [one] Show { $count } earlier turn
       *[other] Show { $count } earlier turns
    }
why-title = Why?
why-rule = Rule { $rule }
why-rulings = Good to know
why-none = That is simply what was chosen.

## Look-up

look-title = Cards and rules
look-cards = Cards
look-rules = Rules
look-card = Look closer: { $card }
look-all = All cards
look-search = Find a card
look-here = On this table ({ $count })
look-others = In the rest of the game ({ $count })
look-nothing = No card like this. Try another word.
rules-game = Game
rules-search = Find a rule: R41, or a word
rules-nothing = No rule like this. Try another number or word.

## Chat and emotes

chat-title = Chat
chat-open = Open the chat
chat-open-new = Open the chat: something new
chat-new = new
chat-empty = Nobody has said anything yet. Roar first!
chat-write = Write to the table
chat-send = Send
chat-off = The host has switched the chat off. Emotes still work.
emote-title = Emotes
emote-cheer = Cheer
emote-laugh = Laugh
emote-wow = Wow
emote-boo = Boo
emote-love = Love it
emote-sleep = Hurry up

## Players

players-title = Players
players-watchers = { $count ->
        [one] { $count } person watches
       *[other] { $count } people watch
    }
seat-you = (you)
seat-open = free seat
seat-away = A bot plays for { $name }
seat-program = { $name } (a program)
seat-out = Eliminated
seat-offline = Not connected
seat-awaited = Is thinking
seat-no-cards = No cards yet.
seat-substitute = Let a bot answer
seat-mute = Mute
seat-unmute = Hear again

## Menu

menu-title = Table { $code }
menu-invite = Invite
menu-tv = Show on a television
menu-mute = Sound off
menu-unmute = Sound on
menu-leave = Leave: a bot plays for me
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Copied

## Pass and play

pass-to = Pass the device to { $name }.
pass-here = I am { $name }

## Eliminated and watching

out-you = You are out, and louder than ever.
out-watching = You are watching.
out-bet = Who will win?
out-bets = bets

## The end

end-open = See the result
end-place = { $place ->
        [1] First
        [2] Second
        [3] Third
       *[other] Number { $place }
    }
end-story = The story of this game
end-awards = Awards
end-bets = { $count ->
        [one] { $names } bet on the winner.
       *[other] { $names } bet on the winner.
    }
end-bets-none = Nobody had bet on the winner.
end-somebody = somebody
end-rematch = Rematch
end-rematch-join = Join the rematch
end-replay = Replay
end-look = See the table
end-download = Download the record
proof-title = Provable dice
proof-text = Before the first roll the server promised this fingerprint of the seed from which every die follows; now the seed is known, and this command checks that both belong together:
proof-commitment = Fingerprint, promised at the start
proof-seed = Seed, told at the end

## Refusals

error-not_an_option = This is not possible now. Choose again.
error-old_question = Too late: the game has gone on. Look at what is asked now.
error-wrong_seat = It is not your turn to answer.
error-game_over = The game is over: open a rematch.
error-cannot_undo = This cannot be taken back: dice, hidden cards or somebody else have spoken.
error-store_failed = Your choice could not be saved. Try again.
error-store_busy = The server is busy. Try again in a moment.
error-store_full = The server’s disk is full. Tell your host; your choice was not made.
error-not_yours = This is not yours to do.
error-not_host = Only the host may do this.
error-too_many = That was too much at once. Wait a moment.
error-too_slow = Your connection could not keep up. It starts again by itself.
error-bad_message = The server did not understand. Reload the page.
error-no_table = This table does not exist any more. Check the code.
error-table_full = All seats are taken. You can still watch.
error-name_taken = Somebody here has this name. Take another.
error-chat_off = The chat is switched off at this table.
error-not_started = The game has not begun yet.
error-unknown = That did not work. Try again.

## Help

help-title = What is asked?
help-goal = How to win
help-tokyo-goal = Be the first to reach 20★, or be the last monster alive.
help-tokyo-roll = Tap the dice that you keep, then roll the others again. You may stop at any time.
help-tokyo-flee = You have been hit in Tokyo. Leave, and the attacker must take your place; or stay and defend it.
help-tokyo-buy = Pay with ⚡. KEEP cards stay in front of you, DISCARD cards act at once.
help-tokyo-heart = Each heart die can heal you, remove a token or, with a card, heal somebody else.
help-tokyo-brace = You are about to lose hearts. Your cards may prevent it.
help-tokyo-change = Before your dice count, your cards may still change them.

## Keys

keys-title = Keys
keys-dice = keep a die, or let it go
keys-roll = roll again
keys-confirm = confirm
keys-undo = undo
keys-log = log
keys-chat = chat
keys-skip = skip the motion
keys-help = this help
keys-close = close

## Guided first game

guide-title = Guide
guide-ok = Got it
guide-skip = Skip the tour
guide-tokyo-goal = Welcome, monster! Reach 20★ or be the last one standing. It is your turn: these are your dice.
guide-tokyo-faces = ♥ heals, ⚡ pays for cards, the hand hits others. Three equal numbers bring that many ★.
guide-tokyo-keep = Tap the dice that you like to keep. Then roll the others: you have three Rolls in all.
guide-tokyo-reroll = Roll again, or stop here and let your dice count. Even dice that you kept may be rolled again.
guide-tokyo-flee = You are hit in Tokyo! Flee to save your skin, or stay: a turn that you begin there brings 2★. Hearts on dice do not heal in Tokyo.
guide-tokyo-buy = You have ⚡ to spend. Tap a card to read it in full. No good one? Buy nothing and save up.
guide-tokyo-enter = You are in Tokyo: 1★ at once and 2★ when your next turn begins here. From here your hits reach everybody outside.
guide-tokyo-smash = Hits from outside reach the monster in Tokyo; hits from Tokyo reach everybody outside.
guide-tokyo-hurt = You lost ♥. Outside Tokyo heart dice heal you, up to 10♥. At 0♥ you are out.
guide-tokyo-win = Watch the ★ of the others: whoever has 20 at the end of a turn wins. Tap a monster to see all that it has. Good luck!

## Replay

replay-title = Replay of { $code }
replay-where = Choice { $at } of { $count }
replay-turn = Turn { $turn }: { $name }
replay-play = Play
replay-pause = Pause
replay-next = One choice forward
replay-previous = One choice back
replay-scrub = Place in the game
replay-all = Show everything, hidden cards too
replay-back = Here something was taken back
replay-loading = The replay is being fetched…
replay-failed = There is no replay of this table yet. It comes when the game is over.

## Television

tv-join = Join in: take a picture of this
tv-code = or enter the code
tv-free = { $count ->
        [one] { $count } seat is free
       *[other] { $count } seats are free
    }
tv-begins = Waiting for the host to begin
