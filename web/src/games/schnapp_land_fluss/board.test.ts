import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../settings.svelte";
import { wordsOf } from "../../texts.svelte";
import type { BoardProps } from "../index";
import { Timeline } from "../../table/timeline.svelte";
import Board from "./Board.svelte";
import type { Legal, Shapes } from "./shapes";
import { type SeenClaim, SLOTS, type View } from "./types";

const TABLE = (["s", "q", "m", "e", "t", "s", "xy", "l", "r", "z", "b", "h"] as const).map((letter) => `letter_${letter}` as const);
const OPTIONS = {
  variant: "fastest",
  games: 1,
  language: "en",
  claim_mode: "strike_then_word",
  judge: "lexicon_vote",
  think_ms: 45000,
  word_ms: 8000,
  vote_ms: 20000,
  reveal_ms: 15000,
  misses_to_end: 3,
  leader: null,
  letter_deck: { counts: {}, red: ["letter_q", "letter_xy", "letter_z"] },
};
const view = (more: Partial<View> = {}): View => ({
  state: "OPEN",
  t: 2000,
  game_no: 1,
  totals: [0, 0, 0],
  revealer: 1,
  misses: 0,
  category: "animal",
  category_deck: 30,
  category_used: [],
  letter_deck: 43,
  table: TABLE,
  piles: [["letter_a", "letter_c"], [], ["letter_k"]],
  forfeited: [],
  claims: [],
  next_claim: 1,
  passed: [],
  locked_out: [],
  tiebreak: null,
  timers: { reveal: null, think: 45000, window: null, vote: null },
  think_left: null,
  time_up: false,
  used_words: [],
  last_win: null,
  viewer: 0,
  ...more,
});
const claim = (more: Partial<SeenClaim> = {}): SeenClaim => ({
  id: "c1",
  player: 0,
  slot: "t1",
  t: 2000,
  word: null,
  status: "open",
  reason: null,
  card: null,
  votes: [],
  own_vote: null,
  ...more,
});
const ALL = [...SLOTS];
const MAY: Legal[] = [{ type: "strike", slot: ALL }, { type: "pass" }];

function board(more: Partial<BoardProps<Shapes>> = {}) {
  const act = vi.fn<BoardProps<Shapes>["act"]>();
  const props: BoardProps<Shapes> = {
    view: view(),
    legal: MAY,
    owed: [0, 1, 2],
    seat: 0,
    names: ["Anna", "Bert", "Cleo"],
    events: [],
    timeline: new Timeline<Shapes>(),
    busy: false,
    act,
    options: OPTIONS,
    t: wordsOf("schnapp-land-fluss"),
    motion: false,
    zero: performance.now() - 2000,
    ...more,
  };
  return { act, ...render(Board, { props }) };
}
const find = <E extends HTMLElement>(selector: string): E | null => document.querySelector<E>(selector);
const press = (key: string, at: Element = document.body): boolean =>
  at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
const write = async (word: string): Promise<void> => {
  const field = find<HTMLInputElement>("[data-do=word]");
  if (!field) throw new Error("nowhere to write");
  field.value = word;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await tick();
};
const send = (): boolean | undefined => find("form.entry")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));

beforeEach(() => {
  settings.set({ language: "en", hotkeys: true });
  document.body.focus();
});

describe("a strike", () => {
  it("is felt at once, and the word can be written before the table has answered", async () => {
    const { act } = board();
    find('[data-place="slot t5"]')?.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true, button: 0 }));
    expect(act).toHaveBeenCalledWith({ type: "strike", slot: "t5" }, null);
    expect(find('[data-place="slot t5"] .hand')).not.toBeNull();
    expect(document.activeElement).toBe(find("[data-do=word]"));
    await write("Tiger");
    send();
    expect(act).toHaveBeenLastCalledWith({ type: "say", word: "Tiger" });
  });

  it("says how long after the category was shown", async () => {
    const { act, rerender } = board({ view: view({ state: "W_TURN", category: null }), legal: [] });
    await rerender({ view: view(), legal: MAY, events: [{ type: "category", t: 2000, id: "animal" }] });
    press("t");
    expect(act.mock.calls[0]?.[0]).toEqual({ type: "strike", slot: "t5" });
    expect(act.mock.calls[0]?.[1]).toBeGreaterThanOrEqual(0);
  });

  it("is one hand only, and goes back where the table refuses it", async () => {
    vi.useFakeTimers();
    const { act, rerender } = board();
    press("t");
    press("m");
    expect(act).toHaveBeenCalledTimes(1);
    await rerender({ busy: true });
    await rerender({ busy: false });
    await vi.advanceTimersByTimeAsync(300);
    expect(find("[data-do=word]")).toBeNull();
    vi.useRealTimers();
  });

  it("by a letter's key: the first of two, X and Y on one card, never while a word is written", async () => {
    const { act } = board();
    press("Y");
    expect(act).toHaveBeenCalledWith({ type: "strike", slot: "t7" }, null);
    press("s", find("[data-do=word]") ?? document.body);
    expect(act).toHaveBeenCalledTimes(1);
    cleanup();
    const again = board({ legal: [{ type: "strike", slot: ["t6"] }] });
    press("s");
    expect(again.act).toHaveBeenCalledWith({ type: "strike", slot: "t6" }, null);
  });

  it("that came too late is told by how much, in seconds", async () => {
    const { act, rerender } = board({ view: view({ state: "W_TURN", category: null }), legal: [] });
    await rerender({ view: view(), legal: MAY, events: [{ type: "category", t: 2000, id: "animal" }] });
    press("t");
    const own = Number(act.mock.calls[0]?.[1]);
    const t = 2000 + own - 210;
    await rerender({
      view: view({ state: "CONTEST", claims: [claim({ player: 1, slot: "t1", t })] }),
      legal: [],
      events: [{ type: "struck", t, player: 1, slot: "t1", claim: "c1" }],
    });
    expect(await screen.findByText("Bert was 0.21 s faster.")).toBeTruthy(); // once the hand has gone back
  });

  it("is nobody's who was faster where nobody races", () => {
    board({ calm: true, legal: [], view: view({ state: "CONTEST", claims: [claim({ player: 1, status: "said" })] }) });
    expect(screen.getByText(/All answers are in/)).toBeTruthy();
    expect(screen.queryByText(/faster/)).toBeNull();
  });

  it("is not asked of those who have passed while no card may be struck", () => {
    board({ legal: [], view: view({ state: "CONTEST", passed: [0], claims: [claim({ player: 1 })] }) });
    expect(screen.getByText("Somebody was faster.")).toBeTruthy();
    cleanup();
    board({ legal: [{ type: "strike", slot: ALL }], view: view({ passed: [0] }) });
    expect(screen.getByText(/^You pass\./)).toBeTruthy();
  });

  it("is not made by those who watch, nor in a replay", () => {
    const { act } = board({ view: view({ viewer: null }), seat: null, legal: [] });
    press("s");
    expect(screen.queryAllByRole("button")).toEqual([]);
    cleanup();
    board({ replay: true, legal: [] });
    expect(screen.queryAllByRole("button")).toEqual([]);
    expect(act).not.toHaveBeenCalled();
  });
});

describe("the word", () => {
  it("is pointed at where it begins wrongly, but sent", async () => {
    const { act } = board({ view: view({ state: "CONTEST", claims: [claim()] }), legal: [{ type: "say", word: "*" }] });
    expect(find("[data-time]")?.dataset["time"]).toBe("word");
    await write("Löwe");
    expect(find("#word-hint")?.textContent).toContain("S");
    send();
    expect(act).toHaveBeenCalledWith({ type: "say", word: "Löwe" });
  });

  it("is sent once while the strike is on its way, however often one presses, and so is another one", async () => {
    const { act } = board({ busy: true, view: view({ state: "CONTEST", claims: [claim()] }), legal: [{ type: "say", word: "*" }] });
    await write("Seal");
    send();
    send();
    await write("Shark");
    send();
    expect(act.mock.calls.map(([one]) => one)).toEqual(["Seal", "Shark"].map((word) => ({ type: "say", word })));
  });

  it("typed first finds its card, and a touch chooses another", async () => {
    const { act } = board({
      options: { ...OPTIONS, claim_mode: "typed" },
      legal: [{ type: "claim", slot: ALL, word: "*" }, { type: "pass" }],
    });
    await write("Seestern");
    expect(find(".chosen")?.dataset["place"]).toBe("slot t1");
    find('[data-place="slot t6"]')?.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true, button: 0 }));
    await tick();
    expect(find(".chosen")?.dataset["place"]).toBe("slot t6");
    send();
    expect(act.mock.calls[0]?.[0]).toEqual({ type: "claim", slot: "t6", word: "Seestern" });
  });
});

describe("where nobody races", () => {
  const calmly = () =>
    board({
      calm: true,
      options: { ...OPTIONS, claim_mode: "typed" },
      legal: [{ type: "answer", slot: ALL, word: "*" }, { type: "pass" }],
    });

  it("a word that begins wrongly stays, and that is said at once", async () => {
    const { act } = calmly();
    find('[data-place="slot t3"]')?.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true, button: 0 }));
    await write("Zebra");
    send();
    await tick();
    expect(act).not.toHaveBeenCalled();
    expect(find("#word-hint")?.textContent).toContain("Not sent! That doesn’t begin with M.");
    await write("Maus");
    send();
    expect(act.mock.calls[0]?.[0]).toEqual({ type: "answer", slot: "t3", word: "Maus" });
  });
});

describe("the category", () => {
  it("is turned by the key, from anywhere", () => {
    const { act } = board({ view: view({ state: "W_TURN", category: null, revealer: 0 }), legal: [{ type: "turn_category" }] });
    press(" ");
    expect(act).toHaveBeenCalledWith({ type: "turn_category" });
  });

  it("has the word of the language that is played, and what it means in one's own", () => {
    board({ options: { ...OPTIONS, language: "de" } });
    expect(screen.getByRole("img", { name: /Tier.*Animal/ })).toBeTruthy();
  });

  it("is chosen by the leader, or made up", async () => {
    const { act } = board({
      view: view({ state: "W_TURN", category: null, revealer: "leader", viewer: "leader" }),
      seat: 3,
      names: ["Anna", "Bert", "Cleo", "Oma"],
      options: { ...OPTIONS, leader: "Oma" },
      legal: [
        { type: "announce_category", id: ["city", "river"] },
        { type: "announce_free", text: "*" },
      ],
    });
    expect(screen.getAllByRole("img", { name: /point/ })).toHaveLength(12); // the letters lie there meanwhile
    find('[data-place="category river"]')?.click();
    expect(act).toHaveBeenCalledWith({ type: "announce_category", id: "river" });
  });
});

describe("the vote", () => {
  const voting = (more: Partial<SeenClaim> = {}) =>
    view({
      state: "VOTE",
      claims: [claim({ player: 1, status: "vote", word: "Sägefisch", votes: ["2"], ...more })],
      timers: { reveal: null, think: null, window: null, vote: 9000 },
    });

  it("is two large buttons, or two keys", () => {
    const { act } = board({ view: voting(), legal: [{ type: "vote", claim: ["c1"], vote: ["accept", "reject"] }] });
    expect(screen.getByText("Sägefisch")).toBeTruthy();
    find("[data-do=accept]")?.click();
    press("2");
    press("y");
    expect(act.mock.calls.map(([one]) => "vote" in one && one.vote)).toEqual(["accept", "reject", "accept"]);
  });

  it("is given once, by button and by key, though it is on its way for a while", async () => {
    const { act, rerender } = board({ view: voting(), legal: [{ type: "vote", claim: ["c1"], vote: ["accept", "reject"] }] });
    find("[data-do=accept]")?.click();
    await rerender({ busy: true });
    find("[data-do=accept]")?.click();
    press("1");
    expect(act).toHaveBeenCalledTimes(1);
    expect(document.querySelectorAll("button:disabled")).toHaveLength(0); // the keyboard stays where it is
  });

  it("shows who has voted, not how; the own word can be taken back", () => {
    const { act } = board({ view: voting({ player: 0 }), legal: [{ type: "concede", claim: ["c1"] }] });
    expect(screen.getByRole("img", { name: /Cleo$/ })).toBeTruthy();
    find("[data-do=concede]")?.click();
    expect(act).toHaveBeenCalledWith({ type: "concede", claim: "c1" });
  });

  it("is the leader's where there is one", () => {
    const { act } = board({
      view: { ...voting(), viewer: "leader" },
      seat: 3,
      options: { ...OPTIONS, leader: "Oma", judge: "leader" },
      legal: [{ type: "verdict", claim: ["c1"], verdict: ["disputed", "valid", "wrong"] }],
    });
    expect(find("[data-mark=votes]")).toBeNull(); // nobody else has to
    expect(screen.getByText("Does it count? You decide.")).toBeTruthy();
    press("3");
    expect(act).toHaveBeenCalledWith({ type: "verdict", claim: "c1", verdict: "disputed" });
  });
});

describe("the table in words", () => {
  it("says what everybody may know", () => {
    board({
      view: view({
        claims: [claim({ player: 1, slot: "t2" })],
        state: "CONTEST",
        locked_out: [2],
        tiebreak: { slots: { "0": "t3", "1": "t3" }, misses: 0 },
      }),
      legal: [],
    });
    expect(screen.getByRole("region", { name: /^You: 2 points, 2 letters: A, C.*tie-break/ })).toBeTruthy();
    expect(screen.getByRole("region", { name: /^Cleo: 1 point.*locked out/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Q, 2 points.*Bert/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: /^M, 1 point.*Anna and Bert/ })).toBeTruthy();
    expect(screen.getByRole("timer")).toBeTruthy();
  });

  it("says who is not there, and who turns though they were locked out", () => {
    board({ view: view({ state: "W_TURN", category: null, locked_out: [1] }), legal: [], absent: { 0: "bot", 2: "away" } });
    expect(find("[data-seat='0'] .mark")?.textContent).toBe("bot");
    expect(find("[data-seat='2'] .mark")?.textContent).toBe("away");
    expect(screen.getByRole("region", { name: /^Cleo: .*, away$/ })).toBeTruthy();
    expect(find("[data-mark=turns]:not(.out)")?.dataset["seat"]).toBe("1");
  });

  it("says who has won: oneself, others, or both", () => {
    const over = (totals: number[]): string | undefined => {
      cleanup();
      board({ view: view({ state: "OVER", totals }), legal: [] });
      return find(".over")?.textContent;
    };
    expect(over([5, 3, 2])).toBe("You win!");
    expect(over([5, 5, 2])).toBe("You win together with Bert!");
    expect(over([2, 5, 5])).toBe("Bert and Cleo win together!");
  });

  it("says a tie once: as what came of the words, and from the next category on as what is played", async () => {
    const tied: Partial<View> = { tiebreak: { slots: { "0": "t3", "1": "t4" }, misses: 0 } };
    const { rerender } = board({ view: view({ ...tied, state: "W_TURN", category: null }), legal: [] });
    expect(screen.getByText("Tie-break: Anna – Bert")).toBeTruthy();
    await rerender({ events: [{ type: "tie", t: 3000, slots: { "0": "t3", "1": "t4" } }] });
    expect(screen.getByText("At the same time: a tie-break!")).toBeTruthy();
    expect(screen.queryByText("Tie-break: Anna – Bert")).toBeNull();
    await rerender({ view: view(tied), events: [{ type: "category", t: 9000, id: "animal" }] });
    expect(screen.getByText("Tie-break: Anna – Bert")).toBeTruthy();
  });

  it("passes by key", () => {
    const { act } = board();
    press("0");
    expect(act).toHaveBeenCalledWith({ type: "pass" });
  });
});
