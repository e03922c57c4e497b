### Le plateau de King of Tokyo Duel sur la page : les deux monstres, les pistes et la rangée de cartes.

duel-board-mine = Votre monstre
duel-board-side = Monstre : { $name }
duel-board-look = { $name } : regarder de plus près
duel-board-autobot = Autobot · { $monster }
duel-board-autobot-power = À { $most } cubes
duel-board-autobot-text = Quand Autobot finit son tour avec au moins { $most } cubes, il en défausse { $most }, la carte du dernier emplacement est défaussée et il lance les deux dés blancs.
duel-board-bot = robot
duel-board-sleep = hors ligne
duel-board-cards = Cartes devant ce monstre
duel-board-power = Pouvoir : { $power }
duel-board-out = K.-O.
duel-board-turn-mine = À vous de jouer
duel-board-turn-of = { $name } joue

duel-board-count-heart = Cœurs :
duel-board-count-energy = Énergie :
duel-board-count-dice = Jetons Dé :
duel-board-count-card = Cartes :
duel-board-cubes = { $cubes ->
        [one] { $cubes } cube ; son pouvoir se déclenche à { $most }
       *[other] { $cubes } cubes ; son pouvoir se déclenche à { $most }
    }

## Pistes. On ne le voit pas, on l’entend.

duel-board-tracks = Gloire et Destruction
duel-board-marker = { $track } : le pion est sur { $space }.
duel-board-token = { $token }, sur { $track }, { $where } : { $bonuses }.
duel-board-removed = une case supprimée
duel-board-spots = Où va le jeton : { $token }. Les flèches du clavier passent d’un endroit à l’autre.

## Ce qui surgit

duel-board-blocked = { $hearts ->
        [one] { $hearts } dégât annulé
       *[other] { $hearts } dégâts annulés
    }
duel-board-stopped = Stop !

## Rangée de cartes

duel-board-row = Rangée de cartes
duel-board-row-card = { $card }, { $price }⚡. Regarder de plus près.
duel-board-row-less = { $card }, { $price }⚡, 1⚡ de moins à cet emplacement. Regarder de plus près.
duel-board-deck = { $count ->
        [0] La pioche est vide
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
