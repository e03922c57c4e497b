### Ce que dit la page autour d’une partie : l’accueil, les tables et les places, les réglages, les ennuis, les droits.

## Partout

page-title = Baffe
page-title-at = { $place } – Baffe
page-title-called = À vous de jouer – Baffe
page-home = Vers l’accueil
page-close = Fermer
page-too-old = Ce navigateur est trop ancien pour Baffe : mettez-le à jour ou prenez-en un autre (Chrome ou Edge 111, Firefox 126, Safari 16.4, ou plus récent).
page-no-script = Baffe a besoin de JavaScript : autorisez-le pour cette page.
page-save = Enregistrer
page-loading = Les monstres arrivent…
page-language-short = EN
page-language-other = English
page-copy = Copier
page-copied = Copié
page-copy-by-hand = Appuyez longuement sur le texte marqué pour le copier.
page-settings = Réglages
page-line-lost = Connexion perdue. Nouvel essai… Vos choix sont enregistrés.
page-unreachable = Le serveur ne répond pas. En attendant, vous jouez sur cet appareil.
page-new-version = Nouvelle version.
    .about = Votre partie y reprend.
    .load = Charger
    .later = Plus tard
page-qr = Code QR du lien vers cette table

## L’accueil

page-motto = Monstres géants, ville minuscule.
page-play-now = Jouer
    .about = { $count ->
        [one] Vous contre 1 robot.
       *[other] Vous contre { $count } robots.
    } Sans compte, sans rien installer.
    .rival = Vous contre { $rival }. Sans compte, sans rien installer.
page-open = Ouvrir une table entre amis
page-join-by-code = Rejoindre avec un code
page-code = Code de la table
    .example = BCD FGH
page-code-go = Rejoindre
page-code-short = Un code compte 6 lettres. { $count ->
        [0] Le vôtre est vide.
        [one] Le vôtre n’en a qu’une.
       *[other] Le vôtre en a { $count }.
    }
page-code-wrong = Aucune table avec une place libre n’a ce code. Vérifiez-le avec l’hôte : un code n’a ni voyelle, ni L, ni Q.
page-guided = Première fois ? Une courte partie guidée
page-guided-rival = Une partie guidée contre { $rival }
page-recent = Vos dernières tables
page-recent-forget = Oublier la table { $code }
page-recent-alone = En solo
page-recent-over = finie
page-theme-to-dark = Passer en mode nuit
page-theme-to-light = Passer en mode jour
page-sound-turn-off = Couper le son
page-sound-turn-on = Remettre le son

## Une nouvelle table

page-open-title = Une nouvelle table
page-open-game = Jeu
page-open-seats = Qui joue ?
page-open-count = Monstres
    .fewer = Un monstre de moins
    .more = Un monstre de plus
page-open-explained = { $open ->
        [0] { $device ->
            [0] Personne à attendre : la partie commence tout de suite.
           *[other] Vous vous passez cet appareil. La partie commence tout de suite.
        }
        [one] 1 place attend quelqu’un. Si personne ne vient, un robot la prend.
       *[other] { $open } places attendent quelqu’un. Si personne ne vient, des robots les prennent.
    }
page-rivals = Contre qui
page-rivals-none = Des personnes ou des bots
page-clash = Ne va pas avec { $what }.
page-clash-seats = { $count } joueurs
page-clash-option = « { $option } : { $value } »
page-open-go = Ouvrir la table
page-open-start = Commencer la partie
page-open-inside = Jouer sans serveur, sur cet appareil seulement
page-open-alone = Choisir qui joue
page-needs-server = Pour jouer avec des amis sur d’autres appareils ou sur un téléviseur, lancez le serveur de Baffe sur un ordinateur : « make play LAN=1 ».
inside-loading = Le moteur arrive
    .got = { NUMBER($got, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo
    .starts = Tout est là. Les monstres se réveillent…
    .why = Les règles viennent sur cet appareil, une seule fois. Ensuite, vous jouez sans serveur.
page-seat-me = Moi
page-seat-number = Place { $number }
page-seat-kind = Qui s’assied à la place { $number } ?
page-opponent = Votre adversaire
page-kind-open = Quelqu’un d’autre, par lien ou code
    .about = Chacun sur son téléphone ou son ordinateur.
page-kind-device = Quelqu’un sur cet appareil
    .about = Vous vous le passez à tour de rôle.
page-kind-bot-rookie = N’a joué qu’une fois ou deux et fait les erreurs qu’on fait alors. Parfait pour commencer.
page-kind-bot-brawler = Sait quand frapper, quand se soigner et quand partir.
page-kind-bot-tactician = Calcule la suite avant chaque réponse. Il faudra prévoir.
page-kind-bot-titan = Ce qu’il y a de plus fort ici. Réfléchit le plus longtemps.
page-kind-bot-simple = Achète, attaque et se défend avec un peu de bon sens.
page-kind-bot-random = Fait tout ce que les règles permettent. Facile à battre.
page-nickname = Surnom
    .mine = Votre surnom
    .example = Comment vous appelle-t-on ?
    .theirs = Surnom pour la place { $number }
page-nickname-missing = Choisissez d’abord un surnom.
page-figure = Monstre
    .any = Surprise
    .choose = Choisir un monstre
    .chosen = Monstre pour { $name } : { $figure }
    .taken = pris
page-modules = Suppléments
page-timer = Temps de réponse
page-timer-none = Aucun
    .about = Chacun prend le temps qu’il lui faut.
page-timer-relaxed = Tranquille
    .about = 2 minutes par réponse. Passé ce délai, un robot répond pour cette fois.
page-timer-normal = Normal
    .about = 45 secondes par réponse. Passé ce délai, un robot répond pour cette fois.
page-timer-fast = Rapide
    .about = 15 secondes par réponse. Passé ce délai, un robot répond pour cette fois.
page-pace = Rythme des robots
page-pace-slow = Lent
    .about = Le temps de suivre chaque dé.
page-pace-normal = Normal
    .about = Comme une personne.
page-pace-fast = Rapide
    .about = Des tours courts.
page-pace-off = Immédiat
    .about = Aucune pause.

## Avant la partie

page-gathering-title = Qui vient jouer ?
page-invite = Invitez vos amis
    .how = Ils scannent le code QR, ouvrent le lien ou tapent le code à l’accueil.
page-invite-code = Code
page-invite-link = Lien vers cette table
page-invite-address = Adresse pour les téléphones
page-invite-here-only = Cette table n’existe que sur cette machine. Pour l’ouvrir aux téléphones, relancez Baffe sur le réseau local, comme l’explique son mode d’emploi.
page-tv = Afficher sur un téléviseur
page-seats = Places
page-you = vous
page-host = hôte
page-online = en ligne
page-offline = hors ligne
page-seat-open = Place libre
    .about = attend quelqu’un
page-seat-locked = Place fermée
    .about = personne ne peut s’y asseoir
page-seat-program = Programme
page-seat-away = un robot joue à sa place
page-seat-change = Changer la place { $number } : { $name }
page-seat-bot = Asseoir un robot
page-seat-level = Niveau du robot
page-seat-rival = Asseoir { $rival }
page-seat-device = Quelqu’un sur cet appareil
page-seat-sit = L’asseoir ici
page-seat-lock = Fermer la place
page-seat-unlock = Rouvrir la place
page-seat-free = Libérer la place
page-seat-remove = Retirer { $name } de la table
page-seat-key = Clé pour un programme
    .about = Un programme écrit par vous joue à cette place avec cette clé.
    .make = Créer une clé
    .once = Copiez-la maintenant : elle n’est montrée qu’une fois.
page-table-settings = À cette table
page-chat = Discussion
    .about = Joueurs et spectateurs peuvent s’écrire.
page-watching = Spectateurs
    .about = Qui a le lien peut regarder.
page-start = Commencer
page-start-bots = { $count ->
        [one] Commencer avec un robot à la place libre
       *[other] Commencer avec des robots aux { $count } places libres
    }
page-waiting-host = { $name } va lancer la partie.
page-waiting-host-somebody = L’hôte va lancer la partie.
page-watchers = { $count ->
        [0] Personne ne regarde
        [one] 1 personne regarde
       *[other] { $count } personnes regardent
    }

## Rejoindre

page-join-title = Une place vous attend
page-join-free = { $count ->
        [0] Aucune place libre
        [one] 1 place libre
       *[other] { $count } places libres
    }
page-join-go = Rejoindre la partie
page-join-watch = Seulement regarder

## Une position en lien

page-scene-title = Que feriez-vous ?
page-scene-about = On vous envoie une position de { $game }. Vous jouez un monstre, des robots jouent les autres. À vous de trouver le meilleur coup.
page-scene-go = Jouer cette position

## Réglages

page-set-language = Langue
page-set-language-en = English
page-set-language-fr = Français
page-set-theme = Couleurs
page-set-theme-auto = Comme l’appareil
page-set-theme-light = Jour
page-set-theme-dark = Nuit
page-set-speed = Animations
page-set-speed-slow = Lent
page-set-speed-normal = Normal
page-set-speed-fast = Rapide
page-set-speed-off = Aucune
    .about = Rien ne bouge : vous voyez tout de suite le résultat.
page-set-speed-reduced = Votre appareil demande moins d’animations : rien ne bouge ici.
page-set-sound = Sons
    .about = Dés, coups, et un appel quand c’est à vous.

## Ennuis : ce qui s’est passé, que faire ensuite

problem-no_table = Aucune table ici
    .next = Ce code ne mène à aucune table. Une lettre est peut-être fausse, ou la table est finie depuis longtemps. Redemandez le lien à l’hôte.
problem-put_away = Cette table a été rangée
    .next = Personne ne l’a utilisée depuis longtemps. L’hôte, ou quiconque y avait une place, la fait revenir en ouvrant ce lien sur son appareil. Réessayez ensuite.
problem-table_full = Toutes les places sont prises
    .next = Demandez à l’hôte de vous libérer une place, ou ouvrez votre propre table.
problem-table_full-watch = Toutes les places sont prises
    .next = Demandez à l’hôte de vous libérer une place, ou regardez les autres jouer.
problem-watching_off = Pas de public à cette table
    .next = La partie a commencé et l’hôte n’admet pas de spectateurs. Ouvrez votre propre table, ou revenez pour la prochaine.
problem-unreachable = Le serveur ne répond pas
    .next = Est-il lancé, et êtes-vous sur le même réseau ? Cette page réessaie toute seule.
problem-server_full = Le serveur est complet
    .next = Trop de personnes sont venues à la fois. Cette page réessaie toute seule.
problem-too_many = C’est trop à la fois
    .next = Fermez d’autres pages de Baffe ouvertes ici, ou attendez un instant. Cette page réessaie toute seule.
problem-not_here = Cette partie n’est pas sur cet appareil
    .next = Une partie sans serveur reste dans le navigateur où elle a commencé. Commencez-en une autre, ou ouvrez-la là-bas.
problem-needs_server = Cette adresse mène à un serveur
    .next = Ici, tout se joue sur cet appareil. Pour rejoindre d’autres appareils, lancez le serveur de Baffe sur un ordinateur : « make play LAN=1 ».
problem-engine = Le moteur s’est arrêté
    .next = Votre partie est gardée jusqu’à votre dernier choix. Réessayez : elle reprend de là.
problem-engine_unreachable = Le moteur ne peut pas être chargé
    .next = Il en manque une partie. Vérifiez votre réseau, puis réessayez.
problem-no_wasm = Ce navigateur ne peut pas jouer sans serveur
    .next = Il lui manque WebAssembly. Prenez un navigateur plus récent, ou jouez à une table d’un serveur.
problem-old = Cette page est plus vieille que le serveur
    .next = Le serveur a été mis à jour. Rechargez la page : vous gardez votre table et votre place.
problem-identity = Le serveur ne vous reconnaît pas
    .next = Autorisez les cookies pour cette page, puis rechargez-la.
problem-stopped = Cette table ne peut pas continuer
    .next = La partie enregistrée ne peut plus être lue. Ouvrez une nouvelle table.
problem-record_link = Ce lien ne mène à aucune partie
    .next = Il a été coupé ou changé en route. Redemandez-le, ou demandez la partie en fichier.
problem-scene = Ce lien est abîmé
    .next = Un morceau s’est perdu en route. Redemandez le lien entier.
problem-unknown = Il n’y a rien ici
    .next = L’adresse est fausse. Repartez de l’accueil.
problem-other = Quelque chose a mal tourné
    .next = Réessayez. Sinon, passez par l’accueil et revenez à votre table de là.
problem-reload = Recharger
problem-retry = Réessayer
problem-home = Vers l’accueil
problem-watch = Regarder

# Les refus, selon le code envoyé par le serveur.
failed-unreachable = Le serveur ne répond pas. Vérifiez qu’il est lancé, puis réessayez.
failed-no_table = Aucune table n’a ce code. Vérifiez-le avec l’hôte.
failed-put_away = Cette table a été rangée. L’hôte, ou quiconque y avait une place, la fait revenir en ouvrant son lien.
failed-too_many_tables = Trop de tables sont gardées pour votre réseau. Reprenez-en une, ou attendez que les anciennes soient supprimées.
failed-no_room = Le serveur n’a plus de place pour de nouvelles tables. Les parties commencées continuent : prévenez la personne qui gère le serveur.
failed-no_seat = Cette place n’existe pas.
failed-table_full = Toutes les places sont prises. Demandez à l’hôte d’en libérer une.
failed-seat_taken = Quelqu’un a été plus rapide : cette place est prise. Choisissez-en une autre.
failed-seat_locked = Cette place est fermée. Choisissez-en une autre.
failed-name_taken = Quelqu’un porte déjà ce surnom ici. Choisissez-en un autre.
failed-bad_name = Ce surnom n’a aucun signe visible. Choisissez-en un de 1 à 20 signes.
failed-bad_wish = Ces choix sont incompatibles. Vérifiez les places, les monstres et les suppléments.
failed-not_host = Seul l’hôte peut le faire.
failed-not_yours = Vous ne pouvez pas le faire pour une autre place.
failed-not_started = La partie n’a pas encore commencé.
failed-already_started = La partie a déjà commencé.
failed-not_over = Attendez la fin de la partie.
failed-open_seats = Des places sont encore libres. Asseyez-y des robots, puis commencez.
failed-chat_off = L’hôte a coupé la discussion.
failed-watching_off = L’hôte n’admet pas de spectateurs.
failed-too_many = Trop de demandes à la fois. Attendez un instant, puis réessayez.
failed-server_full = Le serveur est complet. Attendez un instant, puis réessayez.
failed-too_slow = Votre connexion est trop lente en ce moment. La page va se reconnecter toute seule.
failed-bad_message = Le serveur n’a pas compris. Rechargez la page.
failed-cannot_bet = Vous ne pouvez pas parier maintenant.
failed-no_scene = Ce moment ne peut pas devenir une position. Essayez un peu plus tard.
failed-record_full = Cette table est pleine : après tant de choix, elle ne peut pas continuer. Ouvrez-en une autre.
failed-stopped = Cette table ne peut pas continuer. Ouvrez-en une autre.
failed-store_failed = Le serveur n’a pas pu l’enregistrer. Rien n’a changé : réessayez.
failed-store_busy = Le serveur est occupé. Rien n’a changé : réessayez.
failed-store_full = Le disque du serveur est plein. Prévenez l’hôte ; votre choix n’est pas enregistré.
failed-not_kept = Cet appareil n’a plus de place pour garder la partie. Rien n’a changé : libérez de l’espace, puis réessayez.
failed-unknown_game = Le serveur ne connaît pas ce jeu.
failed-bad_option = Une des options ne convient pas. Changez-la, puis réessayez.
failed-bad_scene = Cette position n’est pas valable. Redemandez le lien.
failed-not_an_option = Ce choix n’est pas proposé. Choisissez autre chose.
failed-old_question = Trop tard : la partie a continué. Regardez ce qui est demandé maintenant.
failed-wrong_seat = La question est pour un autre monstre.
failed-game_over = La partie est finie : lancez une revanche.
failed-cannot_undo = Impossible d’annuler : depuis, des dés ont été lancés, une carte a été révélée ou quelqu’un d’autre a joué.
failed-bad_host = Le serveur ne connaît pas cette adresse. Prenez le lien montré par l’hôte.
failed-bad_origin = Cette page vient d’une autre adresse que le serveur. Rechargez-la depuis le lien montré par l’hôte.
failed-429 = { failed-too_many }
failed-other = Cela n’a pas marché. Réessayez.

## À propos

page-about = À propos
page-about-title = À propos de Baffe
page-about-fans = Baffe est un projet de fans, indépendant : aucun ayant droit de ces jeux ne l’a demandé, ne le finance ni n’en répond.
page-about-owners = King of Tokyo et King of Tokyo Duel sont des jeux de Richard Garfield, publiés par IELLO. GKR : Heavy Hitters est un jeu de Weta Workshop et Cryptozoic Entertainment. Tous les noms et marques appartiennent à leurs propriétaires.
page-about-own = Aucune image et aucun texte d’éditeur ne sont utilisés ici : les dessins, les sons et les mots sont les nôtres. Si ces jeux vous plaisent, achetez-les.
page-about-licence = Code, textes, dessins et sons de Baffe : licence MIT.
page-about-made-with = Fait avec
page-about-packages = Bibliothèques utilisées
page-about-licences = Toutes les licences en entier
page-credits-own = Dessins, sons et textes
page-about-line = { $name }, par { $author }
page-about-privacy-alone = Rien ne quitte cet appareil : pas de compte, pas de cookie, pas de publicité, pas de mesure d’audience. Vos parties restent dans ce navigateur.
page-about-privacy = Rien ne quitte ce serveur : pas de compte, pas de publicité, pas de mesure d’audience. Un seul cookie retient votre place.
page-about-offline = { $kept ->
        [all] Sans réseau : tout est gardé sur cet appareil. Vous pouvez ouvrir la page et jouer.
        [page] Sans réseau : la page s’ouvre. Lancez une partie sur cet appareil une fois, et les règles y restent aussi.
       *[nothing] Sans réseau : une page ouverte continue. Pour la rouvrir, il faut une adresse sûre (https).
    }
page-about-version = Version { $version }

## Numbers of somebody's own box

page-data = Nombres de votre boîte
page-data-about = Votre boîte dit d’autres nombres que les nôtres ? Choisissez un fichier JSON qui les contient.
page-data-choose = Choisir un fichier
page-data-other = Choisir un autre fichier
page-data-remove = Jouer avec nos nombres
page-data-wrong = Ce fichier n’est pas accepté : « { $field } » ne peut pas être ce qu’il dit.
page-data-malformed = Ce fichier n’est pas du JSON lisible.
page-data-large = Ce fichier est trop grand : { $kilobytes } ko au plus.
page-data-version = Ce fichier est d’une autre version, que cette page ne sait pas lire.
page-data-game = Ce fichier est pour un autre jeu.
page-data-differs = { $count ->
        [0] Rien ne diffère des nôtres
        [one] 1 nombre diffère des nôtres
       *[other] { $count } nombres diffèrent des nôtres
    }
page-data-line = { $entry }, { $field } : { $ours }, dans la boîte { $theirs }

## Avec une vraie boîte

page-real = Avec la vraie boîte
page-real-which = Quel jeu est sur votre table ?
