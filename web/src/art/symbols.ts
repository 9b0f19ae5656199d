// The drawings that all others are put together from: one sheet, fetched once beside the texts. It comes into the page
// when that can be used, so that nobody waits for it.
import address from "./symbols.svg?url";

export async function loadSymbols(usable: Promise<unknown>): Promise<void> {
  const text = await fetch(address).then((answer) => (answer.ok ? answer.text() : ""), String);
  if (!text.startsWith("<svg")) return;
  await usable;
  const sheet = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  sheet.setAttribute("class", "symbols");
  sheet.setAttribute("aria-hidden", "true");
  document.body.prepend(sheet);
}
