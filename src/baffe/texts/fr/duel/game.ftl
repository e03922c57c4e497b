### Ce que dit King of Tokyo Duel : noms, questions, réponses, et une ligne pour tout ce qui arrive.

## Monstres : le nom, .skill (le nom du pouvoir), .power (ce que fait le pouvoir)

duel-monster-alienoid = Alienoid
    .skill = Technologie alien
    .power = Deux faces spéciales ajoutent à votre Lancer une face de votre choix ; une troisième ajoute encore une fois la même face.
duel-monster-cyber_kitty = Cyber Kitty
    .skill = Chat-timent
    .power = Deux faces spéciales donnent 2⚡ ; une troisième, 2⚡ de plus.
duel-monster-gigazaur = Gigazaur
    .skill = Blockbuster
    .power = Chaque paire de faces spéciales tire le pion Gloire ou Destruction, au choix, de 1 case.
duel-monster-meka_dragon = Meka Dragon
    .skill = Souffle nucléaire
    .power = Vous pouvez multiplier vos baffes par vos faces spéciales.
duel-monster-space_penguin = Space Penguin
    .skill = Cryo-Gadgets
    .power = Chaque face spéciale donne un jeton Dé, sans dépasser les 2 que vous pouvez avoir.
duel-monster-the_king = The King
    .skill = Territorial
    .power = Chaque paire de faces spéciales pose l’un de vos jetons sur une case libre, ou le déplace. Les pions tirés par votre Rival s’y arrêtent.

## Faces, pistes, cases, jetons

duel-face-smash = baffe
duel-face-heart = ♥
duel-face-energy = ⚡
duel-face-fame = Gloire
duel-face-destruction = Destruction
duel-face-special = spécial

duel-track-fame = Gloire
duel-track-destruction = Destruction

duel-space = { $owner ->
        [none] la case centrale
        [self] votre case { $number }
       *[other] la case { $number } côté { $owner }
    }
duel-spaces = de { $first } à { $last }

duel-token-cat = Chat
duel-token-panda = Panda
duel-token-fish = Poisson
duel-token-tiger = Tigre
duel-token-lizard = Lézard
duel-token-anubis = Anubis
duel-token-dragon = Dragon
duel-token-pumpkin = Citrouille
duel-token-alien = Alien
duel-token-phantom = Fantôme
duel-token-penguin = Pingouin
duel-token-king1 = premier jeton de The King
duel-token-king2 = second jeton de The King

duel-bonus-hit = 1 dégât
duel-bonus-hit_x2 = 2 dégâts
duel-bonus-heart = 1♥
duel-bonus-energy = 1⚡
duel-bonus-dice_token = 1 jeton Dé
duel-bonus-blank = rien
duel-bonus-stop = un arrêt
duel-bonus-on = { $bonus } sur { $space }

# Ce qu’un monstre a, à côté de ses scores.
duel-owned-tokens = { $count ->
        [one] { $count } jeton Dé
       *[other] { $count } jetons Dé
    }
duel-owned-fewer = { $count ->
        [one] { $count } dé de moins au prochain tour
       *[other] { $count } dés de moins au prochain tour
    }
duel-owned-dominated = sous l’effet de Dominer
duel-owned-immune = ne subit plus rien ce tour-ci

## Phases

duel-phase-start = Début du tour
duel-phase-roll = Lancers
duel-phase-final = Lancer final
duel-phase-resolve = Résolution
duel-phase-buy = Achats
duel-phase-end = Fin du tour
duel-phase-over = Partie terminée

## Questions

duel-ask-wake = Votre tour commence. Continuez-vous à dormir, ou vous réveillez-vous pour jouer ?
duel-ask-lab = { duel-card-made_in_a_lab } : achetez-vous une carte dès maintenant ?
duel-ask-dominated = À cause de { duel-card-dominate }, chacune de vos cartes POUVOIR va vous coûter un dé. Voulez-vous d’abord en défausser ?
duel-ask-spend = { $tokens ->
        [one] Dépensez-vous votre jeton Dé pour un dé blanc ?
       *[other] Dépensez-vous un de vos { $tokens } jetons Dé pour un dé blanc ?
    }
duel-ask-roll = { $throws ->
        [0] Lesquels de vos dés Gloire relancez-vous ?
        [one] Quels dés relancez-vous ? Il reste 1 lancer.
       *[other] Quels dés relancez-vous ? Il reste { $throws } lancers.
    }
duel-ask-alien = Vos faces spéciales peuvent ajouter une face à votre Lancer. Laquelle ?
duel-ask-alien_again = Dépensez-vous une face spéciale de plus pour ajouter encore cette face ?
duel-ask-final = Votre Lancer déclenche plusieurs de vos cartes. Laquelle agit d’abord ?
duel-ask-skip = Résolvez-vous vos dés, ou y renoncez-vous ?
duel-ask-batteries = Mettez-vous deux dés de côté contre un jeton Dé ?
duel-ask-resolve = Que résolvez-vous maintenant ?
duel-ask-king = Où va votre jeton ?
duel-ask-bonus = { $kind ->
        [blank] Vous avez tiré un pion sur une case vide. Infligez-vous 1 dégât ?
       *[other] Vous avez atteint un bonus Buzz : { $bonus }. Le prenez-vous, ou infligez-vous 1 dégât à la place ?
    }
duel-ask-brace = { $by ->
        [none] Vous allez perdre { $hearts }♥. Que faites-vous ?
        [self] Votre propre carte va vous faire perdre { $hearts }♥. Que faites-vous ?
       *[other] { $by } va vous faire perdre { $hearts }♥. Que faites-vous ?
    }
duel-ask-swap = Échangez-vous { duel-card-unstable_dna } contre une carte de votre Rival ?
duel-ask-in_shape = { $times ->
        [one] Payez-vous 1⚡ pour tirer le pion Gloire de 1 case ?
       *[other] Payez-vous 1⚡ pour tirer le pion Gloire de 1 case ? Jusqu’à { $times } fois.
    }
duel-ask-conduct = Votre Rival gagne { $energy }⚡. Défaussez-vous { duel-card-superconductor } pour en gagner autant ?
duel-ask-buy = Qu’achetez-vous ?
duel-ask-buy-none = Aucune carte à votre portée. Renouvelez-vous la rangée ?
duel-ask-place = Où va le jeton { $token } ?
duel-ask-zap = Quelle carte votre Rival défausse-t-il ?
duel-ask-symbol = Autobot a autant de Gloire que de Destruction, et les pions sont alignés. Que garde-t-il ?
duel-ask-where = Quelle case ?

## Réponses

duel-word-hibernation-sleep = Dormir : gagner 6♥ et finir le tour
duel-word-hibernation-discard = Se réveiller : défausser { duel-card-hibernation } et jouer
duel-word-spend = Dépenser un jeton Dé : un dé blanc de plus
duel-word-throw = Lancer les dés
duel-word-stop = Garder tous les dés
duel-word-keep = Garder { $dice } et relancer les autres
duel-word-keep-none = Relancer tous les dés
duel-word-special-alien = Ajouter { $face }
duel-word-special-energy = Faces spéciales : gagner des ⚡
duel-word-special-fame = Deux faces spéciales : tirer le pion Gloire de 1 case
duel-word-special-destruction = Deux faces spéciales : tirer le pion Destruction de 1 case
duel-word-special-smash = Multiplier les baffes par les faces spéciales
duel-word-special-token = Une face spéciale : gagner un jeton Dé
duel-word-special-king = Deux faces spéciales : poser ou déplacer un jeton de The King
duel-word-group-smash = Les baffes : frapper votre Rival
duel-word-group-heart = Les soins : gagner des ♥
duel-word-group-energy = L’énergie : gagner des ⚡
duel-word-group-fame = Les dés Gloire : tirer le pion Gloire
duel-word-group-destruction = Les dés Destruction : tirer le pion Destruction
duel-word-camouflage = { $card } : lancer des dés pour annuler des dégâts
duel-word-take = Encaisser
duel-word-in_shape = { $card } : payer 1⚡, tirer le pion Gloire de 1 case
duel-word-antimatter_pellets = { $card }
duel-word-signature_move = { $card }
duel-word-utter_destruction = { $card }
duel-word-rebooting = { $card } : renoncer aux dés contre 2 jetons Dé et 2⚡
duel-word-superconductor = Défausser { $card }
duel-word-lightning_speed = { $card } : 1 dégât
duel-word-unchained = { $card } : 1 dégât à la place
duel-word-batteries = Mettre de côté { $dice }
duel-word-alien_metabolism = { duel-card-alien_metabolism } : défausser { $card } de la rangée
duel-word-buy = Acheter { $card } pour { $price }⚡
duel-word-refresh = Renouveler la rangée pour 2⚡
duel-word-discard = Défausser { $card }
duel-word-swap = Prendre { $card }
duel-word-place = { $track } : { $where }
duel-word-place-turned = { $track } : { $bonuses }
duel-word-king1 = { $track } : { $where }
duel-word-king2 = { $track } : { $where }
duel-word-leave = Le laisser où il est
duel-word-fame = Gloire
duel-word-destruction = Destruction
duel-word-again = L’ajouter encore
duel-word-no = Non
duel-word-no-alien = Ne rien ajouter
duel-word-no-king = Ne pas toucher à vos jetons
duel-word-no-lab = Ne rien acheter maintenant
duel-word-no-skip = Résoudre les dés
duel-word-no-batteries = Garder tous les dés
duel-word-no-swap = Garder votre carte
duel-word-no-conduct = Garder la carte
duel-word-no-bonus = Laisser la case telle quelle
duel-word-done = Terminer
duel-word-done-dominated = Ne plus rien défausser
duel-word-done-resolve = Ne pas utiliser les autres faces spéciales
duel-word-done-buy = Ne plus rien acheter

# Où va un jeton, avant le choix de la case.
duel-head-place = Sur la piste { $track }
duel-head-king = Sur la piste { $track } : { $token }

## Ce que rapportent les dés

duel-brings-pull-fame = { $amount ->
        [one] { $amount } case de Gloire
       *[other] { $amount } cases de Gloire
    }
duel-brings-pull-destruction = { $amount ->
        [one] { $amount } case de Destruction
       *[other] { $amount } cases de Destruction
    }
duel-brings-hearts = { $amount }♥
duel-brings-energy = { $amount }⚡
duel-brings-tokens = { $amount ->
        [one] { $amount } jeton Dé
       *[other] { $amount } jetons Dé
    }
duel-brings-hit = { $amount ->
        [one] { $amount } dégât à { $names }
       *[other] { $amount } dégâts à { $names }
    }
duel-brings-hit-self = { $amount ->
        [one] { $amount } dégât pour vous
       *[other] { $amount } dégâts pour vous
    }
duel-brings-fall = { $names } K.-O.
duel-brings-fall-perhaps = peut-être { $names } K.-O.
duel-brings-fall-self = vous voilà K.-O.
duel-brings-win = la victoire
duel-brings-win-perhaps = peut-être la victoire

## Ce qui arrive

duel-event-dice_off = { $name } lance { $dice } pour savoir qui commence
duel-event-first_player = { $name } commence
duel-event-turn_started = Tour { $turn } : { $name }
duel-event-extra_turn = { $name } joue un autre tour
duel-event-slept = { $name } passe son tour à dormir
duel-event-token_spent = { $left ->
        [0] { $name } dépense son dernier jeton Dé : un dé blanc de plus
       *[other] { $name } dépense un jeton Dé : un dé blanc de plus
    }
duel-event-kept = { $name } garde { $dice }
duel-event-rolled = { $name } lance { $dice }
duel-event-kept_rolled = { $name } garde { $kept }, lance { $dice }
duel-event-stopped = { $name } finit avec { $dice }
duel-event-dice_fewer = { $dice ->
        [one] { $name } lance { $dice } dé rouge de moins
       *[other] { $name } lance { $dice } dés rouges de moins
    }
duel-event-dice_counted = Dés de { $name } : { $red } rouges, { $white } blancs
duel-event-no_dice = { $name } n’a aucun dé à lancer
duel-event-fewer_next = { $dice ->
        [one] { $name } lance { $dice } dé rouge de moins au prochain tour
       *[other] { $name } lance { $dice } dés rouges de moins au prochain tour
    }
duel-event-dominated = { $name } subit { duel-card-dominate } au prochain tour
duel-event-specials_spent = { $specials ->
        [one] { $name } dépense { $specials } face spéciale
       *[other] { $name } dépense { $specials } faces spéciales
    }
duel-event-face_added = { $name } ajoute { $face } à son Lancer
duel-event-set_aside = { $name } met de côté { $dice }
duel-event-skipped = { $name } ne résout pas ses dés
duel-event-resolved = { $count ->
        [one] { $name } résout { $count } face { $face }
       *[other] { $name } résout { $count } faces { $face }
    }
duel-event-multiplied = { $name } multiplie ses baffes : { $hits } dégâts
duel-event-pulled = { $steps ->
        [one] { $name } tire le pion { $track } de { $steps } case
       *[other] { $name } tire le pion { $track } de { $steps } cases
    }
duel-event-stepped = { $track } passe sur { $space }
duel-event-stopped_by_king = { $lost ->
        [one] Un jeton de The King arrête { $track } : { $lost } case est perdue
       *[other] Un jeton de The King arrête { $track } : { $lost } cases sont perdues
    }
duel-event-bonus = { $name } atteint un bonus Buzz : { $bonus }
duel-event-placed = { $name } pose le jeton { $token } sur la piste { $track } : { $where }
duel-event-placed-king = { $name } pose son { $token } sur la piste { $track } : { $where }
duel-event-left_token = { $name } laisse le jeton { $token } où il est
duel-event-threw = { $name } lance { $dice }
duel-event-hurt = { $by ->
        [none] { $name } perd { $hearts }♥
        [self] { $name } perd { $hearts }♥
       *[other] { $by } fait perdre { $hearts }♥ à { $name }
    }
duel-event-unhurt = { $by ->
        [none] { $name } évite de perdre { $hearts }♥
        [self] { $name } évite de perdre { $hearts }♥
       *[other] { $name } évite de perdre { $hearts }♥ face à { $by }
    }
duel-event-prevented = { $hearts ->
        [one] { $name } annule { $hearts } dégât
       *[other] { $name } annule { $hearts } dégâts
    }
duel-event-healed = { $name } gagne { $hearts }♥
duel-event-energy_gained = { $name } gagne { $energy }⚡
duel-event-energy_paid = { $name } paie { $energy }⚡
duel-event-tokens_gained = { $tokens ->
        [one] { $name } gagne { $tokens } jeton Dé
       *[other] { $name } gagne { $tokens } jetons Dé
    }
duel-event-bought = { $name } achète { $card } pour { $price }⚡
duel-event-revealed = Nouvelle carte dans la rangée : { $card }
duel-event-used_up = { $card } rejoint la défausse
duel-event-refreshed = { $name } paie 2⚡ et défausse la rangée : { $cards }
duel-event-discarded = { $name } défausse { $card }
duel-event-removed = { $name } défausse { $card } de la rangée
duel-event-swapped = { $with ->
        [none] { $name } échange { $card } contre { $taken }
       *[other] { $name } échange { $card } contre { $taken }, chez { $with }
    }
duel-event-reshuffled = { $count ->
        [one] La défausse devient la pioche : { $count } carte
       *[other] La défausse devient la pioche : { $count } cartes
    }
duel-event-symbol_fixed = { $name } choisit { $track } pour ce tour
duel-event-cubes_gained = { $name } pose { $cubes }⚡ sur sa fiche
duel-event-cubes_spent = { $name } dépense { $cubes }⚡ pour son pouvoir
duel-event-knocked_out = { $by ->
        [none] { $name } est K.-O. !
        [self] { $name } est K.-O. !
       *[other] { $by } met { $name } K.-O. !
    }
duel-event-survived = { $name } reste à 1♥ et ne subit plus rien ce tour-ci
duel-event-game_over = { $reason ->
        [knock_out] La partie est finie : K.-O.
        [spotlight] La partie est finie : { $name } a les deux pions Sous les projecteurs
        [victory_space] La partie est finie : { $name } a un pion sur sa case Victoire
        [draw] La partie est finie : les deux monstres sont K.-O.
       *[stalled] La partie s’arrête après 1 000 tours
    }

# Ce qu’une ligne ajoute entre parenthèses, à côté des noms de cartes et de pouvoirs.
duel-cause-duel-D7 = joue en second
duel-cause-duel-D27 = baffes
duel-cause-duel-D28 = soins
duel-cause-duel-D29 = dés énergie
duel-cause-duel-D38 = bonus Buzz
duel-cause-duel-D46 = { duel-card-unstoppable }
duel-cause-duel-D51 = aucun achat
duel-cause-autobot-A14 = baffes
duel-cause-autobot-A15 = soins
duel-cause-autobot-A18 = dés sans autre usage
duel-cause-autobot-A21 = pouvoir d’Autobot
duel-cause-autobot-A22 = dés blancs

# De quoi un nombre est fait, s’il a plusieurs causes.
duel-part-duel-D27 = { $amount ->
        [one] { $amount } baffe
       *[other] { $amount } baffes
    }
duel-part-duel-D28 = { $amount ->
        [one] { $amount } dé
       *[other] { $amount } dés
    }

## La fin

duel-outcome-knock_out = { $winner } met son Rival K.-O. et gagne !
duel-outcome-spotlight = { $winner } a les deux pions Sous les projecteurs et gagne !
duel-outcome-victory_space = { $winner } a un pion sur sa case Victoire et gagne !
duel-outcome-draw = Les deux monstres sont K.-O. : personne ne gagne.
duel-outcome-stalled = Personne ne gagne : la partie s’arrête après 1 000 tours.
