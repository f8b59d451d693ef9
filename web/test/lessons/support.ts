import { findGame } from '@richtfest/catalog';
import type { Game, GameMove } from '@richtfest/engine';
import { SavedLesson } from '../../src/lessons/saved-lesson.ts';
import { siteGame } from '../../src/games/index.ts';
import { type Lesson, lessonParts } from '../../src/lessons/lesson.ts';
import { lessonMatch } from '../../src/lessons/lesson-match.ts';
import { LessonRun } from '../../src/lessons/lesson-run.ts';
import type { LocalMatch } from '../../src/match/local-match.ts';
import { RecordingBots, atOnce } from '../support/local.ts';

/** The part of browser storage that lessons use. */
export class PlainStorage {
  readonly #items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
}

export interface TakenLesson {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly run: LessonRun;
  readonly match: LocalMatch;
  readonly saved: SavedLesson;
}

/** A part of a lesson as the page opens it, with bots that never wait. */
export async function takeLesson(
  id: string,
  { part = 0, storage = new PlainStorage() } = {},
): Promise<TakenLesson> {
  const [game, first] = await Promise.all([findGame(id)!.load(), siteGame(id).loadLesson!()]);
  const lesson = lessonParts(first)[part]!;
  const saved = new SavedLesson(lessonMatch(game, lesson, 'Anna'), () => storage);
  const run = new LessonRun({
    lesson,
    game,
    saved,
    bots: new RecordingBots(),
    pace: atOnce,
    now: () => 2000,
  });
  run.match.begin();
  return { game, lesson, run, match: run.match, saved };
}

/** Waits until the step can be played. */
export async function untilReady({ run, match }: TakenLesson): Promise<void> {
  for (let round = 0; round < 5000; round++) {
    await match.settled();
    if (run.isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  throw new Error(`the lesson waits for ever at “${run.step?.id}”`);
}

/** Plays a move and waits until it is saved. */
export async function playAt({ run, match }: TakenLesson, move: GameMove): Promise<void> {
  const reason = run.match.play(move);
  if (reason !== undefined) throw new Error(`${JSON.stringify(move)}: ${reason.code}`);
  await match.settled();
}
