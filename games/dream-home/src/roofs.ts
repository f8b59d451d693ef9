import { colourOf, hasWindow, roof } from './codes.ts';
import type { DreamHomeDealer } from './events.ts';
import { type State, NONE } from './state.ts';
import { COLOURS, ROOF_SIZE } from './words.ts';

/** DH-26 */
export const ROOF_POINTS = { oneColour: 8, mixed: 3, window: 1 } as const;

/** The number of bits that count a colour in a pile. */
const COUNT_BITS = 6;
const MOST = (1 << COUNT_BITS) - 1;

/** DH-26: the points of the best four cards of a pile. */
export function roofPoints(pile: readonly number[]): number {
  if (pile.length < ROOF_SIZE) return 0;
  let counts = 0;
  let windows = 0;
  for (let at = 0; at < pile.length; at++) {
    const card = pile[at] as number;
    counts += 1 << (COUNT_BITS * colourOf(card));
    if (hasWindow(card)) windows++;
  }
  if (!hasFour(counts))
    return ROOF_POINTS.mixed + ROOF_POINTS.window * Math.min(windows, ROOF_SIZE);
  return ROOF_POINTS.oneColour + (hasWindowIn(pile, bestColour(pile)) ? ROOF_POINTS.window : 0);
}

function hasFour(counts: number): boolean {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (((counts >> (COUNT_BITS * colour)) & MOST) >= ROOF_SIZE) return true;
  }
  return false;
}

/** The colour of a roof of one colour, one with a window if there is a choice, or `NONE`. */
function bestColour(pile: readonly number[]): number {
  let best = NONE;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const count = pile.filter((card) => colourOf(card) === colour).length;
    if (count < ROOF_SIZE) continue;
    if (best === NONE || (!hasWindowIn(pile, best) && hasWindowIn(pile, colour))) best = colour;
  }
  return best;
}

function hasWindowIn(pile: readonly number[], colour: number): boolean {
  return pile.some((card) => hasWindow(card) && colourOf(card) === colour);
}

/** DH-26: the four cards that count, windows first; empty if the pile has fewer than four. */
export function laidRoof(pile: readonly number[]): number[] {
  if (pile.length < ROOF_SIZE) return [];
  const colour = bestColour(pile);
  const usable = colour === NONE ? pile : pile.filter((card) => colourOf(card) === colour);
  return [...usable.filter(hasWindow), ...usable.filter((card) => !hasWindow(card))].slice(
    0,
    ROOF_SIZE,
  );
}

/** Reveals all roof piles. */
export function revealRoofs(state: State, { report }: DreamHomeDealer): void {
  if (report === undefined) return;
  state.players.forEach(({ roofs }, seat) => {
    report({
      type: 'roof-revealed',
      reveals: true,
      seat,
      roofs: roofs.map(roof),
      laid: laidRoof(roofs).map(roof),
      points: roofPoints(roofs),
    });
  });
}
