import { lineMove } from '@richtfest/bots';
import { catalog, findGame } from '@richtfest/catalog';
import { readJson } from '@richtfest/engine';
import { startOfDay } from '@richtfest/protocol/daily';
import type { BotAnswer, BotQuestion } from '../bots/question.ts';
import { type CheckOptions, checkResult } from '../daily/check-result.ts';
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
    for await (const result of resultsOf(store, day)) {
      const checked = isChecked ? await checkStored(store, result, { ask: answerHere }) : {};
      listed.push(shown(result, checked.problem));
    }
    return listed;
  });
}

export interface RepairedResults {
  /** Results whose points or place now are those the rules calculate. */
  readonly corrected: readonly ListedResult[];
  /** Results that the rules do not confirm. */
  readonly removed: readonly ListedResult[];
}

/**
 * Replays every result of a day, corrects points and deletes what the rules do not confirm; a dry
 * run only reports what it would do. Bots' moves are not repeated: after an upgrade that changed
 * the bots, every result of an earlier day would differ.
 */
export function repairDailyResults(
  place: AdminPlace,
  day: string,
  { game, isRehearsal }: { readonly game?: string | undefined; readonly isRehearsal: boolean },
): Promise<RepairedResults> {
  requireDay(day);
  return withStore(place, async (store) => {
    const corrected: ListedResult[] = [];
    const removed: ListedResult[] = [];
    const found: DailyResult[] = [];
    // Repairs change the order in which results are read, so all are read before.
    for await (const result of resultsOf(store, day)) {
      if (game === undefined || result.game === game) found.push(result);
    }
    for (const result of found) {
      const { problem, confirmed } = await checkStored(store, result);
      if (problem === undefined) continue;
      (confirmed === undefined ? removed : corrected).push(shown(result, problem));
      if (isRehearsal) continue;
      if (confirmed === undefined) await store.daily.removeResult(result, result.player);
      else await store.daily.correctResult({ ...result, ...confirmed });
    }
    return { corrected, removed };
  });
}

async function* resultsOf({ daily }: Pick<Store, 'daily'>, day: string) {
  for (let from = 0; ; from += PAGE) {
    const page = await daily.resultsOf(day, { from, most: PAGE });
    yield* page;
    if (page.length < PAGE) return;
  }
}

function shown(result: DailyResult, problem: string | undefined): ListedResult {
  const { file: _, account: __, ...rest } = result;
  return { ...rest, ...(problem === undefined ? {} : { problem }) };
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

interface CheckedResult {
  /** Undefined if the rules confirm the result. */
  readonly problem?: string;
  /** What the rules calculate; undefined if they do not confirm the match. */
  readonly confirmed?: Pick<DailyResult, 'score' | 'place'>;
}

async function checkStored(
  { notices }: Pick<Store, 'notices'>,
  { day, file, score, place }: DailyResult,
  bots: Pick<CheckOptions, 'ask'> = {},
): Promise<CheckedResult> {
  const secrets = await DaySecrets.open(notices);
  const read = readJson(file);
  const sent = 'value' in read ? read.value : {};
  try {
    const checked = await checkResult(sent as object, {
      day,
      games: catalog,
      secretOf: (game) => secrets.of(day, game),
      ...bots,
      // An upgrade since then does not make a result wrong.
      allowsEarlierRules: true,
    });
    const confirmed = { score: checked.score, place: checked.place };
    if (checked.score === score && checked.place === place) return { confirmed };
    return {
      confirmed,
      problem: `The rules say ${checked.score} points and place ${checked.place}.`,
    };
  } catch (error) {
    if (error instanceof RequestError) return { problem: error.message };
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
