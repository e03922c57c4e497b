### The screen on which decks are built.

heavy_hitters-decks = Decks
heavy_hitters-decks-faction = Faction
heavy_hitters-decks-begin = Start from a ready deck
heavy_hitters-decks-empty = Take everything out
heavy_hitters-decks-part-primary = Primary weapon
heavy_hitters-decks-part-secondary = Secondary weapons
heavy_hitters-decks-part-utility = Other cards
heavy_hitters-decks-look = Read { $card }
heavy_hitters-decks-fewer = One { $card } fewer
heavy_hitters-decks-more = One more { $card }
heavy_hitters-decks-whole = This deck is ready to play.
heavy_hitters-decks-name = Name of the deck
heavy_hitters-decks-unnamed = { $faction } deck
heavy_hitters-decks-keep = Keep
heavy_hitters-decks-kept = Kept
heavy_hitters-decks-send = Send
heavy_hitters-decks-link = Link to this deck
heavy_hitters-decks-file = Save as a file
heavy_hitters-decks-mine = My decks
heavy_hitters-decks-none = A deck that you keep stays on this device and waits for you here.
heavy_hitters-decks-open = Open a file
heavy_hitters-decks-forget = Delete { $name }
heavy_hitters-decks-no-room = This device has no room left: the deck is not kept. Save it as a file.
heavy_hitters-decks-use = Take “{ $name }”
heavy_hitters-decks-refused-too_long = { $from ->
        [link] This link is too long for a deck.
       *[file] This file is too long for a deck.
    }
heavy_hitters-decks-refused-malformed = { $from ->
        [link] This link is no deck of Heavy Hitters.
       *[file] This file is no deck of Heavy Hitters.
    }
heavy_hitters-decks-refused-other_version = This deck comes from another version of Baffe.
heavy_hitters-decks-wrong-deck_size = { $way ->
        [few] { $missing ->
            [one] { $missing } card is missing.
           *[other] { $missing } cards are missing.
        }
       *[many] { $missing ->
            [one] { $missing } card too many.
           *[other] { $missing } cards too many.
        }
    }
heavy_hitters-decks-wrong-primary_types = { $way ->
        [few] Choose a primary weapon.
       *[many] One primary weapon only.
    }
heavy_hitters-decks-wrong-secondary_types = { $way ->
        [few] { $missing ->
            [one] Choose one more secondary weapon.
           *[other] Choose { $missing } secondary weapons.
        }
       *[many] { $wanted } secondary weapons at most.
    }
heavy_hitters-decks-wrong-primary_copies = { $card }: { $wanted } of it, not { $there }.
heavy_hitters-decks-wrong-secondary_copies = { $card }: { $wanted } of it, not { $there }.
heavy_hitters-decks-wrong-copies = { $card }: { $wanted } at most.
heavy_hitters-decks-wrong-deploy_cards = { $card }: { $wanted } at most.
heavy_hitters-decks-wrong-unknown_card = A card of this deck does not exist here.
heavy_hitters-decks-wrong-other_faction = { $card } belongs to another faction.
heavy_hitters-decks-wrong-not_in_pack = { $card } needs the extended cards.
