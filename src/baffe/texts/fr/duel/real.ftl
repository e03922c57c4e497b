### Avec la vraie boîte : le téléphone est posé près du plateau, il joue Autobot et tient les scores.

duel-real = Avec la vraie boîte
    .about = Jouez en solo à votre table. Le téléphone tient le rôle de l’Autobot.

duel-real-title = Avec la vraie boîte
duel-real-about = Vous jouez avec votre plateau, vos cartes et vos dés. Cette page joue Autobot : elle dit ce qu’il garde, ce qu’il relance, ce qu’il fait, et selon quelle règle. Une fois ouverte, elle se passe de réseau.

## Mise en place

duel-real-mine = Votre monstre
duel-real-bots = Le monstre d’Autobot
duel-real-random = Tirer les deux au sort
duel-real-level = Autobot
duel-real-level-normal = Normal
    .about = Son pouvoir se déclenche à { $cubes } cubes d’énergie.
duel-real-level-hard = Difficile
    .about = Son pouvoir se déclenche à { $cubes } cubes d’énergie.
duel-real-first = { $who ->
        [me] Vous commencez, avec { $dice } dés : votre monstre a moins de ♥. Autobot a { $energy }⚡ sur sa fiche.
       *[autobot] Autobot commence, avec { $dice } dés : son monstre n’a pas plus de ♥ que le vôtre. Prenez { $energy }⚡.
    }
duel-real-king = Autobot n’utilise jamais les jetons de The King : ils restent dans la boîte.
duel-real-house = Autres réglages d’Autobot
duel-real-house-dice = S’il commence la partie, son premier lancer
    .count = { $dice } dés
duel-real-house-bonus = Une case Buzz avec un jeton Dé lui donne
    .nothing = Rien
    .cube = 1 cube d’énergie
duel-real-begin = Commencer
duel-real-wakes = Vous jouez dès que le moteur est là.

## Les deux côtés

duel-real-you = Vous
duel-real-autobot = Autobot
duel-real-the-autobot = Autobot
duel-real-figure-mine = Vos cœurs
duel-real-figure-bots = Cœurs d’Autobot
duel-real-figure-cubes = Énergie sur la fiche d’Autobot
duel-real-figure-fewer = Dés en moins pour Autobot au prochain tour
duel-real-less = { $what } : un de moins
duel-real-more = { $what } : un de plus
duel-real-out-of = sur { $most }
duel-real-to-you = { $track } : une case vers vous
duel-real-to-autobot = { $track } : une case vers Autobot
duel-real-stomp = { $dice ->
        [one] Au prochain tour, il lance { $dice } dé
       *[other] Au prochain tour, il lance { $dice } dés
    }
    .about = Un de moins avec { duel-card-thunder_stomp }
duel-real-tokens = Jetons Buzz
duel-real-lies-there = { $track } : il y a { $bonus }.

## Mon tour

duel-real-turn-mine = Votre tour
duel-real-turn-bots = Tour d’Autobot
duel-real-first-turn = Premier tour de la partie : vous lancez { $dice } dés.
duel-real-my-turn = Jouez sur la table, puis notez les scores.
duel-real-over = J’ai fini mon tour
duel-real-finish = La partie est finie
duel-real-correct = Scores

## Jetons Buzz

duel-real-token-which = Quel jeton ?
duel-real-token-where = Où est-il ? Touchez la piste.
duel-real-token-turn = Le retourner
duel-real-token-put = Le poser ici
duel-real-token-off = Le retirer du plateau
duel-real-token-stuck = Un pion est dessus : il reste où il est.
duel-real-token-on = sur { $track }
duel-real-token-spots = Où le jeton peut être posé
duel-real-token-at = { $track }, { $space }
duel-real-token-back = Un autre jeton

## Lancer

duel-real-throw-first = { $dice ->
        [one] Lancez { $dice } dé rouge pour Autobot
       *[other] Lancez { $dice } dés rouges pour Autobot
    }
duel-real-throw-again = { $dice ->
        [one] Relancez { $dice } dé
       *[other] Relancez { $dice } dés
    }
duel-real-throw-white = Lancez les { $dice } dés blancs
duel-real-throw-number = Lancer { $number } sur { $throws }
duel-real-keeps = Il garde
duel-real-keeps-nothing = Il ne garde rien
duel-real-throws-again = Il relance
duel-real-roll = Lancer pour moi
duel-real-type = Ou touchez ce que vous avez obtenu :
duel-real-typed = { $count ->
        [0] Rien pour l’instant
        [one] { $count } dé noté
       *[other] { $count } dés notés
    }
duel-real-typed-more = { $count ->
        [one] Encore { $count } dé
       *[other] Encore { $count } dés
    }
duel-real-typed-done = Continuer avec ces dés
duel-real-delete = Effacer le dernier dé
duel-real-final = Il termine avec
duel-real-thrown = Il a obtenu
duel-real-white = Dés blancs
duel-real-symbol = Autant de Gloire que de Destruction, et les pions sont alignés. Choisissez ce qu’il garde.

## Résolution

duel-real-hits = { $hits ->
        [one] Vous subissez { $hits } dégât
       *[other] Vous subissez { $hits } dégâts
    }
duel-real-hits-lost = Cœurs que vous perdez
duel-real-hits-cards = Moins, si vos cartes en annulent.
duel-real-hits-do = { $hearts ->
        [0] Je ne perds rien
       *[other] Je perds { $hearts }♥
    }
duel-real-next = Suite
duel-real-conduct = Avec { duel-card-superconductor }, vous pouvez défausser cette carte pour prendre { $energy }⚡ aussi.
duel-real-card = Défaussez la carte de l’emplacement 3, faites glisser les autres et révélez-en une nouvelle.
    .about = L’emplacement 3 est celui de la remise.
duel-real-card-which = Quelle carte est arrivée ? (facultatif)
duel-real-card-search = Chercher la nouvelle carte
duel-real-card-done = C’est fait
duel-real-card-empty = Il n’y a aucune carte dans la rangée
duel-real-card-other = Une autre carte

## Annuler, journal, fin

duel-real-undo = Annuler
duel-real-log = Journal
duel-real-leave = Arrêter cette partie
duel-real-leave-sure = Les scores de cette partie seront perdus.
duel-real-leave-do = Oui, arrêter
duel-real-menu = Menu
duel-real-won = { $who ->
        [me] Vous gagnez !
        [autobot] Autobot gagne !
       *[nobody] Personne ne gagne
    }
duel-real-again = Rejouer

## Ce qui s’est passé

duel-real-told-first_player = { $who ->
        [me] Vous commencez
       *[autobot] Autobot commence
    }
duel-real-told-turn_started = { $who ->
        [me] Tour { $turn } : vous
       *[autobot] Tour { $turn } : Autobot
    }
duel-real-told-dice_fewer = { $dice ->
        [one] Il lance { $dice } dé de moins
       *[other] Il lance { $dice } dés de moins
    }
duel-real-told-rolled = Il lance { $dice }
duel-real-told-kept = Il garde { $dice }
duel-real-told-stopped = Il termine avec { $dice }
duel-real-told-threw = Dés blancs : { $dice }
duel-real-told-symbol_fixed = Il choisit { $track }
duel-real-told-hurt = Vous perdez { $hearts }♥
duel-real-told-prevented = { $hearts ->
        [one] Vos cartes annulent { $hearts } dégât
       *[other] Vos cartes annulent { $hearts } dégâts
    }
duel-real-told-healed = Autobot gagne { $hearts }♥
duel-real-told-pulled = { $steps ->
        [one] Il tire le pion { $track } de { $steps } case
       *[other] Il tire le pion { $track } de { $steps } cases
    }
duel-real-told-stepped = { $track } passe sur { $space }
duel-real-told-stepped_bonus = { $step } : { $bonus }
duel-real-told-stopped_by_king = { $lost ->
        [one] Votre jeton arrête { $track } : { $lost } case est perdue
       *[other] Votre jeton arrête { $track } : { $lost } cases sont perdues
    }
duel-real-told-bonus = Bonus Buzz sur cette case : { $bonus }
duel-real-told-energy_gained = { $who ->
        [me] Vous prenez { $energy }⚡
       *[autobot] Autobot pose { $energy }⚡ sur sa fiche
    }
duel-real-told-cubes_gained = Autobot pose { $cubes }⚡ sur sa fiche
duel-real-told-cubes_spent = Il paie { $cubes }⚡ pour son pouvoir
duel-real-told-removed = La carte de l’emplacement 3 est défaussée
duel-real-told-revealed = Nouvelle carte dans la rangée : { $card }
duel-real-told-knocked_out = { $who ->
        [me] Vous êtes K.-O.
       *[autobot] Autobot est K.-O.
    }
duel-real-told-game_over = { $reason ->
        [knock_out] Par K.-O.
        [spotlight] Les deux pions sont Sous les projecteurs
        [victory_space] Un pion est sur la case Victoire
       *[draw] Les deux monstres sont K.-O.
    }
duel-real-told-set_mine = Vos cœurs : { $to }♥
duel-real-told-set_bots = Cœurs d’Autobot : { $to }♥
duel-real-told-set_cubes = Sur la fiche d’Autobot : { $to }⚡
duel-real-told-set_fewer = { $to ->
        [one] Au prochain tour, Autobot lance { $to } dé de moins
       *[other] Au prochain tour, Autobot lance { $to } dés de moins
    }
duel-real-told-set_marker = Vous déplacez le pion { $track } : { $space }
duel-real-told-set_token = { $token } : sur { $track }, { $space }
duel-real-told-set_off = { $token } : retiré du plateau
