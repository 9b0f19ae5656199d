// Where the keyboard is: one place decides where the focus goes after a step, on a new page, and when what had it is gone.

/** What is to be done next, the most pressing first; a heading is on every page. */
const NEXT = [
  "dialog[open] :is(a, button, input, select):not(header *)",
  ".learned .button.main",
  ".coats button:not([aria-disabled='true'])",
  ".payments button",
  ".hand button.card",
  ".actions .ready",
  ".review :is(section, button)",
  ".pier.usable",
  "h1",
];
/** Where a new page begins: at the line that says what there is to do, or at its heading. */
const BEGINNING = [NEXT[0]!, ".board:not(.teaching) .guide", "h1"];
let last: Element | null = null;
let keyed = false;
let tabbing = false;
let arriving = false;

/** Whether the last thing somebody did was done by key, or by what does the same; who points or taps is led nowhere. */
export function byKeys(): boolean {
  return keyed;
}

/** Whoever steps through the page with Tab has chosen where to go, and is not led away from there. */
export function byTab(): boolean {
  return tabbing;
}

export function focusOn(selector: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
  if (!found) return false;
  if (!found.matches("a, button, input, select, [tabindex]")) found.tabIndex = -1;
  found.focus();
  return true;
}

/** Lead whoever plays by keys to what is to be done next. */
export function leadOn(): void {
  if (keyed) (arriving ? BEGINNING : NEXT).some(focusOn);
}

/** Another page: until something is done there, the focus is at its beginning. */
export function arrive(): void {
  arriving = true;
}

export function keepFocus(): void {
  addEventListener("pointerdown", () => ([keyed, arriving] = [false, false]), true);
  addEventListener("click", (event) => (keyed ||= event.detail === 0), true);
  addEventListener(
    "keydown",
    (event) => {
      [keyed, arriving, tabbing] = [true, false, event.key === "Tab"];
      // A key held down does not go on to what has the focus next.
      if (event.repeat && event.key === "Enter") event.preventDefault();
    },
    true,
  );
  addEventListener("focusin", (event) => (last = event.target as Element));
  const look = () => {
    const lost = document.activeElement === document.body && last !== null && !last.isConnected;
    if (lost && !document.querySelector("[aria-busy='true']")) leadOn();
  };
  const what = { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-busy"] };
  new MutationObserver(look).observe(document.body, what);
}

/** A question that lies over the page takes the focus; Escape says no, and the focus goes back to where it was. */
export function question(no: () => void): (box: HTMLElement) => () => void {
  return (box) => {
    const before = document.activeElement as HTMLElement | null;
    const first = box.hasAttribute("tabindex") ? box : box.querySelector<HTMLElement>("button");
    first?.focus({ preventScroll: !keyed });
    box.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      no();
    });
    return () => before?.focus({ preventScroll: !keyed });
  };
}

const WAYS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest of the buttons in a direction, as they lie on the screen. */
function neighbour(items: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const way = WAYS[key];
  if (!way) return key === "Home" ? items[0] : key === "End" ? items.at(-1) : undefined;
  const centre = (item: HTMLElement) => {
    const { x, y, width, height } = item.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const at = centre(from);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const to = centre(item);
    const ahead = (to.x - at.x) * way.x + (to.y - at.y) * way.y;
    const aside = Math.abs((to.x - at.x) * way.y) + Math.abs((to.y - at.y) * way.x);
    if (ahead > aside && ahead + aside < least) [best, least] = [item, ahead + aside];
  }
  return best;
}

/** One Tab stop for many buttons: the arrow keys, Home and End go among them. */
export function roving(group: HTMLElement): () => void {
  const items = () => [...group.querySelectorAll<HTMLElement>("button:not(:scope [role='group'] *)")];
  const stopAt = (stop?: HTMLElement) => {
    for (const item of items()) item.tabIndex = item === stop ? 0 : -1;
  };
  const settle = () => stopAt(items().find((item) => item.tabIndex === 0));
  const key = (event: KeyboardEvent) => {
    const from = items().find((item) => item === event.target);
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = neighbour(items(), from, event.key);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  const focused = (event: FocusEvent) => {
    const item = items().find((one) => one === event.target);
    if (item) stopAt(item);
  };
  group.addEventListener("keydown", key);
  group.addEventListener("focusin", focused);
  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true });
  settle();
  return () => watch.disconnect();
}
