### Hexwalk, en français.

hexwalk-name = Balade hexagonale
hexwalk-help-goal = Cueillez cinq baies.

hexwalk-key-at = en
hexwalk-key-points = baies
hexwalk-key-spare = pièges
hexwalk-key-looks = regarde
hexwalk-key-berries = baies du plateau
hexwalk-key-traps = pièges du plateau

hexwalk-event-landed = { $name } se pose sur la case { $hex }, tourné vers { $way }.
hexwalk-event-turn_started = Tour { $turn } : { $name }
hexwalk-event-rolled = { $name } lance un { $die }.
hexwalk-event-stepped = { $name } va sur la case { $hex }.
hexwalk-event-picked = { $name } cueille une baie.
hexwalk-event-set = { $name } pose un piège.
hexwalk-event-sprung = { $name } déclenche un piège : { $die }.
hexwalk-event-caught = { $berries ->
        [0] { $name } est pris par { $by }.
       *[other] { $name } est pris par { $by } et paie une baie.
    }
hexwalk-event-game_over = La partie est finie.

hexwalk-ask-land = Où vous posez-vous ?
hexwalk-ask-walk = De quel côté ? Pas restants : { $left }
hexwalk-ask-spring = Quelqu’un est sur votre piège. Le déclenchez-vous ?
hexwalk-ask-trap = Posez-vous un piège ici ?
hexwalk-word-land = Case { $what }, vers { $to }
hexwalk-word-go = Aller vers { $what }
hexwalk-word-rest = S’arrêter
hexwalk-word-spring = Le déclencher
hexwalk-word-pass = Laisser passer
hexwalk-word-trap = Poser un piège
hexwalk-word-no = Non

hexwalk-option-landing = Atterrissage
    .about = Chacun se pose d’abord où il veut.
hexwalk-option-bears = Ours
hexwalk-rival-bear = un ours
    .about = Va vers la baie la plus proche, par une règle écrite.
    .inside = un ours
    .plays = Un ours joue { $name }.
hexwalk-rival-bears = des ours
    .about = Deux d’entre eux vont vers la baie la plus proche, par une règle écrite.
    .inside = deux ours
    .plays = Un ours joue { $name }.

hexwalk-outcome-goal = { $winner } gagne avec cinq baies.
hexwalk-outcome-bare = Plus de baies : { $winner } gagne.
hexwalk-outcome-bare-shared = Plus de baies : { $winner } partagent la victoire.
hexwalk-outcome-dusk = La nuit tombe : { $winner } gagne.
hexwalk-outcome-dusk-shared = La nuit tombe : { $winner } partagent la victoire.
