### King of Tokyo Duel sur la page : ce qu’apporte un choix, le récit d’une partie, et ce qu’explique la première.

## Au-dessus du plateau

duel-phase-left = { $left ->
        [0] { $phase }
       *[other] { $phase }, encore { $left }
    }

## Ce qu’apporte un choix

duel-note-hit = { $name } a { $hearts }♥.
duel-note-hearts = Vous aurez { $hearts }♥.
duel-note-energy = Vous aurez { $energy }⚡.
duel-note-take = { $left ->
        [0] −{ $hearts }♥ : c’est le K.-O. !
       *[other] −{ $hearts }♥ : il vous reste { $left }♥.
    }
duel-note-camouflage = { $hearts ->
        [one] { $hearts } dé : un ♥ vous sauve.
       *[other] { $hearts } dés : chaque ♥ annule un dégât.
    }

## Faces des dés, pour qui écoute

## Le récit d’une partie

duel-story-hit = Le coup le plus rude : { $by } a arraché { $hearts }♥ à { $name }, au tour { $turn }.
duel-story-pull = Le plus long trajet : { $name } a tiré le pion { $track } de { $steps } cases d’un coup, au tour { $turn }.
duel-story-tug = Bras de fer : { $track } a franchi le centre { $count } fois.
duel-story-buzz = { $name } a ramassé { $count } bonus Buzz sur les pistes.
duel-story-card = { $what ->
        [pulled] La meilleure carte : { $card } a déplacé les pions de { $amount ->
            [one] { $amount } case
           *[other] { $amount } cases
        } pour { $name }.
        [hurt] La meilleure carte : avec { $card }, { $name } a arraché { $amount }♥.
        [healed] La meilleure carte : { $card } a rendu { $amount }♥ à { $name }.
       *[energy] La meilleure carte : { $card } a rapporté { $amount }⚡ à { $name }.
    }
duel-award-star = Idole des foules : { $amount ->
        [one] Gloire tirée de { $amount } case
       *[other] Gloire tirée de { $amount } cases
    }
duel-award-wrecker = Catastrophe ambulante : { $amount ->
        [one] Destruction tirée de { $amount } case
       *[other] Destruction tirée de { $amount } cases
    }
duel-award-buzz = Sur toutes les lèvres : { $amount } bonus Buzz
duel-award-dice = Sac à malices : { $amount ->
        [one] { $amount } dé blanc ajouté
       *[other] { $amount } dés blancs ajoutés
    }

## La première partie guidée

duel-guide-goal = Bienvenue, monstre ! Trois façons de gagner : mettre votre Rival K.-O., tirer un pion sur la case Victoire de votre côté, ou les deux dans votre zone Sous les projecteurs.
duel-guide-faces = La main frappe votre Rival, ♥ soigne, ⚡ paie les cartes. Trois dés Gloire ou trois dés Destruction tirent le pion correspondant de 1 case vers vous, et chaque dé de plus, de 1 case encore.
duel-guide-keep = Touchez les dés qui vous plaisent pour les garder et relancez les autres : trois lancers en tout. Avec trois Gloire, vous pouvez aussi vous arrêter là.
duel-guide-reroll = Relancez encore, ou arrêtez-vous et résolvez vos dés. Même un dé gardé peut être relancé.
duel-guide-resolve = Résolvez maintenant vos dés, une face après l’autre, dans l’ordre de votre choix.
duel-guide-buy = Vous avez des ⚡ pour une carte. La plus éloignée de la pioche coûte 1⚡ de moins. Sans achat, vous gagnez 1⚡.
duel-guide-place = Cette carte apporte un jeton Buzz. Posé sur une case libre, il récompense qui y tire le pion. Un bon endroit : juste à côté d’un pion, de votre côté.
duel-guide-pull = Le pion vient vers vous, case par case. Votre Rival le tirera dans l’autre sens !
duel-guide-bonus = Vous avez tiré le pion sur un jeton Buzz : le bonus est pour vous. Le jeton reste, et votre Rival peut s’en servir aussi.
duel-guide-autobot = Votre Rival est Autobot. Il ne choisit rien : une règle écrite décide. Ouvrez le journal et touchez une ligne pour lire la règle qu’il suit.
duel-guide-hurt = Vous avez perdu des ♥. Les dés soin vous rendent des ♥, sans dépasser vos ♥ de départ. À 0♥, c’est perdu.
duel-guide-special = La face spéciale nourrit le pouvoir de votre monstre : deux d’entre elles donnent 2⚡ à Cyber Kitty. Touchez un monstre pour voir tout ce qu’il a.
duel-guide-token = Un jeton Dé est un dé blanc de plus, au tour de votre choix.
duel-guide-win = Gardez un œil sur les deux pistes et sur les ♥ de votre Rival. Bonne chance !

## Around the table

duel-name = King of Tokyo Duel
duel-rival-autobot-normal = Autobot
    .about = Ne choisit rien : une règle écrite décide de ses dés, et vous pouvez la lire à chaque étape.
    .inside = Autobot
    .plays = Autobot joue { $name }.
    .figure = Quel monstre Autobot joue-t-il ?
duel-rival-autobot-hard = Autobot difficile
    .about = La même règle, mais son pouvoir ne demande que 3⚡ au lieu de 4⚡.
    .inside = Autobot difficile
    .plays = Autobot joue { $name }, en mode difficile.
    .figure = Quel monstre Autobot joue-t-il ?
duel-option-reshuffle = Mélanger de nouveau
    .about = Quand la pioche est vide, la défausse devient une nouvelle pioche.
duel-option-autobot_token_bonus = Jetons Dé d’Autobot
    .about = Ce que vaut un bonus jeton Dé pour Autobot : rien, ou un cube.
duel-option-autobot_token_bonus-nothing = Rien
duel-option-autobot_token_bonus-cube = Un cube
duel-option-first_hit_loses = Sans match nul
    .about = Quand les deux monstres doivent subir des dégâts ensemble, ils les subissent l’un après l’autre : le premier K.-O. perd.
