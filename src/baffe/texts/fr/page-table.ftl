### Le cadre d’une table sur la page : tout ce qui entoure le jeu lui-même.

## Tour et question

table-your-turn = À vous de jouer
table-turn = { $name } joue
table-all-choose = Tout le monde choisit
table-phase-left = { $phase }, { $left ->
        [0] plus aucun
       *[other] encore { $left }
    }
table-over = La partie est finie
table-menu = Menu
table-home = Accueil
table-close = Fermer
table-bot = robot
table-waiting = La partie va commencer…
table-going-on = La partie continue…
table-awaited = { $count ->
        [one] { $names } réfléchit…
       *[other] { $names } réfléchissent…
    }
table-undo = Annuler
table-help-question = Quelle est la règle ?
table-fold = Afficher ou masquer les réponses
table-skip-until = Ne plus me le demander avant mon prochain tour
table-seconds = { $seconds ->
        [one] Il reste { $seconds } seconde
       *[other] Il reste { $seconds } secondes
    }
table-seconds-short = { $seconds } s
table-called = À vous. { $question }
table-title = Table { $code } – Baffe
table-title-yours = À vous de jouer – Baffe
table-resumed = Les règles ont changé depuis le début de cette table : elle reprend là où elle en était.
table-replaced = Un robot joue pour vous.
table-back = Je suis là

## Ce que disent les icônes à l’oreille

rich-heart = { $count ->
        [one] cœur
       *[other] cœurs
    }
rich-star = { $count ->
        [one] étoile
       *[other] étoiles
    }
rich-energy = { $count ->
        [one] énergie
       *[other] énergies
    }
rich-destruction = { $count ->
        [one] Immeuble démoli
       *[other] Immeubles démolis
    }
# Mots du journal dessinés comme une main, séparés par des espaces.
rich-smash-words = baffe baffes

## Choix généraux

choice-more = Choisir : { $count ->
        [one] { $count } possibilité
       *[other] { $count } possibilités
    }
choice-back = Retour
choice-which-die = Quel dé ?
choice-which-face = Quelle face doit-il montrer ?

## Journal

panel-title = Journal et discussion
panel-fold = Replier le journal et la discussion
log-title = Journal
log-open = Ouvrir le journal
log-why = pourquoi ?
log-since = Depuis votre dernier tour
log-empty = Il ne s’est encore rien passé.
log-earlier = { $count ->
        [one] Afficher { $count } tour plus ancien
       *[other] Afficher { $count } tours plus anciens
    }
why-title = Pourquoi ?
why-rule = { $title }, règle { $rule }
why-rule-untold = Règle
why-rulings = Bon à savoir
why-none = C’est simplement ce qui a été choisi.

## Cartes

look-title = Cartes et règles
look-cards = Cartes
look-rules = Règles
look-card = Regarder de plus près : { $card }
look-all = Toutes les cartes
look-search = Chercher une carte
look-here = Sur cette table ({ $count })
look-others = Dans le reste du jeu ({ $count })
look-cards-count = Toutes les cartes ({ $count })
look-nothing = Aucune carte ne correspond. Essayez un autre mot.
rules-game = Jeu
rules-search = Chercher une règle : un mot, ou son numéro
rules-nothing = Aucune règle ne correspond. Essayez un autre numéro ou un autre mot.

## Discussion et réactions

chat-title = Discussion
chat-open = Ouvrir la discussion
chat-open-new = Ouvrir la discussion : il y a du nouveau
chat-new = nouveau
chat-empty = Personne n’a encore rien dit. Rugissez en premier !
chat-write = Écrire à la table
chat-send = Envoyer
chat-off = L’hôte a coupé la discussion. Les réactions restent.
emote-title = Réactions
emote-cheer = Bravo
emote-laugh = Rire
emote-wow = Oh !
emote-boo = Hou !
emote-love = J’adore
emote-sleep = Plus vite !

## Joueurs

players-title = Joueurs
players-watchers = { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
seat-you = (vous)
seat-open = place libre
seat-away = Un robot joue pour { $name }
seat-program = { $name } (un programme)
seat-out = Hors jeu
seat-offline = Hors ligne
seat-awaited = Réfléchit
seat-no-cards = Pas encore de carte.
seat-substitute = Laisser répondre un robot
seat-mute = Masquer ses messages
seat-unmute = Afficher ses messages

## Menu

menu-title = Table { $code }
menu-invite = Inviter
menu-tv = Afficher sur un téléviseur
menu-mute = Couper le son
menu-unmute = Remettre le son
menu-leave = Partir : un robot joue pour moi
menu-leave-waits = Partir : la partie vous attend
invite-full = Aucune place libre : ouvrir le lien permet de regarder.
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-copied = Copié

## À plusieurs sur un appareil

pass-to = Passez l’appareil à { $name }.
pass-covered = Ce que les autres ne doivent pas voir reste caché jusque-là.
pass-here = C’est moi, { $name }

## Éliminés et spectateurs

out-you = Votre monstre est hors jeu, pas votre voix.
out-watching = Vous regardez la partie.
out-bet = Qui va gagner ?
out-bets = { $count ->
        [one] pari
       *[other] paris
    }

## La fin

end-open = Voir le résultat
end-place = { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
end-story = Le récit de la partie
end-awards = Récompenses
end-bets = { $count ->
        [one] { $names } avait parié juste.
       *[other] { $names } avaient parié juste.
    }
end-bets-none = Personne n’avait parié sur le bon monstre.
end-somebody = quelqu’un
end-rematch = Revanche
end-rematch-join = Rejoindre la revanche
end-replay = Revoir
end-look = Voir la table
end-download = Télécharger la partie
proof-title = Dés vérifiables
proof-text = Avant le premier lancer, le serveur a promis cette empreinte de la graine d’où viennent tous les dés. La graine est maintenant connue : téléchargez la partie, et le mode d’emploi de Baffe dit comment vérifier que les deux correspondent.
proof-commitment = Empreinte, promise au début
proof-seed = Graine, révélée à la fin

## Refus

error-not_an_option = Ce choix n’est pas proposé. Choisissez autre chose.
error-old_question = Trop tard : la partie a continué. Regardez ce qui est demandé maintenant.
error-wrong_seat = La question est pour un autre monstre.
error-game_over = La partie est finie : lancez une revanche.
error-cannot_undo = Impossible d’annuler : depuis, des dés ont été lancés, une carte a été révélée ou quelqu’un d’autre a joué.
error-store_failed = Le serveur n’a pas pu l’enregistrer. Rien n’a changé : réessayez.
error-store_busy = Le serveur est occupé. Rien n’a changé : réessayez.
error-store_full = Le disque du serveur est plein. Prévenez l’hôte ; votre choix n’est pas enregistré.
error-not_yours = Vous ne pouvez pas le faire pour une autre place.
error-not_host = Seul l’hôte peut le faire.
error-too_many = Trop de demandes à la fois. Attendez un instant, puis réessayez.
error-too_slow = Votre connexion est trop lente en ce moment. La page va se reconnecter toute seule.
error-bad_message = Le serveur n’a pas compris. Rechargez la page.
error-no_table = Aucune table n’a ce code. Vérifiez-le avec l’hôte.
error-table_full = Toutes les places sont prises. Demandez à l’hôte d’en libérer une.
error-record_full = Cette table est pleine : après tant de choix, elle ne peut pas continuer. Ouvrez-en une autre.
error-name_taken = Quelqu’un porte déjà ce surnom ici. Choisissez-en un autre.
error-chat_off = L’hôte a coupé la discussion.
error-not_started = La partie n’a pas encore commencé.
error-unknown = Cela n’a pas marché. Réessayez.

## Aide

help-title = Que faut-il faire ?
help-goal = Comment gagner

## Touches

keys-title = Touches du clavier
keys-dice = garder un dé ou le relâcher
keys-roll = relancer
keys-confirm = confirmer
keys-undo = annuler
keys-log = journal
keys-chat = discussion
keys-skip = passer l’animation
keys-help = cette aide
keys-close = fermer

## Première partie guidée

guide-title = Guide
guide-ok = Compris
guide-skip = Arrêter la visite
guide-won = Gagné ! Vous savez jouer.
guide-lost = Perdu, mais vous savez jouer.
guide-really = Jouer pour de vrai
guide-story = Voir le récit de la partie

## Revoir une partie

replay-title = Partie { $code }
replay-where = Choix { $at } sur { $count }
replay-turn = Tour { $turn } : { $name }
replay-play = Lire
replay-pause = Pause
replay-next = Un choix plus loin
replay-previous = Un choix en arrière
replay-scrub = Moment de la partie
replay-all = Tout afficher, même les cartes cachées
replay-link = Copier le lien de la partie
replay-back = Ici, un choix a été annulé
replay-loading = La partie arrive…
replay-failed = On ne peut pas encore revoir cette table. Ce sera possible une fois la partie finie.

## Téléviseur

tv-join = Rejoignez la partie : scannez ce code
tv-code = ou entrez le code
tv-free = { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
tv-begins = L’hôte va lancer la partie
tv-start = Son et plein écran

## Awards that several games give

award-smasher = La main lourde : { $amount }♥ arrachés
award-spender = Poches percées : { $amount }⚡ de cartes
award-healer = Santé de fer : { $amount }♥ regagnés
award-punchbag = Peau dure : { $amount }♥ perdus
award-survivor = Il s’en fallait de peu : { $amount }♥ au plus bas, toujours debout

## Places qui changent de mains

seat-is-host = (hôte)
seat-absent = { $name } est hors ligne : place libre dans { $seconds } s
seat-free-in = Hors ligne : place libre dans { $seconds } s
seat-free = L’hôte peut donner cette place
seat-hurry = Presser { $name } : 30 secondes
seat-to-bot = Donner la place à un robot
seat-to-device = Quelqu’un sur cet appareil prend la suite
seat-make-host = Faire de { $name } l’hôte
failed-seat_held = Cette place est à quelqu’un qui est là ou qui peut encore revenir. Attendez qu’elle soit libre.
error-cannot_undo-chance = Impossible d’annuler : des dés sont tombés, ou une carte cachée a été vue.
error-cannot_undo-others = Impossible d’annuler : d’autres ont choisi depuis.
error-cannot_undo-nothing = Vous n’avez rien à annuler.
table-since-mine = Depuis votre tour :

## Reprendre un choix malgré les dés

wish-ask = Demander à reprendre votre dernier choix
wish-confirm = Demander à tous de reprendre votre dernier choix, malgré les dés ?
wish-send = Demander
wish-asked = { $name } aimerait reprendre son dernier choix, malgré les dés. D’accord ?
wish-here = { $name } aimerait reprendre son dernier choix, malgré les dés. { $names } : d’accord ?
wish-agree = D’accord
wish-disagree = Non
wish-waiting = { $name } aimerait reprendre son dernier choix. En attente : { $names }.
wish-mine = Vous aimeriez reprendre votre dernier choix. En attente : { $names }.
wish-somebody = une réponse
wish-seconds = { $seconds } s
wish-refused = Tout le monde n’est pas d’accord : votre choix reste joué.
log-agreed = { $name } reprend son dernier choix, avec l’accord de tous
error-cannot_undo-often = On a déjà tant annulé à cette table que ce n’est plus possible. Continuez la partie.
error-cannot_undo-absent = Impossible de demander : quelqu’un qui a joué ici n’est pas connecté.
error-cannot_undo-asked = Vous avez déjà demandé.
