import type { Game, GameTypes, Seat, Watcher } from '@richtfest/engine';
import { type Aids, type SeatStatus, aidModes } from '@richtfest/protocol';
import type { MatchSnapshot } from './match-client.ts';
import type { RemoteClocks } from './remote-clocks.ts';
import type { RemoteConsent } from './remote-consent.ts';
import type { RemotePosition } from './remote-position.ts';
import { remoteSeat } from './remote-seat.ts';
import { editionOf } from './table-edition.ts';

/** A device's knowledge of its match on a server. */
export interface RemoteSource<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly table: string;
  /** Undefined: watching. */
  readonly seat: Seat | undefined;
  readonly watcher: Watcher;
  readonly aids?: Aids | undefined;
  readonly position: RemotePosition<T>;
  readonly seats: readonly SeatStatus[];
  /** The number of events that have been animated. */
  readonly seen: number;
  /** A move or an undo is on its way. */
  readonly isPending: boolean;
  readonly consent: Pick<RemoteConsent, 'mayAsk' | 'question'>;
  readonly clocks: Pick<RemoteClocks, 'deadlineOf' | 'late'>;
  readonly aidUse: MatchSnapshot<T>['aidUse'];
  readonly connection: 'connected' | 'reconnecting';
}

/** The view and the possible actions of the person at the device. */
export function remoteSnapshot<T extends GameTypes>(source: RemoteSource<T>): MatchSnapshot<T> {
  const { game, seat, seats, position, isPending, consent, clocks } = source;
  const { update, header, line } = position;
  const { view, owing, undoable, askable, takeBacks, standing, result } = update;
  const { events } = line;
  const people = seats.filter(({ kind }) => kind === 'person').length;
  const mayAsk = !isPending && askable !== undefined && consent.mayAsk;
  return {
    id: source.table,
    seats: seats.map((status, at) =>
      remoteSeat(status, { isMine: at === seat, firstName: header.seats[at]?.name ?? '' }),
    ),
    watcher: source.watcher,
    view,
    owing,
    ...movesOf(source),
    curtain: undefined,
    aids: aidModes(source.aids, people),
    aidUse: source.aidUse,
    deadlines: seats.map((_, at) => clocks.deadlineOf(at)),
    late: clocks.late,
    undoable: isPending ? 0 : undoable,
    askable: mayAsk ? line.eventsOfLatest(askable) : undefined,
    takeBack: consent.question((entries) => line.eventsOfLatest(entries)),
    takeBacks,
    events,
    eventsSeen: Math.min(source.seen, events.length),
    standing,
    result,
    ...editionOf(game, header),
    connection: source.connection,
  };
}

type Moves<T extends GameTypes> = Pick<
  MatchSnapshot<T>,
  'acting' | 'legal' | 'optional' | 'mayAct'
>;

function movesOf<T extends GameTypes>({
  game,
  seat,
  position: { state },
  isPending,
}: RemoteSource<T>): Moves<T> {
  const nothing = { acting: undefined, legal: [], optional: [], mayAct: [] };
  if (seat === undefined || isPending) return nothing;
  const legal = game.legal(state, seat);
  const optional = game.optional(state, seat);
  return legal.length + optional.length === 0
    ? nothing
    : { acting: seat, legal, optional, mayAct: [seat] };
}
