### Le plateau de King of Tokyo Duel sur la page : les deux monstres, les pistes et la rangée de cartes.

duel-board-mine = Votre monstre
duel-board-side = Monstre : { $name }
duel-board-look = { $name } : voir de plus près
duel-board-autobot = Autobot · { $monster }
duel-board-autobot-power = À { $most } cubes
duel-board-autobot-text = Dès que l’Autobot finit son tour avec { $most } cubes, il les paie, la carte de la dernière place est défaussée, et il jette les deux dés blancs.
duel-board-bot = bot
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
        [one] { $hearts } annulé
       *[other] { $hearts } annulés
    }
duel-board-stopped = Stop !

## Rangée de cartes

duel-board-row = Rangée de cartes
duel-board-row-card = { $card }, { $price }⚡. Voir de plus près.
duel-board-row-less = { $card }, { $price }⚡, remise de 1⚡ à cette place. Voir de plus près.
duel-board-deck = { $count ->
        [0] La pioche est vide
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
