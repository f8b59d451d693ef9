import * as v from 'valibot';
import { DAILY_LEVELS, startOfDay } from './days.ts';
import { deviceKey, gameData, list, name, tableCode } from '../parts.ts';

/** A day in UTC. */
const day = v.pipe(
  v.string(),
  v.check((text) => startOfDay(text) !== undefined, 'must be a day, like 2026-11-16'),
);

const byGame = v.record(v.string(), v.string());
const level = v.picklist(DAILY_LEVELS);

/** `GET /api/daily/DAY`: one day. */
export const dailyDay = v.object({
  day,
  /** By game: what the server has committed to (PR-46). */
  commitments: byGame,
  /** By game; absent before the day. */
  secrets: v.exactOptional(byGame),
});

/** `GET /api/daily`: today and the days the server has already committed to, in order. */
export const dailyCalendar = v.object({
  today: day,
  days: list(dailyDay),
});

/** `POST /api/daily/DAY/results`: the file of a finished daily house, for the record. */
export const dailyResultRequest = v.strictObject({ key: deviceKey, file: gameData });

/** `POST /api/daily/DAY/standing`: how a player's result compares now. */
export const dailyStandingRequest = v.strictObject({ key: deviceKey, game: v.string() });

/** A result among all results of the same day, game and level. */
export const dailyStanding = v.object({
  day,
  game: v.string(),
  level,
  score: v.number(),
  /** Results in all, with fewer points, and with the same. */
  results: v.number(),
  below: v.number(),
  equal: v.number(),
});

/** `POST /api/daily/DAY/groups`: a group for a day, with its first member. */
export const createGroupRequest = v.strictObject({ key: deviceKey, name });

/** `POST /api/daily/groups/CODE/members`: joins, or changes the name. */
export const joinGroupRequest = v.strictObject({ key: deviceKey, name });

/** `POST /api/daily/groups/CODE`: the group as one device sees it. */
export const readGroupRequest = v.strictObject({ key: deviceKey });

/** A group for a day. */
export const dailyGroup = v.object({
  group: tableCode,
  day,
  members: list(
    v.object({
      name: v.string(),
      /** The member is the one who asks. */
      isYou: v.boolean(),
      results: list(
        v.object({
          game: v.string(),
          level,
          score: v.number(),
          /** The member's place at their own table. */
          place: v.number(),
          /** The match, for those who have finished this house too, and for everyone afterwards. */
          file: v.exactOptional(gameData),
        }),
      ),
    }),
  ),
});

export type DailyCalendar = v.InferOutput<typeof dailyCalendar>;
export type DailyDay = v.InferOutput<typeof dailyDay>;
export type DailyResultRequest = v.InferOutput<typeof dailyResultRequest>;
export type DailyStandingRequest = v.InferOutput<typeof dailyStandingRequest>;
export type DailyStanding = v.InferOutput<typeof dailyStanding>;
export type CreateGroupRequest = v.InferOutput<typeof createGroupRequest>;
export type JoinGroupRequest = v.InferOutput<typeof joinGroupRequest>;
export type ReadGroupRequest = v.InferOutput<typeof readGroupRequest>;
export type DailyGroup = v.InferOutput<typeof dailyGroup>;
