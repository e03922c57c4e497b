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

duel-guide-goal = Tirez un pion jusqu’à la case Victoire, tout à gauche, et vous gagnez !
duel-guide-pull = Trois dés Gloire tirent le pion Gloire de 1 case. Touchez vos deux dés Gloire.
duel-guide-pull-roll = Relancez les autres dés. Vous avez trois lancers par tour.
duel-guide-pull-done = Voilà le troisième ! Gardez tout.
duel-guide-free = À vous de choisir : gardez les dés qui vous aident et relancez les autres.
duel-guide-shop = Achetez une carte qui vous plaît, ou gardez vos ⚡ pour plus tard.
duel-guide-release = Pas ce dé-là. Touchez-le encore pour le reposer.
duel-guide-groups = Vos dés agissent une face après l’autre. D’abord la Gloire : tirez le pion !
duel-guide-hurt = Votre Rival vous a frappé. À 0♥, c’est perdu.
duel-guide-heal = Les dés soin rendent des ♥, les ⚡ paient les cartes. Gardez tout !
duel-guide-hearts = D’abord les soins : ils vous rendent des ♥.
duel-guide-smashes = Puis les baffes : chacune coûte 1♥ à votre Rival.
duel-guide-buy = Achetez cette carte : elle tire le pion Gloire de 1 case.
duel-guide-place = Elle apporte un jeton Buzz. Posez-le juste devant le pion : touchez cette case.
duel-guide-here = Le pion tiré sur ce jeton vous donne son bonus. Posez-le ici !
duel-guide-far = Chaque dé Gloire de plus tire de 1 case de plus. Touchez vos trois dés Gloire.
duel-guide-far-roll = Relancez les autres : il en faut un quatrième.
duel-guide-far-done = Quatre dés Gloire, donc 2 cases ! Gardez tout.
duel-guide-farther = Tirez le pion de 2 cases !
duel-guide-last = Encore 1 case, et vous avez trois dés Gloire. Gardez tout !
duel-guide-victory = Tirez le pion sur la case Victoire !
duel-guide-autobot = Voici Autobot. Personne ne le joue : il suit une règle écrite.
duel-guide-smash = Mettez-le K.-O. : chaque baffe lui coûte 1♥. Touchez vos deux baffes.
duel-guide-smash-roll = Relancez les autres dés. Vous avez trois lancers par tour.
duel-guide-smash-done = Quatre baffes ! Gardez tout.
duel-guide-striking = Vos dés agissent une face après l’autre. D’abord les baffes !
duel-guide-symbol = Il garde Gloire ou Destruction ? À égalité, sa règle vous laisse choisir. Prenez Destruction.
duel-guide-cubes = Ses dés inutiles deviennent des cubes. À 4 cubes, il lance ses dés blancs.
duel-guide-wreck = Trois dés Destruction tirent le pion Destruction de 1 case. Gardez tout !
duel-guide-wrecking = Tirez le pion : sur votre case Victoire, il fait gagner aussi.
duel-guide-snack = Achetez cette carte : elle vous rend 3♥.
duel-guide-log = Ses dés blancs vous ont frappé. Chaque ligne du journal dit sa règle : touchez-en une quand vous voulez.
duel-guide-more = Il ne lui reste que 5♥. Touchez vos trois baffes.
duel-guide-more-roll = Relancez les autres : il faut encore deux baffes.
duel-guide-knock-out = Assez de baffes pour le mettre K.-O. ! Gardez tout.
duel-guide-strike = Frappez !
duel-guide-learnt-pull = Trois dés Gloire ou Destruction tirent le pion de 1 case ; chaque dé de plus, de 1 case encore.
duel-guide-learnt-dice = Les baffes frappent, les soins rendent des ♥, les ⚡ paient des cartes et leurs jetons Buzz.
duel-guide-learnt-goal = Gagnez avec un pion sur la case Victoire, les deux Sous les projecteurs, ou par K.-O.
duel-guide-learnt-rule = Autobot garde les baffes, les soins utiles et une seule piste, toujours selon sa règle.
duel-guide-learnt-cubes = Le reste devient des cubes ; à 4 cubes, il lance ses dés blancs.

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

## La courbe

duel-curve-tracks = Pistes
duel-curve-marker = { $track } : { $steps ->
        [0] au milieu
        [one] { $steps } case vers { $name }
       *[other] { $steps } cases vers { $name }
    }
