### What stands on drawn cards of Heavy Hitters beside their names and effects.

heavy_hitters-print-speed = Speed
heavy_hitters-print-range = Range
heavy_hitters-print-attack = Attack
heavy_hitters-print-damage = Damage
heavy_hitters-print-house = * our own numbers
heavy_hitters-print-pilot-round = Pilot, once per round
heavy_hitters-print-pilot-game = Pilot, once per game
heavy_hitters-print-pilot-always = Pilot, always
heavy_hitters-print-upgrade = Upgrade { $tier }, { $path }
