"""The cards of a deal of connexions: as they are played, and taken in tricks."""

from __future__ import annotations

from bot.games.connexions.events import Connected, TrickTaken
from bot.games.connexions.options import House
from bot.games.connexions.pack import Connexion, connexions
from bot.games.connexions.settling import settled
from bot.games.connexions.table import CARDS, Baize, DealStep, Trick
from bot.rules.cards import Card
from bot.rules.piles import Hand, Played
from bot.rules.steps import then
from bot.rules.turns import Seat, following
from bot.rules.values import replaced, without


def played(house: House, step: DealStep, seat: Seat, card: Card) -> DealStep:
    """A card to the trick; the last completes it, and the last trick the deal."""
    table, hand = step.position.table, step.position.hands[seat]
    told = Played(seat, card)
    trick = Trick((*table.trick.played, told))
    left = Hand(without(hand.cards, card))
    before, now = table.trick.connexions, trick.connexions
    new: tuple[Connexion, ...] = tuple(each for each in now if each not in before)
    step = then(
        step,
        [told, *([Connected(new)] if new else [])],
        hands=replaced(step.position.hands, seat, left),
        trick=trick,
        on_turn=following(seat, table.players)[0],
    )
    return _taken(house, step) if len(trick.played) == len(table.players) else step


def _taken(house: House, step: DealStep) -> DealStep:
    """The trick goes to its winner, and to him the connexions with it (X14, X15)."""
    table = step.position.table
    winner = table.trick.winner
    new = _possessed(house, table, winner)
    step = then(
        step,
        [TrickTaken(winner, new)],
        trick=Trick(),
        tricks=(*table.tricks, table.trick),
        on_turn=winner,
        possessor=winner if new else table.possessor,
        connexions=(*table.connexions, *new),
    )
    over = len(step.position.table.tricks) == CARDS[len(table.players)]
    return settled(house, step) if over else step


def _possessed(house: House, table: Baize, winner: Seat) -> tuple[Connexion, ...]:
    """The connexions that the trick just full brings its winner."""
    if house.connexion_by == "trick":
        return table.trick.connexions
    own = (trick for trick in (*table.tricks, table.trick) if trick.winner == winner)
    captured = connexions(card for trick in own for card in trick.cards)
    return tuple(each for each in captured if each not in table.connexions)
