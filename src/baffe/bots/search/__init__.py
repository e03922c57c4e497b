"""Bots that think ahead: exact dice, and a learned value of positions."""
