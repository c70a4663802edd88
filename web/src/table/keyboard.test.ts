/** Tab comes into every part of a board where there is something to do. */
import { beforeEach, describe, expect, it } from "vitest";
import { enterBoard, moveFocus, rememberStop, setTabStops } from "./keyboard";

let board: HTMLElement;
const one = (name: string): HTMLElement => board.querySelector<HTMLElement>(`[data-name=${name}]`)!;
const stops = (): (string | undefined)[] => [...board.querySelectorAll<HTMLElement>("[tabindex='0']")].map((el) => el.dataset["name"]);

beforeEach(() => {
  board = document.createElement("div");
  board.innerHTML = `
    <div data-zone="own"><button data-name="belly"></button><button data-name="low"></button><button data-name="tall"></button></div>
    <div data-zone="pond"><button data-name="water" data-wide></button><button data-name="fly"></button><button data-name="ant"></button></div>`;
  document.body.replaceChildren(board);
  board.addEventListener("focusin", (event) => rememberStop(board, event.target as Element));
  setTabStops(board);
});

describe("a zone's tab stop", () => {
  it("is its first thing, but not the ground the others lie on", () => {
    expect(stops()).toEqual(["belly", "fly"]);
  });

  it("is where one was", () => {
    one("ant").focus();
    one("belly").focus();
    expect(stops()).toEqual(["belly", "ant"]);
  });

  it("is what may be taken up rather than where one was, as soon as the keyboard has left", () => {
    one("belly").focus();
    one("tall").classList.add("lively");
    setTabStops(board);
    expect(stops()).toEqual(["belly", "fly"]); // nobody is pulled away from where they are
    one("fly").focus();
    expect(stops()).toEqual(["tall", "fly"]);
  });

  it("is where one was among several things that may be taken up", () => {
    for (const name of ["low", "tall"]) one(name).classList.add("lively");
    one("tall").focus();
    one("fly").focus();
    expect(stops()).toEqual(["tall", "fly"]);
  });

  it("is what completes the choice before anything else", () => {
    one("fly").focus();
    one("belly").focus();
    one("fly").classList.add("lively");
    one("water").classList.add("lit");
    setTabStops(board);
    expect(stops()).toEqual(["belly", "water"]);
  });
});

describe("an arrow", () => {
  const at: Record<string, [number, number]> = {
    belly: [0, 100],
    low: [60, 104],
    tall: [300, 44],
    water: [200, 60],
    fly: [90, 60],
    ant: [310, 30],
  };
  const goes = (from: string, key: string): string | undefined => {
    one(from).focus();
    const event = new KeyboardEvent("keydown", { key });
    Object.defineProperty(event, "target", { value: one(from) });
    moveFocus(board, event);
    return (document.activeElement as HTMLElement).dataset["name"];
  };
  beforeEach(() => {
    for (const [name, [x, y]] of Object.entries(at)) {
      const box = new DOMRect(x, y, 40, name === "tall" ? 160 : 40);
      one(name).getBoundingClientRect = () => box;
      one(name).getClientRects = () => Object.assign([box], { item: () => box });
    }
    delete one("water").dataset["wide"];
  });

  it("stays in the row, however far the next card lies", () => {
    expect(["belly", "low", "tall"].map((name) => goes(name, "ArrowRight"))).toEqual(["low", "tall", "ant"]);
    expect(goes("tall", "ArrowLeft")).toBe("low");
  });

  it("is in no row with what merely reaches beside it", () => {
    at["tall"] = [300, 20];
    const box = new DOMRect(300, 20, 40, 160);
    one("tall").getBoundingClientRect = () => box;
    expect([goes("low", "ArrowRight"), goes("tall", "ArrowLeft")]).toEqual(["fly", "water"]);
  });

  it("goes to the nearest thing above and below", () => {
    expect([goes("low", "ArrowUp"), goes("fly", "ArrowDown"), goes("tall", "ArrowUp")]).toEqual(["fly", "low", "ant"]);
  });

  describe("that nothing has heard", () => {
    const comes = (target: Element, init: KeyboardEventInit = { key: "ArrowDown" }): string | undefined | null => {
      const event = new KeyboardEvent("keydown", { cancelable: true, ...init });
      Object.defineProperty(event, "target", { value: target });
      const [entered, at] = [enterBoard(board, event), document.activeElement as HTMLElement];
      expect(event.defaultPrevented).toBe(entered);
      at.blur();
      return entered ? at.dataset["name"] : null;
    };

    it("comes to what lights up, else to what may be taken up, else to a thing", () => {
      expect(comes(document.body)).toBe("belly");
      one("tall").classList.add("lively");
      setTabStops(board);
      expect(comes(board)).toBe("tall");
      one("fly").classList.add("lit");
      setTabStops(board);
      expect(comes(document.body, { key: "ArrowLeft" })).toBe("fly");
    });

    it("comes from a part of the board that has no button left, but from no place where it means something", () => {
      const band = document.createElement("div");
      band.dataset["zone"] = "band";
      board.append(band);
      expect([comes(band), comes(one("ant"))]).toEqual(["belly", null]);
      expect([comes(document.body, { key: "Enter" }), comes(document.body, { key: "ArrowUp", altKey: true })]).toEqual([null, null]);
      expect(comes(document.body.appendChild(document.createElement("input")))).toBe(null);
    });
  });
});
