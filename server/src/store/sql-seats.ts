import type { Kysely } from 'kysely';
import { isSameDigest } from '../same-digest.ts';
import type { Database, SeatRow } from './database.ts';
import type { KeyChange, Seating, StandIn, TableStart } from './event-store.ts';
import { Rollback } from './rollback.ts';
import { seatRow, timingColumns } from './rows.ts';
import { takeColour } from './sql-colour.ts';
import { rekeyNotices } from './sql-notices.ts';
import { touchTable } from './sql-touch.ts';

type AtTable<T> = T & { readonly code: string };
type AtSeat<T> = AtTable<T> & { readonly seat: number };

export async function takeSeat(
  database: Kysely<Database>,
  { code, seat, at, person, colour }: AtSeat<Seating>,
): Promise<boolean> {
  return await database.transaction().execute(async (transaction) => {
    // Starting the table waits for this row, or this waits for the start.
    const table = await touchTable(transaction, { code, at })
      .where('started_at', 'is', null)
      .where('closed_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(table.numUpdatedRows) === 0) return false;
    const { numUpdatedRows } = await transaction
      .updateTable('seats')
      .set({
        name: person.name,
        key_hash: person.keyHash,
        nonce: person.nonce,
        is_preparing: person.isPreparing === true ? 1 : 0,
        face: person.face ?? null,
      })
      .where('table_code', '=', code)
      .where('seat', '=', seat)
      .where('kind', '=', 'person')
      .where('key_hash', 'is', null)
      .executeTakeFirstOrThrow();
    const isTaken = Number(numUpdatedRows) === 1;
    if (isTaken && colour !== undefined) await takeColour(transaction, { code, seat, colour });
    return isTaken;
  });
}

export async function changeKey(
  database: Kysely<Database>,
  { code, at, from, to }: AtTable<KeyChange>,
): Promise<boolean> {
  return await database.transaction().execute(async (transaction) => {
    await touchTable(transaction, { code, at }).execute();
    const { numUpdatedRows } = await transaction
      .updateTable('seats')
      .set({ key_hash: to })
      .where('table_code', '=', code)
      .where('key_hash', '=', from)
      .executeTakeFirstOrThrow();
    if (Number(numUpdatedRows) === 0) return false;
    // A host who moves takes the host's rights along.
    await transaction
      .updateTable('tables')
      .set({ host_key_hash: to })
      .where('code', '=', code)
      .where('host_key_hash', '=', from)
      .execute();
    await rekeyNotices(transaction, from, to);
    return true;
  });
}

export async function setStandIn(
  database: Kysely<Database>,
  { code, seat, at, bot, awaitsBot }: AtSeat<StandIn>,
): Promise<boolean> {
  const attempt = database.transaction().execute(async (transaction) => {
    const table = await touchTable(transaction, { code, at })
      .set({ awaits_bot: awaitsBot ? 1 : 0 })
      .where('started_at', 'is not', null)
      .where('finished_at', 'is', null)
      .where('closed_at', 'is', null)
      .executeTakeFirstOrThrow();
    const { numUpdatedRows } = await transaction
      .updateTable('seats')
      .set({ stand_in: bot ?? null })
      .where('table_code', '=', code)
      .where('seat', '=', seat)
      .where('key_hash', 'is not', null)
      .executeTakeFirstOrThrow();
    if (Number(table.numUpdatedRows) * Number(numUpdatedRows) === 0) throw new Rollback();
    return true;
  });
  return await attempt.catch(Rollback.isFalse);
}

export async function startTable(
  database: Kysely<Database>,
  { code, ...start }: AtTable<TableStart>,
): Promise<boolean> {
  const seats = start.seats.map((seat, at) => seatRow(code, at, seat));
  const attempt = database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('tables')
      .set({
        header: JSON.stringify(start.header),
        started_at: start.at,
        ...statusColumns(start),
      })
      .where('code', '=', code)
      .where('started_at', 'is', null)
      .where('closed_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(numUpdatedRows) === 0) throw new Rollback();
    const taken = await transaction
      .deleteFrom('seats')
      .where('table_code', '=', code)
      .returning(['seat', 'key_hash', 'token_hash'])
      .execute();
    const isKept = (row: Pick<SeatRow, 'seat' | 'key_hash' | 'token_hash'>) => {
      const current = seats[Number(row.seat)];
      const isSame = row.key_hash === null || isSameDigest(current?.key_hash ?? '', row.key_hash);
      return isSame && isSameDigest(current?.token_hash ?? '', row.token_hash ?? '');
    };
    if (!taken.every(isKept)) throw new Rollback();
    await transaction.insertInto('seats').values(seats).execute();
    return true;
  });
  return await attempt.catch(Rollback.isFalse);
}

function statusColumns(change: TableStart) {
  return {
    awaits_bot: change.awaitsBot ? 1 : 0,
    finished_at: change.isFinished ? change.at : null,
    touched_at: change.at,
    ...timingColumns(change.timing),
  };
}
