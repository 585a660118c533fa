"""Parlour: a Discord bot for the card and dice games of the eighteenth and nineteenth centuries."""

__version__ = "0.2.0"
