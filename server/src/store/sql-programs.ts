import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { ProgramChange } from './event-store.ts';
import { touchTable } from './sql-touch.ts';

type SeatProgramChange = ProgramChange & { readonly code: string; readonly seat: number };

export async function setProgram(
  database: Kysely<Database>,
  { code, seat, at, program }: SeatProgramChange,
): Promise<boolean> {
  return await database.transaction().execute(async (transaction) => {
    const table = await touchTable(transaction, { code, at })
      .where('finished_at', 'is', null)
      .returning('started_at')
      .executeTakeFirst();
    if (table === undefined) return false;
    const token = { token_hash: program?.tokenHash ?? null };
    const open = { ...token, kind: 'person', name: null, bot: null };
    const given = { ...token, kind: 'bot', name: program?.name ?? '', bot: program?.bot ?? '' };
    const isGathering = table.started_at === null;
    const { numUpdatedRows } = await transaction
      .updateTable('seats')
      .set(isGathering ? (program === undefined ? open : given) : token)
      .where('table_code', '=', code)
      .where('seat', '=', seat)
      .where('key_hash', 'is', null)
      .$if(!isGathering, (query) => query.where('kind', '=', 'bot'))
      .$if(program === undefined, (query) => query.where('token_hash', 'is not', null))
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows) === 1;
  });
}
