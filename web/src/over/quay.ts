// Where things are on the quay, measured from the top left of the scene.

export interface Quay {
  /** Where the houses stand. */
  feet: number;
  /** Pennants hang from one large house to the other. */
  left: number;
  right: number;
  top: number;
}

/** The gable is a little left of the middle: the sign stands out at the right. */
const [GABLE, EAVES] = [0.46, 0.04];
/** Between houses this near, pennants would hang in a heap: they hang above all of them then. */
const [SHORT, BEYOND] = [320, 24];

/** Tell where the quay is, now and whenever it changes. */
export function measured(tell: (quay: Quay) => void): (scene: HTMLElement) => () => void {
  return (scene) => {
    const houses = [...scene.querySelectorAll("[data-house]")];
    const measure = () => {
      const at = scene.getBoundingClientRect();
      const boxes = houses.map((house) => house.getBoundingClientRect());
      const first = boxes[0]!;
      const large = boxes.filter(({ height }) => height >= first.height - 1);
      const gables = large.map(({ left, width }) => left + width * GABLE - at.left);
      const [left, right] = [Math.min(...gables), Math.max(...gables)];
      const apart = right - left > SHORT;
      tell({
        feet: first.bottom - at.top,
        left: apart ? left : first.left - at.left - BEYOND,
        right: apart ? right : Math.max(...boxes.map((box) => box.right)) - at.left + BEYOND,
        top: first.top - at.top + (apart ? first.height * EAVES : 0),
      });
    };
    measure();
    const watch = new ResizeObserver(measure);
    for (const one of [scene, ...houses]) watch.observe(one);
    return () => watch.disconnect();
  };
}
