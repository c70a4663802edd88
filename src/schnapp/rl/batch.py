# cython: annotation_typing=False
# pyright: reportMissingTypeStubs=false, reportPossiblyUnboundVariable=false
"""Many games stepped together, in compiled code, into NumPy arrays that are made once and filled again and again."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import TYPE_CHECKING, Any

import cython
import numpy as np

from .errors import IllegalAction, NoLearning, counted
from .setting import Setting, luck

if TYPE_CHECKING or not cython.compiled:
    from schnapp.table.dealer import Dealer

    from .play import Play
if not cython.compiled:
    from schnapp.table.observer import REWARDS


class Batch:
    """`count` games of one kind, each with luck of its own: game number i plays as an environment seeded "SEED/i" would.

    The arrays, with N games, S numbers of an observation, A actions and P players; they are overwritten by every step:
    `observations` int16 [N, S] what the seat that is asked sees; `mask` uint8 [N, A] 1 for each legal action;
    `legal` int16 [N, 1024] the legal actions one after the other (behind them lies anything; wider where more of them are
    possible, `observer.most`) and `counts` int32 [N] how many they are; `seats` int32 [N] who is asked; `rewards` float32 [N, P] by seat, zeros but where a game has just ended;
    `ended` uint8 [N] 1 where it has. Of a game that has ended the other arrays show already the next one, newly dealt.
    """

    def __init__(
        self, game: str, players: int, count: int, seed: int | str | None, options: Mapping[str, object] | None = None
    ) -> None:
        """`seed`: None is luck that nobody knows. Raises BadOptions and NoLearning."""
        setting = Setting(game, players, options or {})
        players, count = setting.players, counted("count", count)
        if count < 1:
            raise NoLearning(f"a batch has at least one game, not {count}")
        self.setting = setting
        self.observer = setting.observer
        self.players = players
        self.count = count
        self.observations = np.zeros((count, self.observer.size), np.int16)
        self.mask = np.zeros((count, self.observer.actions), np.uint8)
        self.legal = np.zeros((count, self.observer.most), np.int16)
        self.counts = np.zeros(count, np.int32)
        self.seats = np.zeros(count, np.int32)
        self.rewards = np.zeros((count, players), np.float32)
        self.ended = np.zeros(count, np.uint8)
        self.places = np.zeros(count, np.int32)
        self.observation_of = self.observations
        self.mask_of = self.mask
        self.legal_of = self.legal
        self.count_of = self.counts
        self.seat_of = self.seats
        self.reward_of = self.rewards
        self.ended_of = self.ended
        self.place_of = self.places
        dealer = Dealer(bytes(32))
        begins = luck(seed)
        self.plays = [setting.play(f"{begins}/{number}", dealer) for number in range(count)]
        for number, play in enumerate(self.plays):
            play.deal()
            self.show(play, number)

    def __reduce__(self) -> tuple[type[Batch], tuple[Any, ...], Any]:
        setting = self.setting
        made = setting.game.name, self.players, self.count, "", setting.options
        return Batch, made, ([play.kept() for play in self.plays], self.rewards, self.ended)

    def __deepcopy__(self, memo: object) -> Batch:
        make, made, kept = self.__reduce__()
        twin = make(*made)
        twin.__setstate__(deepcopy(kept))
        return twin

    def __setstate__(self, kept: Any) -> None:
        plays, self.rewards[...], self.ended[...] = kept
        self.mask[...] = 0
        for number, play in enumerate(self.plays):
            play.__setstate__(plays[number])
            self.show(play, number)

    def step(self, actions: Any) -> None:
        """One action for each game, int [N], by the seat that is asked there. Raises IllegalAction, and nothing has changed."""
        asked = np.asarray(actions)
        if asked.shape != (self.count,):
            raise IllegalAction(f"a step of {self.count} games needs {self.count} actions, not {asked.shape}")
        if asked.dtype.kind not in "iu":
            raise IllegalAction(f"actions are whole numbers of at most 64 bits, not {asked.dtype}")
        wrong = self.find(np.ascontiguousarray(asked, np.int64))
        if wrong >= 0:
            raise IllegalAction.of(self.plays[wrong], int(asked[wrong]), wrong)
        self.carry_out()

    def find(self, actions: Any) -> int:
        """Find each action among the legal ones of its game; the first game in which there is none, -1: all are legal."""
        for game in range(self.count):
            play = self.plays[game]
            place = play.place(actions[game])
            if place < 0:
                return game
            self.place_of[game] = place
        return -1

    def carry_out(self) -> int:
        """What was found."""
        for game in range(self.count):
            play = self.plays[game]
            self.ended_of[game] = 0
            for seat in range(self.players):
                self.reward_of[game, seat] = 0.0
            for i in range(play.count):  # as it is kept here: a learner may have written into the arrays
                self.mask_of[game, play.actions[i]] = 0
            play.carry_out(self.place_of[game])
            if play.seat < 0:
                self.observer.rate(play.state, REWARDS)
                self.ended_of[game] = 1
                for seat in range(self.players):
                    self.reward_of[game, seat] = REWARDS[seat]
                play.deal()
            self.show(play, game)
        return self.count

    def show(self, play: Play, game: int) -> int:
        """Fill a game's rows, of the mask only what is legal."""
        if play.count > self.observer.most:
            raise NoLearning(
                f"{play.count} actions are legal at a time, and the game's observer says at most {self.observer.most}"
            )
        for i in range(play.count):
            action = play.actions[i]
            self.legal_of[game, i] = action
            self.mask_of[game, action] = 1
        self.count_of[game] = play.count
        self.seat_of[game] = play.seat
        if cython.compiled:
            self.observer.clear(cython.address(self.observation_of[game, 0]))  # pyright: ignore
            self.observer.observe(play.state, play.seat, cython.address(self.observation_of[game, 0]))  # pyright: ignore
        else:
            self.observer.write(play.state, play.seat, self.observation_of[game])
        return play.count

    def between(self) -> int:
        """In how many games a decision of several pieces is half made."""
        halves = 0
        for play in self.plays:
            halves += play.state.between()
        return halves
