import { type SeatColour, cleanText, nameFault } from '@richtfest/engine';
import type { BotPace } from '@richtfest/protocol';
import { randomHex } from '../match/start-match.ts';
import { type TablePlan, lateWayOf, levelOf, matchSeats } from '../set-up/table-plan.ts';
import { heldTable, holdSeat, holdTable } from './seat-keys.ts';
import type { TravellingSeat } from './seat-link.ts';
import { createTable, moveSeat, takeSeat } from './server.ts';

export interface OpenOptions {
  /** What somebody without a name is called. */
  readonly guest: (number: number) => string;
  readonly pace: BotPace;
}

/** Opens a table by link, sits everybody here down where the plan says, and returns the table's code. */
export async function openTable(
  game: string,
  plan: TablePlan,
  { guest, pace }: OpenOptions,
): Promise<string> {
  const names = matchSeats(plan, guest).map(({ name }) => name);
  const { table, hostKey } = await createTable({
    game,
    options: plan.options,
    ...(plan.forbidsWatchers === true ? { forbidsWatchers: true } : {}),
    ...(plan.allowsHints === true ? { allowsHints: true } : {}),
    clock: clockOf(plan, pace),
    seats: plan.seats.map((seat, at) => {
      const chair = seat.colour === undefined ? {} : { colour: seat.colour };
      if (seat.kind !== 'bot') return { ...chair, kind: 'person' };
      const isNamed = nameFault(cleanText(seat.name)) === undefined;
      const named = isNamed ? { name: names[at] ?? '' } : {};
      return { ...chair, ...named, kind: 'bot', bot: levelOf(seat) };
    }),
  });
  holdTable({ table, game, hostKey });
  for (const [seat, { kind }] of plan.seats.entries()) {
    if (kind !== 'person-here') continue;
    const name = names[seat] ?? guest(1);
    const isFirst = heldTable(table)?.hostKey === hostKey;
    await sitDown({ table, seat, name, ...(isFirst ? { hostKey } : {}) });
  }
  return table;
}

/** A plan's clock, and how fast bots are. */
export function clockOf(plan: TablePlan, pace: BotPace) {
  const { clock } = plan;
  const timed = clock === undefined ? {} : { decision: clock, late: lateWayOf(plan) };
  return { ...timed, bots: pace };
}

export interface SeatWish {
  readonly table: string;
  readonly name: string;
  /** By default the first open one. */
  readonly seat?: number;
  readonly colour?: SeatColour | undefined;
  /** The host sits down: the seat's key is the host's from then on. */
  readonly hostKey?: string;
}

/** Takes a seat and keeps its key on this device. */
export async function sitDown({ table, colour, ...wish }: SeatWish): Promise<void> {
  const { seat, key } = await takeSeat(table, {
    ...wish,
    ...(colour === undefined ? {} : { colour }),
    nonce: randomHex(16),
  });
  holdSeat(table, { seat, key });
  if (wish.hostKey !== undefined) holdTable({ table, hostKey: key });
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
  holdTable({ table, arriving });
  const { seat: at } = await moveSeat(table, arriving);
  holdSeat(table, { seat: at, key: arriving.newKey });
  holdTable({ table, arriving: undefined });
}
