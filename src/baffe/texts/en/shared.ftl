### What the terminal and the page say in all games.

bot-random = random bot
bot-rookie = rookie
bot-brawler = brawler
bot-tactician = tactician
bot-titan = titan
bot-simple = simple bot
event-cause = ({ $cause })
event-part = { $amount } { $name }
list-and = { $first } and { $last }
seat-number = Player { $number }

# What dice bring if they are left as they are.
brings = As they are: { $list }
brings-nothing = As they are, these dice bring nothing.
brings-up-to = up to { $what }
