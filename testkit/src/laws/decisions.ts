import {
  type Game,
  type GameTypes,
  NO_SEATS,
  type Reason,
  canonicalJson,
  cloneJson,
  hasSeat,
  tableTexts,
} from '@richtfest/engine';
import { difference } from './difference.ts';
import { type GameFixture, type GameLocation, type Law, LawViolation } from './law.ts';
import { GARBAGE, mutateMove } from './mutations.ts';
import { compareMoves } from './order.ts';
import { notPlain } from './plain-data.ts';
import { type Moment, anyOf, everyPosition } from './walk.ts';

export function legalLists<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const { game } = fixture;
  const law = {
    seed: 'lists',
    name: 'seats that owe a decision, and no others, have legal moves: in order, each once',
    advice:
      'fix `legal`: empty for seats that owe nothing, never empty for seats that do, sorted by verb (in the order of `verbs`) and then by parameters (in the order of the move schema), no duplicates. `legalCount` and `legalAt` must agree with it.',
  };
  return everyPosition(fixture, law, ({ state, owing, at }) => {
    for (let seat = 0; seat <= at.players; seat++) {
      const legal = game.legal(state, seat);
      if (hasSeat(owing, seat) !== legal.length > 0) {
        throw new LawViolation(`seat ${seat} has ${legal.length} legal moves`, at);
      }
      const problem = directAccessProblem(game, { state, seat, legal });
      if (problem !== undefined) throw new LawViolation(problem, at);
      for (let place = 1; place < legal.length; place++) {
        const [before, after] = [legal[place - 1], legal[place]];
        if (before === undefined || after === undefined) continue;
        const order = compareMoves(game.verbs, game.notation.moveSchema, [before, after]);
        if (order < 0) continue;
        const where = order === 0 ? 'twice' : `before ${canonicalJson(after)}`;
        throw new LawViolation(`${canonicalJson(before)} is listed ${where}`, at);
      }
    }
  });
}

/** `legalCount` and `legalAt` must agree with `legal`. */
function directAccessProblem<T extends GameTypes>(
  game: Game<T>,
  { state, seat, legal }: { state: T['State']; seat: number; legal: readonly T['Move'][] },
): string | undefined {
  const count = game.legalCount?.(state, seat) ?? legal.length;
  if (count !== legal.length)
    return `seat ${seat} has ${legal.length} legal moves, but legalCount says ${count}`;
  const place = legal.findIndex(
    (move, index) =>
      difference(move, game.legalAt === undefined ? move : game.legalAt(state, seat, index)) !==
      undefined,
  );
  return place < 0 ? undefined : `legalAt finds another move ${place} for seat ${seat} than legal`;
}

const POOL_SIZE = 64;
/** Probes at each position for a seat that may choose, and for one that may not. */
const PROBES = { owing: 36, others: 4 } as const;

export function refusals<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const law = {
    seed: 'refusals',
    name: 'listed and optional moves are accepted, all others are refused by an existing rule',
    advice:
      '`legal`, `optional` and `refusal` must share one predicate per verb. `refusal` checks the move’s schema first (`malformed`), and every reason cites a number from `rules`. List verbs of which `legal` holds only some moves in `unlistedVerbs`.',
  };
  const pool: object[] = [];
  return everyPosition(fixture, law, (moment) => {
    probeMoves(fixture, moment, { pool, onReason: () => undefined });
  });
}

export interface ProbeOptions {
  /** Moves from earlier positions; grows with every call. */
  readonly pool: object[];
  readonly onReason: (reason: Reason) => void;
}

/**
 * Asks `refusal` about every listed move, moves of other positions, moves with one field changed
 * and garbage; for every seat, and for one that does not exist.
 */
export function probeMoves<T extends GameTypes>(
  fixture: GameFixture<T>,
  moment: Moment<T>,
  { pool, onReason }: ProbeOptions,
): void {
  const { state, at, random } = moment;
  const before = cloneJson(state);
  for (let seat = 0; seat <= at.players; seat++) {
    const listed = [...fixture.game.legal(state, seat), ...fixture.game.optional(state, seat)];
    const texts = new Set(listed.map(canonicalJson));
    for (const move of listed) mustAccept(fixture, { ...moment, seat, move });
    for (const move of probes(listed, pool, moment)) {
      const candidate = { ...moment, seat, move };
      if (isPlain(move) && texts.has(canonicalJson(move))) mustAccept(fixture, candidate);
      else mustRefuse(fixture, candidate, onReason);
    }
    const pooled = anyOf(random, listed);
    if (pooled !== undefined)
      pool[pool.length < POOL_SIZE ? pool.length : random.below(POOL_SIZE)] = pooled;
  }
  const differs = difference(before, state);
  if (differs !== undefined) throw new LawViolation(`refusal changed the state in ${differs}`, at);
}

interface Candidate<T extends GameTypes> extends Moment<T> {
  readonly seat: number;
  readonly move: unknown;
}

/** In rotation: a changed listed move, a changed pooled move, an unchanged pooled move. */
function probes<T extends GameTypes>(
  listed: readonly object[],
  pool: readonly object[],
  { random }: Moment<T>,
): unknown[] {
  const count = listed.length > 0 ? PROBES.owing : PROBES.others;
  const moves: unknown[] = [anyOf(random, GARBAGE)];
  for (let probe = 0; probe < count; probe++) {
    const source = probe % 3 === 0 && listed.length > 0 ? listed : pool;
    const move = anyOf(random, source);
    if (move !== undefined) moves.push(probe % 3 === 2 ? move : mutateMove(move, pool, random));
  }
  return moves;
}

function mustAccept<T extends GameTypes>({ game }: GameFixture<T>, candidate: Candidate<T>): void {
  const { state, seat, move, at } = candidate;
  const reason = game.refusal(state, seat, move);
  if (reason === undefined) return;
  throw new LawViolation(
    `seat ${seat}'s ${show(move)} is listed but refused by ${reason.rule} (${reason.code})`,
    at,
  );
}

function mustRefuse<T extends GameTypes>(
  { game }: GameFixture<T>,
  { state, seat, move, at }: Candidate<T>,
  onReason: (reason: Reason) => void,
): void {
  let reason: Reason | undefined;
  try {
    reason = game.refusal(state, seat, move);
  } catch (error) {
    throw new LawViolation(`refusal throws ${String(error)} for seat ${seat}'s ${show(move)}`, at);
  }
  if (reason === undefined) {
    const verb = (move as { verb?: string }).verb ?? '';
    if (game.unlistedVerbs?.includes(verb) === true) return;
    throw new LawViolation(`seat ${seat}'s ${show(move)} is accepted but not listed`, at);
  }
  assertRule(
    game.rules.map((rule) => rule.number),
    reason,
    at,
  );
  onReason(reason);
}

function assertRule(numbers: readonly string[], reason: Reason, at: GameLocation): void {
  const problem = notPlain(reason, 'the reason');
  if (problem !== undefined) throw new LawViolation(`${problem}: ${reason.code}`, at);
  if (numbers.includes(reason.rule) || Object.hasOwn(tableTexts.en.rules, reason.rule)) return;
  throw new LawViolation(
    `the reason ${reason.code} cites the rule ${reason.rule}, which is not in the game’s \`rules\`: add it there, or cite another`,
    at,
  );
}

export function timeouts<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const { game } = fixture;
  const law = {
    seed: 'timeouts',
    name: 'the timeout move of a seat is one of its legal moves',
    advice: 'let `timeoutMove` return one of the moves in `legal`, without new fields.',
  };
  return everyPosition(fixture, law, ({ state, owing, at }) => {
    for (let seat = 0; seat < at.players; seat++) {
      if (owing === NO_SEATS || !hasSeat(owing, seat)) continue;
      const move = canonicalJson(game.timeoutMove(state, seat));
      if (game.legal(state, seat).some((legal) => canonicalJson(legal) === move)) continue;
      throw new LawViolation(`the timeout move of seat ${seat}, ${move}, is not legal`, at);
    }
  });
}

function isPlain(value: unknown): boolean {
  return notPlain(value) === undefined;
}

function show(move: unknown): string {
  return move === undefined ? 'undefined' : (JSON.stringify(move) ?? typeof move);
}
