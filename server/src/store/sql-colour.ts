import type { SeatColour } from '@richtfest/engine';
import type { Transaction } from 'kysely';
import type { Database } from './database.ts';

interface ColourRequest {
  readonly code: string;
  readonly seat: number;
  readonly colour: SeatColour;
}

/**
 * Gives a seat a colour that no seated player has; an open seat with that colour gets the old one.
 * The caller has locked the table's row, so only one of two requests for a colour succeeds.
 */
export async function takeColour(
  transaction: Transaction<Database>,
  { code, seat, colour }: ColourRequest,
): Promise<void> {
  const seats = await transaction
    .selectFrom('seats')
    .select(['seat', 'kind', 'key_hash', 'colour'])
    .where('table_code', '=', code)
    .execute();
  const before = seats.find((each) => Number(each.seat) === seat)?.colour ?? null;
  const holder = seats.find((each) => each.colour === colour);
  if (holder !== undefined && (holder.kind === 'bot' || holder.key_hash !== null)) return;
  const paint = (at: number, to: string | null) =>
    transaction
      .updateTable('seats')
      .set({ colour: to })
      .where('table_code', '=', code)
      .where('seat', '=', at)
      .execute();
  if (holder !== undefined) await paint(Number(holder.seat), before);
  await paint(seat, colour);
}
