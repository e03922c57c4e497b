### The guided first game of GKR: Heavy Hitters.

heavy_hitters-guide-goal = Démolissez 4 Immeubles et vous gagnez. Vous en avez déjà 3 !
heavy_hitters-guide-move = Voici le dernier Immeuble qu’il vous faut. Touchez l’hexagone juste à côté.
heavy_hitters-guide-go = Chaque hexagone coûte 1⚡. En route !
heavy_hitters-guide-stay = L’Immeuble est juste à côté. Restez ici, c’est gratuit.
heavy_hitters-guide-face = Vos armes tirent vers l’avant. Tournez-vous vers votre rival.
heavy_hitters-guide-aimed = Votre rival est devant vous. Gardez cette orientation !
heavy_hitters-guide-weapon = Les ordres sont secrets, puis révélés ensemble. Choisissez cette arme.
heavy_hitters-guide-weapon-again = Encore un tir : gardez 4⚡ pour le dernier Tag. Choisissez cette arme.
heavy_hitters-guide-order = Elle est rapide : elle tire en premier. Donnez l’ordre !
heavy_hitters-guide-fire = Deux dés contre sa valeur d’attaque, puis l’armure. Feu !
heavy_hitters-guide-lose = Un tir vous touche ! Vos cartes sont votre vie : chaque dégât en prend une.
heavy_hitters-guide-lose-top = Un tir vous touche ! Perdez une carte du dessus de votre pioche.
heavy_hitters-guide-tag = Posez votre Tag pour 4⚡. Au quatrième, l’Immeuble s’écroule.
heavy_hitters-guide-demolish = Votre quatrième Tag ici. Faites-le tomber !
heavy_hitters-guide-tagged = Un Immeuble se tague une fois par Round. Continuez.
heavy_hitters-guide-rest = Le Round finit : l’Énergie revient, votre main se complète.
heavy_hitters-guide-react = Certaines cartes répondent aux autres. Laissez passer pour cette fois.
heavy_hitters-guide-free-move = À vous de choisir : touchez un hexagone, ou restez sur place.
heavy_hitters-guide-free-orders = À vous de choisir : des armes à portée, ou aucune.
heavy_hitters-guide-free-tag = À vous de choisir : taguez un Immeuble voisin, ou gardez vos ⚡.
heavy_hitters-guide-learnt-round = À chaque Round : bougez, tirez par ordre de vitesse, puis taguez des Immeubles.
heavy_hitters-guide-learnt-cards = Tout se paie en ⚡. Vos cartes sont à la fois vos armes, vos ruses et votre vie.
heavy_hitters-guide-learnt-goal = Démolissez 4 Immeubles, ou soyez le dernier Heavy Hitter debout.

## For ears: a hex that can be taken

heavy_hitters-board-hex = Hexagone { $hex }
