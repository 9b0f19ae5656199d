// One socket to one table, opened again whenever it is lost.
import type { ClientMessage, ServerMessage } from "./types.ts";

export type Connection = "connecting" | "live" | "slow" | "lost" | "closed";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** After so much silence the server is asked whether it is there. */
const QUIET = 10_000;
/** Everything that is said gets an answer. One that takes longer than this makes the connection a slow one … */
export const SLOW = 3000;
/** … and one that takes so long a lost one. */
export const GIVEN_UP = 12_000;
/** Closed for good: there is no such table, or it is not open to this device. */
const NOBODY_THERE = 4404;

export interface Listener {
  hello(): ClientMessage;
  heard(message: ServerMessage): void;
  changed(connection: Connection): void;
}

/** What carries messages to a table. */
export interface Transport {
  send(message: ClientMessage): boolean;
  /** Reconnect: nothing comes through any more. */
  renew(): void;
  close(): void;
}

/** Keeps a socket to a table open, and says hello again after each reconnection. */
export class TableSocket implements Transport {
  #listener: Listener;
  #address: string;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #quiet = 0;
  #slow = 0;
  #givenUp = 0;
  #over = false;

  constructor(table: string, listener: Listener) {
    this.#listener = listener;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live`;
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#open();
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    this.#slow ||= window.setTimeout(() => this.#listener.changed("slow"), SLOW);
    this.#givenUp ||= window.setTimeout(() => this.renew(), GIVEN_UP);
    return true;
  }

  renew(): void {
    if (this.#socket) this.#lost(this.#socket, 0);
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    this.#calm();
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  /** The device is back: no need to wait any longer. */
  #now = (): void => {
    if (document.hidden || this.#over || this.#socket !== null) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #open(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.#listener.hello()));
    };
    socket.onmessage = (event) => {
      const message: ServerMessage = JSON.parse(event.data);
      // A server that only refuses is not asked again and again without a pause.
      if (message.type === "news") this.#wait = FIRST_WAIT;
      this.#calm();
      this.#quiet = window.setTimeout(() => this.send({ type: "ping" }), QUIET);
      this.#listener.changed("live");
      this.#listener.heard(message);
    };
    socket.onclose = (event) => this.#lost(socket, event.code);
    this.#givenUp = window.setTimeout(() => this.renew(), GIVEN_UP);
  }

  /** Something was heard, or nothing is waited for any more. */
  #calm(): void {
    for (const timer of [this.#quiet, this.#slow, this.#givenUp]) clearTimeout(timer);
    this.#quiet = this.#slow = this.#givenUp = 0;
  }

  #lost(socket: WebSocket, code: number): void {
    if (this.#socket !== socket || this.#over) return;
    this.#socket = null;
    socket.close();
    this.#calm();
    if (code === NOBODY_THERE) {
      this.#listener.changed("closed");
      return;
    }
    this.#listener.changed("lost");
    this.#timer = window.setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
