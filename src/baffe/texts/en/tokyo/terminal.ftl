### What only the terminal says of King of Tokyo.

tokyo-offers = Market
tokyo-deal = Lay out three cards and name them.
tokyo-deal-halloween = First the costumes: starting with the first player, show two of them to each monster and name them.
tokyo-sign-1 = 1
tokyo-sign-2 = 2
tokyo-sign-3 = 3
tokyo-sign-heart = h
tokyo-sign-energy = e
tokyo-sign-smash = s
tokyo-ended-stars = Won with 20★: { $count }
tokyo-ended-last_standing = Won by the last monster alive: { $count }
tokyo-ended-all_dead = No monster left: { $count }
tokyo-ended-tower = Won on top of Tokyo Tower: { $count }
tokyo-ended-astronaut = Won with 17★ as { tokyo-card-astronaut }: { $count }
