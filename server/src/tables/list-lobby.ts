import type { Lobby } from '@richtfest/protocol';
import { isOpenSeat, namesOf } from './seating.ts';
import type { TableServices } from './services.ts';

/** How long a table is listed after its host's page last asked for it, in milliseconds. */
const FRESH = 15 * 60_000;
const MOST = 50;

/** The tables that anybody may join. */
export async function listLobby({
  store,
  now,
}: Pick<TableServices, 'store' | 'now'>): Promise<Lobby> {
  const listed = await store.hosting.listedTables(now() - FRESH, MOST);
  const tables = listed.map(({ code, game, seats }) => ({
    table: code,
    game,
    names: namesOf(seats),
    openSeats: seats.filter(isOpenSeat).length,
  }));
  return { tables: tables.filter(({ openSeats }) => openSeats > 0) };
}
