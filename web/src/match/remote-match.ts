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
import type {
  AnswerMessage,
  ClientMessage,
  Problem,
  SeatStatus,
  ServerMessage,
  MatchUpdate as Situation,
} from '@richtfest/protocol';
import type { MatchClient, MatchSnapshot } from './match-client.ts';
import { notYours } from './not-yours.ts';
import { RemoteClocks } from './remote-clocks.ts';
import { RemoteConsent } from './remote-consent.ts';
import type { Past } from './past.ts';
import { previewOf } from './preview.ts';
import { RemoteLine } from './remote-line.ts';
import { RemotePast } from './remote-past.ts';
import { remoteSeat } from './remote-seat.ts';
import { RemoteWishes } from './remote-wishes.ts';

export interface RemoteMatchParts {
  readonly table: string;
  /** Undefined: watching. */
  readonly seat: Seat | undefined;
  /** The table allows hints though several people play. */
  readonly allowsHints?: boolean;
  send(message: ClientMessage): void;
  /** Milliseconds since 1970. */
  now(): number;
  /** The server did not do what this device held for possible. */
  onTrouble(trouble: RemoteTrouble): void;
}

/** A reason of the rules, or something else that went wrong. */
export type RemoteTrouble = { readonly reason: Reason } | { readonly problem: Problem['code'] };

type MatchWelcome = NonNullable<Extract<ServerMessage, { type: 'welcome' }>['match']>;

/**
 * A match on a server. This device's own copy of the rules answers at once what is allowed and
 * why not; the server decides. A move is sent until it is answered, under one name, so that a
 * cut line neither loses nor doubles it.
 */
export class RemoteMatch<T extends GameTypes = GameTypes> implements MatchClient<T> {
  readonly game: Game<T>;
  readonly #parts: RemoteMatchParts;
  readonly #line = new RemoteLine();
  readonly #past = new RemotePast<T>();
  readonly #listeners = new Set<() => void>();
  #header: MatchHeader;
  #situation: Situation;
  #state: T['State'];
  #seats: readonly SeatStatus[];
  #connection: 'connected' | 'reconnecting' = 'connected';
  readonly #wishes: RemoteWishes;
  readonly consent: RemoteConsent;
  readonly #clocks: RemoteClocks;
  /** What this device last said of its seat; a server that was started anew has forgotten it. */
  #isBusy = false;
  #snapshot: MatchSnapshot<T>;

  constructor(game: Game<T>, parts: RemoteMatchParts, start: RemoteStart) {
    this.game = game;
    this.#parts = parts;
    this.#clocks = new RemoteClocks(() => parts.now());
    this.#wishes = new RemoteWishes({
      send: (wish) => parts.send(wish),
      version: () => this.version,
      mayRepeat: (move) => this.#owesNothing && this.refusal(move) === undefined,
    });
    this.consent = new RemoteConsent({
      seat: parts.seat,
      send: (message) => parts.send(message),
      onChange: () => this.#show(),
      onProblem: (problem) => parts.onTrouble({ problem }),
    });
    this.consent.hear(start.match.takeBack);
    this.#header = start.match.header;
    this.#seats = start.seats;
    this.#situation = start.match;
    this.#line.take(start.match.entries, undefined);
    this.#clocks.hear(start.match.clocks);
    this.#isBusy = this.#seatStatus?.isBusy ?? false;
    this.#state = this.#imagine();
    this.#remember();
    // The set-up of a match that has just begun is shown moving; what is old is not.
    this.#snapshot = this.#look(start.match.version === 0 ? 0 : this.#line.events.length);
  }

  get version(): number {
    return this.#situation.version;
  }

  get header(): MatchHeader {
    return this.#header;
  }

  /** Undefined: it watches. */
  get seat(): Seat | undefined {
    return this.#parts.seat;
  }

  /** Something was wished for that the server has not answered yet. */
  get isWaiting(): boolean {
    return !this.#wishes.isFree;
  }

  getSnapshot(): MatchSnapshot<T> {
    return this.#snapshot;
  }

  /** The same moment as somebody sees it who has no seat. */
  publicLook(): PublicLook<T> {
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
    if (reason === undefined && this.#wishes.isFree) {
      this.#wishes.move(move, !this.#owesNothing);
      this.#show();
    }
    return reason;
  }

  refusal(move: unknown): Reason | undefined {
    const { seat } = this.#parts;
    if (seat !== undefined) return this.game.refusal(this.#state, seat, move);
    return notYours(this.#situation.owing);
  }

  undo(moves: number): void {
    if (moves < 1 || moves > this.#snapshot.undoable || !this.#wishes.isFree) return;
    this.#wishes.undo(moves);
    this.#show();
  }

  preview(move: T['Move']): T['View'] | undefined {
    const { seat } = this.#parts;
    if (seat === undefined) return undefined;
    return previewOf(this.game, this.#state, { seat, move, watcher: seat });
  }

  lookBack(): Past<T> {
    return this.#past.open(this.#snapshot);
  }

  /** A line has one seat, which acts whenever it may. */
  actAs(): void {}

  /** Who shares a device shares it by `SharedMatch`: here is no curtain. */
  lift(): void {}

  setBusy(isBusy: boolean): void {
    if (this.#parts.seat === undefined) return;
    this.#isBusy = isBusy;
    this.#parts.send({ type: 'busy', isBusy });
  }

  comeBack(): void {
    if (this.#parts.seat !== undefined) this.#parts.send({ type: 'back' });
  }

  hold(isHolding: boolean): void {
    if (this.#parts.seat !== undefined) this.#parts.send({ type: 'hold', isHolding });
  }

  observe(): Observation<T['View'], T['Memory']> | undefined {
    if (this.#snapshot.acting === undefined) return undefined;
    const { view, memory } = this.#situation;
    return { watcher: this.#watcher, view, memory };
  }

  close(): void {
    this.#listeners.clear();
  }

  /** The line stands again: everything, or what was missed meanwhile. */
  welcomed(match: MatchWelcome, seats: readonly SeatStatus[]): void {
    this.#connection = 'connected';
    this.#header = match.header;
    this.#seats = seats;
    this.#goOn(match, match.since);
    this.#wishes.sendAgain();
    const isKnown = (this.#seatStatus?.isBusy ?? false) === this.#isBusy;
    if (!isKnown) this.#parts.send({ type: 'busy', isBusy: this.#isBusy });
  }

  lost(): void {
    this.#connection = 'reconnecting';
    this.#show();
  }

  hear(message: ServerMessage): void {
    switch (message.type) {
      case 'update':
        // What the welcome has already told comes again now and then.
        if (message.version > this.version) this.#goOn(message, this.version);
        return;
      case 'clocks':
        this.#clocks.hear(message.clocks);
        this.#show();
        return;
      case 'take-back':
        this.consent.hear(message.takeBack, message.declinedBy);
        this.#show();
        return;
      case 'presence':
        this.#seats = message.seats;
        this.#isBusy = this.#seatStatus?.isBusy ?? false;
        this.#show();
        return;
      case 'accepted':
      case 'refused':
      case 'outdated':
      case 'error':
        this.#answered(message);
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
    if (!this.#wishes.hear(answer)) return;
    if (answer.type === 'refused') this.#parts.onTrouble({ reason: answer.reason });
    if (answer.type === 'error') this.#parts.onTrouble({ problem: answer.code });
    this.#show();
  }

  get #owesNothing(): boolean {
    const { seat } = this.#parts;
    return seat !== undefined && !this.#situation.owing.includes(seat);
  }

  #goOn(situation: Situation, since: number | undefined): void {
    this.#situation = situation;
    this.consent.hear(situation.takeBack);
    this.#line.take(situation.entries, since);
    this.#clocks.hear(situation.clocks);
    this.#state = this.#imagine();
    this.#remember();
    this.#show();
  }

  #remember(): void {
    const { view, owing, standing, result } = this.#situation;
    const events = this.#line.events;
    const isPrivate = this.game.hasPrivateViews === true;
    const watcher = isPrivate ? 'public' : this.#watcher;
    const seen = isPrivate ? this.game.view(this.#state, 'public') : view;
    this.#past.note({ view: seen, watcher, events, owing, standing, result });
  }

  /** A state that agrees with all this watcher knows; legal moves and reasons are the same in it. */
  #imagine(): T['State'] {
    const { view, memory } = this.#situation;
    const observation = { watcher: this.#watcher, view, memory };
    return this.game.determinize(observation, randomFromText('imagined'));
  }

  get #seatStatus(): SeatStatus | undefined {
    return this.#seats[this.#parts.seat ?? -1];
  }

  get #watcher(): Watcher {
    return this.#parts.seat ?? 'public';
  }

  #show(): void {
    this.#snapshot = this.#look(this.#snapshot.events.length);
    for (const listener of this.#listeners) listener();
  }

  #look(seen: number): MatchSnapshot<T> {
    const { view, owing, undoable, askable, takeBacks, standing, result } = this.#situation;
    const { table, seat, allowsHints = false } = this.#parts;
    const people = this.#seats.filter(({ kind }) => kind === 'person').length;
    const events = this.#line.events;
    const { isFree } = this.#wishes;
    const mayAsk = isFree && askable !== undefined && this.consent.mayAsk;
    const legal = seat === undefined ? [] : this.game.legal(this.#state, seat);
    const optional = seat === undefined ? [] : this.game.optional(this.#state, seat);
    const mayAct = seat !== undefined && legal.length + optional.length > 0 ? [seat] : [];
    const acting = isFree ? mayAct[0] : undefined;
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
      ...(people > 1 && !allowsHints ? { forbidsHints: true } : {}),
      deadlines: this.#seats.map((_, at) => this.#clocks.deadlineOf(at)),
      late: this.#clocks.late,
      undoable: isFree ? undoable : 0,
      askable: mayAsk ? this.#line.eventsOfLatest(askable) : undefined,
      takeBack: this.consent.question((entries) => this.#line.eventsOfLatest(entries)),
      takeBacks,
      events,
      eventsSeen: Math.min(seen, events.length),
      standing,
      result,
      connection: this.#connection,
    };
  }
}

/** What everybody may see. */
export type PublicLook<T extends GameTypes> = Pick<
  MatchSnapshot<T>,
  'view' | 'events' | 'standing'
>;

/** What a match begins with on this device. */
export interface RemoteStart {
  readonly match: MatchWelcome;
  readonly seats: readonly SeatStatus[];
}
