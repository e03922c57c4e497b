### Ambush, en français.

ambush-name = Embuscade
ambush-help-goal = Ayez le plus d’étoiles quand il reste moins de deux mains.

ambush-key-stars = étoiles
ambush-key-pile = pile
ambush-key-hand = main
ambush-key-leader = premier
ambush-key-discard = défausse

ambush-event-dealt = { $name } reçoit sa main.
ambush-event-put_back = { $name } repose une carte.
ambush-event-round_started = Manche { $round }
ambush-event-laid = { $name } pose un { $card }.
ambush-event-scored = { $name } prend une étoile.
ambush-event-parried = { $name } pare avec un { $card }.
ambush-event-wounded = { $name } perd un { $card } de sa pile.
ambush-event-drew = { $name } pioche une carte.
ambush-event-game_over = La partie est finie.

ambush-ask-draft = Quelle carte reposez-vous ?
ambush-ask-lay = Quelle carte posez-vous ?
ambush-ask-parry = Vous allez perdre une carte de votre pile. Parez-vous ?
ambush-word-back = Reposer un { $what }
ambush-word-lay = Poser un { $what }
ambush-word-parry = Parer avec un { $what }
ambush-word-pass = Encaisser

ambush-option-parry = Parades
    .about = Une carte forte arrête une blessure.
ambush-option-deck = Paquet
ambush-option-draft = Sélection
ambush-option-teams = Équipes

ambush-outcome-stars = { $winner } gagne avec le plus d’étoiles.
ambush-outcome-stars-shared = { $winner } partagent le plus d’étoiles.
ambush-ended-stars = Victoires aux étoiles : { $count }

rule-ambush-0 = Avec la sélection, chaque place repose d’abord des cartes en secret.
rule-ambush-1 = Toutes les places qui ont des cartes choisissent ensemble ; la partie finit quand il en reste moins de deux.
rule-ambush-2 = Chaque place pose une carte.
rule-ambush-3 = La carte la plus forte, si elle est seule, rapporte une étoile.
rule-ambush-4 = La carte la plus faible coûte une carte de la pile, sauf si une carte forte la pare.
rule-ambush-5 = Qui a posé une carte en pioche une.
rule-ambush-6 = Le plus d’étoiles gagne, en équipe s’il y en a ; les égaux partagent.
