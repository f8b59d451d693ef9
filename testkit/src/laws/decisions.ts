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
import { type GameFixture, type Law, LawViolation, type Whereabouts } from './law.ts';
import { GARBAGE, mutateMove } from './mutations.ts';
import { compareMoves } from './order.ts';
import { notPlain } from './plain-data.ts';
import { type Moment, anyOf, everyPosition } from './walk.ts';

export function legalLists<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const { game } = fixture;
  const law = {
    seed: 'lists',
    name: 'seats that owe a decision, and no others, have legal moves: in order, each once',
  };
  return everyPosition(fixture, law, ({ state, owing, at }) => {
    for (let seat = 0; seat <= at.players; seat++) {
      const legal = game.legal(state, seat);
      if (hasSeat(owing, seat) !== legal.length > 0) {
        throw new LawViolation(`seat ${seat} has ${legal.length} legal moves`, at);
      }
      const unlisted = unlistedFault(game, { state, seat, legal });
      if (unlisted !== undefined) throw new LawViolation(unlisted, at);
      for (let place = 1; place < legal.length; place++) {
        const [before, after] = [legal[place - 1], legal[place]];
        if (before === undefined || after === undefined) continue;
        const order = compareMoves(game.verbs, game.notation.moveSchema, [before, after]);
        if (order < 0) continue;
        const fault = order === 0 ? 'twice' : `before ${canonicalJson(after)}`;
        throw new LawViolation(`${canonicalJson(before)} is listed ${fault}`, at);
      }
    }
  });
}

/** Where a game can count and find moves without listing them, they are those of the list. */
function unlistedFault<T extends GameTypes>(
  game: Game<T>,
  { state, seat, legal }: { state: T['State']; seat: number; legal: readonly T['Move'][] },
): string | undefined {
  const count = game.legalCount?.(state, seat) ?? legal.length;
  if (count !== legal.length) return `seat ${seat} has ${legal.length} moves and counts ${count}`;
  const place = legal.findIndex(
    (move, index) =>
      difference(move, game.legalAt === undefined ? move : game.legalAt(state, seat, index)) !==
      undefined,
  );
  return place < 0 ? undefined : `move ${place} of seat ${seat} is found differently`;
}

const POOL_SIZE = 64;
/** Strange moves tried at each position for a seat that may choose, and for one that may not. */
const TRIALS = { owing: 36, others: 4 } as const;

export function refusals<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const law = {
    seed: 'refusals',
    name: 'listed and optional moves are accepted, all else is refused by a rule that exists',
  };
  const pool: object[] = [];
  return everyPosition(fixture, law, (moment) => {
    tryMoves(fixture, moment, { pool, meet: () => undefined });
  });
}

/** What goes with trying moves: those met before, and who wants to know the reasons. */
export interface Trial {
  readonly pool: object[];
  readonly meet: (reason: Reason) => void;
}

/**
 * Tries every listed move, moves met elsewhere, moves with one thing about them changed, and
 * what is no move at all; for every seat, and for one that does not exist.
 */
export function tryMoves<T extends GameTypes>(
  fixture: GameFixture<T>,
  moment: Moment<T>,
  { pool, meet }: Trial,
): void {
  const { state, at, random } = moment;
  const before = cloneJson(state);
  for (let seat = 0; seat <= at.players; seat++) {
    const listed = [...fixture.game.legal(state, seat), ...fixture.game.optional(state, seat)];
    const texts = new Set(listed.map(canonicalJson));
    for (const move of listed) mustAccept(fixture, { ...moment, seat, move });
    for (const move of strangeMoves(listed, pool, moment)) {
      const candidate = { ...moment, seat, move };
      if (isPlain(move) && texts.has(canonicalJson(move))) mustAccept(fixture, candidate);
      else mustRefuse(fixture, candidate, meet);
    }
    const kept = anyOf(random, listed);
    if (kept !== undefined)
      pool[pool.length < POOL_SIZE ? pool.length : random.below(POOL_SIZE)] = kept;
  }
  const differs = difference(before, state);
  if (differs !== undefined) throw new LawViolation(`asking for reasons changed ${differs}`, at);
}

interface Candidate<T extends GameTypes> extends Moment<T> {
  readonly seat: number;
  readonly move: unknown;
}

/** By turns: a listed move changed, a pooled move changed, a pooled move as it is. */
function strangeMoves<T extends GameTypes>(
  listed: readonly object[],
  pool: readonly object[],
  { random }: Moment<T>,
): unknown[] {
  const count = listed.length > 0 ? TRIALS.owing : TRIALS.others;
  const strange: unknown[] = [anyOf(random, GARBAGE)];
  for (let trial = 0; trial < count; trial++) {
    const source = trial % 3 === 0 && listed.length > 0 ? listed : pool;
    const move = anyOf(random, source);
    if (move !== undefined) strange.push(trial % 3 === 2 ? move : mutateMove(move, pool, random));
  }
  return strange;
}

function mustAccept<T extends GameTypes>({ game }: GameFixture<T>, candidate: Candidate<T>): void {
  const { state, seat, move, at } = candidate;
  const reason = game.refusal(state, seat, move);
  if (reason === undefined) return;
  throw new LawViolation(
    `seat ${seat}'s ${show(move)} is listed and refused by ${reason.rule} (${reason.code})`,
    at,
  );
}

function mustRefuse<T extends GameTypes>(
  { game }: GameFixture<T>,
  { state, seat, move, at }: Candidate<T>,
  meet: (reason: Reason) => void,
): void {
  let reason: Reason | undefined;
  try {
    reason = game.refusal(state, seat, move);
  } catch (error) {
    throw new LawViolation(
      `${show(move)} of seat ${seat} breaks the rules down: ${String(error)}`,
      at,
    );
  }
  if (reason === undefined) {
    const verb = (move as { verb?: string }).verb ?? '';
    if (game.unlistedVerbs?.includes(verb) === true) return;
    throw new LawViolation(`seat ${seat}'s ${show(move)} is accepted and not listed`, at);
  }
  demandRule(
    game.rules.map((rule) => rule.number),
    reason,
    at,
  );
  meet(reason);
}

function demandRule(numbers: readonly string[], reason: Reason, at: Whereabouts): void {
  const fault = notPlain(reason, 'the reason');
  if (fault !== undefined) throw new LawViolation(`${fault}: ${reason.code}`, at);
  if (numbers.includes(reason.rule) || Object.hasOwn(tableTexts.en.rules, reason.rule)) return;
  throw new LawViolation(
    `the reason ${reason.code} names the rule ${reason.rule}, which does not exist`,
    at,
  );
}

export function timeouts<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const { game } = fixture;
  const law = {
    seed: 'timeouts',
    name: 'the move that stands for a seat out of time is one of its legal moves',
  };
  return everyPosition(fixture, law, ({ state, owing, at }) => {
    for (let seat = 0; seat < at.players; seat++) {
      if (owing === NO_SEATS || !hasSeat(owing, seat)) continue;
      const move = canonicalJson(game.timeoutMove(state, seat));
      if (game.legal(state, seat).some((legal) => canonicalJson(legal) === move)) continue;
      throw new LawViolation(
        `out of time, seat ${seat} would play ${move}, which is not legal`,
        at,
      );
    }
  });
}

/** What JSON can't carry was never listed. */
function isPlain(value: unknown): boolean {
  return notPlain(value) === undefined;
}

function show(move: unknown): string {
  return move === undefined ? 'undefined' : (JSON.stringify(move) ?? typeof move);
}
