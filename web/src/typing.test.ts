/** Keys belong to the page, but where a letter is written or chosen. */
import { expect, it } from "vitest";
import { isTyping } from "./typing";

const made = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.querySelector("[data-here]") ?? document.body.firstElementChild!;
};

it.each(["<input>", "<input type='search'>", "<textarea></textarea>", "<select></select>", "<p contenteditable><b data-here></b></p>"])(
  "%s takes letters",
  (html) => expect(isTyping(made(html))).toBe(true),
);

it.each(["<input type='radio'>", "<input type='checkbox'>", "<input type='range'>", "<button></button>", "<p></p>"])(
  "%s leaves letters to the page",
  (html) => expect(isTyping(made(html))).toBe(false),
);

it("is nowhere without a field", () => expect(isTyping(window)).toBe(false));
