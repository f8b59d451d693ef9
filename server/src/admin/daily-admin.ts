import { lineMove } from '@richtfest/bots';
import { catalog, findGame } from '@richtfest/catalog';
import { readJson } from '@richtfest/engine';
import { startOfDay } from '@richtfest/protocol/daily';
import type { BotAnswer, BotQuestion } from '../bots/question.ts';
import { checkResult } from '../daily/check-result.ts';
import { DaySecrets } from '../daily/day-secrets.ts';
import { RequestError } from '../request-error.ts';
import type { Store } from '../store/archive.ts';
import type { DailyResult, DailySummary } from '../store/daily-store.ts';
import { StoreProblem } from '../store/store-problem.ts';
import { type AdminPlace, withStore } from './administer.ts';

const PAGE = 500;

export type ListedResult = Omit<DailyResult, 'file' | 'account'> & {
  /** Why the rules do not confirm it; absent if they do, or if it was not checked. */
  readonly problem?: string;
};

/** The number of results by day, game and level. */
export function dailySummary(place: AdminPlace): Promise<DailySummary[]> {
  return withStore(place, (store) => store.daily.summary());
}

/** The results of a day; with `isChecked` each is replayed like a new one. */
export function dailyResults(
  place: AdminPlace,
  day: string,
  { isChecked }: { readonly isChecked: boolean },
): Promise<ListedResult[]> {
  requireDay(day);
  return withStore(place, async (store) => {
    const listed: ListedResult[] = [];
    for (let from = 0; ; from += PAGE) {
      const page = await store.daily.resultsOf(day, { from, most: PAGE });
      for (const result of page) {
        const { file: _, account: __, ...shown } = result;
        const problem = isChecked ? await problemOf(store, result) : undefined;
        listed.push({ ...shown, ...(problem === undefined ? {} : { problem }) });
      }
      if (page.length < PAGE) return listed;
    }
  });
}

/** Deletes a result, so that its player can send another one. */
export function removeDailyResult(
  place: AdminPlace,
  house: { readonly day: string; readonly game: string },
  player: string,
): Promise<void> {
  requireDay(house.day);
  return withStore(place, async (store) => {
    if (await store.daily.removeResult(house, player)) return;
    throw new StoreProblem(`${player} has no result for ${house.game} on ${house.day}.`);
  });
}

async function problemOf(
  { notices }: Pick<Store, 'notices'>,
  { day, file, score }: DailyResult,
): Promise<string | undefined> {
  const secrets = await DaySecrets.open(notices);
  const read = readJson(file);
  const sent = 'value' in read ? read.value : {};
  try {
    const checked = await checkResult(sent as object, {
      day,
      games: catalog,
      secretOf: (game) => secrets.of(day, game),
      ask: answerHere,
    });
    return checked.score === score ? undefined : `The rules say ${checked.score} points.`;
  } catch (error) {
    if (error instanceof RequestError) return error.message;
    throw error;
  }
}

async function answerHere(question: BotQuestion): Promise<BotAnswer> {
  const game = await findGame(question.game)?.load(question.rulesVersion);
  if (game === undefined) return { failed: 'the game is unknown' };
  return { move: lineMove(game, { seed: '', ...question }) };
}

function requireDay(day: string): void {
  if (startOfDay(day) === undefined) {
    throw new StoreProblem(`A day looks like 2026-11-16, not “${day}”.`);
  }
}
