import type { Game, GameTypes, Observation, Reason, Seat } from '@richtfest/engine';
import { Device, type DeviceTurn } from './device.ts';
import type { Consent, MatchClient, MatchSnapshot } from './match-client.ts';
import { notYours } from './not-yours.ts';
import type { Past } from './past.ts';
import type { PublicLook, RemoteMatch } from './remote-match.ts';
import { sharedConsent, sharedQuestion } from './shared-consent.ts';

/**
 * A match on a server of which several seats share this device. Each seat has its own line, which
 * brings what that seat may know and nothing else; the device shows one of them, and where views
 * are private only what all may see until somebody has it in hand.
 */
export class SharedMatch<T extends GameTypes = GameTypes> implements MatchClient<T> {
  readonly game: Game<T>;
  readonly consent: Consent;
  readonly #lines: ReadonlyMap<Seat, RemoteMatch<T>>;
  readonly #first: RemoteMatch<T>;
  readonly #device: Device;
  readonly #listeners = new Set<() => void>();
  readonly #unsubscribe: readonly (() => void)[];
  /** Who moved last: nothing else is shown before the server has answered. */
  #mover: RemoteMatch<T> | undefined;
  /** What everybody here has had before their eyes. */
  #public: PublicLook<T>;
  #snapshot: MatchSnapshot<T>;

  constructor(first: RemoteMatch<T>, others: readonly RemoteMatch<T>[]) {
    const lines = [first, ...others];
    this.game = first.game;
    this.#first = first;
    this.consent = sharedConsent(lines);
    this.#lines = new Map(
      lines.flatMap((line) => (line.seat === undefined ? [] : [[line.seat, line]])),
    );
    this.#device = new Device({
      players: first.getSnapshot().seats.length,
      people: [...this.#lines.keys()].toSorted((a, b) => a - b),
      hasCurtain: this.game.hasPrivateViews === true,
    });
    const { eventsSeen } = first.getSnapshot();
    const { view, events, standing } = first.publicLook();
    this.#public = { view, events: events.slice(0, eventsSeen), standing };
    this.#snapshot = { ...first.getSnapshot(), watcher: 'public' };
    this.#snapshot = this.#look();
    this.#unsubscribe = lines.map((line) => line.subscribe(() => this.#show()));
  }

  getSnapshot(): MatchSnapshot<T> {
    return this.#snapshot;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  play(move: T['Move']): Reason | undefined {
    const line = this.#acting;
    const reason = this.refusal(move);
    if (line === undefined || reason !== undefined) return reason;
    this.#mover = line;
    this.#device.moved();
    return line.play(move);
  }

  refusal(move: unknown): Reason | undefined {
    const line = this.#acting;
    return line === undefined ? notYours(this.#snapshot.owing) : line.refusal(move);
  }

  undo(moves: number): void {
    const line = this.#undoing(this.#snapshot.watcher);
    if (line === undefined || moves > this.#snapshot.undoable) return;
    this.#mover = line;
    line.undo(moves);
  }

  preview(move: T['Move']): T['View'] | undefined {
    return this.#acting?.preview(move);
  }

  actAs(seat: Seat): void {
    if (!this.#snapshot.mayAct.includes(seat)) return;
    this.#device.wish(seat);
    this.#show();
  }

  lift(): void {
    const { curtain } = this.#snapshot;
    if (curtain === undefined) return;
    this.#device.lift(curtain);
    this.#show();
  }

  setBusy(isBusy: boolean, seat = this.#snapshot.watcher): void {
    if (seat !== 'public') this.#lines.get(seat)?.setBusy(isBusy);
  }

  comeBack(seat: Seat): void {
    this.#lines.get(seat)?.comeBack();
  }

  hold(isHolding: boolean): void {
    // Whoever began to put something together may not be the one who has the device at its end.
    if (!isHolding) for (const line of this.#lines.values()) line.hold(false);
    else this.#acting?.hold(true);
  }

  observe(): Observation<T['View'], T['Memory']> | undefined {
    return this.#acting?.observe();
  }

  lookBack(): Past<T> {
    return this.#first.lookBack();
  }

  close(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    this.#listeners.clear();
  }

  get #acting(): RemoteMatch<T> | undefined {
    const { acting } = this.#snapshot;
    return acting === undefined ? undefined : this.#lines.get(acting);
  }

  #undoing(watcher: MatchSnapshot<T>['watcher']): RemoteMatch<T> | undefined {
    const own = watcher === 'public' ? undefined : this.#lines.get(watcher);
    const lines = own === undefined ? [...this.#lines.values()] : [own, ...this.#lines.values()];
    return lines.find((line) => line.getSnapshot().undoable > 0);
  }

  #show(): void {
    this.#snapshot = this.#look();
    for (const listener of this.#listeners) listener();
  }

  #look(): MatchSnapshot<T> {
    const lines = [...this.#lines.values()];
    const snapshots = lines.map((line) => line.getSnapshot());
    const looks = lines.map((line) => line.publicLook());
    const told = looks[0]?.events ?? [];
    // The lines bring the same news a moment apart: shown is what all of them have brought.
    const isLevel = looks.every(({ events }) => events.length === told.length);
    if (!isLevel || this.#mover?.isWaiting === true) return this.#waiting(snapshots);
    this.#mover = undefined;
    const isTakenBack = told.length < this.#public.events.length;
    const news = told.slice(this.#public.events.length);
    if (isTakenBack || news.some(({ reveals }) => reveals === true)) this.#device.putDown();
    const mayAct = snapshots.flatMap((snapshot) => snapshot.mayAct).toSorted((a, b) => a - b);
    const owing = mayAct.filter((seat) => snapshots[0]?.owing.includes(seat) === true);
    const turn = this.#device.turn({ owing, mayAct });
    const look = this.#lookOf(turn);
    this.#public = looks[0] ?? this.#public;
    return { ...look, ...this.#dress(snapshots), mayAct };
  }

  /** As it was, with nothing to do, until it is clear how it goes on. */
  #waiting(snapshots: readonly MatchSnapshot<T>[]): MatchSnapshot<T> {
    const nothing = { acting: undefined, legal: [], optional: [], mayAct: [], undoable: 0 };
    const eventsSeen = this.#snapshot.events.length;
    return { ...this.#snapshot, ...nothing, eventsSeen, ...this.#dress(snapshots) };
  }

  #lookOf({ acting, curtain, watcher }: DeviceTurn): MatchSnapshot<T> {
    const line = (watcher === 'public' ? undefined : this.#lines.get(watcher)) ?? this.#first;
    const base = line.getSnapshot();
    const undoable =
      curtain === undefined ? (this.#undoing(watcher)?.getSnapshot().undoable ?? 0) : 0;
    const look = acting === undefined ? { ...base, legal: [], optional: [] } : base;
    if (watcher === 'public') {
      const { view, events, standing } = line.publicLook();
      const eventsSeen = Math.min(this.#public.events.length, events.length);
      const viewBefore = this.#public.view;
      const all = { watcher, view, viewBefore, events, eventsSeen, standing };
      return { ...look, ...all, acting, curtain, undoable };
    }
    // What happened before somebody took the device in hand was told to all.
    const isSameEyes = !this.#device.hasCurtain || this.#snapshot.watcher === watcher;
    const known = this.#device.hasCurtain ? this.#snapshot.events : this.#public.events;
    const eventsSeen = Math.min(isSameEyes ? known.length : Infinity, base.events.length);
    return { ...look, eventsSeen, acting, curtain, undoable };
  }

  /** What holds of the whole device, whoever looks. */
  #dress(
    snapshots: readonly MatchSnapshot<T>[],
  ): Pick<MatchSnapshot<T>, 'seats' | 'connection' | 'askable' | 'takeBack'> {
    const isCut = snapshots.some(({ connection }) => connection === 'reconnecting');
    const seats = (snapshots[0]?.seats ?? []).map((info, seat) =>
      this.#lines.has(seat) ? { ...info, who: 'person-here' as const, isPresent: true } : info,
    );
    return {
      seats,
      connection: isCut ? 'reconnecting' : 'connected',
      ...sharedQuestion(snapshots),
    };
  }
}
