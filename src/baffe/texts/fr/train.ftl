### Ce que dit `baffe train`.

help-train = Apprendre ce que valent les positions : des robots jouent des parties, un petit réseau s’ajuste aux victoires et joue mieux au tour suivant. Demande le supplément lab.
    .examples = baffe train all --out training | baffe train duel --out training --resume | baffe train tokyo --mode tokyo-2 --out quick --games 500 --rounds 1
help-train-game = Le jeu : tokyo, duel ou heavy_hitters ; ou all, chacun dans un dossier à lui.
help-train-out = Le dossier de tout ce qui est appris ; nouveau ou vide, sauf si l’apprentissage continue.
help-train-mode = N’apprendre que ceci : de tokyo-2 à tokyo-6 (selon le nombre de places), duel ou duel-autobot, de heavy_hitters-2 à -4 ou de heavy_hitters-solo-2 à -4 ; peut être donné plusieurs fois.
help-train-seed = Tout découle de ce nombre.
help-train-games = Parties du premier tour, sans apprenants.
help-train-rounds = Combien de tours suivent, avec des apprenants à la table.
help-train-round_games = Parties de chacun de ces tours.
help-train-odds_games = Parties avec les derniers apprenants, d’après lesquelles les chances sont rectifiées.
help-train-unseen_games = Parties de la fin, qui ne servent qu’à juger ce qui a été appris.
help-train-epochs = Combien de fois un réseau voit chaque position.
help-train-workers = Processus qui jouent en même temps ; autant que de cœurs si rien n’est dit.
help-train-on = Où le travail se fait : ray pour un cluster Ray de cette machine, ray:ADRESSE pour un autre (les deux demandent le supplément lab) ; des processus de cette machine si rien n’est dit. Les résultats sont les mêmes.
help-train-resume = Continuer l’apprentissage de ce dossier.
help-train-as_json = Écrire le rapport en JSON.
help-train-lang = Langue : fr ou en.

train-level = { $mode }, { $level } : dans le pire dixième, prédictions et résultats diffèrent de { $worst } points ({ $positions } positions jamais vues, AUC { $auc }).
train-game = { $game }, { $level } : tous modes réunis, le pire dixième se trompe de { $worst } points ({ $positions } positions inconnues).
train-done = Les poids et report.json sont dans { $folder }.
train-no-lab = Le rapport dessiné demande les paquets du supplément « lab » (pip install baffe[lab]) ; la même commande avec --resume le dessine plus tard.
train-title = Comment les valeurs de { $game } ont été apprises (graine { $seed })
train-calibration = Ce qu’elles annoncent arrive-t-il aussi souvent ? Positions jamais vues, par dixièmes
train-losses = Comment l’erreur a diminué
train-losses-told = Chaque ligne est un réseau : son niveau, et le tour dont il a appris les parties les plus récentes. Les derniers apprennent de tous les tours ; l’erreur est celle des positions apprises.
train-level-name = niveau
train-predicted = annoncé, %
train-real = gagné, %
train-difference = écart
train-positions = positions
train-epoch = passage
train-loss = erreur
train-net = niveau et tour
