// What is staged but not yet acknowledged survives a reload and a lost connection.

export interface PendingTurn {
  id: string;
  seat: number;
  turn: number;
  word: string;
}

export interface Draft {
  turn: number;
  seat: number | null;
  begun: string[];
  pending: PendingTurn | null;
}

const EMPTY: Draft = { turn: 0, seat: null, begun: [], pending: null };
const key = (table: string) => `nyhavn-draft-${table}`;

export function readDraft(table: string): Draft {
  try {
    return { ...EMPTY, ...JSON.parse(sessionStorage.getItem(key(table)) ?? "{}") };
  } catch {
    return EMPTY;
  }
}

export function keepDraft(table: string, draft: Draft): void {
  try {
    if (draft.begun.length || draft.pending) sessionStorage.setItem(key(table), JSON.stringify(draft));
    else sessionStorage.removeItem(key(table));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
