import { USUAL_LEVEL, levelOfBot } from '@richtfest/bots';
import { type Game, type JsonObject, checkedOptions } from '@richtfest/engine';
import type { RematchRequest, TableSummary } from '@richtfest/protocol';
import { sitDown } from '../online/open-table.ts';
import { ServerProblem } from '../online/server.ts';
import { rememberedPlan } from '../set-up/remembered.ts';
import { matchSeats } from '../set-up/match-seats.ts';
import { type PlannedSeat, type TablePlan, addSeat, levelOf } from '../set-up/table-plan.ts';

/** The plan of a rematch: players keep their seats, bots fill the rest. */
export function rematchPlan(game: Game, summary: TableSummary): TablePlan {
  const { clock, seats } = summary;
  const planned = seats.map(({ kind, name, bot = '', isTaken }, same): PlannedSeat => {
    if (kind === 'bot') return { kind, name, level: levelOfBot(bot) ?? USUAL_LEVEL };
    return isTaken ? { kind: 'by-link', name, same } : { kind: 'by-link', name: '' };
  });
  let plan: TablePlan = {
    seats: planned,
    options: optionsFor(game, summary),
    ...editionFor(game, summary),
    ...(clock?.decision === undefined ? {} : { clock: clock.decision }),
  };
  while (plan.seats.length < game.players.min) plan = addSeat(plan);
  return plan;
}

/** The options of the last match for the same game; otherwise the remembered ones. */
function optionsFor(game: Game, { game: played, options, seats }: TableSummary): JsonObject {
  const { firstSeat, ...remembered } = rememberedPlan(game).options;
  if (game.id !== played) return firstSeat === 'lot' ? { ...remembered, firstSeat } : remembered;
  const usual = checkedOptions(game, { players: seats.length, options: {} });
  return Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]),
    ),
  );
}

/** The name of the edition whose options are taken over. */
function editionFor(game: Game, summary: TableSummary): Pick<TablePlan, 'editionName'> {
  const { editionName } = game.id === summary.game ? summary : rememberedPlan(game);
  return editionName === undefined ? {} : { editionName };
}

/** A plan's seats as a server request. */
export function seatsForRematch({ seats }: TablePlan): NonNullable<RematchRequest['seats']> {
  return seats.map((seat) => {
    if (seat.same !== undefined) return { kind: 'same', seat: seat.same };
    if (seat.kind !== 'bot') return { kind: 'person' };
    const bot = levelOf(seat);
    return seat.name.trim() === '' ? { kind: 'bot', bot } : { kind: 'bot', bot, name: seat.name };
  });
}

/** Seats the people of this device, if necessary at another table that was set up meanwhile. */
export async function seatNewcomers(
  table: string,
  plan: TablePlan,
  guest: (number: number) => string,
): Promise<void> {
  const names = matchSeats(plan, guest).map(({ name }) => name);
  for (const [seat, { kind, same, face }] of plan.seats.entries()) {
    if (kind !== 'person-here' || same !== undefined) continue;
    await sitDown({ table, seat, name: names[seat] ?? guest(1), face }).catch((error: unknown) => {
      if (!(error instanceof ServerProblem)) throw error;
    });
  }
}
