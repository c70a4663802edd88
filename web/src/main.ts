/** The first script: small, so that it runs early. The words and the page come side by side; until then the splash stands. */
import { fetchFonts } from "./fonts";
import { read } from "./kept";
import { renewWhenMissed, tellMissing } from "./renewal";
import { firstWords } from "./sources";

const { language, theme } = read();
const root = document.documentElement;
root.lang = language;
if (theme !== "system") root.dataset["theme"] = theme;
for (const sentence of document.querySelectorAll("#app switch > [lang]")) {
  if (sentence.getAttribute("lang") === language) sentence.removeAttribute("systemLanguage");
  else sentence.remove();
}

renewWhenMissed();
void firstWords(language);
void import("./start").then(({ started }) => started.catch(tellMissing));
fetchFonts();
