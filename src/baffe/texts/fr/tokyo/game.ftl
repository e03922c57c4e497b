### Ce que dit King of Tokyo : noms, questions, réponses, et une ligne pour tout ce qui arrive.

## Monstres, faces, lieux, jetons

tokyo-monster-space_penguin = Space Penguin
tokyo-monster-alienoid = Alienoid
tokyo-monster-cyber_kitty = Cyber Kitty
tokyo-monster-the_king = The King
tokyo-monster-gigazaur = Gigazaur
tokyo-monster-meka_dragon = Meka Dragon
tokyo-monster-pumpkin_jack = Pumpkin Jack
tokyo-monster-boogie_woogie = Boogie Woogie

tokyo-face-1 = 1
tokyo-face-2 = 2
tokyo-face-3 = 3
tokyo-face-heart = ♥
tokyo-face-energy = ⚡
tokyo-face-smash = baffe

tokyo-place-city = Tokyo City
tokyo-place-bay = Tokyo Bay
tokyo-place-outside = dehors

tokyo-token-poison = Poison
tokyo-token-shrink = Toupetit
tokyo-token-cultist = Cultiste

tokyo-type-keep = POUVOIR
tokyo-type-discard = ACTION
tokyo-type-costume = COSTUME

## Suppléments

tokyo-module-cultists = Cultistes
    .about = Quatre faces identiques rapportent un Cultiste, à échanger à tout moment contre 1♥, 1⚡ ou un lancer de plus.
tokyo-module-tower = Tour de Tokyo
    .about = Quatre 1 dans Tokyo donnent un étage de la tour, qui aide son propriétaire à chaque tour ; le troisième étage fait gagner la partie.
tokyo-module-halloween = Halloween
    .about = Chacun commence avec l’un des douze costumes ; d’autres s’achètent, ou se volent avec trois baffes aux monstres qu’elles blessent.

# Ce qu’un monstre en possède, à côté de ses scores.
tokyo-owned-cultists = { $count ->
        [one] { $count } Cultiste
       *[other] { $count } Cultistes
    }
tokyo-owned-tower = { $count ->
        [one] Tour : étage { $levels }
       *[other] Tour : étages { $levels }
    }
tokyo-owned-astronaut = 17★ atteints en { tokyo-card-astronaut }

## Phases

tokyo-phase-start = Début du tour
tokyo-phase-roll = Lancers
tokyo-phase-resolve = Résolution
tokyo-phase-buy = Achats
tokyo-phase-end = Fin du tour
tokyo-phase-over = Partie terminée

## Robots

## Questions

tokyo-ask-roll = { $rolls_left ->
        [0] Vous n’avez plus de lancer. Relancer quand même, ou garder vos dés ?
        [one] Quels dés relancez-vous ? Il reste 1 lancer.
       *[other] Quels dés relancez-vous ? Il reste { $rolls_left } lancers.
    }
tokyo-ask-change = Changez-vous vos dés avant de les résoudre ?
tokyo-ask-order = Quels dés résolvez-vous en premier ?
tokyo-ask-heart = { $left ->
        [one] Que faites-vous de ce dé cœur ?
       *[other] Que faites-vous du prochain de vos { $left } dés cœur ?
    }
tokyo-ask-brace = { $by ->
        [none] Vous allez perdre { $hearts }♥. Que faites-vous ?
        [self] Votre propre carte va vous faire perdre { $hearts }♥. Que faites-vous ?
       *[other] { $by } va vous faire perdre { $hearts }♥. Que faites-vous ?
    }
tokyo-ask-reroll = Vous avez obtenu un 3. Relancez-vous ce dé ?
tokyo-ask-flee = { $waiting ->
        [0] { $by } vous a mis des baffes dans Tokyo. Fuir ou rester ?
       *[other] { $by } vous attaque dans Tokyo. Avec { tokyo-card-jets }, Fuir sauve vos { $waiting }♥. Fuir ou rester ?
    }
tokyo-ask-buy = Qu’achetez-vous ?
tokyo-ask-buy-none = Aucune carte à votre portée. Renouvelez-vous le marché ?
tokyo-ask-snatch = { $by } vient de révéler des cartes. En achetez-vous une avant les autres ?
tokyo-ask-sell = Laquelle de vos cartes vendez-vous ?
tokyo-ask-copy = { $fee ->
        [0] Quelle carte { tokyo-card-mimic } copie-t-il ?
       *[other] { tokyo-card-mimic } copie-t-il une autre carte pour { $fee }⚡ ?
    }
tokyo-ask-probe = Faites-vous relancer un dé à { $of } ?
tokyo-ask-which = Laquelle de vos cartes utilisez-vous pour cela ?
tokyo-ask-again = { tokyo-card-freeze_time } : jouez-vous un autre tour avec un dé de moins ?
tokyo-ask-costume = Quel costume portez-vous ?
tokyo-ask-cheer = Encouragez-vous { $of } ? Son résultat compte alors une baffe de plus.
tokyo-ask-steal = Trois baffes ou plus : volez-vous un costume ?

## Réponses

tokyo-word-stop = Garder tous les dés
tokyo-word-keep = Garder { $dice } et relancer les autres
tokyo-word-keep-none = Relancer tous les dés
tokyo-word-energy_drink = { $card } : payer 1⚡ pour un lancer de plus
tokyo-word-smoke_cloud = { $card } : dépenser un jeton Fumée pour un lancer de plus
tokyo-word-background_dweller = { $card } : relancer un 3 sans rien payer
tokyo-word-rapid_healing = { $card } : payer 2⚡, gagner 1♥
tokyo-word-camouflage = { $card } : lancer des dés pour sauver des ♥
tokyo-word-wings = { $card } : payer 2⚡, ne perdre aucun ♥ ce tour-ci
tokyo-word-herd_culler = { $card } : changer { $face } en 1
tokyo-word-plot_twist = { $card } : changer { $face } en { $to }
tokyo-word-stretchy = { $card } : payer 2⚡, changer { $face } en { $to }
tokyo-word-probe = Faire relancer le dé { $face }
tokyo-word-heart-self = Gagner 1♥
tokyo-word-heart-poison = Retirer un jeton Poison
tokyo-word-heart-shrink = Retirer un jeton Toupetit
tokyo-word-heart-other = Soigner { $name } contre 2⚡ au plus
tokyo-word-first-heart = Les cœurs d’abord, puis les baffes
tokyo-word-first-smash = Les baffes d’abord, puis les cœurs
tokyo-word-take = Encaisser
tokyo-word-flee = Fuir : laisser Tokyo à { $by }
tokyo-word-stay = Rester dans Tokyo
tokyo-word-buy = Acheter { $card } pour { $price }⚡
tokyo-word-buy-other = Acheter { $card } à { $name } pour { $price }⚡
tokyo-word-buy-top = Acheter { $card }, sur le dessus de la pioche, pour { $price }⚡
tokyo-word-buy-top2 = Acheter { $card }, deuxième de la pioche, pour { $price }⚡
tokyo-word-sweep = Renouveler les trois cartes pour 2⚡
tokyo-word-copy = Copier { $card }, chez { $name }
tokyo-word-copy-self = Copier votre carte { $card }
tokyo-word-sell = Vendre { $card } pour { $price }⚡
tokyo-word-use = Utiliser { $card }
tokyo-word-again = Jouer un autre tour
tokyo-word-no = Non
tokyo-word-no-copy = Laisser { tokyo-card-mimic } comme il est
tokyo-word-no-heart = Ne rien faire de ce dé
tokyo-word-no-probe = Ne pas toucher aux dés
tokyo-word-no-reroll = Laisser ce dé
tokyo-word-no-snatch = Laisser ces cartes
tokyo-word-no-again = Non, finir le tour
tokyo-word-done = Terminer
tokyo-word-done-change = Résoudre les dés
tokyo-word-done-buy = Ne plus rien acheter
tokyo-word-done-sell = Ne plus rien vendre
tokyo-word-cultist-heart = Cultiste : en défausser un, gagner 1♥
tokyo-word-cultist-energy = Cultiste : en défausser un, gagner 1⚡
tokyo-word-cultist-roll = Cultiste : en défausser un pour un lancer de plus
tokyo-word-costume = Porter { $card }
tokyo-word-steal = Voler { $card } à { $name } pour { $price }⚡
tokyo-word-done-steal = Ne plus rien voler
tokyo-word-witch = { $card } : faire relancer le dé { $face }
tokyo-word-cheerleader = { $card } : encourager
tokyo-word-no-cheer = Se taire
tokyo-word-robot = { $card } : payer { $count }⚡, perdre { $count }♥ de moins
tokyo-word-clown = { $card } : changer { $face } en { $to }

# Une carte qui change les dés, avant le choix du dé.
tokyo-change-herd_culler = { $card } : changer un dé en 1
tokyo-change-plot_twist = { $card } : mettre un dé sur la face de votre choix ; la carte est défaussée
tokyo-change-stretchy = { $card } : payer 2⚡, mettre un dé sur la face de votre choix
tokyo-change-clown = { $card } : mettre un dé sur la face de votre choix

## Ce que rapportent les dés

tokyo-brings-stars = { $amount }★
tokyo-brings-goal = 20★ atteints
tokyo-brings-hearts = { $amount }♥
tokyo-brings-energy = { $amount }⚡
tokyo-brings-cultist = { $amount ->
        [one] { $amount } Cultiste
       *[other] { $amount } Cultistes
    }
tokyo-brings-level = étage { $amount } de la Tour
tokyo-brings-smash = { $amount ->
        [one] { $amount } baffe sur { $names }
       *[other] { $amount } baffes sur { $names }
    }
tokyo-brings-loss = { $names } −{ $amount }♥
tokyo-brings-loss-perhaps = { $names } jusqu’à −{ $amount }♥
tokyo-brings-loss-self = vous −{ $amount }♥
tokyo-brings-fall = { $names } hors jeu
tokyo-brings-fall-perhaps = peut-être { $names } hors jeu
tokyo-brings-fall-self = vous voilà hors jeu
tokyo-brings-poison = { $amount } Poison à { $names }
tokyo-brings-shrink = { $amount } Toupetit à { $names }
tokyo-brings-enter = entrée dans Tokyo
tokyo-brings-follow-perhaps = vous entrez si { $names } fuit
tokyo-brings-follow-it-perhaps = vous entrez s’il fuit
tokyo-brings-follow-any-perhaps = vous entrez si quelqu’un fuit

## Ce qui arrive

tokyo-event-dice_off = { $name } lance { $dice } pour savoir qui commence
tokyo-event-first_player = { $name } commence
tokyo-event-turn_started = Tour { $turn } : { $name }
tokyo-event-extra_turn = { $name } joue un autre tour
tokyo-event-kept = { $name } garde { $dice }
tokyo-event-rolled = { $name } lance { $dice }
tokyo-event-kept_rolled = { $name } garde { $kept }, lance { $dice }
tokyo-event-stopped = { $name } finit avec { $dice }
tokyo-event-extra_roll = { $name } a un lancer de plus
tokyo-event-die_rerolled = { $of ->
        [self] { $name } relance { $face } : { $to }
       *[other] { $name } fait relancer { $face } à { $of } : { $to }
    }
tokyo-event-die_changed = { $name } change { $face } en { $to }
tokyo-event-threw = { $name } lance { $dice }
tokyo-event-smashes_added = { $smashes ->
        [one] { $name } a { $smashes } baffe de plus
       *[other] { $name } a { $smashes } baffes de plus
    }
tokyo-event-smashed = { $smashes ->
        [one] { $name } attaque avec { $smashes } baffe
       *[other] { $name } attaque avec { $smashes } baffes
    }
tokyo-event-scored = { $name } marque { $stars }★
tokyo-event-stars_lost = { $by ->
        [none] { $name } perd { $stars }★
        [self] { $name } perd { $stars }★
       *[other] { $by } fait perdre { $stars }★ à { $name }
    }
tokyo-event-healed = { $by ->
        [none] { $name } gagne { $hearts }♥
        [self] { $name } gagne { $hearts }♥
       *[other] { $name } gagne { $hearts }♥ grâce à { $by }
    }
tokyo-event-hurt = { $by ->
        [none] { $name } perd { $hearts }♥
        [self] { $name } perd { $hearts }♥
       *[other] { $by } fait perdre { $hearts }♥ à { $name }
    }
tokyo-event-unhurt = { $hearts ->
        [0] { $name } ne perd aucun ♥
       *[other] { $name } évite la perte de { $hearts }♥
    }
tokyo-event-held_back = { $name } peut encore éviter la perte de { $hearts }♥ en choisissant de Fuir
tokyo-event-energy_gained = { $from ->
        [none] { $name } gagne { $energy }⚡
       *[other] { $from } donne { $energy }⚡ à { $name }
    }
tokyo-event-energy_paid = { $to ->
        [none] { $name } paie { $energy }⚡
       *[other] { $name } paie { $energy }⚡ à { $to }
    }
tokyo-event-energy_lost = { $by ->
        [none] { $name } perd { $energy }⚡
        [self] { $name } perd { $energy }⚡
       *[other] { $by } fait perdre { $energy }⚡ à { $name }
    }
tokyo-event-token_given = { $by ->
        [none] { $name } reçoit un jeton { $token }
        [self] { $name } reçoit un jeton { $token }
       *[other] { $by } donne un jeton { $token } à { $name }
    }
tokyo-event-token_removed = { $name } retire un jeton { $token }
tokyo-event-token_given-cultist = { $name } prend un Cultiste pour quatre faces identiques
tokyo-event-token_removed-cultist = { $name } défausse un Cultiste
tokyo-event-level_claimed = { $from ->
        [none] { $name } prend l’étage { $level } de la Tour de Tokyo
       *[other] { $name } prend à { $from } l’étage { $level } de la Tour de Tokyo
    }
tokyo-event-costumes_shown = { $name } voit deux costumes : { $cards }
tokyo-event-dressed = { $name } porte { $card }
tokyo-event-stolen = { $name } vole { $card } à { $from } pour { $price }⚡
tokyo-event-cheered = { $name } encourage { $of } : une baffe de plus
tokyo-event-win_certain = { $name } a 17★ et gagne à la fin du tour, si ce monstre est encore en vie
tokyo-event-fled = { $name } fuit { $place }
tokyo-event-stayed = { $name } reste dans { $place }
tokyo-event-entered = { $name } entre dans { $place }
tokyo-event-left = { $name } doit quitter { $place }
tokyo-event-moved = { $name } passe dans { $place }
tokyo-event-bought = { $from ->
        [none] { $name } achète { $card } pour { $price }⚡
       *[other] { $name } achète { $card } à { $from } pour { $price }⚡
    }
tokyo-event-revealed = Nouvelle carte au marché : { $card }
tokyo-event-swept = { $name } défausse le marché : { $cards }
tokyo-event-peeked = { $card ->
        [none] { $name } regarde une carte de la pioche
       *[other] { $name } regarde une carte de la pioche : { $card }
    }
tokyo-event-discarded = { $name } défausse { $card }
tokyo-event-sold = { $name } vend { $card } pour { $energy }⚡
tokyo-event-copied = { $of ->
        [self] { $name } copie sa propre carte { $card }
       *[other] { $name } copie { $card }, chez { $of }
    }
tokyo-event-copy_lost = { $name } ne copie plus { $card }
tokyo-event-reshuffled = { $count ->
        [one] La défausse devient la pioche : { $count } carte
       *[other] La défausse devient la pioche : { $count } cartes
    }
tokyo-event-eliminated = { $by ->
        [none] { $name } est hors jeu !
        [self] { $name } est hors jeu !
       *[other] { $by } élimine { $name } !
    }
tokyo-event-trimmed = { $name } perd { $hearts }♥ au-dessus du maximum
tokyo-event-card_tokens = { $tokens ->
        [one] { $name } a { $tokens } jeton sur { $card }
       *[other] { $name } a { $tokens } jetons sur { $card }
    }
tokyo-event-used_up = { $card } rejoint la défausse
tokyo-event-reborn = { $name } revient avec 10♥
tokyo-event-game_over = { $reason ->
        [stars] La partie est finie : 20★
        [last_standing] La partie est finie : il reste un seul monstre
        [all_dead] La partie est finie : il ne reste aucun monstre
        [tower] La partie est finie : le sommet de la Tour de Tokyo est pris
        [astronaut] La partie est finie : 17★ suffisent avec { tokyo-card-astronaut }
       *[stalled] La partie s’arrête après 1 000 tours
    }

# Ce qu’une ligne ajoute entre parenthèses : la carte qui agit, ou la raison.
tokyo-cause-tokyo-R12 = début dans Tokyo
tokyo-cause-tokyo-R23 = dés
tokyo-cause-tokyo-R26 = dé cœur
tokyo-cause-tokyo-R27 = { tokyo-card-healing_ray }
tokyo-cause-tokyo-R38 = { tokyo-card-fire_breathing }
tokyo-cause-tokyo-R41 = { tokyo-card-wings }
tokyo-cause-tokyo-R61 = { tokyo-card-burrowing }
tokyo-cause-tokyo-R65 = entrée dans Tokyo
tokyo-cause-tokyo-R80 = { tokyo-card-metamorph }
tokyo-cause-tokyo-R82 = Poison
tokyo-cause-tokyo-R93 = élimination
tokyo-cause-tokyo-R95 = Tokyo Bay ferme
tokyo-cause-two-V2 = entrée dans Tokyo
tokyo-cause-two-V3 = début dans Tokyo
tokyo-cause-cultists-C5 = contre un Cultiste
tokyo-cause-cultists-C6 = contre un Cultiste
tokyo-cause-tower-T5 = Tour de Tokyo
tokyo-cause-halloween-H11 = costume volé

# De quoi un nombre est fait, s’il a plusieurs causes.
tokyo-part-tokyo-R24 = { $amount ->
        [one] { $amount } dé
       *[other] { $amount } dés
    }
tokyo-part-tokyo-R25 = { $amount ->
        [one] { $amount } dé
       *[other] { $amount } dés
    }
tokyo-part-tokyo-R33 = { $amount ->
        [one] { $amount } baffe
       *[other] { $amount } baffes
    }
tokyo-part-tokyo-R60 = { $amount ->
        [one] { $amount } baffe
       *[other] { $amount } baffes
    }

## La fin

tokyo-outcome-stars = { $winner } a 20★ et gagne !
tokyo-outcome-stars-shared = { $winner } gagnent ensemble avec 20★ !
tokyo-outcome-last_standing = { $winner } reste le dernier monstre en vie et gagne !
tokyo-outcome-tower = { $winner } atteint le sommet de la Tour de Tokyo et gagne !
tokyo-outcome-astronaut = { $winner } a atteint 17★ en { tokyo-card-astronaut } et gagne !
tokyo-outcome-astronaut-shared = { $winner } gagnent ensemble : 17★ suffisent avec { tokyo-card-astronaut } !
tokyo-outcome-all_dead = Il ne reste aucun monstre : personne ne gagne.
tokyo-outcome-stalled = Personne ne gagne : la partie s’arrête après 1 000 tours.

