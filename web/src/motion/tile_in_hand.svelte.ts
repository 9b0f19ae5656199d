// The tile in hand: it comes from the shop when it is chosen there, and is seen turning. A tile that is dragged follows the finger.
import { untrack } from "svelte";
import { wayTo } from "../board/placing.ts";
import type { PlacementChoice } from "../live/types.ts";
import type { Ghost } from "../table/ghost.svelte.ts";
import { boxOf } from "./finding.ts";
import { Move, rate } from "./motion.ts";
import { around } from "./moves.ts";
import { arc, flight } from "./paths.ts";
import { middleOf, part } from "./sprites.ts";

const FETCH = 220;
const TURN = 110;

export function tileInHand(ghost: Ghost): void {
  let last: { tile: string | null; place: PlacementChoice | null } = { tile: null, place: null };
  /** Where a tile lay that is taken now: the shop may close over it. */
  let shelf: DOMRect | null = null;
  $effect.pre(() => {
    const { tile } = ghost;
    const taken =
      tile !== last.tile && rate() && document.querySelector(`[data-tile="${tile}"] .picture svg`);
    shelf = taken ? boxOf(taken) : null;
  });
  $effect(() => {
    const { tile, place } = ghost;
    untrack(() => {
      const before = last;
      last = { tile, place };
      const held = document.querySelector<SVGGElement>("[data-house] .tile.ghost");
      if (!held || !place || ghost.dragging) return;
      const move = new Move();
      if (tile !== before.tile) fetch(move, held, shelf);
      else if (before.place) turnOver(move, held, before.place, place);
      move.play();
    });
  });
}

function fetch(move: Move, held: SVGGElement, shelf: DOMRect | null): void {
  if (!shelf) return;
  const { sprite, box } = part(held);
  const from = {
    ...middleOf(shelf),
    scale: Math.sqrt((shelf.width * shelf.height) / (box.width * box.height)),
  };
  move.fly(sprite, flight(arc(from, middleOf(box))), { time: FETCH });
  move.appear(held, FETCH);
}

function turnOver(move: Move, held: SVGGElement, before: PlacementChoice, now: PlacementChoice): void {
  const from = { turn: "rotate(-90deg)", flip: "scaleX(-1)", brick: "scaleX(.8)", move: "", stay: "" }[
    wayTo(before, now)
  ];
  if (from)
    move.lead(held, [{ transform: around(held, from, 0.5) }, { transform: around(held, "rotate(0)", 0.5) }], {
      time: TURN,
      easing: "ease-out",
    });
}
