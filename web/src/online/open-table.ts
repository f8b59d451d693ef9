import { type PlayerFace, type SeatColour, cleanText, nameProblem } from '@richtfest/engine';
import type { BotPace } from '@richtfest/protocol';
import { randomHex } from '../match/start-match.ts';
import { matchSeats } from '../set-up/match-seats.ts';
import { type TablePlan, lateWayOf, levelOf } from '../set-up/table-plan.ts';
import { heldTable, holdSeat, holdTable } from './seat-keys.ts';
import type { TravellingSeat } from './seat-link.ts';
import { createTable, moveSeat, takeSeat } from './server.ts';

export interface OpenTableOptions {
  /** The default name of a seat. */
  readonly guest: (number: number) => string;
  readonly pace: BotPace;
}

/** Opens an online table, takes the seats of the people here and returns the table's code. */
export async function openTable(
  game: string,
  plan: TablePlan,
  { guest, pace }: OpenTableOptions,
): Promise<string> {
  const names = matchSeats(plan, guest).map(({ name }) => name);
  const { table, hostKey } = await createTable({
    game,
    options: plan.options,
    ...(plan.editionName === undefined ? {} : { editionName: plan.editionName }),
    ...(plan.forbidsWatchers === true ? { forbidsWatchers: true } : {}),
    ...(plan.aids === undefined ? {} : { aids: plan.aids }),
    clock: clockOf(plan, pace),
    seats: plan.seats.map((seat, at) => {
      const chair = seat.colour === undefined ? {} : { colour: seat.colour };
      if (seat.kind !== 'bot') return { ...chair, kind: 'person' };
      const isNamed = nameProblem(cleanText(seat.name)) === undefined;
      const named = isNamed ? { name: names[at] ?? '' } : {};
      return { ...chair, ...named, kind: 'bot', bot: levelOf(seat) };
    }),
  });
  holdTable({ table, game, hostKey });
  for (const [seat, { kind, face }] of plan.seats.entries()) {
    if (kind !== 'person-here') continue;
    const name = names[seat] ?? guest(1);
    const isFirst = heldTable(table)?.hostKey === hostKey;
    await sitDown({ table, seat, name, face, ...(isFirst ? { hostKey } : {}) });
  }
  return table;
}

/** A plan's clock, and how fast bots are. */
export function clockOf(plan: TablePlan, pace: BotPace) {
  const { clock } = plan;
  const timed = clock === undefined ? {} : { decision: clock, late: lateWayOf(plan) };
  return { ...timed, bots: pace };
}

export interface SeatOptions {
  readonly table: string;
  readonly name: string;
  /** By default the first open seat. */
  readonly seat?: number;
  readonly colour?: SeatColour | undefined;
  readonly face?: PlayerFace | undefined;
  /** A guest, who says later that they are ready. */
  readonly isPreparing?: boolean;
  /** Given if the host takes the seat: the seat's key becomes the host key. */
  readonly hostKey?: string;
}

/** Takes a seat and stores its key on this device. */
export async function sitDown({ table, colour, face, ...request }: SeatOptions): Promise<void> {
  const { seat, key } = await takeSeat(table, {
    ...request,
    ...(colour === undefined ? {} : { colour }),
    ...(face === undefined ? {} : { face }),
    nonce: randomHex(16),
  });
  holdSeat(table, { seat, key });
  if (request.hostKey !== undefined) holdTable({ table, hostKey: key });
}

/** Takes over a seat from a link, to play it here or to show its hand. */
export async function takeOver(table: string, seat: TravellingSeat): Promise<void> {
  if (seat.as === 'hand') {
    holdSeat(table, { seat: seat.seat, key: seat.key });
    return;
  }
  const held = heldTable(table);
  const before = held?.arriving?.key === seat.key ? held.arriving : undefined;
  const arriving = before ?? { key: seat.key, newKey: randomHex(24) };
  // Stored before the request: a lost answer must not lose the seat.
  holdTable({ table, arriving });
  const { seat: at } = await moveSeat(table, arriving);
  holdSeat(table, { seat: at, key: arriving.newKey });
  holdTable({ table, arriving: undefined });
}
