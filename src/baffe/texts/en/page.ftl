### What the page says around a game: the home screen, tables and seats, settings, troubles, rights.

## Everywhere

page-title = Baffe
page-title-at = { $place } – Baffe
page-title-called = Your turn – Baffe
page-home = Home
page-close = Close
page-too-old = This browser is too old for Baffe: please update it, or take another one (Chrome or Edge 111, Firefox 126, Safari 16.4, or newer).
page-no-script = Baffe needs JavaScript: please allow it for this page.
page-save = Save
page-loading = The monsters are coming…
page-language-short = FR
page-language-other = Français
page-copy = Copy
page-copied = Copied
page-copy-by-hand = Press and hold the marked text to copy it.
page-settings = Settings
page-line-lost = Connection lost. Trying again… Your choices are saved.
page-unreachable = The server does not answer. Meanwhile you play on this device.
page-new-version = New version.
    .about = Your game goes on in it.
    .load = Load it
    .later = Later
page-qr = QR code of the link to this table

## The home screen

page-motto = Giant monsters, tiny city.
page-play-now = Play now
    .about = { $count ->
        [one] You against 1 bot.
       *[other] You against { $count } bots.
    } No account, nothing to install.
    .rival = You against { $rival }. No account, nothing to install.
page-open = Open a table for friends
page-join-by-code = Join with a code
page-code = Code of the table
    .example = BCD FGH
page-code-go = Join
page-code-short = A code has 6 letters. Yours has { $count ->
        [0] none yet
        [one] only 1
       *[other] { $count }
    }.
page-code-wrong = No table with a free seat has this code. Check it with the host: a code has no vowels, no L and no Q.
page-guided = First time? A short guided game
page-guided-rival = A guided game against { $rival }
page-recent = Your recent tables
page-recent-forget = Forget table { $code }
page-recent-alone = On your own
page-recent-over = finished
page-theme-to-dark = Switch to night
page-theme-to-light = Switch to day
page-sound-turn-off = Turn the sound off
page-sound-turn-on = Turn the sound on

## A new table

page-open-title = A new table
page-open-game = Game
page-open-seats = Who is playing?
page-open-count = Monsters
    .fewer = One fewer monster
    .more = One more monster
page-open-explained = { $open ->
        [0] { $device ->
            [0] Nobody to wait for: the game starts at once.
           *[other] You pass this device around. The game starts at once.
        }
        [one] 1 seat is waiting for a friend. If nobody comes, a bot takes it.
       *[other] { $open } seats are waiting for friends. If nobody comes, bots take them.
    }
page-rivals = Against
page-rivals-none = People or bots
page-clash = Does not go with { $what }.
page-clash-seats = { $count } players
page-clash-option = “{ $option }: { $value }”
page-open-go = Open the table
page-open-start = Start the game
page-open-inside = Play without the server, on this device only
page-open-alone = Choose who plays
page-needs-server = To play with friends on other devices or on a television, start the Baffe server on a computer: “make play LAN=1”.
inside-loading = The engine is coming
    .got = { NUMBER($got, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
    .starts = Everything is here. The monsters wake up…
    .why = The rules come to this device, once. Then you play without the server.
page-seat-me = Me
page-seat-number = Seat { $number }
page-seat-kind = Who sits in seat { $number }?
page-opponent = Your opponent
page-kind-open = A friend, by link or code
    .about = Each on their own phone or computer.
page-kind-device = Somebody on this device
    .about = You pass it back and forth.
page-kind-bot-rookie = Has played once or twice, and makes the mistakes one makes then. A good first opponent.
page-kind-bot-brawler = Knows when to strike, when to heal and when to leave.
page-kind-bot-tactician = Thinks ahead before every answer. You will have to plan.
page-kind-bot-titan = The best there is here. Thinks longest.
page-kind-bot-simple = Buys, attacks and defends with some sense.
page-kind-bot-random = Does anything that the rules allow. Easy to beat.
page-nickname = Nickname
    .mine = Your nickname
    .example = What do they call you?
    .theirs = Nickname for seat { $number }
page-nickname-missing = Choose a nickname first.
page-figure = Monster
    .any = Surprise
    .choose = Choose a monster
    .chosen = Monster of { $name }: { $figure }
    .taken = taken
page-modules = Extras
page-timer = Time to answer
page-timer-none = None
    .about = Everybody takes the time they need.
page-timer-relaxed = Relaxed
    .about = 2 minutes per answer. After that, a bot gives this one answer.
page-timer-normal = Normal
    .about = 45 seconds per answer. After that, a bot gives this one answer.
page-timer-fast = Fast
    .about = 15 seconds per answer. After that, a bot gives this one answer.
page-pace = Pace of the bots
page-pace-slow = Slow
    .about = Time to follow every die.
page-pace-normal = Normal
    .about = At a person’s pace.
page-pace-fast = Fast
    .about = Short turns.
page-pace-off = At once
    .about = No pause at all.

## Before the game

page-gathering-title = Who is coming?
page-invite = Invite friends
    .how = They scan the QR code, open the link, or type the code on the home screen.
page-invite-code = Code
page-invite-link = Link to this table
page-invite-address = Address for phones
page-invite-here-only = This table can only be reached on this machine. To let phones in, start Baffe on the local network, as its README explains.
page-tv = Show on a television
page-seats = Seats
page-you = you
page-host = host
page-online = online
page-offline = offline
page-seat-open = Free seat
    .about = waiting for a friend
page-seat-locked = Locked seat
    .about = nobody can join here
page-seat-program = Program
page-seat-away = a bot is playing
page-seat-change = Change seat { $number }: { $name }
page-seat-bot = Put a bot here
page-seat-level = Level of the bot
page-seat-rival = Put { $rival } here
page-seat-device = Somebody on this device
page-seat-sit = Seat them
page-seat-lock = Lock the seat
page-seat-unlock = Unlock the seat
page-seat-free = Free the seat
page-seat-remove = Remove { $name }
page-seat-key = Key for a program
    .about = A program that you wrote plays in this seat with this key.
    .make = Make a key
    .once = Copy it now: it is shown only once.
page-table-settings = At this table
page-chat = Chat
    .about = Players and watchers can write to each other.
page-watching = Watching
    .about = Whoever has the link may watch.
page-start = Start
page-start-bots = { $count ->
        [one] Start with a bot in the free seat
       *[other] Start with bots in the { $count } free seats
    }
page-waiting-host = Waiting for { $name } to start the game.
page-waiting-host-somebody = Waiting for the host to start the game.
page-watchers = { $count ->
        [0] Nobody is watching
        [one] 1 person is watching
       *[other] { $count } people are watching
    }

## Joining

page-join-title = A seat is free for you
page-join-free = { $count ->
        [0] No free seat
        [one] 1 free seat
       *[other] { $count } free seats
    }
page-join-go = Join the game
page-join-watch = Just watch

## A position as a link

page-scene-title = What would you do?
page-scene-about = Somebody has sent you a { $game } position. You take over one monster, bots play the others. It is your turn to find the best move.
page-scene-go = Play this position

## Settings

page-set-language = Language
page-set-language-en = English
page-set-language-fr = Français
page-set-theme = Colours
page-set-theme-auto = Like the device
page-set-theme-light = Day
page-set-theme-dark = Night
page-set-speed = Animation
page-set-speed-slow = Slow
page-set-speed-normal = Normal
page-set-speed-fast = Fast
page-set-speed-off = Off
    .about = Nothing moves: you see the result at once.
page-set-speed-reduced = Your device asks for less motion, so nothing moves here.
page-set-sound = Sounds
    .about = Dice, hits, and a call when it is your turn.

## Troubles: what happened, what to do next

problem-no_table = No table here
    .next = This code belongs to no table. Perhaps a letter is wrong, or the table is long over. Ask the host for the link again.
problem-put_away = This table was put away
    .next = Nobody has used it for a long time. The host, or anyone who had a seat here, brings it back by opening this link on their own device. Then try again.
problem-table_full = Every seat is taken
    .next = Ask the host to free a seat for you, or open a table of your own.
problem-table_full-watch = Every seat is taken
    .next = Ask the host to free a seat for you, or watch the others.
problem-watching_off = Only for those who play
    .next = The game has begun and the host has switched watching off. Open a table of your own, or come back for the next game.
problem-unreachable = The server does not answer
    .next = Is it running, and are you on the same network? This page tries again by itself.
problem-server_full = The server is full
    .next = Too many people have come at once. This page tries again by itself.
problem-too_many = Too many at once
    .next = Close other pages of Baffe that are open here, or wait a moment. This page tries again by itself.
problem-not_here = This game is not on this device
    .next = A game without a server stays in the browser in which it began. Start a new one, or open it there.
problem-needs_server = This address leads to a server
    .next = Here everything is played on this device. To meet other devices, start the Baffe server on a computer: “make play LAN=1”.
problem-engine = The engine has stopped
    .next = Your game is kept up to your last choice. Try again: it goes on from there.
problem-engine_unreachable = The engine cannot be loaded
    .next = Something of it did not come. Check your network, then try again.
problem-no_wasm = This browser cannot play without a server
    .next = It lacks WebAssembly. Take a newer browser, or play at a table of a server.
problem-old = This page is older than the server
    .next = The server was updated. Load the page again: your table and your seat are safe.
problem-identity = The server does not know you
    .next = Allow cookies for this page, then load it again.
problem-stopped = This table cannot go on
    .next = Its game cannot be read any more. Open a new table.
problem-record_link = This link leads to no game
    .next = It was cut or changed on its way. Ask for it again, or for the game as a file.
problem-scene = This link is broken
    .next = A part of it was lost on the way. Ask for the whole link again.
problem-unknown = There is nothing here
    .next = The address is wrong. Start again from the home screen.
problem-other = Something went wrong
    .next = Try again. If that does not help, go to the home screen and come back to your table from there.
problem-reload = Load again
problem-retry = Try again
problem-home = Home
problem-watch = Watch

# Refusals, by the code that the server sends.
failed-unreachable = The server does not answer. Check that it is running, then try again.
failed-no_table = No table has this code. Check it with the host.
failed-put_away = This table was put away. The host, or anyone who had a seat there, brings it back by opening its link.
failed-too_many_tables = Too many tables are kept for your network. Go on at one of them, or wait until old ones are removed.
failed-no_room = The server has no room for new tables. Games that have begun go on: tell whoever runs the server.
failed-no_seat = This seat does not exist.
failed-table_full = Every seat is taken. Ask the host to free one.
failed-seat_taken = Somebody was faster: this seat is taken. Choose another one.
failed-seat_locked = This seat is locked. Choose another one.
failed-name_taken = Somebody here already has this nickname. Choose another one.
failed-bad_name = This nickname has no visible character. Choose one of 1 to 20 characters.
failed-bad_wish = These choices do not go together. Check seats, monsters and extras.
failed-not_host = Only the host can do this.
failed-not_yours = You cannot do this for another seat.
failed-not_started = The game has not begun yet.
failed-already_started = The game has already begun.
failed-not_over = Wait for the end of the game.
failed-open_seats = Some seats are still free. Put bots there, then start.
failed-chat_off = The host has switched the chat off.
failed-watching_off = The host has switched watching off.
failed-too_many = Too many requests at once. Wait a moment, then try again.
failed-server_full = The server is full. Wait a moment, then try again.
failed-too_slow = Your connection is too slow just now. The page will reconnect by itself.
failed-bad_message = The server did not understand. Load the page again.
failed-cannot_bet = You cannot bet now.
failed-no_scene = This moment cannot be sent as a position. Try a later one.
failed-record_full = This table is full: after so many choices it cannot go on. Open a new one.
failed-stopped = This table cannot go on. Open a new one.
failed-store_failed = The server could not save this. Nothing has changed: try again.
failed-store_busy = The server is busy. Nothing has changed: try again.
failed-store_full = The server’s disk is full. Tell the host; your choice was not saved.
failed-not_kept = This device has no room to keep your game. Nothing has changed: free some space, then try again.
failed-unknown_game = The server does not know this game.
failed-bad_option = One of the options is not valid. Change it and try again.
failed-bad_scene = This position is not valid. Ask for the link again.
failed-not_an_option = This is not one of the choices. Choose something else.
failed-old_question = Too late: the game has gone on. Look at what is asked now.
failed-wrong_seat = This question is for another monster.
failed-game_over = The game is over: start a rematch.
failed-cannot_undo = This cannot be undone: dice were rolled, a card was revealed or somebody else has played since.
failed-bad_host = This address is not known to the server. Use the link that the host shows.
failed-bad_origin = This page comes from another address than the server. Load it again from the link that the host shows.
failed-429 = { failed-too_many }
failed-other = This did not work. Try again.

## About

page-about = About
page-about-title = About Baffe
page-about-fans = We are independent fans. The rights holders of these games have not commissioned, funded or endorsed this project.
page-about-owners = King of Tokyo and King of Tokyo Duel are games by Richard Garfield, published by IELLO. GKR: Heavy Hitters is a game by Weta Workshop and Cryptozoic Entertainment. All names and trademarks belong to their owners.
page-about-own = No publisher’s art or text is used here: the drawings, the sounds and the words are our own. If you like these games, buy them.
page-about-licence = Code, texts, drawings and sounds of Baffe: MIT licence.
page-about-made-with = Made with
page-about-packages = Libraries used
page-about-licences = All licences in full
page-credits-own = Drawings, sounds and texts
page-about-line = { $name }, by { $author }
page-about-privacy-alone = Nothing leaves this device: no account, no cookie, no advertising, no tracking. Your games stay in this browser.
page-about-privacy = Nothing leaves this server: no account, no advertising, no tracking. One cookie remembers your seat.
page-about-offline = { $kept ->
        [all] Without network: everything is kept on this device. You can open the page and play.
        [page] Without network: the page opens. Play once on this device, and the rules stay here too.
       *[nothing] Without network: a page that is open goes on. To open it again, its address must be secure (https).
    }
page-about-version = Version { $version }

## Numbers of somebody's own box

page-data = Numbers of your own box
page-data-about = Your box says other numbers than ours? Choose a JSON file with them.
page-data-choose = Choose a file
page-data-other = Choose another file
page-data-remove = Play with our numbers
page-data-wrong = This file is not accepted: “{ $field }” cannot be what it says.
page-data-malformed = This file is not JSON that can be read.
page-data-large = This file is too large: at most { $kilobytes } kB.
page-data-version = This file is of another version, which this page cannot read.
page-data-game = This file is for another game.
page-data-differs = { $count ->
        [0] Nothing differs from ours
        [one] 1 number differs from ours
       *[other] { $count } numbers differ from ours
    }
page-data-line = { $entry }, { $field }: { $ours }, in the box { $theirs }

## Beside a real box

page-real = With the real box
page-real-which = Which game lies on your table?
