import {
  type Game,
  type GameTypes,
  type Match,
  type Outcome,
  type Reason,
  type Seat,
} from '@richtfest/engine';
import type { OpenDraw } from '@richtfest/engine/box';
import { Device } from '../match/device.ts';
import { type MatchClient, type MatchSnapshot, notYours } from '../match/match-client.ts';
import { previewOf } from '../match/preview.ts';
import { type BeforeChange, SnapshotBuilder } from '../match/snapshot-builder.ts';
import type { Announcement } from './announcement.ts';
import { type BoxBots, BotsAtBox } from './bots-at-box.ts';
import { BoxEntries, type EnterOptions } from './box-entries.ts';
import type { BoxRules } from './box-rules.ts';
import type { SavedBox } from './saved-box.ts';

export interface BoxTableOptions {
  readonly bots: BoxBots;
  readonly rules: BoxRules;
  /** Saves every change. */
  save(saved: SavedBox): void;
}

const NOBODY = new Set<Seat>();
const BEFORE_SETUP = -1;

/**
 * A table with a physical box: people enter what lies there and what they do, and this device plays
 * the bots' seats. Until the set-up is entered there is no snapshot.
 */
export class BoxTable<T extends GameTypes = GameTypes> implements MatchClient<T> {
  readonly game: Game<T>;
  readonly header: SavedBox['header'];
  readonly #entries: BoxEntries<T>;
  readonly #options: BoxTableOptions;
  readonly #device: Device;
  readonly #bots: BotsAtBox<T>;
  readonly #listeners = new Set<() => void>();
  #builder: { readonly of: Match<T>; readonly builder: SnapshotBuilder<T> } | undefined;
  #snapshot: MatchSnapshot<T> | undefined;
  #version = 0;

  /** Throws a `RangeError` if the saved entries can't be repeated. */
  constructor(game: Game<T>, saved: SavedBox, options: BoxTableOptions) {
    this.game = game;
    this.header = saved.header;
    this.#options = options;
    this.#entries = new BoxEntries(game, saved, options.rules);
    this.#bots = new BotsAtBox({
      game,
      header: saved.header,
      entries: this.#entries,
      bots: options.bots,
      rules: options.rules,
      announced: saved.announced,
      change: (enter) => this.#change(enter),
    });
    const { seats } = saved.header;
    this.#device = new Device({
      players: seats.length,
      people: seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : [])),
      hasCurtain: game.hasPrivateViews === true,
    });
    this.#snapshot = this.#buildSnapshot(undefined);
  }

  /** Starts the bots. */
  begin(): void {
    this.#bots.ask();
    this.#snapshot = this.#buildSnapshot(undefined);
  }

  /** Rises with every change. */
  get version(): number {
    return this.#version;
  }

  get isSetUp(): boolean {
    return this.#snapshot !== undefined;
  }

  /** A bot is thinking: people wait before they enter anything. */
  get isThinking(): boolean {
    return this.#bots.isThinking;
  }

  get announced(): readonly Announcement[] {
    return this.#bots.announced;
  }

  /** The number of entries before the last tap of a person. */
  get lastTap(): number {
    return this.#entries.steps.at(-1) ?? 0;
  }

  get canUndo(): boolean {
    return this.#entries.canUndo;
  }

  /** The draws to enter now. */
  get draws(): readonly OpenDraw[] {
    return this.#entries.draws;
  }

  /** The dice of an incomplete roll. */
  get early(): readonly Outcome[] {
    return this.#entries.early;
  }

  /** The draw that follows if the person to move ends the turn now. */
  get next(): OpenDraw | undefined {
    return this.isThinking ? undefined : this.#entries.next;
  }

  /** The person whose secret choice is entered next, with the possible moves. */
  get revealing(): BoxEntries<T>['revealing'] {
    return this.#entries.revealing;
  }

  getSnapshot(): MatchSnapshot<T> {
    if (this.#snapshot === undefined) throw new RangeError('the set-up is not entered yet');
    return this.#snapshot;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Enters an outcome of the open draws; several dice may show the same. */
  enter(outcome: Outcome, options?: EnterOptions): void {
    this.#change(() => this.#entries.enter(outcome, options));
  }

  /** Ends the turn and enters the `next` draw. */
  enterNext(outcome: Outcome): void {
    if (!this.isThinking) this.#change(() => this.#entries.enterNext(outcome));
  }

  /** Enters what a person has revealed. */
  reveal(seat: Seat, move: T['Move']): void {
    this.#enterMove(seat, move);
  }

  play(move: T['Move']): Reason | undefined {
    const { acting } = this.getSnapshot();
    const reason = this.refusal(move);
    if (acting === undefined || reason !== undefined) return reason;
    this.#device.moved();
    return this.#enterMove(acting, move);
  }

  refusal(move: unknown): Reason | undefined {
    const { acting, owing } = this.getSnapshot();
    const { match } = this.#entries;
    if (acting === undefined || match === undefined) return notYours(owing);
    return this.game.refusal(match.state, acting, move);
  }

  /** The table offers none: entries are undone with `undoEntry`. */
  undo(): void {}

  /** Takes back the latest tap of a person, and what the bots did after it. */
  undoEntry(): void {
    this.#change(() => {
      this.#entries.undo();
      return 'undone';
    });
  }

  preview(move: T['Move']): T['View'] | undefined {
    const { acting, watcher } = this.getSnapshot();
    const { match } = this.#entries;
    if (acting === undefined || match === undefined) return undefined;
    return previewOf(this.game, match.state, { seat: acting, move, watcher });
  }

  actAs(seat: Seat): void {
    if (!this.getSnapshot().mayAct.includes(seat)) return;
    this.#device.request(seat);
    this.#snapshot = this.#buildSnapshot(undefined);
    this.#notify();
  }

  lift(): void {}

  hold(): void {}

  /** Nobody gets hints: a person's hand is not known here. */
  observe(): undefined {
    return undefined;
  }

  close(): void {
    this.#bots.close();
    this.#listeners.clear();
  }

  #enterMove(seat: Seat, move: T['Move']): Reason | undefined {
    if (this.isThinking || this.#entries.isDrawOpen) return undefined;
    let reason: Reason | undefined;
    this.#change(() => {
      reason = this.#entries.play(seat, move);
    });
    return reason;
  }

  /** Changes the entries, saves them and asks the bots; an incomplete roll is only saved. */
  #change(enter: () => 'undone' | void): void {
    const { entries, earlyDice } = this.#entries;
    const before = this.#beforeChange();
    const isUndone = enter() === 'undone';
    if (this.#entries.entries === entries) {
      if (this.#entries.earlyDice !== earlyDice) this.#save();
      this.#notify();
      return;
    }
    if (isUndone) this.#bots.forget();
    this.#save();
    this.#bots.ask();
    this.#snapshot = this.#buildSnapshot(isUndone ? undefined : before);
    this.#notify();
  }

  #save(): void {
    const { entries, steps, earlyDice: early } = this.#entries;
    this.#options.save({
      header: this.header,
      entries,
      announced: this.announced,
      steps,
      early,
    });
  }

  #notify(): void {
    this.#version++;
    for (const listener of this.#listeners) listener();
  }

  #beforeChange(): BeforeChange<T> | undefined {
    const { match } = this.#entries;
    return match === undefined ? { moves: BEFORE_SETUP } : this.#builderOf(match).beforeChange();
  }

  #builderOf(match: Match<T>): SnapshotBuilder<T> {
    if (this.#builder?.of !== match) {
      const builder = new SnapshotBuilder<T>({
        id: 'box',
        game: this.game,
        match,
        seats: this.header.seats,
        device: this.#device,
        doNotDisturb: NOBODY,
        mayTakeBack: false,
      });
      this.#builder = { of: match, builder };
    }
    return this.#builder.builder;
  }

  #buildSnapshot(before: BeforeChange<T> | undefined): MatchSnapshot<T> | undefined {
    const { match, isDrawOpen, isSecret } = this.#entries;
    if (match === undefined) return undefined;
    const snapshot = this.#builderOf(match).build(before ?? { moves: match.line.length });
    const shown = { ...snapshot, curtain: undefined, undoable: 0 };
    // While a bot thinks or something else must be entered, the table only shows.
    if (!isDrawOpen && !this.isThinking && !isSecret) return shown;
    return { ...shown, acting: undefined, legal: [], optional: [], mayAct: [] };
  }
}
