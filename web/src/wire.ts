// Made by tools/wire_types.py from src/schnapp/server/messages.py. Do not edit: run `python tools/wire_types.py`.

export type Json = string | number | boolean | null | Json[] | Machine

/** A view, a position, options …: an object of the record format. What a game says of its own stands in its `types.ts`. */
export type Machine = { [field: string]: Json | undefined }
export type Act = Machine & { type: string }
export type GameEvent = Machine & { type: string }

export const PHRASES = [
  'hello',
  'nice',
  'wow',
  'ouch',
  'hands_off',
  'thanks',
  'sorry',
  'hurry',
  'moment',
  'gg',
] as const

export const REASONS = [
  'malformed',
  'too_large',
  'too_many_messages',
  'unknown_table',
  'unknown_game',
  'wrong_secret',
  'wrong_host',
  'wrong_origin',
  'wrong_match',
  'game_running',
  'game_not_running',
  'game_not_over',
  'not_playing',
  'not_host',
  'no_such_seat',
  'table_full',
  'too_few_players',
  'too_many_tables',
  'too_many_watchers',
  'bad_name',
  'bad_seats',
  'bad_level',
  'hints_off',
  'no_adviser',
  'not_asked',
  'bad_code',
  'bad_text',
  'bad_option',
  'unknown_option',
  'not_found',
  'internal',
  'restart',
  'elsewhere',
  'table_spoiled',
  'game_missing',
] as const

export const FAREWELLS = [
  'replaced',
  'removed',
  'left',
  'flood',
  'slow',
  'silent',
  'malformed',
  'unknown_table',
  'wrong_secret',
  'too_many_watchers',
  'restart',
  'elsewhere',
  'table_spoiled',
  'game_missing',
] as const

/** One place at the table. */
export interface Seat {
  kind: 'bot' | 'open' | 'person'
  name: string
  /** a bot's: one of LEVELS of `bots/levels.py`, at older tables a specification, "greedy" */
  level: string | null
  /** a person with a living connection */
  here: boolean
  /** a bot plays for an absent person */
  standin: boolean
  host: boolean
  /** leads the game and does not play; during a game always the last seat */
  leader: boolean
  /** where nobody races: has given an answer that was not tried yet */
  answered: boolean
  /** timed games: this person's line is longer than a race can even out */
  far: boolean
  /** after the end: wants another game, or not now; null: has not said */
  again: boolean | null
}

/** How a game has ended, by its own seats: at the table people may have come and gone since. */
export interface Result {
  /** 1: has won */
  ranks: number[]
  /** what people count at the end */
  scores: number[]
  /** who they were */
  players: string[]
}

/** A table as everybody sees it. */
export interface Table {
  id: string
  game: string
  stage: 'lobby' | 'over' | 'playing'
  /** 0 in the lobby of the first game, then 1, 2 … (rematches count on) */
  match: number
  seats: Seat[]
  /** resolved options of the game */
  options: Machine
  /** a bot's middling time to think, milliseconds */
  pace_ms: number
  /** after so many seconds without a connection a bot stands in; 0: never */
  away_s: number
  /** how often a bot forgets what nobody waits for, if the game has such acts */
  forget_percent: number
  /** timed games: nobody races, everybody answers */
  calm: boolean
  /** bots of this game can say what they think: hints, and turning points of a finished game */
  advises: boolean
  /** whoever is to decide may ask what a bot would do */
  hints: boolean
  spectators: number
  /** SHA-256 of the sealed deal: of this game while it is played, else of the next one */
  commitment: string | null
  /** options whose default is another one here, because a bot sits at the table */
  beside_bots: Machine
  /** the newest game: by the rules of this release it comes out otherwise; it cannot be shown */
  broken_off: boolean
  /** … because it has come to no end */
  endless: boolean
  /** of the newest game, if it is over */
  result: Result | null
}

/** Something somebody said: one of the ready phrases by its id, or free text. */
export interface ChatLine {
  /** None: a spectator */
  seat: number | null
  name: string
  phrase: string | null
  text: string | null
}

/** One act's visible outcome. */
export interface Happening {
  seq: number
  events: GameEvent[]
  by: 'bot' | 'clock' | null
}

/** First message of every socket. Without a secret one watches. */
export interface Hello {
  t: 'hello'
  secret?: string | null
  /** a spectator's name for the chat */
  name?: string | null
}

/** An act of the game, without `player`: the seat is the socket's. */
export interface Play {
  t: 'play'
  id: string
  act: Act
  /** the game it is meant for: a late act never lands in the rematch */
  match: number
  reaction_ms?: number | null
}

export interface Say {
  t: 'say'
  id: string
  phrase?: string | null
  text?: string | null
}

/** Host, in the lobby: deal. Open seats are taken away first; too few players is refused. */
export interface Start {
  t: 'start'
  id: string
}

/** Anyone seated, after the end: they want another game at the same table with the same seats and options, or not now.
 *
 * It starts, without open seats, as soon as all persons who are here want it: at once for whoever is alone. */
export interface Rematch {
  t: 'rematch'
  id: string
  wanted?: boolean
}

/** Host, in the lobby or after the end: a bot takes an open seat (a new one if none is open).
 *
 * `seat` is the open one it takes, or that of a bot, which keeps its name and plays at this level from now on. */
export interface AddBot {
  t: 'add_bot'
  id: string
  /** one of the game's levels */
  level?: string
  seat?: number | null
}

/** Host, in the lobby or after the end: a bot or a person goes and the seat is open. Their own: see Leave. */
export interface RemoveSeat {
  t: 'remove_seat'
  id: string
  seat: number
}

/** Host, in the lobby or after the end: other options, bots' habits, absence limit, number of seats or play leader; the
 * pace of bots at any time. */
export interface Configure {
  t: 'configure'
  id: string
  /** only those that change; null: back to the default */
  options?: Machine | null
  /** a play leader's is one of them */
  seats?: number | null
  pace_ms?: number | null
  away_s?: number | null
  forget_percent?: number | null
  leader?: number | null
  /** timed games: nobody races, everybody answers */
  calm?: boolean | null
  /** whoever is to decide may ask what a bot would do */
  hints?: boolean | null
}

/** What would a bot do in my place? Answered by Advised or Refused, to this socket and nobody else; not in the log. */
export interface Advise {
  t: 'advise'
  id: string
  match: number
}

/** Give up the seat: open again in the lobby, a bot plays on in a game. */
export interface Leave {
  t: 'leave'
  id: string
}

export interface Ping {
  t: 'ping'
}

/** The answer to a probe, at once. It is answered by nothing. */
export interface Echo {
  t: 'echo'
  probe: number
}

/** The whole table for this viewer: first message after hello, and again after a start, rematch or resume. */
export interface Scene {
  t: 'scene'
  seq: number
  table: Table
  /** the viewer's seat */
  seat: number | null
  chat: ChatLine[]
  /** None in the lobby */
  view: Machine | null
  /** seats that the table waits for */
  owed: number[]
  /** the viewer's own legal acts (without player), sorted; empty if they may do nothing */
  legal: Act[]
  /** as much of the public past as `history_view` shows */
  past: Happening[]
  /** with a turn timer: milliseconds left */
  deadline_ms: number | null
  /** in a timed game: the time on its clock, to which the timers of its view belong */
  now_ms: number | null
  /** where nobody races: the viewer's own answer that was not tried yet */
  answer: Act | null
}

/** An act was carried out. */
export interface Happened {
  t: 'happened'
  seq: number
  events: GameEvent[]
  view: Machine
  owed: number[]
  legal: Act[]
  by: 'bot' | 'clock' | null
  deadline_ms: number | null
  now_ms: number | null
  /** at the end: all, where less was shown till then */
  past?: Happening[]
  /** of a guest's view, event by event; then comes `view` */
  changes?: Machine[]
}

/** Seats, options, presence or stage changed. */
export interface People {
  t: 'people'
  seq: number
  table: Table
  /** the viewer's seat may have moved or gone */
  seat: number | null
}

export interface Said {
  t: 'said'
  seq: number
  line: ChatLine
}

/** The command is in the log. */
export interface Done {
  t: 'done'
  id: string
  seq: number
}

/** The command changed nothing. `reason` is a key of the texts (`refused-<reason>`), `rule` the booklet's number. */
export interface Refused {
  t: 'refused'
  id: string | null
  reason: string
  rule: string | null
  field: string | null
}

/** One of the legal acts, and the chance to win with it, as far as one can see it from this seat. */
export interface Advice {
  act: Act
  /** 0 … 1 */
  worth: number
  /** so often it was tried */
  trials: number
}

/** What a bot thinks of the viewer's own legal acts. It has seen what the viewer sees. */
export interface Advised {
  t: 'advised'
  id: string
  seq: number
  /** at most three, the best first */
  best: Advice[]
  /** so many continuations were tried */
  trials: number
}

export interface Pong {
  t: 'pong'
}

/** How long is the round trip to this device? In timed games, every few seconds. The answer is an echo. */
export interface Probe {
  t: 'probe'
  probe: number
}

/** The server closes this socket: one of FAREWELLS. */
export interface Goodbye {
  t: 'goodbye'
  reason: string
  address?: string | null
}

/** POST /api/tables: open a table. The first name sits on seat 0 and is the host; more names share this screen. */
export interface NewTable {
  game: string
  names: string[]
  seats: number
  bots?: string[]
  options?: Machine
  /** deal at once (all seats taken) */
  start?: boolean
  pace_ms?: number
  away_s?: number
  forget_percent?: number
  /** of the bots' names */
  language?: 'de' | 'en'
  /** timed games: nobody races, everybody answers */
  calm?: boolean
  /** whoever is to decide may ask what a bot would do; None: as long as one person plays */
  hints?: boolean | null
  id?: string | null
}

/** A seat and the secret that holds it. */
export interface Held {
  table: string
  seat: number
  secret: string
}

/** Answer to NewTable: one Held per name, in order. */
export interface Opened {
  table: Table
  held: Held[]
}

/** POST /api/tables/{id}/seats: take an open seat, in the lobby or after the end. Answer: Held. */
export interface Join {
  name: string
  id?: string | null
}

/** GET /api/games: what can be played here. */
export interface GameInfo {
  game: string
  seats: number[]
  /** name, kind, default per number of players, range (see table/options.py) */
  options: Machine[]
  /** of bots, weaker ones first */
  levels: string[]
  /** it has acts that nobody waits for: bots can forget them */
  forgettable: boolean
  /** by language */
  title: Record<string, string>
  /** what it is about, in a sentence, by language; none: it does not say */
  teaser: Record<string, string>
  /** the page of this server has a board of its own for it; else see Declaration */
  board: boolean
}

/** A field of a view, an act or an event, or a part of one. */
export interface DeclaredField {
  /** "" of a part */
  name: string
  kind: 'any' | 'by_name' | 'by_seat' | 'by_some' | 'card' | 'cards' | 'case' | 'flag' | 'groups' | 'list' | 'name' | 'number' | 'pile' | 'record' | 'row' | 'seat' | 'seats' | 'slots' | 'text'
  /** it may be null, or be left out */
  optional?: boolean
  /** null: by everybody, whole */
  seen?: 'count' | 'owner' | 'rule' | 'sometimes' | 'top_and_count' | null
  /** what others see in place of a card that only its owner sees */
  hidden_as?: string | null
  /** all that it can be; of `by_name`: the names */
  values?: unknown[] | null
  low?: number | null
  high?: number | null
  /** of `slots` that lie in rows, from the top: so many side by side … */
  across?: number | null
  /** … and so many rows */
  down?: number | null
  /** the number of a place in this field of the view */
  place_in?: string | null
  /** every part of it */
  of?: DeclaredField | null
  /** of a `record` */
  fields?: DeclaredField[] | null
  /** of a `case`: the field that says which of `cases` it is */
  by?: string | null
  cases?: Record<string, DeclaredField[]> | null
}

/** A type of acts or events. */
export interface DeclaredType {
  type: string
  /** null: the game does not say */
  fields: DeclaredField[] | null
}

/** GET /api/games/{name}?language=…: all that a game says of itself, so that a page without a board for it can show it. */
export interface Declaration {
  game: string
  /** the field of acts and events that says who acts */
  actor: string
  /** of cards */
  kinds: string[]
  view: DeclaredField[]
  acts: DeclaredType[]
  events: DeclaredType[]
  /** random ones */
  steps: string[]
  /** types of acts of which there are too many to list */
  generators: string[]
  /** of the first of its words: the one asked for, if the game speaks it */
  language: 'de' | 'en'
  /** Fluent; what a message lacks in one of them is in the next */
  words: string[]
  /** Markdown */
  booklet: string | null
  booklet_language: 'de' | 'en' | null
  /** kinds of cards that its package has drawn: GET /api/games/{name}/pictures/{kind}.svg */
  pictures: string[]
  /** its package has a board for the page: GET /api/games/{name}/board.js */
  own_board: boolean
}

/** GET /api/reach: an invitation that says `localhost` invites nobody. */
export interface Reach {
  /** address for other devices of the local network, "http://192.168.0.7:8000"; None: not reachable */
  lan: string | null
}

/** POST /api/tables/{id}/handover (header `Authorization: Bearer SECRET`): typed on another device within five
 * minutes, once. */
export interface Code {
  code: string
}

/** POST /api/handover: the other device's half. Answer: Held, with a secret of its own for the same seat. */
export interface TakeOver {
  code: string
  id?: string | null
}

/** GET /api/tables/{id}/proof?match=N, after the end: what the commitment was made of, in hexadecimal digits. */
export interface Proof {
  match: number
  /** 32 bytes: every shuffle and draw of the game follows from it */
  seed: string
  /** 16 bytes */
  salt: string
  /** SHA-256 of salt, then seed (48 bytes) */
  commitment: string
}

/** A step of a game, the deal or an act, as somebody saw it. */
export interface Frame {
  /** what had just happened, and … */
  events: GameEvent[]
  /** … how things stood then */
  view: Machine
  /** as in Happened */
  changes?: Machine[]
}

/** GET /api/tables/{id}/replay?match=N&eyes=SEAT, after the end: what that seat was sent; `eyes=all`: with open cards, what
 * any seat was. */
export interface Replay {
  players: string[]
  /** after the deal and after every act */
  frames: Frame[]
}

/** A step that somebody looks back at. */
export interface Moment {
  events: GameEvent[]
  view: Machine
  changes?: Machine[]
  /** of Happened, or of the past in Scene */
  seq: number
}

/** GET /api/tables/{id}/past (header `Authorization: Bearer SECRET`; without it: for spectators): the game at the table as far
 * as this seat may look back, the newest step last. */
export interface Past {
  frames: Moment[]
}

/** GET /api/tables/{id}/analysis?match=N, after the end: the first line of the answer, which is JSON Lines. The others
 * are Judged, one for each act, as they are found. */
export interface Judging {
  /** of every seat to win, 0 … 1, all cards open: after the deal and after every act */
  chances: number[][]
}

/** One act of a finished game, judged from what its player could see. */
export interface Judged {
  /** of the record: after the deal (0) this many acts */
  step: number
  seat: number
  act: Act
  /** what a bot would have done */
  best: Act
  /** so much smaller was the chance to win than with the best act, 0 … 1 */
  loss: number
}

/** Any REST error. */
export interface Problem {
  reason: string
  field: string | null
  text_de: string
  text_en: string
}

export type Command =
  | Hello
  | Play
  | Say
  | Start
  | Rematch
  | AddBot
  | RemoveSeat
  | Configure
  | Advise
  | Leave
  | Ping
  | Echo

export type Message =
  | Scene
  | Happened
  | People
  | Said
  | Done
  | Refused
  | Advised
  | Pong
  | Probe
  | Goodbye
