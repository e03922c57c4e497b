### Le plateau de Heavy Hitters dans la page.

heavy_hitters-board-map = Plateau
heavy_hitters-board-squads = Factions
heavy_hitters-board-closer = Agrandir le plateau
heavy_hitters-board-farther = Réduire le plateau
heavy_hitters-board-fit = Voir tout le plateau
heavy_hitters-board-ways = Directions
heavy_hitters-board-means = Comment
heavy_hitters-board-ally = Alliance

## Ce que les nombres d’une faction comptent

heavy_hitters-board-count-heart = vie
heavy_hitters-board-count-energy = Énergie
heavy_hitters-board-count-star = Progression
heavy_hitters-board-count-building = Immeubles Démolis
heavy_hitters-board-count-flag = Tags posés
heavy_hitters-board-squad = { $name } : vie { $life }, Énergie { $energy }, Progression { $fame }, Immeubles Démolis { $buildings }, Tags { $tags }, Unités de Soutien sur le plateau { $units }.
heavy_hitters-board-squad-out = { $name } : hors jeu.
heavy_hitters-board-allied = Joue dans votre camp.
heavy_hitters-board-hound = A le jeton Glory Hound.
heavy_hitters-board-awaited = On attend sa réponse.

## Ce qui se trouve sur un hexagone

heavy_hitters-board-line = { $hex } : { $what }
heavy_hitters-board-building = Immeuble
heavy_hitters-board-rubble = ruines au compte de { $name }
heavy_hitters-board-empty = Hexagone libre
heavy_hitters-board-tags-of = { $tags ->
        [one] { $name } : { $tags } Tag
       *[other] { $name } : { $tags } Tags
    }
heavy_hitters-board-faces = { $unit } regarde vers le { $direction }

## Choisir sur le plateau

heavy_hitters-board-pick-hex = Touchez un hexagone coloré du plateau.
heavy_hitters-board-pick-target = Touchez une cible sur le plateau.
heavy_hitters-board-pick-building = Touchez un Immeuble sur le plateau.
heavy_hitters-board-repair-who = Un dé décide si la réparation réussit.
heavy_hitters-board-list = Hexagones et cibles
heavy_hitters-board-as-list = Liste ({ $count })

## Le bouton qui confirme

heavy_hitters-do-pick-hex = Choisissez un hexagone
heavy_hitters-do-pick-target = Choisissez une cible
heavy_hitters-do-pick-building = Choisissez un Immeuble
heavy_hitters-do-pick-way = Choisissez une direction
heavy_hitters-do-move = Avancer en { $hex }
heavy_hitters-do-place = Placer en { $hex }
heavy_hitters-do-shift = Se décaler en { $hex }
heavy_hitters-do-tag = Taguer { $hex }
heavy_hitters-do-hijack = Retirer un Tag de { $name } en { $hex }
heavy_hitters-do-hijack-of = Tag de { $name }
heavy_hitters-do-fire = Tirer sur { $target }
heavy_hitters-do-repair = Réparer { $target }
heavy_hitters-do-face = Regarder vers le { $direction }
heavy_hitters-do-step = Un pas vers le { $direction }
heavy_hitters-do-push = Pousser vers le { $direction }
heavy_hitters-do-energy = { $over ->
        [0] { $price ->
            [0] gratuit
           *[other] { $price } ⚡
        }
       *[other] { $price } ⚡, dont { $over } en trop
    }
heavy_hitters-do-chance = { $chance } % de toucher

## Un tir avant qu’il parte

heavy_hitters-shot-chance = { $chance } %
heavy_hitters-shot-expected = { $expected ->
        [one] de toucher, { $expected } Dégât en moyenne
       *[other] de toucher, { $expected } Dégâts en moyenne
    }
heavy_hitters-shot-facts = Distance { $distance }, { $sight }, il faut { $number }, armure { $armor }+

## Un Tag avant qu’il soit posé

heavy_hitters-tag-change = { $hex } : { $now } → { $after } Tags.
heavy_hitters-tag-falls = L’Immeuble s’écroule !

## Une direction avant qu’elle soit choisie

heavy_hitters-face-reaches = { $weapon } → { $targets }
heavy_hitters-face-nothing = De ce côté, vos armes n’atteignent personne pour l’instant.

## Dés et tirs, en grand au-dessus du plateau

heavy_hitters-board-rolled = { $total } : il fallait { $needed }
heavy_hitters-board-saves = { $saved ->
        [0] Rien de sauvé ({ $needed }+)
       *[other] { $saved } sur { $count } sauvés ({ $needed }+)
    }
heavy_hitters-board-repair = Il faut { $needed } ou plus
heavy_hitters-board-fired = Il faut { $needed } · { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    }
heavy_hitters-board-hit = Touché !
heavy_hitters-board-missed = Manqué !
