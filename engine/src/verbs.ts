import type { Dealer, GameMove, GameTypes, Notation } from './game.ts';
import type { TableReason } from './reasons.ts';
import { type Schema, anyOf, object, oneOf } from './schema.ts';
import { type Seat, type SeatSet, NO_SEATS, hasSeat } from './seats.ts';
import { malformed, outOfTurn } from './table-rules.ts';
import type { ParameterNotation, ParametersOf } from './verb-parameters.ts';

declare const phantom: unique symbol;

/** A game whose positions name the phase they are in. */
export interface PhasedTypes extends GameTypes {
  State: { phase: string };
}

type Refusal<T extends GameTypes> = T['Reason'] | TableReason | undefined;

/**
 * Everything about one verb. `After` is what it returns to the turn order about how the game
 * continues. The seat is the last parameter because most verbs are played by `state.seat`.
 */
export interface VerbRules<T extends PhasedTypes, M extends GameMove, After = void> {
  readonly [phantom]?: M;
  /** The phases in which it can be played; `any` if its own refusal decides. */
  readonly phases: readonly T['State']['phase'][] | 'any';
  /** Why this seat may not play it now; by default only seats that owe a decision may. */
  turn?(this: void, state: T['State'], seat: Seat): Refusal<T>;
  readonly parameters: { readonly [Name in keyof ParametersOf<M>]: Schema<M[Name]> };
  /** Why this move is refused though seat and phase are right. */
  refusal(this: void, state: T['State'], move: M, seat: Seat): Refusal<T>;
  /** Carries out a move that is not refused. */
  play(this: void, state: T['State'], move: M, dealer: Dealer<T['Event']>, seat: Seat): After;
  readonly notation: ParameterNotation<M>;
}

/** Every verb of a game under its name, in the order in which schemas and help list them. */
export type VerbTable<T extends PhasedTypes, After> = {
  readonly [V in T['Move']['verb']]: VerbRules<T, Extract<T['Move'], { readonly verb: V }>, After>;
};

/** The moves of a table of verbs. */
export type MoveOf<Table> = {
  [V in keyof Table]: Table[V] extends { readonly [phantom]?: infer M } ? NonNullable<M> : never;
}[keyof Table];

export const NO_MOVES: readonly never[] = [];

/** Options for all verbs of a game. */
export interface VerbOptions<T extends PhasedTypes, Rules, After> {
  owing(state: T['State']): SeatSet;
  /**
   * Why a verb that has its turn can't be played in this phase; needed if any verb names phases.
   */
  wrongPhase?(state: T['State'], rules: Rules): T['Reason'];
  /** A better answer than “not your decision” to a seat that owes none. */
  notOwing?(state: T['State'], seat: Seat, rules: Rules): Refusal<T>;
  /** Continues to the next decision after a verb has been carried out. */
  afterPlay?(this: void, state: T['State'], after: After, dealer: Dealer<T['Event']>): void;
  /** The verbs that are played most, up to three, which playouts then find faster. */
  readonly frequent?: readonly T['Move']['verb'][];
  /** Verbs whose examples come first in the help; the others follow in the order of the table. */
  readonly helpFirst?: readonly T['Move']['verb'][];
  /** Prepares a line for reading; by default it only removes superfluous spaces. */
  normalize?(this: void, text: string): string;
}

/** What a table of verbs contributes to its `Game`. */
export interface VerbDispatch<T extends GameTypes> {
  readonly verbs: readonly T['Move']['verb'][];
  readonly refusal: (state: T['State'], seat: Seat, move: unknown) => Refusal<T>;
  readonly play: (
    state: T['State'],
    seat: Seat,
    move: T['Move'],
    dealer: Dealer<T['Event']>,
  ) => void;
  readonly moveNotation: Pick<Notation<T>, 'moveSchema' | 'moveHelp' | 'writeMove' | 'readMove'>;
}

/** Combines the verbs of a game: the only place that looks up the rules of a move's verb. */
export function dispatchVerbs<
  T extends PhasedTypes,
  Rules extends VerbRules<T, T['Move'], After>,
  After = void,
>(
  table: VerbTable<T, After> & Readonly<Record<T['Move']['verb'], Rules>>,
  options: VerbOptions<T, Rules, After>,
): VerbDispatch<T> {
  const byVerb = new Map<string, Rules>(Object.entries<Rules>(table));
  const shapes = new Map(
    [...byVerb].map(([verb, { parameters }]) => [
      verb,
      object({ verb: oneOf(verb), ...parameters }),
    ]),
  );
  const moveSchema = anyOf(...shapes.values());
  const shapeOf = (verb: string) => shapes.get(verb) ?? moveSchema;
  return {
    verbs: [...byVerb.keys()],
    play: player<T, Rules, After>(byVerb, options),
    refusal: refuser<T, Rules, After>(byVerb, shapeOf, options),
    moveNotation: { moveSchema, ...moveLines<T, Rules, After>(byVerb, options) },
  };
}

/**
 * The innermost step of every playout, without allocation. Frequent verbs are called directly, so
 * that they can be inlined; the others are looked up.
 */
function player<T extends PhasedTypes, Rules extends VerbRules<T, T['Move'], After>, After>(
  byVerb: ReadonlyMap<string, Rules>,
  { afterPlay, frequent: [first, second, third] = [] }: VerbOptions<T, Rules, After>,
): VerbDispatch<T>['play'] {
  const plays = new Map<string, Rules['play']>([...byVerb].map(([verb, { play }]) => [verb, play]));
  const playOf = (verb = '') => plays.get(verb) as Rules['play'];
  const [playFirst, playSecond, playThird] = [playOf(first), playOf(second), playOf(third)];
  const playAny: VerbDispatch<T>['play'] = (state, seat, move, dealer) => {
    const after = playOf(move.verb)(state, move, dealer, seat);
    if (afterPlay !== undefined) afterPlay(state, after, dealer);
  };
  if (afterPlay === undefined || first === undefined) return playAny;
  return (state, seat, move, dealer) => {
    const { verb } = move;
    if (verb === first) afterPlay(state, playFirst(state, move, dealer, seat), dealer);
    else if (verb === second) afterPlay(state, playSecond(state, move, dealer, seat), dealer);
    else if (verb === third) afterPlay(state, playThird(state, move, dealer, seat), dealer);
    else playAny(state, seat, move, dealer);
  };
}

function refuser<T extends PhasedTypes, Rules extends VerbRules<T, T['Move'], After>, After>(
  byVerb: ReadonlyMap<string, Rules>,
  shapeOf: (verb: string) => Schema,
  options: VerbOptions<T, Rules, After>,
): VerbDispatch<T>['refusal'] {
  const hasPhases = [...byVerb.values()].some(({ phases }) => phases !== 'any');
  if (hasPhases && options.wrongPhase === undefined) {
    throw new TypeError('A verb names its phases, so wrongPhase must explain all others.');
  }
  // If only owing seats can play, the seat can be checked before the move is read.
  const isTurnFirst =
    options.notOwing === undefined && [...byVerb.values()].every(({ turn }) => turn === undefined);

  function turnOf(state: T['State'], seat: Seat, rules: Rules): Refusal<T> {
    if (rules.turn !== undefined) return rules.turn(state, seat);
    const owing = options.owing(state);
    if (hasSeat(owing, seat)) return undefined;
    return options.notOwing?.(state, seat, rules) ?? outOfTurn(owing, seat);
  }

  return (state, seat, move) => {
    const owing = options.owing(state);
    const out = isTurnFirst || owing === NO_SEATS ? outOfTurn(owing, seat) : undefined;
    if (out !== undefined) return out;
    const verb = verbOf(move);
    const reason = malformed(shapeOf(verb), move);
    if (reason !== undefined) return reason;
    const rules = byVerb.get(verb) as Rules;
    const { phases } = rules;
    const turn = turnOf(state, seat, rules);
    if (turn !== undefined) return turn;
    if (phases !== 'any' && !phases.includes(state.phase))
      return options.wrongPhase?.(state, rules);
    return rules.refusal(state, move as T['Move'], seat);
  };
}

function verbOf(move: unknown): string {
  const verb = (move as { readonly verb?: unknown } | null | undefined)?.verb;
  return typeof verb === 'string' ? verb : '';
}

function moveLines<T extends PhasedTypes, Rules extends VerbRules<T, T['Move'], After>, After>(
  byVerb: ReadonlyMap<string, Rules>,
  { helpFirst = [], normalize = withoutExtraSpaces }: VerbOptions<T, Rules, After>,
): Omit<VerbDispatch<T>['moveNotation'], 'moveSchema'> {
  const inHelp = new Set<string>([...helpFirst, ...byVerb.keys()]);
  return {
    moveHelp: [...inHelp].flatMap((verb) =>
      (byVerb.get(verb)?.notation.examples ?? []).map((words) => line(verb, words)),
    ),
    writeMove: (move) => line(move.verb, byVerb.get(move.verb)?.notation.write(move) ?? ''),
    readMove(text) {
      const words = normalize(text);
      const [verb = ''] = words.split(' ', 1);
      const parameters = byVerb.get(verb)?.notation.read(words.slice(verb.length + 1));
      return parameters === undefined ? undefined : { verb, ...parameters };
    },
  };
}

function line(verb: string, words: string): string {
  return words === '' ? verb : `${verb} ${words}`;
}

export function withoutExtraSpaces(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
