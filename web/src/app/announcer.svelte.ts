// The one voice that a screen reader hears: what happens is said in its order, on the page or in the open dialog.

/** What comes together is said together. */
const PAUSE = 300;
let waiting: { text: string; about: string }[] = [];
let timer = 0;
/** Where it is said: a dialog shuts out all that lies beside it, so that the last one opened counts. */
let places = $state.raw<HTMLElement[]>([]);

/** Say something; what has not been said yet about the same thing is out of date. */
export function say(text: string, about = text): void {
  if (waiting.some((one) => one.about === about && one.text === text)) return;
  waiting = waiting.filter((one) => one.about !== about);
  if (text) waiting.push({ text, about });
  clearTimeout(timer);
  timer = window.setTimeout(speak, PAUSE);
}

function speak(): void {
  if (!waiting.length) return;
  const line = document.createElement("p");
  line.textContent = sentences(waiting.map(({ text }) => text));
  waiting = [];
  places.at(-1)?.replaceChildren(line);
}

/** Sentences in a row, each with its stop; empty ones are left out. */
export function sentences(texts: string[]): string {
  return texts
    .filter((text) => text)
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(" ");
}

/** Speak from here until it is gone again. */
export function speakFrom(place: HTMLElement): () => void {
  places = [...places, place];
  return () => {
    places = places.filter((other) => other !== place);
  };
}

export function speaksFrom(place: HTMLElement | undefined): boolean {
  return places.at(-1) === place;
}
