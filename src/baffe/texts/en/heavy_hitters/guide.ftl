### The guided first game of GKR: Heavy Hitters.

heavy_hitters-guide-goal = Demolish 4 buildings and you win. You already have 3!
heavy_hitters-guide-move = This building is the last one you need. Tap the hex beside it.
heavy_hitters-guide-go = Every hex costs 1⚡. Walk!
heavy_hitters-guide-stay = You stand beside the building. Stay here, it costs nothing.
heavy_hitters-guide-face = Your weapons fire forward. Turn to your rival.
heavy_hitters-guide-aimed = Your rival is in front of you. Keep this facing!
heavy_hitters-guide-weapon = Orders are secret, and all are revealed together. Choose this weapon.
heavy_hitters-guide-weapon-again = One more shot: keep 4⚡ for the last tag. Choose this weapon.
heavy_hitters-guide-order = It is fast, so it fires first. Give the order!
heavy_hitters-guide-fire = Two dice against its attack number, then armor rolls. Fire!
heavy_hitters-guide-lose = You are hit. Your cards are your life: every damage takes one.
heavy_hitters-guide-lose-top = You are hit. Lose a card from the top of your deck.
heavy_hitters-guide-tag = Now leave your tag for 4⚡. The fourth tag brings the building down.
heavy_hitters-guide-demolish = Your fourth tag here. Bring it down!
heavy_hitters-guide-tagged = A building can be tagged once a round. Go on.
heavy_hitters-guide-rest = The round ends: Energy comes back, and your hand is filled up.
heavy_hitters-guide-react = Some cards answer what others do. Let it pass this time.
heavy_hitters-guide-free-move = Your choice: tap a hex, or stay where you are.
heavy_hitters-guide-free-orders = Your choice: take weapons that reach somebody, or none.
heavy_hitters-guide-free-tag = Your choice: tag a building beside you, or save your ⚡.
heavy_hitters-guide-learnt-round = Each round: move, fire in order of speed, then tag buildings.
heavy_hitters-guide-learnt-cards = ⚡ pays for everything. Your cards are weapons, tricks and life at once.
heavy_hitters-guide-learnt-goal = Demolish 4 buildings, or be the last Heavy Hitter standing.

## For ears: a hex that can be taken

heavy_hitters-board-hex = Hex { $hex }
