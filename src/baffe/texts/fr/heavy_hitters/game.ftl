### Ce que dit GKR : Heavy Hitters : questions, réponses, et une ligne pour tout ce qui arrive. Les noms sont dans cards.ftl.

heavy_hitters-name = GKR : Heavy Hitters
heavy_hitters-help-goal = Gardez le dernier Heavy Hitter debout, ou Démolissez quatre Immeubles avec vos Tags. Vos cartes sont vos armes et votre vie : chaque Dégât en prend une.

## Les unités et leur faction : $unit vaut « own » pour une unité qui porte un nom à elle

heavy_hitters-whose = { $unit ->
        [hh] le { $called } de { $name }
        [own] l’unité { $called } de { $name }
       *[other] l’{ $called } de { $name }
    }
heavy_hitters-its = { $unit ->
        [own] son unité { $called }
       *[other] son { $called }
    }
heavy_hitters-your = { $unit ->
        [own] votre unité { $called }
       *[other] votre { $called }
    }
heavy_hitters-with-weapon = { $unit } ({ $weapon })

## Nombres

heavy_hitters-energy = { $energy ->
        [0] 0 point d’Énergie
        [one] { $energy } point d’Énergie
       *[other] { $energy } points d’Énergie
    }
heavy_hitters-damage = { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    }
heavy_hitters-sum = { $dice } = { $total }
heavy_hitters-copies = { $count } × { $card }
heavy_hitters-weapon = { $price } · vitesse { $speed } · attaque { $attack } · { $damage } · portée { $range } · { $arc }
heavy_hitters-range-any = illimitée
heavy_hitters-scenario-own = personnel
heavy_hitters-deck-own = personnel
heavy_hitters-phase-over = Partie terminée

## D’où vient un texte : dit entre parenthèses à la fin

heavy_hitters-marked = { $text } ({ $mark })
# The sign of our own numbers: one legend says what it means.
heavy_hitters-marked-house = { $text } *
heavy_hitters-mark-recall = de notoriété commune
heavy_hitters-mark-owner = valeurs de la boîte
heavy_hitters-mark-numbers = nos mots ; la boîte a d’autres nombres : { $numbers }
heavy_hitters-mark-rule-house = règle maison
heavy_hitters-mark-rule-recall = de notoriété commune

## Ce qu’une faction a, à côté de ses nombres

heavy_hitters-owned-pilot = Pilote { $pilot }
heavy_hitters-owned-path = Chemin { $path }
heavy_hitters-owned-snared = entrave
heavy_hitters-owned-snared_next = entrave au prochain Round
heavy_hitters-owned-leg_lock = −{ $count } au mouvement
heavy_hitters-owned-queasy = { $count ->
        [one] révèle { $count } carte de moins
       *[other] révèle { $count } cartes de moins
    }
heavy_hitters-owned-dazzled = éblouissement : { $units }
heavy_hitters-owned-pounced = −1 à sa première attaque à portée 1
heavy_hitters-owned-maneuvered = Manœuvre jouée
heavy_hitters-owned-overclocked = { $card } agit en avance
heavy_hitters-owned-passed = passe jusqu’à la fin du Round
heavy_hitters-owned-out = hors jeu

## Questions

heavy_hitters-ask-faction = Quelle faction jouez-vous ?
heavy_hitters-ask-pilot = Qui est votre Pilote ?
heavy_hitters-ask-path = Quel Chemin vos Améliorations suivent-elles ?
heavy_hitters-ask-scenario = Sur quel Champ de Bataille la partie se joue-t-elle ?
heavy_hitters-ask-deck = Quel paquet jouez-vous ? Les autres ne verront pas votre choix.
heavy_hitters-ask-primary = Quelle est l’Arme Principale de votre paquet ?
heavy_hitters-ask-secondary = Quelles sont les deux Armes Secondaires de votre paquet ?
heavy_hitters-ask-pack = { $card } : combien en mettez-vous dans votre paquet ?
heavy_hitters-ask-mulligan = Gardez-vous votre première main, ou la remélangez-vous pour en piocher une autre ?
heavy_hitters-ask-deploy = Déployez-vous une Unité de Soutien ? Vous avez { $energy }.
heavy_hitters-ask-place = Où placez-vous { $your } ?
heavy_hitters-ask-hack = Aucun Heavy Hitter n’a encore bougé. Jouez-vous un piratage ?
heavy_hitters-ask-counter = Un piratage vient d’être joué contre vous. L’annulez-vous ?
heavy_hitters-ask-move = Où va { $your } ? Vous avez { $energy }.
heavy_hitters-ask-shift = { $your_first } doit faire de la place. Où va-t-elle ?
heavy_hitters-ask-face = De quel côté regarde votre Heavy Hitter ?
heavy_hitters-ask-dash = Votre Heavy Hitter s’est déplacé. Continue-t-il ?
heavy_hitters-ask-march = De quel côté avance votre Heavy Hitter ? Vous avez { $energy }.
heavy_hitters-ask-late = Tous les Heavy Hitters ont bougé. Le vôtre bouge-t-il encore une fois ?
heavy_hitters-ask-move_unit = Où va { $your } ?
heavy_hitters-ask-commit = Quelles armes engagez-vous ? Vous avez { $energy }.
heavy_hitters-ask-overclock = Laquelle de vos armes agit en avance ?
heavy_hitters-ask-order = Chez vous, plusieurs ont la même vitesse. Laquelle agit d’abord ?
heavy_hitters-ask-attack = { $unit ->
        [hh] Sur quelle cible tirez-vous avec { $weapon } ?
       *[other] Que fait { $your } ?
    }
heavy_hitters-ask-dodge = { $attacker } vise { $target } avec { $weapon } : il faut { $number }, { $damage }. Rendez-vous le tir plus difficile ?
heavy_hitters-ask-aim = Vous visez { $target } avec { $weapon } : il faut { $number }, { $damage }. Améliorez-vous le tir ?
heavy_hitters-ask-reroll = Vous manquez { $target } : vos dés font { $dice }, il faut { $number }. Relancez-vous ?
heavy_hitters-ask-missed = { $attacker } manque { $target }. Réagissez-vous ?
heavy_hitters-ask-shield = { $attacker } touche { $target } : { $damage } avant les Sauvegardes. Renforcez-vous l’armure ?
heavy_hitters-ask-save = { $failed ->
        [one] { $failed } dé d’armure est raté. Le relancez-vous ?
       *[other] { $failed } dés d’armure sont ratés. En relancez-vous un ?
    }
heavy_hitters-ask-brace = { $failed ->
        [one] { $damage } passe l’armure de { $target }. Réagissez-vous ?
       *[other] { $damage } passent l’armure de { $target }. Réagissez-vous ?
    }
heavy_hitters-ask-lose = { $left ->
        [one] Votre Heavy Hitter perd { $left } carte. Laquelle ?
       *[other] Votre Heavy Hitter perd { $left } cartes. Laquelle d’abord ?
    }
heavy_hitters-ask-push = De quel côté va { $target } ?
heavy_hitters-ask-advance = Votre Heavy Hitter avance-t-il de 1 hexagone ?
heavy_hitters-ask-tag = Quel Immeuble taguez-vous ? Vous avez { $energy }.
heavy_hitters-ask-blast = L’Immeuble en { $at } s’écroule. Ses ruines touchent-elles les ennemis voisins ?
heavy_hitters-ask-sift = Quelle carte Sponsor défaussez-vous ?
heavy_hitters-ask-upgrade = Quelle Amélioration prenez-vous ?
heavy_hitters-ask-mend = Quelle carte de votre Pile des Dégâts récupérez-vous ?
heavy_hitters-ask-reset = Quelles cartes de votre main défaussez-vous ?
heavy_hitters-ask-ally = Avec qui voulez-vous une alliance ? Tous les choix sont révélés ensemble.
heavy_hitters-ask-where = Quel hexagone ?

## Réponses

heavy_hitters-word-faction = { $thing }
heavy_hitters-word-pilot = { $thing }
heavy_hitters-word-path = { $thing }
heavy_hitters-word-scenario = { $thing }
heavy_hitters-word-deck = { $thing }
heavy_hitters-word-primary = { $thing }
heavy_hitters-word-secondary = { $cards }
heavy_hitters-word-take = { $count ->
        [0] Aucune
       *[other] { $count }
    }
heavy_hitters-word-keep = Garder cette main
heavy_hitters-word-redraw = La remélanger et piocher de nouveau
heavy_hitters-word-deploy = Déployer { $your }
heavy_hitters-word-s_express = { $thing } : déployer { $your } sans Énergie
heavy_hitters-word-place = { $hex }
heavy_hitters-word-move = { $over ->
        [0] { $hex } : { $price }
       *[other] { $hex } : { $price }, dont { $over } en trop
    }
heavy_hitters-word-move-plain = { $hex }
heavy_hitters-word-shift = { $hex }
heavy_hitters-word-step = { $direction_first } : { $price }
heavy_hitters-word-step-plain = { $direction_first }
heavy_hitters-word-face = { $now ->
        [yes] { $direction_first } (sans changer)
       *[no] { $direction_first }
    }
heavy_hitters-word-push = { $direction_first }
heavy_hitters-word-stay = Rester ici
heavy_hitters-word-stay-advance = Rester sur place
heavy_hitters-word-stop = S’arrêter ici
heavy_hitters-word-play = Jouer { $thing }
heavy_hitters-word-play-price = Jouer { $thing } pour { $price }
heavy_hitters-word-use = Utiliser { $thing }
heavy_hitters-word-g_scope = { $thing } : relancer le { $die }
heavy_hitters-word-s_leglock = { $thing } contre { $name }
heavy_hitters-word-s_billboard = { $thing } : taguer l’Immeuble en { $hex } sans Énergie
heavy_hitters-word-s_hijack = { $thing } : retirer un Tag de { $name } en { $hex }
heavy_hitters-word-commit = { $over ->
        [0] { $cards } : { $price }
       *[other] { $cards } : { $price }, dont { $over } en trop
    }
heavy_hitters-word-commit-aimed = { $over ->
        [0] { $cards } : { $price } ; { $targets ->
            [none] rien à portée pour l’instant
           *[other] à portée : { $targets }
        }
       *[other] { $cards } : { $price }, dont { $over } en trop ; { $targets ->
            [none] rien à portée pour l’instant
           *[other] à portée : { $targets }
        }
    }
heavy_hitters-aim = { $target } ({ $chance } %)
heavy_hitters-word-commit-none = Aucune
heavy_hitters-word-overclock = { $thing }
heavy_hitters-word-next = { $thing }
heavy_hitters-word-fire = { $target } : distance { $distance }, { $sight }, il faut { $number } ({ $chance } %), { $damage }, armure { $armor }+
heavy_hitters-word-fire-plain = { $target }
heavy_hitters-word-repair = Tenter de réparer votre Heavy Hitter
heavy_hitters-word-repair-ally = Tenter de réparer le Heavy Hitter de { $name }
heavy_hitters-word-hold = Ne rien faire
heavy_hitters-word-hold-hh = Ne pas tirer
heavy_hitters-word-lose = { $thing }
heavy_hitters-word-lose-top = La première carte de votre Pioche
heavy_hitters-word-lose-rest = Toutes, depuis le dessus de votre Pioche
heavy_hitters-word-mend = { $thing }
heavy_hitters-word-discard = Défausser { $thing }
heavy_hitters-word-drop = { $thing }
heavy_hitters-word-upgrade = { $thing }
heavy_hitters-word-tag = { $hex }, avec { $your } : { $price }
heavy_hitters-word-ads = { $hex }, avec { $your } : sans Énergie ({ $thing })
heavy_hitters-word-ally = { $name }
heavy_hitters-word-ally-none = Personne
heavy_hitters-word-pass = Ne rien faire
heavy_hitters-word-pass-round = Ne rien faire, et ne plus me le demander ce Round
heavy_hitters-word-pass-counter = Laisser faire
heavy_hitters-word-pass-reroll = En rester là
heavy_hitters-word-pass-save = Laisser les dés tels quels
heavy_hitters-word-no = Non
heavy_hitters-word-no-overclock = Aucune
heavy_hitters-word-no-mend = Aucune
heavy_hitters-word-done = Terminer
heavy_hitters-word-done-deploy = Ne plus rien déployer
heavy_hitters-word-done-tag = Ne plus rien taguer
heavy_hitters-word-done-reset = Garder ces cartes
heavy_hitters-word-done-dash = Non

# Où va une unité, avant le choix de l’hexagone.
heavy_hitters-head-move = Colonne { $column }

## Ce qui arrive : la mise en place

heavy_hitters-event-dice_off = { $name } lance { $dice } pour le jeton Glory Hound
heavy_hitters-event-glory_hound = { $name } a le jeton Glory Hound
heavy_hitters-event-faction_chosen = { $player } joue { $faction }
heavy_hitters-event-pilot_chosen = Pilote de { $name } : { $pilot }
heavy_hitters-event-path_chosen = { $name } prend le Chemin { $path }
heavy_hitters-event-map_chosen = Champ de Bataille : { $scenario } ; Immeubles en { $buildings }
heavy_hitters-event-placed = { $name } part de { $at }, face au { $facing }
heavy_hitters-event-deck_shown = { $name } montre son paquet ({ $deck }) : { $cards }
heavy_hitters-event-deck_ready = { $name } mélange un paquet de { $cards } cartes
heavy_hitters-event-hand_kept = { $name } garde sa première main
heavy_hitters-event-redrew = { $count ->
        [one] { $name } remélange { $count } carte et en pioche une autre
       *[other] { $name } remélange { $count } cartes et en pioche autant
    }
heavy_hitters-event-data = Cette partie se joue avec des valeurs de la boîte

## Ce qui arrive : cartes et Énergie

heavy_hitters-event-drew = { $cards ->
        [none] { $count ->
            [one] { $name } pioche { $count } carte
           *[other] { $name } pioche { $count } cartes
        }
       *[other] { $name } pioche { $cards }
    }
heavy_hitters-event-reshuffled = { $count ->
        [one] La Défausse de { $name } devient sa Pioche : { $count } carte
       *[other] { $name } mélange sa Défausse, qui devient sa Pioche : { $count } cartes
    }
heavy_hitters-event-played = { $name } joue { $card }
heavy_hitters-event-used = { $for ->
        [game] { $name } utilise { $power }, pour la seule fois de la partie
       *[round] { $name } utilise { $power }
    }
heavy_hitters-event-sponsor_played = { $on ->
        [none] { $name } joue { $card }
       *[other] { $name } joue { $card } contre { $on }
    }
heavy_hitters-event-countered = { $by } annule la carte { $card } de { $name }
heavy_hitters-event-discarded = { $from ->
        [hand] { $name } défausse { $card }
       *[play] { $card } rejoint la Défausse de { $name }
    }
heavy_hitters-event-lost = { $from ->
        [hand] { $name } perd { $card } de sa main : { $life }
        [play] { $name } perd { $card }, carte engagée : { $life }
       *[deck] { $name } perd { $card } de sa Pioche : { $life }
    }
heavy_hitters-event-lost_unseen = { $name } perd une carte, face cachée : { $life }
heavy_hitters-life = { $left ->
        [0] plus aucune carte
        [one] encore { $left } carte
       *[other] encore { $left } cartes
    }
heavy_hitters-event-mended = { $name } récupère { $card } de sa Pile des Dégâts
heavy_hitters-event-mended_unseen = { $name } récupère une carte de sa Pile des Dégâts, face cachée
heavy_hitters-event-paid = { $name } paie { $energy }
heavy_hitters-event-overspent = { $name } dépense { $energy } en trop
heavy_hitters-event-energy_gained = { $name } gagne { $energy }
heavy_hitters-event-energy_reset = { $name } revient à { $energy }

## Ce qui arrive : Rounds

heavy_hitters-event-round_started = Round { $round }
heavy_hitters-event-phase_started = Phase de { $phase }
heavy_hitters-event-passed = { $name } passe jusqu’à la fin du Round
heavy_hitters-event-round_ended = Le Round { $round } est terminé

## Ce qui arrive : unités

heavy_hitters-event-deployed = { $name } déploie { $its } en { $at }
heavy_hitters-event-moved = { $price ->
        [0] { $name } déplace { $its } en { $to }
       *[other] { $name } déplace { $its } en { $to } pour { $cost }
    }
heavy_hitters-event-stayed = { $name } laisse { $its } sur place
heavy_hitters-event-faced = { $name } tourne son Heavy Hitter face au { $facing }
heavy_hitters-event-displaced = { $whose_first } fait de la place et va en { $to }
heavy_hitters-event-pushed = Le coup repousse { $whose } en { $to }
heavy_hitters-event-pushed-reel = Le coup attire { $whose } en { $to }
heavy_hitters-event-hurt = { $left ->
        [0] { $whose_first } subit { $hits } et n’a plus de point de vie
        [one] { $whose_first } subit { $hits } et garde { $left } point de vie
       *[other] { $whose_first } subit { $hits } et garde { $left } points de vie
    }
heavy_hitters-event-unit_destroyed = { $by ->
        [none] { $whose_first } est détruite
        [self] { $whose_first } est détruite par son propre camp
       *[other] { $by } détruit { $whose }
    }
heavy_hitters-event-eliminated = { $by ->
        [none] Le Heavy Hitter de { $name } est détruit : { $name } est hors jeu !
        [self] { $name } détruit son propre Heavy Hitter et se met hors jeu !
       *[other] { $by } détruit le Heavy Hitter de { $name } : { $name } est hors jeu !
    }
heavy_hitters-event-snared = Entrave pour le Heavy Hitter de { $name } : −2 à son mouvement maximal à la prochaine Phase de Mouvement
heavy_hitters-event-snared-solo = Entrave pour le Heavy Hitter de { $name } : la prochaine fois, il ignore les lettres à plus de 2 hexagones
heavy_hitters-event-leg_locked = Le Heavy Hitter de { $name } a −{ $hexes } à son mouvement maximal ce Round
heavy_hitters-event-leg_locked-solo = Le Heavy Hitter de { $name } ignore les lettres à plus de 1 hexagone ce Round
heavy_hitters-event-dazzled = Éblouissement pour { $whose } : +2 à ses nombres d’attaque durant cette phase
heavy_hitters-event-nauseous = { $name } révélera 1 carte de moins à sa prochaine Phase de Combat
heavy_hitters-event-pounced = La première attaque de { $name } à portée 1 a −1 à son nombre d’attaque ce Round

## Ce qui arrive : combat

heavy_hitters-event-committed = { $cards ->
        [none] { $name } n’engage aucune arme
       *[other] { $name } engage { $cards }
    }
heavy_hitters-event-overclocked = { $card }, arme de { $name }, agit à la vitesse { $speed }
heavy_hitters-event-no_target = { $unit ->
        [hh] { $name } n’a pas de cible pour { $weapon }
       *[other] { $whose_first } n’a pas de cible
    }
heavy_hitters-event-held_fire = { $unit ->
        [hh] { $name } ne tire pas avec { $weapon }
       *[other] { $whose_first } ne tire pas
    }
heavy_hitters-event-fired = { $unit ->
        [hh] { $name } tire sur { $target } avec { $weapon } : distance { $distance }, { $sight }, il faut { $number }, { $damage }
       *[other] { $whose_first } tire sur { $target } : distance { $distance }, { $sight }, il faut { $number }, { $damage }
    }
heavy_hitters-event-modified = L’attaque change : il faut maintenant { $number }, { $damage }
heavy_hitters-event-rolled = { $total ->
        [2] { $name } lance { $dice }, ce qui ne touche jamais
        [12] { $name } lance { $dice }, ce qui touche toujours
       *[other] { $name } lance { $dice }, il faut { $needed }
    }
heavy_hitters-event-hit = { $name } touche { $target }
heavy_hitters-event-missed = { $name } manque { $target }
heavy_hitters-event-saves = { $saved ->
        [0] { $whose_first } lance { $dice } pour une armure { $needed }+ : aucun Dégât sauvé
        [one] { $whose_first } lance { $dice } pour une armure { $needed }+ : { $saved } Dégât sauvé sur { $count }
       *[other] { $whose_first } lance { $dice } pour une armure { $needed }+ : { $saved } Dégâts sauvés sur { $count }
    }
heavy_hitters-event-reduced = { $name } subit { $damage } de moins
heavy_hitters-event-attack_over = L’attaque de { $name } est terminée
heavy_hitters-event-repair_tried = { $on ->
        [self] { $done ->
            [yes] L’Unité de Réparation de { $name } lance { $die }, il faut { $needed } : elle répare son Heavy Hitter
           *[no] L’Unité de Réparation de { $name } lance { $die }, il faut { $needed } : elle ne répare rien
        }
       *[other] { $done ->
            [yes] L’Unité de Réparation de { $name } lance { $die }, il faut { $needed } : elle répare le Heavy Hitter de { $on }
           *[no] L’Unité de Réparation de { $name } lance { $die }, il faut { $needed } : elle ne répare pas le Heavy Hitter de { $on }
        }
    }

## Ce qui arrive : Tags, Progression, Sponsors, Alliances

heavy_hitters-event-tagged = { $tags ->
        [one] { $name } tague l’Immeuble en { $at } : { $tags } Tag
       *[other] { $name } tague l’Immeuble en { $at } : { $tags } Tags
    }
heavy_hitters-event-tagged-unit = { $tags ->
        [one] { $name } tague l’Immeuble en { $at } avec { $its } : { $tags } Tag
       *[other] { $name } tague l’Immeuble en { $at } avec { $its } : { $tags } Tags
    }
heavy_hitters-event-tag_removed = { $tags ->
        [0] { $by } retire le dernier Tag de { $name } en { $at }
        [one] { $by } retire un Tag de { $name } en { $at } : il en reste { $tags }
       *[other] { $by } retire un Tag de { $name } en { $at } : il en reste { $tags }
    }
heavy_hitters-event-demolished = { $buildings ->
        [one] { $name } Démolit l’Immeuble en { $at }, son premier
       *[other] { $name } Démolit l’Immeuble en { $at }, le numéro { $buildings }
    }
heavy_hitters-event-fame = { $spaces ->
        [one] { $name } avance de { $spaces } case sur le Plateau de Progression, jusqu’à la case { $fame }
       *[other] { $name } avance de { $spaces } cases sur le Plateau de Progression, jusqu’à la case { $fame }
    }
heavy_hitters-event-upgraded = { $name } reçoit l’Amélioration { $upgrade }
heavy_hitters-event-sponsors_drawn = { $cards ->
        [none] { $count ->
            [one] { $name } pioche { $count } carte Sponsor
           *[other] { $name } pioche { $count } cartes Sponsor
        }
       *[other] { $count ->
            [one] { $name } pioche une carte Sponsor : { $cards }
           *[other] { $name } pioche des cartes Sponsor : { $cards }
        }
    }
heavy_hitters-event-sponsor_dropped = { $name } défausse la carte Sponsor { $card }
heavy_hitters-event-sponsors_reshuffled = { $count ->
        [one] La carte Sponsor défaussée devient la Pioche
       *[other] Les { $count } cartes Sponsor défaussées deviennent la Pioche
    }
heavy_hitters-event-ally_picked = { $of ->
        [none] { $name } ne veut d’alliance avec personne
       *[other] { $name } veut une alliance avec { $of }
    }
heavy_hitters-event-allied = Alliance entre { $name } et { $with } jusqu’à la fin de la prochaine Réinitialisation
heavy_hitters-event-alliances_over = Toutes les Alliances prennent fin

## Ce qui arrive : adversaires solo

heavy_hitters-event-die = { $table ->
        [deploy] { $name } lance { $die } pour son déploiement : { $plan }
        [reveal] { $name } lance { $die } pour ses armes : { $plan }
       *[other] { $name } lance { $die } pour { $its }, qui { $plan }
    }
heavy_hitters-plan-cards = { $count ->
        [one] { $count } carte selon la table
       *[other] { $count } cartes selon la table
    }
heavy_hitters-event-letter = La lettre { $letter }, en { $at }, est la première qui soit libre
heavy_hitters-event-letter-reach = La lettre { $letter }, en { $at }, est la première qui soit vide et à portée
heavy_hitters-event-letter-last = Aucune lettre vide n’est à portée, la dernière compte donc : { $letter }, en { $at }
heavy_hitters-event-letter_skipped = { $reason ->
        [off_board] Pas la lettre { $letter } : elle est hors du plateau
        [building] Pas la lettre { $letter }, en { $at } : un Immeuble s’y trouve
        [occupied] Pas la lettre { $letter }, en { $at } : une unité s’y trouve
        [zone] Pas la lettre { $letter }, en { $at } : rien ne se déploie dans cette zone
        [heavy_hitter] Pas la lettre { $letter }, en { $at } : un Heavy Hitter s’y trouve
        [held_back] Pas la lettre { $letter }, en { $at } : trop loin pour un Heavy Hitter ralenti
       *[too_far] Pas la lettre { $letter }, en { $at } : hors de portée
    }
heavy_hitters-event-no_letter = { $rule ->
        [X69] { $whose_first } est déjà sur le plateau : rien n’est déployé
        [X71] Aucune lettre n’est libre : { $whose } n’est pas déployée
        [X75] Aucune lettre n’est libre : { $whose } reste sur place
       *[other] Toutes les lettres sont occupées : { $whose } reste sur place
    }
heavy_hitters-event-revealed = { $count ->
        [0] { $name } n’a pas de carte à révéler
        [one] { $name } révèle { $count } carte : { $cards }
       *[other] { $name } révèle { $count } cartes : { $cards }
    }
heavy_hitters-event-duplicate = { $name } a { $card } en double et défausse un exemplaire
heavy_hitters-event-tossed = { $chosen ->
        [none] { $name } lance { $die } pour choisir entre { $among }, et doit relancer
       *[other] { $ways ->
           *[other] { $name } lance { $die } pour choisir entre { $among } : { $chosen }
        }
    }

heavy_hitters-event-game_over = { $reason ->
        [last_standing] La partie est finie : seul le Heavy Hitter de { $name } tient encore debout
        [all_destroyed] La partie est finie : tous les Heavy Hitters sont tombés ensemble, et { $name } l’emporte par les Immeubles, les Tags et l’ordre du tour
        [demolition] La partie est finie : { $name } a Démoli assez d’Immeubles
        [team_kill] La partie est finie : l’équipe de { $name } a détruit un Heavy Hitter ennemi
        [team_demolition] La partie est finie : l’équipe de { $name } a Démoli assez d’Immeubles
        [solo_won] La partie est finie : { $name } gagne
        [solo_lost] La partie est finie : { $name } gagne contre vous
        [out_of_rounds] La partie est finie : il ne reste aucun Round, { $name } gagne
        [round_cap] La partie est finie après le dernier Round : { $name } l’emporte par les Immeubles, la vie, les Tags et l’ordre du tour
       *[stalled] La partie s’arrête : { $name } l’emporte par les Immeubles, la vie, les Tags et l’ordre du tour
    }

## Causes : ce qu’une ligne ajoute entre parenthèses, à côté des noms de cartes, de Pilotes, d’Améliorations et de mots-clés

heavy_hitters-cause-gkr-G50 = Énergie dépensée en trop
heavy_hitters-cause-gkr-G77 = sans place à côté
heavy_hitters-cause-gkr-G101 = armes engagées
heavy_hitters-cause-gkr-G126 = hors jeu
heavy_hitters-cause-gkr-G172 = le jeton passe : faction hors jeu
heavy_hitters-cause-gkr-G202 = passage d’un Heavy Hitter
heavy_hitters-cause-gkr-X10 = Dégâts de la zone
heavy_hitters-cause-gkr-X16 = la suivante sur son Chemin
heavy_hitters-cause-gkr-X119 = il ne reste que deux factions
heavy_hitters-cause-solo = { $source ->
        [house] règle maison { $rule }
       *[other] règle { $rule }
    }

## La fin

heavy_hitters-outcome-last_standing = { $winner } a le dernier Heavy Hitter debout et gagne !
heavy_hitters-outcome-last_standing-shared = { $winner } ont les derniers Heavy Hitters debout et gagnent !
heavy_hitters-outcome-all_destroyed = Tous les Heavy Hitters sont tombés ensemble. { $winner } l’emporte par les Immeubles, les Tags et l’ordre du tour !
heavy_hitters-outcome-all_destroyed-shared = Tous les Heavy Hitters sont tombés ensemble. { $winner } gagnent !
heavy_hitters-outcome-demolition = { $winner } a Démoli assez d’Immeubles et gagne !
heavy_hitters-outcome-demolition-shared = { $winner } ont Démoli assez d’Immeubles et gagnent !
heavy_hitters-outcome-team_kill = { $winner } a détruit un Heavy Hitter ennemi et gagne !
heavy_hitters-outcome-team_kill-shared = { $winner } ont détruit un Heavy Hitter ennemi et gagnent !
heavy_hitters-outcome-team_demolition = { $winner } a Démoli assez d’Immeubles et gagne !
heavy_hitters-outcome-team_demolition-shared = { $winner } ont Démoli ensemble assez d’Immeubles et gagnent !
heavy_hitters-outcome-solo_won = Vous gagnez avec { $winner } !
heavy_hitters-outcome-solo_won-shared = Vous gagnez avec { $winner } !
heavy_hitters-outcome-solo_lost = Votre Heavy Hitter est détruit : { $winner } gagne.
heavy_hitters-outcome-solo_lost-shared = Votre Heavy Hitter est détruit : { $winner } gagnent.
heavy_hitters-outcome-out_of_rounds = Il ne reste aucun Round : { $winner } gagne.
heavy_hitters-outcome-out_of_rounds-shared = Il ne reste aucun Round : { $winner } gagnent.
heavy_hitters-outcome-round_cap = Le dernier Round est terminé. { $winner } l’emporte par les Immeubles, la vie, les Tags et l’ordre du tour !
heavy_hitters-outcome-round_cap-shared = Le dernier Round est terminé. { $winner } l’emportent par les Immeubles, la vie, les Tags et l’ordre du tour !
heavy_hitters-outcome-stalled = La partie s’arrête. { $winner } l’emporte par les Immeubles, la vie, les Tags et l’ordre du tour.
heavy_hitters-outcome-stalled-shared = La partie s’arrête. { $winner } l’emportent par les Immeubles, la vie, les Tags et l’ordre du tour.

## Avant la partie : options et leurs valeurs, adversaires que personne ne joue

heavy_hitters-option-pack = Armes et cartes
    .about = Les cartes que chaque faction peut mettre dans son paquet. Les deux listes sont maison.
heavy_hitters-option-pack-core = De base
heavy_hitters-option-pack-extended = Étendues
heavy_hitters-option-board = Plateau de Jeu
    .about = Le côté alternatif a quatre zones : celles du milieu renforcent vos tirs et blessent les unités qui y restent.
heavy_hitters-option-board-standard = Standard
heavy_hitters-option-board-alternative = Avec zones
heavy_hitters-option-alliances = Alliances
    .about = Fixes : deux équipes de deux. Changeantes : après chaque Round, chaque faction en choisit une autre, à trois ou quatre.
heavy_hitters-option-alliances-none = Aucune
heavy_hitters-option-alliances-fixed = Fixes
heavy_hitters-option-alliances-shifting = Changeantes
heavy_hitters-option-solo = Adversaires solo
    .about = Des adversaires que personne ne joue : des tables et des dés décident de tout ce qu’ils font.
heavy_hitters-option-solo-none = Aucun
heavy_hitters-option-solo-normal = Normal
heavy_hitters-option-solo-armed = Armé
heavy_hitters-option-solo-hard = Difficile
heavy_hitters-option-solo-brutal = Brutal
heavy_hitters-option-solo_catch_up = Unités adverses hors de portée
    .about = Une Unité de Soutien qui n’atteint aucune de ses lettres est placée sur la dernière qui soit vide, ou marche vers elle. Option maison.
heavy_hitters-option-solo_catch_up-put = La placer
heavy_hitters-option-solo_catch_up-walk = La faire marcher
heavy_hitters-option-zone_bonus_orbital = Zones et Frappes Orbitales
    .about = Sur le plateau à zones, une Frappe Orbitale fait elle aussi plus de Dégâts depuis les zones du milieu.
heavy_hitters-option-allow_abstain = Ne choisir personne
    .about = Avec les Alliances Changeantes, il est permis de ne choisir personne. Option maison.
heavy_hitters-option-paths = Chemins d’Améliorations
    .about = Chaque faction prend un de quatre Chemins, qui fixe ses Améliorations et leur ordre.
heavy_hitters-option-pilots = Pilote
    .about = Un Pilote appartient à une faction et lui donne une capacité.
heavy_hitters-option-decks = Paquet
    .about = Un paquet prêt de la faction. S’il est choisi avant la partie, tout le monde le connaît.
heavy_hitters-option-scenario = Champ de Bataille
    .about = Où sont les Immeubles et d’où partent les Heavy Hitters.
heavy_hitters-option-scenario-asked = Choisi à la table
heavy_hitters-option-decks-ready = Prêts
heavy_hitters-option-decks-built = Construits à la table
heavy_hitters-option-round_cap = Dernier Round
    .about = Après ce Round, les Immeubles, la vie, les Tags et l’ordre du tour décident ; 0 pour jouer sans limite. Option maison.

heavy_hitters-rival-normal = Adversaire solo
    .about = Ne choisit rien : des dés et des tables décident de tout, et vous pouvez les lire à chaque étape.
    .inside = un adversaire solo
    .plays = Un adversaire solo joue { $name }.
    .figure = Quelle faction l’adversaire joue-t-il ?
heavy_hitters-rival-armed = Adversaire solo armé
    .about = Les mêmes règles, mais avec une Arme Secondaire de plus, donc plus de vie, et une carte de plus à chaque Phase de Combat. Niveau maison.
    .inside = un adversaire solo armé
    .plays = Un adversaire solo joue { $name }, avec une arme de plus.
    .figure = Quelle faction l’adversaire joue-t-il ?
heavy_hitters-rival-hard = Adversaire solo difficile
    .about = Les mêmes règles, mais il révèle une carte de plus, de ses meilleures armes, à chaque Phase de Combat. Niveau maison.
    .inside = un adversaire solo difficile
    .plays = Un adversaire solo joue { $name }, avec une carte de plus à chaque combat.
    .figure = Quelle faction l’adversaire joue-t-il ?
heavy_hitters-rival-brutal = Adversaire solo brutal
    .about = Les mêmes règles, mais avec une Arme Secondaire de plus et deux cartes de plus à chaque Phase de Combat. Niveau maison.
    .inside = un adversaire solo brutal
    .plays = Un adversaire solo joue { $name }, avec une arme de plus et une carte de plus à chaque combat.
    .figure = Quelle faction l’adversaire joue-t-il ?

## Entrées d’une vue

heavy_hitters-key-round = Round
heavy_hitters-key-phase = phase
heavy_hitters-key-glory_hound = Glory Hound
heavy_hitters-key-scenario = Champ de Bataille
heavy_hitters-key-buildings = Immeubles
heavy_hitters-key-leaning = Immeubles qui penchent
heavy_hitters-key-rubble = ruines
heavy_hitters-key-allies = Alliances
heavy_hitters-key-upgrades = Améliorations
heavy_hitters-key-sponsor_count = cartes Sponsor
heavy_hitters-key-sponsor_discard = cartes Sponsor défaussées
heavy_hitters-key-attack = attaque
heavy_hitters-key-queue = ordre des attaques
heavy_hitters-key-faction = faction
heavy_hitters-key-pilot = Pilote
heavy_hitters-key-path = Chemin
heavy_hitters-key-life = vie
heavy_hitters-key-deck_count = Pioche
heavy_hitters-key-hand_count = main
heavy_hitters-key-discard_count = Défausse
heavy_hitters-key-damage_count = Pile des Dégâts
heavy_hitters-key-in_play = en jeu
heavy_hitters-key-energy = Énergie
heavy_hitters-key-overspent = en trop
heavy_hitters-key-units = unités
heavy_hitters-key-tags = Tags
heavy_hitters-key-fame = Progression
heavy_hitters-key-demolished = Démolis
heavy_hitters-key-used = utilisés
heavy_hitters-key-passed = passe
heavy_hitters-key-out = hors jeu
heavy_hitters-key-hand = cartes en main
heavy_hitters-key-discard = cartes défaussées
heavy_hitters-key-damage = cartes de Dégâts
heavy_hitters-key-sponsors = cartes Sponsor en main
heavy_hitters-key-snared = entrave
heavy_hitters-key-snared_next = entrave au prochain Round
heavy_hitters-key-pounced = bond
heavy_hitters-key-maneuvered = Manœuvre jouée
heavy_hitters-key-leg_lock = blocage
heavy_hitters-key-queasy = cartes de moins
heavy_hitters-key-dazzled = éblouissement
heavy_hitters-key-overclocked = arme en avance
