// The games through which the gull comes along, on this device, and what it has said in them.

const KEY = "nyhavn-guided";
/** Only the latest game is guided. */
interface Guided {
  table: string;
  told: string[];
}

function read(): Guided {
  try {
    return { table: "", told: [], ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { table: "", told: [] };
  }
}

let guided = $state.raw(read());

function keep(next: Guided): void {
  guided = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing still guides until it is closed.
  }
}

export const isGuided = (table: string) => guided.table === table;
export const wasTold = (tip: string) => guided.told.includes(tip);

export function guideThrough(table: string): void {
  keep({ table, told: [] });
}

export function noteTold(tip: string): void {
  keep({ ...guided, told: [...guided.told, tip] });
}

export function endGuidance(): void {
  keep({ table: "", told: [] });
}
