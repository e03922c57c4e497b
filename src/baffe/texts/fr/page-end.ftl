### Après la partie et entre deux parties : le résultat, la courbe, l’image, les moments forts, les positions, l’accueil.

## Le résultat

end-mine = { $place ->
        [1] Vous gagnez !
       *[other] Vous finissez { $place }e
    }
end-mine-shared = Vous gagnez à plusieurs !
end-mine-nobody = Personne ne gagne
curve-title = Comment la partie s’est jouée
curve-stars = Étoiles
curve-hearts = Cœurs
curve-turn = Tour à regarder
curve-end = Fin
curve-see = Revoir ce moment
curve-loading = La courbe arrive…
curve-failed = La courbe n’a pas pu être tracée.
share-picture = Image
    .about = Une image du résultat, à partager
share-picture-wait = L’image se dessine…
share-picture-done = L’image est enregistrée.
share-picture-failed = L’image n’a pas pu être dessinée.

## Revoir

replay-begin = La partie commence.
replay-moments = Moments forts
replay-moment-next = Prochain moment fort
replay-moment-previous = Moment fort précédent
replay-moments-none = Rien de marquant dans cette partie.
replay-lead = { $name } prend la tête.

## Une position

position-what-if = Et si… ?
position-share = Partager la position
position-about = La partie reprend ici à une autre table, contre des robots. Ce qui était caché est tiré au sort.
position-about-link = Qui ouvre ce lien joue cette position contre des robots. Ce qui est caché est tiré au sort.
position-who = Qui jouez-vous ?
position-who-link = Quel monstre jouera-t-on ?
position-play = Jouer d’ici
position-link = Lien vers cette position
page-scene-you = Vous jouez { $name }.

## L’accueil

page-going-on = Vos parties en cours
page-resume = Reprendre
page-resume-name = Reprendre la partie : { $names }
page-resume-yours = À vous de jouer !
page-resume-theirs = { $count ->
        [one] À { $names } de jouer
       *[other] { $names } choisissent
    }
page-resume-gathering = Pas encore commencée
stats-title = Vos parties sur cet appareil
stats-games = { $count ->
        [one] 1 partie
       *[other] { $count } parties
    }
stats-wins = { $count ->
        [0] aucune victoire
        [one] 1 victoire
       *[other] { $count } victoires
    }
stats-streak = { $count ->
        [0] Pas encore de série
        [one] Meilleure série : 1 victoire
       *[other] Meilleure série : { $count } victoires
    }
stats-of = { $wins } sur { $games }
stats-of-name = { $name } : { $wins } sur { $games } gagnées
stats-by-monster = Victoires par monstre
stats-kept = Ces chiffres restent sur cet appareil.
stats-delete = Effacer ces chiffres
stats-delete-sure = Effacer toutes vos parties de cet appareil ?
stats-delete-yes = Effacer
stats-delete-no = Garder
