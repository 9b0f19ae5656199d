// A lesson answers like a table, but every question goes to the server on its own, and nothing is kept there.
import { askLesson, playLesson, RefusedError, readLesson } from "../live/asking.ts";
import type { Listener, Transport } from "../live/socket.ts";
import type { ClientMessage, Refusal, ServerMessage } from "../live/types.ts";

export class LessonTransport implements Transport {
  #name: string;
  #listener: Listener;
  #refused: (refusal: Refusal) => void;
  #over = false;
  /** The turn of the lesson was played: nobody plays on. */
  #played = false;

  constructor(name: string, listener: Listener, refused: (refusal: Refusal) => void) {
    this.#name = name;
    this.#listener = listener;
    this.#refused = refused;
    queueMicrotask(() => this.send(listener.hello()));
  }

  send(message: ClientMessage): boolean {
    void this.#answer(message).then((told) => this.#tell(told));
    return true;
  }

  renew(): void {
    this.send(this.#listener.hello());
  }

  close(): void {
    this.#over = true;
  }

  #tell(told: ServerMessage[]): void {
    if (this.#over) return;
    if (told.length) this.#listener.changed("live");
    for (const message of told) this.#listener.heard(message);
  }

  async #answer(message: ClientMessage): Promise<ServerMessage[]> {
    try {
      return await this.#asked(message);
    } catch (fault) {
      if (!(fault instanceof RefusedError)) throw fault;
      this.#refused(fault.refusal);
      const about =
        "request" in message ? { request: message.request } : "id" in message ? { id: message.id } : {};
      return [{ type: "refused", error: fault.refusal, ...about }];
    }
  }

  async #asked(message: ClientMessage): Promise<ServerMessage[]> {
    switch (message.type) {
      case "choices": {
        if (this.#played) return [];
        const choices = await askLesson(this.#name, message.begun ?? []);
        return [{ type: "choices", request: message.request, choices }];
      }
      case "commit": {
        const news = await playLesson(this.#name, message.word);
        this.#played = true;
        // A game that is won here is not followed by the end of a game.
        const table = { ...news.table, stage: "playing" as const, result: null, toMove: null };
        return [
          { type: "committed", id: message.id, turn: message.turn, number: news.number },
          { ...news, table },
        ];
      }
      default:
        return [await readLesson(this.#name)];
    }
  }
}
