### What the terminal and the page say in all games.

bot-random = random bot
bot-simple = simple bot
event-cause = ({ $cause })
list-and = { $first } and { $last }
seat-number = Player { $number }
