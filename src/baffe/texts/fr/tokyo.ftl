### Ce que dit King of Tokyo : noms, questions, réponses, et une ligne pour tout ce qui arrive.

## Monstres, faces, lieux, jetons

monster-space_penguin = Space Penguin
monster-alienoid = Alienoid
monster-cyber_kitty = Cyber Kitty
monster-the_king = The King
monster-gigazaur = Gigazaur
monster-meka_dragon = Meka Dragon
monster-pumpkin_jack = Pumpkin Jack
monster-boogie_woogie = Boogie Woogie

face-1 = 1
face-2 = 2
face-3 = 3
face-heart = ♥
face-energy = ⚡
face-smash = baffe

place-city = Tokyo City
place-bay = Tokyo Bay
place-outside = dehors

token-poison = Poison
token-shrink = Toupetit
token-cultist = Cultiste

card-type-keep = POUVOIR
card-type-discard = ACTION
card-type-costume = COSTUME

## Modules

module-cultists = Cultistes
    .about = Quatre faces identiques rapportent un Cultiste, à échanger à tout moment contre 1♥, 1⚡ ou un Lancer de plus.
module-tower = Tour de Tokyo
    .about = Quatre 1 dans Tokyo donnent un étage de la tour, qui aide son propriétaire à chaque tour ; le troisième étage fait gagner la partie.
module-halloween = Halloween
    .about = Chacun commence avec l’un des douze costumes ; d’autres s’achètent, ou se volent avec trois baffes aux monstres qu’elles blessent.

# Ce qu’un monstre en possède, à côté de ses scores.
owned-cultists = { $count ->
        [one] { $count } Cultiste
       *[other] { $count } Cultistes
    }
owned-tower = { $count ->
        [one] Tour : étage { $levels }
       *[other] Tour : étages { $levels }
    }
owned-astronaut = 17★ atteints en { card-astronaut }

## Phases

phase-start = Début du tour
phase-roll = Lancers
phase-resolve = Résolution
phase-buy = Achats
phase-end = Fin du tour
phase-over = Partie terminée

## Robots

bot-random = robot au hasard
bot-simple = robot simple

## Questions

ask-roll = { $rolls_left ->
        [0] Vos Lancers sont faits. Relancer malgré tout, ou garder vos dés ?
        [one] Quels dés relancez-vous ? Il reste 1 Lancer.
       *[other] Quels dés relancez-vous ? Il reste { $rolls_left } Lancers.
    }
ask-change = Changez-vous vos dés avant de les résoudre ?
ask-order = Quels dés agissent en premier ?
ask-heart = { $left ->
        [one] Que faites-vous de ce dé cœur ?
       *[other] Que faites-vous du prochain de vos { $left } dés cœur ?
    }
ask-brace = { $by ->
        [none] Vous allez perdre { $hearts }♥. Que faites-vous ?
        [self] Votre propre carte va vous coûter { $hearts }♥. Que faites-vous ?
       *[other] { $by } va vous coûter { $hearts }♥. Que faites-vous ?
    }
ask-reroll = Vous avez obtenu un 3. Relancez-vous ce dé ?
ask-flee = { $waiting ->
        [0] { $by } vous a mis des baffes dans Tokyo. Fuir ou rester ?
       *[other] { $by } vous attaque dans Tokyo. Avec { card-jets }, Fuir sauve vos { $waiting }♥. Fuir ou rester ?
    }
ask-buy = Qu’achetez-vous ?
ask-snatch = { $by } vient de révéler des cartes. En prenez-vous une avant tout le monde ?
ask-sell = Laquelle de vos cartes vendez-vous ?
ask-copy = { $fee ->
        [0] Quelle carte { card-mimic } copie-t-il ?
       *[other] { card-mimic } copie-t-il une autre carte pour { $fee }⚡ ?
    }
ask-probe = Faites-vous relancer un dé à { $of } ?
ask-which = Laquelle de vos cartes utilisez-vous pour cela ?
ask-again = { card-freeze_time } : jouez-vous un autre tour avec un dé de moins ?
ask-costume = Quel costume portez-vous ?
ask-cheer = Encouragez-vous { $of } ? Son résultat compte alors une baffe de plus.
ask-steal = Trois baffes ou plus : volez-vous un costume ?

## Réponses

word-stop = Garder tous les dés
word-keep = Garder { $dice } et relancer les autres
word-keep-none = Relancer tous les dés
word-energy_drink = { $card } : payer 1⚡ pour un Lancer de plus
word-smoke_cloud = { $card } : dépenser un jeton Fumée pour un Lancer de plus
word-background_dweller = { $card } : relancer un 3 sans rien payer
word-rapid_healing = { $card } : payer 2⚡, gagner 1♥
word-camouflage = { $card } : jeter des dés pour sauver des ♥
word-wings = { $card } : payer 2⚡, ne perdre aucun ♥ ce tour-ci
word-herd_culler = { $card } : changer { $face } en 1
word-plot_twist = { $card } : changer { $face } en { $to }
word-stretchy = { $card } : payer 2⚡, changer { $face } en { $to }
word-probe = Faire relancer le dé { $face }
word-heart-self = Gagner 1♥
word-heart-poison = Retirer un jeton Poison
word-heart-shrink = Retirer un jeton Toupetit
word-heart-other = Soigner { $name } contre 2⚡ au plus
word-first-heart = Les cœurs d’abord, puis les baffes
word-first-smash = Les baffes d’abord, puis les cœurs
word-take = Encaisser
word-flee = Fuir : laisser Tokyo à { $by }
word-stay = Rester dans Tokyo
word-buy = Acheter { $card } pour { $price }⚡
word-buy-other = Acheter { $card } à { $name } pour { $price }⚡
word-buy-top = Acheter { $card }, sur le dessus de la pioche, pour { $price }⚡
word-buy-top2 = Acheter { $card }, deuxième de la pioche, pour { $price }⚡
word-sweep = Renouveler les trois cartes pour 2⚡
word-copy = Copier { $card }, chez { $name }
word-copy-self = Copier votre carte { $card }
word-sell = Vendre { $card } pour { $price }⚡
word-use = Utiliser { $card }
word-again = Jouer un autre tour
word-no = Non
word-no-copy = Laisser { card-mimic } comme il est
word-no-heart = Ne rien faire de ce dé
word-no-probe = Ne pas toucher aux dés
word-no-reroll = Le laisser
word-no-snatch = Les laisser
word-no-again = Non, finir le tour
word-done = Terminer
word-done-change = Résoudre les dés
word-done-buy = Ne plus rien acheter
word-done-sell = Ne plus rien vendre
word-cultist-heart = Cultiste : en défausser un, gagner 1♥
word-cultist-energy = Cultiste : en défausser un, gagner 1⚡
word-cultist-roll = Cultiste : en défausser un pour un Lancer de plus
word-costume = Porter { $card }
word-steal = Voler { $card } à { $name } pour { $price }⚡
word-done-steal = Ne plus rien voler
word-witch = { $card } : faire relancer le dé { $face }
word-cheerleader = { $card } : encourager
word-no-cheer = Se taire
word-robot = { $card } : payer { $count }⚡, perdre { $count }♥ de moins
word-clown = { $card } : changer { $face } en { $to }

# Une carte qui change les dés, avant le choix du dé.
change-herd_culler = { $card } : changer un dé en 1
change-plot_twist = { $card } : changer un dé en la face voulue ; la carte est défaussée
change-stretchy = { $card } : payer 2⚡, changer un dé en la face voulue
change-clown = { $card } : changer un dé en la face voulue

## Ce qui arrive

event-dice_off = { $name } jette { $dice } pour savoir qui commence
event-first_player = { $name } commence
event-turn_started = Tour { $turn } : { $name }
event-extra_turn = { $name } joue un autre tour
event-kept = { $name } garde { $dice }
event-rolled = { $name } lance { $dice }
event-kept_rolled = { $name } garde { $kept }, lance { $dice }
event-stopped = { $name } finit avec { $dice }
event-extra_roll = { $name } a un Lancer de plus
event-die_rerolled = { $of ->
        [self] { $name } relance { $face } : { $to }
       *[other] { $name } fait relancer { $face } à { $of } : { $to }
    }
event-die_changed = { $name } change { $face } en { $to }
event-threw = { $name } jette { $dice }
event-smashes_added = { $smashes ->
        [one] { $name } a { $smashes } baffe de plus
       *[other] { $name } a { $smashes } baffes de plus
    }
event-smashed = { $smashes ->
        [one] { $name } attaque avec { $smashes } baffe
       *[other] { $name } attaque avec { $smashes } baffes
    }
event-scored = { $name } marque { $stars }★
event-stars_lost = { $by ->
        [none] { $name } perd { $stars }★
        [self] { $name } perd { $stars }★
       *[other] { $by } fait perdre { $stars }★ à { $name }
    }
event-healed = { $by ->
        [none] { $name } gagne { $hearts }♥
        [self] { $name } gagne { $hearts }♥
       *[other] { $name } gagne { $hearts }♥ grâce à { $by }
    }
event-hurt = { $by ->
        [none] { $name } perd { $hearts }♥
        [self] { $name } perd { $hearts }♥
       *[other] { $by } fait perdre { $hearts }♥ à { $name }
    }
event-unhurt = { $hearts ->
        [0] { $name } ne perd aucun ♥
       *[other] { $name } évite la perte de { $hearts }♥
    }
event-held_back = { $name } peut encore éviter la perte de { $hearts }♥ en choisissant de Fuir
event-energy_gained = { $from ->
        [none] { $name } gagne { $energy }⚡
       *[other] { $from } donne { $energy }⚡ à { $name }
    }
event-energy_paid = { $to ->
        [none] { $name } paie { $energy }⚡
       *[other] { $name } paie { $energy }⚡ à { $to }
    }
event-energy_lost = { $by ->
        [none] { $name } perd { $energy }⚡
        [self] { $name } perd { $energy }⚡
       *[other] { $by } fait perdre { $energy }⚡ à { $name }
    }
event-token_given = { $by ->
        [none] { $name } reçoit un jeton { $token }
        [self] { $name } reçoit un jeton { $token }
       *[other] { $by } donne un jeton { $token } à { $name }
    }
event-token_removed = { $name } retire un jeton { $token }
event-token_given-cultist = { $name } prend un Cultiste pour quatre faces identiques
event-token_removed-cultist = { $name } défausse un Cultiste
event-level_claimed = { $from ->
        [none] { $name } prend l’étage { $level } de la Tour de Tokyo
       *[other] { $name } prend à { $from } l’étage { $level } de la Tour de Tokyo
    }
event-costumes_shown = { $name } voit deux costumes : { $cards }
event-dressed = { $name } porte { $card }
event-stolen = { $name } vole { $card } à { $from } pour { $price }⚡
event-cheered = { $name } encourage { $of } : une baffe de plus
event-win_certain = { $name } a 17★ et gagne à la fin du tour, si ce monstre est encore en vie
event-fled = { $name } fuit { $place }
event-stayed = { $name } reste dans { $place }
event-entered = { $name } entre dans { $place }
event-left = { $name } doit quitter { $place }
event-moved = { $name } passe dans { $place }
event-bought = { $from ->
        [none] { $name } achète { $card } pour { $price }⚡
       *[other] { $name } achète { $card } à { $from } pour { $price }⚡
    }
event-revealed = Nouvelle carte au marché : { $card }
event-swept = { $name } défausse le marché : { $cards }
event-peeked = { $card ->
        [none] { $name } regarde une carte de la pioche
       *[other] { $name } regarde une carte de la pioche : { $card }
    }
event-discarded = { $name } défausse { $card }
event-sold = { $name } vend { $card } pour { $energy }⚡
event-copied = { $of ->
        [self] { $name } copie sa propre carte { $card }
       *[other] { $name } copie { $card }, chez { $of }
    }
event-copy_lost = { $name } ne copie plus { $card }
event-reshuffled = { $count ->
        [one] La défausse devient la pioche : { $count } carte
       *[other] La défausse devient la pioche : { $count } cartes
    }
event-eliminated = { $by ->
        [none] { $name } quitte la partie !
        [self] { $name } quitte la partie !
       *[other] { $by } élimine { $name } !
    }
event-trimmed = { $name } perd { $hearts }♥ au-dessus du maximum
event-card_tokens = { $tokens ->
        [one] { $name } a { $tokens } jeton sur { $card }
       *[other] { $name } a { $tokens } jetons sur { $card }
    }
event-used_up = { $card } rejoint la défausse
event-reborn = { $name } revient avec 10♥
event-game_over = { $reason ->
        [stars] La partie est finie : 20★
        [last_standing] La partie est finie : il reste un seul monstre
        [all_dead] La partie est finie : il ne reste aucun monstre
        [tower] La partie est finie : le sommet de la Tour de Tokyo est pris
        [astronaut] La partie est finie : 17★ suffisent à { card-astronaut }
       *[stalled] La partie s’arrête après 1 000 tours
    }

# Ce qu’une ligne ajoute entre parenthèses : la carte qui agit, ou la raison.
event-cause = ({ $cause })
cause-tokyo-R12 = début dans Tokyo
cause-tokyo-R23 = dés
cause-tokyo-R26 = dé cœur
cause-tokyo-R61 = { card-burrowing }
cause-tokyo-R65 = entrée dans Tokyo
cause-tokyo-R80 = { card-metamorph }
cause-tokyo-R82 = Poison
cause-tokyo-R93 = élimination
cause-tokyo-R95 = Tokyo Bay ferme
cause-two-V2 = entrée dans Tokyo
cause-two-V3 = début dans Tokyo
cause-cultists-C5 = contre un Cultiste
cause-cultists-C6 = contre un Cultiste
cause-tower-T5 = Tour de Tokyo
cause-halloween-H11 = costume volé

## La fin

outcome-stars = { $winner } a 20★ et gagne !
outcome-stars-shared = { $winner } gagnent ensemble avec 20★ !
outcome-last_standing = { $winner } reste le dernier monstre en vie et gagne !
outcome-tower = { $winner } atteint le sommet de la Tour de Tokyo et gagne !
outcome-astronaut = { $winner } a atteint 17★ en { card-astronaut } et gagne !
outcome-astronaut-shared = { $winner } gagnent ensemble : 17★ suffisent à { card-astronaut } !
outcome-all_dead = Il ne reste aucun monstre : personne ne gagne.
outcome-stalled = Personne ne gagne : la partie s’arrête après 1 000 tours.

list-and = { $first } et { $last }
