// One table as this device sees it, and the turn that is being composed there.
import { dismissAll, refusalText, refuse, tell } from "../app/notices.svelte.ts";
import {
  type Connection,
  GIVEN_UP,
  type Listener,
  SLOW,
  TableSocket,
  type Transport,
} from "../live/socket.ts";
import type {
  Choices,
  ClientMessage,
  Event,
  GameView,
  News,
  Presence,
  Refusal,
  ServerMessage,
  TableInfo,
  TurnPlayed,
} from "../live/types.ts";
import { t } from "../texts/texts.svelte.ts";
import { type Draft, keepDraft, type PendingTurn, readDraft } from "./draft.ts";

/** How long the page says that the connection is back. */
const RESTORED_SHOWN = 4000;
/** A step that lays a tile, which is written as it stands in the house. */
const TILE = /^\*?[a-z]\d(@|$)/;

export class TableStore implements Listener {
  readonly id: string;
  connection = $state<Connection>("connecting");
  /** The connection was lost, and has just come back. */
  restored = $state(false);
  /** The turn was sent some time ago, and nobody has acknowledged it. */
  late = $state(false);
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<GameView | null>(null);
  events = $state.raw<Event[]>([]);
  presence = $state.raw<Presence | null>(null);
  mine = $state.raw<number[]>([]);
  host = $state(false);
  /** Whether hints are given here. */
  hints = $state(false);
  /** The seat from which this device looks: none for a spectator, or while the screen changes hands. */
  looking = $state<number | null>(null);
  begun = $state.raw<string[]>([]);
  choices = $state.raw<Choices | null>(null);
  /** The server has been asked what the staged steps leave open. */
  asking = $state(false);
  pending = $state.raw<PendingTurn | null>(null);
  /** How far the server's clock is ahead, in seconds. */
  ahead = 0;

  #socket: Transport;
  #request = 0;
  /** The turn to which the staged steps belong. */
  #composing = 0;
  #draft: Draft;
  #trial: (refusal: Refusal | null) => void = () => {};
  #trialRequest = -1;

  constructor(id: string, connect = (listener: Listener): Transport => new TableSocket(id, listener)) {
    this.id = id;
    this.#draft = readDraft(id);
    this.pending = this.#draft.pending;
    this.#socket = connect(this);
  }

  close(): void {
    clearTimeout(this.#lateTimer);
    clearTimeout(this.#lostTimer);
    this.#socket.close();
  }

  get toMove(): number | null {
    return this.table?.toMove ?? null;
  }

  /** Whether the one who looks is to move. */
  get myTurn(): boolean {
    return this.looking !== null && this.looking === this.toMove;
  }

  /** Several people share this screen, and another one of them is to move than the one who looks. */
  get handOver(): number | null {
    const next = this.toMove;
    return this.mine.length > 1 && next !== null && this.mine.includes(next) && next !== this.looking
      ? next
      : null;
  }

  /** The seat that is spoken to as "you"; people who share a screen are called by their names. */
  get you(): number | null {
    return this.mine.length === 1 ? this.mine[0]! : null;
  }

  /** All turns that were played. */
  get turns(): TurnPlayed[] {
    return this.events.flatMap((event) => (event.what.kind === "turn" ? [event.what] : []));
  }

  /** The piers that were filled since one's own last turn. */
  get fresh(): number[] {
    const since = this.turns.slice(-(this.table?.seats.length ?? 0));
    return [...new Set(since.flatMap((turn) => turn.refilled.map(([pier]) => pier)))].sort();
  }

  // The turn that is being composed.

  /** Tiles whose steps the server has not answered yet. They were listed, so they lie there already. */
  get laying(): string[] {
    const asked = this.asking ? this.begun.slice(this.choices?.begun.length ?? 0) : [];
    return asked.filter((step) => TILE.test(step));
  }

  /** Take one more step. */
  step(word: string): void {
    this.#compose([...this.begun, word]);
  }

  /** Take the last step back; a payment goes together with its tile. */
  undo(): void {
    const steps = this.begun.at(-1)?.startsWith("=") ? 2 : 1;
    this.#compose(this.begun.slice(0, -steps));
  }

  /** Take out steps that were declared but not used yet, such as an ability. */
  without(word: string): void {
    this.#compose(this.begun.filter((step) => step !== word));
  }

  /** Stage all steps of a turn at once, instead of what is staged. */
  stage(steps: string[]): void {
    this.#compose(steps);
  }

  /** Play the turn as it is staged. */
  endTurn(): void {
    const end = this.choices?.end;
    if (!end || !this.table || !this.myTurn || this.looking === null || this.pending) return;
    this.pending = { id: crypto.randomUUID(), seat: this.looking, turn: this.table.turn, word: end.word };
    this.#keep();
    this.#commit();
  }

  /** Why a step would be refused now. */
  whyNot(word: string): Promise<Refusal | null> {
    return new Promise((resolve) => {
      this.#trial = resolve;
      this.#trialRequest = this.#ask([...this.begun, word]);
    });
  }

  /** The one whose turn it is has the screen, and may see their hand. */
  lookFrom(seat: number | null): void {
    this.looking = seat;
    this.choices = null;
    this.begun = [];
    this.#socket.send({ type: "look", seat });
  }

  #compose(steps: string[]): void {
    dismissAll();
    this.begun = steps;
    this.asking = true;
    this.#keep();
    this.#request = this.#ask(steps);
  }

  #requests = 0;

  get #mayAsk(): boolean {
    return this.toMove !== null && this.looking !== null;
  }

  #ask(begun: string[]): number {
    const request = ++this.#requests;
    if (this.#mayAsk) {
      const [seat, turn] = [this.looking!, this.table!.turn];
      this.#socket.send({ type: "choices", request, seat, turn, begun });
    }
    return request;
  }

  #commit(): void {
    this.#watch();
    if (this.pending) this.#socket.send({ type: "commit", ...this.pending });
  }

  #lateTimer = 0;
  #lostTimer = 0;

  /** A turn that nobody acknowledges is late, and then a new connection is tried, which sends it again. */
  #watch(): void {
    this.#acknowledged();
    if (!this.pending) return;
    this.#lateTimer = window.setTimeout(() => (this.late = true), SLOW);
    this.#lostTimer = window.setTimeout(() => this.#socket.renew(), GIVEN_UP);
  }

  #keep(): void {
    const turn = this.table?.turn ?? 0;
    keepDraft(this.id, { turn, seat: this.looking, begun: this.begun, pending: this.pending });
  }

  // What the socket says.

  hello(): ClientMessage {
    return { type: "hello", last: this.events.at(-1)?.number ?? 0, seat: this.looking };
  }

  changed(connection: Connection): void {
    if (connection === "lost") this.#wasLost = true;
    if (connection === "live" && this.#wasLost) {
      this.#wasLost = false;
      this.restored = true;
      setTimeout(() => (this.restored = false), RESTORED_SHOWN);
    }
    this.connection = connection;
  }

  #wasLost = false;

  heard(message: ServerMessage): void {
    switch (message.type) {
      case "news":
        this.#news(message);
        break;
      case "presence":
        this.presence = message.presence;
        break;
      case "choices":
        if (message.request === this.#trialRequest) this.#trial(null);
        if (message.request === this.#request) this.#chosen(message.choices);
        break;
      case "committed":
        if (message.id === this.pending?.id) this.#acknowledged();
        break;
      case "refused":
        this.#refused(message.error, message.request, message.id);
        break;
      case "heartbeat":
        this.ahead = message.now - Date.now() / 1000;
        break;
    }
  }

  #news(news: News): void {
    this.ahead = news.now - Date.now() / 1000;
    this.events = news.events[0]?.number === 1 ? news.events : [...this.events, ...news.events];
    this.table = news.table;
    this.mine = news.seats;
    this.host = news.host;
    this.hints = news.hints;
    if (!this.#seatToLookFrom(news)) return;
    this.view = news.view;
    if (this.pending && news.table.turn > this.pending.turn) this.#settled();
    if (this.#composing !== news.table.turn) {
      dismissAll();
      if (this.begun.length) tell(t("trial-over"));
      this.begun = this.#keptSteps(news.table.turn);
    }
    this.#composing = news.table.turn;
    if (news.table.stage !== "playing") this.choices = null;
    // What could be done before the others played may be gone.
    this.asking = this.#mayAsk;
    this.#request = this.#ask(this.begun);
    this.#commit();
  }

  /** Whether the view that came is the one from the right seat; otherwise the right one is asked for. */
  #seatToLookFrom(news: News): boolean {
    const only = news.seats.length === 1 ? news.seats[0]! : null;
    if (this.handOver !== null && this.looking !== null) {
      this.lookFrom(null);
      this.view = null;
      return false;
    }
    if (this.looking === null && only !== null) {
      this.lookFrom(only);
      return false;
    }
    return news.view === null || news.view.viewer === this.looking;
  }

  /** The steps that were staged before the page was reloaded. */
  #keptSteps(turn: number): string[] {
    const kept = this.#draft;
    this.#draft = { turn: 0, seat: null, begun: [], pending: null };
    return kept.turn === turn && kept.seat === this.looking ? kept.begun : [];
  }

  #chosen(choices: Choices): void {
    // Which cards are paid is asked only when it matters.
    const [only, ...others] = choices.payments;
    if (only && !others.length) {
      this.step(only.step);
      return;
    }
    this.asking = false;
    this.choices = choices;
  }

  /** The turn is played; it stays staged until the news of it come, so that the table does not fall back for a moment. */
  #acknowledged(): void {
    clearTimeout(this.#lateTimer);
    clearTimeout(this.#lostTimer);
    this.late = false;
  }

  #settled(): void {
    this.pending = null;
    this.#watch();
    this.begun = [];
    this.choices = null;
    this.#keep();
  }

  #refused(error: Refusal, request?: number, id?: string): void {
    this.asking = false;
    if (request !== undefined && request === this.#trialRequest) {
      this.#trial(error);
    } else if (request !== undefined && request === this.#request) {
      if (error.code !== "turn-stale" && this.begun.length) {
        refuse(refusalText(error));
        this.undo();
      }
    } else if (id !== undefined && id === this.pending?.id) {
      this.pending = null;
      this.#watch();
      this.#keep();
      if (error.code !== "turn-stale") refuse(refusalText(error));
      this.#request = this.#ask(this.begun);
    } else if (request === undefined) {
      refuse(refusalText(error));
    }
  }
}
