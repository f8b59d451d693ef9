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

/** What a fuzzer looks for. */
export type FindingKind = 'crash' | 'dead-end' | 'endless' | 'refused' | 'accepted' | 'no-result';

/** Something that must never happen, with all that is needed to see it again. */
export interface Finding {
  readonly kind: FindingKind;
  readonly what: string;
  readonly seed: string;
  readonly game: number;
  readonly players: number;
  readonly options: JsonObject;
  /** The moves up to where it happened. */
  readonly moves: readonly string[];
  readonly stack?: string;
}

export interface FuzzSettings {
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
/** Strange moves tried before each move that is made. */
const TRIALS = 4;

/**
 * Plays a random game at a random table: legal moves, optional ones, and before each a few that
 * may be anything. Everything follows from the seed and the number of the game.
 */
export function fuzzGame<T extends GameTypes>(game: Game<T>, settings: FuzzSettings): FuzzedGame {
  const { seed, game: number } = settings;
  const random = randomFromText(`fuzz/${seed}/${number}`);
  const table = randomTable(game, random);
  const moves: string[] = [];
  const found = (kind: FindingKind, what: string, stack?: string): FuzzedGame => {
    const finding = { kind, what, seed, game: number, ...table, moves };
    return { moves: moves.length, finding: stack === undefined ? finding : { ...finding, stack } };
  };
  try {
    const chance = new FastChance(simulationKey(seed, number));
    const problem = new FuzzedTable(game, { table, random, chance, moves }).play(settings);
    return problem === undefined ? { moves: moves.length, finding: undefined } : found(...problem);
  } catch (error) {
    const stack = error instanceof Error ? error.stack : undefined;
    return found('crash', String(error), stack);
  }
}

type Problem = [FindingKind, string];

interface Means {
  readonly table: Table;
  readonly random: Random;
  readonly chance: Chance;
  readonly moves: string[];
}

class FuzzedTable<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #means: Means;
  readonly #pool: object[] = [];
  readonly #state: T['State'];

  constructor(game: Game<T>, means: Means) {
    this.#game = game;
    this.#means = means;
    const dealer = { chance: means.chance, report: () => undefined };
    this.#state = game.setup(means.table, dealer);
  }

  play({ longestGame = LONGEST_GAME }: FuzzSettings): Problem | undefined {
    const game = this.#game;
    const { random, chance, moves, table } = this.#means;
    for (let owed = 0; ;) {
      const owing = game.owing(this.#state);
      if (owing === NO_SEATS) return this.#end();
      const problem = this.#deadEnd(owing) ?? this.#tryStrangeMoves();
      if (problem !== undefined) return problem;
      const turn = chooseTurn(game, this.#state, { owing, players: table.players, random });
      if (turn === undefined) return ['dead-end', `seat ${seatsIn(owing).join(', ')} has no move`];
      if (hasSeat(owing, turn.seat) && ++owed > longestGame)
        return ['endless', `no end after ${longestGame} decisions`];
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
      ? ['no-result', 'nobody owes a decision and there is no result']
      : undefined;
  }

  #deadEnd(owing: SeatSet): Problem | undefined {
    const stuck = seatsIn(owing).find((seat) => this.#game.legal(this.#state, seat).length === 0);
    return stuck === undefined
      ? undefined
      : ['dead-end', `seat ${stuck} owes a decision and has no move`];
  }

  /** What is not listed and accepted all the same is a hole, unless its verb is never owed. */
  #tryStrangeMoves(): Problem | undefined {
    const game = this.#game;
    const { random, table } = this.#means;
    for (let trial = 0; trial < TRIALS; trial++) {
      const seat = random.below(table.players);
      const legal = game.legal(this.#state, seat);
      const source = anyOf(random, legal.length > 0 && trial % 2 === 0 ? legal : this.#pool);
      const move =
        source === undefined || trial === 0
          ? anyOf(random, GARBAGE)
          : mutateMove(source, this.#pool, random);
      if (game.refusal(this.#state, seat, move) !== undefined) continue;
      const listed = [...legal, ...game.optional(this.#state, seat)];
      const chosen = (move as { verb: string }).verb;
      if (game.unlistedVerbs?.includes(chosen) === true) continue;
      const isOwed = legal.some(({ verb }) => verb === chosen);
      if (isOwed && !listed.some((entry) => canonicalJson(entry) === canonicalJson(move))) {
        return ['accepted', `seat ${seat}'s ${JSON.stringify(move)} is accepted and not listed`];
      }
    }
    return undefined;
  }
}

/** Any number of players and any choice of options that the game allows. */
function randomTable<T extends GameTypes>(game: Game<T>, random: Random): Table {
  const { min, max } = game.players;
  const players = min + random.below(max - min + 1);
  for (;;) {
    const options: Record<string, Json> = {};
    for (const [key, { schema, default: usual, role }] of Object.entries(game.options)) {
      options[key] = role === 'choice' ? (anyOf(random, valuesOf(schema)) ?? usual) : usual;
    }
    if (game.checkOptions(options, players).length === 0) return { players, options };
  }
}

/** The values a schema of a choice names. */
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
