/** The letters of the reader's language are on their way before a style asks for them: text that stands once keeps its shape. */
import head from "@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2?url";
import text from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";

const SLOW = ["slow-2g", "2g", "3g"];

/** Where a browser knows of its line. */
interface Line {
  connection?: { effectiveType?: string };
}

/** On a slow line the page itself goes first; it is shown in the device's letters, and in ours from the next time on. */
export function fetchFonts(line: Navigator & Line = navigator): void {
  if (SLOW.includes(line.connection?.effectiveType ?? "")) return;
  for (const href of [head, text]) {
    const link = document.createElement("link");
    const what = { rel: "preload", as: "font", type: "font/woff2", crossorigin: "anonymous", href };
    for (const [name, value] of Object.entries(what)) link.setAttribute(name, value);
    document.head.append(link);
  }
}
