"""The table service: tables, seats, people, bots and the record in the database. No web framework inside."""
