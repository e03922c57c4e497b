"""Games from outside: registered, built, installed and played."""
