### Ce que montrent les cartes dessinées de Heavy Hitters, à côté de leur nom et de leur effet.

heavy_hitters-print-speed = Vitesse
heavy_hitters-print-range = Portée
heavy_hitters-print-attack = Attaque
heavy_hitters-print-damage = Dégâts
heavy_hitters-print-house = * nos propres nombres
heavy_hitters-print-pilot-round = Pilote, une fois par Round
heavy_hitters-print-pilot-game = Pilote, une fois par partie
heavy_hitters-print-pilot-always = Pilote, toujours
heavy_hitters-print-upgrade = Amélioration { $tier }, { $path }
