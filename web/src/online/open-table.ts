import type { SeatColour } from '@richtfest/engine';
import type { BotPace } from '@richtfest/protocol';
import { randomHex } from '../match/start-match.ts';
import { type TablePlan, lateWayOf, levelOf, matchSeats } from '../set-up/table-plan.ts';
import { heldTable, holdSeat, holdTable } from './seat-keys.ts';
import type { TravellingSeat } from './seat-link.ts';
import { createTable, moveSeat, takeSeat } from './server.ts';

export interface OpenWishes {
  /** What somebody without a name is called. */
  readonly guest: (number: number) => string;
  readonly pace: BotPace;
}

/** Opens a table by link, sits everybody here down where the plan says, and returns the table's code. */
export async function openTable(
  game: string,
  plan: TablePlan,
  { guest, pace }: OpenWishes,
): Promise<string> {
  const { table, hostKey } = await createTable({
    game,
    options: plan.options,
    clock: {
      ...(plan.clock === undefined ? {} : { decision: plan.clock, late: lateWayOf(plan) }),
      bots: pace,
    },
    seats: plan.seats.map((seat) => {
      const chair = seat.colour === undefined ? {} : { colour: seat.colour };
      if (seat.kind !== 'bot') return { ...chair, kind: 'person' };
      const named = seat.name.trim() === '' ? {} : { name: seat.name };
      return { ...chair, ...named, kind: 'bot', bot: levelOf(seat) };
    }),
  });
  holdTable({ table, game, hostKey });
  const names = matchSeats(plan, guest).map(({ name }) => name);
  for (const [seat, { kind }] of plan.seats.entries()) {
    if (kind === 'person-here') await sitDown({ table, seat, name: names[seat] ?? guest(1) });
  }
  return table;
}

export interface SeatWish {
  readonly table: string;
  readonly name: string;
  /** By default the first open one. */
  readonly seat?: number;
  readonly colour?: SeatColour | undefined;
}

/** Takes a seat and keeps its key on this device. */
export async function sitDown({ table, seat, name, colour }: SeatWish): Promise<void> {
  const wish = {
    name,
    nonce: randomHex(16),
    ...(seat === undefined ? {} : { seat }),
    ...(colour === undefined ? {} : { colour }),
  };
  const { seat: taken, key } = await takeSeat(table, wish);
  holdSeat(table, { seat: taken, key });
}

/** Takes over a seat that came by a link: to play it here, or to hold its hand. */
export async function takeOver(table: string, seat: TravellingSeat): Promise<void> {
  if (seat.as === 'hand') {
    holdSeat(table, { seat: seat.seat, key: seat.key });
    return;
  }
  const held = heldTable(table);
  const before = held?.arriving?.key === seat.key ? held.arriving : undefined;
  const arriving = before ?? { key: seat.key, newKey: randomHex(24) };
  // Kept before it is asked for: an answer that is lost on the way loses no seat.
  const { hostKey = held?.hostKey } = seat;
  holdTable({ table, arriving, ...(hostKey === undefined ? {} : { hostKey }) });
  const { seat: at } = await moveSeat(table, arriving);
  holdSeat(table, { seat: at, key: arriving.newKey });
  holdTable({ table, arriving: undefined });
}
