import {
  type Game,
  type GameTypes,
  type Match,
  type MatchFile,
  type Reason,
  type Seat,
  type Watcher,
  seatsIn,
  sha256Hex,
  writeMatchFile,
} from '@richtfest/engine';
import type { BotPlayer } from './bot-player.ts';
import type { MatchClient, MatchSnapshot, SeatInfo } from './match-client.ts';
import { notYours } from './not-yours.ts';
import type { Waiter } from './pace.ts';
import { previewOf } from './preview.ts';
import { type MatchStore, type SavedMatch, restore, writeEntry } from './saved-match.ts';

export interface LocalMatchParts {
  readonly store: MatchStore;
  readonly bots: BotPlayer;
  readonly pace: Waiter;
  /** Milliseconds since 1970. */
  now(): number;
}

/**
 * What is wrong with keeping the match. `elsewhere`: another tab has gone on with it, this one
 * shows the past. `unsaved`: the browser did not keep the latest move.
 */
export type Trouble = 'elsewhere' | 'unsaved';

/**
 * A match played on this device, by people who share it and by bots. Every change is kept
 * before it is shown, so a closed tab loses nothing that anybody saw.
 */
export class LocalMatch<T extends GameTypes = GameTypes> implements MatchClient<T> {
  readonly game: Game<T>;
  readonly #match: Match<T>;
  readonly #parts: LocalMatchParts;
  readonly #listeners = new Set<() => void>();
  #saved: SavedMatch;
  #snapshot: MatchSnapshot<T>;
  #trouble: Trouble | undefined;
  #isClosed = false;
  /** Changes happen one after the other, each when the one before is kept and shown. */
  #changes: Promise<void> = Promise.resolve();

  constructor(game: Game<T>, saved: SavedMatch, parts: LocalMatchParts) {
    this.game = game;
    this.#parts = parts;
    this.#saved = saved;
    this.#match = restore(game, saved);
    // What happens before the first move is shown moving; what was seen before a reload is not.
    this.#snapshot = this.#look({ isShownMoving: saved.log.length === 0 });
  }

  /** Lets bots begin where it is theirs. Apart from the constructor, so that a page can look first. */
  begin(): void {
    this.#letBotsPlay();
  }

  getSnapshot(): MatchSnapshot<T> {
    return this.#snapshot;
  }

  getTrouble(): Trouble | undefined {
    return this.#trouble;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  play(move: T['Move']): Reason | undefined {
    const { acting } = this.#snapshot;
    const reason = this.refusal(move);
    if (acting === undefined || reason !== undefined) return reason;
    this.#change(() => 'step' in this.#match.play(acting, move));
    return undefined;
  }

  refusal(move: unknown): Reason | undefined {
    const { acting, owing } = this.#snapshot;
    if (acting === undefined && owing.length > 0) return notYours(owing);
    return this.game.refusal(this.#match.state, acting ?? 0, move);
  }

  undo(moves: number): void {
    const seat = this.#undoingSeat();
    if (seat !== undefined) this.#change(() => this.#match.undo(seat, moves));
  }

  preview(move: T['Move']): T['View'] | undefined {
    const { acting, watcher } = this.#snapshot;
    if (acting === undefined) return undefined;
    return previewOf(this.game, this.#match.state, { seat: acting, move, watcher });
  }

  /** Bots go on without the pauses, until a person is asked. */
  hurry(): void {
    this.#parts.pace.hurry();
  }

  /** Bots wait while the table still shows the move before. */
  setShowing(isShowing: boolean): void {
    this.#parts.pace.setBusy(isShowing);
  }

  actAs(_seat: Seat): void {}

  lift(): void {}

  setBusy(_isBusy: boolean): void {}

  /** The match as a file its owner may keep; the luck to come is in it only when it is over. */
  file(): MatchFile {
    return writeMatchFile(this.#match, this.#saved.secret);
  }

  close(): void {
    this.#isClosed = true;
    this.#parts.bots.close();
    this.#listeners.clear();
  }

  /** When everything asked for has been kept and shown. */
  settled(): Promise<void> {
    return this.#changes;
  }

  #change(carryOut: () => boolean): void {
    this.#changes = this.#changes.then(async () => {
      if (this.#isClosed || this.#trouble === 'elsewhere' || !carryOut()) return;
      await this.#keep();
      this.#show();
      this.#letBotsPlay();
    });
  }

  async #keep(): Promise<void> {
    const entry = this.#match.log.at(-1);
    if (entry === undefined) return;
    const before = this.#saved.log.length;
    this.#saved = {
      ...this.#saved,
      log: [...this.#saved.log, writeEntry(this.game, entry)],
      isOver: this.game.result(this.#match.state) !== undefined,
      changedAt: this.#parts.now(),
    };
    try {
      const isKept = await this.#parts.store.write(this.#saved, before);
      this.#trouble = isKept ? undefined : 'elsewhere';
    } catch {
      this.#trouble = 'unsaved';
    }
  }

  #show(): void {
    if (this.#isClosed) return;
    if (this.#trouble !== 'elsewhere') this.#snapshot = this.#look({ isShownMoving: true });
    for (const listener of this.#listeners) listener();
  }

  #letBotsPlay(): void {
    const { owing, events, eventsSeen, acting } = this.#snapshot;
    const seat = owing.find((each) => this.#isBot(each));
    if (acting !== undefined || owing.length === 0) this.#parts.pace.calmDown();
    if (seat === undefined || this.#isClosed || this.#trouble === 'elsewhere') return;
    const at = this.#match.log.length;
    void this.#askBot(seat, events.length - eventsSeen).then((move) => {
      // Somebody's undo may have come in between; then the question is asked anew.
      if (move === undefined || at !== this.#match.log.length) return;
      this.#change(() => at === this.#match.log.length && 'step' in this.#match.play(seat, move));
    });
  }

  async #askBot(seat: Seat, events: number): Promise<T['Move'] | undefined> {
    const { header, secret, log } = this.#saved;
    const legal = this.game.legal(this.#match.state, seat);
    const question = {
      game: header.game,
      rulesVersion: header.rulesVersion,
      bot: header.seats[seat]?.bot ?? '',
      seat,
      observation: this.#match.observe(seat),
      legal,
      // One way from the secret: the same bot decides the same after a reload, and learns nothing.
      seed: sha256Hex(`richtfest/bot/1\n${secret}\n${seat}\n${log.length}`),
    };
    const choice = this.#parts.bots.choose(question).catch(() => -1);
    await this.#parts.pace.afterEvents(events);
    return this.#isClosed ? undefined : (legal[await choice] ?? this.#timeoutMove(seat));
  }

  #timeoutMove(seat: Seat): T['Move'] {
    return this.game.timeoutMove(this.#match.state, seat);
  }

  #isBot(seat: Seat): boolean {
    return this.#saved.header.seats[seat]?.bot !== undefined;
  }

  /** The person who moves now, else the one who moved last, may take moves back. */
  #undoingSeat(): Seat | undefined {
    const last = this.#match.line.at(-1)?.seat;
    return last === undefined || this.#isBot(last) ? undefined : last;
  }

  #look({ isShownMoving }: { isShownMoving: boolean }): MatchSnapshot<T> {
    const { state } = this.#match;
    const owing = seatsIn(this.game.owing(state));
    const acting = owing.find((seat) => !this.#isBot(seat));
    const watcher = acting ?? this.#lastWatcher();
    const events = this.#match.eventsFor(watcher);
    const undoing = this.#undoingSeat();
    const seen = (this.#snapshot as MatchSnapshot<T> | undefined)?.events.length ?? 0;
    return {
      id: this.#saved.id,
      seats: this.#saved.header.seats.map(seatInfo),
      watcher,
      acting,
      view: this.game.view(state, watcher),
      owing,
      legal: acting === undefined ? [] : this.game.legal(state, acting),
      optional: acting === undefined ? [] : this.game.optional(state, acting),
      mayAct: acting === undefined ? [] : [acting],
      curtain: undefined,
      deadlines: this.#saved.header.seats.map(() => undefined),
      undoable: undoing === undefined ? 0 : this.#match.undoable(undoing),
      events,
      eventsSeen: isShownMoving ? Math.min(seen, events.length) : events.length,
      standing: this.game.standing(state, watcher),
      result: this.game.result(state),
      connection: 'here',
    };
  }

  /** Between the turns of people, whoever looked last looks on. */
  #lastWatcher(): Watcher {
    const before = (this.#snapshot as MatchSnapshot<T> | undefined)?.watcher;
    if (before !== undefined && before !== 'public') return before;
    const person = this.#saved.header.seats.findIndex(({ bot }) => bot === undefined);
    return person < 0 ? 'public' : person;
  }
}

function seatInfo({ name, bot }: { readonly name: string; readonly bot?: string }): SeatInfo {
  return { name, who: bot === undefined ? 'person-here' : 'bot', isPresent: true, isBusy: false };
}
