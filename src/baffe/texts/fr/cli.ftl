### Ce que dit la ligne de commande.

## Aide

help-baffe = Jouer, étudier et automatiser des jeux de monstres géants.
help-baffe-version = Afficher la version et quitter.
help-help = Afficher cette aide et quitter.
help-examples = Exemples :

help-play = Jouer dans ce terminal, contre des robots ou à plusieurs devant un clavier.
    .examples = baffe play tokyo | baffe play tokyo --monster gigazaur --seats 5 --lang fr | baffe play tokyo --humans 2 --record soiree.txt | baffe play tokyo --module cultists --module tower | baffe play duel | baffe play duel --solo --hard | baffe play duel --solo --real | baffe play heavy_hitters --solo 2 --level hard --faction kingwolf | baffe play heavy_hitters --seats 4 --alliances fixed --board alternative | baffe play tokyo --load partie.json
help-play-game = Le jeu : tokyo, duel ou heavy_hitters. Chacun a ses propres options : baffe play duel --help montre celles de duel.
help-play-seats = Places autour de la table : de 2 à 6 pour tokyo (4 par défaut), 2 pour duel, de 2 à 4 pour heavy_hitters (2 par défaut).
help-play-bots = Qui joue les autres places : rookie, brawler, simple, random, ou plusieurs à tour de rôle.
help-play-humans = Personnes devant le clavier ; elles occupent les premières places. Une par défaut, toutes avec --real.
help-play-module = Un supplément avec lequel jouer ; peut être donné plusieurs fois. { $modules }
help-play-real = Avec vos propres dés et cartes : vous indiquez les résultats, Baffe applique les règles et tient le score.
help-play-seed = La même graine donne les mêmes dés et les mêmes cartes.
help-play-record = Écrire à la fin la partie dans ce fichier.
help-play-load = Continuer une partie sauvegardée.
help-play-lang = Langue : fr ou en.
help-flag-monster = Votre monstre, un par personne. Tiré au hasard par défaut.
help-flag-solo = En solo, contre un adversaire qui suit une règle écrite : dans duel, Autobot.
help-flag-hard = Avec --solo : un adversaire plus difficile.

help-simulate = Faire jouer beaucoup de parties par des robots et compter.
    .examples = baffe simulate tokyo --games 1000 --bots simple,random --seed 7 | baffe simulate tokyo --seats 2 --json > resultat.json | baffe simulate duel --games 200 --bots simple,random | baffe simulate heavy_hitters --seats 4 --paths --json
help-simulate-game = Le jeu : tokyo, duel ou heavy_hitters. Chacun a ses propres options : baffe simulate duel --help montre celles de duel.
help-simulate-seats = Places autour de la table : de 2 à 6 pour tokyo (4 par défaut), 2 pour duel, de 2 à 4 pour heavy_hitters (2 par défaut).
help-simulate-games = Le nombre de parties.
help-simulate-bots = Les robots des premières places ; le dernier prend celles qui restent. Ils changent de place à chaque partie.
help-simulate-module = Un supplément avec lequel jouer ; peut être donné plusieurs fois. { $modules }
help-simulate-seed = La graine de la première partie ; les suivantes comptent à partir d’elle.
help-simulate-as_json = Écrire du JSON.
help-simulate-lang = Langue : fr ou en.

help-arena = Opposer des robots, chacun à chacun, et dire qui est le plus fort et avec quelle certitude.
    .examples = baffe arena tokyo brawler simple all_smashes --games 1000 --seed 1 | baffe arena duel brawler rookie solo:autobot-hard | baffe arena tokyo brawler simple --seats 4 --report force.html | baffe arena duel mes_robots:Malin "run:./malin --vite" brawler
help-arena-game = Le jeu : tokyo, duel ou heavy_hitters. Chacun a ses propres options : baffe arena duel --help montre celles de duel.
help-arena-bots = Qui entre, deux ou plus : un niveau, un spécialiste, solo:NOM pour un adversaire qui suit une règle, module:Classe pour un robot en Python, run:COMMANDE pour un programme sur les entrées et sorties standard.
help-arena-seats = Places autour de la table. Au-delà de deux, un robot affronte une table d’un autre, puis l’inverse.
help-arena-games = Parties de chaque rencontre ; les places changent à chaque partie.
help-arena-gauntlet = Seul le premier robot affronte les autres.
help-arena-module = Un supplément avec lequel jouer ; peut être donné plusieurs fois. { $modules }
help-arena-seed = La graine de la première donne ; les suivantes comptent à partir d’elle. La même graine donne les mêmes résultats.
help-arena-workers = Processus ; autant que de cœurs si rien n’est dit.
help-arena-on = Où le travail se fait : ray pour un cluster Ray de cette machine, ray:ADRESSE pour un autre (les deux demandent le supplément lab) ; des processus de cette machine si rien n’est dit. Les résultats sont les mêmes.
help-arena-limit = Secondes dont dispose le robot de quelqu’un d’autre pour répondre.
help-arena-save = Écrire les résultats en JSON dans un fichier.
help-arena-report = Écrire un rapport avec des graphiques dans un fichier HTML.
help-arena-as_json = Écrire du JSON.
help-arena-lang = Langue : fr ou en.

help-replay = Raconter une partie enregistrée ou sauvegardée.
    .examples = baffe replay soiree.txt | baffe replay soiree.txt --until 40 --lang fr | baffe replay partie.json --json
help-replay-file = Un enregistrement ou une sauvegarde.
help-replay-until = S’arrêter après ce nombre de choix.
help-replay-as_json = Écrire les événements en JSON.
help-replay-lang = Langue : fr ou en.

help-cards = Consulter les cartes.
    .examples = baffe cards tokyo | baffe cards tokyo réacteurs --lang fr | baffe cards tokyo mim --lang fr | baffe cards tokyo --json | baffe cards duel rage --lang fr
help-cards-game = Le jeu : tokyo, duel ou heavy_hitters.
help-cards-name = Le nom d’une carte, ou une partie du nom, dans l’une des deux langues.
help-cards-as_json = Écrire du JSON.
help-cards-lang = Langue : fr ou en.

help-bench = Mesurer la vitesse du moteur.
    .examples = baffe bench --seconds 0.2 --rounds 3 | baffe bench --json
help-bench-seconds = La durée de chaque mesure, en secondes.
help-bench-rounds = Nombre de répétitions de chaque mesure ; la médiane est retenue.
help-bench-as_json = Écrire du JSON.
help-bench-lang = Langue : fr ou en.

## Jouer

play-you = { $count ->
        [one] Vous êtes { $names }.
       *[other] Devant le clavier : { $names }.
    }
play-bots = Le { $bot } joue { $names }.
play-seed = La graine est { $seed }.
play-modules = { $count ->
        [one] Avec le supplément { $names }.
       *[other] Avec les suppléments { $names }.
    }
play-hint = Tapez le numéro de votre choix ; ? pour l’aide, q pour partir.
play-pass = Le clavier est à { $name } : appuyez sur Entrée.
play-left = Vous avez quitté la table.
play-saved = Partie écrite dans { $file }
play-save-first = Tapez un nom de fichier pour sauvegarder la partie, ou Entrée pour partir sans sauvegarder.
play-undone = Choix annulé.

play-help-answer = Tapez le numéro ou la lettre d’un choix, ou son mot comme dans un enregistrement.
play-help-roll = Dés : 2 5 ou 25 relance les dés 2 et 5 ; k 1 3 garde les dés 1 et 3 et relance les autres ; Entrée les garde tous.
play-help-cards = c : les cartes sur la table · c réacteurs ou c 2 : ce que fait cette carte
play-help-why = w : les règles derrière les dernières lignes du journal · w 10 : derrière les dix dernières
play-help-table = t : revoir la table
play-help-undo = u : annuler votre dernier choix, tant qu’aucun dé n’a été lancé et que personne d’autre n’a joué
play-help-save = s FICHIER : sauvegarder la partie · la continuer plus tard avec baffe play --load FICHIER
play-help-quit = q : quitter la table

player-you = vous
player-number = place { $number }

table-out = hors jeu
offer = { $reduced ->
        [0] { $card } { $price }⚡
       *[other] { $card } { $price }⚡ au lieu de { $cost }⚡
    }
die = dé
die-shows = montre
roll-hint = Tapez les dés à relancer, comme 2 5 ; ou k 2 5 pour ne garder que ceux-là.
pick-hint = Tapez les numéros de tout ce que vous voulez, par exemple 1 3.
key-enter = Entrée
go-back = Revenir
ask-which-die = Quel dé ?
ask-which-face = Quelle face ?
die-showing = Un dé qui montre { $face }

bad-input = « { $typed } » n’est pas un choix ici : tapez ce qui est écrit à gauche, ou ? pour l’aide.
bad-input-roll = « { $typed } » n’est pas un choix ici : tapez des numéros de dés, une lettre de gauche, ou ? pour l’aide.
bad-input-pick = « { $typed } » n’est pas un choix ici : tapez des numéros de gauche qui peuvent être payés ensemble, ou ? pour l’aide.
bad-input-typed = « { $typed } » n’est pas un choix ici : tapez ce qui est proposé plus haut, ce qui est écrit à gauche, ou ? pour l’aide.
bad-number = « { $typed } » n’est pas un nombre : w 5 explique les cinq dernières lignes.
save-where = Où ? Tapez s et un nom de fichier : s partie.json
cards-hint = Tapez c et un numéro ou un nom pour lire une carte.
cards-unknown = { $close ->
        [none] Aucune carte ne ressemble à « { $wanted } ».
       *[other] Aucune carte ne ressemble à « { $wanted } ». Peut-être : { $close }.
    }

## La vraie boîte

play-real = Vous lancez les dés et retournez les cartes ; appuyez sur Entrée pour que Baffe le fasse à votre place.
play-help-undo-real = u : annuler la dernière chose que vous avez indiquée : un choix, un lancer ou une carte
real-figure = { $figures ->
        [monster] { $who ->
            [you] Quel monstre jouez-vous ?
           *[seat] Quel monstre joue la personne { $number } ?
        }
       *[other] { $who ->
            [you] Qui jouez-vous ?
           *[seat] Qui joue la personne { $number } ?
        }
    }
real-first = Qui commence ?
real-random = au hasard
real-throw = { $count ->
        [one] Lancez 1 dé : que montre-t-il ?
       *[other] Lancez { $count } dés : que montrent-ils ?
    }
real-faces = { $faces } · Entrée : Baffe lance
real-card = Quelle carte vient de la pioche ?
real-card-hint = Tapez le début de son nom ; Entrée : Baffe pioche ; { "?" } montre toutes celles qui restent
real-help-throw = Tapez un signe par dé, dans n’importe quel ordre, avec ou sans espaces.
real-help-card = Tapez le début du nom de la carte, en français ou en anglais ; plusieurs avec des virgules, dans leur ordre.
real-help-choice = Tapez son numéro ou le début de son nom. Entrée : tiré au hasard · q : quitter
real-help-commands = t : revoir la table · u : annuler la dernière chose que vous avez indiquée · q : quitter la table
real-bad-face = « { $sign } » n’est pas une face. Tapez un signe par dé : { $keys }
real-bad-count = { $count ->
        [one] Il faut 1 signe (1 dé), mais vous en avez tapé { $typed }.
       *[other] Il faut { $count } signes ({ $count } dés), mais vous en avez tapé { $typed }.
    }
real-several = « { $typed } » peut être plusieurs cartes : { $names }.
real-gone = { $card } n’est plus dans la pioche.
real-kept = La partie est gardée comme elle était avant votre dernier choix.
real-over = Entrée : la partie finit ici · u : annuler la dernière chose que vous avez indiquée

## Autres commandes

arena-running = Parties
arena-title = { $game }, { $seats } places, { $games ->
        [one] 1 partie
       *[other] { $games } parties
    } par rencontre, graine { $seed }
arena-one = Robot
arena-against = contre
arena-share = victoires, %
arena-interval = intervalle à 95 %
arena-games = parties
arena-rating = cote
arena-ratings = Cotes
arena-sigma = ±
arena-time = ms par réponse
arena-hash = Empreinte de toutes les parties : { $hash }
arena-fault = { $name } a perdu { $count ->
        [one] 1 partie
       *[other] { $count } parties
    } par sa propre faute : { $reasons }
arena-no-ratings = Les cotes demandent les paquets du supplément « lab » : pip install baffe[lab].
arena-no-lab = Le rapport demande les paquets du supplément « lab » : pip install baffe[lab].

simulate-running = Parties
simulate-title = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $seats } { $figures ->
        [monster] monstres
       *[other] places
    }, graine { $seed }
simulate-bot = Robot
simulate-wins = Victoires
simulate-stalled = Parties arrêtées : { $count }
simulate-ended = { $reason } : { $count }
simulate-first = Qui joue en premier gagne { $share } % des parties.
simulate-length = Une partie dure { $turns } tours et { $choices } choix.
simulate-speed = { $seconds } s, { $speed } parties par seconde
replay-open = { $count ->
        [one] La partie continue : { $names } doit choisir.
       *[other] La partie continue : { $names } doivent choisir.
    }
bench-running = Mesures
bench-games = parties/s
bench-decisions = choix/s
bench-microseconds = µs
bench-bytes = octets
bench-failed = Une mesure a échoué : { $reason }
bench-missing = Cette installation n’a pas de mesures (baffe.arena.bench ne peut pas être importé).

## Erreurs

left-out = Le jeu { $game } du paquet { $package } est laissé de côté : { $why ->
        [taken] un jeu porte déjà ce nom.
        [compiled] la forme compilée ne joue que les jeux compilés avec elle ; la forme simple joue celui-ci.
       *[broken] { $reason }
    }
error-file = { $file } : ce fichier ne convient pas ({ $reason }).
error-not-ours = { $file } existe et n’est pas une partie : choisissez un autre nom.
error-not-text = Ce fichier n’est pas un texte : ce n’est ni un enregistrement ni une sauvegarde.

refused-refused = C’est impossible.
refused-unknown_game = Ce jeu n’existe pas.
refused-bad_option = Cette option ne convient pas.
refused-bad_scene = Cette position n’est pas valable.
refused-not_an_option = Ce choix n’est pas proposé. Choisissez autre chose.
refused-old_question = Cette question n’est plus ouverte.
refused-wrong_seat = La question est pour un autre monstre.
refused-not_yours = Cette place est à quelqu’un d’autre.
refused-game_over = La partie est finie.
refused-cannot_undo = Ce choix ne peut pas être annulé.
refused-broken_record = Cet enregistrement ne peut pas être rejoué.
refused-broken_save = Cette sauvegarde ne peut pas être lue.
