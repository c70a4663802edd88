/** The few questions that go over plain HTTP: opening a table, sitting down, moving to another device, what is over. */
import { Fault } from "./offline/fault";
import { place } from "./offline/place.svelte";
import { type Transport, transportOf, transportTo } from "./offline/transport";
import { delay, newId, NEXT_DOOR, nextDoor, NODES } from "./socket";
import type { Code, Declaration, GameInfo, Held, Join, NewTable, Opened, Past, Problem, Reach, Replay, Table, TakeOver } from "./wire";

/** Whose a replay is: a seat's, or with open cards. */
export type Eyes = number | "all";

/** The server said no: `reason` is a key of the texts (`refused-<reason>`). */
export class ApiProblem extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

const ELSEWHERE = 421; // another node of the server has this table: whoever stands in front asks that one next

/** Who is asked. */
type Way = (by: (transport: Transport) => Promise<Response>) => Promise<Response>;

const anybody: Way = (by) => place.ask(by);
const server: Way = (by) => place.askServer(by);
/** What a table knows stays where it was opened. */
const homeOf =
  (table: string): Way =>
  (by) =>
    by(transportOf(table));

async function ask(path: string, init: RequestInit, way: Way): Promise<Response> {
  let answer: Response;
  try {
    answer = await way((transport) => knocked(transport, `/api${path}`, init));
  } catch (problem) {
    throw problem instanceof Fault ? problem : new ApiProblem("no_server");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new ApiProblem(problem?.reason ?? (answer.status === 404 ? "not_found" : "internal"));
}

async function knocked(transport: Transport, path: string, init: RequestInit): Promise<Response> {
  let answer = await transport.ask(path, init);
  for (let knock = 1; answer.status === ELSEWHERE && knock <= NODES; knock++) {
    await new Promise((later) => setTimeout(later, NEXT_DOOR));
    answer = await transport.ask(nextDoor(path, knock), init);
  }
  return answer;
}

const bearer = (secret: string): Record<string, string> => ({ Authorization: `Bearer ${secret}` });

async function post<T>(path: string, body: unknown, way: Way, secret?: string): Promise<T> {
  const headers = { "Content-Type": "application/json", ...(secret ? bearer(secret) : {}) };
  return (await (await ask(path, { method: "POST", headers, body: JSON.stringify(body) }, way)).json()) as T;
}

const TRIES = 4;
const LOST = new Set(["no_server", "restart"]); // no answer: nobody knows whether it was carried out

/** Asks again with the same id until there is an answer: nobody sits down twice. */
async function insist<T>(path: string, body: object, way: Way): Promise<T> {
  const id = newId(16);
  for (let attempt = 0; ; attempt++) {
    try {
      return await post<T>(path, { ...body, id }, way);
    } catch (problem) {
      if (attempt + 1 >= TRIES || !(problem instanceof ApiProblem) || !LOST.has(problem.reason)) throw problem;
      await new Promise((later) => setTimeout(later, delay(attempt)));
    }
  }
}

async function get<T>(path: string, way: Way, secret?: string): Promise<T> {
  return (await (await ask(path, secret ? { headers: bearer(secret) } : {}, way)).json()) as T;
}

/** What can be played: at a table, or at a new one. */
export const games = (table?: string): Promise<GameInfo[]> => get("/games", table === undefined ? anybody : homeOf(table));
/** What a guest says of itself: guests live at servers only, never in the page. */
export const declaration = (game: string, language: string): Promise<Declaration> => get(`/games/${game}?language=${language}`, server);
export const tableOf = (table: string): Promise<Table> => get(`/tables/${table}`, homeOf(table));
/** How others reach the server of a table. */
export const reach = (table: string): Promise<Reach> => get("/reach", homeOf(table));

/** A new table, and whether it stands in the page itself; never there if others shall come to it. */
export async function open(table: NewTable): Promise<Opened & { here: boolean }> {
  let here = false;
  const noting: Way = (by) =>
    place.ask((transport) => {
      here = transport === transportTo("here");
      return by(transport);
    });
  const opened = await insist<Opened>("/tables", table, table.start ? noting : server);
  return { ...opened, here };
}

export const sit = (table: string, name: string): Promise<Held> =>
  insist(`/tables/${table}/seats`, { name } satisfies Omit<Join, "id">, homeOf(table));
export const handoverCode = (table: string, secret: string): Promise<Code> => post(`/tables/${table}/handover`, {}, homeOf(table), secret);
export const takeOver = (code: string): Promise<Held> => insist("/handover", { code } satisfies Omit<TakeOver, "id">, server);
export const recordPath = (table: string, match: number): string => `/api/tables/${table}/record?match=${match}`;
export const record = async (table: string, match: number): Promise<Blob> =>
  (await ask(`/tables/${table}/record?match=${match}`, {}, homeOf(table))).blob();
export const replay = (table: string, match: number, eyes: Eyes): Promise<Replay> =>
  get(`/tables/${table}/replay?match=${match}&eyes=${eyes}`, homeOf(table));
/** The game at the table, as far back as this seat (spectators, without a secret) may look. */
export const past = (table: string, secret?: string): Promise<Past> => get(`/tables/${table}/past`, homeOf(table), secret);
/** A finished game judged, as it is found: lines for `growing`. */
export async function analysis(table: string, match: number, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const { body } = await ask(`/tables/${table}/analysis?match=${match}`, { signal }, homeOf(table));
  if (!body) throw new ApiProblem("internal");
  return body;
}
