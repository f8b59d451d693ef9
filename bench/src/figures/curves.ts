import type { Row } from './row.ts';

/** The budgets of a game's curve, in iterations: each plays against the one before it. */
interface Curve {
  readonly players: number;
  /** Larger budgets cost more, so they play fewer games. */
  readonly steps: readonly { readonly budget: number; readonly games: number }[];
  /** The smallest budget. */
  readonly from: number;
}

/** In The Three Little Pigs a larger budget changes nothing. */
const CURVES: Readonly<Record<string, Curve>> = {
  'dream-home': {
    players: 2,
    from: 50,
    steps: [
      { budget: 200, games: 160 },
      { budget: 800, games: 200 },
      { budget: 3200, games: 100 },
    ],
  },
  'best-treehouse': {
    players: 2,
    from: 312,
    steps: [
      { budget: 1250, games: 160 },
      { budget: 5000, games: 120 },
      { budget: 20_000, games: 40 },
    ],
  },
  ueberdachen: {
    players: 4,
    from: 4,
    steps: [
      { budget: 16, games: 400 },
      { budget: 64, games: 400 },
      { budget: 256, games: 200 },
    ],
  },
};

/**
 * How much stronger `expert` becomes with its budget: every row plays a budget against a quarter of
 * it. Where the share of wins is fair, more thinking gains nothing.
 */
export function curveRowsOf(game: string): Row[] {
  const curve = CURVES[game];
  if (curve === undefined) return [];
  const { players, from, steps } = curve;
  return steps.map(({ budget, games }, step) => {
    const [bot, against] = [`expert@${budget}`, `expert@${steps[step - 1]?.budget ?? from}`];
    return { game, table: 'curve', bot, against, players, options: {}, games, target: undefined };
  });
}
