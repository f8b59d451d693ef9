import type { CatalogEntry } from '@richtfest/catalog';
import { type Json, isEqualJson } from '@richtfest/engine';
import {
  type DailyCalendar,
  type DailyDay,
  type DailyResultRequest,
  type DailyStanding,
  DAYS_AHEAD,
  dayAfter,
  dayAt,
  lastResultAt,
  startOfDay,
} from '@richtfest/protocol/daily';
import type { BotAnswer, BotQuestion } from '../bots/question.ts';
import { RequestError } from '../request-error.ts';
import type { DailyPlayer, DailyResult, DailyStore } from '../store/daily-store.ts';
import type { NoticeStore } from '../store/notice-store.ts';
import { keyHash } from '../tables/secrets.ts';
import { checkResult } from './check-result.ts';
import { DailyGroups } from './daily-groups.ts';
import { DaySecrets } from './day-secrets.ts';

export interface DailyServices {
  readonly store: DailyStore;
  readonly keys: Pick<NoticeStore, 'serverKey'>;
  readonly games: readonly CatalogEntry[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A player gets a fair share of the bots' threads. */
  readonly askBot: (question: BotQuestion, player: string) => Promise<BotAnswer>;
}

/** The daily house: one table per day and game that is the same for everyone. */
export class Daily {
  readonly groups: DailyGroups;
  readonly #services: DailyServices;
  #secrets: Promise<DaySecrets> | undefined;

  constructor(services: DailyServices) {
    this.#services = services;
    this.groups = new DailyGroups(services);
  }

  async calendar(): Promise<DailyCalendar> {
    const today = dayAt(this.#services.now());
    const days: DailyDay[] = [];
    for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
      days.push(await this.day(dayAfter(today, ahead)));
    }
    return { today, days };
  }

  /** The secrets of a day that has begun, and the commitments of days up to a week ahead. */
  async day(day: string): Promise<DailyDay> {
    const start = requireDay(day);
    const now = this.#services.now();
    if (day > dayAfter(dayAt(now), DAYS_AHEAD)) throw tooEarly(day);
    const secrets = await this.#opened();
    return {
      day,
      commitments: this.#byGame((game) => secrets.commitment(day, game)),
      ...(now < start ? {} : { secrets: this.#byGame((game) => secrets.of(day, game)) }),
    };
  }

  /** Checks a match and counts it once for this device and account (PR-47 to PR-50). */
  async submit(
    day: string,
    { key, file }: DailyResultRequest,
    account?: string,
  ): Promise<DailyStanding> {
    this.#requireOpen(day);
    const player = playerOf(key, account);
    const before = await this.#known(day, file, player);
    if (before !== undefined) return await this.#standing(before);
    const { games, store, now, askBot } = this.#services;
    const secrets = await this.#opened();
    const checked = await checkResult(file, {
      day,
      games,
      secretOf: (game) => secrets.of(day, game),
      ask: (question) => askBot(question, player.player),
    });
    const result = { day, ...checked, ...player, at: now() };
    const counted = await store.addResult(result);
    if (!isSameMatch(counted, file)) throw alreadyCounted();
    return await this.#standing(counted);
  }

  async standing(
    day: string,
    { key, game }: { readonly key: string; readonly game: string },
    account?: string,
  ): Promise<DailyStanding> {
    requireDay(day);
    const result = await this.#services.store.findResult({ day, game }, playerOf(key, account));
    if (result === undefined) {
      throw new RequestError('not-found', 'You have no result for this house yet.');
    }
    return await this.#standing(result);
  }

  async #known(day: string, file: object, player: DailyPlayer): Promise<DailyResult | undefined> {
    const { game } = file as { readonly game?: unknown };
    if (typeof game !== 'string') return undefined;
    const before = await this.#services.store.findResult({ day, game }, player);
    if (before !== undefined && !isSameMatch(before, file)) throw alreadyCounted();
    return before;
  }

  async #standing(result: DailyResult): Promise<DailyStanding> {
    const { day, game, level, score } = result;
    const counts = await this.#services.store.countAround(result, result);
    return { day, game, level: level as DailyStanding['level'], score, ...counts };
  }

  #requireOpen(day: string): void {
    const now = this.#services.now();
    if (now < requireDay(day)) throw tooEarly(day);
    if (now < lastResultAt(day)) return;
    throw new RequestError(
      'daily-late',
      `Results of ${day} no longer count: they must arrive within twelve hours after the day (UTC).`,
    );
  }

  #opened(): Promise<DaySecrets> {
    // A failure is not cached: the database may be back for the next request.
    this.#secrets ??= DaySecrets.open(this.#services.keys).catch((error: unknown) => {
      this.#secrets = undefined;
      throw error;
    });
    return this.#secrets;
  }

  #byGame(of: (game: string) => string): Record<string, string> {
    return Object.fromEntries(this.#services.games.map(({ id }) => [id, of(id)]));
  }
}

/** The player of a request: the device, and the account if there is one. */
function playerOf(key: string, account: string | undefined): DailyPlayer {
  return { player: keyHash(key), ...(account === undefined ? {} : { account }) };
}

/** The first millisecond of a day. */
export function requireDay(day: string): number {
  const start = startOfDay(day);
  if (start !== undefined) return start;
  throw new RequestError('malformed', 'A day must look like 2026-11-16.');
}

function tooEarly(day: string): RequestError {
  return new RequestError('daily-early', `${day} has not begun yet (days begin at 00:00 UTC).`);
}

function alreadyCounted(): RequestError {
  return new RequestError(
    'daily-counted',
    'You already have a result for this house. One match per day and game counts.',
  );
}

function isSameMatch({ file }: DailyResult, sent: object): boolean {
  const counted = JSON.parse(file) as { readonly moves?: Json };
  const { moves = [] } = sent as { readonly moves?: Json };
  return isEqualJson(counted.moves ?? [], moves);
}
