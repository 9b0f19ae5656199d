// One socket to one table, opened again whenever it is lost.
import type { SaidByViewer, ToldToViewer } from "./types.ts";

export type Connection = "connecting" | "live" | "lost" | "closed";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const SILENCE = 40_000;
/** Closed for good: there is no such table, or it is not open to this device. */
const NOBODY_THERE = 4404;

export interface Listener {
  hello(): SaidByViewer;
  heard(message: ToldToViewer): void;
  changed(connection: Connection): void;
}

/** What carries messages to a table. */
export interface Line {
  send(message: SaidByViewer): boolean;
  close(): void;
}

/** Keeps a socket to a table open, and says hello anew each time. */
export class TableSocket implements Line {
  #listener: Listener;
  #address: string;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #watchdog = 0;
  #over = false;

  constructor(table: string, listener: Listener) {
    this.#listener = listener;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live`;
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#open();
  }

  send(message: SaidByViewer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#watchdog);
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
      this.#wait = FIRST_WAIT;
      this.#alive(socket);
      this.#listener.changed("live");
      this.#listener.heard(JSON.parse(event.data));
    };
    socket.onclose = (event) => this.#lost(socket, event.code);
    this.#alive(socket);
  }

  /** A connection that says nothing for long is as good as lost. */
  #alive(socket: WebSocket): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = window.setTimeout(() => this.#lost(socket, 0), SILENCE);
  }

  #lost(socket: WebSocket, code: number): void {
    if (this.#socket !== socket || this.#over) return;
    this.#socket = null;
    socket.close();
    clearTimeout(this.#watchdog);
    if (code === NOBODY_THERE) {
      this.#listener.changed("closed");
      return;
    }
    this.#listener.changed("lost");
    this.#timer = window.setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
