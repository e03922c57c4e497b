### GKR: Heavy Hitters sur la page : ce qu’apporte un choix, et le récit d’une partie.

## Au-dessus du plateau

heavy_hitters-phase-round = Round { $round } · { $phase }

## Sortes de cartes hors des decks

heavy_hitters-kind-pilot = Pilote
heavy_hitters-kind-upgrade = Amélioration

## Ce qu’apporte un choix

heavy_hitters-note-expected = { $expected ->
        [one] { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } Dégât à attendre
       *[other] { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } Dégâts à attendre
    }
heavy_hitters-note-odds = { $chance } % de chances de toucher, { $expected ->
        [one] { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } Dégât à attendre
       *[other] { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } Dégâts à attendre
    }
heavy_hitters-note-missing = { $missing ->
        [1] Ce Tag le fait tomber !
       *[other] Il tombe après { $missing } Tags, celui-ci compris.
    }
heavy_hitters-note-reaches = À portée : { $targets }
heavy_hitters-note-over = { $over ->
        [one] { $over } point d’Énergie en trop.
       *[other] { $over } points d’Énergie en trop.
    }

## Les courbes

heavy_hitters-curve-life = Vie
heavy_hitters-curve-buildings = Immeubles démolis
heavy_hitters-curve-fame = Exploits

## Le récit d’une partie

heavy_hitters-story-shot = Le tir de la partie : avec { $weapon }, { $by } a coûté { $count } cartes à { $name }, au Round { $round }.
heavy_hitters-story-first = Le premier Immeuble est tombé en { $at }, pour { $name }, au Round { $round }.
heavy_hitters-story-out = { $name } a quitté l’arène en premier, au Round { $round }.
heavy_hitters-story-twelve = Double six pour { $name }, au Round { $round } !

heavy_hitters-award-gunner = Fine gâchette : { $amount ->
        [one] { $amount } carte arrachée
       *[other] { $amount } cartes arrachées
    }
heavy_hitters-award-wrecker = Boulet de démolition : { $amount ->
        [one] { $amount } Immeuble à terre
       *[other] { $amount } Immeubles à terre
    }
heavy_hitters-award-hunter = Chasse au petit gibier : { $amount ->
        [one] { $amount } Unité de soutien détruite
       *[other] { $amount } Unités de soutien détruites
    }
heavy_hitters-award-tagger = Partout à la fois : { $amount ->
        [one] { $amount } Tag
       *[other] { $amount } Tags
    }
heavy_hitters-award-armored = Solide comme un coffre-fort : { $amount ->
        [one] { $amount } dé d’armure réussi
       *[other] { $amount } dés d’armure réussis
    }
heavy_hitters-award-survivor = Tient par la peinture : { $amount ->
        [one] { $amount } carte restante
       *[other] { $amount } cartes restantes
    }
heavy_hitters-award-mender = Pièces de rechange : { $amount ->
        [one] { $amount } carte réparée
       *[other] { $amount } cartes réparées
    }
heavy_hitters-award-spendthrift = Le tout pour le tout : { $amount ->
        [one] { $amount } point d’Énergie en trop
       *[other] { $amount } points d’Énergie en trop
    }
heavy_hitters-award-runner = Toujours en route : { $amount ->
        [one] { $amount } déplacement
       *[other] { $amount } déplacements
    }
heavy_hitters-award-trigger = Gâchette facile : { $amount ->
        [one] { $amount } attaque
       *[other] { $amount } attaques
    }
heavy_hitters-award-dented = Cabossé de partout : { $amount ->
        [one] { $amount } carte perdue
       *[other] { $amount } cartes perdues
    }
