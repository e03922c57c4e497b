### Les 50 cartes Énergie de Duel, dans l’ordre de leurs identifiants :
### le nom, .effect (ce que fait la carte) et .notes (ce que l’on demande à son sujet).

duel-card-acid_attack = Attaque acide
    .effect = À chacun de vos tours, votre Lancer compte une baffe de plus que vos dés n’en montrent.
    .notes = Cette baffe compte partout où le Lancer est lu : faces identiques, six faces différentes, Opération média, produit de Meka Dragon. Avec elle, Géant bienveillant ne marche jamais. Elle ne sert que pendant vos propres tours.

duel-card-adrenaline_augment = Pic d’adrénaline
    .effect = Votre Lancer compte une baffe de plus par pion, Gloire ou Destruction, placé dans une zone Sous les projecteurs, de n’importe quel côté.
    .notes = Cela fait 0, 1 ou 2 baffes. Elles sont comptées au moment utile : un pion qui entre dans une zone ou en sort avant la résolution des baffes en change le nombre, et peut même en apporter à un Lancer qui n’en avait pas. Une fois résolues, elles ne changent plus.

duel-card-alien_metabolism = Métabolisme extra-terrestre
    .effect = Une fois à chacun de vos tours, vous pouvez défausser une carte de la rangée.
    .notes = C’est proposé avec les questions de votre tour, pendant les lancers, la résolution et les achats. C’est gratuit ; la rangée se resserre et une nouvelle carte arrive aussitôt. Renouveler la rangée pour 2⚡ ne compte pas pour cela.

duel-card-antimatter_pellets = Balles anti-matière
    .effect = Si votre Lancer final réunit cinq faces identiques ou plus, votre Rival subit 4 dégâts, puis vous tirez le pion Destruction de 2 cases.
    .notes = N’importe quelle face convient, même la face spéciale, et les faces ajoutées comptent. Une fois par tour, avant la résolution des dés ; Redémarrage et Sélection naturelle viennent ensuite comme d’habitude.

duel-card-armor_plating = Blindage renforcé
    .effect = À chaque tour de votre Rival, ignorez le premier dégât que vous devriez subir.
    .notes = La première perte de ce tour est réduite de 1. Pendant vos propres tours, la carte ne fait rien. Avec Hyper-tendance, deux dégâts peuvent être ignorés dans un même tour.

duel-card-breaking_news = Flash spécial
    .effect = Chaque fois que vous achetez une carte, tirez le pion Gloire de 1 case.
    .notes = L’achat de Flash spécial ne compte pas ; un achat avec Expérience scientifique compte. Le pion bouge après la pose du jeton Buzz et avant les effets de la carte achetée.

duel-card-camouflage = Camouflage
    .effect = Quand vous allez subir des dégâts, vous pouvez lancer un dé pour chacun : chaque soin obtenu en annule un.
    .notes = Un seul jet par perte, quelle que soit sa cause, vos propres cartes comprises. Hyper-tendance et Blindage renforcé agissent ensuite sur ce qui reste. Ces dés ne sont pas ceux du tour et ne se relancent pas.

duel-card-cannonball = Sauter dans la baie
    .effect = Tirez le pion Gloire de 1 case, votre Rival subit 1 dégât, puis gagnez 4⚡.
    .notes = Les trois effets viennent dans cet ordre.

duel-card-dominate = Dominer
    .effect = À son prochain tour, votre Rival lance un dé de moins par carte POUVOIR en sa possession. Avant cela, il peut en défausser.
    .notes = La question vient au début du tour de votre Rival, après Hibernation et Expérience scientifique ; les cartes se défaussent une par une. Seuls des dés rouges sont retirés, jusqu’au dernier ; les dés blancs restent. Un tour de plus pour vous ne change rien, mais un tour passé à dormir avec Hibernation épuise l’effet.

duel-card-electrical_aura = Aura électrique
    .effect = À la fin de votre tour, tirez le pion Destruction de 1 case par tranche de 7⚡ en votre possession. Vous ne dépensez rien.
    .notes = Seules les tranches complètes comptent, après les achats et après le 1⚡ reçu faute d’achat. Un tour passé à dormir avec Hibernation ne rapporte rien.

duel-card-energize = Recharge
    .effect = Gagnez 8⚡ et 2 jetons Dé.
    .notes = Personne ne garde plus de 2 jetons Dé : le surplus est perdu.

duel-card-extra_head = Une tête de plus
    .effect = Vous lancez un dé blanc de plus à chacun de vos tours.
    .notes = Il rejoint vos dés avant le premier lancer. Il n’y a que deux dés blancs : avec Sélection naturelle, les deux sont pris et aucun jeton Dé ne peut servir.

duel-card-eye_of_the_storm = Dans l’œil du cyclone
    .effect = Gagnez 1⚡ par lancer que vous n’avez pas utilisé ce tour-ci.
    .notes = Vous avez trois lancers, quatre avec Cerveau démesuré. Les ⚡ arrivent quand votre Lancer est final ; ils ne viennent pas de la résolution des dés, donc Supra-conducteur ne peut pas les copier. Sans aucun dé, aucun lancer n’est utilisé.

duel-card-frenzy = Rage
    .effect = Après ce tour, jouez encore un tour entier.
    .notes = Ce tour va d’abord jusqu’à sa fin. Ce qui attend le prochain tour de votre Rival attend encore, et ce qui sert une fois par tour sert de nouveau.

duel-card-gentle_giant = Géant bienveillant
    .effect = Une fois vos dés résolus, tirez le pion Gloire de 1 case si votre Lancer ne comptait aucune baffe.
    .notes = Les baffes ajoutées par des cartes ou par Alienoid comptent. Les dés mis de côté avec Batteries titanesques ne comptent plus. Si Redémarrage a fait sauter la résolution, il ne se passe rien.

duel-card-giant_brain = Cerveau démesuré
    .effect = Vous avez un lancer de plus à chacun de vos tours : quatre au lieu de trois.
    .notes = Rien n’oblige à l’utiliser, et Dans l’œil du cyclone le rembourse s’il ne sert pas.

duel-card-hibernation = Hibernation
    .effect = Vous ne subissez aucun dégât. Au début de votre tour, défaussez cette carte et jouez, ou gagnez 6♥ et finissez aussitôt votre tour.
    .notes = Elle protège dès l’achat, contre tout, pendant les tours des deux monstres. Dormir fait sauter tout le tour : ni dés, ni achat, ni ⚡, ni effet de fin de tour. Si vous la défaussez, Expérience scientifique et Dominer ont encore lieu.

duel-card-hors_d_oeuvres = Amuse-gueule
    .effect = Subissez 3 dégâts, puis tirez le pion Destruction de 2 cases.
    .notes = Les dégâts d’abord : s’ils vous mettent K.-O., vous perdez avant de tirer le pion. Camouflage peut vous en protéger.

duel-card-in_shape = En forme
    .effect = Pour chaque ♥ perdu par votre Rival au-delà du troisième dans un tour, vous pouvez payer 1⚡ afin de tirer le pion Gloire de 1 case.
    .notes = Les ♥ vraiment perdus s’additionnent pendant le tour, le vôtre ou celui de votre Rival. La question vient après chaque perte, un paiement à la fois ; un non abandonne le reste de cette perte.

duel-card-in_the_shadows = Dans les ténèbres
    .effect = Quand vous n’avez plus de lancer, vous pouvez encore relancer vos dés qui montrent Gloire, autant de fois que vous voulez.
    .notes = Tant qu’il vous reste des lancers, relancer en dépense comme d’habitude. Ensuite, vous choisissez parmi vos dés qui montrent Gloire, encore et encore.

duel-card-jets_scrambled = Attaque aérienne
    .effect = Les deux monstres subissent 5 dégâts.
    .notes = Ils les subissent en même temps : si les deux tombent à 0♥, personne ne gagne, sauf avec l’option « Sans match nul ».

duel-card-kaijutsu = Kaijutsu
    .effect = Tirez le pion Destruction de 1 case, puis votre Rival subit 2 dégâts.

duel-card-lightning_speed = Vitesse éclair
    .effect = Quand vous tirez un pion sur une case vide d’un jeton Buzz, vous pouvez infliger 1 dégât.
    .notes = Sont vides les deux bouts des jetons qui allongent une piste et les deux cases de celui qui la raccourcit. Les jetons de The King ne sont pas vides.

duel-card-made_in_a_lab = Expérience scientifique
    .effect = Au début de votre tour, vous pouvez acheter une carte pour 1⚡ de moins, mais jamais moins de 1⚡.
    .notes = Cela s’ajoute à la réduction du dernier emplacement de la rangée. La carte agit aussitôt, avant vos lancers. C’est un achat de ce tour, et la rangée ne peut pas être renouvelée à ce moment-là.

duel-card-moment_of_respite = Moment de détente
    .effect = Gagnez 2♥ et 1 jeton Dé.

duel-card-monster_coaster = Clou du spectacle
    .effect = Tirez le pion Destruction de 3 cases.

duel-card-monumental = Monumental
    .effect = Tirez le pion Destruction de 1 case et le pion Gloire de 1 case.
    .notes = Destruction d’abord, puis Gloire.

duel-card-natural_selection = Sélection naturelle
    .effect = Gagnez 4⚡ et 4♥ à l’achat. Vous lancez un dé blanc de plus à chacun de vos tours. Si votre Lancer final réunit quatre faces identiques ou plus, subissez 10 dégâts avant de le résoudre.
    .notes = Les faces ajoutées comptent, et Camouflage ou Hibernation peuvent arrêter ces dégâts. Ils viennent après le choix de Redémarrage : si vous ne résolvez pas vos dés, il n’y en a pas.

duel-card-operation_media = Opération média
    .effect = Tirez le pion Gloire de 1 case par baffe que vous avez résolue ce tour-ci.
    .notes = Les baffes ajoutées au Lancer comptent, le produit de Meka Dragon ne compte pas. Sans baffe résolue, rien ne bouge : par exemple si les dés n’ont pas été résolus, si la carte est achetée avant les lancers ou si les baffes ont été mises de côté.

duel-card-photoshoot = Photoshoot
    .effect = Tirez le pion Gloire de 1 case.

duel-card-rebooting = Redémarrage
    .effect = Vous pouvez ne pas résoudre vos dés : gagnez 2 jetons Dé et 2⚡, et défaussez cette carte.
    .notes = La question vient à chaque tour, avant la vérification de Sélection naturelle et avant Batteries titanesques. Les cartes qui lisent le Lancer final ont déjà agi. Vous passez directement aux achats.

duel-card-regeneration = Régénération
    .effect = La première fois que vous gagnez des ♥ dans un tour, gagnez 1♥ de plus.
    .notes = C’est automatique au premier gain du tour qui laisse la place d’un ♥ de plus, sans jamais dépasser vos ♥ de départ. Rester à 1♥ grâce à Il ne tombera pas ! n’est pas un gain.

duel-card-sack_the_stadium = Saccager le stade
    .effect = Tirez le pion Destruction de 2 cases et le pion Gloire de 2 cases.
    .notes = Destruction d’abord, puis Gloire.

duel-card-scrappy = Bricolé
    .effect = Chaque fois que vous faites quitter un jeton Buzz à un pion, gagnez 1 jeton Dé.
    .notes = Chaque case parcourue d’un jeton vers une case libre ou vers un autre jeton compte, jetons de The King compris ; une case parcourue à l’intérieur d’un jeton ne compte pas. Vous n’avez jamais plus de 2 jetons Dé.

duel-card-seismic_test = Test sismique
    .effect = Tirez le pion Destruction de 2 cases.

duel-card-signature_move = Attaque spéciale
    .effect = Tirez le pion Gloire de 1 case par triplé de faces spéciales dans votre Lancer.
    .notes = Les faces spéciales sont seulement comptées : elles servent encore au pouvoir de votre monstre. Le pion bouge avant la résolution des dés.

duel-card-snack_time = Casse-croûte
    .effect = Gagnez 3♥.

duel-card-spiked_tail = Queue à piquants
    .effect = Quand vous tirez le pion Destruction, votre Rival subit 1 dégât par case parcourue.
    .notes = Les cases ajoutées comptent, et un saut par-dessus la case supprimée d’un jeton compte pour une. Les dégâts d’un même mouvement arrivent ensemble, à la fin.

duel-card-superconductor = Supra-conducteur
    .effect = Quand la résolution des dés rapporte des ⚡ à votre Rival, vous pouvez défausser cette carte pour en gagner autant.
    .notes = La question vient à chaque gain séparément : dés énergie, une vague du pouvoir de Cyber Kitty, un bonus Buzz atteint pendant la résolution. Dans l’œil du cyclone, les achats et le ⚡ reçu faute d’achat ne comptent pas.

duel-card-tesla_impulse = Impulsion Tesla
    .effect = Défaussez une carte POUVOIR de votre Rival, de votre choix, puis gagnez 2⚡.
    .notes = Vous gagnez les 2⚡ même si votre Rival n’a aucune carte POUVOIR.

duel-card-the_partys_over = La fête est finie !
    .effect = Chaque monstre qui a au moins un pion dans sa propre zone Sous les projecteurs subit 4 dégâts.
    .notes = 4 dégâts par monstre, pas par pion. Si les deux monstres sont concernés, ils les subissent en même temps.

duel-card-thermonuclear_cooking = Cuisine thermonucléaire
    .effect = Tirez le pion Destruction de 1 case, puis gagnez 2♥ et 2⚡.

duel-card-thunder_stomp = Écrasement dévastateur
    .effect = Si vous tirez le pion Destruction pendant la résolution de vos dés, votre Rival lance un dé de moins à son prochain tour.
    .notes = Un dé par tour, quelle que soit la distance. Le pouvoir de Gigazaur compte ; les achats et les cartes qui lisent le Lancer final ne comptent pas. L’effet attend pendant un tour de plus et s’ajoute à Dominer.

duel-card-titanic_batteries = Batteries titanesques
    .effect = Avant la résolution de vos dés, vous pouvez en mettre deux de côté pour gagner 1 jeton Dé.
    .notes = Les deux dés, rouges ou blancs, quittent votre Lancer pour toute la suite. La question n’est pas posée quand vous avez déjà 2 jetons Dé.

duel-card-too_cute = Trop mignon
    .effect = Votre Rival subit 2 dégâts.

duel-card-trendsetter = Hyper-tendance
    .effect = À chaque tour de votre Rival, ignorez le premier dégât que vous devriez subir si le pion Gloire se trouve sur un jeton Buzz.
    .notes = N’importe quel jeton Buzz convient, au moment où le dégât arrive. Si un dégât plus tôt dans le tour a trouvé le pion Gloire ailleurs, c’était lui le premier et la carte n’aide plus ce tour-ci. Pendant vos propres tours, elle ne fait rien.

duel-card-unchained = Déchaîné
    .effect = Quand vous atteignez un bonus Buzz, vous pouvez infliger 1 dégât à la place.
    .notes = La question n’est pas posée quand le bonus est déjà un dégât : la case à 2 dégâts les garde. Les cases vides ne rapportent rien.

duel-card-unstable_dna = ADN instable
    .effect = Quand vous perdez 3♥ ou plus d’un coup, vous pouvez échanger cette carte contre une carte POUVOIR de votre Rival.
    .notes = Une seule perte est regardée, après toutes les protections, à n’importe quel tour ; les petites ne s’additionnent pas. La carte reçue n’apporte ni jeton Buzz ni effet d’achat.

duel-card-unstoppable = Il ne tombera pas !
    .effect = Quand vous devriez tomber à 0♥, vous restez à 1♥ et ne subissez plus aucun dégât ce tour-ci. Défaussez cette carte.
    .notes = C’est automatique. La protection finit avec le tour, quel que soit le monstre qui joue.

duel-card-utter_destruction = Destruction totale
    .effect = Si votre Lancer final montre les six faces, tirez le pion Destruction de 2 cases et le pion Gloire de 2 cases, et votre Rival subit 2 dégâts.
    .notes = Les faces ajoutées comptent. Tout vient dans cet ordre avant la résolution de vos dés, qui gardent ensuite leurs effets habituels.
