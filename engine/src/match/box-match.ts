import { type Draw, type Outcome, streamAddress } from '../chance.ts';
import type { Dealer, Game, GameTypes } from '../game.ts';
import type { TableReason } from '../reasons.ts';
import type { Seat } from '../seats.ts';
import { EnteredChance, type MissingDraw } from './entered-chance.ts';
import type { MatchHeader } from './header.ts';
import { Match } from './match.ts';

/** What was entered: the outcome of a draw, or a move with the hidden draw that it showed. */
export type BoxEntry<Move> =
  | { readonly draw: Draw }
  | { readonly seat: Seat; readonly move: Move; readonly shown?: Draw };

/** A draw that must be entered before the match continues. */
export interface OpenDraw {
  /** The name of its stream. */
  readonly stream: string;
  /** The parts of its address in the stream. */
  readonly address: readonly number[];
  /** Every possible outcome once. */
  readonly outcomes: readonly Outcome[];
  /** The only seat that may see it; undefined if everyone sees it. */
  readonly seat?: Seat;
}

/**
 * A match that is played with a physical box. The seats with a bot are played here; the people at
 * the box enter their own moves and everything these seats can see of chance. What nobody here has
 * seen is filled in with any card that could be there, so the state is a determinization, and only
 * an observation of a bot's seat or a public view may be shown to anyone.
 */
export class BoxMatch<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly header: MatchHeader;
  #entries: BoxEntry<T['Move']>[] = [];
  #chance: EnteredChance;
  #match: Match<T> | undefined;
  /** Entered moves that are not played yet. */
  #queue: { readonly seat: Seat; readonly move: T['Move'] }[] = [];
  #draws: readonly (MissingDraw & { readonly seat?: Seat })[] = [];

  /** Repeats saved entries; throws a `RangeError` if they are not a match of this game. */
  constructor(game: Game<T>, header: MatchHeader, entries: readonly BoxEntry<T['Move']>[] = []) {
    this.game = game;
    this.header = header;
    this.#chance = new EnteredChance(game.hiddenDraws);
    this.#repeat(entries);
  }

  get entries(): readonly BoxEntry<T['Move']>[] {
    return this.#entries;
  }

  /** The match up to the latest complete move; undefined until the set-up is entered. */
  get match(): Match<T> | undefined {
    return this.#match;
  }

  /**
   * The draws to enter now, in order: `enter` takes the first. The outcomes of later ones can still
   * become fewer. Empty if the match waits for a move or is over.
   */
  get draws(): readonly OpenDraw[] {
    return this.#draws.map((draw) => this.#describe(draw));
  }

  /** Enters the outcome of the first open draw; returns false if it is not possible. */
  enter(outcome: Outcome): boolean {
    const [draw] = this.#draws;
    if (draw === undefined || !draw.outcomes.includes(outcome)) return false;
    const { stream, index } = draw;
    this.#add({ draw: { stream, index, outcome } });
    return true;
  }

  /** Enters a move, or returns why the rules refuse it. While draws are open, no move is possible. */
  play(seat: Seat, move: T['Move']): T['Reason'] | TableReason | undefined {
    const match = this.#match;
    if (match === undefined || this.#draws.length > 0) {
      throw new RangeError('a draw must be entered before the next move');
    }
    const shown = this.#shownBy(match.state, seat, move);
    if (shown === undefined) {
      const reason = this.game.refusal(match.state, seat, move);
      if (reason === undefined) this.#add({ seat, move });
      return reason;
    }
    // The hidden cards were filled in without this one.
    const assumed = new BoxMatch(this.game, this.header, [...this.#entries, { draw: shown }]);
    const { state } = assumed.match ?? match;
    const reason = this.game.refusal(state, seat, move);
    if (reason === undefined) this.#add({ seat, move, shown });
    return reason;
  }

  /** The moves that a seat may have made in secret, as far as its hidden hand is known. */
  secretMoves(seat: Seat): readonly T['Move'][] {
    const { hiddenDraws } = this.game;
    const state = this.#match?.state;
    if (hiddenDraws === undefined || state === undefined) return [];
    const legal = this.game.legal(state, seat);
    const hand = legal.flatMap((move) => hiddenDraws.shownBy(state, seat, move) ?? [])[0];
    if (hand === undefined) return [];
    const isKnown = hand.indexes.every((index) => this.#chance.knows(hiddenDraws.stream, index));
    return isKnown
      ? legal
      : this.#chance.unplaced().map((outcome) => hiddenDraws.moveShowing(outcome));
  }

  /** A state of this match after a legal move that is not entered, and the draws it would open. */
  tryOut(
    state: T['State'],
    seat: Seat,
    move: T['Move'],
  ): { readonly state: T['State']; readonly draws: readonly OpenDraw[] } {
    const after = this.game.clone(state);
    this.#chance.missing.length = 0;
    this.game.play(after, seat, move, { chance: this.#chance, report: undefined });
    const draws = this.#sameGroup(this.#chance.missing).map((draw) => this.#describe(draw));
    return { state: after, draws };
  }

  /** Keeps this many entries and removes the later ones. */
  undoTo(length: number): void {
    if (length < this.#entries.length) this.#repeat(this.#entries.slice(0, length));
  }

  /** A hidden draw that the move shows and that nobody here has known before. */
  #shownBy(state: T['State'], seat: Seat, move: T['Move']): Draw | undefined {
    const { hiddenDraws } = this.game;
    const shown = hiddenDraws?.shownBy(state, seat, move);
    if (hiddenDraws === undefined || shown === undefined) return undefined;
    const { stream } = hiddenDraws;
    const { outcome, indexes } = shown;
    const index = indexes.find((each) => !this.#chance.knows(stream, each));
    const isKnown = !this.#chance.unplaced().includes(outcome);
    return index === undefined || isKnown ? undefined : { stream, index, outcome };
  }

  #add(entry: BoxEntry<T['Move']>): void {
    const learned = 'draw' in entry ? entry.draw : entry.shown;
    if (learned?.stream === this.game.hiddenDraws?.stream && learned !== undefined) {
      // Other cards were filled in for it, possibly long ago.
      this.#repeat([...this.#entries, entry]);
      return;
    }
    this.#entries = [...this.#entries, entry];
    if (learned !== undefined) this.#chance.learn(learned);
    if ('move' in entry) this.#queue.push(entry);
    this.#continue();
  }

  #repeat(entries: readonly BoxEntry<T['Move']>[]): void {
    this.#entries = [...entries];
    this.#chance = new EnteredChance(this.game.hiddenDraws);
    this.#match = undefined;
    this.#queue = [];
    for (const entry of entries) {
      const learned = 'draw' in entry ? entry.draw : entry.shown;
      if (learned !== undefined) this.#chance.learn(learned);
      if ('move' in entry) this.#queue.push(entry);
    }
    this.#continue();
  }

  /** Sets the match up and plays entered moves until a draw is missing. */
  #continue(): void {
    const { game, header } = this;
    if (this.#match === undefined) {
      const table = { players: header.seats.length, options: header.options };
      if (this.#isMissing((dealer) => void game.setup(table, dealer))) return;
      this.#match = new Match(game, header, this.#chance);
    }
    const match = this.#match;
    for (let next = this.#queue[0]; next !== undefined; next = this.#queue[0]) {
      const { seat, move } = next;
      const reason = game.refusal(match.state, seat, move);
      if (reason !== undefined) throw new RangeError(`${reason.rule} refuses an entered move`);
      const copy = game.clone(match.state);
      if (this.#isMissing((dealer) => game.play(copy, seat, move, dealer))) return;
      match.play(seat, move);
      this.#queue.shift();
    }
    this.#draws = this.#unseenHands(match);
  }

  #describe({ stream, index, outcomes, seat }: MissingDraw & { readonly seat?: Seat }): OpenDraw {
    const described = this.game.streams[stream] ?? { name: '', parts: [] };
    const draw = { stream: described.name, address: streamAddress(described, index), outcomes };
    return seat === undefined ? draw : { ...draw, seat };
  }

  /** Tries a step; true if draws are missing, which are then open. */
  #isMissing(step: (dealer: Dealer<T['Event']>) => void): boolean {
    this.#chance.missing.length = 0;
    step({ chance: this.#chance, report: undefined });
    this.#draws = this.#sameGroup(this.#chance.missing);
    return this.#draws.length > 0;
  }

  /** Later draws can depend on the first ones, except those that differ only in the last part. */
  #sameGroup(missing: readonly MissingDraw[]): MissingDraw[] {
    const groupOf = ({ stream, index }: MissingDraw) => {
      const described = this.game.streams[stream] ?? { name: '', parts: [] };
      return [stream, ...streamAddress(described, index).slice(0, -1)].join('/');
    };
    const [first] = missing;
    if (first === undefined) return [];
    return missing.filter((draw) => groupOf(draw) === groupOf(first));
  }

  /** The hidden draws that a bot's seat has seen on the table but nobody has entered. */
  #unseenHands({ state }: Match<T>): (MissingDraw & { readonly seat: Seat })[] {
    const { hiddenDraws } = this.game;
    if (hiddenDraws === undefined) return [];
    const { stream } = hiddenDraws;
    const outcomes = this.#chance.unplaced();
    const bots = this.header.seats.flatMap(({ bot }, seat) => (bot === undefined ? [] : [seat]));
    const [first = []] = bots
      .map((seat) =>
        hiddenDraws
          .seenBy(state, seat)
          .filter((index) => !this.#chance.knows(stream, index))
          .map((index) => ({ stream, index, outcomes, seat })),
      )
      .filter((draws) => draws.length > 0);
    return first;
  }
}
