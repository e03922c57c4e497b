### Numbers of somebody's own box: what they are called, for the list before the start and on cards.

## Tables

heavy_hitters-data-constants = Règles
heavy_hitters-data-heavy_hitter = Heavy Hitter
heavy_hitters-data-counts = Dans la boîte
heavy_hitters-data-thresholds = Améliorations
heavy_hitters-data-factions = Faction
heavy_hitters-data-keywords = Mot-clé
heavy_hitters-data-weapons = Arme
heavy_hitters-data-utility_cards = Carte
heavy_hitters-data-sponsor_cards = Sponsor
heavy_hitters-data-pilots = Pilote
heavy_hitters-data-upgrade_tiles = Amélioration
heavy_hitters-data-alternative_paths = Voie
heavy_hitters-data-achievements = Exploit
heavy_hitters-data-support_units = Unité de Soutien
heavy_hitters-data-deploy = Solo : déploiement
heavy_hitters-data-heavy_hitter_move = Solo : Heavy Hitter
heavy_hitters-data-combat_move = Solo : Combat
heavy_hitters-data-repair_move = Solo : Réparation
heavy_hitters-data-recon_move = Solo : Reconnaissance
heavy_hitters-data-combat_cards = Solo : cartes révélées
heavy_hitters-data-attack_priority = Solo : cibles
heavy_hitters-data-opponents = Solo : deck
heavy_hitters-data-levels = Solo : niveau
heavy_hitters-data-zones = Zone
heavy_hitters-data-hexes = Hexagone
heavy_hitters-data-starts = Hexagones de départ
heavy_hitters-data-scenarios = Plan
heavy_hitters-data-decks = Deck

## Numbers of the rules

heavy_hitters-data-number-deck_size = cartes par deck
heavy_hitters-data-number-primary_types = types d’armes principales
heavy_hitters-data-number-primary_copies = exemplaires d’une arme principale
heavy_hitters-data-number-secondary_types = types d’armes secondaires
heavy_hitters-data-number-secondary_copies = exemplaires d’une arme secondaire
heavy_hitters-data-number-deploy_cards_max = cartes de Déploiement au plus
heavy_hitters-data-number-energy_max = Énergie
heavy_hitters-data-number-overspend_cap = Énergie dépensée en trop, au plus
heavy_hitters-data-number-hand_size = cartes en main
heavy_hitters-data-number-tags_to_demolish = Tags pour Démolir
heavy_hitters-data-number-demolitions_to_win = Démolitions pour gagner
heavy_hitters-data-number-team_demolitions_to_win = Démolitions pour gagner en équipe
heavy_hitters-data-number-tag_cost = Énergie pour un Tag
heavy_hitters-data-number-tags_per_building_per_round = Tags par Immeuble et par Round
heavy_hitters-data-number-tag_range = portée des Tags
heavy_hitters-data-number-sponsor_limit = cartes Sponsor au plus
heavy_hitters-data-number-cover_modifier = couvert
heavy_hitters-data-number-hh_armor = armure d’un Heavy Hitter
heavy_hitters-data-number-hh_max_move = déplacement d’un Heavy Hitter
heavy_hitters-data-number-deploy_cost = Énergie pour déployer
heavy_hitters-data-number-round_cap = Rounds au plus
heavy_hitters-data-number-stalled_rounds = Rounds avant abandon
heavy_hitters-data-number-zone_deploy_limit = déploiement depuis les zones
heavy_hitters-data-number-zone_bonus_orbital = bonus de zone des Frappes orbitales
heavy_hitters-data-number-move_cost_per_hex = Énergie par hexagone
heavy_hitters-data-number-deploy_range = portée du déploiement
heavy_hitters-data-number-buildings = Immeubles
heavy_hitters-data-number-holo_boards_per_faction = Tags par faction
heavy_hitters-data-number-1 = case du niveau 1
heavy_hitters-data-number-2 = case du niveau 2
heavy_hitters-data-number-3 = case du niveau 3

## Fields

heavy_hitters-data-field-set = paquet
heavy_hitters-data-field-copies = exemplaires
heavy_hitters-data-field-energy = Énergie
heavy_hitters-data-field-speed = vitesse
heavy_hitters-data-field-attack = attaque
heavy_hitters-data-field-damage = dégâts
heavy_hitters-data-field-range = portée
heavy_hitters-data-field-arc = arc
heavy_hitters-data-field-keywords = mots-clés
heavy_hitters-data-field-n = effet
heavy_hitters-data-field-min_range = dès la portée
heavy_hitters-data-field-max_range = jusqu’à la portée
heavy_hitters-data-field-min_damage = dès tant de dégâts
heavy_hitters-data-field-self_damage = dégâts à soi
heavy_hitters-data-field-cost = coût
heavy_hitters-data-field-over_max = au-delà du maximum
heavy_hitters-data-field-tier = niveau
heavy_hitters-data-field-order = ordre
heavy_hitters-data-field-fame = cases
heavy_hitters-data-field-max_move = déplacement
heavy_hitters-data-field-hit_points = points de vie
heavy_hitters-data-field-armor_save = armure
heavy_hitters-data-field-tag_cost = Énergie pour un Tag
heavy_hitters-data-field-repair_on = répare dès
heavy_hitters-data-field-plan = plan
heavy_hitters-data-field-cards = cartes
heavy_hitters-data-field-orbital = Frappes orbitales
heavy_hitters-data-field-extra_secondary = arme de plus
heavy_hitters-data-field-more_revealed = cartes révélées en plus
heavy_hitters-data-field-primary = armes principales
heavy_hitters-data-field-secondary = armes secondaires
heavy_hitters-data-field-deploy = déploiement
heavy_hitters-data-field-damage_bonus = bonus de dégâts
heavy_hitters-data-field-reset_damage = dégâts de fin de Round
heavy_hitters-data-field-alt_zone = zone
heavy_hitters-data-field-players = joueurs
heavy_hitters-data-field-side = face
heavy_hitters-data-field-buildings = Immeubles
heavy_hitters-data-field-starts = départs
heavy_hitters-data-field-seats = départs
heavy_hitters-data-field-decision = demande un choix
heavy_hitters-data-field-not_in_solo = pas en solo
heavy_hitters-data-field-name = nom
heavy_hitters-data-field-text = texte

## On a card

heavy_hitters-own-changed = { $field } { $ours } → { $theirs }
heavy_hitters-own-mark = ◆ de la boîte du propriétaire
