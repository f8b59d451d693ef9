import { type Bot, botNamed } from '@richtfest/bots';
import type { MatchFile, PlayableGame } from '@richtfest/engine';
import {
  type Grade,
  type Review,
  Reviewer,
  type Subject,
  judgeAgain,
  mostImportant,
  reviewBudget,
  runUnit,
  subjectOf,
} from '@richtfest/review';
import { simulatedMatch } from '../simulated-match.ts';
import { AMPLE, type Lineup, type Piece, WORK } from './pieces.ts';

/** What is stored of a review. */
export interface PieceResult {
  /** By seat, in win shares; `isExpert` in a match between experts and family bots. */
  readonly seats: readonly {
    readonly luck: number;
    readonly own: number;
    readonly isExpert: boolean;
  }[];
  /** How far start, luck, own and others are from the result. */
  readonly residual: number;
  /** By decision. */
  readonly grades: readonly Grade[];
  /** The grades of its mistakes and blunders with ten times the budget. */
  readonly confirmed?: readonly Grade[];
  /** The move of the most important moment. */
  readonly moment?: number;
  /** CPU time on one core, and how long two cores would take, both in milliseconds. */
  readonly oneCore: number;
  readonly twoCores: number;
}

/** Every game can be played by three. */
const PLAYERS = 3;

/** Grades that are judged again with more work. */
export const MISTAKES: readonly Grade[] = ['mistake', 'blunder'];

export interface ReviewPieceOptions {
  /** CPU time in milliseconds. */
  readonly now: () => number;
  /** The budget is multiplied by it. */
  readonly scale?: number;
}

/** Plays the match of a piece and reviews it. */
export function reviewPiece(
  game: PlayableGame,
  piece: Piece,
  { now, scale = 1 }: ReviewPieceOptions,
): PieceResult {
  const { lineup, ...work } = WORK[piece.kind];
  const names = lineupOf(lineup, piece.match);
  const prepared = subjectOf(game, matchOf(game, names, piece.match));
  if ('problems' in prepared) throw new Error('a simulated match can be replayed');
  const { subject } = prepared;
  const { seed, isJudged } = work;
  const budget = reviewBudget(game, (work.budget * scale) / 100);
  const reviewer = new Reviewer(subject, { seed, budget, isJudged });
  let [oneCore, twoCores] = [0, 0];
  for (let units = reviewer.next(); units !== undefined; units = reviewer.next()) {
    const times: number[] = [];
    const outcomes = units.map((unit) => {
      const start = now();
      const outcome = runUnit(subject, unit);
      times.push(now() - start);
      return outcome;
    });
    reviewer.complete(units, outcomes);
    oneCore += times.reduce((sum, time) => sum + time, 0);
    twoCores += spanOf(times, 2);
  }
  const review = reviewer.review();
  const confirmed = work.isConfirmed ? { confirmed: judgedAgain(subject, review) } : {};
  return { ...summaryOf(review, names), ...confirmed, oneCore, twoCores };
}

/** Judges mistakes and blunders with ten times the budget. */
function judgedAgain(subject: Subject, { decisions }: Review): Grade[] {
  const budget = reviewBudget(subject.game, AMPLE / 100);
  return decisions.flatMap(({ grade }, decision) =>
    MISTAKES.includes(grade)
      ? [judgeAgain(subject, { decision, budget, seed: `ample ${decision}` })]
      : [],
  );
}

/** How long workers take for units that each of them takes when it is free. */
function spanOf(times: readonly number[], workers: number): number {
  const freeAt = Array.from({ length: workers }, () => 0);
  for (const time of times) {
    const first = freeAt.indexOf(Math.min(...freeAt));
    freeAt[first] = (freeAt[first] ?? 0) + time;
  }
  return Math.max(...freeAt);
}

function summaryOf(
  { seats, decisions, moments }: Review,
  names: readonly string[],
): Omit<PieceResult, 'oneCore' | 'twoCores'> {
  const moment = mostImportant(moments);
  const residuals = seats.map(({ start, luck, own, others, result }) =>
    Math.abs(start.shares + luck.shares + own.shares + others.shares - result.shares),
  );
  return {
    seats: seats.map(({ luck, own }, seat) => ({
      luck: luck.shares,
      own: own.shares,
      isExpert: names[seat] === 'expert',
    })),
    residual: Math.max(...residuals),
    grades: decisions.map(({ grade }) => grade),
    ...(moment === undefined ? {} : { moment: moment.move }),
  };
}

/** The expert moves on by a seat with every match. */
function lineupOf(lineup: Lineup, match: number): string[] {
  return Array.from({ length: PLAYERS }, (_, seat) =>
    lineup === 'unequal' && seat === match % PLAYERS ? 'expert' : 'family',
  );
}

function matchOf(game: PlayableGame, names: readonly string[], number: number): MatchFile {
  const bots = names.map((name) => botNamed(name, { now: () => 0 }) as Bot);
  return simulatedMatch(game, { bots, seed: 'review figures', number });
}
