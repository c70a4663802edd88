/** A game's rules booklet: Markdown to HTML, with an anchor at every numbered heading (`rule-5.2`) and a table of contents. */
import { Marked } from "marked";

export interface Chapter {
  number: string;
  title: string;
}

export interface Booklet {
  html: string;
  chapters: Chapter[];
}

export const anchor = (number: string): string => `rule-${number}`;

const HEADING = /(<h\d[^>]*>.*?<\/h\d>)/;
const MENTION = /\b([1-8]\.\d{1,2})\b(?!\.?\d)/g;

/** Mentions of a rule outside the headings, "(7.1)", become links. */
function linked(html: string): string {
  const link = (_: string, number: string): string => `<a href="#${anchor(number)}" data-rule="${number}">${number}</a>`;
  return html
    .split(HEADING)
    .map((part) => (HEADING.test(part) ? part : part.replace(MENTION, link)))
    .join("");
}

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
const ELSEWHERE = /^(https?:|#)/; // where a link may lead

/** The source is our own file, built into the page, or that of a guest: HTML in it is shown as it is written, and links lead to
 * pages and nowhere else. */
export function booklet(source: string): Booklet {
  const chapters: Chapter[] = [];
  const marked = new Marked();
  marked.use({
    renderer: {
      html: ({ text }) => escaped(text),
      image: ({ text }) => escaped(text),
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        return ELSEWHERE.test(href) ? `<a href="${escaped(href)}">${text}</a>` : text;
      },
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens);
        const [, number, title] = /^(\d+(?:\.\d+)?)\s+(.*)$/.exec(text) ?? [];
        if (!number || !title) return depth === 1 ? "" : `<h${depth + 1}>${text}</h${depth + 1}>`;
        if (depth === 2) chapters.push({ number, title });
        return `<h${depth + 1} id="${anchor(number)}" tabindex="-1"><span class="number">${number}</span> ${title}</h${depth + 1}>`;
      },
    },
  });
  return { html: linked(marked.parse(source, { async: false })), chapters };
}

export interface Section {
  number: string | null; // null: what stands before the first rule, or under a heading without a number
  heading: string; // HTML, as `text`
  text: string;
}

const PARTS = /^(<h\d[^>]*>.*?<\/h\d>)?(.*)$/s;

/** The text of a booklet, heading by heading. */
export const sectionsOf = (html: string): Section[] =>
  html.split(/(?=<h\d)/).map((part) => {
    const [, heading = "", text = ""] = PARTS.exec(part) ?? [];
    return { number: /id="rule-([\d.]+)"/.exec(heading)?.[1] ?? null, heading, text };
  });

const NUMBER = /<span class="number">.*?<\/span> /;
const TAGS = /<[^>]*>/g;

/** One section of it, without its heading and what stands below deeper ones; null: there is none of this number. */
export function section({ html }: Booklet, number: string): { title: string; html: string } | null {
  const found = sectionsOf(html).find((one) => one.number === number);
  return found ? { title: found.heading.replace(NUMBER, "").replaceAll(TAGS, ""), html: found.text.trim() } : null;
}
