/** The rows of the tables that are played here, in the browser's own database. Each call is one transaction: all of it is kept, or
 * nothing. schnapp/offline/log.py asks it; what is promised stands in schnapp/server/log.py. */

import { isFull } from "./full";

export interface AppendResult {
  kind: "written" | "conflict" | "duplicate";
  seq: number;
}

export interface Row {
  seq: number;
  body: string;
  command: string | null;
}

interface Kept extends Row {
  table: string;
}

interface Last {
  table: string;
  seq: number;
  day: number; // since 1970, on which the last row was written
}

const NAME = "schnapp";
const VERSION = 1;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the database does not say why"));
  });

/** Only then a row is on the disk, as far as the browser promises it. */
const written = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("the database does not say why"));
  });

function opened(factory: IDBFactory): IDBOpenDBRequest {
  const opening = factory.open(NAME, VERSION);
  opening.onupgradeneeded = () => {
    const rows = opening.result.createObjectStore("rows", { keyPath: ["table", "seq"] });
    rows.createIndex("command", ["table", "command"]); // a row without one is in no index
    opening.result.createObjectStore("last", { keyPath: "table" });
  };
  return opening;
}

/** `room` is told with every row whether there was none left for it. */
export const openRows = async (factory: IDBFactory, room: (full: boolean) => void): Promise<Rows> =>
  new Rows(watched(await done(opened(factory))), room);

/** A database that is closed answers nobody: that ends the worker, and the next one opens it anew (offline/here.ts). */
function watched(database: IDBDatabase): IDBDatabase {
  database.onclose = () => reportError(new Error("the browser has closed the database"));
  database.onversionchange = () => {
    database.close(); // whoever wants another version of it, or none, would wait for ever
    reportError(new Error("another page has taken the database"));
  };
  return database;
}

/** All of a table to which nobody can come back goes for good, also from under a worker that has it open: as everywhere, whoever writes
 * on then finds another number, and reads anew. */
export async function remove(factory: IDBFactory, table: string): Promise<void> {
  const database = await done(opened(factory));
  await new Rows(database, () => undefined).remove(table, Infinity).finally(() => database.close());
}

export class Rows {
  constructor(
    private readonly database: IDBDatabase,
    private readonly room: (full: boolean) => void,
  ) {}

  async append(...asked: Parameters<Rows["write"]>): Promise<AppendResult> {
    try {
      const answer = await this.write(...asked);
      this.room(false);
      return answer;
    } catch (problem) {
      this.room(isFull(problem));
      throw problem;
    }
  }

  /** Python's None is undefined here. */
  private async write(
    table: string,
    expected: number,
    bodies: string[],
    command: string | null | undefined,
    day: number,
  ): Promise<AppendResult> {
    const transaction = this.database.transaction(["rows", "last"], "readwrite", { durability: "strict" });
    const [rows, last] = [transaction.objectStore("rows"), transaction.objectStore("last")];
    const now = ((await done(last.get(table))) as Last | undefined)?.seq ?? 0;
    if (now !== expected) {
      const asked = typeof command === "string" ? rows.index("command").get([table, command]) : null;
      const known = asked && ((await done(asked)) as Kept | undefined);
      return known ? { kind: "duplicate", seq: known.seq } : { kind: "conflict", seq: now };
    }
    const end = now + bodies.length;
    bodies.forEach((body, at) => {
      const seq = now + at + 1;
      rows.add({ table, seq, body, ...(seq === end && typeof command === "string" ? { command } : {}) });
    });
    last.put({ table, seq: end, day } satisfies Last);
    await written(transaction);
    return { kind: "written", seq: end };
  }

  /** The rows after this one, and before that one if it is given. */
  async read(table: string, after: number, before?: number | null): Promise<Row[]> {
    const upTo = before ?? Infinity;
    if (upTo <= after + 1) return [];
    const range = IDBKeyRange.bound([table, after], [table, upTo], true, true);
    const found = (await done(this.database.transaction("rows").objectStore("rows").getAll(range))) as Kept[];
    return found.map(({ seq, body, command }) => ({ seq, body, command: command ?? null }));
  }

  async idle(before: number): Promise<string[]> {
    return (await this.writtenBefore(before)).map(({ table }) => table);
  }

  /** The newest day before this one on which something was written; of each table counts what was last. */
  async lastDay(before: number): Promise<number | undefined> {
    const days = (await this.writtenBefore(before)).map(({ day }) => day);
    return days.length > 0 ? Math.max(...days) : undefined; // Python's None
  }

  private async writtenBefore(before: number): Promise<Last[]> {
    const all = (await done(this.database.transaction("last").objectStore("last").getAll())) as Last[];
    return all.filter(({ day }) => day < before);
  }

  async remove(table: string, before: number): Promise<boolean> {
    const transaction = this.database.transaction(["rows", "last"], "readwrite");
    const last = transaction.objectStore("last");
    const known = (await done(last.get(table))) as Last | undefined;
    if (!known || known.day >= before) return false;
    last.delete(table);
    transaction.objectStore("rows").delete(IDBKeyRange.bound([table], [table, []]));
    await written(transaction);
    return true;
  }
}
