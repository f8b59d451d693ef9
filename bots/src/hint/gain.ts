import {
  type Chance,
  type GameTypes,
  RecordingChance,
  type PlayableGame,
  type Random,
  type Seat,
  type Tally,
  hasSeat,
  isEqualJson,
  seatsIn,
} from '@richtfest/engine';
import { commonChances, expectedValue } from '../expectation.ts';
import { greedy } from '../greedy.ts';
import { hooksOf } from '../hooks-of.ts';

/** The gain of a move, as far as its seat can know. */
export interface Gain {
  /** Own points by part of the score, without parts that do not change. */
  readonly parts: Readonly<Record<string, number>>;
  readonly points: number;
  /** The other seats whose points change, with the difference. */
  readonly others: readonly { readonly seat: Seat; readonly points: number }[];
  /** `now`: by the move itself. `turn`: with the seat's further moves of the same turn. */
  readonly when: 'now' | 'turn';
  /** Points are an average over chance and over what is hidden from the seat. */
  readonly isAverage: boolean;
  /**
   * By how many points it is estimated to be better than the best alternative in the long run; 0 if
   * there are too many alternatives to compare.
   */
  readonly edge: number;
  /** The game is over with it, so nothing is estimated. */
  readonly isLast: boolean;
  /** There is no alternative. */
  readonly isOnly: boolean;
}

/** A determinized position of a seat and its moves. */
export interface ImaginedPosition<T extends GameTypes> {
  readonly game: PlayableGame<T>;
  readonly state: T['State'];
  readonly seat: Seat;
  /** Another state that looks the same to the seat; undefined if nothing is hidden from it. */
  readonly sample?: (() => T['State']) | undefined;
  /** Empty if the seat owes nothing. */
  readonly legal: readonly T['Move'][];
  readonly random: Random;
}

/** The number of samples that show whether chance matters. */
const SAMPLES = 8;
/** The maximum number of further moves of the same turn. */
const MAX_TURN_MOVES = 6;
/** The maximum number of alternatives a move is compared with. */
const MAX_COMPARED = 24;

interface Outcome {
  readonly changes: readonly Tally[];
  readonly when: 'now' | 'turn';
  readonly isLast: boolean;
}

export function gainOf<T extends GameTypes>(imagined: ImaginedPosition<T>, move: T['Move']): Gain {
  const { seat, random } = imagined;
  const chances = commonChances(random);
  const outcomes = chances.slice(0, SAMPLES).map((chance, at) => {
    const state = at === 0 ? imagined.state : (imagined.sample?.() ?? imagined.state);
    return outcomeOf({ ...imagined, state }, move, chance);
  });
  const [first] = outcomes;
  const isAverage = outcomes.some(({ changes }) => !isEqualJson(changes, first?.changes));
  const changes = meanOf(outcomes.map((outcome) => outcome.changes));
  const own = changes[seat] ?? { score: 0, parts: {} };
  return {
    parts: own.parts,
    points: own.score,
    others: changes.flatMap(({ score }, other) =>
      other === seat || score === 0 ? [] : [{ seat: other, points: score }],
    ),
    when: first?.when ?? 'now',
    isAverage,
    edge: edgeOf(imagined, move, chances),
    isLast: outcomes.every(({ isLast }) => isLast),
    isOnly: isOnly(imagined, move),
  };
}

/** Neither the legal moves nor the candidate moves contain an alternative. */
function isOnly<T extends GameTypes>(
  { game, state, seat, legal }: ImaginedPosition<T>,
  move: T['Move'],
): boolean {
  const candidates = hooksOf(game).candidateMoves?.(state, seat).length ?? 1;
  return legal.length === 1 && candidates <= 1 && isEqualJson(legal[0], move);
}

/** Plays the move and continues the turn while nothing is gained and no random value is drawn. */
function outcomeOf<T extends GameTypes>(
  { game, state, seat, random }: ImaginedPosition<T>,
  move: T['Move'],
  source: Chance,
): Outcome {
  const before = game.standing(state, seat);
  const next = game.clone(state);
  const chance = new RecordingChance(source);
  const dealer = { chance, report: undefined };
  game.play(next, seat, move, dealer);
  const isLast = game.result(next) !== undefined;
  let changes = changesOf(before, game.standing(next, seat));
  let when: Outcome['when'] = 'now';
  for (let step = 0; step < MAX_TURN_MOVES && isNothing(changes); step++) {
    const owing = game.owing(next);
    const isAlone = hasSeat(owing, seat) && seatsIn(owing).length === 1;
    if (!isAlone || chance.draws.length > 0) break;
    const observation = {
      watcher: seat,
      view: game.view(next, seat),
      memory: game.memory(next, seat),
    };
    const legal = game.legal(next, seat);
    const onward = greedy.choose({ game, seat, observation, legal, random });
    game.play(next, seat, onward, dealer);
    changes = changesOf(before, game.standing(next, seat));
    when = 'turn';
  }
  return { changes, when: isNothing(changes) ? 'now' : when, isLast };
}

function changesOf(before: readonly Tally[], after: readonly Tally[]): Tally[] {
  return after.map(({ score, parts }, seat) => ({
    score: score - (before[seat]?.score ?? 0),
    parts: changedParts(before[seat]?.parts ?? {}, parts),
  }));
}

function changedParts(before: Tally['parts'], after: Tally['parts']): Record<string, number> {
  const changed: Record<string, number> = {};
  for (const part of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const change = (after[part] ?? 0) - (before[part] ?? 0);
    if (change !== 0) changed[part] = change;
  }
  return changed;
}

function isNothing(changes: readonly Tally[]): boolean {
  return changes.every(({ score, parts }) => score === 0 && Object.keys(parts).length === 0);
}

/** The mean of several outcomes, rounded to a tenth of a point. */
function meanOf(outcomes: readonly (readonly Tally[])[]): Tally[] {
  const [first = []] = outcomes;
  const mean = (valueOf: (changes: readonly Tally[]) => number) =>
    tenths(outcomes.reduce((sum, changes) => sum + valueOf(changes), 0) / outcomes.length);
  return first.map((_, seat) => {
    const parts = new Set(outcomes.flatMap((changes) => Object.keys(changes[seat]?.parts ?? {})));
    const means = [...parts].map(
      (part) => [part, mean((changes) => changes[seat]?.parts[part] ?? 0)] as const,
    );
    return {
      score: mean((changes) => changes[seat]?.score ?? 0),
      parts: Object.fromEntries(means.filter(([, value]) => value !== 0)),
    };
  });
}

/** Compared with the best other move; for an optional move, with doing nothing. */
function edgeOf<T extends GameTypes>(
  { game, state, seat, legal }: ImaginedPosition<T>,
  move: T['Move'],
  chances: ReturnType<typeof commonChances>,
): number {
  const ply = { game, state, seat, chances };
  if (legal.length === 0) {
    return tenths(expectedValue(ply, move) - game.evaluate(state, seat));
  }
  const values = hooksOf(game).turnValues?.(state, seat);
  if (values === undefined && legal.length > MAX_COMPARED) return 0;
  const valueAt = (at: number) => values?.[at] ?? expectedValue(ply, legal[at] as T['Move']);
  const at = legal.findIndex((other) => isEqualJson(other, move));
  const others = legal.flatMap((_, other) => (other === at ? [] : [valueAt(other)]));
  if (others.length === 0) return 0;
  const own = at >= 0 ? valueAt(at) : expectedValue(ply, move);
  return tenths(own - Math.max(...others));
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
