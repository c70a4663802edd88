/** Where new tables are opened: at the server, or here in the page, for whoever wants that or has no server. */
import { settings } from "../settings.svelte";
import type { Fault } from "./fault";
import { isStored, store } from "./store";
import { type Transport, transportTo } from "./transport";

type Asking = (transport: Transport) => Promise<Response>;

const PATIENCE = 4_000; // ms for a server, where the page can do without

class Place {
  stored = $state(false); // all that the page needs to be its own server is on this device
  away = $state(false); // no server answers
  share = $state<number | null>(null); // of what is being fetched
  full = $state(false); // there is no room on this device for what was to be written last
  fault = $state.raw<Fault | null>(null); // why that server did not begin the last time
  waking = $state(false); // the server in the page begins, which takes seconds
  /** A copy of this site without any server: `schnapp site` says so in its page. */
  readonly serverless = document.documentElement.hasAttribute("data-serverless");

  get here(): boolean {
    return this.stored && (this.serverless || settings.kept.here || this.away);
  }

  /** Nothing can be played before what that needs has come. */
  get empty(): boolean {
    return this.serverless && !this.stored;
  }

  /** What is stored here, and whether a server answers again. */
  async look(): Promise<void> {
    this.away = false;
    this.stored = await isStored();
  }

  /** Asks the server, and the page itself where that is wished for or no server answers. */
  async ask(by: Asking): Promise<Response> {
    if (this.here || this.serverless) return this.inside(by);
    try {
      return await this.askServer((transport) => (this.stored ? inTime(by(transport)) : by(transport)));
    } catch (problem) {
      if (!this.here) throw problem;
      return this.inside(by);
    }
  }

  /** Asks the server and nobody else: what others shall find must be there, and what they have left. */
  async askServer(by: Asking): Promise<Response> {
    if (this.serverless) throw new Error("there is no server");
    try {
      const answer = await by(transportTo("server"));
      if (!isOurs(answer)) throw new Error("somebody else answers");
      this.away = false;
      return answer;
    } catch (problem) {
      this.away = true;
      throw problem;
    }
  }

  private async inside(by: Asking): Promise<Response> {
    this.waking = true;
    try {
      return await by(transportTo("here"));
    } finally {
      this.waking = false;
    }
  }

  /** Fetch all that is needed without a network. */
  async store(): Promise<void> {
    this.share = 0;
    try {
      await store((share) => (this.share = share));
      this.stored = true;
      this.fault = null;
      this.away = false; // it came from there
    } finally {
      this.share = null;
    }
  }
}

/** A server says everything in JSON; a proxy whose server is gone does not, nor a portal that wants a password first. */
const isOurs = (answer: Response): boolean => answer.headers.get("content-type")?.includes("json") === true;

const inTime = (answer: Promise<Response>): Promise<Response> =>
  Promise.race([answer, new Promise<never>((_, late) => setTimeout(() => late(new Error("no server in time")), PATIENCE))]);

export const place = new Place();
