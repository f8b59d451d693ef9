import { CHAT_LINES, type ChatLine, type Talk } from '@richtfest/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { ChatRow, Database } from './database.ts';
import type { NewLine, TakeBackChange, TalkStore } from './talk-store.ts';

/** Lines that are written at once: a statement's length is limited. */
const ROWS = 100;

/** Talk on any SQL database Kysely speaks to. */
export class SqlTalk implements TalkStore {
  readonly #database: Kysely<Database>;

  constructor(database: Kysely<Database>) {
    this.#database = database;
  }

  async addLine(code: string, line: NewLine): Promise<ChatLine> {
    return await this.#database.transaction().execute(async (transaction) => {
      // Every change of a table writes its row first, so lines are numbered one after the other.
      await touch(transaction, code, line.at);
      const { last } = await transaction
        .selectFrom('chat_lines')
        .select(({ fn }) => fn.max('number').as('last'))
        .where('table_code', '=', code)
        .executeTakeFirstOrThrow();
      const saved = { ...line, number: Number(last ?? 0) + 1 };
      await transaction.insertInto('chat_lines').values(chatRow(code, saved)).execute();
      await transaction
        .deleteFrom('chat_lines')
        .where('table_code', '=', code)
        .where('number', '<=', saved.number - CHAT_LINES)
        .execute();
      return saved;
    });
  }

  loadLines(code: string, after: number): Promise<ChatLine[]> {
    return linesOf(this.#database, code, after);
  }

  async setTalk(code: string, { at, talk }: { at: number; talk: Talk }): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('tables')
        .set({ talk, touched_at: at })
        .where('code', '=', code)
        .execute();
    });
  }

  async setTakeBack(code: string, { at, from, to }: TakeBackChange): Promise<boolean> {
    return await this.#database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('tables')
        .set({ take_back: JSON.stringify(to), touched_at: at })
        .where('code', '=', code)
        .where((row) =>
          from === undefined
            ? row('take_back', 'is', null)
            : row('take_back', '=', JSON.stringify(from)),
        )
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows) === 1;
    });
  }
}

async function touch(database: Transaction<Database>, code: string, at: number): Promise<void> {
  await database
    .updateTable('tables')
    .set({ touched_at: at })
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
}

/** A table's lines with a number above `after`, in order. */
export async function linesOf(
  database: Kysely<Database>,
  code: string,
  after: number,
): Promise<ChatLine[]> {
  const rows = await database
    .selectFrom('chat_lines')
    .selectAll()
    .where('table_code', '=', code)
    .where('number', '>', after)
    .orderBy('number')
    .execute();
  return rows.map(({ number, seat, at, text }) => ({
    number: Number(number),
    seat: Number(seat),
    at: Number(at),
    text,
  }));
}

/** Puts the lines of a backup in their place. */
export async function insertLines(
  database: Transaction<Database>,
  code: string,
  lines: readonly ChatLine[],
): Promise<void> {
  for (let at = 0; at < lines.length; at += ROWS) {
    const rows = lines.slice(at, at + ROWS).map((line) => chatRow(code, line));
    await database.insertInto('chat_lines').values(rows).execute();
  }
}

function chatRow(code: string, { number, seat, at, text }: ChatLine): ChatRow {
  return { table_code: code, number, seat, at, text };
}
