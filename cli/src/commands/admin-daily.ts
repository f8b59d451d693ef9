import { findGame } from '@richtfest/catalog';
import type { AdminPlace, DailySummary, ListedResult, RepairedResults } from '@richtfest/server';
import { UsageError } from '../command-line/usage-error.ts';
import { unknownGame } from '../games.ts';

interface DailyOptions {
  readonly day: string | undefined;
  readonly game: string | undefined;
  /** The player whose result is deleted. */
  readonly remove: string | undefined;
  readonly check: boolean;
  readonly repair: boolean;
  /** A repair only reports what it would do. */
  readonly isRehearsal: boolean;
}

interface DailyOutcome {
  readonly json: object;
  readonly lines: readonly string[];
}

/** `admin daily`: lists, checks, repairs and deletes results of daily houses. */
export async function runDaily(place: AdminPlace, options: DailyOptions): Promise<DailyOutcome> {
  const { day, game, remove, check, repair, isRehearsal } = options;
  if ([check, repair, remove !== undefined].filter(Boolean).length > 1) {
    throw new UsageError('admin daily takes one of --check, --repair and --remove.');
  }
  if (game !== undefined && findGame(game) === undefined) throw new UsageError(unknownGame(game));
  const server = await import('@richtfest/server');
  if (day === undefined) {
    if (check || repair || remove !== undefined) {
      throw new UsageError(
        'admin daily needs a day to check, repair or remove: admin daily 2026-11-16.',
      );
    }
    const all = await server.dailySummary(place);
    const days = all.filter((each) => game === undefined || each.game === game);
    return { json: { days }, lines: days.length === 0 ? ['No results.'] : days.map(summaryLine) };
  }
  if (remove !== undefined) {
    if (game === undefined) throw new UsageError('admin daily --remove needs --game GAME, too.');
    await server.removeDailyResult(place, { day, game }, remove);
    return { json: { removed: { day, game, player: remove } }, lines: ['One result deleted.'] };
  }
  if (repair) {
    const repaired = await server.repairDailyResults(place, day, { game, isRehearsal });
    return { json: { day, isRehearsal, ...repaired }, lines: repairLines(repaired, isRehearsal) };
  }
  const all = await server.dailyResults(place, day, { isChecked: check });
  const results = all.filter((result) => game === undefined || result.game === game);
  return {
    json: { day, results },
    lines:
      results.length === 0
        ? [`No results on ${day}.`]
        : [...results.map(resultLine), ...(check ? [checkedLine(results)] : [])],
  };
}

function checkedLine(results: readonly ListedResult[]): string {
  const confirmed = results.filter(({ problem }) => problem === undefined).length;
  return `Confirmed: ${confirmed} of ${results.length}.`;
}

function repairLines({ corrected, removed }: RepairedResults, isRehearsal: boolean): string[] {
  const count = (results: readonly unknown[]) =>
    results.length === 1 ? 'one result' : `${results.length} results`;
  const [fixed, deleted] = [count(corrected), count(removed)];
  return [
    ...[...corrected, ...removed].map(resultLine),
    isRehearsal
      ? `Would correct ${fixed} and delete ${deleted}.`
      : `Corrected ${fixed} and deleted ${deleted}.`,
  ];
}

function summaryLine({ day, game, level, results, best }: DailySummary): string {
  return `${day}  ${game}, ${level}: ${results === 1 ? 'one result' : `${results} results`}, best ${best}`;
}

function resultLine({ game, level, score, player, problem }: ListedResult): string {
  const note = problem === undefined ? '' : `  ${problem}`;
  return `${game}, ${level}: ${score} points  ${player}${note}`;
}
