### What the terminal and the page say in all games.

bot-random = robot aléatoire
bot-simple = robot simple
event-cause = ({ $cause })
list-and = { $first } et { $last }
seat-number = Place { $number }
