import {
  type Chance,
  type GameTypes,
  NotedChance,
  type PlayableGame,
  type Random,
  type Seat,
  type Tally,
  hasSeat,
  isEqualJson,
  seatsIn,
} from '@richtfest/engine';
import { commonLuck, expectedValue } from '../expectation.ts';
import { greedy } from '../greedy.ts';
import { hooksOf } from '../hooks-of.ts';

/** What a move brings, as far as the seat that thinks about it can know. */
export interface Gain {
  /** Own points by part of the score; parts that do not change are left out. */
  readonly parts: Readonly<Record<string, number>>;
  readonly points: number;
  /** Others whose points change, and by how much. */
  readonly others: readonly { readonly seat: Seat; readonly points: number }[];
  /** `now`: with the move itself. `turn`: with what the seat can go on to do in the same turn. */
  readonly when: 'now' | 'turn';
  /** Points are an average over chance and over what is hidden from the seat. */
  readonly isAverage: boolean;
  /** By how many points it looks better, in the long run, than what else could be done. */
  readonly edge: number;
  /** There is nothing else to do. */
  readonly isOnly: boolean;
}

/** A position a seat could be in, as it imagines it, and what it may do there. */
export interface Imagined<T extends GameTypes> {
  readonly game: PlayableGame<T>;
  readonly state: T['State'];
  readonly seat: Seat;
  /** Another state that the seat can't tell from this one; undefined if nothing is hidden from it. */
  readonly sample?: (() => T['State']) | undefined;
  /** What it may choose from; empty where nobody waits for it. */
  readonly legal: readonly T['Move'][];
  readonly random: Random;
}

/** So many kinds of luck show whether luck has a say. */
const SAMPLES = 8;
/** So many further moves of the same turn are looked at. */
const LONGEST_TURN = 6;
/** With so many others a move is compared. */
const MOST_COMPARED = 24;

interface Outcome {
  readonly changes: readonly Tally[];
  readonly when: 'now' | 'turn';
}

export function gainOf<T extends GameTypes>(imagined: Imagined<T>, move: T['Move']): Gain {
  const { seat, random } = imagined;
  const luck = commonLuck(random);
  const outcomes = luck.slice(0, SAMPLES).map((chance, at) => {
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
    edge: edgeOf(imagined, move, luck),
    isOnly: isOnly(imagined, move),
  };
}

/** Nothing else is listed, and the game has no idea beyond its list either. */
function isOnly<T extends GameTypes>(
  { game, state, seat, legal }: Imagined<T>,
  move: T['Move'],
): boolean {
  const candidates = hooksOf(game).candidateMoves?.(state, seat).length ?? 1;
  return legal.length === 1 && candidates <= 1 && isEqualJson(legal[0], move);
}

/** Plays the move and, as long as it brings nothing yet and luck is not asked, the turn on. */
function outcomeOf<T extends GameTypes>(
  { game, state, seat, random }: Imagined<T>,
  move: T['Move'],
  luck: Chance,
): Outcome {
  const before = game.standing(state, seat);
  const next = game.clone(state);
  const chance = new NotedChance(luck);
  const dealer = { chance, report: undefined };
  game.play(next, seat, move, dealer);
  let changes = changesOf(before, game.standing(next, seat));
  let when: Outcome['when'] = 'now';
  for (let step = 0; step < LONGEST_TURN && isNothing(changes); step++) {
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
  return { changes, when: isNothing(changes) ? 'now' : when };
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

/** The mean of several outcomes, to a tenth of a point. */
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

/** Against the mean of the other moves; where nobody waits, against doing nothing. */
function edgeOf<T extends GameTypes>(
  { game, state, seat, legal }: Imagined<T>,
  move: T['Move'],
  luck: ReturnType<typeof commonLuck>,
): number {
  const ply = { game, state, seat, luck };
  if (legal.length === 0) {
    return tenths(expectedValue(ply, move) - game.evaluate(state, seat));
  }
  const values = hooksOf(game).turnValues?.(state, seat);
  const valueAt = (at: number) => values?.[at] ?? expectedValue(ply, legal[at] as T['Move']);
  const at = legal.findIndex((other) => isEqualJson(other, move));
  const step = Math.max(1, Math.ceil(legal.length / MOST_COMPARED));
  const others: number[] = [];
  for (let other = 0; other < legal.length; other += step)
    if (other !== at) others.push(valueAt(other));
  if (others.length === 0) return 0;
  const own = at >= 0 ? valueAt(at) : expectedValue(ply, move);
  return tenths(own - others.reduce((sum, value) => sum + value, 0) / others.length);
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
