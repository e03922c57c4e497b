## Les parties gardées sur cet appareil

kept-running = À reprendre sur cet appareil
kept-over = Finies, gardées sur cet appareil
kept-begun = Commencée
kept-turn = tour { $turn }
kept-won-you = Vous avez gagné !
kept-won = { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
kept-nobody = Personne ne gagne
kept-name = { $game }, { $status }
kept-resume-name = Reprendre : { $about }
kept-watch = Revoir
kept-watch-name = Revoir : { $about }
kept-save = Enregistrer dans un fichier : { $about }
kept-drop = Supprimer : { $about }
    .short = Supprimer
kept-more = { $count ->
        [one] Voir 1 autre partie
       *[other] Voir { $count } autres parties
    }
kept-fewer = N’en voir que 2
kept-dropped = Partie supprimée.
    .undo = Annuler
kept-open = Ouvrir le fichier d’une partie
kept-open-busy = Le moteur lit la partie…
kept-open-drop = Lâchez le fichier : la partie s’ouvre
inside-save = Enregistrer la partie dans un fichier
    .about = Elle continue ainsi ailleurs. Qui lit le fichier voit les surnoms et peut connaître les dés à venir.
inside-play-here = Jouer ici
inside-instead = Jouer contre le bagarreur
inside-not-lasting = Ce navigateur ne garde rien ici : la partie dure tant que cette page est ouverte.
inside-full = Cet appareil n’a plus de place pour garder la partie. Rien n’a changé : libérez de la place, ou continuez sans la garder.
inside-full-go-on = Continuer sans garder
inside-unkept = La suite n’est pas gardée : ne fermez pas cette page.
inside-go-on = Le serveur ne revient pas, et la page réessaie. Ou continuez d’ici sur cet appareil : la même position, d’autres dés.
inside-go-on-deed = Continuer ici
error-engine_silent = Le moteur ne répondait plus : il redémarre. Tout ce que vous avez choisi est gardé.
error-engine_simple = Un robot ne trouvait pas de réponse : le robot simple répond à sa place.
error-not_kept = Cet appareil n’a plus de place pour garder votre partie. Rien n’a changé.
problem-elsewhere = Cette partie est ouverte dans un autre onglet
    .next = On n’y joue qu’à un endroit à la fois. Jouez ici : elle reprend là où elle en est, et l’autre onglet s’arrête.
problem-taken_over = Cette partie continue dans un autre onglet
    .next = On n’y joue qu’à un endroit à la fois. Tout est gardé : vous pouvez la reprendre ici.
problem-no_weights = Cet adversaire ne peut pas venir
    .next = Ce qu’il a appris n’est pas sur cet appareil et ne peut pas être chargé maintenant. Votre partie est gardée : réessayez avec du réseau, ou laissez le bagarreur jouer à sa place.
problem-old_rules = Cette partie suit d’anciennes règles
    .next = Cette version ne les joue plus. La partie reste gardée : enregistrez-la pour l’ouvrir là où ces règles se jouent encore.
problem-broken_record = Cette partie ne peut pas être lue
    .next = Ce qui en est gardé est abîmé. Enregistrez ce qu’il en reste, ou supprimez-la depuis l’accueil.
problem-unknown_game = Ce jeu n’est pas ici
    .next = Cette version ne connaît pas le jeu de cette partie. Elle reste gardée : enregistrez-la pour l’ouvrir ailleurs.
failed-broken_record = Ce fichier n’est pas une partie de Baffe, ou il est abîmé. Vos parties gardées restent telles quelles.
failed-record_long = Ce fichier est trop long pour être une partie de Baffe.
failed-record_game = Cette partie est d’un jeu que cette version ne connaît pas.
failed-record_rules = Cette partie suit une version des règles qui ne se joue pas ici.
failed-record_forged = Cette partie a été modifiée : ses dés ne sont pas ceux qui étaient promis.
failed-record_real = Cette partie a été jouée avec la vraie boîte : « baffe replay » la montre.
failed-old_rules = Cette partie suit d’anciennes règles, que cette version ne joue plus.
failed-engine = Le moteur s’est arrêté. Réessayez.
failed-engine_unreachable = Le moteur ne peut pas être chargé. Vérifiez votre réseau, puis réessayez.
failed-no_wasm = Ce navigateur ne peut pas lire une partie sans serveur : il lui manque WebAssembly.
failed-not_here = Cette partie n’est plus sur cet appareil.
