### Ce que dit `baffe tidy`.

help-tidy = Ranger la base de données : compacter les parties terminées, rendre la place libre au disque, ressortir des tables de la corbeille. Arrêtez d’abord le serveur.
    .examples = baffe tidy | baffe tidy --data parties | baffe tidy --restore 8PDD2F877V
help-tidy-data = Le dossier de la base de données.
help-tidy-database = Une autre base de données, par exemple { "postgresql://HÔTE/NOM" }.
help-tidy-restore = Ressortir de la corbeille la table de ce code ; peut être donné plusieurs fois.
help-tidy-lang = Langue : fr ou en.

tidy-packed = { $count ->
    [0] Toutes les parties terminées étaient déjà compactées.
    [one] 1 partie terminée compactée.
   *[other] { $count } parties terminées compactées.
}
tidy-size = La base de données avait { $before } Mo et en a { $after }.
tidy-restored = Ressortie de la corbeille : { $code }
tidy-not-there = Il n’y a pas de table { $code } dans la corbeille.
tidy-no-database = Il n’y a pas de base de données dans { $folder }.
