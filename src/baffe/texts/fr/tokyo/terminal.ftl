### What only the terminal says of King of Tokyo.

tokyo-offers = Marché
tokyo-deal = Révélez trois cartes et nommez-les.
tokyo-deal-halloween = D’abord les costumes : à partir du monstre qui commence, montrez-en deux à chaque monstre et nommez-les.
tokyo-sign-1 = 1
tokyo-sign-2 = 2
tokyo-sign-3 = 3
tokyo-sign-heart = c
tokyo-sign-energy = e
tokyo-sign-smash = b
tokyo-ended-stars = Victoires à 20★ : { $count }
tokyo-ended-last_standing = Victoires du dernier monstre en vie : { $count }
tokyo-ended-all_dead = Plus aucun monstre : { $count }
tokyo-ended-tower = Victoires au sommet de la Tour de Tokyo : { $count }
tokyo-ended-astronaut = Victoires à 17★ en { tokyo-card-astronaut } : { $count }
