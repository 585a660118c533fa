"""All that the house itself says, in whole sentences, a module for each concern.

What a game says stands in its cog, why a table refuses something in `bot.tables.refusals`. The
modules round about choose what is said, and have no words of their own; names, cards, chips and
lists come from `bot.chat.wording`.
"""
