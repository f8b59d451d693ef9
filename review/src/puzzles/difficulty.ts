import {
  type GameTypes,
  type Level,
  type PlayableGame,
  observe,
  randomFromText,
} from '@richtfest/engine';
import { type SeeingBot, botNamed } from '@richtfest/bots';
import type { OpenDecision } from '../valuing/valuer.ts';

/** The levels that puzzles are measured with. */
export const SOLVERS = ['child', 'family', 'club'] as const satisfies readonly Level[];
export type Solver = (typeof SOLVERS)[number];

/** The share of attempts in which each level finds the answer. */
export type SolvedShares = Readonly<Record<Solver, number>>;

/** The rating of a `family` bot, and the difference that makes success ten times as likely. */
export const FAMILY_RATING = 1500;
const SCALE = 400;

/** Mostly `family`; the other levels order puzzles that it always or never solves. */
const WEIGHTS: SolvedShares = { child: 0.05, family: 0.9, club: 0.05 };

/** Puzzles above these ratings belong to the next band. */
const BAND_LIMITS = [1200, 1400, 1600] as const;

/** From easy to hard: 0 to 3. */
export const BANDS = [0, 1, 2, 3] as const;
export type Band = (typeof BANDS)[number];

export function bandOf({ difficulty }: { readonly difficulty: number }): Band {
  return BAND_LIMITS.filter((limit) => difficulty > limit).length as Band;
}

/** The move that a level chooses, in notation. */
export function choiceOf<T extends GameTypes>(
  game: PlayableGame<T>,
  { state, seat }: OpenDecision<T>,
  { level, seed }: { readonly level: Level; readonly seed: string },
): string {
  const bot = botNamed(level, { now: () => 0 }) as SeeingBot;
  const observation = observe(game, state, seat);
  const legal = game.legal(state, seat);
  const random = randomFromText(seed);
  return game.notation.writeMove(bot.choose({ game, seat, observation, legal, random }));
}

/** The rating of a puzzle; `attempts` is their number for each level. */
export function difficultyOf(solved: SolvedShares, attempts: number): number {
  const share = SOLVERS.reduce((sum, level) => sum + WEIGHTS[level] * solved[level], 0);
  // Half an attempt each way: no number of attempts proves that a level always or never succeeds.
  const cautious = (share * attempts + 0.5) / (attempts + 1);
  return Math.round(FAMILY_RATING + SCALE * Math.log10((1 - cautious) / cautious));
}
