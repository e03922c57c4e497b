### Pourquoi ? Un court texte pour chaque règle numérotée de Duel et d’Autobot.

## Mise en place

rule-duel-D1 = Deux monstres différents jouent. Chacun commence avec ses propres ♥, de 12 à 15, et n’en a jamais plus.
    .title = Deux monstres et leurs cœurs
rule-duel-D2 = Le plateau est entre les monstres et chacun possède un bout des deux pistes. Les deux pions commencent au centre.
    .title = Plateau et pions au départ
rule-duel-D3 = Les 50 cartes sont mélangées face cachée et trois sont retournées : c’est la rangée.
    .title = Pioche et rangée
rule-duel-D4 = Il y a six dés rouges, deux dés blancs, quatre jetons Dé et onze jetons Buzz. Les deux jetons de The King ne servent que s’il joue.
    .title = Contenu de la boîte
rule-duel-D5 = Personne ne commence avec des cartes ou des jetons Dé. Le premier monstre a 0⚡, le second 1⚡.
    .title = Ce que chacun a au départ
rule-duel-D6 = Chaque monstre lance six dés ; celui qui a le plus de baffes joue en premier. En cas d’égalité, on relance.
    .title = Les dés décident qui commence
rule-duel-D7 = Le monstre qui joue en second commence avec 1⚡.
    .title = Énergie pour qui joue en second

## Le tour

rule-duel-D8 = Les monstres jouent à tour de rôle. Un tour : lancer, résoudre, acheter ou gagner 1⚡, finir.
    .title = Les tours et leurs phases
rule-duel-D9 = Avant les dés viennent, dans cet ordre : Hibernation, Expérience scientifique, Dominer.
    .title = Ce qui précède les dés
rule-duel-D10 = Dormir avec Hibernation finit le tour aussitôt, sans dés, ni achat, ni ⚡. Ce qui attendait ce tour est épuisé.
    .title = Un tour passé à dormir
rule-duel-D11 = Ce qui sert une fois par tour sert de nouveau à chaque nouveau tour, même un tour de plus.
    .title = Tout sert de nouveau à chaque tour
rule-duel-D12 = Après un tour avec Rage, le même monstre joue encore un tour entier.
    .title = Rage donne un tour entier

## Les lancers

rule-duel-D13 = Vous lancez six dés rouges. Au tout premier tour de la partie, cinq.
    .title = Six dés, cinq au tout premier tour
rule-duel-D14 = Avant le premier lancer, vous pouvez dépenser des jetons Dé : chacun donne un dé blanc de plus pour ce tour.
    .title = Jetons Dé avant le premier lancer
rule-duel-D15 = Une tête de plus et Sélection naturelle ajoutent chacune un dé blanc d’office, avant les jetons.
    .title = Dés blancs des cartes
rule-duel-D16 = Il n’y a que deux dés blancs, donc jamais plus de huit dés. Sans dé blanc libre, aucun jeton ne se dépense.
    .title = Jamais plus de huit dés
rule-duel-D17 = Dominer et Écrasement dévastateur retirent des dés rouges avant le premier lancer, jusqu’au dernier. Les dés blancs s’ajoutent ensuite.
    .title = Moins de dés
rule-duel-D18 = Vous avez trois lancers, quatre avec Cerveau démesuré. Le premier prend tous les dés ; avant chaque autre, vous choisissez ceux que vous relancez.
    .title = Trois lancers
rule-duel-D19 = Vous pouvez arrêter après chaque lancer. Sans aucun dé, il n’y a pas de lancer et le tour continue.
    .title = Arrêter plus tôt, ou sans aucun dé
rule-duel-D20 = Avec Dans les ténèbres, les dés qui montrent Gloire se relancent encore après le dernier lancer, sans limite.
    .title = Relancer les dés Gloire sans limite
rule-duel-D21 = Quand vous arrêtez, vos dés forment votre Lancer, avec les faces qui s’y ajoutent.
    .title = Le Lancer

## Le Lancer final

rule-duel-D22 = Une fois le Lancer final : pouvoir d’Alienoid, cartes qui lisent le Lancer, Redémarrage, Sélection naturelle, Batteries titanesques, puis les dés.
    .title = Ordre une fois le Lancer final
rule-duel-D23 = Les faces ajoutées par des cartes ou par Alienoid comptent partout où le Lancer est lu.
    .title = Les faces ajoutées comptent
rule-duel-D24 = Redémarrage fait sauter les dés et tout ce qui appartient à leur résolution. Le tour continue par les achats.
    .title = Sauter les dés
rule-duel-D25 = Les dés mis de côté avec Batteries titanesques ne font plus partie du Lancer.
    .title = Dés mis de côté

## Résoudre les dés

rule-duel-D26 = Tous les dés sont résolus, dans l’ordre que vous voulez. Les dés de même face se résolvent ensemble.
    .title = Les dés se résolvent dans l’ordre voulu
rule-duel-D27 = Votre Rival subit autant de dégâts que vous avez de baffes, d’un seul coup.
    .title = Baffes
rule-duel-D28 = Chaque soin vous rend 1♥, sans dépasser vos ♥ de départ.
    .title = Soins
rule-duel-D29 = Chaque dé énergie vous donne 1⚡.
    .title = Énergie
rule-duel-D30 = Trois dés Gloire ou Destruction tirent le pion correspondant de 1 case, et chaque dé de plus, de 1 case encore. Moins de trois ne font rien.
    .title = Gloire et Destruction
rule-duel-D31 = Les faces spéciales servent au pouvoir de votre monstre, tant qu’il y en a assez. Chacune ne sert qu’une fois.
    .title = Faces spéciales
rule-duel-D32 = Les faces spéciales en trop et les groupes de moins de trois ne font rien.
    .title = Dés sans effet
rule-duel-D33 = Les dés sont comptés au moment de leur résolution. Ce qui est résolu reste fermé, même si le nombre devait grandir.
    .title = Quand les dés sont comptés
rule-duel-D34 = Quand il ne reste rien à résoudre, les cartes qui regardent les dés après coup agissent.
    .title = Après les dés

## Tirer les pions

rule-duel-D35 = Un pion avance case par case vers le monstre qui le tire, le long de la piste telle que les jetons Buzz l’ont changée.
    .title = Un pion avance case par case
rule-duel-D36 = À chaque case : la partie est-elle gagnée ? Puis le bonus de la case, puis l’arrêt d’un jeton de The King, puis la case suivante.
    .title = Ce qui se passe à chaque case, dans l’ordre
rule-duel-D37 = Qui tire un pion sur un bonus Buzz le reçoit, chaque fois, quel que soit le monstre qui a posé le jeton.
    .title = Un bonus chaque fois qu’un pion y arrive
rule-duel-D38 = Un bonus Buzz vaut 1 dégât au Rival (2 sur la case double), 1♥, 1⚡ ou 1 jeton Dé.
    .title = Ce que valent les bonus
rule-duel-D39 = Déchaîné change les autres bonus en 1 dégât, Vitesse éclair fait de même avec les cases vides.
    .title = Cartes qui changent des cases en dégâts
rule-duel-D40 = Un pion tiré par le Rival de The King s’arrête sur un jeton de The King ; les cases restantes sont perdues. The King lui-même n’est jamais arrêté.
    .title = Les jetons de The King arrêtent le Rival
rule-duel-D41 = Certains jetons ajoutent une case entre leurs deux cases, un autre supprime celle du milieu. Chaque case présente compte pour une.
    .title = Cases ajoutées et supprimées
rule-duel-D42 = Queue à piquants compte les cases d’un mouvement et frappe à la fin. Bricolé compte les cases parcourues en quittant un jeton.
    .title = Cases comptées par des cartes

## Dégâts et cœurs

rule-duel-D43 = Avant la perte de ♥, les protections agissent : d’abord ce qui arrête tout, puis Camouflage, puis les cartes qui arrêtent un seul dégât.
    .title = Ordre des protections
rule-duel-D44 = Blindage renforcé et Hyper-tendance arrêtent chacune un dégât pendant un tour du Rival, jamais pendant le tour de leur propriétaire.
    .title = Un dégât par tour
rule-duel-D45 = Chaque dégât qui reste coûte un ♥. ADN instable regarde cette seule perte, En forme tous les ♥ perdus ce tour-ci.
    .title = Ce que déclenche une perte
rule-duel-D46 = Qui devrait tomber à 0♥ avec Il ne tombera pas ! reste à 1♥, ne subit plus rien ce tour-ci et défausse la carte.
    .title = Rester à un cœur
rule-duel-D47 = Régénération ajoute 1♥ au premier gain de son propriétaire dans un tour.
    .title = Un cœur de plus

## Les cartes

rule-duel-D48 = Vous pouvez acheter autant de cartes que vous pouvez en payer. La carte la plus loin de la pioche coûte 1⚡ de moins.
    .title = Prix d’une carte
rule-duel-D49 = Quand une carte quitte la rangée, les autres s’éloignent de la pioche et une nouvelle arrive aussitôt.
    .title = La rangée avance
rule-duel-D50 = Pour 2⚡, vous pouvez défausser toute la rangée et retourner trois nouvelles cartes, autant de fois que vous pouvez payer.
    .title = Une nouvelle rangée
rule-duel-D51 = Qui n’a acheté aucune carte de tout le tour gagne 1⚡ à la fin des achats.
    .title = Énergie faute d’achat
rule-duel-D52 = Un achat suit cet ordre : payer, poser le jeton Buzz, Flash spécial, puis ce que fait la carte.
    .title = Déroulement d’un achat
rule-duel-D53 = Les cartes POUVOIR agissent dès que vous les avez, et leur nombre n’est pas limité.
    .title = Cartes POUVOIR
rule-duel-D54 = Quand la pioche est vide, la rangée ne se remplit plus, sauf avec l’option « Mélanger de nouveau ».
    .title = Pioche vide

## Les jetons Buzz

rule-duel-D55 = Un jeton Buzz se pose sur des cases libres qui se suivent d’une même piste : ni sur un autre jeton, ni sur un pion, ni au-delà du bout.
    .title = Poser un jeton Buzz
rule-duel-D56 = Un jeton Buzz déjà sur le plateau peut être déplacé ou laissé ; il reste en place si un pion est dessus. Le poser ne donne aucun bonus.
    .title = Déplacer un jeton Buzz

## La fin

rule-duel-D57 = Un monstre dont le Rival tombe à 0♥ gagne aussitôt.
    .title = K.-O.
rule-duel-D58 = Un monstre gagne aussitôt quand les deux pions sont dans sa zone Sous les projecteurs, les cases 3 à 5 de son côté.
    .title = Les deux pions Sous les projecteurs
rule-duel-D59 = Un monstre gagne aussitôt quand un pion atteint la case Victoire, à son bout de la piste.
    .title = Un pion sur la case Victoire
rule-duel-D60 = Une case ajoutée n’appartient à la zone Sous les projecteurs que si elle est entièrement dedans.
    .title = Cases ajoutées et projecteurs
rule-duel-D61 = La victoire est vérifiée après chaque case et chaque dégât, même au milieu d’une carte.
    .title = La victoire est vérifiée à tout moment
rule-duel-D62 = Si les deux monstres tombent à 0♥ en même temps, personne ne gagne.
    .title = Les deux à zéro cœur
rule-duel-D63 = Qui tombe K.-O. par sa propre carte perd avant le reste de la carte.
    .title = Perdre par sa propre carte
rule-duel-D64 = Les cartes de fin de tour agissent après le ⚡ reçu faute d’achat. Puis les dés passent au Rival.
    .title = Fin du tour
rule-duel-D65 = Aucune règle ne limite la durée d’une partie. Après 1 000 tours, elle s’arrête sans vainqueur.
    .title = Pas de limite de tours

## Les questions posées

rule-duel-P1 = Avant la partie, chaque monstre est choisi ou tiré au hasard ; ce n’est jamais le même.
    .title = Quel monstre
rule-duel-P2 = Au début de votre tour, avec Hibernation : dormir encore, ou défausser la carte et jouer.
    .title = Dormir encore ou se réveiller
rule-duel-P3 = Au début de votre tour, Expérience scientifique propose une carte de la rangée pour 1⚡ de moins, ou aucune.
    .title = Une carte du laboratoire
rule-duel-P4 = Face à Dominer, vous pouvez défausser des cartes POUVOIR une par une, avant de perdre un dé par carte restante.
    .title = Cartes abandonnées à Dominer
rule-duel-P5 = Avant votre premier lancer, vous pouvez dépenser un jeton Dé tant qu’un dé blanc est libre.
    .title = Dépenser un jeton Dé
rule-duel-P6 = Après chaque lancer, vous choisissez les dés à relancer, ou vous arrêtez.
    .title = Quels dés relancer
rule-duel-P7 = Avec Dans les ténèbres, après votre dernier lancer, vous choisissez des dés Gloire à relancer, ou vous arrêtez.
    .title = Quels dés Gloire relancer
rule-duel-P8 = Alienoid choisit une face à ajouter pour deux faces spéciales, et si une troisième l’ajoute encore une fois.
    .title = Faces ajoutées par Alienoid
rule-duel-P9 = Quand plusieurs de vos cartes lisent le Lancer final, vous choisissez la première. Dans l’œil du cyclone passe toujours avant : plus de ⚡ plus tôt ne nuit jamais.
    .title = Ordre des cartes qui lisent le Lancer
rule-duel-P10 = Avec Redémarrage, vous choisissez de résoudre vos dés ou de les sauter.
    .title = Sauter les dés
rule-duel-P11 = Avec Batteries titanesques et moins de deux jetons Dé, vous pouvez choisir deux dés à mettre de côté.
    .title = Quels dés mettre de côté
rule-duel-P12 = Pendant la résolution, vous choisissez la face suivante ou le prochain usage de votre pouvoir.
    .title = Que résoudre ensuite
rule-duel-P13 = Pour deux faces spéciales, Gigazaur tire le pion Gloire ou Destruction de 1 case, ou aucun des deux.
    .title = Quel pion tire Gigazaur
rule-duel-P14 = Meka Dragon choisit entre ses baffes simples et ses baffes multipliées par les faces spéciales.
    .title = Baffes simples ou multipliées
rule-duel-P15 = Pour deux faces spéciales, The King pose ou déplace l’un de ses jetons sur une case libre, ou ne fait rien.
    .title = Où va un jeton de The King
rule-duel-P16 = Avec Déchaîné, vous choisissez le bonus atteint, ou 1 dégât à la place.
    .title = Bonus ou dégât
rule-duel-P17 = Quand des dégâts arrivent, vous pouvez lancer les dés de Camouflage. L’ordre des autres protections n’est pas demandé : aucun n’est meilleur.
    .title = Se protéger des dégâts
rule-duel-P18 = Après une perte de 3♥ ou plus d’un coup, vous pouvez échanger ADN instable contre une carte POUVOIR de votre Rival.
    .title = Échanger une carte
rule-duel-P19 = Avec En forme, vous pouvez payer 1⚡ par ♥ perdu par votre Rival au-delà du troisième, et tirer le pion Gloire de 1 case chaque fois.
    .title = Payer pour Gloire
rule-duel-P20 = Quand la résolution des dés rapporte des ⚡ à votre Rival, vous pouvez défausser Supra-conducteur pour en gagner autant.
    .title = Copier l’énergie
rule-duel-P21 = Pendant la phase d’achat, vous choisissez une carte à acheter, une nouvelle rangée pour 2⚡, ou d’arrêter.
    .title = Acheter, renouveler ou finir
rule-duel-P22 = Une fois à chacun de vos tours, Métabolisme extra-terrestre vous laisse défausser une carte de la rangée, pendant les lancers, la résolution des dés ou les achats.
    .title = Défausser une carte de la rangée
rule-duel-P23 = À l’achat d’une carte à jeton Buzz, vous choisissez la piste, les cases et le sens. Un jeton déjà sur le plateau peut aussi y rester.
    .title = Où va un jeton Buzz
rule-duel-P24 = Le monstre qui achète Impulsion Tesla choisit la carte POUVOIR du Rival à défausser.
    .title = Quelle carte défausse Impulsion Tesla
rule-duel-P25 = Une seule carte agit en fin de tour : aucun ordre n’est demandé.
    .title = Ordre des effets de fin de tour

## Autobot : le début

rule-autobot-A1 = La mise en place est celle de deux monstres. Vous en jouez un, Autobot joue l’autre.
    .title = Mise en place avec Autobot
rule-autobot-A2 = Le monstre qui a le moins de ♥ au départ joue en premier ; s’ils en ont autant, c’est Autobot.
    .title = Qui commence
rule-autobot-A3 = Vos tours suivent les règles habituelles, cartes comprises.
    .title = Vous jouez comme d’habitude
rule-autobot-A4 = Autobot n’achète rien, ne renouvelle rien, ne reçoit aucun ⚡ pour cela et n’utilise jamais le pouvoir de son monstre.
    .title = Ce qu’Autobot ne fait jamais

## Autobot : ses dés

rule-autobot-A5 = Autobot lance d’abord ses six dés rouges.
    .title = Premier lancer
rule-autobot-A6 = Après le premier et le deuxième lancer, il trie les dés qu’il vient de lancer. Ce qu’il avait gardé reste gardé.
    .title = Un dé gardé reste gardé
rule-autobot-A7 = Il garde chaque baffe.
    .title = Les baffes sont gardées
rule-autobot-A8 = Il garde les soins utiles : autant que de ♥ qui lui manquent, pas davantage.
    .title = Les soins utiles sont gardés
rule-autobot-A9 = Il choisit Gloire ou Destruction pour le tour : ce qu’il a lancé le plus ; à égalité, le pion le plus proche de son bout ; si les pions sont alignés, vous décidez.
    .title = Choix d’une piste
rule-autobot-A10 = Il garde chaque dé qui montre la piste choisie.
    .title = Les dés de cette piste sont gardés
rule-autobot-A11 = Il relance tous les autres dés, même trois ou plus de l’autre piste.
    .title = Tous les autres sont relancés
rule-autobot-A12 = S’il n’a plus rien à relancer, il arrête plus tôt.
    .title = Plus rien à relancer
rule-autobot-A13 = Après son dernier lancer, tous les dés restent comme ils sont.
    .title = Après le dernier lancer

## Autobot : ce que font ses dés

rule-autobot-A14 = D’abord ses baffes : votre monstre subit autant de dégâts.
    .title = D’abord les baffes
rule-autobot-A15 = Puis ses soins : il gagne au plus les ♥ qui lui manquent.
    .title = Puis les soins
rule-autobot-A16 = Puis Gloire : trois dés ou plus tirent ce pion vers Autobot, comme pour tout le monde.
    .title = Puis Gloire
rule-autobot-A17 = Puis Destruction, de la même façon, quelle que soit la piste choisie.
    .title = Puis Destruction
rule-autobot-A18 = Il prend un ⚡ pour chaque dé sans autre usage : énergie, faces spéciales, soins en trop et dés de piste qui n’ont rien tiré.
    .title = Énergie pour les dés sans usage

## Autobot : son pouvoir

rule-autobot-A19 = Avec au moins 4⚡ sur sa fiche à la fin de son tour (3⚡ en partie difficile), Autobot utilise son propre pouvoir, autant de fois qu’il peut payer.
    .title = Quand son pouvoir sert
rule-autobot-A20 = Pour utiliser son pouvoir, Autobot paie 4⚡, ou 3⚡ en partie difficile.
    .title = Prix de son pouvoir
rule-autobot-A21 = La dernière carte de la rangée est alors défaussée et une nouvelle arrive.
    .title = Une carte quitte la rangée
rule-autobot-A22 = Il lance les deux dés blancs : chaque Gloire ou Destruction tire ce pion de 1 case, les baffes frappent, les soins rendent des ♥, et tout le reste donne des ⚡ pour sa fiche.
    .title = Deux dés blancs
rule-autobot-A23 = Ensuite, il regarde s’il a assez de ⚡ pour recommencer.
    .title = Utiliser encore son pouvoir

## Autobot : comment ses règles se lisent

rule-autobot-R1 = Autobot lance six dés même au tout premier tour de la partie, sauf si une option en veut cinq.
    .title = Six dés au premier tour
rule-autobot-R2 = S’il joue en second, il pose son 1⚡ sur sa fiche.
    .title = Énergie pour jouer en second
rule-autobot-R3 = Le pion le plus proche se voit sur le plateau : on compare les colonnes, sans compter les cases.
    .title = Quel pion est le plus proche
rule-autobot-R4 = Sans Gloire ni Destruction au premier lancer, il choisit une piste avec le deuxième.
    .title = Premier lancer sans piste
rule-autobot-R5 = Les dés de piste ne servent à rien quand il y en a moins de trois.
    .title = Dés de piste sans usage
rule-autobot-R6 = Les ♥ qui lui manquent sont comptés au début de son tour.
    .title = Quand les cœurs manquants sont comptés
rule-autobot-R7 = Les bonus Buzz valent aussi pour Autobot : dégâts, ♥ et ⚡.
    .title = Bonus Buzz
rule-autobot-R8 = Un soin Buzz ne donne rien quand il a tous ses ♥.
    .title = Soin Buzz avec tous ses cœurs
rule-autobot-R9 = Autobot n’a pas de jetons Dé : un tel bonus ne lui donne rien, ou 1⚡ si cette option est choisie.
    .title = Bonus jeton Dé
rule-autobot-R10 = Si Autobot joue The King, les jetons de The King ne servent pas.
    .title = Autobot joue The King
rule-autobot-R11 = Les jetons de The King arrêtent les pions que tire Autobot. Deux dés blancs identiques font un seul mouvement de 2 cases.
    .title = Vous jouez The King
rule-autobot-R12 = En partie difficile, son pouvoir coûte 3⚡.
    .title = Prix en partie difficile
rule-autobot-R13 = S’il a assez de ⚡ pour deux fois, il utilise son pouvoir deux fois.
    .title = Deux fois dans un tour
rule-autobot-R14 = Si la rangée ou la pioche est vide, il ne défausse rien et lance quand même.
    .title = Rien à défausser
rule-autobot-R15 = Écrasement dévastateur retire un dé rouge au prochain tour d’Autobot. Dominer ne trouve aucune carte POUVOIR.
    .title = Écrasement dévastateur et Dominer
rule-autobot-R16 = Supra-conducteur peut copier une fois par tour les ⚡ des dés d’Autobot, pas ceux de son pouvoir.
    .title = Supra-conducteur
rule-autobot-R17 = Autobot n’a pas de cartes à prendre. Impulsion Tesla donne quand même ses 2⚡.
    .title = Cartes qui visent les cartes du Rival
rule-autobot-R18 = Ses dés blancs sont résolus dans un ordre fixe : Gloire, Destruction, baffes, soins, ⚡.
    .title = Ordre des dés blancs
rule-autobot-R19 = Le seul choix de son tour, entre deux pions alignés, vous revient.
    .title = Qui décide pour Autobot

## Autobot : exemples détaillés

rule-autobot-E1 = Il lui manque deux ♥ et il lance 3 soins, une baffe, une énergie et une face spéciale : il garde la baffe et 2 soins, et relance le reste.
    .title = Pas plus de soins qu’il ne lui manque de ♥
rule-autobot-E2 = Avec tous ses ♥, il lance 2 Gloire, 1 Destruction, 1 baffe et 2 énergies : il choisit Gloire et garde Gloire et la baffe.
    .title = La piste la plus présente
rule-autobot-E3 = Une Gloire et une Destruction : il choisit Gloire, dont le pion est plus près de son bout. À la fin, deux dés de chaque piste ne tirent rien et deviennent des ⚡.
    .title = Égalité et pion le plus proche
rule-autobot-E4 = Deux Gloire, deux Destruction et les deux pions au centre : vous choisissez la piste.
    .title = Égalité et pions alignés
rule-autobot-E5 = Le premier lancer ne montre aucune piste. Le deuxième montre 2 Destruction et 1 Gloire : il choisit Destruction.
    .title = Une piste au deuxième lancer
rule-autobot-E6 = Trois baffes et trois Gloire : il garde tout et ne relance rien.
    .title = Tout est gardé d’emblée
rule-autobot-E7 = Le deuxième lancer change le dernier dé en baffe : il garde tout et s’arrête avant le troisième.
    .title = Tout est gardé après deux lancers
rule-autobot-E8 = Après le choix de Gloire, il relance trois Destruction. S’ils montrent encore Destruction à la fin, ils tirent ce pion.
    .title = Trois de l’autre piste
rule-autobot-E9 = À partir de 5⚡, la partie normale paie 4⚡ pour une fois. En partie difficile, il paie 3⚡, et ce que donnent les dés blancs paie une deuxième fois.
    .title = Le pouvoir dans les deux parties
rule-autobot-E10 = À partir de 6⚡, il paie 4⚡, ses dés blancs rapportent 2⚡ et, de nouveau à 4⚡, il utilise encore son pouvoir. Deux cartes quittent la rangée.
    .title = Le pouvoir deux fois
