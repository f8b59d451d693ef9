import {
  type Game,
  type GameTypes,
  type Match,
  type MatchFile,
  type MatchHeader,
  type Observation,
  type ObservationLog,
  type Reason,
  type Seat,
  hasSeat,
  observationLog,
  writeMatchFile,
} from '@richtfest/engine';
import type { BotPlayer } from './bot-player.ts';
import { Device } from './device.ts';
import { Keeper, type Trouble } from './keeper.ts';
import { LocalBots } from './local-bots.ts';
import { type Before, LocalLook } from './local-look.ts';
import type { Consent, MatchClient, MatchSnapshot } from './match-client.ts';
import { notYours } from './not-yours.ts';
import type { Waiter } from './pace.ts';
import { type Past, pastOf } from './past.ts';
import { previewOf } from './preview.ts';
import { type MatchStore, type SavedMatch, restore } from './saved-match.ts';

export interface LocalMatchOptions<T extends GameTypes = GameTypes> {
  readonly store: MatchStore;
  readonly bots: BotPlayer;
  readonly pace: Waiter;
  /** There is another way back, and turns stand once something was learned. */
  readonly isStrict?: boolean;
  /** Milliseconds since 1970. */
  now(): number;
  /** Refuses more than the rules do: a lesson plays only what its step asks for. */
  objection?(move: T['Move']): Reason | undefined;
}

const NOT_EVEN_SET_UP = -1;

/**
 * A match played on this device, by people who share it and by bots. Every change is kept
 * before it is shown, so a closed tab loses nothing that anybody saw.
 */
export class LocalMatch<T extends GameTypes = GameTypes> implements MatchClient<T> {
  readonly game: Game<T>;
  readonly consent: Consent | undefined;
  readonly #match: Match<T>;
  readonly #options: LocalMatchOptions<T>;
  readonly #keeper: Keeper;
  readonly #device: Device;
  readonly #look: LocalLook<T>;
  readonly #bots: LocalBots<T>;
  readonly #listeners = new Set<() => void>();
  /** People who answer nobody just now; forgotten by a reload. */
  readonly #busy = new Set<Seat>();
  #snapshot: MatchSnapshot<T>;
  #isClosed = false;
  /** Whose move is made and not yet shown. */
  #moving: Seat | undefined;
  /** Changes happen one after the other, each when the one before is kept and shown. */
  #changes: Promise<void> = Promise.resolve();

  constructor(game: Game<T>, saved: SavedMatch, options: LocalMatchOptions<T>) {
    const { header, secret } = saved;
    this.game = game;
    this.#options = options;
    this.#keeper = new Keeper(options.store, saved);
    this.#match = restore(game, saved);
    // Around one device people agree by word.
    const consent = { mustAsk: false, ask: () => this.#takeBack(), answer: () => undefined };
    this.consent = options.isStrict === true ? undefined : consent;
    const people = header.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
    const hasCurtain = game.hasPrivateViews === true && people.length > 1;
    this.#device = new Device({ players: header.seats.length, people, hasCurtain });
    this.#look = new LocalLook<T>({
      id: saved.id,
      game,
      match: this.#match,
      seats: header.seats,
      device: this.#device,
      busy: this.#busy,
      mayTakeBack: this.consent !== undefined,
    });
    this.#bots = new LocalBots<T>({
      header,
      secret,
      player: options.bots,
      pace: options.pace,
      decide: (seat, decision, move) => this.#decided(seat, decision, move),
      offer: (seat, decision, move) =>
        this.#change(() => this.#isStill(seat, decision) && this.#playFor(seat, move)),
    });
    // What happens before the first move is shown moving; what was seen before a reload is not.
    const moves = saved.log.length === 0 ? NOT_EVEN_SET_UP : this.#match.line.length;
    this.#snapshot = this.#look.now({ moves });
  }

  /** Lets bots begin where it is theirs. Apart from the constructor, so that a page can look first. */
  begin(): void {
    this.#letOthersPlay();
  }

  getSnapshot(): MatchSnapshot<T> {
    return this.#snapshot;
  }

  get header(): MatchHeader {
    return this.#keeper.saved.header;
  }

  getTrouble(): Trouble | undefined {
    return this.#keeper.trouble;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  play(move: T['Move']): Reason | undefined {
    const { acting } = this.#snapshot;
    // Who taps twice sees the moment before the first tap: it is no second move, and no mistake.
    if (acting !== undefined && acting === this.#moving) return undefined;
    const reason = this.refusal(move);
    if (acting === undefined || reason !== undefined) return reason;
    this.#moving = acting;
    this.#change(() => {
      if (!this.#playFor(acting, move)) return false;
      this.#device.moved();
      return true;
    }, acting);
    return undefined;
  }

  refusal(move: unknown): Reason | undefined {
    const { acting, owing } = this.#snapshot;
    if (acting === undefined && owing.length > 0) return notYours(owing);
    return (
      this.game.refusal(this.#match.state, acting ?? 0, move) ??
      this.#options.objection?.(move as T['Move'])
    );
  }

  undo(moves: number): void {
    const seat = this.#look.undoingSeat();
    if (seat === undefined || moves > this.#snapshot.undoable) return;
    this.#change(() => this.#match.undo(seat, moves));
  }

  #takeBack(): void {
    const seat = this.#look.lastPerson();
    if (seat === undefined) return;
    this.#change(() => {
      if (!this.#match.undoByConsent(seat, this.#match.movesOfTurn(seat))) return false;
      this.#device.putDown();
      return true;
    });
  }

  preview(move: T['Move']): T['View'] | undefined {
    const { acting, watcher } = this.#snapshot;
    if (acting === undefined) return undefined;
    return previewOf(this.game, this.#match.state, { seat: acting, move, watcher });
  }

  actAs(seat: Seat): void {
    if (!this.#snapshot.mayAct.includes(seat)) return;
    this.#device.wish(seat);
    this.#lookAgain();
  }

  lift(): void {
    const { curtain } = this.#snapshot;
    if (curtain === undefined) return;
    this.#device.lift(curtain);
    this.#lookAgain();
  }

  setBusy(isBusy: boolean, seat = this.#snapshot.watcher): void {
    if (seat === 'public' || this.#look.isBot(seat)) return;
    if (isBusy) this.#busy.add(seat);
    else this.#busy.delete(seat);
    this.#lookAgain();
    this.#letOthersPlay();
  }

  hold(isHolding: boolean): void {
    this.#bots.hold(isHolding);
  }

  observe(): Observation<T['View'], T['Memory']> | undefined {
    const { acting } = this.#snapshot;
    return acting === undefined ? undefined : this.#match.observe(acting);
  }

  /** Bots go on without the pauses, until a person is asked. */
  hurry(): void {
    this.#options.pace.hurry();
  }

  /** Bots wait while the table still shows the move before. */
  setShowing(isShowing: boolean): void {
    this.#options.pace.setBusy(isShowing);
  }

  /**
   * The match as a file for whoever looks now. The luck to come is in it only when it is over;
   * where views are private, until then so are the choices of the others.
   */
  file(): MatchFile | ObservationLog {
    const isOpen = this.game.hasPrivateViews !== true || this.#snapshot.result !== undefined;
    return isOpen
      ? writeMatchFile(this.#match, this.#keeper.saved.secret)
      : observationLog(this.#match, this.#snapshot.watcher);
  }

  lookBack(): Past<T> | undefined {
    return pastOf(this.#match, this.#keeper.saved.secret, this.#snapshot);
  }

  close(): void {
    this.#isClosed = true;
    this.#options.bots.close();
    this.#listeners.clear();
  }

  /** When everything asked for has been kept and shown. */
  settled(): Promise<void> {
    return this.#changes;
  }

  #change(carryOut: () => boolean, mover?: Seat): void {
    this.#changes = this.#changes.then(async () => {
      if (this.#isClosed || this.#keeper.trouble === 'elsewhere') return;
      const before = this.#look.before();
      const isChanged = carryOut();
      if (isChanged) await this.#keeper.keep(this.#match, this.#options.now());
      if (mover !== undefined) this.#moving = undefined;
      if (!isChanged) return;
      this.#show(before);
      this.#letOthersPlay();
    });
  }

  #show(before: Before<T>): void {
    if (this.#isClosed) return;
    if (this.#match.line.at(-1)?.isLearned === true) this.#device.putDown();
    if (this.#keeper.trouble !== 'elsewhere') this.#snapshot = this.#look.now(before);
    for (const listener of this.#listeners) listener();
  }

  /** The match is as it was; who looks at it is not. */
  #lookAgain(): void {
    if (this.#isClosed || this.#keeper.trouble === 'elsewhere') return;
    this.#snapshot = this.#look.now({ moves: this.#match.line.length });
    for (const listener of this.#listeners) listener();
  }

  /** Those who decide without anybody's hands: bots, and people who are busy. */
  #letOthersPlay(): void {
    const { owing, events, eventsSeen, legal } = this.#snapshot;
    // Who only could do something is still waiting for the others, and may be in a hurry.
    if (legal.length > 0 || owing.length === 0) this.#options.pace.calmDown();
    if (this.#isClosed || this.#keeper.trouble === 'elsewhere') return;
    for (const seat of owing) {
      const decision = this.#match.decisionOf(seat);
      if (this.#look.isAnswered(seat)) this.#decided(seat, decision, undefined);
    }
    this.#bots.wake(this.#match, events.length - eventsSeen);
  }

  /** Plays what was decided if it is still to be decided; without a move, as if time ran out. */
  #decided(seat: Seat, decision: number, move: T['Move'] | undefined): void {
    this.#change(() => {
      const isOwed = hasSeat(this.game.owing(this.#match.state), seat);
      // Somebody's undo may have come in between; then the question has been asked anew.
      if (!isOwed || !this.#isStill(seat, decision)) return false;
      if (move !== undefined && this.#playFor(seat, move)) return true;
      return this.#playFor(seat, this.game.timeoutMove(this.#match.state, seat));
    });
  }

  #isStill(seat: Seat, decision: number): boolean {
    return this.#match.decisionOf(seat) === decision;
  }

  #playFor(seat: Seat, move: T['Move']): boolean {
    return 'step' in this.#match.play(seat, move);
  }
}
