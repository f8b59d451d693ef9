import type {
  Game,
  GameTypes,
  MatchHeader,
  Observation,
  Reason,
  Seat,
  Watcher,
} from '@richtfest/engine';
import type {
  Aid,
  Aids,
  AnswerMessage,
  ClientMessage,
  MatchUpdate,
  Problem,
  SeatStatus,
  ServerMessage,
} from '@richtfest/protocol';
import { type MatchClient, type MatchSnapshot, notYours } from './match-client.ts';
import { RemoteAids } from './remote-aids.ts';
import { RemoteClocks } from './remote-clocks.ts';
import { RemoteConsent } from './remote-consent.ts';
import type { Past } from './past.ts';
import { type PendingMessage, PendingRequest } from './pending-request.ts';
import { previewOf } from './preview.ts';
import { type MatchWelcome, type PublicSnapshot, RemotePosition } from './remote-position.ts';
import { RemoteSeats } from './remote-seats.ts';
import { type RemoteSource, remoteSnapshot } from './remote-snapshot.ts';

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

/**
 * A match on a server. This device's own copy of the rules tells at once what is allowed and why
 * not; the server decides.
 */
export class RemoteMatch<T extends GameTypes = GameTypes> implements MatchClient<T> {
  readonly game: Game<T>;
  readonly #options: RemoteMatchOptions;
  readonly #position: RemotePosition<T>;
  readonly #listeners = new Set<() => void>();
  #connection: RemoteSource['connection'] = 'connected';
  readonly request: PendingRequest;
  readonly consent: RemoteConsent;
  readonly #clocks: RemoteClocks;
  readonly #aids: RemoteAids;
  readonly #seats: RemoteSeats;
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
    this.#seats = new RemoteSeats(start.seats, options);
    this.#position = new RemotePosition(game, start.match, {
      watcher: this.#watcher,
      refresh: (since) => options.send({ type: 'refresh', since }),
    });
    this.#clocks.receive(start.match.clocks);
    if (options.unsent !== undefined) this.request.resume(options.unsent);
    // The setup of a new match is animated; after a reload nothing is.
    this.#snapshot = this.#build(start.match.version === 0 ? 0 : this.#events.length);
  }

  get version(): number {
    return this.#position.version;
  }

  get header(): MatchHeader {
    return this.#position.header;
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
    return this.#position.publicSnapshot;
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
    if (seat !== undefined) return this.game.refusal(this.#position.state, seat, move);
    return notYours(this.#position.update.owing);
  }

  undo(moves: number): void {
    if (moves < 1 || moves > this.#snapshot.undoable || this.request.isPending) return;
    this.request.undo(moves);
    this.#show();
  }

  preview(move: T['Move']): T['View'] | undefined {
    const { seat } = this.#options;
    if (seat === undefined) return undefined;
    return previewOf(this.game, this.#position.state, { seat, move, watcher: seat });
  }

  lookBack(): Past<T> {
    return this.#position.lookBack(this.#snapshot);
  }

  /** A connection has one seat, which always acts. */
  actAs(): void {}

  /** Only `SharedMatch` has a curtain. */
  lift(): void {}

  setDoNotDisturb(isOn: boolean): void {
    this.#seats.setDoNotDisturb(isOn);
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
    return this.#snapshot.acting === undefined ? undefined : this.#position.observation;
  }

  close(): void {
    this.#listeners.clear();
  }

  /** The connection is open again, with the whole match or with what was missed. */
  onWelcome(match: MatchWelcome, seats: readonly SeatStatus[]): void {
    this.#connection = 'connected';
    this.#position.welcome(match);
    this.#seats.onWelcome(seats);
    this.#updated(match);
    this.request.resend();
    this.#seats.resend();
  }

  onDisconnect(): void {
    this.#connection = 'reconnecting';
    this.#aids.onDisconnect();
    this.#show();
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'update':
      case 'change':
        this.#updated(this.#position.receive(message));
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
        this.#seats.receive(message.seats);
        this.#show();
        return;
      case 'accepted':
      case 'refused':
      case 'outdated':
      case 'error':
        this.#answered(message);
        return;
      case 'aided':
        this.#aids.receive(message, this.#events.length);
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
    return seat !== undefined && !this.#position.update.owing.includes(seat);
  }

  #updated(update: MatchUpdate | undefined): void {
    if (update === undefined) return;
    this.consent.receive(update.takeBack);
    this.#clocks.receive(update.clocks);
    this.#show();
  }

  get #events(): MatchSnapshot<T>['events'] {
    return this.#position.line.events;
  }

  get #watcher(): Watcher {
    return this.#options.seat ?? 'public';
  }

  #show(): void {
    this.#snapshot = this.#build(this.#snapshot.events.length);
    for (const listener of this.#listeners) listener();
  }

  #build(seen: number): MatchSnapshot<T> {
    return remoteSnapshot({
      game: this.game,
      ...this.#options,
      watcher: this.#watcher,
      position: this.#position,
      seats: this.#seats.all,
      seen,
      isPending: this.request.isPending,
      consent: this.consent,
      clocks: this.#clocks,
      aidUse: this.#aids.latest(this.#events.length),
      connection: this.#connection,
    });
  }
}

/** The server's welcome, which opens the match on this device. */
export interface RemoteStart {
  readonly match: MatchWelcome;
  readonly seats: readonly SeatStatus[];
}
