### Pourquoi ? Un court texte pour chaque règle numérotée de Duel et de l’Autobot.

## Mise en place

rule-duel-D1 = Deux monstres différents jouent. Chacun commence avec ses propres ♥, de 12 à 15, et n’en a jamais plus.
rule-duel-D2 = Le plateau est entre les monstres et chacun possède un bout des deux pistes. Les deux pions commencent au centre.
rule-duel-D3 = Les 50 cartes sont mélangées face cachée et trois sont retournées : c’est la rangée.
rule-duel-D4 = Il y a six dés rouges, deux dés blancs, quatre jetons Dé et onze jetons Buzz. Les deux jetons de The King ne servent que s’il joue.
rule-duel-D5 = Personne ne commence avec des cartes ou des jetons Dé. Le premier monstre a 0⚡, le second 1⚡.
rule-duel-D6 = Chaque monstre jette six dés ; celui qui a le plus de baffes joue en premier. En cas d’égalité, on jette de nouveau.
rule-duel-D7 = Le monstre qui joue en second commence avec 1⚡.

## Le tour

rule-duel-D8 = Les monstres jouent à tour de rôle. Un tour : lancer, résoudre, acheter ou gagner 1⚡, finir.
rule-duel-D9 = Avant les dés viennent, dans cet ordre : Hibernation, Expérience scientifique, Dominer.
rule-duel-D10 = Dormir avec Hibernation finit le tour aussitôt, sans dés, ni achat, ni ⚡. Ce qui attendait ce tour est épuisé.
rule-duel-D11 = Ce qui sert une fois par tour sert de nouveau à chaque nouveau tour, même un tour de plus.
rule-duel-D12 = Après un tour avec Rage, le même monstre joue encore un tour entier.

## Les lancers

rule-duel-D13 = Vous lancez six dés rouges. Au tout premier tour de la partie, cinq.
rule-duel-D14 = Avant le premier lancer, vous pouvez dépenser des jetons Dé : chacun donne un dé blanc de plus pour ce tour.
rule-duel-D15 = Une tête de plus et Sélection naturelle ajoutent chacune un dé blanc d’office, avant les jetons.
rule-duel-D16 = Il n’y a que deux dés blancs, donc jamais plus de huit dés. Sans dé blanc libre, aucun jeton ne se dépense.
rule-duel-D17 = Dominer et Écrasement dévastateur retirent des dés rouges avant le premier lancer, jusqu’au dernier. Les dés blancs s’ajoutent ensuite.
rule-duel-D18 = Vous avez trois lancers, quatre avec Cerveau démesuré. Le premier prend tous les dés ; avant chaque autre, vous choisissez ceux que vous relancez.
rule-duel-D19 = Vous pouvez arrêter après chaque lancer. Sans aucun dé, il n’y a pas de lancer et le tour continue.
rule-duel-D20 = Avec Dans les ténèbres, les dés qui montrent Gloire se relancent encore après le dernier lancer, sans limite.
rule-duel-D21 = Quand vous arrêtez, vos dés forment votre Lancer, avec les faces qui s’y ajoutent.

## Le Lancer final

rule-duel-D22 = Une fois le Lancer final : pouvoir d’Alienoid, cartes qui lisent le Lancer, Redémarrage, Sélection naturelle, Batteries titanesques, puis les dés.
rule-duel-D23 = Les faces ajoutées par des cartes ou par Alienoid comptent partout où le Lancer est lu.
rule-duel-D24 = Redémarrage fait sauter les dés et tout ce qui appartient à leur résolution. Le tour continue par les achats.
rule-duel-D25 = Les dés mis de côté avec Batteries titanesques ne font plus partie du Lancer.

## Résoudre les dés

rule-duel-D26 = Tous les dés sont résolus, dans l’ordre que vous voulez. Les dés de même face se résolvent ensemble.
rule-duel-D27 = Le Rival encaisse autant de dégâts que vous avez de baffes, d’un seul coup.
rule-duel-D28 = Chaque cœur vous rend 1♥, sans dépasser vos ♥ de départ.
rule-duel-D29 = Chaque dé énergie vous donne 1⚡.
rule-duel-D30 = Trois dés Gloire ou Destruction tirent ce pion de 1, et chaque dé de plus de 1 encore. Moins de trois ne font rien.
rule-duel-D31 = Les faces spéciales servent au pouvoir de votre monstre, tant qu’il y en a assez. Chacune ne sert qu’une fois.
rule-duel-D32 = Les faces spéciales en trop et les groupes de moins de trois ne font rien.
rule-duel-D33 = Les dés sont comptés au moment de leur résolution. Ce qui est résolu reste fermé, même si le nombre devait grandir.
rule-duel-D34 = Quand il ne reste rien à résoudre, les cartes qui regardent les dés après coup agissent.

## Tirer les pions

rule-duel-D35 = Un pion avance case par case vers le monstre qui le tire, le long de la piste telle que les jetons Buzz l’ont changée.
rule-duel-D36 = Après chaque pas : la partie est-elle gagnée ? Puis le bonus de la case, puis l’arrêt d’un jeton de The King, puis le pas suivant.
rule-duel-D37 = Qui tire un pion sur un bonus Buzz le reçoit, chaque fois, quel que soit le monstre qui a posé le jeton.
rule-duel-D38 = Un bonus Buzz vaut 1 dégât au Rival (2 sur la case double), 1♥, 1⚡ ou 1 jeton Dé.
rule-duel-D39 = Déchaîné change les autres bonus en 1 dégât, Vitesse éclair fait de même avec les cases vides.
rule-duel-D40 = Un pion tiré par le Rival de The King s’arrête sur un jeton de The King ; le reste du mouvement est perdu. The King lui-même n’est jamais arrêté.
rule-duel-D41 = Certains jetons ajoutent une case entre leurs deux cases, un autre supprime celle du milieu. Chaque case présente fait un pas.
rule-duel-D42 = Queue à piquants compte les pas d’un mouvement et frappe à la fin. Bricolé compte les pas qui quittent un jeton.

## Dégâts et cœurs

rule-duel-D43 = Avant la perte de ♥, les protections agissent : d’abord ce qui arrête tout, puis Camouflage, puis les cartes qui arrêtent un seul dégât.
rule-duel-D44 = Blindage renforcé et Hyper-tendance arrêtent chacune un dégât pendant un tour du Rival, jamais pendant le tour de leur propriétaire.
rule-duel-D45 = Chaque dégât qui reste coûte un ♥. ADN instable regarde cette seule perte, En forme tous les ♥ perdus ce tour-ci.
rule-duel-D46 = Qui devrait tomber à 0♥ avec Il ne tombera pas ! reste à 1♥, n’encaisse plus rien ce tour-ci et défausse la carte.
rule-duel-D47 = Régénération ajoute 1♥ au premier gain de son propriétaire dans un tour.

## Les cartes

rule-duel-D48 = Vous pouvez acheter autant de cartes que vous pouvez en payer. La carte la plus loin de la pioche coûte 1⚡ de moins.
rule-duel-D49 = Quand une carte quitte la rangée, les autres s’éloignent de la pioche et une nouvelle arrive aussitôt.
rule-duel-D50 = Pour 2⚡, vous pouvez défausser toute la rangée et retourner trois nouvelles cartes, autant de fois que vous pouvez payer.
rule-duel-D51 = Qui n’a acheté aucune carte de tout le tour gagne 1⚡ à la fin des achats.
rule-duel-D52 = Un achat suit cet ordre : payer, poser le jeton Buzz, Flash spécial, puis ce que fait la carte.
rule-duel-D53 = Les cartes POUVOIR agissent dès que vous les avez, et leur nombre n’est pas limité.
rule-duel-D54 = Quand la pioche est vide, la rangée ne se remplit plus, sauf avec l’option qui mélange la défausse.

## Les jetons Buzz

rule-duel-D55 = Un jeton Buzz se pose sur des cases libres qui se suivent d’une même piste : ni sur un autre jeton, ni sur un pion, ni au-delà du bout.
rule-duel-D56 = Un jeton Buzz déjà sur le plateau peut être déplacé ou laissé ; il reste en place si un pion est dessus. Le poser ne donne aucun bonus.

## La fin

rule-duel-D57 = Un monstre dont le Rival tombe à 0♥ gagne aussitôt.
rule-duel-D58 = Un monstre gagne aussitôt quand les deux pions sont dans sa zone Sous les projecteurs, les cases 3 à 5 de son côté.
rule-duel-D59 = Un monstre gagne aussitôt quand un pion atteint la case Victoire, à son bout de la piste.
rule-duel-D60 = Une case ajoutée n’appartient à la zone Sous les projecteurs que si elle est entièrement dedans.
rule-duel-D61 = La victoire est vérifiée après chaque pas et chaque dégât, même au milieu d’une carte.
rule-duel-D62 = Si les deux monstres tombent à 0♥ en même temps, personne ne gagne.
rule-duel-D63 = Qui tombe K.-O. par sa propre carte perd avant le reste de la carte.
rule-duel-D64 = Les cartes de fin de tour agissent après le ⚡ reçu faute d’achat. Puis les dés passent au Rival.
rule-duel-D65 = Aucune règle ne limite la durée d’une partie. Après 1 000 tours, elle s’arrête sans vainqueur.

## Autobot : le début

rule-autobot-A1 = La mise en place est celle de deux monstres. La personne en joue un, l’Autobot joue l’autre.
rule-autobot-A2 = Le monstre qui a le moins de ♥ au départ joue en premier ; s’ils en ont autant, c’est l’Autobot.
rule-autobot-A3 = Les tours de la personne suivent les règles habituelles, cartes comprises.
rule-autobot-A4 = L’Autobot n’achète rien, ne renouvelle rien, ne reçoit aucun ⚡ pour cela et n’utilise jamais le pouvoir de son monstre.

## Autobot : ses dés

rule-autobot-A5 = L’Autobot lance d’abord ses six dés rouges.
rule-autobot-A6 = Après le premier et le deuxième lancer, il trie les dés qu’il vient de lancer. Ce qu’il avait gardé reste gardé.
rule-autobot-A7 = Il garde chaque baffe.
rule-autobot-A8 = Il garde des cœurs pour les ♥ qui lui manquent, pas davantage.
rule-autobot-A9 = Il choisit Gloire ou Destruction pour le tour : ce qu’il a lancé le plus ; à égalité, le pion le plus proche de son bout ; si les pions sont alignés, la personne décide.
rule-autobot-A10 = Il garde chaque dé qui montre la piste choisie.
rule-autobot-A11 = Il relance tous les autres dés, même trois ou plus de l’autre piste.
rule-autobot-A12 = S’il n’a plus rien à relancer, il arrête plus tôt.
rule-autobot-A13 = Après son dernier lancer, tous les dés restent comme ils sont.

## Autobot : ce que font ses dés

rule-autobot-A14 = D’abord ses baffes : le monstre de la personne encaisse autant de dégâts.
rule-autobot-A15 = Puis ses cœurs : il gagne au plus les ♥ qui lui manquent.
rule-autobot-A16 = Puis Gloire : trois dés ou plus tirent ce pion vers l’Autobot, comme pour tout le monde.
rule-autobot-A17 = Puis Destruction, de la même façon, quelle que soit la piste choisie.
rule-autobot-A18 = Il prend un ⚡ pour chaque dé sans autre usage : énergie, faces spéciales, cœurs en trop et dés de piste qui n’ont rien tiré.

## Autobot : son pouvoir

rule-autobot-A19 = Avec 4⚡ sur son plateau, 3⚡ en partie difficile, l’Autobot utilise son propre pouvoir, aussi souvent qu’il peut payer.
rule-autobot-A20 = Pour utiliser son pouvoir, l’Autobot paie 4⚡, ou 3⚡ en partie difficile.
rule-autobot-A21 = La dernière carte de la rangée est alors défaussée et une nouvelle arrive.
rule-autobot-A22 = Il lance les deux dés blancs : chaque Gloire ou Destruction tire ce pion de 1, les baffes frappent, les cœurs soignent, et tout le reste donne des ⚡ pour son plateau.
rule-autobot-A23 = Ensuite, il regarde s’il a assez de ⚡ pour recommencer.

## Autobot : comment ses règles se lisent

rule-autobot-R1 = L’Autobot lance six dés même au tout premier tour de la partie, sauf si une option en veut cinq.
rule-autobot-R2 = S’il joue en second, il pose son 1⚡ sur son plateau.
rule-autobot-R3 = Le pion le plus proche se voit sur le plateau : on compare les colonnes, pas les pas.
rule-autobot-R4 = Sans Gloire ni Destruction au premier lancer, il choisit une piste avec le deuxième.
rule-autobot-R5 = Les dés de piste ne servent à rien quand il y en a moins de trois.
rule-autobot-R6 = Les ♥ qui lui manquent sont comptés au début de son tour.
rule-autobot-R7 = Les bonus Buzz valent aussi pour l’Autobot : dégâts, ♥ et ⚡.
rule-autobot-R8 = Un cœur Buzz ne donne rien quand il a tous ses ♥.
rule-autobot-R9 = L’Autobot n’a pas de jetons Dé : un tel bonus ne lui donne rien, ou 1⚡ si cette option est choisie.
rule-autobot-R10 = Si l’Autobot joue The King, les jetons de The King ne servent pas.
rule-autobot-R11 = Les jetons de The King arrêtent les pions que tire l’Autobot. Deux dés blancs identiques font un seul mouvement de 2.
rule-autobot-R12 = En partie difficile, son pouvoir coûte 3⚡.
rule-autobot-R13 = S’il a assez de ⚡ pour deux fois, il utilise son pouvoir deux fois.
rule-autobot-R14 = Si la rangée ou la pioche est vide, il ne défausse rien et lance quand même.
rule-autobot-R15 = Écrasement dévastateur retire un dé rouge au prochain tour de l’Autobot. Dominer ne trouve aucune carte POUVOIR.
rule-autobot-R16 = Supra-conducteur peut copier une fois par tour les ⚡ des dés de l’Autobot, pas ceux de son pouvoir.
rule-autobot-R17 = L’Autobot n’a pas de cartes à prendre. Impulsion Tesla donne quand même ses 2⚡.
rule-autobot-R18 = Ses dés blancs agissent dans un ordre fixe : Gloire, Destruction, baffes, cœurs, ⚡.
rule-autobot-R19 = Le seul choix de son tour, entre deux pions alignés, revient à la personne.
