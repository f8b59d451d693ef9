import {
  FastChance,
  type GameTypes,
  type Observation,
  type PlayableGame,
  type Random,
  type Seat,
  randomFromText,
} from '@richtfest/engine';
import { isClear } from '../grades.ts';
import { minus, meansOf, sumsOf, variancesOf } from '../sums.ts';
import { type Line, playLine } from './line-end.ts';

/** Why a move is better than another, as data. All figures are means over rollouts. */
export type MoveReason =
  /** It scores more in a part of the score. */
  | { readonly kind: 'part'; readonly part: string; readonly points: number }
  /** The game's own measure of the seat's position improves. */
  | {
      readonly kind: 'measure';
      readonly measure: string;
      readonly from: number;
      readonly to: number;
    }
  /** Another seat gets fewer points. */
  | { readonly kind: 'blocks'; readonly seat: Seat; readonly points: number }
  /** It scores at once, or it costs points now that come back later. */
  | { readonly kind: 'now' | 'later'; readonly points: number };

/** A decision of a seat and two moves to compare. */
export interface TwoMoves<T extends GameTypes> {
  /** The seat's knowledge. */
  readonly observation: Observation<T['View'], T['Memory']>;
  readonly seat: Seat;
  readonly played: T['Move'];
  readonly better: T['Move'];
}

/** More than this many clauses are not read. */
const MAX_CLAUSES = 3;
/** More parts of the score are not read. */
const MAX_PARTS = 2;
/** Smaller differences in points are not worth a word. */
const MIN_POINTS = 0.3;

/** A figure that both lines are compared by. */
interface Figure {
  /** The value of the difference in points, to rank reasons. */
  worth(difference: number): number;
  reason(from: number, to: number): MoveReason;
  readonly topic?: string | undefined;
}

/** The samples that moves are compared in. */
interface ReasonSampling {
  readonly samples: number;
  readonly seed: string;
}

/**
 * Finds out how two moves differ: by the parts of the score, the game's measures and the points of
 * the others where the lines end, and by the points they score at once. Both moves meet the same
 * hidden information and random numbers. The most valuable clear differences come first.
 */
export function findReasons<T extends GameTypes>(
  game: PlayableGame<T>,
  moves: TwoMoves<T>,
  sampling: ReasonSampling,
): MoveReason[] {
  const found = differencesOf(game, moves, sampling);
  const clear = clearAmong(found);
  return (clear.length > 0 ? clear : mostCertain(found)).map(({ reason }) => reason);
}

/** Like `findReasons`, without a difference that may be chance. */
export function findClearReasons<T extends GameTypes>(
  game: PlayableGame<T>,
  moves: TwoMoves<T>,
  sampling: ReasonSampling,
): MoveReason[] {
  return clearAmong(differencesOf(game, moves, sampling)).map(({ reason }) => reason);
}

interface Difference {
  readonly topic: string | undefined;
  readonly worth: number;
  /** In standard errors; infinite without any spread. */
  readonly certainty: number;
  readonly isClear: boolean;
  readonly reason: MoveReason;
}

/**
 * The most valuable clear differences. All parts of the score share a clause, and so do all seats
 * that are blocked.
 */
function clearAmong(found: readonly Difference[]): Difference[] {
  const clauses = new Set<Difference | 'part' | 'blocks'>();
  let parts = 0;
  return oncePerTopic(found.filter((each) => each.isClear)).filter((each) => {
    const { kind } = each.reason;
    if (kind === 'part' && ++parts > MAX_PARTS) return false;
    const clause = kind === 'part' || kind === 'blocks' ? kind : each;
    if (clauses.size === MAX_CLAUSES && !clauses.has(clause)) return false;
    clauses.add(clause);
    return true;
  });
}

/** One difference says more than none, even if chance may have a part in it. */
function mostCertain(found: readonly Difference[]): Difference[] {
  return found.toSorted((one, other) => other.certainty - one.certainty).slice(0, 1);
}

/** All differences in favour of the better move, the most valuable first. */
function differencesOf<T extends GameTypes>(
  game: PlayableGame<T>,
  { observation, seat, played, better }: TwoMoves<T>,
  { samples, seed }: ReasonSampling,
): Difference[] {
  const random = randomFromText(seed);
  const figures = figuresFor(game, game.determinize(observation, random), seat);
  const pairs = Array.from({ length: samples }, () => {
    const world = game.determinize(observation, random);
    const seeds = threeWords(random);
    const after = (move: T['Move']) => valuesAfter(game, world, { seat, move, seeds });
    return { from: after(played), to: after(better) };
  });
  const from = meansOf(sumsOf(pairs.map((pair) => pair.from)));
  const to = meansOf(sumsOf(pairs.map((pair) => pair.to)));
  const differences = sumsOf(pairs.map((pair) => minus(pair.to, pair.from)));
  const variances = variancesOf(differences);
  return meansOf(differences)
    .map((difference, at) => {
      const figure = figures[at] as Figure;
      const error = Math.sqrt(variances[at] ?? 0);
      return {
        topic: figure.topic,
        worth: figure.worth(difference),
        certainty: Math.abs(difference) / error,
        isClear: isClear(difference, error),
        reason: figure.reason(from[at] ?? 0, to[at] ?? 0),
      };
    })
    .filter(({ worth }) => worth >= MIN_POINTS)
    .sort((one, other) => other.worth - one.worth);
}

function oncePerTopic<Found extends Pick<Figure, 'topic'>>(found: readonly Found[]): Found[] {
  return found.filter(
    ({ topic }, at) =>
      topic === undefined || found.findIndex((other) => other.topic === topic) === at,
  );
}

function threeWords(random: Random): readonly [number, number, number] {
  return [random.word(), random.word(), random.word()];
}

function figuresFor<T extends GameTypes>(
  game: PlayableGame<T>,
  state: T['State'],
  seat: Seat,
): Figure[] {
  const parts = partsOf(game).map((part): Figure => ({
    worth: (difference) => difference,
    reason: (from, to) => ({ kind: 'part', part, points: to - from }),
    topic: part,
  }));
  const measures = Object.entries(game.bots?.reasons?.measures ?? {}).map(
    ([measure, { worth, topic }]): Figure => ({
      worth: (difference) => difference * worth,
      reason: (from, to) => ({ kind: 'measure', measure, from, to }),
      topic,
    }),
  );
  const others = game.standing(state, seat).flatMap((_, other): Figure[] =>
    other === seat
      ? []
      : [
          {
            worth: (difference) => -difference,
            reason: (from, to) => ({ kind: 'blocks', seat: other, points: from - to }),
          },
        ],
  );
  const atOnce: Figure = {
    // Less than its points: they are part of the score that follows.
    worth: (difference) => Math.abs(difference) / 2,
    reason: (from, to) => ({ kind: to > from ? 'now' : 'later', points: Math.abs(to - from) }),
  };
  return [...parts, ...measures, ...others, atOnce];
}

function partsOf<T extends GameTypes>(game: PlayableGame<T>): string[] {
  return Object.keys(game.texts.en.parts);
}

/** The values of all figures after a move, in the order of `figuresFor`. */
function valuesAfter<T extends GameTypes>(
  game: PlayableGame<T>,
  world: T['State'],
  line: Line<T['Move']>,
): number[] {
  const { seat, move } = line;
  const [a, b] = line.seeds;
  const now = game.clone(world);
  const chance = new FastChance(Uint32Array.of(a, b));
  game.play(now, seat, move, { chance, report: undefined });
  const end = game.clone(world);
  playLine(game, end, line);
  const standing = game.result(end)?.seats ?? game.standing(end, seat);
  const measures = Object.values(game.bots?.reasons?.measures ?? {});
  return [
    ...partsOf(game).map((part) => standing[seat]?.parts[part] ?? 0),
    ...measures.map((measure) => measure.of(measure.when === 'now' ? now : end, seat)),
    ...standing.flatMap(({ score }, other) => (other === seat ? [] : [score])),
    game.standing(now, seat)[seat]?.score ?? 0,
  ];
}
