### What the terminal and the page say in all games.

bot-random = robot aléatoire
bot-rookie = novice
bot-brawler = bagarreur
bot-tactician = stratège
bot-titan = titan
bot-simple = robot simple
event-cause = ({ $cause })
event-part = { $amount } { $name }
list-and = { $first } et { $last }
seat-number = Place { $number }

# Ce que rapportent les dés si on les laisse tels qu’ils sont.
brings = Tels quels : { $list }
brings-nothing = Tels quels, ces dés ne rapportent rien.
brings-up-to = jusqu’à { $what }
