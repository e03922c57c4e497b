### What the command line says.

## Help

help-baffe = Play, study and automate giant-monster board games.
help-baffe-version = Show the version and exit.
help-help = Show this help and exit.
help-examples = Examples:

help-play = Play in this terminal, against bots or with friends at one keyboard.
    .examples = baffe play tokyo | baffe play tokyo --monster gigazaur --seats 5 --lang fr | baffe play tokyo --humans 2 --record evening.txt | baffe play tokyo --module cultists --module tower | baffe play duel | baffe play duel --solo --hard | baffe play duel --solo --real | baffe play heavy_hitters --solo 2 --level hard --faction kingwolf | baffe play heavy_hitters --seats 4 --alliances fixed --board alternative | baffe play tokyo --load game.json
help-play-game = The game: tokyo, duel or heavy_hitters. Each has options of its own: baffe play duel --help shows those of duel.
help-play-seats = Players at the table: 2 to 6 for tokyo (4 by default), 2 for duel, 2 to 4 for heavy_hitters (2 by default).
help-play-bots = Who plays the other seats: rookie, brawler, simple, random, or several in turn.
help-play-humans = People at the keyboard; they sit in the first seats. One by default, everybody with --real.
help-play-module = An extra to play with; may be given several times. { $modules }
help-play-real = With your own dice and cards: you type what comes up, Baffe applies the rules and keeps the score.
help-play-seed = The same seed gives the same dice and cards.
help-play-record = Write the record of the game to this file at the end.
help-play-load = Go on with a game that was saved.
help-play-lang = Language: fr or en.
help-flag-monster = Your monster; one for each person. Drawn at random if left out.
help-flag-solo = Alone, against an opponent that follows a written rule: in duel the Autobot.
help-flag-hard = With --solo: a harder opponent.

help-simulate = Let bots play many games and count.
    .examples = baffe simulate tokyo --games 1000 --bots simple,random --seed 7 | baffe simulate tokyo --seats 2 --json > result.json | baffe simulate duel --games 200 --bots simple,random | baffe simulate heavy_hitters --seats 4 --paths --json
help-simulate-game = The game: tokyo, duel or heavy_hitters. Each has options of its own: baffe simulate duel --help shows those of duel.
help-simulate-seats = Players at the table: 2 to 6 for tokyo (4 by default), 2 for duel, 2 to 4 for heavy_hitters (2 by default).
help-simulate-games = How many games.
help-simulate-bots = The bots of the first seats; the last one takes the seats that are left. They change seats from game to game.
help-simulate-module = An extra to play with; may be given several times. { $modules }
help-simulate-seed = The first game’s seed; the next games count on from it.
help-simulate-as_json = Write JSON.
help-simulate-lang = Language: fr or en.

help-arena = Let bots meet, each against each, and tell who is stronger and how sure that is.
    .examples = baffe arena tokyo brawler simple all_smashes --games 1000 --seed 1 | baffe arena duel brawler rookie solo:autobot-hard | baffe arena tokyo brawler simple --seats 4 --report strength.html | baffe arena duel my_bots:Clever "run:./clever --fast" brawler
help-arena-game = The game: tokyo, duel or heavy_hitters. Each has options of its own: baffe arena duel --help shows those of duel.
help-arena-bots = Who enters, two or more: a level, a specialist, solo:NAME for an opponent that follows a rule, module:Class for a bot in Python, run:COMMAND for a program on standard input and output.
help-arena-seats = Seats at the table. With more than two, one bot meets a table of another, and the other way round.
help-arena-games = Games of each match; seats change from game to game.
help-arena-gauntlet = Only the first bot meets the others.
help-arena-module = An extra to play with; may be given several times. { $modules }
help-arena-seed = The first deal’s seed; the next deals count on from it. The same seed gives the same results.
help-arena-workers = Processes; as many as there are cores if left out.
help-arena-on = Where the work is done: ray for a Ray cluster of this machine, ray:ADDRESS for another one (both need the extra lab); processes of this machine if left out. The results are the same.
help-arena-limit = Seconds that somebody else’s bot has for an answer.
help-arena-save = Write the results as JSON into a file.
help-arena-report = Write a report with charts as an HTML file.
help-arena-as_json = Write JSON.
help-arena-lang = Language: fr or en.

help-replay = Tell a recorded or saved game again.
    .examples = baffe replay evening.txt | baffe replay evening.txt --until 40 --lang fr | baffe replay game.json --json
help-replay-file = A record or a save.
help-replay-until = Stop after this many choices.
help-replay-as_json = Write the events as JSON.
help-replay-lang = Language: fr or en.

help-cards = Look up cards.
    .examples = baffe cards tokyo | baffe cards tokyo jets | baffe cards tokyo mim --lang fr | baffe cards tokyo --json | baffe cards duel frenzy | baffe cards heavy_hitters db_p1
help-cards-game = The game: tokyo, duel or heavy_hitters.
help-cards-name = A card’s name, or a part of it, in either language.
help-cards-as_json = Write JSON.
help-cards-lang = Language: fr or en.

help-bench = Measure how fast the engine is.
    .examples = baffe bench --seconds 0.2 --rounds 3 | baffe bench --json
help-bench-seconds = How long each measurement takes, in seconds.
help-bench-rounds = How many times each is repeated; the median is kept.
help-bench-as_json = Write JSON.
help-bench-lang = Language: fr or en.

## Playing

play-you = { $count ->
        [one] You are { $names }.
       *[other] At the keyboard: { $names }.
    }
play-bots = The { $bot } plays { $names }.
play-seed = The seed is { $seed }.
play-modules = { $count ->
        [one] With the extra { $names }.
       *[other] With the extras { $names }.
    }
play-hint = Type the number of your choice; ? for help, q to leave.
play-pass = Pass the keyboard to { $name } and press Enter.
play-left = You have left the table.
play-saved = Saved in { $file }
play-save-first = Type a file name to save the game, or press Enter to leave without saving.
play-undone = Undone.

play-help-answer = Type the number or letter of a choice, or its word as in a record.
play-help-roll = Dice: 2 5 or 25 rerolls dice 2 and 5; k 1 3 keeps dice 1 and 3 and rerolls the others; Enter keeps them all.
play-help-cards = c: the cards on the table · c jets or c 2: what that card does
play-help-why = w: the rules behind the last lines of the log · w 10: of the last ten
play-help-table = t: show the table again
play-help-undo = u: undo your last choice, as long as no die has been rolled and nobody else has played
play-help-save = s FILE: save the game · go on later with baffe play --load FILE
play-help-quit = q: leave the table

player-you = you
player-number = player { $number }

table-out = out
offer = { $reduced ->
        [0] { $card } { $price }⚡
       *[other] { $card } { $price }⚡ instead of { $cost }⚡
    }
die = die
die-shows = shows
roll-hint = Type the dice to reroll, such as 2 5; or k 2 5 to keep only those.
pick-hint = Type the numbers of all that you want, such as 1 3.
key-enter = Enter
go-back = Back
ask-which-die = Which die?
ask-which-face = Which face?
die-showing = A die showing { $face }

bad-input = “{ $typed }” is not a choice here: type one of the keys on the left, or ? for help.
bad-input-roll = “{ $typed }” is not a choice here: type numbers of dice, a letter on the left, or ? for help.
bad-input-pick = “{ $typed }” is not a choice here: type numbers on the left that can be paid together, or ? for help.
bad-input-typed = “{ $typed }” is not a choice here: type what is offered above, a key on the left, or ? for help.
bad-number = “{ $typed }” is not a number: w 5 explains the last five lines.
save-where = Where to? Type s and a file name: s game.json
cards-hint = Type c and a number or a name to read a card.
cards-unknown = { $close ->
        [none] There is no card like “{ $wanted }”.
       *[other] There is no card like “{ $wanted }”. Perhaps: { $close }.
    }

## The real box

play-real = You roll the dice and turn the cards; press Enter to let Baffe do it for you.
play-help-undo-real = u: undo the last thing you entered: a choice, a roll or a card
real-figure = { $figures ->
        [monster] { $who ->
            [you] Which monster do you play?
           *[seat] Which monster does player { $number } play?
        }
       *[other] { $who ->
            [you] Whom do you play?
           *[seat] Whom does player { $number } play?
        }
    }
real-first = Who begins?
real-random = at random
real-throw = { $count ->
        [one] Roll 1 die: what does it show?
       *[other] Roll { $count } dice: what do they show?
    }
real-faces = { $faces } · Enter: Baffe rolls
real-card = Which card comes from the deck?
real-card-hint = Type the beginning of its name; Enter: Baffe draws; ? shows all that are left
real-help-throw = Type one sign for each die, in any order, with or without spaces.
real-help-card = Type the beginning of the card’s name, in English or in French; several with commas, in their order.
real-help-choice = Type its number or the beginning of its name. Enter: drawn at random · q: leave
real-help-commands = t: show the table · u: undo the last thing you entered · q: leave the table
real-bad-face = “{ $sign }” is not a face. Type one sign for each die: { $keys }
real-bad-count = { $count ->
        [one] 1 die is rolled here, but you typed { $typed } signs.
       *[other] { $count } dice are rolled here, but you typed { $typed ->
            [one] 1 sign
           *[other] { $typed } signs
        }.
    }
real-several = “{ $typed }” may be several cards: { $names }.
real-gone = { $card } is not in the deck any more.
real-kept = The game is kept as it was before your last choice.
real-over = Enter: the game ends here · u: undo the last thing you entered

## Other commands

arena-running = Games
arena-title = { $game }, { $seats } seats, { $games ->
        [one] 1 game
       *[other] { $games } games
    } a match, seed { $seed }
arena-one = Bot
arena-against = against
arena-share = wins, %
arena-interval = 95 % interval
arena-games = games
arena-rating = rating
arena-ratings = Ratings
arena-sigma = ±
arena-time = ms an answer
arena-hash = Hash of all games: { $hash }
arena-fault = { $name } has lost { $count ->
        [one] 1 game
       *[other] { $count } games
    } by its own fault: { $reasons }
arena-no-ratings = Ratings need the packages of the extra “lab”: pip install baffe[lab].
arena-no-lab = The report needs the packages of the extra “lab”: pip install baffe[lab].

simulate-running = Playing
simulate-title = { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $seats } { $figures ->
        [monster] monsters
       *[other] players
    }, seed { $seed }
simulate-bot = Bot
simulate-wins = Wins
simulate-stalled = Called off: { $count }
simulate-ended = { $reason }: { $count }
simulate-first = Whoever plays first wins { $share }% of the games.
simulate-length = A game takes { $turns } turns and { $choices } choices.
simulate-speed = { $seconds } s, { $speed } games per second
replay-open = { $count ->
        [one] The game goes on: { $names } has to choose.
       *[other] The game goes on: { $names } have to choose.
    }
bench-running = Measuring
bench-games = games/s
bench-decisions = choices/s
bench-microseconds = µs
bench-bytes = bytes
bench-failed = A measurement failed: { $reason }
bench-missing = This installation has no benchmark (baffe.arena.bench cannot be imported).

## Errors

left-out = The game { $game } of the package { $package } is left out: { $why ->
        [taken] a game of this name is there already.
        [compiled] the compiled form plays only games that were compiled with it; the plain form plays this one.
       *[broken] { $reason }
    }
error-file = { $file }: this file cannot be used ({ $reason }).
error-not-ours = { $file } exists and is not a saved game: choose another name.
error-not-text = This file is not a text: it is neither a record nor a save.

refused-refused = This is not possible.
refused-unknown_game = There is no such game.
refused-bad_option = This option is not valid.
refused-bad_scene = This position is not valid.
refused-not_an_option = This is not one of the choices. Choose something else.
refused-old_question = This question is no longer open.
refused-wrong_seat = This question is for another monster.
refused-not_yours = This seat is somebody else’s.
refused-game_over = The game is over.
refused-cannot_undo = This choice cannot be undone.
refused-broken_record = This record cannot be replayed.
refused-broken_save = This save cannot be read.
