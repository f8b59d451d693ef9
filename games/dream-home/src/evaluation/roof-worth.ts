import { colourOf, hasWindow } from '../codes.ts';
import { ROOF_POINTS, roofPoints } from '../roofs.ts';
import { COLOURS, ROOF_SIZE } from '../words.ts';
import { type Forecast, chanceOfRoofs } from './forecast.ts';

/** DH-26: the expected value of a roof pile, given the rounds and roofers left. */
export function roofWorth(
  pile: readonly number[],
  forecast: Forecast,
  { rounds, roofers }: { readonly rounds: number; readonly roofers: number },
): number {
  let windows = 0;
  for (const card of pile) if (hasWindow(card)) windows++;
  let best = 0;
  let worth = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    let count = roofers;
    let window = 0;
    for (const card of pile) {
      if (colourOf(card) !== colour) continue;
      count++;
      if (hasWindow(card)) window = 1;
    }
    const missing = ROOF_SIZE - count;
    if (missing > rounds) continue;
    const chance = chanceOfRoofs(forecast, forecast.roofs[colour] as number, missing);
    const points = chance * (ROOF_POINTS.oneColour + window * ROOF_POINTS.window);
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
