import { colourOf, hasWindow } from '../codes.ts';
import { ROOF_POINTS, roofPoints } from '../roofs.ts';
import { COLOURS, ROOF_SIZE } from '../words.ts';
import { type Forecast, chanceOfRoofs } from './forecast.ts';

// Reused between calls, because rollouts value roofs with every move.
const counts: number[] = COLOURS.map(() => 0);
const hasWindows: boolean[] = COLOURS.map(() => false);

/** DH-26: the expected value of a roof pile, given the rounds and roofers left. */
// oxlint-disable-next-line max-params -- an options object would cost time in the hot path
export function roofWorth(
  pile: readonly number[],
  forecast: Forecast,
  rounds: number,
  roofers: number,
): number {
  counts.fill(roofers);
  hasWindows.fill(false);
  let windows = 0;
  for (let at = 0; at < pile.length; at++) {
    const card = pile[at] as number;
    const colour = colourOf(card);
    counts[colour] = (counts[colour] as number) + 1;
    if (!hasWindow(card)) continue;
    windows++;
    hasWindows[colour] = true;
  }
  let best = 0;
  let worth = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const missing = ROOF_SIZE - (counts[colour] as number);
    if (missing > rounds) continue;
    const chance = chanceOfRoofs(forecast, forecast.roofs[colour] as number, missing);
    const window = hasWindows[colour] === true ? ROOF_POINTS.window : 0;
    const points = chance * (ROOF_POINTS.oneColour + window);
    if (points > worth) {
      worth = points;
      best = chance;
    }
  }
  const missing = ROOF_SIZE - pile.length - roofers;
  const any = missing > rounds ? 0 : chanceOfRoofs(forecast, forecast.allRoofs, missing);
  const mixed = ROOF_POINTS.mixed + Math.min(windows, ROOF_SIZE) * ROOF_POINTS.window;
  return Math.max(roofPoints(pile), worth + Math.max(0, any - best) * mixed);
}
