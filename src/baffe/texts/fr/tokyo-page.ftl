### King of Tokyo sur la page : ce que disent le plateau, les dés et le marché, en plus des textes partagés avec le terminal.

## Ce qu’apporte un choix

tokyo-note-flee = Vous gardez vos ♥ restants, mais renoncez à 2★ au début de votre prochain tour.
tokyo-note-flee-two = Vous gardez vos ♥ restants, mais renoncez à 1⚡ au début de votre prochain tour.
tokyo-note-flee-jets = Vous ne perdez rien, au lieu de { $hearts }♥.
tokyo-note-stay = 2★ au début de votre prochain tour, en tenant d’ici là avec { $hearts }♥. Ici, les dés ne soignent pas.
tokyo-note-stay-two = 1⚡ au début de votre prochain tour, en tenant d’ici là avec { $hearts }♥. Ici, les dés ne soignent pas.
tokyo-note-stay-jets = { $left ->
        [0] −{ $hearts }♥ : il ne vous en resterait aucun.
       *[other] −{ $hearts }♥ : il vous reste { $left }♥, et Tokyo.
    }
tokyo-note-take = { $left ->
        [0] −{ $hearts }♥ : c’est la fin de votre monstre !
       *[other] −{ $hearts }♥ : il vous reste { $left }♥.
    }
tokyo-note-energy = Il vous reste { $energy }⚡.
tokyo-note-buy = { $effect } Il vous reste { $left }⚡.
tokyo-note-camouflage = { $hearts ->
        [one] { $hearts } dé : un ♥ vous sauve.
       *[other] { $hearts } dés : chaque ♥ en sauve un des vôtres.
    }
tokyo-note-probe = Un dé, choisi par vous, est relancé.
tokyo-note-again = Un dé de moins, tout le reste comme d’habitude.
tokyo-note-use-mimic = La copie est dépensée, la carte elle-même reste.
tokyo-note-take-zombie = −{ $hearts }♥ : il vous reste 0♥, et vous vivez encore comme { card-zombie }.
tokyo-note-take-child = −{ $hearts }♥ : { card-it_has_a_child } Vous repartez avec 10♥, sans cartes ni ★.
tokyo-note-robot = { $hearts ->
        [0] Vous ne perdez aucun ♥. Il vous reste { $left }♥ et { $energy }⚡.
       *[other] −{ $hearts }♥ tout de même. Il vous reste { $left }♥ et { $energy }⚡.
    }
tokyo-note-steal = Il vous reste { $left }⚡ ; { $name } reçoit { $price }⚡.
tokyo-note-steal-zombie = Sans lui, c’est fini pour { $name } !
tokyo-note-steal-astronaut = Avec vos ★, vous gagnez à la fin du tour.

## Monstres

tokyo-count-heart = Cœurs :
tokyo-count-star = Étoiles :
tokyo-count-energy = Énergie :
tokyo-count-card = Cartes :
tokyo-cards = { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
# Le nom du bouton d’un monstre : tout ce qu’il possède.
tokyo-chip = { $who } : { $hearts }♥, { $stars }★, { $energy }⚡, { $cards }{ $more }. Regarder de plus près.
tokyo-chip-who = { $name }, { $monster }
tokyo-chip-city = , dans Tokyo City
tokyo-chip-bay = , dans Tokyo Bay
tokyo-chip-turn = , joue son tour
tokyo-chip-awaited = , doit décider
tokyo-chip-bot = , robot
tokyo-chip-sleep = , n’est pas là
tokyo-chip-out = , hors du jeu
tokyo-chip-token = , { $token } { $count }
tokyo-chip-owned = , { $what }
tokyo-out = Hors jeu
tokyo-turn-of = { $name } joue
tokyo-turn-mine = À vous
tokyo-token = { $token } : { $count }
tokyo-mine = Votre monstre
tokyo-mine-of = Monstre : { $name }
tokyo-my-cards = Cartes devant ce monstre
tokyo-card-copies = { $card } copie { $copy }
tokyo-card-tokens = { $card } ({ $count })

## La ville

tokyo-city = Tokyo
tokyo-nobody = Personne à Tokyo : le prochain y entre.
tokyo-nobody-city = Tokyo City libre
tokyo-nobody-bay = Tokyo Bay libre
tokyo-king-of = { $name } règne sur { $place }
tokyo-tower-levels = Tour de Tokyo : { $count ->
        [0] aucun étage pris
        [one] { $count } étage pris
       *[other] { $count } étages pris
    }
# Suit, une fois pour chaque étage pris.
tokyo-tower-level =  ; étage { $level } : { $name }
tokyo-others = Les autres monstres

## Dés

tokyo-dice = Dés
tokyo-dice-of = Dés : { $name }
tokyo-die = { $face }, dé { $number }
tokyo-die-kept = { $face }, dé { $number }, gardé
tokyo-die-mark = gardé
tokyo-reroll = { $count ->
        [one] Relancer { $count } dé
       *[other] Relancer { $count } dés
    }
tokyo-reroll-all = { $count ->
        [one] Relancer le dé
       *[other] Relancer les { $count }
    }
tokyo-stop = Tout garder
tokyo-stop-end = Résoudre ces dés
tokyo-rolls-left = { $count ->
        [0] Plus de Lancer
        [one] Reste { $count } Lancer
       *[other] Reste { $count } Lancers
    }
tokyo-face-1 = un
tokyo-face-2 = deux
tokyo-face-3 = trois
tokyo-face-heart = cœur
tokyo-face-energy = énergie
tokyo-face-smash = baffe

## Marché

tokyo-market = Marché
tokyo-market-card = { $card }, { $price }⚡. Regarder de plus près.
tokyo-buy = Acheter
tokyo-buy-short = { $missing ->
        [one] Manque { $missing }⚡
       *[other] Manque { $missing }⚡
    }
tokyo-buy-no = Pas maintenant
tokyo-price = Prix : { $price }⚡
tokyo-price-reduced = Prix : { $price }⚡ au lieu de { $printed }⚡
tokyo-from-deck = Sur le dessus de la pioche
tokyo-from-deck2 = Deuxième de la pioche
tokyo-from-seat = Devant { $name }
tokyo-sweep = Renouveler : 2⚡
tokyo-sold-out = Le marché est vide.

## Costumes

tokyo-dressing = { $name } choisit l’un de ces costumes
tokyo-steal = Voler
# Tout ce que le Robot peut payer, avant le choix de la somme.
change-robot = { $card } : payer des ⚡ à la place des ♥
help-tokyo-costume = L’un des deux costumes est à vous, gratuitement, et agit dès votre premier tour. L’autre rejoint la pioche.
help-tokyo-steal = Vos baffes ont blessé un monstre costumé. Payez le prix du costume à son propriétaire et il est à vous aussitôt ; vous pouvez en prendre plusieurs.
help-tokyo-cheer = Avec { card-cheerleader }, vous pouvez ajouter une baffe au résultat d’un autre monstre, comme si un dé de plus la montrait.
help-tokyo-probe = Les dés d’un autre monstre sont définitifs, sauf si vous lui faites relancer l’un d’eux.

## Le récit d’une partie

tokyo-story-first = Premier monstre à Tokyo : { $name }, au tour { $turn }.
tokyo-story-hit = Le plus gros coup : { $by } arrache { $hearts }♥ d’un coup à { $name }, au tour { $turn }.
tokyo-story-reign = Le plus long règne : { $name } a tenu Tokyo { $turns } tours de suite.
tokyo-story-card = { $what ->
        [stars] La meilleure carte : { $card } a rapporté { $amount }★ à { $name }.
        [hurt] La meilleure carte : avec { $card }, { $name } a arraché { $amount }♥.
        [healed] La meilleure carte : { $card } a rendu { $amount }♥ à { $name }.
       *[energy] La meilleure carte : { $card } a rapporté { $amount }⚡ à { $name }.
    }
award-smasher = La main lourde : { $amount }♥ arrachés
award-king = Tokyo pour maison : { $amount ->
        [one] { $amount } tour commencé là
       *[other] { $amount } tours commencés là
    }
award-spender = Poches percées : { $amount }⚡ de cartes
award-lucky = Coup de chance : { $amount }★ en un jet de dés
award-healer = Santé de fer : { $amount }♥ regagnés
award-punchbag = Peau dure : { $amount }♥ perdus
award-survivor = Il s’en fallait de peu : { $amount }♥ au plus bas, toujours debout
award-runner = Pattes agiles : { $amount ->
        [one] { $amount } fuite
       *[other] { $amount } fuites
    }
