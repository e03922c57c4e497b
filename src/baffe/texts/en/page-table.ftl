### The frame of a table on the page: everything around the game itself.

## Turn and prompt

table-your-turn = Your turn
table-turn = { $name }’s turn
table-all-choose = Everybody chooses
table-phase-left = { $phase }, { $left ->
        [0] none left
       *[other] { $left } left
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
table-fold = Show or hide the answers
table-skip-until = Don’t ask me again until my next turn
table-seconds = { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
table-seconds-short = { $seconds } s
table-called = Your turn. { $question }
table-title = Table { $code } – Baffe
table-title-yours = Your turn – Baffe
table-resumed = The rules have changed since this table began: it goes on from where it stood.
table-replaced = A bot is playing for you.
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
rich-energy = { $count ->
       *[other] energy
    }
rich-destruction = { $count ->
        [one] demolished building
       *[other] demolished buildings
    }
# Words of the log that are drawn as the hand, separated by spaces.
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
panel-fold = Fold log and chat away
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
why-rule = { $title }, rule { $rule }
why-rule-untold = Rule
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
look-cards-count = All cards ({ $count })
look-nothing = No card like this. Try another word.
rules-game = Game
rules-search = Find a rule: a word, or its number
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
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
seat-you = (you)
seat-open = free seat
seat-away = A bot is playing for { $name }
seat-program = { $name } (a program)
seat-out = Out
seat-offline = Offline
seat-awaited = Thinking
seat-no-cards = No cards yet.
seat-substitute = Let a bot answer
seat-mute = Mute
seat-unmute = Unmute

## Menu

menu-title = Table { $code }
menu-invite = Invite
menu-tv = Show on a television
menu-mute = Sound off
menu-unmute = Sound on
menu-leave = Leave: a bot takes over
menu-leave-waits = Leave: the game waits for you
invite-full = No seat is free: whoever opens the link watches.
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Copied

## Pass and play

pass-to = Pass the device to { $name }.
pass-covered = What the others may not see is covered until then.
pass-here = I am { $name }

## Eliminated and watching

out-you = Your monster is out, your voice is not.
out-watching = You are watching.
out-bet = Who will win?
out-bets = { $count ->
        [one] bet
       *[other] bets
    }

## The end

end-open = See the result
end-place = { $place ->
        [1] First
        [2] Second
        [3] Third
       *[other] { $place }th
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
end-download = Download the game
proof-title = Provable dice
proof-text = Before the first roll the server promised this fingerprint of the seed from which every die follows. Now the seed is known: download the game, and Baffe’s README tells how to check that the two match.
proof-commitment = Fingerprint, promised at the start
proof-seed = Seed, revealed at the end

## Refusals

error-not_an_option = This is not one of the choices. Choose something else.
error-old_question = Too late: the game has gone on. Look at what is asked now.
error-wrong_seat = This question is for another monster.
error-game_over = The game is over: start a rematch.
error-cannot_undo = This cannot be undone: dice were rolled, a card was revealed or somebody else has played since.
error-store_failed = The server could not save this. Nothing has changed: try again.
error-store_busy = The server is busy. Nothing has changed: try again.
error-store_full = The server’s disk is full. Tell the host; your choice was not saved.
error-not_yours = You cannot do this for another seat.
error-not_host = Only the host can do this.
error-too_many = Too many requests at once. Wait a moment, then try again.
error-too_slow = Your connection is too slow just now. The page will reconnect by itself.
error-bad_message = The server did not understand. Load the page again.
error-no_table = No table has this code. Check it with the host.
error-table_full = Every seat is taken. Ask the host to free one.
error-record_full = This table is full: after so many choices it cannot go on. Open a new one.
error-name_taken = Somebody here already has this nickname. Choose another one.
error-chat_off = The host has switched the chat off.
error-not_started = The game has not begun yet.
error-unknown = This did not work. Try again.

## Help

help-title = What is asked?
help-goal = How to win

## Keys

keys-title = Keys
keys-dice = keep a die, or let it go
keys-roll = reroll
keys-confirm = confirm
keys-undo = undo
keys-log = log
keys-chat = chat
keys-skip = skip the animation
keys-help = this help
keys-close = close

## Guided first game

guide-title = Guide
guide-ok = Got it
guide-skip = Skip the tour
guide-won = You won! Now you can play.
guide-lost = You lost, but now you can play.
guide-really = Play for real
guide-story = See the story of the game

## Replay

replay-title = Game { $code }
replay-where = Choice { $at } of { $count }
replay-turn = Turn { $turn }: { $name }
replay-play = Play
replay-pause = Pause
replay-next = One choice forward
replay-previous = One choice back
replay-scrub = Place in the game
replay-all = Show everything, hidden cards too
replay-link = Copy a link to the game
replay-back = Here a choice was undone
replay-loading = The game is being fetched…
replay-failed = This table cannot be replayed yet. It can be once the game is over.

## Television

tv-join = Join in: scan this code
tv-code = or enter the code
tv-free = { $count ->
        [one] { $count } seat is free
       *[other] { $count } seats are free
    }
tv-begins = Waiting for the host to begin
tv-start = Sound and full screen

## Awards that several games give

award-smasher = Heaviest hand: { $amount }♥ torn off
award-spender = Biggest spender: { $amount }⚡ for cards
award-healer = Fast healer: { $amount }♥ won back
award-punchbag = Thick skin: { $amount }♥ lost
award-survivor = Narrow escape: down to { $amount }♥, still standing

## Seats that change hands

seat-is-host = (host)
seat-absent = { $name } is not connected: the seat is free in { $seconds } s
seat-free-in = Not connected: the seat is free in { $seconds } s
seat-free = The host may give this seat away
seat-hurry = Ask { $name } to hurry: 30 seconds
seat-to-bot = Give the seat to a bot
seat-to-device = Somebody on this device takes over
seat-make-host = Make { $name } the host
failed-seat_held = This seat belongs to somebody who is here, or may still come back. Wait until it is free.
error-cannot_undo-chance = This cannot be taken back: dice have fallen, or a hidden card was seen.
error-cannot_undo-others = This cannot be taken back: others have chosen since.
error-cannot_undo-nothing = There is nothing of yours to take back.
table-since-mine = Since your turn:

## Taking back a choice across dice

wish-ask = Ask whether you may take back your last choice
wish-confirm = Ask everybody whether you may take back your last choice, dice and all?
wish-send = Ask
wish-asked = { $name } would like to take back the last choice, dice and all. Do you agree?
wish-here = { $name } would like to take back the last choice, dice and all. Do you agree, { $names }?
wish-agree = I agree
wish-disagree = No
wish-waiting = { $name } would like to take back the last choice. Waiting for { $names }.
wish-mine = You would like to take back your last choice. Waiting for { $names }.
wish-somebody = an answer
wish-seconds = { $seconds } s
wish-refused = Not everybody agrees: your choice stands.
log-agreed = { $name } takes back the last choice, as everybody agrees
error-cannot_undo-often = So much was taken back at this table that nothing more can be. Play on.
error-cannot_undo-absent = You cannot ask now: somebody who has played here is not connected.
error-cannot_undo-asked = You have asked already.
