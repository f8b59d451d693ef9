import type { BotPace } from '@richtfest/protocol';
import { randomHex } from '../match/start-match.ts';
import { type TablePlan, levelOf, matchSeats } from '../set-up/table-plan.ts';
import { holdSeat, holdTable } from './seat-keys.ts';
import { createTable, takeSeat } from './server.ts';

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
    clock: { ...(plan.clock === undefined ? {} : { decision: plan.clock }), bots: pace },
    seats: plan.seats.map((seat) => {
      if (seat.kind !== 'bot') return { kind: 'person' };
      const bot = levelOf(seat);
      return seat.name.trim() === '' ? { kind: 'bot', bot } : { kind: 'bot', bot, name: seat.name };
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
}

/** Takes a seat and keeps its key on this device. */
export async function sitDown({ table, seat, name }: SeatWish): Promise<void> {
  const wish = { name, nonce: randomHex(16), ...(seat === undefined ? {} : { seat }) };
  const { seat: taken, key } = await takeSeat(table, wish);
  holdSeat(table, { seat: taken, key });
}
