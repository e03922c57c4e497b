### Le matériel de Heavy Hitters, chaque sorte dans l’ordre de sa table : le nom, .effect (ce que cela fait) et des formes courtes.
### Les nombres des armes viennent des données ; leur .effect dit en une phrase à quoi elles servent.

## Factions : .style dit comment elles se jouent

heavy_hitters-faction-diamondback = DiamondBack
    .style = Longue portée, précision, arcs étroits

heavy_hitters-faction-kingwolf = King Wolf
    .style = Assaut rapide, de près

heavy_hitters-faction-thunderhappy = Thunder Happy
    .style = Tirs de zone, désordre dans les mains ennemies

heavy_hitters-faction-hammerstrike = HammerStrike
    .style = Lenteur, puissance, tirs perforants

## Unités : .weapon est l’arme intégrée, .short la forme pour les colonnes étroites

heavy_hitters-unit-hh = Heavy Hitter
    .short = HH

heavy_hitters-unit-combat = Unité de Combat
    .weapon = Canon d’escorte
    .short = Com

heavy_hitters-unit-repair = Unité de Réparation
    .weapon = Soudeur à arc
    .short = Rép

heavy_hitters-unit-recon = Unité de Reconnaissance
    .weapon = Carabine d’éclaireur
    .short = Rec

## Armes de DiamondBack

heavy_hitters-card-db_p1 = Lance d’horizon
    .effect = Loin et droit devant, avec une seconde chance après un tir manqué.

heavy_hitters-card-db_p2 = Taille-facettes
    .effect = Un rayon tranchant, de près comme à mi-distance.

heavy_hitters-card-db_p3 = Répéteur à sonnette
    .effect = Tire deux fois sur la même cible.

heavy_hitters-card-db_s1 = Crochets-fléchettes
    .effect = Des fléchettes rapides et économes, qui portent pourtant loin.

heavy_hitters-card-db_s2 = Roquettes thermoguidées
    .effect = Le couvert ne protège pas contre elles ; il leur suffit de voir la cible.

heavy_hitters-card-db_s3 = Collet annelé
    .effect = Ralentit le Heavy Hitter pris au piège.

heavy_hitters-card-db_s4 = Éblouisseur solaire
    .effect = Aveugle tôt la cible et gâche les tirs qui lui restent.

heavy_hitters-card-db_s5 = Souffle de sable
    .effect = Un jet de tous côtés, contre qui s’approche trop.

## Armes de King Wolf

heavy_hitters-card-kw_p1 = Masse alpha
    .effect = Frappe une cible adjacente et la repousse.

heavy_hitters-card-kw_p2 = Mitrailleuse coupe-gorge
    .effect = Approchez, puis tirez avant les autres.

heavy_hitters-card-kw_p3 = Brise-couronne
    .effect = Un coup lourd et tardif qui perce l’armure.

heavy_hitters-card-kw_s1 = Fusils à poil hérissé
    .effect = Une large salve, de près, qui touche facilement.

heavy_hitters-card-kw_s2 = Harpon-laisse
    .effect = Ramène la cible plus près.

heavy_hitters-card-kw_s3 = Hurleur
    .effect = Frappe tôt et de tous côtés.

heavy_hitters-card-kw_s4 = Griffes de flanc
    .effect = Frappent très tôt ; les Unités de Soutien adjacentes en souffrent le plus.

heavy_hitters-card-kw_s5 = Brandon fumigène
    .effect = Après le tir, faites un pas dans sa fumée.

## Armes de Thunder Happy

heavy_hitters-card-th_p1 = Barrage de chevet
    .effect = Des obus lourds et tardifs qui blessent aussi les unités adjacentes à la cible.

heavy_hitters-card-th_p2 = Tempête d’aiguilles
    .effect = Une grêle d’aiguilles, de près comme à mi-distance.

heavy_hitters-card-th_p3 = Capsules de thérapie de groupe
    .effect = Agissent de tous côtés, et les unités adjacentes à la cible partagent le traitement.

heavy_hitters-card-th_s1 = Lance-pastilles
    .effect = Un tir léger à mi-distance, sans effet contre une cible adjacente.

heavy_hitters-card-th_s2 = Pulvérisateur d’effets secondaires
    .effect = Rend un Heavy Hitter si malade qu’une carte tombe de la main.

heavy_hitters-card-th_s3 = Mortier à pilules amères
    .effect = Lance ses pilules par-dessus les Immeubles, de tous côtés, mais jamais tout près.

heavy_hitters-card-th_s4 = Drones placebo
    .effect = Des drones rapides qui trouvent une cible tout autour.

heavy_hitters-card-th_s5 = Volée d’ampoules
    .effect = Deux volées sur la même cible.

## Armes de HammerStrike

heavy_hitters-card-hs_p1 = Canon-enclume
    .effect = Lent à tirer, mais ses obus percent l’armure.

heavy_hitters-card-hs_p2 = Marteau-pilon
    .effect = Percute une cible adjacente et la fait reculer.

heavy_hitters-card-hs_p3 = Riveteuse de fonderie
    .effect = Des rivets fiables, de près comme à mi-distance.

heavy_hitters-card-hs_s1 = Lance-scories
    .effect = Des scories brûlantes pour qui est proche ; elles touchent facilement.

heavy_hitters-card-hs_s2 = Obusier d’épaule
    .effect = Tire par-dessus les Immeubles sur des cibles lointaines.

heavy_hitters-card-hs_s3 = Tourelle à chaînes
    .effect = Tourne de tous côtés et chasse les Unités de Soutien.

heavy_hitters-card-hs_s4 = Charges sismiques
    .effect = Explosent très tard et secouent aussi les unités adjacentes à la cible.

heavy_hitters-card-hs_s5 = Lancer de poutrelle
    .effect = Difficile à viser, mais cela fait mal.

## Cartes Déploiement, Manœuvres, Réactions et Frappes Orbitales

heavy_hitters-card-u_deploy = Déploiement
    .effect = Placez une de vos Unités de Soutien de la réserve, intacte, sur un hexagone vide à 2 hexagones au plus de votre Heavy Hitter.

heavy_hitters-card-u_orbital = Frappe Orbitale
    .effect = S’engage comme une arme : vitesse 1, attaque 8, 4 Dégâts, contre n’importe quelle unité ennemie du plateau, sans arc ; indirect, déflagration. Une par Round au plus.

heavy_hitters-card-u_m_burst = Coup de propulseurs
    .effect = Votre Heavy Hitter peut parcourir jusqu’à 2 hexagones de plus durant cette activation, sans Énergie ; son mouvement maximal augmente de 2.

heavy_hitters-card-u_m_leap = Saut au crochet
    .effect = Au lieu de marcher, parcourez jusqu’à 3 hexagones en ligne droite par-dessus tout ; l’hexagone d’arrivée ne doit contenir ni Heavy Hitter ni Immeuble debout.

heavy_hitters-card-u_m_convoy = Ordre de convoi
    .effect = Chacune de vos Unités de Soutien peut se déplacer de 1 hexagone tout de suite, en plus de son mouvement.

heavy_hitters-card-u_r_chaff = Nuage de leurres
    .effect = Une attaque contre l’une de vos unités a +2 à son nombre d’attaque.

heavy_hitters-card-u_r_purge = Purge d’urgence
    .effect = Retirez 2 Dégâts non sauvés de cette attaque contre votre Heavy Hitter (jamais moins de 0).

heavy_hitters-card-u_r_ping = Écho de retour
    .effect = Après une attaque ratée contre l’une de vos unités, gagnez 1 point d’Énergie, sans dépasser votre maximum.

heavy_hitters-card-u_m_db = Pas glissant
    .effect = Quand tous les Heavy Hitters ont bougé, déplacez le vôtre de 1 hexagone sans Énergie et choisissez de nouveau son orientation.

heavy_hitters-card-u_r_db = Plaques réfringentes
    .effect = Relancez une fois tous les dés d’armure ratés de cette attaque contre votre Heavy Hitter.

heavy_hitters-card-u_m_kw = Bond
    .effect = Au lieu de marcher, parcourez jusqu’à 3 hexagones sans Énergie, chacun rapprochant d’un même Heavy Hitter ennemi de votre choix. Si vous finissez à côté d’une unité ennemie, votre première attaque à portée 1 ce Round a −1 à son nombre d’attaque.

heavy_hitters-card-u_r_kw = Morsure en retour
    .effect = Après cette attaque contre votre Heavy Hitter, l’unité attaquante subit 2 Dégâts (Sauvegarde permise) si elle est à 2 hexagones au plus.

heavy_hitters-card-u_m_th = Dose de charge
    .effect = Jusqu’à 3 hexagones de cette activation ne coûtent pas d’Énergie ; ensuite, votre Heavy Hitter subit 1 Dégât sans Sauvegarde.

heavy_hitters-card-u_r_th = Piqûre de rappel
    .effect = Quand votre Heavy Hitter a perdu 2 cartes ou plus sur une attaque, piochez 2 cartes.

heavy_hitters-card-u_m_hs = Bulldozer
    .effect = Durant cette activation, chaque Unité de Soutien ennemie dont vous traversez ou occupez l’hexagone subit 1 Dégât (Sauvegarde permise), une seule fois et avant d’être délogée s’il y a lieu.

heavy_hitters-card-u_r_hs = Ancrage
    .effect = Les Sauvegardes d’Armure de votre Heavy Hitter réussissent sur 4 ou plus contre cette attaque.

## Cartes Sponsor

heavy_hitters-card-s_battery = Contrat de batteries
    .effect = Gagnez 2 points d’Énergie tout de suite, même au-delà de votre maximum, jusqu’à la Réinitialisation.

heavy_hitters-card-s_hijack = Signal détourné
    .effect = Retirez 1 Tag ennemi d’un Immeuble à 3 hexagones au plus d’une de vos unités.

heavy_hitters-card-s_firewall = Contrat pare-feu
    .effect = Annulez un piratage qui vient d’être joué contre vous ou vos unités.

heavy_hitters-card-s_guided = Munitions guidées
    .effect = Une de vos attaques a −2 à son nombre d’attaque.

heavy_hitters-card-s_polish = Cire de blindage
    .effect = Les Sauvegardes d’Armure d’une de vos unités sont meilleures de 1 contre cette attaque (jamais mieux que 3+).

heavy_hitters-card-s_billboard = Panneau gratuit
    .effect = Placez 1 Tag de plus sans Énergie sur un Immeuble debout adjacent à l’une de vos unités, même si vous l’avez déjà tagué ce Round.

heavy_hitters-card-s_express = Livraison express
    .effect = Déployez une Unité de Soutien à 2 hexagones au plus de votre Heavy Hitter, sans carte Déploiement ni Énergie.

heavy_hitters-card-s_leglock = Virus de blocage
    .effect = Un Heavy Hitter ennemi a −2 à son mouvement maximal ce Round. Un adversaire solo ignore à la place les lettres à plus de 1 hexagone.

heavy_hitters-card-s_scramble = Brouillage de visée
    .effect = Une attaque ennemie a +2 à son nombre d’attaque.

heavy_hitters-card-s_pit = Équipe des stands
    .effect = Remettez 1 carte de votre choix de votre Pile des Dégâts dans votre Défausse.

heavy_hitters-card-s_surge = Ferveur du public
    .effect = À la fin de cette Réinitialisation, prenez le jeton Glory Hound au lieu de le laisser passer comme d’habitude.

heavy_hitters-card-s_bounty = Prime à la casse
    .effect = Si vous avez détruit une Unité de Soutien ennemie ce Round, avancez de 2 cases sur le Plateau de Progression.

heavy_hitters-card-s_replay = Arbitrage vidéo
    .effect = Après une de vos attaques ratées, relancez ses deux dés ; le nouveau jet compte.

## Mots-clés des armes

heavy_hitters-keyword-accurate = précis
    .effect = Si le jet d’attaque échoue, relancez une fois le dé le plus faible ; le nouveau total compte.

heavy_hitters-keyword-twin = jumelé
    .effect = Résolvez l’attaque deux fois de suite contre la même cible : deux jets, deux séries de Sauvegardes.

heavy_hitters-keyword-pierce = perforant
    .effect = Chaque dé d’armure de la cible doit faire 1 de plus que d’habitude ; un 6 sauve toujours.

heavy_hitters-keyword-splash = déflagration
    .effect = Si l’attaque touche, toute autre unité adjacente à la cible, amie ou ennemie, mais jamais l’unité attaquante, subit 1 Dégât (Sauvegarde permise).

heavy_hitters-keyword-snare = entrave
    .effect = Si l’attaque touche un Heavy Hitter, son mouvement maximal baisse de 2 à la prochaine Phase de Mouvement (sans cumul). Un adversaire solo ignore à la place les lettres à plus de 2 hexagones.

heavy_hitters-keyword-dazzle = aveuglant
    .effect = Si l’attaque touche, les attaques suivantes de la cible durant cette Phase de Combat ont +2 à leur nombre d’attaque (sans cumul).

heavy_hitters-keyword-shove = poussée
    .effect = Si l’attaque touche, la cible recule de 1 hexagone, droit à l’opposé de l’unité attaquante, si cet hexagone est sur le plateau, sans Immeuble debout et vide.

heavy_hitters-keyword-reel = treuil
    .effect = Si l’attaque touche, la cible avance de 1 hexagone, droit vers l’unité attaquante, si cet hexagone est sans Immeuble debout et vide.

heavy_hitters-keyword-hunter = chasseur
    .effect = +1 Dégât si la cible est une Unité de Soutien.

heavy_hitters-keyword-advance = percée
    .effect = Après l’attaque, réussie ou non, le Heavy Hitter qui attaque peut se déplacer de 1 hexagone sans Énergie, sans changer d’orientation. Un adversaire solo ne le fait pas.

heavy_hitters-keyword-nausea = nausée
    .effect = Si l’attaque touche un Heavy Hitter, sa faction défausse 1 carte de sa main au hasard. Un adversaire solo révèle à la place 1 carte de moins (au moins 1) à sa prochaine Phase de Combat.

heavy_hitters-keyword-indirect = indirect
    .effect = Se passe de ligne de vue et ignore le couvert.

heavy_hitters-keyword-seeking = guidé
    .effect = Ignore le couvert ; la ligne de vue reste nécessaire.

## Pilotes

heavy_hitters-pilot-p_db1 = Ines Calloway
    .effect = Une fois par Round, une attaque de votre Heavy Hitter à distance 5 ou plus a −1 à son nombre d’attaque.

heavy_hitters-pilot-p_db2 = Dex Marrow
    .effect = Au début de chaque Phase de Combat, avant d’engager les armes, vous pouvez choisir de nouveau l’orientation de votre Heavy Hitter.

heavy_hitters-pilot-p_db3 = Oona Pike
    .effect = À chaque Round, le premier hexagone du mouvement de votre Heavy Hitter ne coûte pas d’Énergie.

heavy_hitters-pilot-p_db4 = Tobias Vane
    .effect = Une fois par partie, une de vos armes engagées agit à la vitesse 10, jamais une Frappe Orbitale.

heavy_hitters-pilot-p_kw1 = Rook Halvorsen
    .effect = Une fois par Round, une attaque de votre Heavy Hitter à portée 1 fait +1 Dégât.

heavy_hitters-pilot-p_kw2 = Mags Brannigan
    .effect = Une Unité de Soutien ennemie délogée par votre Heavy Hitter subit 1 Dégât sans Sauvegarde.

heavy_hitters-pilot-p_kw3 = Juno Sable
    .effect = Une fois par partie, après son mouvement, votre Heavy Hitter peut parcourir jusqu’à 2 hexagones de plus sans Énergie, puis vous choisissez de nouveau son orientation.

heavy_hitters-pilot-p_kw4 = Pike Odell
    .effect = À chaque Round, le premier point d’Énergie dépensé en trop ne cause pas de Dégât.

heavy_hitters-pilot-p_th1 = Lio Marsh
    .effect = Votre Unité de Réparation réussit sur 2 ou plus.

heavy_hitters-pilot-p_th2 = Cassidy Plume
    .effect = Une fois par Round, quand vous piochez des cartes Sponsor, piochez-en 1 de plus, puis défaussez 1 de ces cartes.

heavy_hitters-pilot-p_th3 = Bex Anand
    .effect = Votre main compte 7 cartes.

heavy_hitters-pilot-p_th4 = Uri Fontaine
    .effect = Une fois par partie, à la Réinitialisation, remettez 3 cartes au hasard de votre Pile des Dégâts dans votre Défausse.

heavy_hitters-pilot-p_hs1 = Gunda Frost
    .effect = Une fois par Round, relancez un dé d’armure raté de votre Heavy Hitter.

heavy_hitters-pilot-p_hs2 = Sol Okafor
    .effect = Vos cartes Déploiement ne coûtent pas d’Énergie.

heavy_hitters-pilot-p_hs3 = Petra Quill
    .effect = Vos Unités de Soutien ont 1 point de vie de plus.

heavy_hitters-pilot-p_hs4 = Hale Dorn
    .effect = Une fois par partie, quand vous Démolissez un Immeuble, chaque unité ennemie adjacente subit 2 Dégâts (Sauvegarde permise).

## Améliorations

heavy_hitters-upgrade-g_servo = Servos réglés
    .effect = Le mouvement maximal de votre Heavy Hitter est 5.

heavy_hitters-upgrade-g_scope = Optique de tir
    .effect = Une fois par Round, après une attaque ratée de votre Heavy Hitter, relancez un de ses dés d’attaque.

heavy_hitters-upgrade-g_skin = Peau ablative
    .effect = Une fois par Round, retirez 1 Dégât non sauvé d’une attaque contre votre Heavy Hitter.

heavy_hitters-upgrade-g_relay = Relais publicitaire
    .effect = Une fois par Round, une de vos unités peut taguer un Immeuble debout à 2 hexagones.

heavy_hitters-upgrade-g_reactor = Banc de réacteurs
    .effect = Votre maximum d’Énergie est 6, à partir de la prochaine Réinitialisation.

heavy_hitters-upgrade-g_feed = Chargeur rapide
    .effect = Votre main compte 1 carte de plus.

heavy_hitters-upgrade-g_core = Cœur renforcé
    .effect = À chaque Round, le premier point d’Énergie dépensé en trop ne cause pas de Dégât.

heavy_hitters-upgrade-g_bay = Baie à drones
    .effect = Vos cartes Déploiement ne coûtent pas d’Énergie et portent à 3 hexagones.

heavy_hitters-upgrade-g_rails = Rails survoltés
    .effect = +1 Dégât avec votre Arme Principale.

heavy_hitters-upgrade-g_bulwark = Blindage de rempart
    .effect = Les Sauvegardes d’Armure de votre Heavy Hitter réussissent sur 4 ou plus.

heavy_hitters-upgrade-g_ads = Matraquage publicitaire
    .effect = Une fois par Round, placez 1 Tag sans Énergie en plus des limites habituelles.

heavy_hitters-upgrade-g_refit = Remise en état
    .effect = À chaque Réinitialisation, vous pouvez remettre 1 carte de votre choix de votre Pile des Dégâts dans votre Défausse.

## Chemins d’Améliorations

heavy_hitters-path-blitz = Éclair
heavy_hitters-path-fortress = Forteresse
heavy_hitters-path-broadcast = Antenne
heavy_hitters-path-engine = Moteur

## Champs de Bataille

heavy_hitters-scenario-crossfire_plaza = Place des feux croisés
    .about = Des Immeubles bien répartis : idéal pour commencer.

heavy_hitters-scenario-ring_road = Périphérique
    .about = Deux tours centrales et de longues voies extérieures.

heavy_hitters-scenario-canyon_row = Rue des canyons
    .about = Des couloirs mènent vers le centre.

heavy_hitters-scenario-dead_centre = Plein centre
    .about = Une tour au milieu, que tout le monde se dispute.

heavy_hitters-scenario-three_wells = Trois puits
    .about = À trois : la même situation vue de chaque place.

heavy_hitters-scenario-fallout_ring = Cercle des retombées
    .about = Quatre Immeubles tranquilles en zone 1, six en zone 3, où rester fait mal.

heavy_hitters-scenario-double_row = Double rangée
    .about = Deux Immeubles proches de chaque place, deux au milieu.

## Paquets prêts : .plan dit ce qu’ils cherchent à faire

heavy_hitters-deck-db_balanced = Équilibré
    .plan = Tire à toute portée.

heavy_hitters-deck-db_sniper = Précision
    .plan = Garde ses distances et entrave qui approche.

heavy_hitters-deck-db_tagger = Tags
    .plan = Les Unités de Soutien taguent, le Heavy Hitter les couvre.

heavy_hitters-deck-kw_balanced = Équilibré
    .plan = S’approche et tire d’abord.

heavy_hitters-deck-kw_brawler = Mêlée
    .plan = Tout à bout de bras.

heavy_hitters-deck-kw_tagger = Tags
    .plan = Court d’Immeuble en Immeuble.

heavy_hitters-deck-th_balanced = Équilibré
    .plan = Tir soutenu, adversaires malades.

heavy_hitters-deck-th_siege = Siège
    .plan = Bombarde de derrière les Immeubles.

heavy_hitters-deck-th_tagger = Tags
    .plan = Tague pendant que le mortier répond.

heavy_hitters-deck-hs_balanced = Équilibré
    .plan = Lent, et rien ne l’arrête.

heavy_hitters-deck-hs_anvil = Enclume
    .plan = Tir perforant de loin.

heavy_hitters-deck-hs_wrecker = Démolition
    .plan = Écrase les Unités de Soutien et prend les Immeubles.

## Niveaux des adversaires solo

heavy_hitters-level-normal = Normal
    .about = L’adversaire tel que les règles le décrivent.

heavy_hitters-level-armed = Armé
    .about = Une Arme Secondaire de plus, donc plus de cartes et plus de vie, et une carte de plus révélée à chaque Phase de Combat.

heavy_hitters-level-hard = Difficile
    .about = Une carte de plus révélée à chaque Phase de Combat, sans arme faible parmi elles.

heavy_hitters-level-brutal = Brutal
    .about = Une Arme Secondaire de plus et deux cartes de plus révélées à chaque Phase de Combat.

## Zones du plateau alternatif

heavy_hitters-zone-1 = zone 1
    .about = L’extérieur : la seule zone où déployer des Unités de Soutien.

heavy_hitters-zone-2 = zone 2
    .about = Pas de déploiement, aucun autre effet.

heavy_hitters-zone-3 = zone 3
    .about = Pas de déploiement. Les attaques lancées d’ici font +1 Dégât ; à la fin de la Réinitialisation, chaque unité ici subit 1 Dégât sans Sauvegarde.

heavy_hitters-zone-4 = zone 4
    .about = Le centre de l’impact. Pas de déploiement. Les attaques lancées d’ici font +2 Dégâts ; à la fin de la Réinitialisation, chaque unité ici subit 2 Dégâts sans Sauvegarde.

## Directions

heavy_hitters-direction-n = nord
    .short = N

heavy_hitters-direction-ne = nord-est
    .short = NE

heavy_hitters-direction-se = sud-est
    .short = SE

heavy_hitters-direction-s = sud
    .short = S

heavy_hitters-direction-sw = sud-ouest
    .short = SO

heavy_hitters-direction-nw = nord-ouest
    .short = NO

## Phases

heavy_hitters-phase-setup = Mise en place
heavy_hitters-phase-deploy = Déploiement
heavy_hitters-phase-movement = Mouvement
heavy_hitters-phase-combat = Combat
heavy_hitters-phase-tag = Tag
heavy_hitters-phase-reset = Réinitialisation

## Sortes de cartes

heavy_hitters-kind-weapon = Arme
heavy_hitters-kind-deploy = Déploiement
heavy_hitters-kind-maneuver = Manœuvre
heavy_hitters-kind-reaction = Réaction
heavy_hitters-kind-orbital = Frappe Orbitale
heavy_hitters-kind-boost = Bonus
heavy_hitters-kind-hack = Piratage
heavy_hitters-kind-counter = Parade
heavy_hitters-kind-primary = Arme Principale
heavy_hitters-kind-secondary = Arme Secondaire

## Arcs des armes, et vue

heavy_hitters-arc-narrow = arc étroit
heavy_hitters-arc-front = arc avant
heavy_hitters-arc-all = tout autour
heavy_hitters-sight-clear = vue dégagée
heavy_hitters-sight-cover = à couvert
heavy_hitters-sight-blocked = vue bloquée

## Ce que fait une unité d’un adversaire solo selon son dé : Heavy Hitter, Combat, Réparation, Reconnaissance

heavy_hitters-plan-edge_forward = avance d’un pas
heavy_hitters-plan-advance = avance
heavy_hitters-plan-flank_right = contourne par la droite
heavy_hitters-plan-flank_left = contourne par la gauche
heavy_hitters-plan-charge = charge
heavy_hitters-plan-sidestep = fait un pas de côté
heavy_hitters-plan-spearhead = ouvre la voie
heavy_hitters-plan-left_wedge = passe devant, plutôt à gauche
heavy_hitters-plan-right_wedge = passe devant, plutôt à droite
heavy_hitters-plan-screen = fait écran devant son Heavy Hitter
heavy_hitters-plan-long_push = pousse loin devant
heavy_hitters-plan-guard = garde son Heavy Hitter
heavy_hitters-plan-tail = suit par-derrière
heavy_hitters-plan-tail_left = suit par-derrière, à gauche
heavy_hitters-plan-tail_right = suit par-derrière, à droite
heavy_hitters-plan-close_left = reste tout près, plutôt à gauche
heavy_hitters-plan-close_right = reste tout près, plutôt à droite
heavy_hitters-plan-wide_tail = suit par-derrière, en s’écartant
heavy_hitters-plan-sweep_right = ratisse devant, à droite
heavy_hitters-plan-sweep_left = ratisse devant, à gauche
heavy_hitters-plan-deep_scout = explore loin devant
heavy_hitters-plan-wide_right = s’écarte loin à droite
heavy_hitters-plan-wide_left = s’écarte loin à gauche
heavy_hitters-plan-regroup = revient vers son Heavy Hitter

## Progression

heavy_hitters-achievement-a_newtag = premier Tag de la faction sur un Immeuble
heavy_hitters-achievement-a_demolish = un Immeuble Démoli
heavy_hitters-achievement-a_unit = une Unité de Soutien ennemie détruite
heavy_hitters-achievement-a_bighit = 3 cartes ou plus d’un Heavy Hitter ennemi perdues sur une attaque
heavy_hitters-achievement-a_kill = un Heavy Hitter ennemi détruit

## D’où vient un nombre

heavy_hitters-source-sourced = d’après les règles
heavy_hitters-source-recall = de notoriété commune
heavy_hitters-source-house = notre propre nombre : celui qui est imprimé n’est pas public
heavy_hitters-source-owner = nombre de votre boîte
