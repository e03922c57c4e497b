### L’écran où l’on construit des paquets.

heavy_hitters-decks = Paquets
heavy_hitters-decks-faction = Faction
heavy_hitters-decks-begin = Partir d’un paquet prêt
heavy_hitters-decks-empty = Tout retirer
heavy_hitters-decks-part-primary = Arme Principale
heavy_hitters-decks-part-secondary = Armes Secondaires
heavy_hitters-decks-part-utility = Autres cartes
heavy_hitters-decks-look = Lire { $card }
heavy_hitters-decks-fewer = Une carte { $card } de moins
heavy_hitters-decks-more = Une carte { $card } de plus
heavy_hitters-decks-whole = Ce paquet est prêt à jouer.
heavy_hitters-decks-name = Nom du paquet
heavy_hitters-decks-unnamed = Paquet { $faction }
heavy_hitters-decks-keep = Garder
heavy_hitters-decks-kept = Gardé
heavy_hitters-decks-send = Envoyer
heavy_hitters-decks-link = Lien vers ce paquet
heavy_hitters-decks-file = Enregistrer dans un fichier
heavy_hitters-decks-mine = Mes paquets
heavy_hitters-decks-none = Un paquet que vous gardez reste sur cet appareil et vous attend ici.
heavy_hitters-decks-open = Ouvrir un fichier
heavy_hitters-decks-forget = Effacer { $name }
heavy_hitters-decks-no-room = Cet appareil n’a plus de place : le paquet n’est pas gardé. Enregistrez-le dans un fichier.
heavy_hitters-decks-use = Prendre « { $name } »
heavy_hitters-decks-refused-too_long = { $from ->
        [link] Ce lien est trop long pour un paquet.
       *[file] Ce fichier est trop long pour un paquet.
    }
heavy_hitters-decks-refused-malformed = { $from ->
        [link] Ce lien n’est pas un paquet de Heavy Hitters.
       *[file] Ce fichier n’est pas un paquet de Heavy Hitters.
    }
heavy_hitters-decks-refused-other_version = Ce paquet vient d’une autre version de Baffe.
heavy_hitters-decks-wrong-deck_size = { $way ->
        [few] { $missing ->
            [one] Il manque { $missing } carte.
           *[other] Il manque { $missing } cartes.
        }
       *[many] { $missing ->
            [one] { $missing } carte de trop.
           *[other] { $missing } cartes de trop.
        }
    }
heavy_hitters-decks-wrong-primary_types = { $way ->
        [few] Choisissez une Arme Principale.
       *[many] Une seule Arme Principale est permise.
    }
heavy_hitters-decks-wrong-secondary_types = { $way ->
        [few] { $missing ->
            [one] Choisissez encore une Arme Secondaire.
           *[other] Choisissez { $missing } Armes Secondaires.
        }
       *[many] { $wanted } Armes Secondaires au plus.
    }
heavy_hitters-decks-wrong-primary_copies = { $card } : il en faut { $wanted }, pas { $there }.
heavy_hitters-decks-wrong-secondary_copies = { $card } : il en faut { $wanted }, pas { $there }.
heavy_hitters-decks-wrong-copies = { $card } : { $wanted } au plus.
heavy_hitters-decks-wrong-deploy_cards = { $card } : { $wanted } au plus.
heavy_hitters-decks-wrong-unknown_card = Une des cartes de ce paquet n’existe pas ici.
heavy_hitters-decks-wrong-other_faction = { $card } appartient à une autre faction.
heavy_hitters-decks-wrong-not_in_pack = { $card } demande les cartes étendues.
