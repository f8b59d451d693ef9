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
} from '@richtfest/engine';
import { dailyDayOf } from '@richtfest/protocol/daily';
import type { BotPlayer } from './bot-player.ts';
import { Device } from './device.ts';
import { LocalBots } from './local-bots.ts';
import { type Consent, type MatchClient, type MatchSnapshot, notYours } from './match-client.ts';
import type { Waiter } from './pace.ts';
import { fileOf } from './match-file.ts';
import { type Past, pastOf } from './past.ts';
import { playOptional, playOwed } from './play-decision.ts';
import { previewOf } from './preview.ts';
import { MatchSaver, type MatchStore, type SavedMatch, restore } from './saved-match.ts';
import { type BeforeChange, SnapshotBuilder } from './snapshot-builder.ts';

export interface LocalMatchOptions<T extends GameTypes = GameTypes> {
  readonly store: MatchStore;
  readonly bots: BotPlayer;
  readonly pace: Waiter;
  /** Disables taking a turn back by consent. */
  readonly isStrict?: boolean;
  /** Milliseconds since 1970. */
  now(): number;
  /** Refuses more than the rules do: a lesson accepts only the moves of its current step. */
  objection?(move: T['Move']): Reason | undefined;
}

interface Change {
  /** The person whose tap caused the change; undefined for bots, undo and timeouts. */
  readonly mover?: Seat;
  /** Returns false if the rules refuse the change by the time it runs. */
  apply(): boolean;
}

const BEFORE_SETUP = -1;

/**
 * A match played on this device by the people who share it and by bots. Every change is saved
 * before it is shown, so a closed tab loses nothing that a player has seen.
 */
export class LocalMatch<T extends GameTypes = GameTypes> implements MatchClient<T> {
  readonly game: Game<T>;
  readonly consent: Consent | undefined;
  readonly #match: Match<T>;
  readonly #options: LocalMatchOptions<T>;
  readonly #saver: MatchSaver;
  readonly #device: Device;
  readonly #snapshots: SnapshotBuilder<T>;
  readonly #bots: LocalBots<T>;
  readonly #listeners = new Set<() => void>();
  /** People who do not want to be asked in others' turns; reset by a reload. */
  readonly #doNotDisturb = new Set<Seat>();
  #snapshot: MatchSnapshot<T>;
  #isClosed = false;
  /** The person whose move has been accepted but is not shown yet. */
  #moving: Seat | undefined;
  /** Changes run one at a time, each after the previous one has been saved and shown. */
  #changes: Promise<void> = Promise.resolve();

  constructor(game: Game<T>, saved: SavedMatch, options: LocalMatchOptions<T>) {
    const { header, secret } = saved;
    this.game = game;
    this.#options = options;
    this.#saver = new MatchSaver(options.store, saved);
    this.#match = restore(game, saved);
    // People around one device agree by talking to each other.
    const consent = { mustAsk: false, ask: () => this.#takeBack(), answer: () => undefined };
    this.consent = options.isStrict === true ? undefined : consent;
    const people = header.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
    const hasCurtain = game.hasPrivateViews === true && people.length > 1;
    this.#device = new Device({ players: header.seats.length, people, hasCurtain });
    this.#snapshots = new SnapshotBuilder<T>({
      id: saved.id,
      game,
      match: this.#match,
      seats: header.seats,
      device: this.#device,
      doNotDisturb: this.#doNotDisturb,
      mayTakeBack: this.consent !== undefined,
    });
    this.#bots = new LocalBots<T>({
      header,
      secret,
      // Everyone who plays these cards meets the same bots.
      isByLine: dailyDayOf(header) !== undefined || saved.rival !== undefined,
      player: options.bots,
      pace: options.pace,
      decide: (seat, decision, move) => this.#decide(seat, decision, move),
      offer: (seat, decision, move) =>
        this.#enqueue({ apply: () => playOptional(this.#match, { seat, decision, move }) }),
    });
    // The setup of a new match is animated; after a reload nothing is.
    const moves = saved.log.length === 0 ? BEFORE_SETUP : this.#match.line.length;
    this.#snapshot = this.#snapshots.build({ moves });
  }

  /** Starts the bots. Separate from the constructor, so that a page can subscribe first. */
  begin(): void {
    this.#letOthersPlay();
  }

  getSnapshot(): MatchSnapshot<T> {
    return this.#snapshot;
  }

  get header(): MatchHeader {
    return this.#saver.saved.header;
  }

  /** The game whose cards this one is played with. */
  get rival(): SavedMatch['rival'] {
    return this.#saver.saved.rival;
  }

  getSaveFailure(): MatchSaver['failure'] {
    return this.#saver.failure;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  play(move: T['Move']): Reason | undefined {
    const { acting } = this.#snapshot;
    // The second tap of a double tap refers to the snapshot before the first: ignore it.
    if (acting !== undefined && acting === this.#moving) return undefined;
    const reason = this.refusal(move);
    if (acting === undefined || reason !== undefined) return reason;
    this.#moving = acting;
    this.#enqueue({
      mover: acting,
      apply: () => {
        if ('refused' in this.#match.play(acting, move)) return false;
        this.#device.moved();
        return true;
      },
    });
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
    const seat = this.#snapshots.undoingSeat();
    if (seat === undefined || moves > this.#snapshot.undoable) return;
    this.#enqueue({ apply: () => this.#match.undo(seat, moves) });
  }

  #takeBack(): void {
    const seat = this.#snapshots.lastPerson();
    if (seat === undefined) return;
    this.#enqueue({
      apply: () => {
        if (!this.#match.undoByConsent(seat, this.#match.movesOfTurn(seat))) return false;
        this.#device.putDown();
        return true;
      },
    });
  }

  preview(move: T['Move']): T['View'] | undefined {
    const { acting, watcher } = this.#snapshot;
    if (acting === undefined) return undefined;
    return previewOf(this.game, this.#match.state, { seat: acting, move, watcher });
  }

  actAs(seat: Seat): void {
    if (!this.#snapshot.mayAct.includes(seat)) return;
    this.#device.request(seat);
    this.#refresh();
  }

  lift(): void {
    const { curtain } = this.#snapshot;
    if (curtain === undefined) return;
    this.#device.lift(curtain);
    this.#refresh();
  }

  setDoNotDisturb(isOn: boolean, seat = this.#snapshot.watcher): void {
    if (seat === 'public' || this.#snapshots.isBot(seat)) return;
    if (isOn) this.#doNotDisturb.add(seat);
    else this.#doNotDisturb.delete(seat);
    this.#refresh();
    this.#letOthersPlay();
  }

  hold(isHolding: boolean): void {
    this.#bots.hold(isHolding);
  }

  observe(): Observation<T['View'], T['Memory']> | undefined {
    const { acting } = this.#snapshot;
    return acting === undefined ? undefined : this.#match.observe(acting);
  }

  /** Skips the pauses between bot moves until a person must decide. */
  fastForward(): void {
    this.#options.pace.fastForward();
  }

  /** Bots wait while the table animates the previous move. */
  setAnimating(isAnimating: boolean): void {
    this.#options.pace.setAnimating(isAnimating);
  }

  /** The match as a file for the current watcher. */
  file(): MatchFile | ObservationLog {
    return fileOf(this.#match, this.#saver.saved.secret, this.#snapshot);
  }

  lookBack(): Past<T> | undefined {
    return pastOf(this.#match, this.#saver.saved.secret, this.#snapshot);
  }

  close(): void {
    this.#isClosed = true;
    this.#options.bots.close();
    this.#listeners.clear();
  }

  /** Resolves when every change requested so far has been saved and shown. */
  settled(): Promise<void> {
    return this.#changes;
  }

  #enqueue(change: Change): void {
    this.#changes = this.#changes.then(() => this.#carryOut(change));
  }

  async #carryOut({ mover, apply }: Change): Promise<void> {
    if (this.#isStopped) return;
    const before = this.#snapshots.beforeChange();
    const isChanged = apply();
    if (isChanged) await this.#saver.save(this.#match, this.#options.now());
    if (mover !== undefined) this.#moving = undefined;
    if (!isChanged) return;
    this.#show(before);
    this.#letOthersPlay();
  }

  #show(before: BeforeChange<T>): void {
    if (this.#isClosed) return;
    if (this.#match.line.at(-1)?.isLearned === true) this.#device.putDown();
    if (!this.#isStopped) this.#snapshot = this.#snapshots.build(before);
    for (const listener of this.#listeners) listener();
  }

  /** Shows the unchanged match to the person who has the device now. */
  #refresh(): void {
    if (this.#isStopped) return;
    this.#snapshot = this.#snapshots.build({ moves: this.#match.line.length });
    for (const listener of this.#listeners) listener();
  }

  get #isStopped(): boolean {
    return this.#isClosed || this.#saver.failure === 'elsewhere';
  }

  /** Wakes the bots and answers for people who do not want to be disturbed. */
  #letOthersPlay(): void {
    const { owing, events, eventsSeen, legal } = this.#snapshot;
    // A person with optional moves only still waits for the others and may fast-forward.
    if (legal.length > 0 || owing.length === 0) this.#options.pace.endFastForward();
    if (this.#isStopped) return;
    for (const seat of owing) {
      const decision = this.#match.decisionOf(seat);
      if (this.#snapshots.isAnswered(seat)) this.#decide(seat, decision, undefined);
    }
    this.#bots.wake(this.#match, events.length - eventsSeen);
  }

  /** Without a move, plays the timeout move. */
  #decide(seat: Seat, decision: number, move: T['Move'] | undefined): void {
    this.#enqueue({ apply: () => playOwed(this.#match, { seat, decision, move }) });
  }
}
