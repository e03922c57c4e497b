### What only the terminal says of King of Tokyo Duel.

duel-board-legend = [ ] Spotlight zone · 7 Victory space · ● marker · ✶ hit · ♥ · ⚡ · ⚄ dice token · ○ blank · ■ stop
duel-offers = Row
duel-card-buzz = Buzz: { $token }
duel-deal = Lay out the row. Name the cards as they come: the first one lies farthest from the deck.
duel-throw-white = { $count ->
        [one] Roll 1 white die: what does it show?
       *[other] Roll { $count } white dice: what do they show?
    }
# The short name of a face, where dice stand in columns.
duel-short-destruction = Destr.
duel-sign-smash = s
duel-sign-heart = h
duel-sign-energy = e
duel-sign-fame = f
duel-sign-destruction = d
duel-sign-special = { "!" }
duel-ended-knock_out = Won by knock-out: { $count }
duel-ended-spotlight = Won in the Spotlight: { $count }
duel-ended-victory_space = Won on the Victory space: { $count }
duel-ended-draw = Both monsters knocked out: { $count }
