"""Everything that crosses the wire, in both directions: `docs/wire.md` tells it in words, `web/src/wire.ts` is made from it.

A socket shows the table to one viewer: the holder of a seat secret, or a spectator. JSON text frames, tagged by `t`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from schnapp.bots.levels import USUAL

Name = Annotated[str, Meta(min_length=1, max_length=24)]
RequestId = Annotated[str, Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""Drawn by whoever asks, from at least 128 bits of chance: sent again it is answered alike, and nobody else may know it."""
CommandId = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Secret = Annotated[str, Meta(min_length=20, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
MOST_SEATS = 32  # of any game, a play leader's among them
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Machine = dict[str, Any]  # a view, a position, options …: docs/records.md
Act = Annotated[Machine, Meta(extra={"name": "Act"})]  # the same of an act: it has a `type`
GameEvent = Annotated[Machine, Meta(extra={"name": "GameEvent"})]

PHRASES = ("hello", "nice", "wow", "ouch", "hands_off", "thanks", "sorry", "hurry", "moment", "gg")
"""What can be said with one tap; texts `phrase-<id>`."""

REASONS = (
    "malformed",  # not a message of this protocol
    "too_large",
    "too_many_messages",  # this one was not looked at
    "unknown_table",
    "unknown_game",
    "wrong_secret",
    "wrong_host",  # asked for by a name that this server does not know as its own
    "wrong_origin",  # a page of another site
    "wrong_match",  # an act meant for an earlier game at this table, or no such game
    "game_running",  # only in the lobby or after the end
    "game_not_running",
    "game_not_over",  # records and proofs are opened after the end
    "not_playing",  # a spectator cannot do this
    "not_host",
    "no_such_seat",
    "table_full",
    "too_few_players",
    "too_many_tables",
    "too_many_watchers",
    "bad_name",
    "bad_seats",
    "bad_level",  # no such bot
    "hints_off",  # nobody gets hints at this table
    "no_adviser",  # nobody can give any in this game
    "not_asked",  # a hint, but this seat can do nothing now
    "bad_code",  # hand-over code wrong, used or older than five minutes
    "bad_text",  # neither or both of phrase and text, an unknown phrase, nothing visible
    "bad_option",  # `field` names it
    "unknown_option",
    "not_found",
    "internal",  # a fault of the server: this command or request was not carried out, everything else goes on
    "restart",  # it is not known whether it was carried out: ask again, with the same id
    "elsewhere",
    "table_spoiled",  # what the log holds of this table cannot be read
    "game_missing",  # its game is not installed on this server any more
)
"""Refusals of the table itself, texts `refused-<reason>`; the game adds those of its rules."""

FAREWELLS = (
    "replaced",  # more than four sockets for one seat
    "removed",
    "left",
    "flood",
    "slow",
    "silent",  # no hello
    "malformed",
    "unknown_table",
    "wrong_secret",
    "too_many_watchers",
    "restart",
    "elsewhere",  # another node has the table: come again
    "table_spoiled",
    "game_missing",
)
"""Why the server closes a socket, texts `goodbye-<reason>`."""


# ---- the table as everybody sees it ------------------------------------------------------------------------------


class Seat(msgspec.Struct):
    """One place at the table."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None = None  # a bot's: one of LEVELS of `bots/levels.py`, at older tables a specification, "greedy"
    here: bool = False  # a person with a living connection
    standin: bool = False  # a bot plays for an absent person
    host: bool = False
    leader: bool = False  # leads the game and does not play; during a game always the last seat
    answered: bool = False  # where nobody races: has given an answer that was not tried yet
    far: bool = False  # timed games: this person's line is longer than a race can even out
    again: bool | None = None  # after the end: wants another game, or not now; null: has not said


class Result(msgspec.Struct):
    """How a game has ended, by its own seats: at the table people may have come and gone since."""

    ranks: list[int]  # 1: has won
    scores: list[int]  # what people count at the end
    players: list[str] = []  # who they were


class Table(msgspec.Struct):
    """A table as everybody sees it."""

    id: str
    game: str
    stage: Literal["lobby", "playing", "over"]
    match: int  # 0 in the lobby of the first game, then 1, 2 … (rematches count on)
    seats: list[Seat]
    options: Machine  # resolved options of the game
    pace_ms: int  # a bot's middling time to think, milliseconds
    away_s: int  # after so many seconds without a connection a bot stands in; 0: never
    forget_percent: int  # how often a bot forgets what nobody waits for, if the game has such acts
    calm: bool  # timed games: nobody races, everybody answers
    advises: bool  # bots of this game can say what they think: hints, and turning points of a finished game
    hints: bool  # whoever is to decide may ask what a bot would do
    spectators: int
    commitment: str | None  # SHA-256 of the sealed deal: of this game while it is played, else of the next one
    beside_bots: Machine = {}  # options whose default is another one here, because a bot sits at the table
    broken_off: bool = False  # the newest game: by the rules of this release it comes out otherwise; it cannot be shown
    endless: bool = False  # … because it has come to no end
    result: Result | None = None  # of the newest game, if it is over


class ChatLine(msgspec.Struct):
    """Something somebody said: one of the ready phrases by its id, or free text."""

    seat: int | None  # None: a spectator
    name: str
    phrase: str | None
    text: str | None


class Happening(msgspec.Struct):
    """One act's visible outcome."""

    seq: int
    events: list[GameEvent]
    by: Literal["bot", "clock"] | None = None


# ---- client to server over the socket ----------------------------------------------------------------------------


class Hello(msgspec.Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """First message of every socket. Without a secret one watches."""

    secret: Secret | None = None
    name: Name | None = None  # a spectator's name for the chat


class Play(msgspec.Struct, tag_field="t", tag="play", forbid_unknown_fields=True):
    """An act of the game, without `player`: the seat is the socket's."""

    id: CommandId
    act: Act
    match: int  # the game it is meant for: a late act never lands in the rematch
    reaction_ms: Annotated[float, Meta(ge=0, le=86_400_000)] | None = (
        None  # races: since this device showed the category
    )

    @property
    def type(self) -> str:
        """Of the act; "" if it has none that could be one."""
        named = self.act.get("type")
        return named if isinstance(named, str) else ""


class Say(msgspec.Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    id: CommandId
    phrase: Annotated[str, Meta(max_length=20)] | None = None
    text: Annotated[str, Meta(min_length=1, max_length=200)] | None = None


class Start(msgspec.Struct, tag_field="t", tag="start", forbid_unknown_fields=True):
    """Host, in the lobby: deal. Open seats are taken away first; too few players is refused."""

    id: CommandId


class Rematch(msgspec.Struct, tag_field="t", tag="rematch", forbid_unknown_fields=True):
    """Anyone seated, after the end: they want another game at the same table with the same seats and options, or not now.

    It starts, without open seats, as soon as all persons who are here want it: at once for whoever is alone.
    """

    id: CommandId
    wanted: bool = True


class AddBot(msgspec.Struct, tag_field="t", tag="add_bot", forbid_unknown_fields=True):
    """Host, in the lobby or after the end: a bot takes an open seat (a new one if none is open).

    `seat` is the open one it takes, or that of a bot, which keeps its name and plays at this level from now on.
    """

    id: CommandId
    level: Annotated[str, Meta(max_length=30)] = USUAL  # one of the game's levels
    seat: SeatNumber | None = None


class RemoveSeat(msgspec.Struct, tag_field="t", tag="remove_seat", forbid_unknown_fields=True):
    """Host, in the lobby or after the end: a bot or a person goes and the seat is open. Their own: see Leave."""

    id: CommandId
    seat: SeatNumber


class Configure(msgspec.Struct, tag_field="t", tag="configure", forbid_unknown_fields=True):
    """Host, in the lobby or after the end: other options, bots' habits, absence limit, number of seats or play leader; the
    pace of bots at any time."""

    id: CommandId
    options: Machine | None = None  # only those that change; null: back to the default
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None = None  # a play leader's is one of them
    pace_ms: Annotated[int, Meta(ge=0, le=10_000)] | None = None
    away_s: Annotated[int, Meta(ge=0, le=3600)] | None = None
    forget_percent: Annotated[int, Meta(ge=0, le=50)] | None = None
    leader: Annotated[int, Meta(ge=-1, lt=MOST_SEATS)] | None = (
        None  # the seat that leads and does not play; -1: none does
    )
    calm: bool | None = None  # timed games: nobody races, everybody answers
    hints: bool | None = None  # whoever is to decide may ask what a bot would do


class Advise(msgspec.Struct, tag_field="t", tag="advise", forbid_unknown_fields=True):
    """What would a bot do in my place? Answered by Advised or Refused, to this socket and nobody else; not in the log."""

    id: CommandId
    match: int


class Leave(msgspec.Struct, tag_field="t", tag="leave", forbid_unknown_fields=True):
    """Give up the seat: open again in the lobby, a bot plays on in a game."""

    id: CommandId


class Ping(msgspec.Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    pass


class Echo(msgspec.Struct, tag_field="t", tag="echo", forbid_unknown_fields=True):
    """The answer to a probe, at once. It is answered by nothing."""

    probe: int


Command = Hello | Play | Say | Start | Rematch | AddBot | RemoveSeat | Configure | Advise | Leave | Ping | Echo


# ---- server to client over the socket ----------------------------------------------------------------------------


class Scene(msgspec.Struct, tag_field="t", tag="scene"):
    """The whole table for this viewer: first message after hello, and again after a start, rematch or resume."""

    seq: int
    table: Table
    seat: int | None  # the viewer's seat
    chat: list[ChatLine]
    view: Machine | None  # None in the lobby
    owed: list[int]  # seats that the table waits for
    legal: list[Act]  # the viewer's own legal acts (without player), sorted; empty if they may do nothing
    past: list[Happening]  # as much of the public past as `history_view` shows
    deadline_ms: int | None = None  # with a turn timer: milliseconds left
    now_ms: int | None = None  # in a timed game: the time on its clock, to which the timers of its view belong
    answer: Act | None = None  # where nobody races: the viewer's own answer that was not tried yet


class Happened(msgspec.Struct, tag_field="t", tag="happened"):
    """An act was carried out."""

    seq: int
    events: list[GameEvent]
    view: Machine
    owed: list[int]
    legal: list[Act]
    by: Literal["bot", "clock"] | None = None
    deadline_ms: int | None = None
    now_ms: int | None = None
    past: list[Happening] | msgspec.UnsetType = msgspec.UNSET  # at the end: all, where less was shown till then
    changes: list[Machine] | msgspec.UnsetType = msgspec.UNSET  # of a guest's view, event by event; then comes `view`


class People(msgspec.Struct, tag_field="t", tag="people"):
    """Seats, options, presence or stage changed."""

    seq: int
    table: Table
    seat: int | None  # the viewer's seat may have moved or gone


class Said(msgspec.Struct, tag_field="t", tag="said"):
    seq: int
    line: ChatLine


class Done(msgspec.Struct, tag_field="t", tag="done"):
    """The command is in the log."""

    id: str
    seq: int


class Refused(msgspec.Struct, tag_field="t", tag="refused"):
    """The command changed nothing. `reason` is a key of the texts (`refused-<reason>`), `rule` the booklet's number."""

    id: str | None
    reason: str
    rule: str | None = None
    field: str | None = None


class Advice(msgspec.Struct):
    """One of the legal acts, and the chance to win with it, as far as one can see it from this seat."""

    act: Act
    worth: float  # 0 … 1
    trials: int  # so often it was tried


class Advised(msgspec.Struct, tag_field="t", tag="advised"):
    """What a bot thinks of the viewer's own legal acts. It has seen what the viewer sees."""

    id: str
    seq: int
    best: list[Advice]  # at most three, the best first
    trials: int  # so many continuations were tried


class Pong(msgspec.Struct, tag_field="t", tag="pong"):
    pass


class Probe(msgspec.Struct, tag_field="t", tag="probe"):
    """How long is the round trip to this device? In timed games, every few seconds. The answer is an echo."""

    probe: int


class Goodbye(msgspec.Struct, tag_field="t", tag="goodbye", omit_defaults=True):
    """The server closes this socket: one of FAREWELLS."""

    reason: str
    address: str | None = (
        None  # `elsewhere`: of the node that has the table, for programs; pages come again where they came
    )


Message = Scene | Happened | People | Said | Done | Refused | Advised | Pong | Probe | Goodbye


# ---- REST ----------------------------------------------------------------------------------------------------------


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables: open a table. The first name sits on seat 0 and is the host; more names share this screen."""

    game: str
    names: Annotated[list[Name], Meta(min_length=1, max_length=MOST_SEATS)]
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    bots: Annotated[
        list[Annotated[str, Meta(max_length=30)]], Meta(max_length=MOST_SEATS)
    ] = []  # specifications, fill seats
    options: Machine = {}
    start: bool = False  # deal at once (all seats taken)
    pace_ms: Annotated[int, Meta(ge=0, le=10_000)] = 1200
    away_s: Annotated[int, Meta(ge=0, le=3600)] = 60
    forget_percent: Annotated[int, Meta(ge=0, le=50)] = 5
    language: Literal["de", "en"] = "de"  # of the bots' names
    calm: bool = False  # timed games: nobody races, everybody answers
    hints: bool | None = None  # whoever is to decide may ask what a bot would do; None: as long as one person plays
    id: RequestId | None = None


class Held(msgspec.Struct):
    """A seat and the secret that holds it."""

    table: str
    seat: int
    secret: str


class Opened(msgspec.Struct):
    """Answer to NewTable: one Held per name, in order."""

    table: Table
    held: list[Held]


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/seats: take an open seat, in the lobby or after the end. Answer: Held."""

    name: Name
    id: RequestId | None = None


class GameInfo(msgspec.Struct):
    """GET /api/games: what can be played here."""

    game: str
    seats: list[int]
    options: list[Machine]  # name, kind, default per number of players, range (see table/options.py)
    levels: list[str]  # of bots, weaker ones first
    forgettable: bool  # it has acts that nobody waits for: bots can forget them
    title: dict[str, str]  # by language
    teaser: dict[str, str]  # what it is about, in a sentence, by language; none: it does not say
    board: bool  # the page of this server has a board of its own for it; else see Declaration


class DeclaredField(msgspec.Struct, omit_defaults=True):
    """A field of a view, an act or an event, or a part of one."""

    name: str  # "" of a part
    kind: Literal[
        "number",
        "flag",
        "text",
        "name",
        "card",
        "seat",
        "seats",
        "cards",
        "pile",
        "row",
        "slots",
        "list",
        "groups",
        "by_seat",
        "by_some",
        "by_name",
        "record",
        "case",
        "any",
    ]
    optional: bool = False  # it may be null, or be left out
    seen: Literal["count", "top_and_count", "owner", "sometimes", "rule"] | None = None  # null: by everybody, whole
    hidden_as: str | None = None  # what others see in place of a card that only its owner sees
    values: list[Any] | None = None  # all that it can be; of `by_name`: the names
    low: int | None = None
    high: int | None = None
    across: int | None = None  # of `slots` that lie in rows, from the top: so many side by side …
    down: int | None = None  # … and so many rows
    place_in: str | None = None  # the number of a place in this field of the view
    of: DeclaredField | None = None  # every part of it
    fields: list[DeclaredField] | None = None  # of a `record`
    by: str | None = None  # of a `case`: the field that says which of `cases` it is
    cases: dict[str, list[DeclaredField]] | None = None


class DeclaredType(msgspec.Struct):
    """A type of acts or events."""

    type: str
    fields: list[DeclaredField] | None  # null: the game does not say


class Declaration(msgspec.Struct):
    """GET /api/games/{name}?language=…: all that a game says of itself, so that a page without a board for it can show it."""

    game: str
    actor: str  # the field of acts and events that says who acts
    kinds: list[str]  # of cards
    view: list[DeclaredField]
    acts: list[DeclaredType]
    events: list[DeclaredType]
    steps: list[str]  # random ones
    generators: list[str]  # types of acts of which there are too many to list
    language: Literal["de", "en"]  # of the first of its words: the one asked for, if the game speaks it
    words: list[str]  # Fluent; what a message lacks in one of them is in the next
    booklet: str | None  # Markdown
    booklet_language: Literal["de", "en"] | None
    pictures: list[str] = []  # kinds of cards that its package has drawn: GET /api/games/{name}/pictures/{kind}.svg
    own_board: bool = False  # its package has a board for the page: GET /api/games/{name}/board.js


class Reach(msgspec.Struct):
    """GET /api/reach: an invitation that says `localhost` invites nobody."""

    lan: str | None  # address for other devices of the local network, "http://192.168.0.7:8000"; None: not reachable


class Code(msgspec.Struct):
    """POST /api/tables/{id}/handover (header `Authorization: Bearer SECRET`): typed on another device within five
    minutes, once."""

    code: str


class TakeOver(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/handover: the other device's half. Answer: Held, with a secret of its own for the same seat."""

    code: Annotated[str, Meta(min_length=6, max_length=8)]
    id: RequestId | None = None


class Proof(msgspec.Struct):
    """GET /api/tables/{id}/proof?match=N, after the end: what the commitment was made of, in hexadecimal digits."""

    match: int
    seed: str  # 32 bytes: every shuffle and draw of the game follows from it
    salt: str  # 16 bytes
    commitment: str  # SHA-256 of salt, then seed (48 bytes)


class Frame(msgspec.Struct):
    """A step of a game, the deal or an act, as somebody saw it."""

    events: list[GameEvent]  # what had just happened, and …
    view: Machine  # … how things stood then
    changes: list[Machine] | msgspec.UnsetType = msgspec.UNSET  # as in Happened


class Replay(msgspec.Struct):
    """GET /api/tables/{id}/replay?match=N&eyes=SEAT, after the end: what that seat was sent; `eyes=all`: with open cards, what
    any seat was."""

    players: list[str]
    frames: list[Frame]  # after the deal and after every act


class Moment(Frame, kw_only=True):
    """A step that somebody looks back at."""

    seq: int  # of Happened, or of the past in Scene


class Past(msgspec.Struct):
    """GET /api/tables/{id}/past (header `Authorization: Bearer SECRET`; without it: for spectators): the game at the table as far
    as this seat may look back, the newest step last."""

    frames: list[Moment]


class Judging(msgspec.Struct):
    """GET /api/tables/{id}/analysis?match=N, after the end: the first line of the answer, which is JSON Lines. The others
    are Judged, one for each act, as they are found."""

    chances: list[list[float]]  # of every seat to win, 0 … 1, all cards open: after the deal and after every act


class Judged(msgspec.Struct):
    """One act of a finished game, judged from what its player could see."""

    step: int  # of the record: after the deal (0) this many acts
    seat: int
    act: Act
    best: Act  # what a bot would have done
    loss: float  # so much smaller was the chance to win than with the best act, 0 … 1


class Problem(msgspec.Struct):
    """Any REST error."""

    reason: str
    field: str | None = None
    text_de: str = ""
    text_en: str = ""


# GET /api/tables/{id} answers Table. GET /api/tables/{id}/record?match=N answers the record of a finished game as JSON
# Lines, verbose.
