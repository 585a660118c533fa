"""The cards of a deal of connexions: dealt, played, and taken in tricks."""

from __future__ import annotations

from bot.games.connexions.events import Connected, Dealt, Played, TrickTaken
from bot.games.connexions.options import House
from bot.games.connexions.pack import Connexion, connexions
from bot.games.connexions.settling import settled
from bot.games.connexions.table import CARDS, Baize, Deal, DealStep, Phase, Trick
from bot.rules.cards import Card
from bot.rules.game import Position, Step
from bot.rules.piles import Hand, Stock, one_by_one
from bot.rules.steps import then
from bot.rules.turns import Seat, following
from bot.rules.values import changed, replaced


def dealt(position: Deal, pack: tuple[Card, ...]) -> DealStep:
    """Ten cards each for three, eight for four; the rest is out of play (X2, X3)."""
    table = position.table
    each = CARDS[len(table.players)]
    dealt, rest = one_by_one(pack, len(table.players), each)
    hands = list(position.hands)
    for seat, cards in zip(table.players, dealt, strict=True):
        hands[seat] = Hand(cards)
    table = changed(table, phase=Phase.PLAY)
    return Step(Position(table, tuple(hands), Stock(rest)), (Dealt(table.dealer, each),))


def played(house: House, position: Deal, card_played: Played) -> DealStep:
    """A card to the trick; the last completes it, and the last trick the deal."""
    table, seat = position.table, card_played.seat
    trick = Trick((*table.trick.played, card_played))
    cards = tuple(card for card in position.hands[seat].cards if card is not card_played.card)
    hands = replaced(position.hands, seat, Hand(cards))
    before, now = table.trick.connexions, trick.connexions
    new: tuple[Connexion, ...] = tuple(each for each in now if each not in before)
    events = [card_played, *([Connected(new)] if new else [])]
    on_turn = following(seat, table.players)[0]
    step = Step(Position(table, hands, position.veiled))
    step = then(step, events, trick=trick, on_turn=on_turn)
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
