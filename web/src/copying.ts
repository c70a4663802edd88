/** Copying a text: the modern way where the page is served safely, the old way in a local network without encryption. */

export async function copyText(text: string): Promise<void> {
  const clipboard = navigator.clipboard as Clipboard | undefined; // absent in insecure contexts
  try {
    if (clipboard) return await clipboard.writeText(text);
  } catch {
    /* not allowed: the old way may be */
  }
  const field = document.createElement("textarea");
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
