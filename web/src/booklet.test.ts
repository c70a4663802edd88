import { describe, expect, it } from "vitest";
import { booklet, section } from "./booklet";
import { bookletOf } from "./booklets";
import { BUILT_IN } from "./games";
import { CODES } from "./languages";

describe("the booklet", () => {
  it("gives numbered headings an anchor and links mentions of a rule", () => {
    const { html, chapters } = booklet("# Title\n\n## 5 Snatching\n\n### 5.2 Snatch\n\nSee 7.1, not 54 or 1.5x.\n");
    expect(chapters).toEqual([{ number: "5", title: "Snatching" }]);
    expect(html).toContain('<h4 id="rule-5.2"');
    expect(html).toContain('<a href="#rule-7.1" data-rule="7.1">7.1</a>');
    expect(html).not.toContain("<h1");
  });

  it.each(BUILT_IN.flatMap((game) => CODES.map((language) => ({ game, language }))))(
    "of $game in $language has every rule that it mentions",
    async ({ game, language }) => {
      const { html, chapters } = booklet(await bookletOf(game, language));
      expect(chapters.length).toBeGreaterThan(3);
      const anchors = new Set([...html.matchAll(/id="rule-([\d.]+)"/g)].map(([, number]) => number));
      for (const [, number] of html.matchAll(/data-rule="([\d.]+)"/g)) expect(anchors).toContain(number);
    },
  );
});

it("takes no HTML from a booklet, and no links that do something", () => {
  const { html } = booklet("<script>alert(1)</script>\n\nLook <b>here</b>: [x](javascript:alert(1)) [y](https://example.org/)");
  expect(html).not.toMatch(/<script|<b>|javascript/);
  expect(html).toContain('<a href="https://example.org/">y</a>');
});

it("gives one section, without what stands under the headings in it", () => {
  const book = booklet("# Title\n\n## 5 Cards\n\nFirst.\n\n### 5.2 “Pass!”\n\nSee **5.3**.\n\n### 5.3 Next\n\nLast.\n");
  expect(section(book, "5")).toEqual({ title: "Cards", html: "<p>First.</p>" });
  expect(section(book, "5.2")?.title).toBe("“Pass!”");
  expect(section(book, "5.2")?.html).toContain('data-rule="5.3"');
  expect(section(book, "5.3")?.html).toBe("<p>Last.</p>");
  expect(section(book, "9.9")).toBeNull();
});
