/** The upper left corner of a bubble on the screen. */
export interface BubblePlace {
  readonly left: number;
  readonly top: number;
}

/** Bubbles nearer than this would cover each other. */
const WIDTH = 216;
const HEIGHT = 48;

/** Moves each bubble below those before it that it would cover. */
export function stacked<Place extends BubblePlace>(places: readonly Place[]): readonly Place[] {
  const placed: Place[] = [];
  for (const place of places) {
    let { top } = place;
    const isCovering = (other: Place) =>
      Math.abs(other.left - place.left) < WIDTH && Math.abs(other.top - top) < HEIGHT;
    for (
      let other = placed.find(isCovering);
      other !== undefined;
      other = placed.find(isCovering)
    ) {
      top = other.top + HEIGHT;
    }
    placed.push({ ...place, top });
  }
  return placed;
}
