import {
  type Game,
  type GameTypes,
  type Match,
  type Outcome,
  type Seat,
  seatsIn,
} from '@richtfest/engine';
import { BoxMatch, type OpenDraw } from '@richtfest/engine/box';
import type { BoxRules } from './box-rules.ts';
import { drawFor } from './draw-for.ts';
import { type EarlyDice, fittingDice, takenBy } from './early-dice.ts';
import type { SavedBox } from './saved-box.ts';

interface SeatMove<T extends GameTypes> {
  readonly seat: Seat;
  readonly move: T['Move'];
}

export interface EnterOptions {
  /** How many dice show the outcome. */
  readonly count?: number;
  /** Whether a die is of the kind that was entered; by default, all are. */
  isFor?(draw: OpenDraw): boolean;
}

/** What people have entered at a physical table, and what they are asked next. */
export class BoxEntries<T extends GameTypes = GameTypes> {
  readonly #box: BoxMatch<T>;
  readonly #rules: BoxRules;
  #early: readonly EarlyDice[];
  /** The number of entries before each tap of a person: one undo takes back one tap. */
  #steps: readonly number[];

  /** Throws a `RangeError` if the saved entries can't be repeated. */
  constructor(game: Game<T>, saved: SavedBox, rules: BoxRules) {
    this.#box = new BoxMatch(game, saved.header, saved.entries);
    this.#rules = rules;
    this.#steps = saved.steps ?? this.#guessedSteps();
    this.#playAutomatic();
    this.#early = fittingDice(this.#box.draws, saved.early ?? []);
  }

  /** The match up to the latest complete move; undefined until the set-up is entered. */
  get match(): Match<T> | undefined {
    return this.#box.match;
  }

  get entries(): BoxMatch<T>['entries'] {
    return this.#box.entries;
  }

  get steps(): readonly number[] {
    return this.#steps;
  }

  /** The taps of an incomplete roll. */
  get earlyDice(): readonly EarlyDice[] {
    return this.#early;
  }

  get canUndo(): boolean {
    return this.#early.length > 0 || this.#steps.length > 0;
  }

  /** Something lies on the table that must be entered before anyone moves. */
  get isDrawOpen(): boolean {
    return this.#box.draws.length > 0;
  }

  /** The draws to enter now. */
  get draws(): readonly OpenDraw[] {
    const taken = takenBy(this.#early);
    return this.#box.draws.filter((_, at) => !taken.has(at));
  }

  /** The dice of an incomplete roll. */
  get early(): readonly Outcome[] {
    return this.#early.flatMap(({ outcome, draws }) => draws.map(() => outcome));
  }

  /** Whether people choose in secret now, so that their choices are entered when revealed. */
  get isSecret(): boolean {
    const { game, match } = this.#box;
    if (match === undefined || game.hasPrivateViews !== true) return false;
    return game.isOpenDecision?.(game.view(match.state, 'public')) !== true;
  }

  /** The person whose secret choice is entered next, with the possible moves. */
  get revealing(): { readonly seat: Seat; readonly moves: readonly T['Move'][] } | undefined {
    const { game, match } = this.#box;
    if (match === undefined || this.isDrawOpen || !this.isSecret) return undefined;
    const seat = seatsIn(game.owing(match.state)).find((each) => !this.isBot(each));
    return seat === undefined ? undefined : { seat, moves: this.#box.secretMoves(seat) };
  }

  /** The draw that follows if the person to move ends the turn now. */
  get next(): OpenDraw | undefined {
    const end = this.#endOfTurn();
    const state = this.#box.match?.state;
    if (end === undefined || state === undefined) return undefined;
    const ended = this.#box.tryOut(state, end.seat, end.move);
    const roll = ended.draws.length > 0 ? undefined : this.#automaticIn(ended.state);
    return roll && this.#box.tryOut(ended.state, roll.seat, roll.move).draws[0];
  }

  isBot(seat: Seat): boolean {
    return this.#box.header.seats[seat]?.bot !== undefined;
  }

  /** Enters an outcome; dice wait until the whole roll is entered. */
  enter(outcome: Outcome, { count = 1, isFor = () => true }: EnterOptions = {}): void {
    const { draws } = this.#box;
    if (this.#rules.anyOrder?.includes(draws[0]?.stream ?? '') !== true) {
      this.#step(() => this.#box.enter(outcome));
      return;
    }
    const taken = takenBy(this.#early);
    const found: number[] = [];
    for (let left = count; left > 0; left--) {
      const at = drawFor(draws, (draw, number) => isFor(draw) && !taken.has(number), outcome);
      if (at === undefined) return;
      taken.set(at, outcome);
      found.push(at);
    }
    this.#early = [...this.#early, { outcome, draws: found }];
    if (taken.size < draws.length) return;
    this.#early = [];
    this.#step(() => draws.every((_, at) => this.#box.enter(taken.get(at) ?? '')));
  }

  /** Ends the turn and enters the `next` draw. */
  enterNext(outcome: Outcome): void {
    const end = this.#endOfTurn();
    if (end === undefined || this.next?.outcomes.includes(outcome) !== true) return;
    this.#step(() => {
      this.#box.play(end.seat, end.move);
      this.#playAutomatic();
      return this.#box.enter(outcome);
    });
  }

  /** Enters a person's move, or returns why the rules refuse it. */
  play(seat: Seat, move: T['Move']): ReturnType<BoxMatch<T>['play']> {
    let reason: ReturnType<BoxMatch<T>['play']>;
    this.#step(() => {
      reason = this.#box.play(seat, move);
      return reason === undefined;
    });
    return reason;
  }

  /** Plays a bot's move, or returns why the rules refuse it. */
  playBot(seat: Seat, move: T['Move']): ReturnType<BoxMatch<T>['play']> {
    const reason = this.#box.play(seat, move);
    if (reason === undefined) this.#playAutomatic();
    return reason;
  }

  /** Takes back the latest tap of a person, and everything that followed from it. */
  undo(): void {
    if (this.#early.length > 0) {
      this.#early = this.#early.slice(0, -1);
      return;
    }
    const length = this.#steps.at(-1);
    if (length === undefined) return;
    this.#steps = this.#steps.slice(0, -1);
    this.#box.undoTo(length);
  }

  #step(enter: () => boolean): void {
    const { length } = this.entries;
    if (!enter()) return;
    this.#steps = [...this.#steps, length];
    this.#playAutomatic();
  }

  #endOfTurn(): SeatMove<T> | undefined {
    const { game, match } = this.#box;
    const { endsTurn } = this.#rules;
    if (match === undefined || endsTurn === undefined || this.isDrawOpen) return undefined;
    const [seat] = seatsIn(game.owing(match.state));
    if (seat === undefined || this.isBot(seat)) return undefined;
    const move = game.legal(match.state, seat).find(({ verb }) => verb === endsTurn);
    return move && { seat, move };
  }

  #playAutomatic(): void {
    for (let next = this.#automatic(); next !== undefined; next = this.#automatic()) {
      this.#box.play(next.seat, next.move);
    }
  }

  #automatic(): SeatMove<T> | undefined {
    const { match } = this.#box;
    return match === undefined || this.isDrawOpen ? undefined : this.#automaticIn(match.state);
  }

  #automaticIn(state: T['State']): SeatMove<T> | undefined {
    const { automatic } = this.#rules;
    const { game } = this.#box;
    if (automatic === undefined) return undefined;
    const view = game.view(state, 'public');
    for (const seat of seatsIn(game.owing(state))) {
      const legal = game.legal(state, seat);
      const move = automatic({ seat, legal, view, isBot: (each) => this.isBot(each) });
      if (move !== undefined) return { seat, move };
    }
    return undefined;
  }

  /** Older sites saved no steps: every entry of a person was one. */
  #guessedSteps(): number[] {
    return this.entries.flatMap((entry, at) =>
      'draw' in entry || !this.isBot(entry.seat) ? [at] : [],
    );
  }
}
