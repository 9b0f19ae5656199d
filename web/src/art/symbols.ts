// The drawings that all others are put together from: one sheet, fetched once beside the texts, so that nothing waits for it.
import address from "./symbols.svg?url";

export async function loadSymbols(): Promise<void> {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) return;
  const sheet = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
  sheet.setAttribute("class", "symbols");
  sheet.setAttribute("aria-hidden", "true");
  document.body.prepend(sheet);
}
