# cython: annotation_typing=False, boundscheck=True, wraparound=True
"""Who may act in a game, what they may do, and doing it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .canonical import Act, Json, is_object
from .outcomes import is_over
from .plain import PlainState
from .protocols import Awaiting, Refusing, Resting, Timed
from .seating import owed_in

if TYPE_CHECKING:
    from .dealer import Dealer
    from .game import Game
    from .state import State

WAIT: Act = {"type": "wait"}
"""What a bot answers when it does nothing for now: it is asked again when things have changed. It may do so in a timed game,
and where nobody waits for it."""

REASONS = ("bad_params", "game_over", "not_allowed", "not_your_turn")
"""Why acts are refused in a game that has no reasons of its own: the table has words for them, which a game may say better."""


def deal(state: State, dealer: Dealer) -> None:
    """The setup, up to the first decision."""
    rules: Any = state
    rules.deal(dealer)
    if isinstance(state, PlainState):
        state.settle()


def to_act_in(game: Game, state: State) -> list[int]:
    """The seats that the table waits for. Others that owe a decision may hurry to make it, or leave it undone."""
    return game.to_act(state) if isinstance(game, Awaiting) else owed_in(state)


def choices_of(game: Game, state: State, seat: int) -> list[Act]:
    """The legal acts of a seat and, as the last one, WAIT where it may leave them."""
    legal = game.acts.legal(state, seat)
    if not legal:
        return legal
    if isinstance(game, Timed):
        may_wait = game.may_wait(state, seat)
    else:
        may_wait = isinstance(game, Awaiting) and seat not in game.to_act(state)
    return [*legal, WAIT] if may_wait else legal


def refusal_of(game: Game, state: State, seat: int, act: Act) -> str | None:
    """The first reason why this act is not allowed, None if it is. It has a `type` and names this seat."""
    if isinstance(game, Refusing):
        return game.refusal(state, seat, act)
    found = allowed(game, state, seat, act)
    return found if isinstance(found, str) else None


def allowed(game: Game, state: State, seat: int, act: Act) -> int | str:
    """The action of an act, or the first reason why it is not allowed."""
    if isinstance(game, Refusing):
        reason = game.refusal(state, seat, act)
        action = None if reason else game.acts.action_of(state, act)
        return reason or ("bad_params" if action is None else action)
    if is_over(game, state):
        return "game_over"
    action = game.acts.action_of(state, act)
    if action is None:
        return "bad_params"
    return action if action in state.actions(seat) else game.reason(state, seat, act)


def rule_of(game: Game, reason: str, act: Json = None) -> str | None:
    """The number in the booklet that explains a refusal; None: the game names none."""
    kind = act.get("type") if is_object(act) else None
    return game.booklet.get(f"{kind}:{reason}") or game.booklet.get(reason)


def perform(game: Game, state: State, seat: int, act: Act, dealer: Dealer) -> str | None:
    """Carry out an act, and everything that follows until somebody owes a decision or the game is over. If it is not allowed,
    the first reason why, and nothing has changed."""
    action = allowed(game, state, seat, act)
    if isinstance(action, str):
        return action
    if isinstance(game, Timed):
        game.prepare(state, act)
    state.apply(seat, action, dealer)
    state.complain()
    return None


def go_on(game: Game, state: State, dealer: Dealer) -> None:
    """From a loaded position at which nobody owes a decision yet to the next one."""
    if isinstance(game, Resting):
        game.go_on(state, dealer)
