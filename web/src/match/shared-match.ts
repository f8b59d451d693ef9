import type { Game, GameTypes, Observation, Reason, Seat } from '@richtfest/engine';
import type { Aid } from '@richtfest/protocol';
import { Device, type DeviceTurn } from './device.ts';
import { type Consent, type MatchClient, type MatchSnapshot, notYours } from './match-client.ts';
import type { Past } from './past.ts';
import type { RemoteMatch } from './remote-match.ts';
import type { PublicSnapshot } from './remote-position.ts';
import { sharedConsent, sharedQuestion } from './shared-consent.ts';

/**
 * A match on a server with several seats on this device. Each seat has its own connection, which
 * receives only what that seat may know. The device shows one of them or, where views are private
 * and nobody has lifted the curtain, only public information. `Required`: it must pass on optional
 * methods, too.
 */
export class SharedMatch<T extends GameTypes = GameTypes> implements Required<MatchClient<T>> {
  readonly game: Game<T>;
  readonly consent: Consent;
  readonly #matches: ReadonlyMap<Seat, RemoteMatch<T>>;
  readonly #first: RemoteMatch<T>;
  readonly #device: Device;
  readonly #listeners = new Set<() => void>();
  readonly #unsubscribe: readonly (() => void)[];
  /** The latest mover: nothing new is shown before the server has answered it. */
  #mover: RemoteMatch<T> | undefined;
  /** The public snapshot that was shown last. */
  #public: PublicSnapshot<T>;
  #snapshot: MatchSnapshot<T>;

  constructor(first: RemoteMatch<T>, others: readonly RemoteMatch<T>[]) {
    const matches = [first, ...others];
    this.game = first.game;
    this.#first = first;
    this.consent = sharedConsent(matches);
    this.#matches = new Map(
      matches.flatMap((match) => (match.seat === undefined ? [] : [[match.seat, match]])),
    );
    this.#device = new Device({
      players: first.getSnapshot().seats.length,
      people: [...this.#matches.keys()].toSorted((a, b) => a - b),
      hasCurtain: this.game.hasPrivateViews === true,
    });
    const { eventsSeen } = first.getSnapshot();
    const { view, events, standing } = first.publicSnapshot();
    this.#public = { view, events: events.slice(0, eventsSeen), standing };
    this.#snapshot = { ...first.getSnapshot(), watcher: 'public' };
    this.#snapshot = this.#build();
    this.#unsubscribe = matches.map((match) => match.subscribe(() => this.#show()));
  }

  getSnapshot(): MatchSnapshot<T> {
    return this.#snapshot;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  play(move: T['Move']): Reason | undefined {
    const match = this.#acting;
    const reason = this.refusal(move);
    if (match === undefined || reason !== undefined) return reason;
    this.#mover = match;
    this.#device.moved();
    return match.play(move);
  }

  refusal(move: unknown): Reason | undefined {
    const match = this.#acting;
    return match === undefined ? notYours(this.#snapshot.owing) : match.refusal(move);
  }

  undo(moves: number): void {
    const match = this.#undoing(this.#snapshot.watcher);
    if (match === undefined || moves > this.#snapshot.undoable) return;
    this.#mover = match;
    match.undo(moves);
  }

  preview(move: T['Move']): T['View'] | undefined {
    return this.#acting?.preview(move);
  }

  actAs(seat: Seat): void {
    if (!this.#snapshot.mayAct.includes(seat)) return;
    this.#device.request(seat);
    this.#show();
  }

  lift(): void {
    const { curtain } = this.#snapshot;
    if (curtain === undefined) return;
    this.#device.lift(curtain);
    this.#show();
  }

  setDoNotDisturb(isOn: boolean, seat = this.#snapshot.watcher): void {
    if (seat !== 'public') this.#matches.get(seat)?.setDoNotDisturb(isOn);
  }

  comeBack(seat: Seat): void {
    this.#matches.get(seat)?.comeBack();
  }

  hold(isHolding: boolean): void {
    // The device may have changed hands since the hold began.
    if (!isHolding) for (const match of this.#matches.values()) match.hold(false);
    else this.#acting?.hold(true);
  }

  async useAid(aid: Aid): Promise<void> {
    await (this.#acting ?? this.#first).useAid(aid);
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
    return acting === undefined ? undefined : this.#matches.get(acting);
  }

  #undoing(watcher: MatchSnapshot<T>['watcher']): RemoteMatch<T> | undefined {
    const own = watcher === 'public' ? undefined : this.#matches.get(watcher);
    const all = [...this.#matches.values()];
    const matches = own === undefined ? all : [own, ...all];
    return matches.find((match) => match.getSnapshot().undoable > 0);
  }

  #show(): void {
    this.#snapshot = this.#build();
    for (const listener of this.#listeners) listener();
  }

  #build(): MatchSnapshot<T> {
    const matches = [...this.#matches.values()];
    const snapshots = matches.map((match) => match.getSnapshot());
    const publicSnapshots = matches.map((match) => match.publicSnapshot());
    const known = publicSnapshots[0]?.events ?? [];
    // Connections receive the same update at different times: wait until all have it.
    const isLevel = publicSnapshots.every(({ events }) => events.length === known.length);
    if (!isLevel || this.#mover?.request.isPending === true) return this.#pending(snapshots);
    this.#mover = undefined;
    const isTakenBack = known.length < this.#public.events.length;
    const news = known.slice(this.#public.events.length);
    if (isTakenBack || news.some(({ reveals }) => reveals === true)) this.#device.putDown();
    const mayAct = snapshots.flatMap((snapshot) => snapshot.mayAct).toSorted((a, b) => a - b);
    const owing = mayAct.filter((seat) => snapshots[0]?.owing.includes(seat) === true);
    const view = publicSnapshots[0]?.view;
    const isOpen = view !== undefined && this.game.isOpenDecision?.(view) === true;
    const turn = this.#device.passOn({ owing, mayAct, isOpen });
    const snapshot = this.#snapshotFor(turn);
    this.#public = publicSnapshots[0] ?? this.#public;
    return { ...snapshot, ...this.#deviceState(snapshots), mayAct };
  }

  /** The previous snapshot without moves, until the next one arrives. */
  #pending(snapshots: readonly MatchSnapshot<T>[]): MatchSnapshot<T> {
    const nothing = { acting: undefined, legal: [], optional: [], mayAct: [], undoable: 0 };
    const eventsSeen = this.#snapshot.events.length;
    return { ...this.#snapshot, ...nothing, eventsSeen, ...this.#deviceState(snapshots) };
  }

  #snapshotFor({ acting, curtain, watcher }: DeviceTurn): MatchSnapshot<T> {
    const seat = watcher === 'public' ? acting : watcher;
    const match = (seat === undefined ? undefined : this.#matches.get(seat)) ?? this.#first;
    const base = match.getSnapshot();
    const undoable =
      curtain === undefined ? (this.#undoing(watcher)?.getSnapshot().undoable ?? 0) : 0;
    const snapshot = acting === undefined ? { ...base, legal: [], optional: [] } : base;
    if (watcher === 'public') {
      const { view, events, standing } = match.publicSnapshot();
      const eventsSeen = Math.min(this.#public.events.length, events.length);
      const viewBefore = this.#public.view;
      const all = { watcher, view, viewBefore, events, eventsSeen, standing };
      return { ...snapshot, ...all, acting, curtain, undoable };
    }
    // All events before the device changed hands have been shown to everyone.
    const isSameWatcher = !this.#device.hasCurtain || this.#snapshot.watcher === watcher;
    const known = this.#device.hasCurtain ? this.#snapshot.events : this.#public.events;
    const eventsSeen = Math.min(isSameWatcher ? known.length : Infinity, base.events.length);
    return { ...snapshot, eventsSeen, acting, curtain, undoable };
  }

  /** What is the same for every watcher on this device. */
  #deviceState(
    snapshots: readonly MatchSnapshot<T>[],
  ): Pick<MatchSnapshot<T>, 'seats' | 'connection' | 'askable' | 'takeBack'> {
    const isCut = snapshots.some(({ connection }) => connection === 'reconnecting');
    const seats = (snapshots[0]?.seats ?? []).map((info, seat) =>
      this.#matches.has(seat) ? { ...info, who: 'person-here' as const, isPresent: true } : info,
    );
    return {
      seats,
      connection: isCut ? 'reconnecting' : 'connected',
      ...sharedQuestion(snapshots),
    };
  }
}
