import { findGame } from '@richtfest/catalog';
import { type GameModule, loadTable, siteGame } from '../games/index.ts';
import { browserStore } from '../match/browser-store.ts';
import { Pace } from '../match/pace.ts';
import type { SavedMatch } from '../match/saved-match.ts';
import { randomHex } from '../match/start-match.ts';
import { WorkerBots } from '../match/worker-bots.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { deviceStorage } from '../storage/device-storage.ts';
import { lessonParts } from './lesson.ts';
import { SavedLesson, isBegun } from './saved-lesson.ts';
import { lessonMatch } from './lesson-match.ts';
import { LessonRun } from './lesson-run.ts';

export interface OpenedLesson {
  readonly run: LessonRun;
  readonly saved: SavedLesson;
  readonly module: GameModule;
  /** The number of this part, from 0. */
  readonly part: number;
}

/** Opens a game's lesson at the stored step; undefined if the game has no lesson. */
export async function openLesson(
  id: string,
  learner: string,
  /** Default: the part that was begun, else the first. */
  wanted?: number,
): Promise<OpenedLesson | undefined> {
  const [game, first] = await Promise.all([findGame(id)?.load(), siteGame(id).loadLesson?.()]);
  if (game === undefined || first === undefined) return undefined;
  const module = await loadTable(id);
  const storage = () => deviceStorage;
  const parts = lessonParts(first).map((lesson) => ({
    lesson,
    fresh: lessonMatch(game, lesson, learner),
  }));
  const begun = parts.findIndex(({ fresh }) => isBegun(fresh, storage));
  const part = wanted ?? Math.max(begun, 0);
  const found = parts[part];
  if (found === undefined) return undefined;
  const { lesson, fresh } = found;
  const saved = new SavedLesson(fresh, storage);
  const pace = new Pace(() => useSettingsStore.getState().chosen.pace);
  const options = { bots: new WorkerBots(), pace, now: () => Date.now(), isStrict: true };
  const run = new LessonRun({ lesson, game, saved, ...options });
  run.match.begin();
  return { run, saved, module, part };
}

/** Turns the lesson's match into an ordinary game and returns its address. */
export async function playOn({ saved, run }: OpenedLesson): Promise<string> {
  await run.match.settled();
  const now = Date.now();
  const match: SavedMatch = { ...saved.match, id: randomHex(8), startedAt: now, changedAt: now };
  const store = await browserStore();
  await store.write(match, undefined);
  saved.forget();
  return `/play/${match.id}`;
}
