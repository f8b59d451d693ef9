import {
  type Game,
  type GameTypes,
  type MatchHeader,
  type Observation,
  type Reason,
  type Seat,
  type Watcher,
  randomFromText,
} from '@richtfest/engine';
import {
  type Aid,
  type Aids,
  type AnswerMessage,
  type ClientMessage,
  type MatchChange,
  type MatchUpdate,
  type Problem,
  type SeatStatus,
  type ServerMessage,
  aidModes,
  completeChange,
} from '@richtfest/protocol';
import { type MatchClient, type MatchSnapshot, notYours } from './match-client.ts';
import { RemoteAids } from './remote-aids.ts';
import { RemoteClocks } from './remote-clocks.ts';
import { RemoteConsent } from './remote-consent.ts';
import type { Past } from './past.ts';
import { type PendingMessage, PendingRequest } from './pending-request.ts';
import { previewOf } from './preview.ts';
import { RemoteLine } from './remote-line.ts';
import { RemotePast } from './remote-past.ts';
import { remoteSeat } from './remote-seat.ts';
import { editionOf } from './table-edition.ts';

export interface RemoteMatchOptions {
  readonly table: string;
  /** Undefined: watching. */
  readonly seat: Seat | undefined;
  readonly aids?: Aids | undefined;
  /** A request from before the page was reloaded. */
  readonly unsent?: PendingMessage | undefined;
  send(message: ClientMessage): void;
  /** Milliseconds since 1970. */
  now(): number;
  /** The server refused a request that this device considered possible. */
  onFailure(failure: RemoteFailure): void;
}

/** A reason from the rules, or another problem. */
export type RemoteFailure = { readonly reason: Reason } | { readonly problem: Problem['code'] };

type MatchWelcome = NonNullable<Extract<ServerMessage, { type: 'welcome' }>['match']>;

/**
 * A match on a server. This device's own copy of the rules tells at once what is allowed and why
 * not; the server decides.
 */
export class RemoteMatch<T extends GameTypes = GameTypes> implements MatchClient<T> {
  readonly game: Game<T>;
  readonly #options: RemoteMatchOptions;
  readonly #line = new RemoteLine();
  readonly #past = new RemotePast<T>();
  readonly #listeners = new Set<() => void>();
  #header: MatchHeader;
  #update: MatchUpdate;
  #state: T['State'];
  #seats: readonly SeatStatus[];
  #connection: 'connected' | 'reconnecting' = 'connected';
  readonly request: PendingRequest;
  readonly consent: RemoteConsent;
  readonly #clocks: RemoteClocks;
  readonly #aids: RemoteAids;
  /** Sent again after a reconnect: a restarted server has forgotten it. */
  #doNotDisturb = false;
  /** The whole view was asked for and has not arrived. */
  #isRefreshing = false;
  #snapshot: MatchSnapshot<T>;

  constructor(game: Game<T>, options: RemoteMatchOptions, start: RemoteStart) {
    this.game = game;
    this.#options = options;
    this.#clocks = new RemoteClocks(() => options.now());
    this.#aids = new RemoteAids((message) => options.send(message));
    this.request = new PendingRequest({
      send: (request) => options.send(request),
      version: () => this.version,
      mayRetry: (move) => this.#owesNothing && this.refusal(move) === undefined,
    });
    this.consent = new RemoteConsent({
      seat: options.seat,
      send: (message) => options.send(message),
      onChange: () => this.#show(),
      onProblem: (problem) => options.onFailure({ problem }),
    });
    this.consent.receive(start.match.takeBack);
    this.#header = start.match.header;
    this.#seats = start.seats;
    this.#update = start.match;
    this.#line.take(start.match.entries, undefined);
    this.#clocks.receive(start.match.clocks);
    this.#doNotDisturb = this.#seatStatus?.isBusy ?? false;
    this.#state = this.#determinize();
    this.#remember();
    if (options.unsent !== undefined) this.request.resume(options.unsent);
    // The setup of a new match is animated; after a reload nothing is.
    this.#snapshot = this.#build(start.match.version === 0 ? 0 : this.#line.events.length);
  }

  get version(): number {
    return this.#update.version;
  }

  get header(): MatchHeader {
    return this.#header;
  }

  /** Undefined: watching. */
  get seat(): Seat | undefined {
    return this.#options.seat;
  }

  getSnapshot(): MatchSnapshot<T> {
    return this.#snapshot;
  }

  /** What a watcher without a seat sees now. */
  publicSnapshot(): PublicSnapshot<T> {
    const { game } = this;
    const all = this.#line.events as T['Event'][];
    return {
      view: game.view(this.#state, 'public'),
      events: all.flatMap((event) => game.eventFor(event, 'public', this.#state) ?? []),
      standing: game.standing(this.#state, 'public'),
    };
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  play(move: T['Move']): Reason | undefined {
    const reason = this.refusal(move);
    if (reason === undefined && !this.request.isPending) {
      this.request.move(move, !this.#owesNothing);
      this.#show();
    }
    return reason;
  }

  refusal(move: unknown): Reason | undefined {
    const { seat } = this.#options;
    if (seat !== undefined) return this.game.refusal(this.#state, seat, move);
    return notYours(this.#update.owing);
  }

  undo(moves: number): void {
    if (moves < 1 || moves > this.#snapshot.undoable || this.request.isPending) return;
    this.request.undo(moves);
    this.#show();
  }

  preview(move: T['Move']): T['View'] | undefined {
    const { seat } = this.#options;
    if (seat === undefined) return undefined;
    return previewOf(this.game, this.#state, { seat, move, watcher: seat });
  }

  lookBack(): Past<T> {
    return this.#past.open(this.#snapshot);
  }

  /** A connection has one seat, which always acts. */
  actAs(): void {}

  /** Only `SharedMatch` has a curtain. */
  lift(): void {}

  setDoNotDisturb(isOn: boolean): void {
    if (this.#options.seat === undefined) return;
    this.#doNotDisturb = isOn;
    this.#options.send({ type: 'busy', isBusy: isOn });
  }

  comeBack(): void {
    if (this.#options.seat !== undefined) this.#options.send({ type: 'back' });
  }

  hold(isHolding: boolean): void {
    if (this.#options.seat !== undefined) this.#options.send({ type: 'hold', isHolding });
  }

  useAid(aid: Aid): Promise<void> {
    return this.#aids.use(aid);
  }

  observe(): Observation<T['View'], T['Memory']> | undefined {
    if (this.#snapshot.acting === undefined) return undefined;
    const { view, memory } = this.#update;
    return { watcher: this.#watcher, view, memory };
  }

  close(): void {
    this.#listeners.clear();
  }

  /** The connection is open again, with the whole match or with what was missed. */
  onWelcome(match: MatchWelcome, seats: readonly SeatStatus[]): void {
    this.#connection = 'connected';
    this.#isRefreshing = false;
    this.#header = match.header;
    this.#seats = seats;
    this.#apply(match, match.since);
    this.request.resend();
    const isKnown = (this.#seatStatus?.isBusy ?? false) === this.#doNotDisturb;
    if (!isKnown) this.#options.send({ type: 'busy', isBusy: this.#doNotDisturb });
  }

  onDisconnect(): void {
    this.#connection = 'reconnecting';
    this.#aids.onDisconnect();
    this.#show();
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'update':
        // An update may repeat what the welcome contained.
        if (message.version > this.version) this.#apply(message, this.version);
        return;
      case 'change':
        if (message.version > this.version) this.#change(message);
        return;
      case 'clocks':
        this.#clocks.receive(message.clocks);
        this.#show();
        return;
      case 'take-back':
        this.consent.receive(message.takeBack, message.declinedBy);
        this.#show();
        return;
      case 'presence':
        this.#seats = message.seats;
        this.#doNotDisturb = this.#seatStatus?.isBusy ?? false;
        this.#show();
        return;
      case 'accepted':
      case 'refused':
      case 'outdated':
      case 'error':
        this.#answered(message);
        return;
      case 'aided':
        this.#aids.receive(message, this.#line.events.length);
        this.#show();
        return;
      case 'talk':
      case 'said':
      case 'reacted':
      case 'next':
      case 'welcome':
      case 'pong':
    }
  }

  #answered(answer: AnswerMessage): void {
    this.consent.answered(answer);
    this.#aids.refused(answer.id);
    if (!this.request.receive(answer)) return;
    if (answer.type === 'refused') this.#options.onFailure({ reason: answer.reason });
    if (answer.type === 'error') this.#options.onFailure({ problem: answer.code });
    this.#show();
  }

  get #owesNothing(): boolean {
    const { seat } = this.#options;
    return seat !== undefined && !this.#update.owing.includes(seat);
  }

  /** A change of anything but what is known here is not guessed: the whole view is asked for. */
  #change(change: MatchChange): void {
    const update = completeChange(this.#update, change);
    if (update !== undefined) this.#apply(update, this.version);
    else if (!this.#isRefreshing) {
      this.#isRefreshing = true;
      this.#options.send({ type: 'refresh', since: this.version });
    }
  }

  #apply(update: MatchUpdate, since: number | undefined): void {
    this.#update = update;
    this.consent.receive(update.takeBack);
    this.#line.take(update.entries, since);
    this.#clocks.receive(update.clocks);
    this.#state = this.#determinize();
    this.#remember();
    this.#show();
  }

  #remember(): void {
    const { view, owing, standing, result } = this.#update;
    const events = this.#line.events;
    const isPrivate = this.game.hasPrivateViews === true;
    const watcher = isPrivate ? 'public' : this.#watcher;
    const seen = isPrivate ? this.game.view(this.#state, 'public') : view;
    this.#past.add({ view: seen, watcher, events, owing, standing, result });
  }

  /** A state consistent with all this watcher knows: legal moves and reasons are the same in it. */
  #determinize(): T['State'] {
    const { view, memory } = this.#update;
    const observation = { watcher: this.#watcher, view, memory };
    return this.game.determinize(observation, randomFromText('imagined'));
  }

  get #seatStatus(): SeatStatus | undefined {
    return this.#seats[this.#options.seat ?? -1];
  }

  get #watcher(): Watcher {
    return this.#options.seat ?? 'public';
  }

  #show(): void {
    this.#snapshot = this.#build(this.#snapshot.events.length);
    for (const listener of this.#listeners) listener();
  }

  #build(seen: number): MatchSnapshot<T> {
    const { view, owing, undoable, askable, takeBacks, standing, result } = this.#update;
    const { table, seat, aids } = this.#options;
    const people = this.#seats.filter(({ kind }) => kind === 'person').length;
    const events = this.#line.events;
    const { isPending } = this.request;
    const mayAsk = !isPending && askable !== undefined && this.consent.mayAsk;
    const legal = seat === undefined ? [] : this.game.legal(this.#state, seat);
    const optional = seat === undefined ? [] : this.game.optional(this.#state, seat);
    const mayAct = seat !== undefined && legal.length + optional.length > 0 ? [seat] : [];
    const acting = isPending ? undefined : mayAct[0];
    return {
      id: table,
      seats: this.#seats.map((status, at) =>
        remoteSeat(status, { isMine: at === seat, firstName: this.#header.seats[at]?.name ?? '' }),
      ),
      watcher: this.#watcher,
      acting,
      view,
      owing,
      legal: acting === undefined ? [] : legal,
      optional: acting === undefined ? [] : optional,
      mayAct: acting === undefined ? [] : mayAct,
      curtain: undefined,
      aids: aidModes(aids, people),
      aidUse: this.#aids.latest(events.length),
      deadlines: this.#seats.map((_, at) => this.#clocks.deadlineOf(at)),
      late: this.#clocks.late,
      undoable: isPending ? 0 : undoable,
      askable: mayAsk ? this.#line.eventsOfLatest(askable) : undefined,
      takeBack: this.consent.question((entries) => this.#line.eventsOfLatest(entries)),
      takeBacks,
      events,
      eventsSeen: Math.min(seen, events.length),
      standing,
      result,
      ...editionOf(this.game, this.#header),
      connection: this.#connection,
    };
  }
}

/** The public part of a snapshot. */
export type PublicSnapshot<T extends GameTypes> = Pick<MatchSnapshot<T>, PublicField>;
type PublicField = 'view' | 'events' | 'standing';

/** The server's welcome, which opens the match on this device. */
export interface RemoteStart {
  readonly match: MatchWelcome;
  readonly seats: readonly SeatStatus[];
}
