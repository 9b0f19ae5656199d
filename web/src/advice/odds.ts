// Chances as they may be told: no finer than the cards that were sampled allow.
import type { AdviceInfo } from "../live/types.ts";
import { t } from "../texts/texts.svelte.ts";

/** Per cent between one chance and the next, and the standard error up to which this is not too fine. */
const STEPS = [
  { step: 5, error: 0.025 },
  { step: 10, error: 0.1 },
];
const FINEST = 5;

export interface Odds {
  how: "about" | "over" | "under" | "exact";
  percent: number;
}

/** A chance in words; nothing where too few cards were sampled to say anything. */
export function oddsOf(chance: number, uncertainty: number): Odds | null {
  if (!uncertainty) return { how: "exact", percent: Math.round(100 * chance) };
  const step = STEPS.find(({ error }) => uncertainty <= error)?.step;
  if (!step) return null;
  const percent = Math.round((100 * chance) / step) * step;
  // Nothing is certain before it has happened.
  if (percent >= 100) return { how: "over", percent: 100 - step };
  if (percent <= 0) return { how: "under", percent: step };
  return { how: "about", percent };
}

/** Everybody's chance, by the names of the seats; nothing where it is not clear. */
export function tellOdds({ chances, uncertainty }: AdviceInfo, names: string[]): string[] | null {
  const odds = chances.map((chance, seat) => oddsOf(chance, uncertainty[seat] ?? 0));
  if (odds.includes(null)) return null;
  return odds.map((one, seat) => t("advice-chance", { name: names[seat] ?? "", ...one }));
}

/** A loss of chance in per cent, rounded; nothing where it is too small, or not clear. */
export function tellableLoss(loss: number, clear: boolean): number {
  return clear ? Math.round((100 * loss) / FINEST) * FINEST : 0;
}

/** One bar of everybody's chances, in which the borders are as soft as they are uncertain. */
export function softBar({ chances, uncertainty }: AdviceInfo): string {
  const stops: string[] = [];
  let end = 0;
  chances.forEach((chance, seat) => {
    const soft = (other: number) => Math.min(0.12, Math.max(uncertainty[seat] ?? 0, uncertainty[other] ?? 0));
    const from = seat ? end + soft(seat - 1) : 0;
    end += chance;
    const to = seat < chances.length - 1 ? end - soft(seat + 1) : 1;
    const middle = (from + to) / 2;
    const at = (place: number) => `var(--seat${seat}) ${(100 * place).toFixed(1)}%`;
    stops.push(at(Math.min(from, middle)), at(Math.max(to, middle)));
  });
  return `linear-gradient(90deg, ${stops.join(", ")})`;
}
