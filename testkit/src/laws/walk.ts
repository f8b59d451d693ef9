import {
  type Chance,
  FastChance,
  type Game,
  type GameTypes,
  type JsonObject,
  NO_SEATS,
  RecordingChance,
  type Random,
  type Seat,
  type SeatSet,
  checkedOptions,
  hasSeat,
  randomFromText,
  seatsIn,
  simulationKey,
} from '@richtfest/engine';
import {
  type GameFixture,
  type GameLocation,
  type Law,
  type LawInfo,
  LawViolation,
  defineLaw,
} from './law.ts';

/** A position of a random game and the move that will be played in it. */
export interface Moment<T extends GameTypes> {
  readonly at: GameLocation;
  /** Read-only for laws: the next move changes it in place. */
  readonly state: T['State'];
  readonly owing: SeatSet;
  /** The events of the move that led here, or of the setup. */
  readonly events: readonly T['Event'][];
  /** Whether the move that led here drew anything. */
  readonly hadDraws: boolean;
  /** The move that will be played next; undefined at the end. */
  readonly next: Turn<T> | undefined;
  readonly chance: Chance;
  /** The law's own random numbers. */
  readonly random: Random;
}

export interface Turn<T extends GameTypes> {
  readonly seat: Seat;
  readonly move: T['Move'];
}

/** About one move in this many is optional, where the game offers optional moves. */
const OPTIONAL_MOVE_INTERVAL = 8;

/** A law about every position of random games. */
export function everyPosition<T extends GameTypes>(
  fixture: GameFixture<T>,
  info: LawInfo,
  check: (moment: Moment<T>) => void,
): Law {
  return defineLaw(info, ({ games }) => {
    for (let number = 0; number < games; number++) {
      for (const moment of walkGame(fixture, { seed: info.seed, number })) {
        withLocation(moment.at, () => check(moment));
      }
    }
  });
}

export interface Walk {
  readonly seed: string;
  readonly number: number;
  /** Intercepts the game's draws. */
  readonly wrap?: (source: Chance) => Chance;
}

/** All positions of one random game; the number selects the table and the random values. */
export function* walkGame<T extends GameTypes>(
  fixture: GameFixture<T>,
  { seed, number, wrap }: Walk,
): Generator<Moment<T>> {
  const { game } = fixture;
  const { players, options } = tableOf(fixture, number);
  const random = randomFromText(`${seed}/${number}`);
  const generator = new FastChance(simulationKey(seed, number));
  const source = wrap === undefined ? generator : wrap(generator);
  let chance = new RecordingChance(source);
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
    const hadDraws = chance.draws.length > 0;
    yield { at, state, owing, events, hadDraws, next, chance: source, random };
    if (next === undefined) return;
    if (hasSeat(owing, next.seat)) owed++;
    if (owed > fixture.longestGame) {
      throw new LawViolation(
        `the game has not ended after ${fixture.longestGame} owed decisions`,
        at,
      );
    }
    chance = new RecordingChance(source);
    events = [];
    const dealer = { chance, report };
    withLocation(at, () => game.play(state, next.seat, next.move, dealer));
  }
}

/** Turns an exception into a violation that says where it was thrown. */
export function withLocation(at: GameLocation, run: () => void): void {
  try {
    run();
  } catch (error) {
    if (error instanceof LawViolation) throw error;
    throw new LawViolation(`the rules throw ${String(error)}`, at, error);
  }
}

export interface Table {
  readonly players: number;
  readonly options: JsonObject;
}

/** The table for a game number, with complete options. */
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
  if (random.below(OPTIONAL_MOVE_INTERVAL) === 0) {
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

/** A random entry; undefined if the list is empty. */
export function anyOf<E>(random: Random, list: readonly E[]): E | undefined {
  return list.length === 0 ? undefined : list[random.below(list.length)];
}

/** Plays a turn on a copy of the state. */
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
