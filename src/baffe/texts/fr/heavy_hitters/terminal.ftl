### Ce que seul le terminal dit de GKR : Heavy Hitters.

## La table

heavy_hitters-head-round = { $last ->
        [0] Round { $round }
       *[other] Round { $round } sur { $last }
    }
heavy_hitters-head-order = ordre { $names }
heavy_hitters-board-legend = { $zones ->
        [yes] { $letter }-HH↗ Heavy Hitter · { $letter }-com unité · #{ $letter }{ $letter }# Immeuble, Tags · { "::" } décombres · 2 3 4 zone
       *[no] { $letter }-HH↗ Heavy Hitter · { $letter }-com unité · #{ $letter }{ $letter }# Immeuble, Tags · { "::" } décombres
    }
heavy_hitters-board-part = Une partie du plateau : t le montre en entier.
heavy_hitters-scores = vie { $life } · Énergie { $energy } · progression { $fame } · démolis { $buildings }
heavy_hitters-scores-solo = vie { $life }
heavy_hitters-unit-hits = { $unit } { $at } { $left }/{ $most }
heavy_hitters-reserve = en réserve { $units }
heavy_hitters-tags = Tags { $tags }
heavy_hitters-in-play = armes engagées : { $cards }
heavy_hitters-cards-hand = main : { $cards } · pioche { $deck }, défausse { $discard }
heavy_hitters-cards-sponsors = sponsors : { $cards }
heavy_hitters-count-hand = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
heavy_hitters-count-sponsors = { $count ->
        [one] { $count } carte Sponsor
       *[other] { $count } cartes Sponsor
    }
heavy_hitters-ally-of = alliance avec { $names }

## Choisir

heavy_hitters-hint-hexes = { $kind ->
        [over] Tapez un hexagone, par exemple { $example }. Entre parenthèses, son prix en Énergie ; avec { "!" }, plus que vous n’avez, et chaque point manquant coûte une carte.
        [price] Tapez un hexagone, par exemple { $example }. Entre parenthèses, son prix en Énergie.
       *[free] Tapez un hexagone marqué entre parenthèses, par exemple { $example }.
    }
heavy_hitters-play-help-places = Un hexagone se tape par son nom : g6. Une direction aussi : n ne se s so no.
heavy_hitters-play-help-weapons = Armes : 1 3 engage les armes 1 et 3 ; Entrée n’en engage aucune.
heavy_hitters-play-help-cards = c : vos cartes et celles en jeu · c orbitale ou c 2 : l’effet de cette carte
heavy_hitters-hint-counts = Tapez combien : { $counts }.
heavy_hitters-aim-distance = { $distance ->
        [one] à { $distance } hex.
       *[other] à { $distance } hex.
    }
heavy_hitters-fault-range = hors de portée : { $units }
heavy_hitters-fault-arc = hors de l’arc : { $units }
heavy_hitters-fault-sight = hors de vue : { $units }
heavy_hitters-aim-odds = { $number }+ ({ $chance } %)
heavy_hitters-aim-damage = { $damage } Dégâts, armure { $armor }+
heavy_hitters-aim-expected = ≈ { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
heavy_hitters-note-shot = à portée et dans l’arc · Dégâts attendus { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Commandes

heavy_hitters-no-box = GKR : Heavy Hitters ne se joue pas dans le terminal à côté de la vraie boîte : son compagnon viendra dans la page.
heavy_hitters-flag-faction = Votre faction, une par personne ; les autres sont tirées au hasard. Sans cela, chaque place choisit.
heavy_hitters-flag-pilot = Votre Pilote, un par personne.
heavy_hitters-flag-deck = Votre paquet, par exemple kw_balanced ; un par personne. built : les paquets sont construits carte par carte.
heavy_hitters-flag-solo = En solo contre 1, 2 ou 3 adversaires qui suivent les tableaux des règles.
heavy_hitters-flag-level = Avec --solo : leur force.
heavy_hitters-flag-pack = Les armes et cartes de la boîte qui sont utilisées.
heavy_hitters-flag-board = alternative : le côté du plateau qui a des zones.
heavy_hitters-flag-alliances = Deux équipes à 4, ou des alliances qui peuvent changer à chaque Round à 3 ou 4.
heavy_hitters-flag-solo_catch_up = Comment s’approche une unité adverse qui est trop loin.
heavy_hitters-flag-zone_bonus_orbital = Les zones n’ajoutent rien aux Dégâts des Frappes Orbitales.
heavy_hitters-flag-allow_abstain = Avec les alliances changeantes : on peut ne choisir personne.
heavy_hitters-flag-paths = Les Améliorations suivent un Chemin que chaque place choisit au départ.
heavy_hitters-flag-map = Le Champ de Bataille, par exemple ring_road. Sans cela, une place choisit.
heavy_hitters-flag-round_cap = Le dernier Round ; 0 : aucun.
heavy_hitters-flag-data = Un fichier JSON avec les nombres et les noms de votre propre boîte, à la place des nôtres.
heavy_hitters-type-pilot = Pilote
heavy_hitters-type-upgrade = Amélioration
heavy_hitters-type-scenario = Champ de Bataille
heavy_hitters-map-numbers = places : { $players } ; Immeubles : { $buildings }
heavy_hitters-house-numbers = * nos propres nombres : les imprimés ne sont pas publics
heavy_hitters-ended-last_standing = Dernier Heavy Hitter debout : { $count }
heavy_hitters-ended-demolition = Gagnées par Démolition : { $count }
heavy_hitters-ended-all_destroyed = Tous détruits ensemble : { $count }
heavy_hitters-ended-round_cap = Plus de Round : { $count }
heavy_hitters-ended-team_kill = Gagnées en équipe par destruction : { $count }
heavy_hitters-ended-team_demolition = Gagnées en équipe par Démolition : { $count }
heavy_hitters-ended-solo_won = Gagnées contre les adversaires solo : { $count }
heavy_hitters-ended-solo_lost = Perdues contre les adversaires solo : { $count }
