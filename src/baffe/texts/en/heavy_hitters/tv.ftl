### Heavy Hitters on a television: few words, read from far away.

heavy_hitters-tv-ribbon = Scores
heavy_hitters-tv-attack = Attack
heavy_hitters-tv-hound = Glory Hound
heavy_hitters-tv-needs = { $number } or more
heavy_hitters-tv-roll = { $total }, needs { $number }
heavy_hitters-tv-armor = armor { $needed }+
heavy_hitters-tv-hit = Hit!
heavy_hitters-tv-missed = Missed!
heavy_hitters-tv-destroyed = Destroyed!
heavy_hitters-tv-out = Out!
heavy_hitters-tv-falls = { $name } is out!
heavy_hitters-tv-demolished = { $name } demolishes a building!
heavy_hitters-tv-buildings = { $buildings } of { $most }
