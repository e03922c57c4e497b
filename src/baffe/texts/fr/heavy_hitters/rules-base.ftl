### Pourquoi ? Un court texte pour chaque règle numérotée du jeu de base de GKR : Heavy Hitters.

## Matériel

rule-gkr-G1 = Une à quatre personnes jouent, pendant 60 à 90 minutes.
    .title = Combien de personnes et combien de temps
    .source = sourced
rule-gkr-G2 = Les Factions sont DiamondBack en jaune, King Wolf en orange, Thunder Happy en bleu et HammerStrike en vert.
    .title = Les quatre Factions
    .source = sourced
rule-gkr-G3 = Une Faction a un Heavy Hitter, trois Unités de Soutien (Combat, Réparation, Reconnaissance) avec leur carte, et 20 Tags Holographiques.
    .title = Ce que possède une Faction
    .source = sourced
rule-gkr-G4 = Les dix Immeubles se composent d’un socle, d’une tour et d’un toit. Un Immeuble Démoli ne laisse que son socle.
    .title = Dix Immeubles
    .source = sourced
rule-gkr-G5 = Le Plateau de Jeu porte des hexagones des deux côtés. Son côté standard n’a pas de zones.
    .title = Deux côtés du Plateau de Jeu
    .source = sourced
rule-gkr-G6 = Deux dés noirs servent aux attaques et huit dés blancs à la défense. Tous ont six faces.
    .title = Dés noirs et dés blancs
    .source = sourced
rule-gkr-G7 = La boîte contient 25 cartes Sponsor, 12 tuiles Amélioration, 16 Pilotes avec leur jeton, un Plateau de Progression à deux côtés et le jeton Glory Hound.
    .title = Cartes, tuiles et jetons
    .source = sourced
rule-gkr-G8 = Votre plateau de Faction porte une piste d’Énergie et trois emplacements de cartes : Pioche, Défausse et Pile des Dégâts.
    .title = Le plateau de Faction
    .source = sourced
rule-gkr-G9 = Douze compteurs montrent les points de vie des Unités de Soutien, un pour chacune.
    .title = Compteurs de points de vie
    .source = sourced
rule-gkr-G10 = Les sources ne comptent pas les mêmes cartes par Faction : 35 dans la bêta, 38 dans les présentations de 2017, 59 avec tous les extras Kickstarter.
    .title = Taille des paquets imprimés
    .source = sourced
rule-gkr-G11 = Le paquet de base a 38 cartes : 2 Armes Principales de 5 cartes, 3 Secondaires de 4, 5 Déploiements, 4 Manœuvres, 4 Réactions, 3 Frappes Orbitales. Le paquet étendu en a 59 : il ajoute 1 Arme Principale, 2 Secondaires, 4 Manœuvres et 4 Réactions.
    .title = Nos paquets
    .source = house
rule-gkr-G12 = Si une attaque demande plus de huit dés blancs, le programme les lance tout simplement.
    .title = Plus de huit dés blancs
    .source = house

## But du jeu

rule-gkr-G13 = Vous gagnez quand tous les Heavy Hitters sauf le vôtre sont détruits. Les Alliances Fixes remplacent cette règle.
    .title = Dernier Heavy Hitter debout
    .source = sourced
rule-gkr-G14 = Votre quatrième Immeuble Démoli vous donne aussitôt la victoire. Les Alliances Fixes remplacent cette règle.
    .title = Quatre Immeubles Démolis
    .source = sourced
rule-gkr-G15 = Un Heavy Hitter tombe quand les 25 cartes de sa Pioche de Faction sont devenues des Dégâts.
    .title = Quand un Heavy Hitter est détruit
    .source = sourced
rule-gkr-G16 = Qui perd son Heavy Hitter est hors jeu. Les Alliances Fixes remplacent cette règle.
    .title = Hors jeu
    .source = sourced

## Mise en place

rule-gkr-G17 = Tout le monde lance deux dés. Le plus haut total prend le jeton Glory Hound.
    .title = Des dés pour le jeton Glory Hound
    .source = sourced
rule-gkr-G18 = Qui est à égalité relance, sans les autres. Après le choix de la première Faction, les choix continuent dans le sens horaire.
    .title = Égalités et suite des choix
    .source = house
rule-gkr-G19 = Qui tient le jeton Glory Hound choisit sa Faction avant tout le monde.
    .title = Premier choix de Faction
    .source = sourced
rule-gkr-G20 = Le choix des Pilotes part de la gauche du jeton Glory Hound et fait le tour de la table : qui tient le jeton choisit en dernier.
    .title = Choix des Pilotes
    .source = sourced
rule-gkr-G21 = Vous prenez un des quatre Pilotes de votre Faction.
    .title = Pilotes de votre Faction
    .source = house
rule-gkr-G22 = Tout le monde compose sa Pioche de Faction de 25 cartes en même temps, sans la montrer.
    .title = Pioches composées en secret
    .source = house
rule-gkr-G23 = Le scénario donne les hexagones des Immeubles et les hexagones de départ des Heavy Hitters.
    .title = Ce que fixe un scénario
    .source = sourced
rule-gkr-G24 = Qui tient le jeton Glory Hound choisit le scénario parmi ceux qui sont prévus pour ce nombre de Factions et ce côté du Plateau de Jeu.
    .title = Qui choisit le scénario
    .source = house
rule-gkr-G25 = Un Heavy Hitter commence sur l’hexagone de son siège, avec l’orientation que donne le scénario. Qui tient le jeton Glory Hound a le premier siège, les autres suivent dans le sens horaire.
    .title = Où commencent les Heavy Hitters
    .source = house
rule-gkr-G26 = Au départ, aucune Unité de Soutien n’est sur le Plateau de Jeu : toutes attendent dans leur réserve.
    .title = Unités de Soutien en réserve
    .source = sourced
rule-gkr-G27 = Les cartes Sponsor sont mélangées et forment une Pioche à côté du Plateau de Jeu.
    .title = La Pioche de cartes Sponsor
    .source = sourced
rule-gkr-G28 = Tous les jetons Pilote commencent sur la case 0. Les 12 Améliorations sont visibles, en trois niveaux de quatre.
    .title = Plateau de Progression au départ
    .source = house
rule-gkr-G29 = Vous mélangez votre Pioche, commencez avec 5 Énergies et piochez une main complète.
    .title = Première main et Énergie
    .source = house
rule-gkr-G30 = Avant le Round 1, vous pouvez une fois remélanger toute votre main et piocher autant de nouvelles cartes.
    .title = Changer sa première main
    .source = house
rule-gkr-G194 = Factions, Pilotes, Chemins, scénario et Pioches peuvent être fixés en options ; une Faction laissée ouverte dans la liste est tirée au hasard. Le reste se demande : Faction, Pilote, Chemin, scénario, Pioche. Les dés attribuent quand même le jeton Glory Hound.
    .title = Ce qui peut être fixé d’avance
    .source = house
rule-gkr-G195 = Le programme numérote les sièges dans le sens horaire autour de la table. Le siège du scénario que chaque Faction reçoit dépend du jeton Glory Hound (règle G25).
    .title = Sièges de la table et du scénario
    .source = house
rule-gkr-G213 = Dans une scène, un siège sans Pilote indiqué n’en a pas. Un Immeuble du scénario que la scène ne donne ni debout ni en décombres n’existe pas, et son hexagone est libre.
    .title = Ce qu’une scène ne dit pas
    .source = house

## Composer sa Pioche

rule-gkr-G31 = Votre Pioche de Faction compte 25 cartes, ni plus ni moins.
    .title = Vingt-cinq cartes
    .source = sourced
rule-gkr-G32 = Vous prenez une seule Arme Principale : cinq cartes identiques.
    .title = Une Arme Principale
    .source = sourced
rule-gkr-G33 = Vous prenez deux Armes Secondaires différentes : quatre cartes de chacune.
    .title = Deux Armes Secondaires
    .source = sourced
rule-gkr-G34 = Vous pouvez prendre jusqu’à cinq cartes Déploiement, ou aucune.
    .title = Cinq cartes Déploiement au plus
    .source = sourced
rule-gkr-G35 = Le reste de votre Pioche se compose de Manœuvres, de Réactions et de Frappes Orbitales de votre Faction.
    .title = Les autres cartes
    .source = sourced
rule-gkr-G36 = Vous ne pouvez pas prendre une carte plus souvent que le paquet de votre Faction ne la contient.
    .title = Pas plus d’exemplaires qu’il n’y en a
    .source = house
rule-gkr-G37 = Les cartes du paquet que vous laissez de côté ne participent pas à la partie.
    .title = Cartes laissées de côté
    .source = house
rule-gkr-G38 = Chaque Faction a trois Pioches prêtes à jouer ; la première est conseillée. En prendre une dispense de composer la sienne.
    .title = Pioches prêtes à jouer
    .source = house

## Où sont les cartes

rule-gkr-G39 = Une carte de Faction est dans la Pioche (ordre inconnu), en main (visible de vous, pas des autres), en jeu, dans la Défausse ou dans la Pile des Dégâts (visibles de tout le monde). Les piles des adversaires solo sont cachées.
    .title = Cinq places pour une carte
    .source = house
rule-gkr-G40 = Votre vie est le nombre de vos cartes dans la Pioche, en main, dans la Défausse et en jeu.
    .title = Vie restante
    .source = sourced
rule-gkr-G41 = S’il faut piocher et que la Pioche est vide, la Défausse est mélangée et la remplace. La Pile des Dégâts n’y entre jamais.
    .title = Pioche vide
    .source = sourced
rule-gkr-G42 = Si la Pioche et la Défausse sont vides, vous ne piochez rien, sans pénalité.
    .title = Plus rien à piocher
    .source = house
rule-gkr-G43 = Une carte jouée ou utilisée va dans la Défausse une fois son effet terminé.
    .title = Les cartes utilisées sont défaussées
    .source = sourced
rule-gkr-G44 = Une main complète compte 6 cartes.
    .title = Taille de la main
    .source = house
rule-gkr-G45 = Les cartes Sponsor ne font pas partie de votre main. Elles ne comptent pas comme vie et aucun Dégât ne les prend.
    .title = Les cartes Sponsor sont à part
    .source = house
rule-gkr-G196 = Vos cartes Sponsor ne sont connues que de vous. Leur nombre est public, tout comme chaque carte Sponsor jouée ou défaussée.
    .title = Qui voit les cartes Sponsor
    .source = house

## Énergie

rule-gkr-G46 = Chaque Round vous donne 5 Énergies.
    .title = Énergie d’un Round
    .source = sourced
rule-gkr-G47 = Déployer, se déplacer, tirer et taguer se paient en Énergie.
    .title = À quoi sert l’Énergie
    .source = sourced
rule-gkr-G48 = Manœuvres et Réactions coûtent l’Énergie indiquée sur la carte.
    .title = Énergie pour les cartes
    .source = house
rule-gkr-G49 = Vous pouvez dépenser de l’Énergie que vous n’avez plus, au prix de Dégâts.
    .title = Dépenser trop
    .source = sourced
rule-gkr-G50 = Pour chaque point d’Énergie qui manque, votre Heavy Hitter subit 1 Dégât au moment de payer.
    .title = Le prix de l’Énergie manquante
    .source = house
rule-gkr-G51 = Les Dégâts d’Énergie dépensée en trop ne permettent ni Sauvegarde d’Armure ni Réaction. Seuls une carte, un Pilote ou une Amélioration qui les nomme peuvent les réduire.
    .title = Pas de protection contre l’excès
    .source = house
rule-gkr-G52 = En un Round, vous pouvez dépenser au plus 5 points d’Énergie en trop.
    .title = Limite de l’excès
    .source = house
rule-gkr-G53 = Vous ne pouvez rien payer dont les Dégâts détruiraient votre propre Heavy Hitter.
    .title = Pas de paiement fatal
    .source = house
rule-gkr-G177 = Vous ne pouvez engager des cartes ensemble que si leur coût total est payable à ce moment ; rien d’autre n’est proposé. Les cartes engagées comptent encore comme vie pour cela.
    .title = Seulement ce qui se paie ensemble
    .source = house
rule-gkr-G179 = Pour chaque point, vous choisissez la carte du dessus ou une carte de votre main, comme pour tout Dégât. Cela se fait une fois fixé ce que vous payez, et avant son effet.
    .title = Cartes perdues par excès
    .source = house
rule-gkr-G197 = Les effets qui rendent l’excès d’Énergie sans Dégât s’additionnent. Ces points comptent quand même dans la limite de 5.
    .title = Excès sans Dégât
    .source = house
rule-gkr-G54 = La Phase de Réinitialisation remet votre Énergie à 5. Ce qui n’est pas dépensé est perdu.
    .title = L’Énergie revient
    .source = house
rule-gkr-G180 = Contrat de batteries et les cartes semblables sont proposées avec chaque question qui ne s’adresse qu’à vous, de la Phase de Déploiement à la fin de vos Tags, et nulle part ailleurs. Aucune question n’est posée rien que pour elles.
    .title = Cartes pour tout moment à vous
    .source = house
rule-gkr-G198 = D’abord compte la meilleure valeur pour vous parmi les effets qui fixent le nombre, puis tout ce qui ajoute ou retire. Un mouvement maximal vaut au moins 0, une Sauvegarde d’Armure au mieux 3+ et au pire 6+.
    .title = Plusieurs effets sur un nombre
    .source = house

## Round et ordre du tour

rule-gkr-G55 = Un Round comprend les Phases de Déploiement, de Mouvement, de Combat, de Tag et de Réinitialisation, dans cet ordre.
    .title = Cinq phases
    .source = sourced
rule-gkr-G56 = Qui tient le jeton Glory Hound joue d’abord, les autres suivent dans le sens horaire.
    .title = Ordre du tour
    .source = house
rule-gkr-G57 = Une Faction hors jeu est sautée.
    .title = Factions hors jeu
    .source = house
rule-gkr-G58 = Tous les Heavy Hitters bougent, puis toutes les Unités de Combat, puis de Réparation, puis de Reconnaissance. Chacune de ces étapes suit l’ordre du tour.
    .title = Ordre des mouvements
    .source = sourced
rule-gkr-G59 = Durant la Phase de Combat, la vitesse d’une arme décide quand elle agit, et non l’ordre du tour.
    .title = Le Combat suit la vitesse
    .source = sourced
rule-gkr-G60 = Durant les Phases de Déploiement, de Tag et de Réinitialisation, vous finissez toutes vos actions avant la Faction suivante.
    .title = Une Faction après l’autre
    .source = house

## Phase de Déploiement

rule-gkr-G61 = Une carte Déploiement place une Unité de Soutien de votre réserve sur le Plateau de Jeu.
    .title = Ce que fait une carte Déploiement
    .source = sourced
rule-gkr-G62 = L’unité va sur un hexagone vide à 2 hexagones au plus de votre Heavy Hitter.
    .title = Où déployer
    .source = sourced
rule-gkr-G63 = Chaque carte Déploiement coûte 1 Énergie.
    .title = Coût d’un déploiement
    .source = house
rule-gkr-G64 = Durant une Phase de Déploiement, vous pouvez jouer autant de cartes Déploiement que vous voulez.
    .title = Plusieurs cartes Déploiement
    .source = house
rule-gkr-G65 = Un hexagone du Plateau de Jeu est vide s’il ne porte ni unité ni Immeuble debout. Les décombres ne comptent pas.
    .title = Ce que veut dire vide
    .source = house
rule-gkr-G66 = Une Unité de Soutien déjà sur le Plateau de Jeu ne peut pas être déployée de nouveau.
    .title = Chaque unité une seule fois
    .source = sourced
rule-gkr-G67 = Une Unité de Soutien détruite retourne dans la réserve. Elle peut être déployée plus tard, avec tous ses points de vie.
    .title = Les unités détruites reviennent
    .source = sourced
rule-gkr-G68 = Une unité déployée ce Round peut déjà bouger, combattre et taguer.
    .title = Prête aussitôt
    .source = house

## Phase de Mouvement

rule-gkr-G69 = Un Heavy Hitter reste sur place ou avance de 4 hexagones au plus, pour 1 Énergie chacun.
    .title = Mouvement d’un Heavy Hitter
    .source = house
rule-gkr-G70 = Un Heavy Hitter peut marcher dans toute direction, quelle que soit son orientation.
    .title = Toute direction
    .source = house
rule-gkr-G71 = À la fin de son mouvement, même sans un seul hexagone, vous orientez votre Heavy Hitter comme vous voulez, sans rien payer.
    .title = Orientation après le mouvement
    .source = sourced
rule-gkr-G72 = Entrer dans des décombres prend 1 de plus du mouvement de toute unité, et un Heavy Hitter paie aussi 1 Énergie de plus.
    .title = Les décombres ralentissent
    .source = house
rule-gkr-G187 = Vous nommez l’hexagone d’arrivée et le trajet le moins cher compte. Les arrivées que vous ne pourriez pas payer, excès compris, ne sont pas proposées. Avec Bulldozer, vous marchez et payez pas à pas.
    .title = Le trajet le moins cher
    .source = house
rule-gkr-G199 = Un hexagone sans Énergie l’est avec ses décombres. Ces hexagones comptent là où ils épargnent le plus ; seul celui d’Oona Pike est toujours le premier du trajet.
    .title = Hexagones sans Énergie
    .source = house
rule-gkr-G200 = Saut au crochet, Bond, Ordre de convoi, Pas glissant, Juno Sable, percée, poussée et treuil ne comptent que les hexagones : les décombres ne coûtent rien de plus et le mouvement maximal ne les limite pas. Hexagones interdits et unités délogées restent comme d’habitude, pour Saut au crochet à l’arrivée seulement.
    .title = Mouvements au nombre d’hexagones fixe
    .source = house
rule-gkr-G201 = Les deux remplacent le mouvement normal. Chaque pas de Bond doit rapprocher d’un seul et même Heavy Hitter ennemi.
    .title = Saut au crochet et Bond
    .source = house
rule-gkr-G73 = Aucune unité n’entre sur l’hexagone d’un Immeuble debout ni ne quitte le Plateau de Jeu.
    .title = Immeubles et bord du Plateau de Jeu
    .source = house
rule-gkr-G74 = Un Heavy Hitter ne peut pas entrer sur l’hexagone d’un autre Heavy Hitter.
    .title = Les Heavy Hitters se bloquent
    .source = house
rule-gkr-G75 = Un Heavy Hitter peut traverser l’hexagone d’une Unité de Soutien, et peut y finir son mouvement.
    .title = Par-dessus les Unités de Soutien
    .source = sourced
rule-gkr-G189 = Saut au crochet peut finir sur une Unité de Soutien, qui est délogée. Seul un Heavy Hitter ou un Immeuble debout ferme l’hexagone.
    .title = Où peut finir Saut au crochet
    .source = house
rule-gkr-G76 = Une Unité de Soutien est délogée quand un Heavy Hitter finit sur son hexagone. Son propriétaire choisit où elle va.
    .title = Unités de Soutien délogées
    .source = sourced
rule-gkr-G77 = Elle va sur un hexagone vide à côté de celui qu’elle quitte. S’il n’y en a pas, elle subit 1 Dégât sans Sauvegarde et va sur l’hexagone vide le plus proche ; entre égaux, son propriétaire choisit.
    .title = Où va une unité délogée
    .source = house
rule-gkr-G202 = Les Dégâts de Mags Brannigan et de Bulldozer viennent avant le choix du nouvel hexagone. Bulldozer ne touche une Unité de Soutien qu’une fois par activation.
    .title = Dégâts avant le délogement
    .source = house
rule-gkr-G210 = Les unités délogées sont sur leur nouvel hexagone, dés compris, avant que le Heavy Hitter qui a bougé soit orienté.
    .title = D’abord les unités délogées, puis l’orientation
    .source = house
rule-gkr-G78 = Les Unités de Combat et de Réparation avancent de 2 hexagones au plus, celles de Reconnaissance de 4.
    .title = Mouvement des Unités de Soutien
    .source = sourced
rule-gkr-G79 = Le mouvement des Unités de Soutien ne coûte pas d’Énergie.
    .title = Les Unités de Soutien bougent sans frais
    .source = house
rule-gkr-G80 = Une Unité de Soutien peut traverser les unités de sa Faction mais pas celles de l’ennemi, et finit sur un hexagone vide.
    .title = Trajet des Unités de Soutien
    .source = house
rule-gkr-G81 = Deux unités ne partagent jamais un hexagone.
    .title = Une unité par hexagone
    .source = sourced
rule-gkr-G82 = Vous pouvez jouer une Manœuvre par Round, au moment indiqué sur la carte. Celle qui concerne le mouvement de votre Heavy Hitter se joue avant qu’il bouge.
    .title = Une Manœuvre par Round
    .source = house

## Orientation et arcs

rule-gkr-G83 = Un Heavy Hitter regarde vers un des six côtés de son hexagone.
    .title = Orientation
    .source = sourced
rule-gkr-G84 = L’arc avant couvre trois côtés de l’hexagone : celui qui est regardé et ses deux voisins.
    .title = Arc avant
    .source = sourced
rule-gkr-G85 = Les Unités de Soutien n’ont pas d’orientation ; leurs armes tirent tout autour.
    .title = Les Unités de Soutien n’ont pas d’orientation
    .source = recall
rule-gkr-G86 = Autour d’une unité se trouvent six secteurs de 60°, chacun centré sur une direction. Un hexagone à la limite de deux secteurs appartient aux deux.
    .title = Secteurs
    .source = house
rule-gkr-G87 = Un arc étroit est le secteur regardé, un arc avant y ajoute ses deux voisins, un arc complet a les six. Une cible est dans l’arc si un de ses secteurs en fait partie.
    .title = Arcs des armes
    .source = house
rule-gkr-G88 = Une attaque par-derrière n’a pas d’effet de plus.
    .title = Par-derrière
    .source = house

## Portée, ligne de vue, couvert

rule-gkr-G89 = La distance compte les hexagones jusqu’à la cible, le sien compris et pas le vôtre. Une portée a une distance minimale et une maximale.
    .title = Distance et portée
    .source = house
rule-gkr-G90 = Une arme ne tire que sur une cible à sa portée.
    .title = Seulement à portée
    .source = sourced
rule-gkr-G91 = Un Immeuble protège les unités qui sont derrière lui.
    .title = Les Immeubles protègent
    .source = sourced
rule-gkr-G92 = La vue va d’un centre d’hexagone à l’autre et se teste sur deux lignes, décalées d’un cheveu de chaque côté. Seuls comptent les hexagones que chaque ligne traverse entre les deux.
    .title = Ligne de vue
    .source = house
rule-gkr-G188 = Les lignes de vue se calculent en nombres entiers, sans fraction arrondie. Un hexagone hors du Plateau de Jeu ne bloque jamais.
    .title = La vue est exacte
    .source = house
rule-gkr-G93 = Si les deux lignes de vue traversent un Immeuble debout, le tir est bloqué. Si une seule le fait, la cible est à couvert ; sinon, le tir est dégagé.
    .title = Bloqué, à couvert ou dégagé
    .source = house
rule-gkr-G94 = Une unité dans des décombres est à couvert contre toute attaque à plus de 1 hexagone.
    .title = Couvert des décombres
    .source = house
rule-gkr-G95 = Le couvert augmente le nombre d’attaque de 1. Deux raisons d’être à couvert ne s’additionnent pas.
    .title = Effet du couvert
    .source = house
rule-gkr-G96 = Les unités ne bloquent pas la vue et ne donnent pas de couvert.
    .title = Les unités ne cachent rien
    .source = house
rule-gkr-G97 = Une cible adjacente est toujours en vue.
    .title = Les voisins sont en vue
    .source = house

## Phase de Combat : déclaration

rule-gkr-G98 = Toutes les armes qui vont tirer se déclarent avant que la première agisse.
    .title = Les armes se déclarent d’abord
    .source = sourced
rule-gkr-G99 = Tout le monde engage en secret des cartes d’arme de sa main, sans limite, et au plus une Frappe Orbitale. Toutes sont révélées ensemble.
    .title = Engager en secret
    .source = house
rule-gkr-G100 = Une arme ne tire qu’une fois par Round : deux cartes du même nom ne peuvent pas être engagées.
    .title = Chaque arme une fois par Round
    .source = sourced
rule-gkr-G101 = Après la révélation, toutes les cartes engagées se paient dans l’ordre du tour. Ensuite, Tobias Vane peut nommer une arme engagée, jamais une Frappe Orbitale.
    .title = Payer les armes
    .source = house
rule-gkr-G102 = Une carte d’arme donne nom, coût en Énergie, vitesse, nombre d’attaque, portée, arc, Dégâts et parfois une capacité spéciale.
    .title = Ce que montre une carte d’arme
    .source = recall

## Phase de Combat : ordre

rule-gkr-G103 = Les attaques vont de la plus haute vitesse à la plus basse.
    .title = Les armes rapides d’abord
    .source = sourced
rule-gkr-G104 = Les Unités de Soutien agissent dans le même décompte, à la vitesse de leur arme.
    .title = Vitesse des Unités de Soutien
    .source = house
rule-gkr-G105 = À vitesse égale, l’ordre du tour décide. Dans une Faction, le Heavy Hitter agit avant les Unités de Soutien ; pour le reste, le propriétaire décide.
    .title = Vitesses égales
    .source = house
rule-gkr-G106 = Les attaques des Unités de Soutien ne coûtent ni Énergie ni carte.
    .title = Les Unités de Soutien attaquent sans frais
    .source = sourced
rule-gkr-G107 = Une unité détruite avant que vienne sa vitesse n’agit pas. Les cartes engagées d’un Heavy Hitter détruit sont perdues.
    .title = Détruite avant d’agir
    .source = house

## Phase de Combat : une attaque

rule-gkr-G108 = Une cible est une unité ennemie à portée, dans l’arc et en vue. Une arme indirecte se passe de ligne de vue.
    .title = Cibles permises
    .source = house
rule-gkr-G109 = Une arme sans cible permise est défaussée sans tirer. Son Énergie reste dépensée.
    .title = Une arme sans cible
    .source = sourced
rule-gkr-G110 = Les Immeubles ne peuvent pas être attaqués.
    .title = Les Immeubles ne sont pas des cibles
    .source = house
rule-gkr-G185 = Une Frappe Orbitale vise toute unité ennemie du Plateau de Jeu, jamais un hexagone vide.
    .title = Cible d’une Frappe Orbitale
    .source = house
rule-gkr-G111 = Remplacée par la règle G181.
    .title = Remplacée par le déroulement d’une attaque
    .source = house
rule-gkr-G112 = L’attaquant lance deux dés noirs et touche si leur somme atteint le nombre d’attaque, modificateurs compris.
    .title = Le jet d’attaque
    .source = recall
rule-gkr-G113 = Un 12 touche toujours et un 2 rate toujours.
    .title = Douze et deux
    .source = house
rule-gkr-G114 = Remplacée par la règle G181.
    .title = Remplacée par le déroulement d’une attaque
    .source = house
rule-gkr-G115 = Si l’attaque touche, le défenseur lance un dé blanc par Dégât, ceux de l’arme plus tous les bonus.
    .title = Dés de Sauvegarde d’Armure
    .source = recall
rule-gkr-G116 = Chaque dé blanc qui atteint la valeur d’armure de la cible annule 1 Dégât.
    .title = La Sauvegarde d’Armure
    .source = recall
rule-gkr-G117 = Les Heavy Hitters et les Unités de Combat sauvent sur 5 ou plus, celles de Réparation et de Reconnaissance sur 6.
    .title = Valeurs d’armure
    .source = house
rule-gkr-G118 = Remplacée par la règle G181.
    .title = Remplacée par le déroulement d’une attaque
    .source = house
rule-gkr-G119 = Vous ne pouvez jouer qu’une Réaction par attaque.
    .title = Une Réaction par attaque
    .source = house

## Phase de Combat : moments pour les cartes

rule-gkr-G181 = Cible, esquive, visée, jet ; si l’attaque rate, relance et réponses ; si elle touche, protection, Sauvegardes, relance de celles-ci, réduction ; puis Dégâts carte par carte, capacités, ripostes, progression, percée. Chaque question vient une fois, pour une carte au plus, et votre seule Réaction vaut pour l’ensemble.
    .title = Le déroulement d’une attaque
    .source = house
rule-gkr-G182 = La question n’est posée que là où les faits connus de tout le monde permettent une carte, et alors toujours, que vous en ayez une ou non. Ainsi, elle ne révèle rien.
    .title = Quand une carte vous est demandée
    .source = house
rule-gkr-G183 = Passer pour le Round se dit ouvertement : jusqu’à la Réinitialisation, vous n’utilisez plus ni carte, ni Pilote, ni Amélioration à ces moments et rien ne vous est demandé. Ce qui agit tout seul continue.
    .title = Passer pour tout le Round
    .source = house
rule-gkr-G203 = Hors d’une attaque, ces questions suivent l’ordre du tour, et chaque Faction est interrogée jusqu’à ce qu’elle passe. Un piratage laisse aussitôt la Faction visée le contrer.
    .title = Questions hors des attaques
    .source = house
rule-gkr-G209 = Un Pilote ou une Amélioration qui convient au moment et n’est pas épuisé suffit pour que la question soit posée. Le contenu du paquet ne compte que pour les cartes.
    .title = Pilotes et Améliorations sont demandés aussi
    .source = house
rule-gkr-G212 = Prime à la casse sans Unité de Soutien détruite ce Round, Piqûre de rappel sous 2 Dégâts non sauvés ou Équipe des stands sans carte de Dégât ne sont pas proposées. Que la question soit posée ou non n’en dépend pas.
    .title = Rien d’inutile n’est proposé
    .source = house

## Phase de Combat : renoncer et cas particuliers

rule-gkr-G120 = Vous pouvez laisser une Unité de Soutien inactive ou ne pas tirer avec une arme engagée. La carte est défaussée.
    .title = Tirer n’est pas obligatoire
    .source = house
rule-gkr-G184 = Une arme jumelée fait deux attaques complètes ; la seconde est perdue si la cible n’est plus là. Déflagration, ripostes, souffle de Hale Dorn, zones et Bulldozer ne laissent rien jouer.
    .title = Attaques jumelées et Dégâts sans question
    .source = house
rule-gkr-G186 = L’unité est déplacée selon le secteur entre elle et l’attaquant ; à la limite de deux, l’attaquant choisit, et un adversaire automatique prend la première direction depuis le nord, dans le sens horaire. L’unité garde son orientation et ne paie rien.
    .title = Direction de la poussée et du treuil
    .source = house
rule-gkr-G211 = À la limite de deux secteurs, l’attaquant ne choisit que si les deux hexagones sont ouverts à l’unité. Si un seul l’est, elle y va ; si aucun ne l’est, elle reste.
    .title = Quand la direction est demandée
    .source = house
rule-gkr-G204 = Les capacités qui agissent sur une cible détruite tombent, tout comme les ripostes de qui perd son Heavy Hitter. La déflagration a lieu, autour de l’hexagone où se tenait la cible lors du jet.
    .title = Si la cible est détruite
    .source = house
rule-gkr-G205 = D’abord toutes les Sauvegardes, dans l’ordre du tour des propriétaires, puis Heavy Hitter, Combat, Réparation, Reconnaissance. Ensuite tous les Dégâts, les cartes étant choisies dans l’ordre du tour, et une seule vérification de victoire.
    .title = Dégâts à plusieurs unités à la fois
    .source = house

## Dégâts, destruction, réparation

rule-gkr-G121 = Chaque Dégât à un Heavy Hitter met une de ses cartes dans la Pile des Dégâts.
    .title = Les Dégâts prennent des cartes
    .source = sourced
rule-gkr-G122 = Pour chaque Dégât, vous choisissez : la carte du dessus de votre Pioche, ou une carte de votre main.
    .title = Quelle carte est perdue
    .source = sourced
rule-gkr-G123 = Une Pioche vide est d’abord refaite avec la Défausse. Si les deux sont vides, la carte vient de votre main.
    .title = Dégât avec une Pioche vide
    .source = house
rule-gkr-G124 = Les cartes en jeu ne sont perdues que si Pioche, Défausse et main sont vides, et leur propriétaire choisit lesquelles. Une arme perdue avant d’avoir tiré ne tire pas.
    .title = Cartes en jeu comme Dégâts
    .source = house
rule-gkr-G125 = Un Heavy Hitter est détruit dès que sa dernière carte est dans la Pile des Dégâts. Les Dégâts en plus sont ignorés.
    .title = La dernière carte
    .source = house
rule-gkr-G126 = Un Heavy Hitter détruit quitte le Plateau de Jeu, avec toutes les Unités de Soutien et tous les Tags de sa Faction. Ses cartes Sponsor sont défaussées.
    .title = Ce qui part avec un Heavy Hitter
    .source = house
rule-gkr-G127 = Les Unités de Combat et de Réparation ont 3 points de vie, celles de Reconnaissance 2. Chaque Dégât non sauvé en prend un ; à 0, l’unité est détruite.
    .title = Points de vie des Unités de Soutien
    .source = house
rule-gkr-G128 = Au lieu d’attaquer, une Unité de Réparation peut essayer de réparer.
    .title = Réparer au lieu d’attaquer
    .source = sourced
rule-gkr-G129 = La tentative prend un dé et réussit sur 3 ou plus.
    .title = Dé de réparation
    .source = sourced
rule-gkr-G130 = La tentative se fait à la vitesse de l’Unité de Réparation, sur votre Heavy Hitter adjacent, qui doit avoir au moins une carte de Dégât.
    .title = Quand et quoi réparer
    .source = house
rule-gkr-G131 = Si la réparation réussit, vous mettez une carte de votre choix de la Pile des Dégâts dans la Défausse.
    .title = Ce que rend une réparation
    .source = house
rule-gkr-G132 = Les Unités de Soutien ne peuvent pas être réparées.
    .title = Les Unités de Soutien restent abîmées
    .source = house

## Phase de Tag

rule-gkr-G133 = Les Heavy Hitters comme les Unités de Soutien peuvent taguer des Immeubles.
    .title = Qui peut taguer
    .source = sourced
rule-gkr-G134 = Placer un Tag se paie en Énergie.
    .title = Un Tag coûte de l’Énergie
    .source = sourced
rule-gkr-G135 = Un Tag coûte 3 Énergies, ou 2 si une Unité de Reconnaissance le place.
    .title = Prix d’un Tag
    .source = house
rule-gkr-G136 = Une unité place un Tag par Round, sur un Immeuble debout adjacent.
    .title = Un Tag par unité
    .source = house
rule-gkr-G137 = Votre Faction ne peut taguer le même Immeuble qu’une fois par Round.
    .title = Un Tag par Immeuble
    .source = house
rule-gkr-G138 = Toutes les Factions peuvent avoir des Tags sur un même Immeuble. Ceux de chaque Faction se comptent à part.
    .title = Tags de plusieurs Factions
    .source = house
rule-gkr-G139 = Un Immeuble avec quatre Tags d’une Faction est aussitôt Démoli et compte pour elle. En Alliances Fixes, les Tags d’une équipe comptent ensemble.
    .title = Quatre Tags Démolissent
    .source = sourced
rule-gkr-G140 = Tous les Tags de l’Immeuble retournent à leur propriétaire. Son hexagone devient des décombres, où l’on peut entrer et qui ne bloquent plus la vue.
    .title = Après une démolition
    .source = house
rule-gkr-G141 = Vous piochez 1 carte Sponsor pour chaque Immeuble que vous avez tagué durant cette phase.
    .title = Les Sponsors récompensent les Tags
    .source = sourced
rule-gkr-G142 = Vous pouvez avoir 3 cartes Sponsor ; celles en trop sont défaussées aussitôt.
    .title = Trois cartes Sponsor au plus
    .source = house
rule-gkr-G190 = Les cartes Sponsor des Tags se piochent quand vous avez fini de taguer, une par Immeuble différent. Celles en trop sont alors défaussées une par une, à la vue de tout le monde.
    .title = Quand viennent les cartes Sponsor
    .source = house
rule-gkr-G143 = Si aucun de vos 20 Tags ne reste dans votre stock, vous ne pouvez pas taguer.
    .title = Plus de Tags
    .source = house
rule-gkr-G144 = Une Pioche de cartes Sponsor vide est refaite en mélangeant sa Défausse. Si celle-ci est vide aussi, rien n’est pioché.
    .title = Pioche de cartes Sponsor vide
    .source = house
rule-gkr-G191 = Signal détourné nomme un Immeuble et la Faction qui perd un Tag ; celle-ci peut contrer. Le Tag retourne dans son stock, et un Immeuble Démoli le reste.
    .title = Signal détourné
    .source = house

## Phase de Réinitialisation

rule-gkr-G145 = Dans l’ordre du tour, vous pouvez défausser autant de cartes de votre main que vous voulez.
    .title = Première étape : défausser
    .source = house
rule-gkr-G146 = Vous piochez jusqu’à la taille de votre main. Si vous avez plus de cartes, vous défaussez l’excédent.
    .title = Deuxième étape : piocher
    .source = house
rule-gkr-G147 = Votre Énergie revient à son maximum.
    .title = Troisième étape : Énergie
    .source = house
rule-gkr-G148 = Ce qui dure ce Round se termine. Ce qui vaut pour le prochain Round commence.
    .title = Quatrième étape : effets
    .source = house
rule-gkr-G149 = Le jeton Glory Hound passe, dans le sens horaire, à la prochaine Faction encore en jeu.
    .title = Cinquième étape : Glory Hound
    .source = house
rule-gkr-G178 = Cartes, Pilotes et Améliorations de cette phase s’utilisent dans votre part de la première étape, avant ou après vos défausses. Ce qu’ils rendent est dans la Défausse avant que l’on pioche.
    .title = Cartes de la Phase de Réinitialisation
    .source = house
rule-gkr-G206 = L’excédent de votre main se défausse lui aussi à la première étape : sans cela, vous ne pouvez pas finir votre part. Ferveur du public s’y joue et agit quand le jeton Glory Hound passe.
    .title = Trop de cartes, et Ferveur du public
    .source = house

## Cartes utilitaires et cartes Sponsor

rule-gkr-G150 = Il y en a quatre sortes : Déploiement, Manœuvre, Réaction et Frappe Orbitale.
    .title = Sortes de cartes utilitaires
    .source = sourced
rule-gkr-G151 = Une carte ne se joue qu’à son moment : en Phase de Déploiement, de Mouvement, de Tag ou de Réinitialisation, à l’engagement des armes, à une étape d’une attaque, après un piratage ou avec toute question à vous. Pilotes et Améliorations ont leurs propres moments.
    .title = Chaque carte a son moment
    .source = house
rule-gkr-G152 = Remplacée par la règle G181 durant une attaque et par la règle G203 ailleurs.
    .title = Remplacée par deux règles
    .source = house
rule-gkr-G153 = Elle s’engage comme une arme : 3 Énergies, vitesse 1, nombre d’attaque 8, 4 Dégâts. Elle vise toute unité ennemie du Plateau de Jeu, sans arc ni ligne de vue, avec déflagration.
    .title = Frappe Orbitale
    .source = house
rule-gkr-G154 = Certaines cartes Sponsor piratent les adversaires, d’autres contrent un tel piratage.
    .title = Piratages et contres
    .source = sourced
rule-gkr-G155 = Un bonus vous aide, un piratage nuit à un adversaire, un contre annule un piratage. Les jouer ne coûte pas d’Énergie.
    .title = Classes de cartes Sponsor
    .source = house
rule-gkr-G156 = Un piratage contré est défaussé sans effet. Un contre ne peut pas être contré.
    .title = Un piratage contré
    .source = house
rule-gkr-G157 = Après usage, une carte Sponsor est défaussée.
    .title = Les cartes Sponsor servent une fois
    .source = house
rule-gkr-G158 = Certaines cartes Sponsor portent une icône qui les exclut du mode solo.
    .title = Cartes exclues du solo
    .source = sourced
rule-gkr-G159 = Là où une carte contredit les règles, la carte l’emporte.
    .title = La carte avant la règle
    .source = house

## Progression et Améliorations

rule-gkr-G160 = Vos exploits font avancer votre jeton Pilote sur le Plateau de Progression et débloquent des Améliorations.
    .title = Le Plateau de Progression
    .source = sourced
rule-gkr-G161 = Votre premier Tag sur un Immeuble 1 case, Démolir un Immeuble 2, détruire une Unité de Soutien ennemie 1, une attaque qui prend 3 cartes ou plus à un Heavy Hitter ennemi 1, détruire un Heavy Hitter ennemi 3. Le jeton avance aussitôt, durant une attaque à sa place dans le déroulement.
    .title = Ce qui fait avancer votre jeton
    .source = house
rule-gkr-G162 = Atteindre ou passer la case 3, 6 ou 10 débloque une Amélioration de niveau 1, 2 ou 3.
    .title = Cases qui débloquent
    .source = house
rule-gkr-G163 = Vous prenez une tuile restante de ce niveau ; chacune est unique. Si deux Factions débloquent au même moment, l’ordre du tour décide.
    .title = Choisir une Amélioration
    .source = house
rule-gkr-G164 = Une Amélioration agit dès que vous la prenez et jusqu’à la fin de la partie.
    .title = Les Améliorations durent
    .source = house
rule-gkr-G165 = La piste finit à la case 12. Les exploits suivants n’ont pas d’effet.
    .title = Fin de la piste
    .source = house

## Pilotes

rule-gkr-G166 = Vous avez un Pilote, avec une capacité bien à lui.
    .title = Un Pilote et sa capacité
    .source = sourced
rule-gkr-G167 = Chaque Faction a 4 Pilotes au choix. Leurs capacités sont de notre invention.
    .title = Quatre Pilotes par Faction
    .source = sourced
rule-gkr-G168 = Une capacité agit une fois par Round, une fois par partie ou toujours, comme le dit la carte du Pilote.
    .title = Combien de fois un Pilote aide
    .source = house
rule-gkr-G169 = Dès la mise en place, tout le monde connaît votre Pilote.
    .title = Les Pilotes sont connus
    .source = house

## Glory Hound

rule-gkr-G170 = Le jeton Glory Hound montre qui choisit sa Faction en premier.
    .title = Glory Hound et Factions
    .source = sourced
rule-gkr-G171 = Le jeton Glory Hound montre qui commence chaque Round.
    .title = Glory Hound et Rounds
    .source = sourced
rule-gkr-G172 = Si la Faction qui le tient est hors jeu, le jeton passe aussitôt dans le sens horaire.
    .title = Quand sa Faction est hors jeu
    .source = house
rule-gkr-G207 = Si le jeton passe durant une phase, l’étape en cours garde son ordre. Le nouvel ordre vaut dès l’étape suivante.
    .title = Un jeton qui passe en pleine phase
    .source = house

## Fin de la partie

rule-gkr-G173 = La victoire est vérifiée après chaque application de Dégâts et après chaque Tag. Des Dégâts à plusieurs unités à la fois comptent pour une application.
    .title = Quand la victoire est vérifiée
    .source = house
rule-gkr-G174 = Si un seul effet détruit tous les Heavy Hitters restants, le plus d’Immeubles Démolis gagne, puis le plus de Tags sur le Plateau de Jeu avant leur retrait, puis l’ordre du tour.
    .title = Tous détruits d’un coup
    .source = house
rule-gkr-G175 = Après la Réinitialisation du Round 20, la partie finit. Le plus d’Immeubles Démolis gagne, puis le plus de vie, puis le plus de Tags sur le Plateau de Jeu, puis l’ordre du tour.
    .title = Vingt Rounds
    .source = house
rule-gkr-G176 = Supprimée par la règle G193 : l’abandon n’existe pas.
    .title = Abandon supprimé
    .source = house
rule-gkr-G192 = La fin après le Round 20 peut être désactivée ; la partie est alors arrêtée après 1 000 Rounds et classée de même. La fin se décide après les Dégâts des zones et avant les alliances.
    .title = Sans limite de Rounds
    .source = house
rule-gkr-G193 = L’abandon n’existe pas. Comme dans les autres jeux, le siège quitté est repris à la table.
    .title = Quitter la table
    .source = house
rule-gkr-G208 = D’abord qui a gagné, puis les Factions encore en jeu dans l’ordre de la règle G175. Suivent les Factions hors jeu, la dernière tombée d’abord ; celles d’un même moment selon la règle G174.
    .title = Classement
    .source = house
