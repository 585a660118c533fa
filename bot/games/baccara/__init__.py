"""Baccara. `rules` is the game; the other modules are its parts."""

from bot.games.baccara.actions import Accept, Banco, Bet, Bid, Decline, Done, Retire
from bot.games.baccara.carry import Carry
from bot.games.baccara.events import (
    AllShown,
    BankBroken,
    BankerRetired,
    BankTaken,
    BetMade,
    BetsTrimmed,
    BettingDone,
    BidMade,
    BidsOpened,
    Burnt,
    CardForced,
    Dealt,
    HandPassed,
    PlaceTaken,
    Settled,
)
from bot.games.baccara.places import ONS, SIDES, On, Places, Spot, label, seated, side_of
from bot.games.baccara.rules import Baccara
from bot.games.baccara.stakes import Outcome, Result, Results, Wager
from bot.games.baccara.table import Cloth, Deal, Hand, Phase, held_by

__all__ = [
    "ONS",
    "SIDES",
    "Accept",
    "AllShown",
    "Baccara",
    "Banco",
    "BankBroken",
    "BankTaken",
    "BankerRetired",
    "Bet",
    "BetMade",
    "BetsTrimmed",
    "BettingDone",
    "Bid",
    "BidMade",
    "BidsOpened",
    "Burnt",
    "CardForced",
    "Carry",
    "Cloth",
    "Deal",
    "Dealt",
    "Decline",
    "Done",
    "Hand",
    "HandPassed",
    "On",
    "Outcome",
    "Phase",
    "PlaceTaken",
    "Places",
    "Result",
    "Results",
    "Retire",
    "Settled",
    "Spot",
    "Wager",
    "held_by",
    "label",
    "seated",
    "side_of",
]
