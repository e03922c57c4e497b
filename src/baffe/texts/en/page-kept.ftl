## Games that this device keeps

kept-running = To go on with, on this device
kept-over = Finished, kept on this device
kept-begun = Begun
kept-turn = turn { $turn }
kept-won-you = You won!
kept-won = { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
kept-nobody = Nobody wins
kept-name = { $game }, { $status }
kept-resume-name = Resume: { $about }
kept-watch = Watch again
kept-watch-name = Watch again: { $about }
kept-save = Save as a file: { $about }
kept-drop = Delete: { $about }
    .short = Delete
kept-more = { $count ->
        [one] Show 1 more game
       *[other] Show { $count } more games
    }
kept-fewer = Show only 2
kept-dropped = Game deleted.
    .undo = Undo
kept-open = Open the file of a game
kept-open-busy = The engine reads the game…
kept-open-drop = Drop the file: the game opens
inside-save = Save the game as a file
    .about = So it goes on elsewhere. Whoever reads the file sees the nicknames and can know the dice to come.
inside-play-here = Play here
inside-instead = Play against the brawler
inside-not-lasting = This browser keeps nothing here: the game lasts as long as this page is open.
inside-full = This device has no room left to keep the game. Nothing has changed: free some space, or go on without keeping it.
inside-full-go-on = Go on without keeping
inside-unkept = What follows is not kept: do not close this page.
inside-go-on = The server does not come back, and the page tries again. Or go on from here on this device: the same position, other dice.
inside-go-on-deed = Go on here
error-engine_silent = The engine no longer answered: it starts again. All that you have chosen is kept.
error-engine_simple = A bot found no answer: the simple bot answers in its place.
error-not_kept = This device has no room left to keep your game. Nothing has changed.
problem-elsewhere = This game is open in another tab
    .next = It is played in one place at a time. Play here: it goes on where it is, and the other tab stops.
problem-taken_over = This game goes on in another tab
    .next = It is played in one place at a time. Everything is kept: you can take it back here.
problem-no_weights = This opponent cannot come
    .next = What it has learned is not on this device and cannot be fetched now. Your game is kept: try again with a network, or let the brawler play in its place.
problem-old_rules = This game follows old rules
    .next = This version no longer plays them. The game is still kept: save it to open it where these rules are still played.
problem-broken_record = This game cannot be read
    .next = What is kept of it is damaged. Save what is left, or delete it from the home screen.
problem-unknown_game = This game is not here
    .next = This version does not know what was played. It is still kept: save it to open it elsewhere.
failed-broken_record = This file is not a game of Baffe, or it is damaged. The games that you keep stay as they are.
failed-record_long = This file is too long to be a game of Baffe.
failed-record_game = This game is one that this version does not know.
failed-record_rules = This game follows a version of the rules that is not played here.
failed-record_forged = This game was changed: its dice are not those that were promised.
failed-record_real = This game was played with the real box: “baffe replay” shows it.
failed-old_rules = This game follows old rules that this version no longer plays.
failed-engine = The engine has stopped. Try again.
failed-engine_unreachable = The engine cannot be loaded. Check your network, then try again.
failed-no_wasm = This browser cannot read a game without a server: it lacks WebAssembly.
failed-not_here = This game is no longer on this device.
