import {
  type GameMove,
  type Match,
  type MatchHeader,
  type Outcome,
  type PlayableGame,
  type Seat,
  isEqualJson,
  seatsIn,
  streamAddress,
} from '@richtfest/engine';
import type { BoxEntry } from '@richtfest/engine/box';
import type { BoxRules } from '../../../web/src/box-bot/box-rules.ts';
import { AgreedTrades } from './agreed-trades.ts';

export interface Counted {
  /** The elements to tap for a move. */
  spots(move: never, seat: Seat): readonly string[];
  /** What people need not enter. */
  readonly rules?: BoxRules;
  /** A verb whose moves can be chosen as a whole, and the most that are listed. */
  readonly listed?: { readonly verb: string; readonly most: number };
  /** Dice of different kinds that show the same are entered apart. */
  kindOf?(address: readonly number[], options: never, isPerson: (seat: Seat) => boolean): string;
  /** What the game calls a round, for the table. */
  readonly unit: string;
  /** The number of rounds that were played. */
  rounds(view: never): number;
  /** Whether people leave an entry out, because later ones are enough. */
  isLeftOut?(entry: BoxEntry<GameMove>, isPerson: (seat: Seat) => boolean): boolean;
}

/** Counts what people at a physical table tap for each entry. */
export class TapCounter {
  readonly #game: PlayableGame;
  readonly #counted: Counted;
  readonly #header: MatchHeader;
  readonly #trades = new AgreedTrades();
  /** The faces that were entered of the current roll. */
  #roll = { address: '', faces: new Set<string>() };
  #hand = '';
  #before: { readonly automatic: GameMove | undefined; readonly moves: number } | undefined;

  constructor(game: PlayableGame, counted: Counted, header: MatchHeader) {
    this.#game = game;
    this.#counted = counted;
    this.#header = header;
  }

  /** To call before a person's move. */
  before(state: object, seat: Seat, legal: readonly GameMove[]): void {
    this.#before = { automatic: this.#automatic(state, seat), moves: legal.length };
  }

  tapsOf(entry: BoxEntry<GameMove>, match: Match | undefined): number {
    const isPerson = (seat: Seat) => this.#isPerson(seat);
    if (this.#counted.isLeftOut?.(entry, isPerson) === true) return 0;
    return 'draw' in entry
      ? this.#tapsOfDraw(entry.draw, match)
      : this.#tapsOfMove(entry.seat, entry.move, match);
  }

  #tapsOfDraw(
    { stream, index, outcome }: Extract<BoxEntry<GameMove>, { draw: unknown }>['draw'],
    match: Match | undefined,
  ): number {
    const described = this.#game.streams[stream];
    if (described === undefined) return 1;
    if (this.#counted.rules?.anyOrder?.includes(described.name) === true) {
      return this.#tapsOfDie(streamAddress(described, index), outcome);
    }
    if (stream !== this.#game.hiddenDraws?.stream) return 1;
    // One tap opens the curtain for a hand.
    const hand = `${match?.line.length}`;
    const curtain = this.#hand === hand ? 0 : 1;
    this.#hand = hand;
    return curtain + 1;
  }

  /** Dice of a kind that show the same are one tap. */
  #tapsOfDie(die: readonly number[], outcome: Outcome): number {
    const address = die.slice(0, -1).join('/');
    if (this.#roll.address !== address) this.#roll = { address, faces: new Set() };
    const isPerson = (seat: Seat) => this.#isPerson(seat);
    const kind = this.#counted.kindOf?.(die, this.#header.options as never, isPerson) ?? '';
    const face = `${outcome} ${kind}`;
    if (this.#roll.faces.has(face)) return 0;
    this.#roll.faces.add(face);
    return 1;
  }

  #tapsOfMove(seat: Seat, move: GameMove, match: Match | undefined): number {
    const { rules, listed } = this.#counted;
    const { automatic, moves = Infinity } = this.#before ?? {};
    const isListed = move.verb === listed?.verb && moves <= listed.most;
    const isImplied = move.verb === rules?.endsTurn && this.#isRollNext(match);
    const isSkipped = isImplied || (automatic !== undefined && isEqualJson(move, automatic));
    const taps = isListed ? 1 : this.#touches(seat, move);
    return this.#trades.taps(move, isSkipped ? 0 : taps, (each) => this.#isPerson(each));
  }

  /** A revealed card is one tap; another move takes as many as it has spots and repetitions. */
  #touches(seat: Seat, move: GameMove): number {
    if (move.verb === this.#game.hiddenDraws?.moveShowing(0).verb) return 1;
    const repeated = Object.values(move).reduce<number>(
      (sum, value: unknown) =>
        Array.isArray(value) ? sum + value.length - new Set(value).size : sum,
      0,
    );
    return this.#counted.spots(move as never, seat).length + repeated;
  }

  #isRollNext(match: Match | undefined): boolean {
    if (match === undefined) return false;
    const [seat] = seatsIn(this.#game.owing(match.state));
    return seat !== undefined && this.#automatic(match.state, seat) !== undefined;
  }

  #automatic(state: object, seat: Seat): GameMove | undefined {
    const view = this.#game.view(state, 'public');
    const legal = this.#game.legal(state, seat);
    const isBot = (each: Seat) => !this.#isPerson(each);
    return this.#counted.rules?.automatic?.({ seat, legal, view, isBot });
  }

  #isPerson(seat: Seat): boolean {
    return this.#header.seats[seat]?.bot === undefined;
  }
}
