### Heavy Hitters à la télévision : peu de mots, lus de loin.

heavy_hitters-tv-ribbon = Scores
heavy_hitters-tv-attack = Attaque
heavy_hitters-tv-hound = Glory Hound
heavy_hitters-tv-needs = { $number } ou plus
heavy_hitters-tv-roll = { $total }, il faut { $number }
heavy_hitters-tv-armor = armure { $needed }+
heavy_hitters-tv-hit = Touché !
heavy_hitters-tv-missed = Manqué !
heavy_hitters-tv-destroyed = Détruite !
heavy_hitters-tv-out = Hors jeu !
heavy_hitters-tv-falls = { $name } est hors jeu !
heavy_hitters-tv-demolished = { $name } Démolit un Immeuble !
heavy_hitters-tv-buildings = { $buildings } sur { $most }
