import {
  type GameTypes,
  type Match,
  type Observation,
  type Outcome,
  type Seat,
  seatsIn,
} from '@richtfest/engine';
import { BoxMatch, type BoxEntry, type OpenDraw } from '@richtfest/engine/box';
import { PhysicalBox, type PhysicalBoxOptions } from './physical-box.ts';

/** A decision of a bot at a physical table: what it is given, and the state of the real table. */
export interface BoxDecision<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly observation: Observation<T['View'], T['Memory']>;
  readonly legal: readonly T['Move'][];
  /** The physical table, which the bot never sees. */
  readonly real: Match<T>;
}

export interface SimulatedBoxOptions<T extends GameTypes> extends PhysicalBoxOptions<T> {
  /** A bot's move. */
  decide(decision: BoxDecision<T>): T['Move'];
  /** A person's move, at the physical table. */
  play(real: Match<T>, seat: Seat): T['Move'];
  /** Called after every entry that a person made. */
  onEntry?(entry: BoxEntry<T['Move']>, box: BoxMatch<T>): void;
}

/**
 * Plays a whole game with a simulated box: a physical table, and a box match into which only those
 * draws and moves are entered that its bots can see there.
 */
export class SimulatedBox<T extends GameTypes> {
  readonly box: BoxMatch<T>;
  readonly #table: PhysicalBox<T>;
  readonly #options: SimulatedBoxOptions<T>;

  constructor(options: SimulatedBoxOptions<T>) {
    const { game, header } = options;
    this.#options = options;
    this.#table = new PhysicalBox(options);
    this.box = new BoxMatch(game, header);
  }

  get real(): Match<T> {
    return this.#table.match;
  }

  /** Plays to the end. */
  play(): void {
    const { game } = this.#options;
    this.#enterDraws();
    while (game.result(this.real.state) === undefined) this.#next();
  }

  /** Bots decide first, because people enter simultaneous choices once they are revealed. */
  #next(): void {
    const { game, header } = this.#options;
    const owing = seatsIn(game.owing(this.real.state));
    const bot = owing.find((seat) => header.seats[seat]?.bot !== undefined);
    const seat = bot ?? owing[0] ?? 0;
    const move =
      bot === undefined
        ? this.#options.play(this.real, seat)
        : this.#options.decide({ seat, ...this.#knownTo(seat), real: this.real });
    this.#play(seat, move);
    if (bot === undefined) this.#report();
    this.#enterDraws();
  }

  #knownTo(seat: Seat): Pick<BoxDecision<T>, 'observation' | 'legal'> {
    const { match, game } = this.box;
    if (match === undefined) throw new RangeError('the set-up is not entered yet');
    return { observation: match.observe(seat), legal: game.legal(match.state, seat) };
  }

  #play(seat: Seat, move: T['Move']): void {
    const played = this.real.play(seat, move);
    if ('refused' in played) throw new RangeError(`${played.refused.code} at the real table`);
    const reason = this.box.play(seat, move);
    if (reason !== undefined) throw new RangeError(`${reason.code} in the box match`);
  }

  #enterDraws(): void {
    for (let [draw] = this.box.draws; draw !== undefined; [draw] = this.box.draws) {
      const outcome = this.#outcomeOf(draw);
      if (!this.box.enter(outcome)) throw new RangeError(`${outcome} can't be entered`);
      this.#report();
    }
  }

  #outcomeOf(draw: OpenDraw): Outcome {
    const outcome = this.#table.seenFor(draw).find((each) => draw.outcomes.includes(each));
    if (outcome === undefined)
      throw new RangeError(`${draw.stream} was not drawn at the real table`);
    return outcome;
  }

  #report(): void {
    const entry = this.box.entries.at(-1);
    if (entry !== undefined) this.#options.onEntry?.(entry, this.box);
  }
}
