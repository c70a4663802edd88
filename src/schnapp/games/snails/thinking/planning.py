# pyright: basic, reportArgumentType=false, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportUndefinedVariable=false, reportMissingTypeStubs=false
# (the fields are typed in policy.pxd, and the compiler checks them)
"""What a search of Snails tries: programmes by the dozen, made by the policy and varied; of other acts those that differ.

A programme stands here as its pieces: active snail, inactive snail (-1: none), five cards.
"""

from __future__ import annotations

from .choosing import *

if TYPE_CHECKING:
    from schnapp.table.canonical import Act
    from schnapp.table.game import Game
    from schnapp.table.search_request import SearchRequest

MOST_ACTS = 64
MOST_PROGRAMMES = 48
DARING = 4.0  # noise of the policy that drafts programmes


def narrowed(view: Mapping[str, Any], offer: Act) -> dict[str, Any]:
    """A view in which there is nothing but what may be planned with."""
    me: str = view["viewer"]
    player = {**view["players"][me], "hand": offer["cards"]}
    snails = {id: snail for id, snail in view["snails"].items() if not id.startswith(me) or id in offer["active"]}
    return {**view, "players": {**view["players"], me: player}, "snails": snails}


def varied(table: Snails, seat: int, pieces: list[int], chance: Rng) -> list[int]:
    """Another snail, two slots exchanged, another card in a slot or between two others."""
    pieces = list(pieces)
    how = chance.below(8)
    at, other = 2 + chance.below(box.SLOTS), 2 + chance.below(box.SLOTS)
    if how == 0 and pieces[1] >= 0:
        pieces[0], pieces[1] = pieces[1], pieces[0]
    elif how == 1:
        living = [snail for snail in range(4 * seat, 4 * seat + 4) if table.alive >> snail & 1]
        if left := [snail for snail in living if snail not in pieces[:2]]:
            pieces[chance.below(2)] = left[chance.below(len(left))]
    elif how < 5:
        pieces[at], pieces[other] = pieces[other], pieces[at]
    elif left := [card for card in table.hand_of(seat) if card not in pieces[2:]]:
        del pieces[at]
        pieces.insert(at if how == 5 else other, left[chance.below(len(left))])
    return pieces


def planned(pieces: list[int]) -> Candidate:
    """A programme as a candidate."""
    return Candidate(acts.planned(pieces), [DO_PROGRAM << 11 | piece for piece in pieces if piece >= 0])


def pieces_of(plan: Candidate) -> list[int]:
    """A candidate as a programme."""
    pieces = [action & 2047 for action in plan.actions]
    return pieces if len(pieces) == box.PIECES else [pieces[0], -1, *pieces[1:]]


class Planning(Choosing):
    """Candidates are found."""

    # ---- What a search may try -----------------------------------------------------------------------------------

    def glimpse(self, request: SearchRequest, chance: Rng) -> State:
        """A table that shows what is known. To plan with there is nothing but what may be planned with."""
        view, asked = request.known, request.legal[0]
        if asked["type"] == "program":
            view = narrowed(view, asked)
        return glimpsed(request.game, view, request.players, request.options, chance)

    def chosen(self, request: SearchRequest, state: State, chance: Rng) -> Candidate:
        """Programmes are made, not found; of other acts `choose` says it quickly where everything legal may be chosen."""
        seat, legal = request.seat, request.legal
        if legal[0]["type"] == "program":
            pieces = self.without_whim(state, seat, chance)
            may_wait = [box.SNAILS.index(id) for id in legal[0]["inactive"] if id is not None]
            if pieces[1] not in may_wait:
                pieces[1] = next((snail for snail in may_wait if snail != pieces[0]), -1)
            return planned(pieces)
        actions = state.actions(seat)
        if len(actions) != len(legal):  # somebody forbids some of it
            return super().chosen(request, state, chance)
        action = self.choice(state, seat, actions, chance)
        return Candidate(acts.ACTS.act_of(state, action), [action])

    def candidate_of(self, game: Game, state: State, seat: int, act: Act) -> Candidate:
        if act["type"] != "program":
            return super().candidate_of(game, state, seat, act)
        snails = [-1 if snail is None else box.SNAILS.index(snail) for snail in (act["active"], act["inactive"])]
        return planned([*snails, *(cards.BOX.ids.index(card) for card in act["slots"])])

    def candidates(self, game: Game, state: State, seat: int, legal: list[Act], chance: Rng) -> list[Candidate]:
        """Programmes; or acts, the most promising first. Snails that are not leaders are all the same when they are placed."""
        if legal[0]["type"] == "program":
            return self.programmes(state, seat, chance)
        found = [Candidate(acts.ACTS.act_of(state, action), [action]) for action in self.promising(state, seat)]
        if len(legal) < len(found):  # somebody forbids the others
            found = [plan for plan in found if plan.act in legal]
        if found[0].act["type"] == "place_snail":
            ids = [plan.act["snail"] for plan in found]
            leader = [id for id in ids if id.endswith(box.ROLES[0])]
            others = [id for id in ids if not id.endswith(box.ROLES[0])]
            found = [plan for plan in found if plan.act["snail"] in (*leader[:1], *others[:1])]
        return found[:MOST_ACTS]

    def promising(self, table: Snails, seat: int) -> list[int]:
        """Legal actions, those first that promise most."""
        self.prepare(table, seat)
        return sorted(table.actions(seat), key=lambda action: -self.weigh(seat, action))

    def programmes(self, table: Snails, seat: int, chance: Rng) -> list[Candidate]:
        """The usual programme, then bolder ones."""
        found = [self.without_whim(table, seat, chance)]
        taste, self.noise = self.noise, DARING
        for _ in range(3 * MOST_PROGRAMMES):
            pieces = self.programme(table, seat, chance)
            for _ in range(chance.below(3)):
                pieces = varied(table, seat, pieces, chance)
            if pieces not in found:
                found.append(pieces)
            if len(found) == MOST_PROGRAMMES:
                break
        self.noise = taste
        return [planned(pieces) for pieces in found]

    def without_whim(self, table: Snails, seat: int, chance: Rng) -> list[int]:
        """The usual programme."""
        taste, self.noise = self.noise, 0.0
        pieces = self.programme(table, seat, chance)
        self.noise = taste
        return pieces

    def variants(
        self, state: State, seat: int, best: list[Candidate], known: list[Candidate], chance: Rng
    ) -> list[Candidate]:
        """As many programmes as there are good ones, each like one of the better of them; none of other acts."""
        found: list[Candidate] = []
        if best[0].act["type"] != "program":
            return found
        seen = [plan.actions for plan in known]
        for _ in range(3 * len(best)):
            pieces = pieces_of(best[min(chance.below(len(best)), chance.below(len(best)))])
            for _ in range(1 + chance.below(2)):
                pieces = varied(state, seat, pieces, chance)
            plan = planned(pieces)
            if plan.actions not in seen:
                seen.append(plan.actions)
                found.append(plan)
            if len(found) == len(best):
                break
        return found
