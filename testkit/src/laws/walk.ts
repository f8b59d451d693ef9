import {
  type Chance,
  FastChance,
  type Game,
  type GameTypes,
  type JsonObject,
  NO_SEATS,
  NotedChance,
  type Random,
  type Seat,
  type SeatSet,
  checkedOptions,
  hasSeat,
  randomFromText,
  seatsIn,
  simulationKey,
} from '@richtfest/engine';
import { type GameFixture, type Law, LawViolation, type Whereabouts } from './law.ts';

/** A position of a random game, on the way from its start to its end. */
export interface Moment<T extends GameTypes> {
  readonly at: Whereabouts;
  /** To look at; the next moment is made of it. */
  readonly state: T['State'];
  readonly owing: SeatSet;
  /** What has just happened. */
  readonly events: readonly T['Event'][];
  /** Whether chance spoke in the move that led here. */
  readonly wasOpen: boolean;
  /** The move that will be played next; none at the end. */
  readonly next: Turn<T> | undefined;
  readonly chance: Chance;
  /** For whatever a law wants to draw. */
  readonly random: Random;
}

export interface Turn<T extends GameTypes> {
  readonly seat: Seat;
  readonly move: T['Move'];
}

/** One in so many moves is one that nobody waits for, where there is one. */
const OPTIONAL_MOVES = 8;

/** What a law says, and the seed of the games it is tried on. */
export interface LawTitle {
  readonly name: string;
  readonly seed: string;
}

/** A law about every position of random games. */
export function everyPosition<T extends GameTypes>(
  fixture: GameFixture<T>,
  { name, seed }: LawTitle,
  check: (moment: Moment<T>) => void,
): Law {
  return {
    name,
    check({ games }) {
      for (let number = 0; number < games; number++) {
        for (const moment of walkGame(fixture, { seed, number })) {
          unbroken(() => check(moment), moment.at);
        }
      }
    },
  };
}

export interface Walk {
  readonly seed: string;
  readonly number: number;
  /** Looks over chance's shoulder. */
  readonly wrap?: (source: Chance) => Chance;
}

/** All positions of one random game, from its start to its end; the number names the table. */
export function* walkGame<T extends GameTypes>(
  fixture: GameFixture<T>,
  { seed, number, wrap }: Walk,
): Generator<Moment<T>> {
  const { game } = fixture;
  const { players, options } = tableOf(fixture, number);
  const random = randomFromText(`${seed}/${number}`);
  const generator = new FastChance(simulationKey(seed, number));
  const source = wrap === undefined ? generator : wrap(generator);
  let chance = new NotedChance(source);
  let events: T['Event'][] = [];
  const report = (event: T['Event']) => events.push(event);
  const state = game.setup({ players, options }, { chance, report });
  for (let move = 0, owed = 0; ; move++) {
    const at = { players, options, seed, game: number, move };
    const owing = game.owing(state);
    const next = chooseTurn(game, state, { owing, players, random });
    if (owing !== NO_SEATS && next === undefined) {
      throw new LawViolation(
        `seats ${seatsIn(owing).join(', ')} owe a decision and have no move`,
        at,
      );
    }
    const wasOpen = chance.draws.length > 0;
    yield { at, state, owing, events, wasOpen, next, chance: source, random };
    if (next === undefined) return;
    if (hasSeat(owing, next.seat)) owed++;
    if (owed > fixture.longestGame) {
      throw new LawViolation(`no end after ${fixture.longestGame} owed decisions`, at);
    }
    chance = new NotedChance(source);
    events = [];
    const dealer = { chance, report };
    unbroken(() => game.play(state, next.seat, next.move, dealer), at);
  }
}

/** Whatever breaks down on the way is told with the place where it did. */
export function unbroken(act: () => void, at: Whereabouts): void {
  try {
    act();
  } catch (error) {
    if (error instanceof LawViolation) throw error;
    throw new LawViolation(`the rules break down: ${String(error)}`, at, error);
  }
}

export interface Table {
  readonly players: number;
  readonly options: JsonObject;
}

/** The table of a game's number, its options complete. */
export function tableOf<T extends GameTypes>(fixture: GameFixture<T>, number: number): Table {
  const table = fixture.tables[number % fixture.tables.length];
  if (table === undefined) throw new RangeError('a fixture needs at least one table');
  return { players: table.players, options: checkedOptions(fixture.game, table) };
}

export function chooseTurn<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  { owing, players, random }: { owing: SeatSet; players: number; random: Random },
): Turn<T> | undefined {
  if (owing === NO_SEATS) return undefined;
  if (random.below(OPTIONAL_MOVES) === 0) {
    const turn = anyOf(random, optionalTurns(game, state, players));
    if (turn !== undefined) return turn;
  }
  const seat = anyOf(random, seatsIn(owing)) ?? 0;
  const move = anyOf(random, game.legal(state, seat));
  return move === undefined ? undefined : { seat, move };
}

function optionalTurns<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  players: number,
): Turn<T>[] {
  return Array.from({ length: players }, (_, seat) =>
    game.optional(state, seat).map((move) => ({ seat, move })),
  ).flat();
}

/** A random entry; undefined of an empty list. */
export function anyOf<E>(random: Random, list: readonly E[]): E | undefined {
  return list.length === 0 ? undefined : list[random.below(list.length)];
}

/** Plays a turn on a copy and returns copy and events. */
export function playOnCopy<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  turn: Turn<T>,
  chance: Chance,
): { readonly state: T['State']; readonly events: readonly T['Event'][] } {
  const copy = game.clone(state);
  const events: T['Event'][] = [];
  game.play(copy, turn.seat, turn.move, { chance, report: (event) => events.push(event) });
  return { state: copy, events };
}
