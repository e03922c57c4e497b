"""The kernel: decisions, agenda, chance, events, records and saves. It knows no game and needs nothing but Python."""
