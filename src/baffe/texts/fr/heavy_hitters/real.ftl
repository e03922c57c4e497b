### Avec la vraie boîte : le téléphone est posé près du plateau et joue les adversaires d’une partie solo.

heavy_hitters-real = Avec la vraie boîte
    .about = Jouez en solo à votre table. Le téléphone tient le rôle des adversaires.

heavy_hitters-real-title = Avec la vraie boîte
heavy_hitters-real-about = Vous jouez avec votre plateau, vos robots, vos cartes et vos dés. Cette page joue les adversaires : elle dit qui se déploie où, qui va où, combien de cartes retourner et qui est visé, et selon quelle règle. Elle ne demande jamais votre main. Une fois ouverte, elle se passe de réseau.
heavy_hitters-real-wakes = Vous jouez dès que le moteur est là.

## Mise en place

heavy_hitters-real-you = Vous
heavy_hitters-real-your-robot = Votre robot
heavy_hitters-real-opponent = Adversaire { $number }
heavy_hitters-real-opponents = Combien d’adversaires
heavy_hitters-real-level = Niveau
heavy_hitters-real-zoned = La face du plateau avec les zones
heavy_hitters-real-board = Votre plateau
heavy_hitters-real-board-about = Nous ne connaissons pas le plateau imprimé. Choisissez ce que vous posez, puis touchez le plateau jusqu’à ce qu’il ressemble au vôtre.
heavy_hitters-real-tools = Ce que pose un toucher
heavy_hitters-real-tool-building = Immeuble
heavy_hitters-real-tool-hole = Pas d’hexagone
heavy_hitters-real-tool-zone = Zone
heavy_hitters-real-set-building = Touchez là où se dresse un Immeuble, ou celui qui est de trop.
heavy_hitters-real-set-hole = Touchez un hexagone que votre plateau n’a pas.
heavy_hitters-real-set-zone = Touchez un hexagone pour sa zone suivante.
heavy_hitters-real-size = Taille du plateau
heavy_hitters-real-columns = Colonnes
heavy_hitters-real-rows = Rangées
heavy_hitters-real-no-holes = Tous les hexagones sont là
heavy_hitters-real-map = Carte
heavy_hitters-real-map-own = Comme posée sur le plateau
heavy_hitters-real-more-settings = Valeurs, schémas et autres réglages
heavy_hitters-real-ours = Compléter avec nos valeurs
    .about = Là où vous n’avez pas saisi les valeurs d’une arme, les attaques sont calculées avec les nôtres. Nous les avons inventées : ce ne sont pas celles de la boîte.
heavy_hitters-real-extended = Avec les cartes de l’extension
heavy_hitters-real-walks = Les unités loin derrière marchent
    .about = Au lieu d’être posées sur la dernière lettre libre.
heavy_hitters-real-begin = Commencer

## Le plateau

heavy_hitters-real-hex = Hexagone
heavy_hitters-real-here = Ici
heavy_hitters-real-put = Touchez l’hexagone : { $name } · { $unit }
heavy_hitters-real-put-standing = Touchez là où se dresse un Immeuble.
heavy_hitters-real-put-rubble = Touchez un Immeuble que vous avez Démoli.
heavy_hitters-real-put-none = Touchez là où il n’y a pas d’Immeuble.
heavy_hitters-real-line-unit = { $name } : { $unit } en { $at }{ $facing ->
        [none] , { $hits ->
            [0] sans Dégât
            [one] { $hits } Dégât
           *[other] { $hits } Dégâts
        }
       *[other] , face au { $facing }
    }
heavy_hitters-real-line-buildings = Immeubles : { $hexes }
heavy_hitters-real-line-rubble = Démolis : { $hexes }
heavy_hitters-real-piece = { $name } : { $unit }, { $on ->
        [board] sur le plateau
       *[reserve] en réserve
    }
heavy_hitters-real-piece-of = { $name } · { $unit }
heavy_hitters-real-facing = Orientation
heavy_hitters-real-hits = Dégâts subis
heavy_hitters-real-off = Retour en réserve
heavy_hitters-real-hurt = Vous lui avez infligé tant de Dégâts :
heavy_hitters-real-buildings = Immeubles
heavy_hitters-real-building-standing = debout
heavy_hitters-real-building-rubble = Démoli
heavy_hitters-real-building-none = aucun
heavy_hitters-real-pile-deck = Cartes de sa pioche
heavy_hitters-real-pile-discard = Cartes de sa défausse
heavy_hitters-real-pile-damage = Cartes de Dégâts
heavy_hitters-real-mark-queasy = Cartes en moins à sa prochaine révélation
heavy_hitters-real-mark-leg-lock = Jambes bloquées, hexagones
heavy_hitters-real-mark-snared = Entrave ce Round
heavy_hitters-real-mark-snared-next = Entrave au prochain Round
heavy_hitters-real-mark-dazzled = Éblouissement
heavy_hitters-real-less = Moins : { $what }
heavy_hitters-real-more = Plus : { $what }

## Ce qui est demandé

heavy_hitters-real-yours-deploy = Votre Phase de Déploiement. Posez vos nouvelles unités sur le plateau.
heavy_hitters-real-yours-move = { $unit ->
        [hh] Déplacez votre Heavy Hitter. Où est-il, et vers où regarde-t-il ?
        [combat] Déplacez votre Unité de Combat. Où est-elle maintenant ?
        [repair] Déplacez votre Unité de Réparation. Où est-elle maintenant ?
       *[recon] Déplacez votre Unité de Reconnaissance. Où est-elle maintenant ?
    }
heavy_hitters-real-yours-commit = Choisissez vos armes et annoncez-les. Les adversaires révèlent ensuite les leurs.
heavy_hitters-real-yours-fire = { $speed ->
        [0] Tout ce qui chez vous n’a pas encore tiré tire maintenant. Posez les Dégâts infligés.
       *[other] D’abord vos armes de vitesse { $speed } ou plus. Posez les Dégâts qu’elles infligent.
    }
heavy_hitters-real-yours-act = { $unit ->
        [combat] Votre Unité de Combat agit maintenant. Posez ce qu’elle fait.
        [repair] Votre Unité de Réparation agit maintenant. Posez ce qu’elle fait.
       *[recon] Votre Unité de Reconnaissance agit maintenant. Posez ce qu’elle fait.
    }
heavy_hitters-real-yours-tag = Votre Phase de Tag. Posez les Immeubles que vous Démolissez.
heavy_hitters-real-yours-reset = Votre Phase de Réinitialisation : défausse, pioche, Énergie. Rien à dire.
heavy_hitters-real-next = Ensuite : { $name }, { $weapon }
heavy_hitters-real-done = C’est fait
heavy_hitters-real-faster-done = Continuer
heavy_hitters-real-spent = Toutes mes armes ont tiré
heavy_hitters-real-dice-deploy = { $name } déploie : un dé.
heavy_hitters-real-dice-hh = { $name } déplace son Heavy Hitter : un dé.
heavy_hitters-real-dice-combat = { $name } déplace son Unité de Combat : un dé.
heavy_hitters-real-dice-repair = { $name } déplace son Unité de Réparation : un dé.
heavy_hitters-real-dice-recon = { $name } déplace son Unité de Reconnaissance : un dé.
heavy_hitters-real-dice-face = Deux orientations de { $name } se valent : un dé.
heavy_hitters-real-dice-shift = Plusieurs hexagones se valent pour l’unité de { $name } : un dé.
heavy_hitters-real-dice-reveal = Combien de cartes retourne { $name } ? Un dé.
heavy_hitters-real-dice-mend = L’Unité de Réparation de { $name } répare : un dé.
heavy_hitters-real-dice-attack = { $name } attaque, { $weapon } sur { $on }, { $target } : { $dice ->
        [one] un dé à relancer
       *[other] { $dice } dés
    }, touche à { $number } ou plus.
heavy_hitters-real-dice-saves = Armure de { $name } : { $dice ->
        [one] un dé.
       *[other] { $dice } dés.
    }
heavy_hitters-real-dice-splash = Déflagration : { $dice ->
        [one] un dé d’armure.
       *[other] { $dice } dés d’armure.
    }
heavy_hitters-real-dice-other = { $dice ->
        [one] Un dé.
       *[other] { $dice } dés.
    }
heavy_hitters-real-number = Nombre d’attaque, avec les cartes que vous jouez
heavy_hitters-real-typed = Saisi : { $dice }
heavy_hitters-real-delete = Effacer le dernier
heavy_hitters-real-throw = { $dice ->
        [one] Lancer le dé pour moi
       *[other] Lancer { $dice } dés pour moi
    }
heavy_hitters-real-cards = { $count ->
        [one] Révélez une carte de { $name }. Laquelle est-ce ?
       *[other] Révélez { $count } cartes de { $name }. Lesquelles sont-ce ?
    }
heavy_hitters-real-cards-ours = Les noms sont les nôtres. Prenez toujours le même pour la même carte imprimée.
heavy_hitters-real-turned = Révélées
heavy_hitters-real-not-this = { $card } : pas celle-ci
heavy_hitters-real-cards-done = { $left ->
        [0] C’est fait
        [one] Encore une carte
       *[other] Encore { $left } cartes
    }
heavy_hitters-real-speed-of = { $weapon } : quelle vitesse y est imprimée ?
heavy_hitters-real-type-numbers = Saisir toutes ses valeurs
heavy_hitters-real-numbers-about = Comme elles sont imprimées. Elles restent sur cet appareil, et ses attaques sont calculées dès maintenant.
heavy_hitters-real-speed = Vitesse
heavy_hitters-real-attack = Nombre d’attaque
heavy_hitters-real-damage = Dégâts
heavy_hitters-real-near = Portée minimale
heavy_hitters-real-far = Portée maximale
heavy_hitters-real-unlimited = Portée illimitée
heavy_hitters-real-arc = Arc de tir
heavy_hitters-real-keywords = Mots-clés : { $count }
heavy_hitters-real-keywords-ours = Ces mots-clés sont les nôtres ; prenez celui qui fait ce qui est imprimé.
heavy_hitters-real-numbers-done = Ce sont ses valeurs
heavy_hitters-real-shot = { $name }, { $unit } : { $weapon } tire.
heavy_hitters-real-shot-about = Cibles par priorité. Prenez la première que permettent la portée et l’arc imprimés, lancez les dés et dites le résultat.
heavy_hitters-real-targets = Cibles par priorité
heavy_hitters-real-distance = { $distance ->
        [one] 1 hexagone
       *[other] { $distance } hexagones
    }
heavy_hitters-real-hits-taken = Dégâts après Sauvegarde
heavy_hitters-real-shot-done = Voilà le résultat
heavy_hitters-real-no-target = Aucune ne peut être visée
heavy_hitters-real-damage-to = { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    } pour vous : { $unit }.
heavy_hitters-real-taken = Dégâts après les cartes que vous jouez
heavy_hitters-real-choose-shift = { $unit } : cette unité à vous doit quitter son hexagone. Où va-t-elle ?

## Ce qui a été dit

heavy_hitters-real-told-set-unit = { $name } : { $unit } en { $at }
heavy_hitters-real-told-set-off = { $name } : { $unit } de retour en réserve
heavy_hitters-real-told-set-facing = { $name } regarde vers : { $facing }
heavy_hitters-real-told-set-hits = { $name } : { $unit } avec { $hits ->
        [one] { $hits } Dégât
       *[other] { $hits } Dégâts
    }
heavy_hitters-real-told-set-pile = { $name } : { $pile ->
        [deck] pioche
        [discard] défausse
       *[damage] Dégâts
    }, { $cards }
heavy_hitters-real-told-set-mark = { $name } : { $what ->
        [snared] entrave
        [snared_next] entrave au prochain Round
        [queasy] cartes en moins
        [leg_lock] jambes bloquées
       *[dazzled] éblouissement de { $unit }
    } ({ $to })
heavy_hitters-real-told-set-building = { $at } : { $to ->
        [standing] un Immeuble se dresse
        [rubble] Démoli
       *[none] pas d’Immeuble
    }
heavy_hitters-real-told-set-attack = Nombre d’attaque changé de { $number }
heavy_hitters-real-told-told-shot = { $name } tire avec { $weapon }, cible { $target } : { $hits ->
        [one] { $hits } Dégât
       *[other] { $hits } Dégâts
    }
heavy_hitters-real-told-lose-cards = { $cards ->
        [one] Vous perdez une carte.
       *[other] Vous perdez { $cards } cartes.
    }

## Autour

heavy_hitters-real-refused = Impossible : { $field } – { $reason }
heavy_hitters-real-menu = Menu
heavy_hitters-real-undo = Annuler
heavy_hitters-real-correct = Corriger
heavy_hitters-real-correcting = Tout peut être corrigé
heavy_hitters-real-corrected = Tout est juste maintenant
heavy_hitters-real-log = Journal
heavy_hitters-real-lost = Mon Heavy Hitter est détruit
heavy_hitters-real-won = J’ai gagné
heavy_hitters-real-sure = La partie est-elle finie ?
heavy_hitters-real-leave = Une autre partie
heavy_hitters-real-leave-sure = Cette partie sera oubliée.
heavy_hitters-real-leave-do = L’oublier
heavy_hitters-real-outcome = { $won ->
        [yes] Vous avez gagné !
       *[no] Les adversaires ont gagné.
    }
heavy_hitters-real-again = Une autre partie

## Schémas

heavy_hitters-real-diagrams = Schémas de lettres de votre boîte
heavy_hitters-real-diagrams-about = Les schémas du jeu en solo sont imprimés dans la boîte. Ceux d’ici sont les nôtres. Saisissez ceux de la boîte hexagone par hexagone : A d’abord, puis B, et ainsi de suite. Le robot regarde vers le haut.
heavy_hitters-real-diagram = Schéma
heavy_hitters-real-diagram-deploy = Déploiement
heavy_hitters-real-diagram-heavy-hitter-move = Heavy Hitter
heavy_hitters-real-diagram-combat-move = Unité de Combat
heavy_hitters-real-diagram-repair-move = Unité de Réparation
heavy_hitters-real-diagram-recon-move = Unité de Reconnaissance
heavy_hitters-real-die = Dé
heavy_hitters-real-plan = Quelle unité arrive
heavy_hitters-real-diagram-ours = Celui-ci est le nôtre, pas celui de la boîte.
heavy_hitters-real-diagram-yours = Celui-ci est le vôtre, celui de la boîte.
heavy_hitters-real-diagram-drawn = Touchez les hexagones des lettres dans leur ordre. Touchez le dernier pour l’enlever.
heavy_hitters-real-diagram-enter = Saisir celui de la boîte
heavy_hitters-real-diagram-done = Voilà le schéma
heavy_hitters-real-diagram-leave = Le laisser comme il était
heavy_hitters-real-diagram-forget = Revenir au nôtre
heavy_hitters-real-letter-at = { $letter } : colonne { $q }, rangée { $r }
heavy_hitters-real-letter-next = Lettre suivante : { $letter }
heavy_hitters-real-place = colonne { $q }, rangée { $r }
heavy_hitters-real-box-text = Garder ou apporter ce que vous avez saisi
heavy_hitters-real-box-save = Enregistrer schémas et valeurs dans un fichier
heavy_hitters-real-box-paste = Texte d’un tel fichier
heavy_hitters-real-box-read = Prendre ce texte
