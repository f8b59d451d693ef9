import type { Row } from './row.ts';

/** The budgets of a game's curve, and how many games each step is played. */
interface Curve {
  readonly players: number;
  /** The smallest budget, in iterations; each step doubles it. */
  readonly from: number;
  readonly steps: number;
  readonly games: number;
}

/** In The Three Little Pigs a larger budget changes nothing. */
const CURVES: Readonly<Record<string, Curve>> = {
  'dream-home': { players: 2, from: 100, steps: 6, games: 80 },
  'best-treehouse': { players: 2, from: 625, steps: 5, games: 120 },
  ueberdachen: { players: 4, from: 16, steps: 4, games: 400 },
};

/**
 * How much stronger `expert` becomes with its budget: every row plays a budget against half of it.
 * Where the share of wins is fair, more thinking gains nothing.
 */
export function curveRowsOf(game: string): Row[] {
  const curve = CURVES[game];
  if (curve === undefined) return [];
  const { players, from, steps, games } = curve;
  return Array.from({ length: steps }, (_, step) => {
    const half = from * 2 ** step;
    const [bot, against] = [`expert@${2 * half}`, `expert@${half}`];
    return { game, table: 'curve', bot, against, players, options: {}, games, target: undefined };
  });
}
