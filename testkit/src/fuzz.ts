import {
  type Chance,
  FastChance,
  type Game,
  type GameTypes,
  type Json,
  type JsonObject,
  NO_SEATS,
  type Random,
  type Schema,
  type SeatSet,
  canonicalJson,
  hasSeat,
  randomFromText,
  seatsIn,
  simulationKey,
  writeTurn,
} from '@richtfest/engine';
import { GARBAGE, mutateMove } from './laws/mutations.ts';
import { type Table, anyOf, chooseTurn } from './laws/walk.ts';

export type FindingKind = 'crash' | 'dead-end' | 'endless' | 'refused' | 'accepted' | 'no-result';

/** A failure, with everything needed to reproduce it. */
export interface Finding {
  readonly kind: FindingKind;
  readonly what: string;
  readonly seed: string;
  readonly game: number;
  readonly players: number;
  readonly options: JsonObject;
  /** The moves up to the failure. */
  readonly moves: readonly string[];
  readonly stack?: string;
}

export interface FuzzOptions {
  readonly seed: string;
  readonly game: number;
  /** More owed decisions than this count as endless. */
  readonly longestGame?: number;
}

export interface FuzzedGame {
  readonly moves: number;
  readonly finding: Finding | undefined;
}

const LONGEST_GAME = 20_000;
/** Probes before each move that is played. */
const PROBES = 4;

/**
 * Plays a random game at a random table, and before each move asks `refusal` about a few random
 * values. The seed and the game number determine everything.
 */
export function fuzzGame<T extends GameTypes>(game: Game<T>, options: FuzzOptions): FuzzedGame {
  const { seed, game: number } = options;
  const random = randomFromText(`fuzz/${seed}/${number}`);
  const table = randomTable(game, random);
  const moves: string[] = [];
  const found = (kind: FindingKind, what: string, stack?: string): FuzzedGame => {
    const finding = { kind, what, seed, game: number, ...table, moves };
    return { moves: moves.length, finding: stack === undefined ? finding : { ...finding, stack } };
  };
  try {
    const chance = new FastChance(simulationKey(seed, number));
    const problem = new FuzzedTable(game, { table, random, chance, moves }).play(options);
    return problem === undefined ? { moves: moves.length, finding: undefined } : found(...problem);
  } catch (error) {
    const stack = error instanceof Error ? error.stack : undefined;
    return found('crash', String(error), stack);
  }
}

type Problem = [FindingKind, string];

interface TableContext {
  readonly table: Table;
  readonly random: Random;
  readonly chance: Chance;
  readonly moves: string[];
}

class FuzzedTable<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #context: TableContext;
  readonly #pool: object[] = [];
  readonly #state: T['State'];

  constructor(game: Game<T>, context: TableContext) {
    this.#game = game;
    this.#context = context;
    const dealer = { chance: context.chance, report: () => undefined };
    this.#state = game.setup(context.table, dealer);
  }

  play({ longestGame = LONGEST_GAME }: FuzzOptions): Problem | undefined {
    const game = this.#game;
    const { random, chance, moves, table } = this.#context;
    for (let owed = 0; ;) {
      const owing = game.owing(this.#state);
      if (owing === NO_SEATS) return this.#end();
      const problem = this.#deadEnd(owing) ?? this.#probeRefusal();
      if (problem !== undefined) return problem;
      const turn = chooseTurn(game, this.#state, { owing, players: table.players, random });
      if (turn === undefined) return ['dead-end', `seat ${seatsIn(owing).join(', ')} has no move`];
      if (hasSeat(owing, turn.seat) && ++owed > longestGame)
        return ['endless', `the game has not ended after ${longestGame} decisions`];
      moves.push(writeTurn(game, turn.seat, turn.move));
      const reason = game.refusal(this.#state, turn.seat, turn.move);
      if (reason !== undefined)
        return ['refused', `a listed move is refused by ${reason.rule} (${reason.code})`];
      game.play(this.#state, turn.seat, turn.move, { chance, report: () => undefined });
      this.#pool.push(turn.move);
    }
  }

  #end(): Problem | undefined {
    return this.#game.result(this.#state) === undefined
      ? ['no-result', 'nobody owes a decision but there is no result']
      : undefined;
  }

  #deadEnd(owing: SeatSet): Problem | undefined {
    const stuck = seatsIn(owing).find((seat) => this.#game.legal(this.#state, seat).length === 0);
    return stuck === undefined
      ? undefined
      : ['dead-end', `seat ${stuck} owes a decision but has no move`];
  }

  /** An accepted move must be listed, unless its verb is never owed. */
  #probeRefusal(): Problem | undefined {
    const game = this.#game;
    const { random, table } = this.#context;
    for (let probe = 0; probe < PROBES; probe++) {
      const seat = random.below(table.players);
      const legal = game.legal(this.#state, seat);
      const source = anyOf(random, legal.length > 0 && probe % 2 === 0 ? legal : this.#pool);
      const move =
        source === undefined || probe === 0
          ? anyOf(random, GARBAGE)
          : mutateMove(source, this.#pool, random);
      if (game.refusal(this.#state, seat, move) !== undefined) continue;
      const listed = [...legal, ...game.optional(this.#state, seat)];
      const chosen = (move as { verb: string }).verb;
      if (game.unlistedVerbs?.includes(chosen) === true) continue;
      const isOwed = legal.some(({ verb }) => verb === chosen);
      if (isOwed && !listed.some((entry) => canonicalJson(entry) === canonicalJson(move))) {
        return ['accepted', `seat ${seat}'s ${JSON.stringify(move)} is accepted but not listed`];
      }
    }
    return undefined;
  }
}

/** A random number of players and random options that the game allows. */
function randomTable<T extends GameTypes>(game: Game<T>, random: Random): Table {
  const { min, max } = game.players;
  const players = min + random.below(max - min + 1);
  for (;;) {
    const options: Record<string, Json> = {};
    for (const [key, { schema, default: byDefault, role }] of Object.entries(game.options)) {
      options[key] = role === 'choice' ? (anyOf(random, valuesOf(schema)) ?? byDefault) : byDefault;
    }
    if (game.checkOptions(options, players).length === 0) return { players, options };
  }
}

/** The values an option's schema allows. */
function valuesOf(schema: Schema): readonly Json[] {
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap(valuesOf);
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum !== undefined) return schema.enum;
  if (schema.type === 'boolean') return [false, true];
  const { minimum = 0, maximum = minimum } = schema;
  return schema.type === 'integer'
    ? Array.from({ length: maximum - minimum + 1 }, (_, at) => minimum + at)
    : [];
}
