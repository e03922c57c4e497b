### King of Tokyo Duel sur la page : ses dés, sa rangée de cartes, et ce qu’apportent les réponses.

## Dés

duel-dice = Dés
duel-dice-of = Dés : { $name }
duel-die = { $face }, dé { $number }
duel-die-kept = { $face }, dé { $number }, gardé
duel-die-mark = gardé
duel-die-face-smash = baffe
duel-die-face-heart = soin
duel-die-face-energy = énergie
duel-die-face-fame = Gloire
duel-die-face-destruction = Destruction
duel-die-face-special = face spéciale
# Combien de dés de ce tour sont rouges et blancs : un dé seul ne le dit pas.
duel-dice-colours = { $red ->
        [0] Aucun dé rouge
        [one] { $red } dé rouge
       *[other] { $red } dés rouges
    }{ $white ->
        [0] {""}
        [one] {" "}et { $white } blanc
       *[other] {" "}et { $white } blancs
    }
duel-added = En plus dans le Lancer
duel-threw = Lancés à part
duel-symbol = Autobot garde { $track } ce tour-ci
duel-reroll = { $count ->
        [one] Relancer { $count } dé
       *[other] Relancer { $count } dés
    }
duel-reroll-all = { $count ->
        [one] Relancer le dé
       *[other] Relancer les { $count }
    }
duel-rolls-left = { $count ->
        [0] Sans limite
        [one] Encore { $count } lancer
       *[other] Encore { $count } lancers
    }
duel-stop = Tout garder
duel-stop-end = Résoudre ces dés

## Avant le premier lancer

duel-spend = +1 dé blanc
duel-spend-tokens = { $count ->
        [one] contre votre jeton Dé
       *[other] contre 1 jeton Dé sur { $count }
    }
duel-throw = { $count ->
        [0] Ne lancer aucun dé
        [one] Lancer { $count } dé
       *[other] Lancer { $count } dés
    }
duel-dice-ready = Vos dés : { $red ->
        [one] { $red } rouge
       *[other] { $red } rouges
    } et { $white ->
        [0] aucun blanc
        [one] { $white } blanc
       *[other] { $white } blancs
    }.

## La face d’Alienoid, Batteries titanesques

duel-add-face = Ajouter { $face }
duel-aside = Mettre 2 dés de côté : 1 jeton Dé
duel-die-aside = de côté
duel-aside-pick = { $count ->
        [one] Choisissez encore { $count } dé
       *[other] Choisissez { $count } dés
    }

## Ce qui est résolu maintenant

duel-uses = { $face ->
        [smash] { $count ->
            [one] { $count } baffe
           *[other] { $count } baffes
        }
        [heart] { $count ->
            [one] { $count } soin
           *[other] { $count } soins
        }
        [energy] { $count } énergie
        [fame] { $count } Gloire
        [destruction] { $count } Destruction
       *[special] { $count ->
            [one] { $count } face spéciale
           *[other] { $count } faces spéciales
        }
    }
duel-uses-both = { $first } fois { $second }
duel-does-smash = { $gain ->
        [one] { $gain } dégât pour votre Rival
       *[other] { $gain } dégâts pour votre Rival
    }
duel-does-heart = +{ $gain }♥
duel-does-energy = +{ $gain }⚡
duel-does-fame = { $gain ->
        [one] Gloire : { $gain } case vers vous
       *[other] Gloire : { $gain } cases vers vous
    }
duel-does-destruction = { $gain ->
        [one] Destruction : { $gain } case vers vous
       *[other] Destruction : { $gain } cases vers vous
    }
duel-does-token = +{ $gain } jeton Dé
duel-does-king = Poser ou déplacer un jeton de The King

## La rangée

duel-type-keep = POUVOIR
duel-type-discard = ACTION
duel-market-card = { $card }, { $price }⚡. Regarder de plus près.
duel-buy = Acheter
duel-buy-short = { $missing ->
        [one] Manque { $missing }⚡
       *[other] Manque { $missing }⚡
    }
duel-buy-no = Pas maintenant
duel-price = Prix : { $price }⚡
duel-price-reduced = Prix : { $price }⚡ au lieu de { $printed }⚡
duel-last-place = emplacement 3 : −1⚡
duel-refresh = Renouveler : 2⚡
duel-done-nothing = Ne rien acheter : +1⚡
duel-row-empty = La rangée est vide.
duel-discard-row = { duel-card-alien_metabolism } : défausser une carte de la rangée
# Le jeton Buzz d’une carte : ce qu’il y a sur ses cases, de gauche à droite.
duel-buzz = Jeton { $token } : { $shows }
duel-buzz-then = { $first }, puis { $next }
duel-buzz-inserts = une case de plus avec { $bonus }
duel-buzz-removes = retire une case

## Où va un jeton Buzz

duel-place-pick = Touchez une case des pistes.
duel-place-here = Poser ici
duel-place-turn = Retourner le jeton
duel-place-left = Plus à gauche
duel-place-right = Plus à droite
duel-place-which = Quel jeton de The King ?
duel-place-king1 = Premier jeton
duel-place-king2 = Second jeton
duel-place-lies = sur { $track }
duel-place-lies-not = pas encore posé

## Le seul choix dans le tour d’Autobot

duel-symbol-why = La règle ne tranche pas ici : c’est à vous. Il garde ces dés-là et relance les autres.
duel-tap-roll = Touchez les dés à garder.
