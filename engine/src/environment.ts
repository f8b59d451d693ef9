import type { Chance } from './chance.ts';
import type { Dealer, Game, GameTypes, Observation } from './game.ts';
import { FastChance, keyFromText } from './generators.ts';
import type { Json, JsonObject } from './json.ts';
import { observe } from './match/match.ts';
import { resolveOptions } from './options.ts';
import type { TableReason } from './reasons.ts';
import type { Result, Tally } from './result.ts';
import { type Problem, problemText } from './schema.ts';
import { type Seat, type Watcher, seatsIn } from './seats.ts';

export interface EnvironmentOptions {
  readonly players: number;
  readonly options?: JsonObject;
  /** Fixes all random values: the same seed and moves give the same game. */
  readonly seed: string;
  /** A position in the game's notation to start from. */
  readonly start?: Json;
}

/** Invalid options, with all problems. */
export class OptionsError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(problemText).join('; '));
    this.name = 'OptionsError';
    this.problems = problems;
  }
}

/** A refused move, with the reason as data. */
export class RefusedMove extends Error {
  readonly reason: { readonly rule: string; readonly code: string };

  constructor(reason: { readonly rule: string; readonly code: string }) {
    super(`${reason.rule}: ${reason.code}`);
    this.name = 'RefusedMove';
    this.reason = reason;
  }
}

/**
 * A game for bot authors and researchers, with checked steps (docs/api.md). Random values are
 * addressed by the seed, so clones that play the same moves stay equal.
 */
export class Environment<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly #state: T['State'];
  readonly #chance: Chance;

  private constructor(game: Game<T>, state: T['State'], chance: Chance) {
    this.game = game;
    this.#state = state;
    this.#chance = chance;
  }

  static create<T extends GameTypes>(game: Game<T>, options: EnvironmentOptions): Environment<T> {
    const table = { players: options.players, options: checkedOptions(game, options) };
    const chance = new FastChance(keyFromText(`richtfest/environment/1\n${options.seed}`));
    if (options.start === undefined) {
      return new Environment(game, game.setup(table, silent(chance)), chance);
    }
    const read = game.notation.readPosition(options.start, table);
    if ('problems' in read) throw new OptionsError(read.problems);
    return new Environment(game, read.state, chance);
  }

  /** The seats that must choose; none when the game is over. */
  get owing(): Seat[] {
    return seatsIn(this.game.owing(this.#state));
  }

  get isOver(): boolean {
    return this.result !== undefined;
  }

  get result(): Result | undefined {
    return this.game.result(this.#state);
  }

  legal(seat: Seat): readonly T['Move'][] {
    return this.game.legal(this.#state, seat);
  }

  optional(seat: Seat): readonly T['Move'][] {
    return this.game.optional(this.#state, seat);
  }

  refusal(seat: Seat, move: unknown): T['Reason'] | TableReason | undefined {
    return this.game.refusal(this.#state, seat, move);
  }

  observe(watcher: Watcher): Observation<T['View'], T['Memory']> {
    return observe(this.game, this.#state, watcher);
  }

  standing(watcher: Watcher): Tally[] {
    return this.game.standing(this.#state, watcher);
  }

  /**
   * The game's heuristic value of the true position, which uses information hidden from the seat.
   */
  evaluate(seat: Seat): number {
    return this.game.evaluate(this.#state, seat);
  }

  /**
   * Plays a move and returns its events; a refused move throws `RefusedMove` and changes nothing.
   */
  step(seat: Seat, move: T['Move']): T['Event'][] {
    const reason = this.game.refusal(this.#state, seat, move);
    if (reason !== undefined) throw new RefusedMove(reason);
    const events: T['Event'][] = [];
    const report = (event: T['Event']) => events.push(event);
    this.game.play(this.#state, seat, move, { chance: this.#chance, report });
    return events;
  }

  /**
   * An independent copy with the same future random values, or with those of another seed. It
   * contains hidden information: a fair bot uses `observe` and `game.determinize` instead.
   */
  clone(seed?: string): Environment<T> {
    const chance =
      seed === undefined
        ? this.#chance
        : new FastChance(keyFromText(`richtfest/environment/1\n${seed}`));
    return new Environment(this.game, this.game.clone(this.#state), chance);
  }

  /** The complete position, including hidden information, which `create` accepts as `start`. */
  position(): Json {
    return this.game.notation.writePosition(this.#state);
  }
}

/** Fills in defaults; throws an `OptionsError` that lists all problems. */
export function checkedOptions<T extends GameTypes>(
  game: Game<T>,
  table: { readonly players: number; readonly options?: JsonObject },
): JsonObject {
  const { players, options = {} } = table;
  const { min, max } = game.players;
  if (!Number.isInteger(players) || players < min || players > max) {
    const message = `must be ${min} to ${max} for ${game.id}, not ${players}`;
    const values = { want: `${min}–${max}`, actual: players };
    throw new OptionsError([{ path: 'players', message, code: 'must-be', values }]);
  }
  const resolved = resolveOptions(game.options, options);
  if ('problems' in resolved) throw new OptionsError(resolved.problems);
  const problems = game.checkOptions(resolved.options, players);
  if (problems.length > 0) throw new OptionsError(problems);
  return resolved.options;
}

function silent<Event>(chance: Chance): Dealer<Event> {
  return { chance, report: undefined };
}
