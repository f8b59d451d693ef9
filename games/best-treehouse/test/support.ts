import {
  FastChance,
  type SeatFormat,
  type Language,
  type Random,
  type Watcher,
  hasSeat,
  randomFromText,
  seatsIn,
  simulationKey,
} from '@richtfest/engine';
import { plainFormat } from '@richtfest/testkit';
import type { Event } from '../src/events.ts';
import { ROOMS, bestTreehouse as game } from '../src/index.ts';
import { notation } from '../src/notation/index.ts';
import type { Move } from '../src/moves/index.ts';
import type { Options } from '../src/options.ts';
import type { State } from '../src/state.ts';
import { type View, view } from '../src/view.ts';

export const NAMES = ['Anna', 'Ben', 'Chloe', 'Dirk'] as const;

export function formatOf(language: Language, names: readonly string[] = NAMES): SeatFormat {
  return plainFormat(language, names);
}

const DEFAULTS: Options = { firstSeat: 'lot', young: false };

export interface Moment {
  readonly state: State;
  readonly events: readonly Event[];
  readonly random: Random;
  /** The next seat and its move; undefined at the end. */
  readonly next: { readonly seat: number; readonly move: Move } | undefined;
  readonly chance: FastChance;
}

/**
 * Every position of a random game with take-backs; its number determines table and random values.
 */
export function* randomGame(number: number, seed = 'treehouse'): Generator<Moment> {
  const random = randomFromText(`${seed}/${number}`);
  const chance = new FastChance(simulationKey(seed, number));
  const options = { ...DEFAULTS, young: number % 4 === 3 };
  let events: Event[] = [];
  const dealer = { chance, report: (event: Event) => events.push(event) };
  const state = game.setup({ players: 2 + (number % 3), options }, dealer);
  for (;;) {
    const next = anyTurn(state, random);
    yield { state, events, random, next, chance };
    if (next === undefined) return;
    events = [];
    game.play(state, next.seat, next.move, dealer);
  }
}

/** A random owing seat with a random move; sometimes a take-back. */
function anyTurn(state: State, random: Random): Moment['next'] {
  const owing = game.owing(state);
  const waiting = state.players
    .map((_, seat) => seat)
    .filter((seat) => !hasSeat(owing, seat) && game.optional(state, seat).length > 0);
  const back = random.below(8) === 0 ? waiting[random.below(waiting.length)] : undefined;
  if (back !== undefined) return { seat: back, move: { verb: 'take-back' } };
  const seats = seatsIn(owing);
  const seat = seats[random.below(seats.length)];
  if (seat === undefined) return undefined;
  const moves = game.legal(state, seat);
  return { seat, move: moves[random.below(moves.length)]! };
}

export function watchersOf({ players }: State): Watcher[] {
  return ['public', ...players.keys()];
}

interface TableOptions {
  readonly players: number;
  readonly options?: Partial<Options>;
}

/** The state of a position in notation (docs/notation.md). */
export function stateOf(position: object, table: TableOptions): State {
  const options = { ...DEFAULTS, ...table.options };
  const read = notation.readPosition(position, { players: table.players, options });
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.state;
}

export function viewOf(position: object, table: TableOptions, watcher: Watcher = 'public'): View {
  return view(stateOf(position, table), watcher);
}

/** The problems of a position as sentences. */
export function problemsOf(position: unknown, table: TableOptions): string[] {
  const options = { ...DEFAULTS, ...table.options };
  const read = notation.readPosition(position, { players: table.players, options });
  return 'problems' in read ? read.problems.map(({ path, message }) => `${path} ${message}`) : [];
}

export function cardNamed(id: string): number {
  const card = ROOMS.findIndex((room) => room.id === id);
  if (card < 0) throw new RangeError(`there is no ${id}`);
  return card;
}
