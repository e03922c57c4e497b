### After a game and between games: the result, the curve, the picture, key moments, positions, the home screen.

## The result

end-mine = { $place ->
        [1] You win!
        [2] You come second
        [3] You come third
       *[other] You come { $place }th
    }
end-mine-shared = You share the victory!
end-mine-nobody = Nobody wins
curve-title = How the game went
curve-stars = Stars
curve-hearts = Hearts
curve-turn = Turn to look at
curve-end = End
curve-see = See this moment
curve-loading = The curve is on its way…
curve-failed = The curve could not be drawn.
share-picture = Picture
    .about = A picture of the result, to share
share-picture-wait = The picture is being drawn…
share-picture-done = The picture is saved.
share-picture-failed = The picture could not be drawn.

## Replay

replay-begin = The game begins.
replay-moments = Key moments
replay-moment-next = Next key moment
replay-moment-previous = Previous key moment
replay-moments-none = Nothing stands out in this game.
replay-lead = { $name } takes the lead.

## A position

position-what-if = What if…?
position-share = Share the position
position-about = The game goes on from here at another table, against bots. What was hidden is drawn anew.
position-about-link = Whoever opens this link plays this position against bots. What is hidden is drawn anew.
position-who = Whom do you play?
position-who-link = Which monster will be played?
position-play = Play from here
position-link = Link to this position
page-scene-you = You play { $name }.

## The home screen

page-going-on = Your games under way
page-resume = Resume
page-resume-name = Resume the game: { $names }
page-resume-yours = Your turn!
page-resume-theirs = { $count ->
        [one] { $names } to play
       *[other] { $names } are choosing
    }
page-resume-gathering = Not started yet
stats-title = Your games on this device
stats-games = { $count ->
        [one] 1 game
       *[other] { $count } games
    }
stats-wins = { $count ->
        [0] no win
        [one] 1 win
       *[other] { $count } wins
    }
stats-streak = { $count ->
        [0] No streak yet
        [one] Best streak: 1 win
       *[other] Best streak: { $count } wins
    }
stats-of = { $wins } of { $games }
stats-of-name = { $name }: { $wins } of { $games } won
stats-by-monster = Wins by monster
stats-kept = These numbers stay on this device.
stats-delete = Delete these numbers
stats-delete-sure = Delete all your games from this device?
stats-delete-yes = Delete
stats-delete-no = Keep
