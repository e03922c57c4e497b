### Ce que dit `baffe verify`.

help-verify = Vérifier qu’une partie a été jouée avec la graine promise avant son début.
    .examples = baffe verify partie.txt | baffe verify partie.txt --commitment 3fe1…
help-verify-file = Une partie enregistrée, téléchargée à la fin.
help-verify-commitment = La promesse telle que vous l’avez notée au début ; sans elle, celle du fichier compte.
help-verify-as_json = Écrire du JSON.
help-verify-lang = Langue : fr ou en.

verify-replayed = { $count ->
        [0] La partie a été rejouée : aucun choix.
        [one] La partie a été rejouée : 1 choix, et il était permis.
       *[other] La partie a été rejouée : { $count } choix, et tous étaient permis.
    }
verify-outcome = { $outcome ->
        [over] Elle mène à la fin de la partie.
       *[open] La partie n’est pas finie.
    }
verify-promise = { $promise ->
        [kept] Promesse tenue : personne n’a pu changer les dés après le début.
        [none] Le fichier ne contient pas de promesse : donnez avec --commitment celle que vous avez notée.
       *[broken] Promesse ROMPUE : cette graine n’est pas celle qui avait été promise.
    }
verify-seed = Graine : { $seed }
verify-commitment = Promesse (SHA-256 de la graine) : { $commitment }
