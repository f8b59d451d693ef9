import type { AdminPlace, DailySummary, ListedResult } from '@richtfest/server';
import { UsageError } from '../command-line/usage-error.ts';

interface DailyOptions {
  readonly day: string | undefined;
  readonly game: string | undefined;
  /** The player whose result is deleted. */
  readonly remove: string | undefined;
  readonly check: boolean;
}

/** `admin daily`: lists, checks and deletes results of daily houses. */
export async function runDaily(
  place: AdminPlace,
  { day, game, remove, check }: DailyOptions,
): Promise<{ json: object; lines: readonly string[] }> {
  const server = await import('@richtfest/server');
  if (day === undefined) {
    if (check || remove !== undefined) {
      throw new UsageError('admin daily needs a day to check or remove: admin daily 2026-11-16.');
    }
    const days = await server.dailySummary(place);
    return { json: { days }, lines: days.length === 0 ? ['No results.'] : days.map(summaryLine) };
  }
  if (remove !== undefined) {
    if (game === undefined) throw new UsageError('admin daily --remove needs --game GAME, too.');
    await server.removeDailyResult(place, { day, game }, remove);
    return { json: { removed: { day, game, player: remove } }, lines: ['One result deleted.'] };
  }
  const all = await server.dailyResults(place, day, { isChecked: check });
  const results = all.filter((result) => game === undefined || result.game === game);
  return {
    json: { day, results },
    lines: results.length === 0 ? [`No results on ${day}.`] : results.map(resultLine),
  };
}

function summaryLine({ day, game, level, results, best }: DailySummary): string {
  return `${day}  ${game}, ${level}: ${results === 1 ? 'one result' : `${results} results`}, best ${best}`;
}

function resultLine({ game, level, score, player, problem }: ListedResult): string {
  const note = problem === undefined ? '' : `  ${problem}`;
  return `${game}, ${level}: ${score} points  ${player}${note}`;
}
