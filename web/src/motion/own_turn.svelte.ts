// One's own turn, seen happening: what the steps change on the page travels there from where it was.
import { untrack } from "svelte";
import type { GameView, LineInfo } from "../live/types.ts";
import type { TableStore } from "../table/table.svelte.ts";
import { type FlyingCard, flyCards, refill, slide } from "./cards.ts";
import { boats, boxOf, every, handCards, houseOf, medallion, pierCard, tileIn } from "./finding.ts";
import { Move, rate, settle } from "./motion.ts";
import { flip, land, rise, sail } from "./moves.ts";
import { countPoints, figureOf, lightLines, sealsOf, signOf } from "./scoring.ts";
import { copy, middleOf } from "./sprites.ts";
import type { Stage } from "./stage.svelte.ts";

interface Seen {
  view: GameView;
  steps: number;
  lines: LineInfo[];
  staged: boolean;
}

/** What is to be added to the move when the page has changed, from a time on; returns when the next thing may begin. */
type Plan = (move: Move, at: number) => number;

/** Watch a table: before the page changes it is measured, and afterwards the difference is played. */
export function ownTurn(store: TableStore, stage: Stage): void {
  let last: Seen | null = null;
  let plans: Plan[] = [];
  $effect.pre(() => {
    const view = stage.drawn;
    const lines = store.choices?.end?.lines ?? [];
    const staged = stage.acting !== null;
    const steps = store.choices?.begun.length ?? 0;
    untrack(() => {
      const now = view && { view, lines, steps, staged };
      plans = last && now && rate() ? prepare(store, stage, last, now) : [];
      last = now;
    });
  });
  let steps = 0;
  $effect(() => {
    const { begun, pending } = store;
    untrack(() => {
      if (begun.length < steps) settle();
      else if (begun.length > steps || pending) touched(store);
      steps = begun.length;
    });
  });
  $effect(() => {
    // The same things are watched as before the change.
    void [stage.drawn, store.choices, stage.acting];
    untrack(() => {
      const move = new Move();
      if (plans.length) settle();
      plans.reduce((at, plan) => plan(move, at), 0);
      plans = [];
      move.play();
    });
  });
}

/** What was touched rises before the server has answered, and so do the points of a turn that ends. */
function touched({ begun, laying, looking, pending }: TableStore): void {
  if (looking === null) return;
  const move = new Move();
  const house = houseOf(looking);
  const [, ...piers] = /^[T+](\d)(\d)?$/.exec(begun.at(-1) ?? "") ?? [];
  if (pending) for (const seal of every(house, "[data-seal]")) rise(move, seal, "scale(1.2)");
  else for (const pier of piers) rise(move, pierCard(Number(pier)));
  for (const word of laying) rise(move, tileIn(house, word));
  move.play();
}

function prepare(store: TableStore, stage: Stage, was: Seen, now: Seen): Plan[] {
  const seat = store.looking;
  if (seat === null || was.view.viewer !== now.view.viewer || was.staged || now.staged) return [];
  if (now.view.turns > was.view.turns) {
    const mine = stage.turns.at(-1)?.seat === seat;
    return mine ? [prepareRefill(was.view, now.view), preparePoints(seat, was.lines), prepareBoats()] : [];
  }
  return now.steps > was.steps ? prepareSteps(seat, was, now) : [];
}

function prepareRefill(was: GameView, now: GameView): Plan {
  const filled = now.piers.flatMap((card, index) => (card && !was.piers[index] ? [index + 1] : []));
  return (move, at) => refill(move, filled, at);
}

function prepareBoats(): Plan {
  const old = boats();
  return (move, at) => {
    sail(move, old);
    return at;
  };
}

function prepareSteps(seat: number, was: Seen, now: Seen): Plan[] {
  const [before, after] = [was.view.seats[seat]!, now.view.seats[seat]!];
  const laid = after.house.filter((word) => !before.house.includes(word));
  const lines = now.lines.filter(({ line }) => !was.lines.some((old) => old.line === line));
  const plans: Plan[] = [prepareHand(seat, was.view, now.view)];
  if (laid.length) {
    plans.push((move, at) => Math.max(...laid.map((word) => land(move, tileIn(houseOf(seat), word), at))));
  }
  for (const ability of Object.keys(after.abilities)) {
    const old = medallion(ability);
    if (before.abilities[ability] === after.abilities[ability] || !old) continue;
    const turned = copy(old);
    plans.push((move, at) => {
      flip(move, medallion(ability), turned, at);
      return at;
    });
  }
  plans.push((move, at) => lightLines(move, houseOf(seat), lines, at));
  return plans;
}

/** Cards that come into the hand and leave it, and those between which they did. */
function prepareHand(seat: number, was: GameView, now: GameView): Plan {
  const old = handCards();
  const took: FlyingCard[] = was.piers.flatMap((colour, index) => {
    const box = now.piers[index] || !colour ? null : pierCard(index + 1)?.getBoundingClientRect();
    return box && colour ? [{ colour, box }] : [];
  });
  return (move, at) => {
    const cards = handCards();
    const kept = new Set(cards.map(({ key }) => key));
    const known = new Map(old.map((card) => [card.key, card.box]));
    const come = cards.filter(({ key }) => !known.has(key));
    for (const { key, element, box } of cards) {
      const before = known.get(key);
      if (before && Math.abs(before.y - box.y) < box.height) slide(move, element, before, 200);
    }
    const targets = took.map(({ colour }) => {
      const at = come.findIndex((card) => card.colour === colour);
      return at < 0 ? undefined : come.splice(at, 1)[0];
    });
    const flying = took.flatMap((card, index) => (targets[index] ? [{ ...card, to: targets[index] }] : []));
    if (flying.length)
      return flyCards(move, flying, (index, width) => middleOf(flying[index]!.to.box, width), {
        at,
        into: flying.map(({ to }) => to.element),
      });
    return pay(
      move,
      seat,
      old.filter(({ key }) => !kept.has(key)),
      at,
    );
  };
}

/** Cards go from the hand to the tile that they pay for. */
function pay(move: Move, seat: number, paid: FlyingCard[], at: number): number {
  const box = boxOf(every(houseOf(seat), "g.tile[data-word]").at(-1));
  if (!box) return at;
  const to = middleOf(box);
  const spread = (index: number) => ({
    ...to,
    x: to.x + (index - (paid.length - 1) / 2) * 18,
    scale: 0.42,
    turn: index * 12 - 8,
  });
  return flyCards(move, paid, spread, { at, fades: true, lift: 70 });
}

/** The points of a turn that has been played go to the sign. */
function preparePoints(seat: number, lines: LineInfo[]): Plan {
  const house = houseOf(seat);
  const [seals, old] = [sealsOf(house, lines), figureOf(signOf(house, seat))];
  return (move, at) => {
    countPoints(move, signOf(houseOf(seat), seat), seals, old, at);
    // The boat sails beside it.
    return at;
  };
}
