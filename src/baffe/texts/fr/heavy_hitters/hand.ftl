### Ce que la page dit autour de ses propres cartes : l’équipe, les ordres secrets, les fenêtres, la mise en place.

## Mon équipe

heavy_hitters-hand-mine = Votre équipe
heavy_hitters-hand-life = { $life ->
        [one] Encore { $life } carte : Pioche { $deck }, main { $hand }, Défausse { $discard } ; Dégâts { $damage }. Tout voir
       *[other] Encore { $life } cartes : Pioche { $deck }, main { $hand }, Défausse { $discard } ; Dégâts { $damage }. Tout voir
    }
heavy_hitters-hand-energy = { $over ->
        [0] Énergie { $energy }
       *[other] Énergie { $energy }, { $over } en trop ce Round
    }
heavy_hitters-hand-fame = { $next ->
        [0] Progression { $fame } : plus d’Amélioration à venir
       *[other] Progression { $fame }, une Amélioration à { $next }
    }
heavy_hitters-hand-used = déjà utilisé

## Toute mon équipe

heavy_hitters-hand-sheet = { $life ->
        [one] Encore { $life } carte
       *[other] Encore { $life } cartes
    }
heavy_hitters-hand-sheet-life = Vos cartes sont votre vie : chaque Dégât en prend une. Pioche, main et Défausse comptent ; avec la dernière carte tombe votre Heavy Hitter.
heavy_hitters-hand-pile-deck = { $count ->
        [0] Pioche : vide
        [one] Pioche : { $count } carte, face cachée
       *[other] Pioche : { $count } cartes, face cachée
    }
heavy_hitters-hand-pile-hand = { $count ->
        [0] Main : vide
        [one] Main : { $count } carte
       *[other] Main : { $count } cartes
    }
heavy_hitters-hand-pile-discard = { $count ->
        [0] Défausse : vide
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
heavy_hitters-hand-pile-damage = { $count ->
        [0] Pile des Dégâts : vide
        [one] Pile des Dégâts : { $count } carte
       *[other] Pile des Dégâts : { $count } cartes
    }
heavy_hitters-hand-track = Plateau de Progression
heavy_hitters-hand-track-step = Case { $space } : Amélioration { $tier }
heavy_hitters-hand-track-how = Premier Tag sur un Immeuble +{ $a_newtag }, Démolition +{ $a_demolish }, unité détruite +{ $a_unit }, gros coup +{ $a_bighit }, Heavy Hitter détruit +{ $a_kill }.

## Armes

heavy_hitters-hand-fire = vitesse { $speed }, portée { $range }, { $arc }, { $number } ou plus, Dégâts { $damage }
heavy_hitters-hand-order = Ordre de vitesse
heavy_hitters-hand-acts = { $name } : { $weapon }, vitesse { $speed }
heavy_hitters-hand-acts-now = À l’instant { $name } : { $weapon }
heavy_hitters-hand-target = { $name }, { $unit }
heavy_hitters-hand-at = distance { $distance }, { $sight }
heavy_hitters-hand-odds = { $number } ou plus : { $chance } %, Dégâts { $damage } contre armure { $armor }+, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } à attendre
heavy_hitters-hand-chance = { $chance } %
heavy_hitters-hand-expected = ≈ { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
heavy_hitters-hand-units = { $name } ({ $units })
heavy_hitters-hand-fault = { $fault } : { $units }
heavy_hitters-hand-expected-damage = ≈ { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } Dégât à attendre
heavy_hitters-hand-fault-range = hors de portée
heavy_hitters-hand-fault-arc = hors de l’arc
heavy_hitters-hand-fault-sight = vue bloquée

## Ordres secrets

heavy_hitters-hand-weapons = Armes en main
heavy_hitters-hand-dear = Hors de prix : { $cards }.
heavy_hitters-hand-not-with = pas avec les armes choisies
heavy_hitters-hand-commit = { $count ->
        [one] Engager { $count } arme · { $price }⚡
       *[other] Engager { $count } armes · { $price }⚡
    }
heavy_hitters-hand-over = { $over ->
        [one] { $over } en trop : vous perdez { $over } carte
       *[other] { $over } en trop : vous perdez { $over } cartes
    }
heavy_hitters-hand-commit-pick = Choisissez des armes
heavy_hitters-hand-commit-none = Ne rien engager

## Fenêtres

heavy_hitters-hand-window = Le temps est le même pour tout le monde, quelle que soit la main. Sans réponse, vous passez.
heavy_hitters-hand-sealed = Choisi : { $answer }. Personne ne le voit avant la fin du temps ; d’ici là, vous pouvez changer.
heavy_hitters-hand-nothing = Vous n’avez rien à jouer ici.
heavy_hitters-hand-pass = Passer
heavy_hitters-hand-pass-round = Plus rien ce Round

## Dégâts, Améliorations, alliances

heavy_hitters-hand-lose-which = Cartes de votre main
heavy_hitters-hand-lose-top = Dessus de la Pioche
heavy_hitters-hand-lose-rest = { $left ->
        [one] La dernière depuis la Pioche
       *[other] Les { $left } depuis la Pioche
    }
heavy_hitters-hand-tier = niveau { $tier }
heavy_hitters-hand-rival = { $life ->
        [one] { $life } carte · progression { $fame } · Démolis { $demolished }
       *[other] { $life } cartes · progression { $fame } · Démolis { $demolished }
    }
