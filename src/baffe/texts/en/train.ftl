### What `baffe train` says.

help-train = Learn what positions are worth: bots play games, a small net is fitted to who won, and plays better in the next round. Needs the extra lab.
    .examples = baffe train all --out training | baffe train duel --out training --resume | baffe train tokyo --mode tokyo-2 --out quick --games 500 --rounds 1
help-train-game = The game: tokyo, duel or heavy_hitters; or all, each in a folder of its own.
help-train-out = The folder for everything that is learned; a new or an empty one, unless training goes on.
help-train-mode = Learn only this: tokyo-2 to tokyo-6 (by players), duel or duel-autobot, heavy_hitters-2 to -4 or heavy_hitters-solo-2 to -4; may be given several times.
help-train-seed = Everything follows from this number.
help-train-games = Games of the first round, without learners.
help-train-rounds = How many rounds follow, with learners at the table.
help-train-round_games = Games of each of these rounds.
help-train-odds_games = Games with the last learners, by which the odds are set right.
help-train-unseen_games = Games at the end that only judge what was learned.
help-train-epochs = How often a net sees each position.
help-train-workers = Processes that play at the same time; as many as there are cores if not given.
help-train-on = Where the work is done: ray for a Ray cluster of this machine, ray:ADDRESS for another one (both need the extra lab); processes of this machine if left out. The results are the same.
help-train-resume = Go on with the training in this folder.
help-train-as_json = Write the report as JSON.
help-train-lang = Language: fr or en.

train-level = { $mode }, { $level }: in the worst tenth, predictions and results are { $worst } points apart ({ $positions } unseen positions, AUC { $auc }).
train-game = { $game }, { $level }: over all modes the worst tenth is { $worst } points off ({ $positions } unseen positions).
train-done = The weights and report.json are in { $folder }.
train-no-lab = The drawn report needs the packages of the extra “lab” (pip install baffe[lab]); the same command with --resume draws it later.
train-title = How the values of { $game } were learned (seed { $seed })
train-calibration = Whether what they say happens as often as they say: unseen positions, by tenths
train-losses = How the losses fell
train-losses-told = Each line is a net: its level, and the round whose games were the newest that it learned from. The last nets learn from all rounds; the loss is that of the positions they learn from.
train-level-name = level
train-predicted = predicted, %
train-real = won, %
train-difference = difference
train-positions = positions
train-epoch = epoch
train-loss = loss
train-net = level and round
