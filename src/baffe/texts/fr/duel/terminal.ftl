### What only the terminal says of King of Tokyo Duel.

duel-board-legend = [ ] Sous les projecteurs · 7 Victoire · ● pion · ✶ dégât · ♥ · ⚡ · ⚄ jeton Dé · ○ vide · ■ arrêt
duel-offers = Rangée
duel-card-buzz = Buzz : { $token }
duel-deal = Installez la rangée. Nommez les cartes comme elles viennent : la première est la plus loin de la pioche.
duel-throw-white = { $count ->
        [one] Lancez 1 dé blanc : que montre-t-il ?
       *[other] Lancez { $count } dés blancs : que montrent-ils ?
    }
# Le nom court d’une face, là où les dés forment des colonnes.
duel-short-destruction = Destr.
duel-sign-smash = b
duel-sign-heart = c
duel-sign-energy = e
duel-sign-fame = g
duel-sign-destruction = d
duel-sign-special = { "!" }
duel-ended-knock_out = Victoires par K.-O. : { $count }
duel-ended-spotlight = Victoires Sous les projecteurs : { $count }
duel-ended-victory_space = Victoires sur la case Victoire : { $count }
duel-ended-draw = Les deux monstres K.-O. : { $count }
