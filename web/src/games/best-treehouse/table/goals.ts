import { COLOURS, type Colour, type Place } from '@richtfest/best-treehouse';

/** Where a dragged card can be dropped. */
export type Goal =
  | { readonly on: 'leaf' | 'discard' }
  | { readonly on: 'place'; readonly place: Place }
  | { readonly on: 'pennant'; readonly colour: Colour };

/** The drop target under the pointer, found by data attributes. */
export function goalAt(element: Element): Goal | undefined {
  const found = element.closest<HTMLElement>('[data-place], [data-pennant], [data-goal]');
  const { place, pennant, goal } = found?.dataset ?? {};
  if (place !== undefined) return placeGoal(place);
  const colour = COLOURS.find((each) => each === pennant);
  if (colour !== undefined) return { on: 'pennant', colour };
  return goal === 'leaf' || goal === 'discard' ? { on: goal } : undefined;
}

/** As in the data attribute: `3.1`. */
function placeGoal(written: string): Goal {
  const [level = 0, position = 0] = written.split('.').map(Number);
  return { on: 'place', place: { level, position } };
}
