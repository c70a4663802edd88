import type { Kind } from "./fault";

/** What the page and its worker say to each other. `id` counts requests and sockets. */
export type ToWorker =
  | { t: "start"; base: string }
  | { t: "ask"; id: number; method: string; path: string; headers: string; body: string }
  | { t: "open"; id: number; path: string }
  | { t: "say"; id: number; text: string }
  | { t: "leave"; id: number };

export type FromWorker =
  | { t: "started" }
  | { t: "failed"; kind: Kind; why: string }
  | { t: "head"; id: number; status: number; headers: string }
  | { t: "body"; id: number; part: Uint8Array<ArrayBuffer> }
  | { t: "end"; id: number }
  | { t: "opened"; id: number }
  | { t: "said"; id: number; text: string }
  | { t: "closed"; id: number; code: number }
  | { t: "room"; full: boolean }; // is there room on the device for what was to be written last?
