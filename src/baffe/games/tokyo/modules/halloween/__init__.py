"""Halloween: costumes to choose, to buy and to steal."""
