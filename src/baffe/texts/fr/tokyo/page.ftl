### King of Tokyo sur la page : ce que disent le plateau, les dés et le marché, en plus des textes partagés avec le terminal.

## Ce qu’apporte un choix

tokyo-note-flee = Vous gardez vos ♥ restants, mais renoncez à 2★ au début de votre prochain tour.
tokyo-note-flee-two = Vous gardez vos ♥ restants, mais renoncez à 1⚡ au début de votre prochain tour.
tokyo-note-flee-jets = Vous ne perdez rien, au lieu de { $hearts }♥.
tokyo-note-stay = 2★ au début de votre prochain tour, si vous tenez jusque-là avec { $hearts }♥. Ici, les dés ne soignent pas.
tokyo-note-stay-two = 1⚡ au début de votre prochain tour, si vous tenez jusque-là avec { $hearts }♥. Ici, les dés ne soignent pas.
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
       *[other] { $hearts } dés : chaque ♥ obtenu sauve un des vôtres.
    }
tokyo-note-probe = Un dé, choisi par vous, est relancé.
tokyo-note-again = Un dé de moins, tout le reste comme d’habitude.
tokyo-note-use-mimic = La copie est dépensée, la carte elle-même reste.
tokyo-note-take-zombie = −{ $hearts }♥ : il vous reste 0♥, et vous survivez grâce à { tokyo-card-zombie }.
tokyo-note-take-child = −{ $hearts }♥ : { tokyo-card-it_has_a_child } Vous repartez avec 10♥, sans cartes ni ★.
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
tokyo-chip = { $who }{ $now } : { $hearts }♥{ $more }. Regarder de plus près.
tokyo-chip-who = { $name }, { $monster }
tokyo-chip-stars = , { $stars }★
tokyo-chip-energy = , { $energy }⚡
tokyo-chip-city = , dans Tokyo City
tokyo-chip-bay = , dans Tokyo Bay
tokyo-chip-turn = , c’est son tour
tokyo-chip-awaited = , doit décider
tokyo-chip-bot = , robot
tokyo-chip-sleep = , hors ligne
tokyo-chip-out = , hors jeu
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
tokyo-tv-enters = { $name } entre à Tokyo !
tokyo-tv-in = à { $place }
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
tokyo-die = face { $face }, dé { $number }
tokyo-die-kept = face { $face }, dé { $number }, gardé
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
        [0] Plus aucun lancer
        [one] Encore { $count } lancer
       *[other] Encore { $count } lancers
    }
tokyo-die-face-1 = un
tokyo-die-face-2 = deux
tokyo-die-face-3 = trois
tokyo-die-face-heart = cœur
tokyo-die-face-energy = énergie
tokyo-die-face-smash = baffe

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
tokyo-change-robot = { $card } : payer des ⚡ à la place des ♥
tokyo-help-costume = L’un des deux costumes est à vous, gratuitement, et agit dès votre premier tour. L’autre rejoint la pioche.
tokyo-help-steal = Vos baffes ont blessé un monstre costumé. Payez le prix du costume à son propriétaire et il est à vous aussitôt ; vous pouvez en prendre plusieurs.
tokyo-help-cheer = Avec { tokyo-card-cheerleader }, vous pouvez ajouter une baffe au résultat d’un autre monstre, comme si un dé de plus la montrait.
tokyo-help-probe = Les dés d’un autre monstre sont définitifs, sauf si vous lui faites relancer l’un d’eux.

## Le récit d’une partie

tokyo-story-first = Premier monstre dans Tokyo : { $name }, au tour { $turn }.
tokyo-story-hit = Le plus gros coup : { $by } a arraché { $hearts }♥ à { $name }, au tour { $turn }.
tokyo-story-reign = Le plus long règne : { $name } a tenu Tokyo { $turns } tours de suite.
tokyo-story-card = { $what ->
        [stars] La meilleure carte : { $card } a rapporté { $amount }★ à { $name }.
        [hurt] La meilleure carte : avec { $card }, { $name } a arraché { $amount }♥.
        [healed] La meilleure carte : { $card } a rendu { $amount }♥ à { $name }.
       *[energy] La meilleure carte : { $card } a rapporté { $amount }⚡ à { $name }.
    }
tokyo-award-king = Tokyo pour maison : { $amount ->
        [one] { $amount } tour commencé là
       *[other] { $amount } tours commencés là
    }
tokyo-award-lucky = Coup de chance : { $amount }★ en un jet de dés
tokyo-award-runner = Pattes agiles : { $amount ->
        [one] { $amount } fuite
       *[other] { $amount } fuites
    }

## Around the table

tokyo-name = King of Tokyo
tokyo-option-two_player_variant = Règles à deux
    .about = Dans Tokyo, vous gagnez 1⚡ au lieu de ★, en entrant et en y commençant votre tour.
tokyo-help-goal = Atteignez 20★ avant les autres, ou soyez le dernier monstre en vie.
tokyo-help-roll = Touchez les dés à garder, puis relancez les autres. Vous pouvez vous arrêter à tout moment.
tokyo-help-flee = Vous avez pris des baffes dans Tokyo. Fuyez, et l’attaquant doit prendre votre place ; ou restez et défendez-la.
tokyo-help-buy = Payez avec vos ⚡. Les cartes POUVOIR restent devant vous, les cartes ACTION agissent tout de suite.
tokyo-help-heart = Chaque dé cœur peut vous soigner, retirer un jeton ou, avec une carte, soigner quelqu’un d’autre.
tokyo-help-brace = Vous allez perdre des cœurs. Vos cartes peuvent l’empêcher.
tokyo-help-change = Avant de résoudre vos dés, vous pouvez encore les changer avec vos cartes.
tokyo-guide-goal = Voici vos étoiles. À 20★, vous gagnez !
tokyo-guide-three = Trois 3 rapportent 3★. Touchez vos deux 3 pour les garder.
tokyo-guide-three-roll = Relancez les autres dés. Vous avez trois lancers par tour.
tokyo-guide-three-done = Voilà le troisième 3 ! Gardez tout.
tokyo-guide-free = À vous de choisir : gardez les dés qui vous aident et relancez les autres.
tokyo-guide-shop = Achetez une carte qui vous plaît, ou gardez vos ⚡ pour plus tard.
tokyo-guide-release = Pas ce dé-là. Touchez-le encore pour le reposer.
tokyo-guide-hurt = On vous a frappé depuis Tokyo. À 0♥, votre monstre est hors jeu.
tokyo-guide-heal = Les ♥ soignent, les ⚡ paient les cartes. Gardez tout !
tokyo-guide-buy = Achetez cette carte : elle donne 3★.
tokyo-guide-chase = Rester dans Tokyo rapporte 2★ par tour. Chassez-en ce monstre : touchez vos deux baffes.
tokyo-guide-chase-roll = Relancez les autres dés pour avoir plus de baffes.
tokyo-guide-chase-done = Chaque baffe lui coûte 1♥. S’il fuit, Tokyo est à vous. Frappez !
tokyo-guide-stay = Vous tenez Tokyo ! Restez : un tour commencé ici rapporte 2★.
tokyo-guide-flee = Il vous reste peu de ♥, et dans Tokyo les dés cœur ne soignent pas. Fuyez !
tokyo-guide-knock-out = Autant de baffes que ce monstre a de ♥ : il est hors jeu. Frappez !
tokyo-guide-win = Un tour commencé dans Tokyo : +2★. Avec trois 3, c’est 20★. Gardez tout !
tokyo-guide-learnt-dice = Gardez les bons dés et relancez les autres : trois lancers par tour.
tokyo-guide-learnt-tokyo = Dans Tokyo, vous gagnez des ★ et frappez tous les autres, mais les dés cœur ne soignent pas.
tokyo-guide-learnt-goal = À 20★, ou dernier monstre debout, vous gagnez.
tokyo-tap-roll = { $rolls_left ->
        [0] Touchez les dés à garder, ou relancez malgré tout.
       *[other] Touchez les dés à garder.
    }
