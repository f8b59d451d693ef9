import { BotSeats, type SeatQuestion } from '@richtfest/bots';
import {
  type Game,
  type GameMove,
  type GameTypes,
  type Match,
  type Outcome,
  type Reason,
  type Seat,
  sha256Hex,
} from '@richtfest/engine';
import { BoxMatch, type OpenDraw } from '@richtfest/engine/box';
import type { BotQuestion, ExplainedHint } from '../match/bot-player.ts';
import { Device } from '../match/device.ts';
import { type MatchClient, type MatchSnapshot, notYours } from '../match/match-client.ts';
import { previewOf } from '../match/preview.ts';
import { type BeforeChange, SnapshotBuilder } from '../match/snapshot-builder.ts';
import { type Announcement, MOST_ANNOUNCED } from './announcement.ts';
import { drawFor } from './draw-for.ts';
import type { SavedBox } from './saved-box.ts';

/** The bots that play at the box. */
export interface BoxBots {
  /** The bot's own choice with its reasons; for a seat that owes nothing, perhaps undefined. */
  hint(question: BotQuestion): Promise<ExplainedHint | undefined>;
  choose(question: BotQuestion): Promise<GameMove>;
  close(): void;
}

export interface BoxTableOptions {
  readonly bots: BoxBots;
  /** Whether the draws of a stream, such as dice, can be entered in any order. */
  hasAnyOrder(stream: string): boolean;
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
  readonly #box: BoxMatch<T>;
  readonly #options: BoxTableOptions;
  readonly #device: Device;
  readonly #seats = new BotSeats<T>();
  readonly #listeners = new Set<() => void>();
  #announced: readonly Announcement[];
  /** By open draw: the dice of an incomplete roll. */
  readonly #early = new Map<number, Outcome>();
  #builder: { readonly of: Match<T>; readonly builder: SnapshotBuilder<T> } | undefined;
  #snapshot: MatchSnapshot<T> | undefined;
  /** The question that a bot is thinking about. */
  #question: SeatQuestion<T> | undefined;
  #isClosed = false;
  #version = 0;

  /** Throws a `RangeError` if the saved entries can't be repeated. */
  constructor(game: Game<T>, saved: SavedBox, options: BoxTableOptions) {
    this.game = game;
    this.#options = options;
    this.#box = new BoxMatch(game, saved.header, saved.entries);
    this.#announced = saved.announced;
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
    this.#letBotsPlay();
    this.#snapshot = this.#buildSnapshot(undefined);
  }

  /** Rises with every change. */
  get version(): number {
    return this.#version;
  }

  get header(): SavedBox['header'] {
    return this.#box.header;
  }

  get isSetUp(): boolean {
    return this.#snapshot !== undefined;
  }

  /** A bot is thinking: people wait before they enter anything. */
  get isThinking(): boolean {
    return this.#question !== undefined;
  }

  get announced(): readonly Announcement[] {
    return this.#announced;
  }

  get canUndo(): boolean {
    return this.#early.size > 0 || this.#box.entries.some((entry) => this.#isByPerson(entry));
  }

  /** The draws to enter now. */
  get draws(): readonly OpenDraw[] {
    return this.#box.draws.filter((_, at) => !this.#early.has(at));
  }

  /** The dice of an incomplete roll. */
  get early(): readonly Outcome[] {
    return [...this.#early.values()];
  }

  /** The person whose secret choice is entered next, with the possible moves. */
  get revealing(): { readonly seat: Seat; readonly moves: readonly T['Move'][] } | undefined {
    const { match } = this.#box;
    if (match === undefined || this.#box.draws.length > 0 || !this.#isSecret(match)) {
      return undefined;
    }
    const { owing = [], seats = [] } = this.#snapshot ?? {};
    const seat = owing.find((each) => seats[each]?.who === 'person-here');
    return seat === undefined ? undefined : { seat, moves: this.#box.secretMoves(seat) };
  }

  getSnapshot(): MatchSnapshot<T> {
    if (this.#snapshot === undefined) throw new RangeError('the set-up is not entered yet');
    return this.#snapshot;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Enters an outcome of the open draws; dice wait until the whole roll is entered. */
  enter(outcome: Outcome): void {
    const { draws } = this.#box;
    const before = this.#beforeChange();
    if (!this.#options.hasAnyOrder(draws[0]?.stream ?? '')) {
      if (this.#box.enter(outcome)) this.#changed(before);
      return;
    }
    const at = drawFor(draws, this.#early, outcome);
    if (at === undefined) return;
    this.#early.set(at, outcome);
    if (this.#early.size < draws.length) {
      this.#notify();
      return;
    }
    const inOrder = draws.map((_, draw) => this.#early.get(draw));
    this.#early.clear();
    for (const each of inOrder) if (each !== undefined) this.#box.enter(each);
    this.#changed(before);
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
    const { match } = this.#box;
    if (acting === undefined || match === undefined) return notYours(owing);
    return this.game.refusal(match.state, acting, move);
  }

  /** The table offers none: entries are undone with `undoEntry`. */
  undo(): void {}

  /** Removes the latest entry of a person, and what the bots did after it. */
  undoEntry(): void {
    const [latest] = [...this.#early.keys()].slice(-1);
    if (latest !== undefined) {
      this.#early.delete(latest);
      this.#notify();
      return;
    }
    for (let removed = this.#box.undo(); removed !== undefined; removed = this.#box.undo()) {
      if (this.#isByPerson(removed)) break;
    }
    const { length } = this.#box.entries;
    this.#announced = this.#announced.filter(({ entries }) => entries <= length);
    this.#question = undefined;
    this.#changed(undefined);
  }

  preview(move: T['Move']): T['View'] | undefined {
    const { acting, watcher } = this.getSnapshot();
    const { match } = this.#box;
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

  setDoNotDisturb(): void {}

  hold(): void {}

  /** Nobody gets hints: a person's hand is not known here. */
  observe(): undefined {
    return undefined;
  }

  close(): void {
    this.#isClosed = true;
    this.#options.bots.close();
    this.#listeners.clear();
  }

  #isByPerson(entry: BoxMatch<T>['entries'][number]): boolean {
    return 'draw' in entry || this.header.seats[entry.seat]?.bot === undefined;
  }

  #enterMove(seat: Seat, move: T['Move']): Reason | undefined {
    if (this.isThinking || this.#box.draws.length > 0) return undefined;
    const before = this.#beforeChange();
    const reason = this.#box.play(seat, move);
    if (reason === undefined) this.#changed(before);
    return reason;
  }

  #changed(before: BeforeChange<T> | undefined): void {
    this.#options.save({
      header: this.header,
      entries: this.#box.entries,
      announced: this.#announced,
    });
    this.#letBotsPlay();
    this.#snapshot = this.#buildSnapshot(before);
    this.#notify();
  }

  #notify(): void {
    this.#version++;
    for (const listener of this.#listeners) listener();
  }

  /** Whether people choose in secret now, so that their choices are entered when revealed. */
  #isSecret({ state }: Match<T>): boolean {
    const { game } = this;
    if (game.hasPrivateViews !== true) return false;
    return game.isOpenDecision?.(game.view(state, 'public')) !== true;
  }

  #beforeChange(): BeforeChange<T> | undefined {
    const { match } = this.#box;
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
    const { match, draws } = this.#box;
    if (match === undefined) return undefined;
    const snapshot = this.#builderOf(match).build(before ?? { moves: match.line.length });
    const shown = { ...snapshot, curtain: undefined, undoable: 0 };
    // While a bot thinks or something else must be entered, the table only shows.
    if (draws.length === 0 && !this.isThinking && !this.#isSecret(match)) return shown;
    return { ...shown, acting: undefined, legal: [], optional: [], mayAct: [] };
  }

  /** Bots decide before people enter simultaneous choices. */
  #letBotsPlay(): void {
    const { match, draws } = this.#box;
    if (match === undefined || draws.length > 0 || this.#isClosed || this.isThinking) return;
    const { decisions, volunteers } = this.#seats.due(match);
    const [question] = decisions;
    if (question !== undefined) {
      this.#question = question;
      void this.#decide(match, question);
      return;
    }
    for (const each of volunteers) void this.#volunteer(each);
  }

  async #decide(match: Match<T>, question: SeatQuestion<T>): Promise<void> {
    const asked = this.#toBotQuestion(question);
    const { bots } = this.#options;
    const hint = await bots.hint(asked).catch(() => undefined);
    const move = hint?.move ?? (await bots.choose(asked).catch(() => undefined));
    // After an undo the bot is asked again.
    if (this.#question !== question || this.#isClosed) return;
    this.#question = undefined;
    const before = this.#beforeChange();
    const { seat } = question;
    const isPlayed = move !== undefined && this.#box.play(seat, move) === undefined;
    const played = isPlayed ? move : this.game.timeoutMove(match.state, seat);
    if (!isPlayed) this.#box.play(seat, played);
    this.#announce(seat, played, isPlayed ? hint : undefined);
    this.#changed(before);
  }

  async #volunteer(question: SeatQuestion<T>): Promise<void> {
    const { entries } = this.#box;
    const hint = await this.#options.bots
      .hint({ ...this.#toBotQuestion(question), legal: [] })
      .catch(() => undefined);
    // Whatever was entered meanwhile comes first.
    if (hint === undefined || this.#box.entries !== entries || this.#isClosed) return;
    const before = this.#beforeChange();
    if (this.#box.play(question.seat, hint.move) !== undefined) return;
    this.#announce(question.seat, hint.move, hint);
    this.#changed(before);
  }

  #announce(seat: Seat, move: GameMove, hint: ExplainedHint | undefined): void {
    const why = hint === undefined ? {} : { why: { gain: hint.gain, reasons: hint.reasons } };
    const { length: entries } = this.#box.entries;
    this.#announced = [...this.#announced, { seat, move, ...why, entries }].slice(-MOST_ANNOUNCED);
  }

  #toBotQuestion({ seat, bot, observation, legal, optional }: SeatQuestion<T>): BotQuestion {
    const { game, rulesVersion } = this.header;
    return {
      game,
      rulesVersion,
      bot,
      seat,
      observation,
      legal,
      optional,
      // Deterministic: after an undo the bot decides the same in the same position.
      seed: sha256Hex(`richtfest/box/1\n${seat}\n${this.#box.entries.length}`),
    };
  }
}
