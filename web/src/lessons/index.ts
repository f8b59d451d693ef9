import type { Lesson } from './lesson.ts';

/** Each lesson is fetched when somebody wants to learn. */
const LESSONS: Readonly<Record<string, () => Promise<Lesson>>> = {
  'three-little-pigs': async () => (await import('./three-little-pigs/lesson.ts')).lesson,
  'dream-home': async () => (await import('./dream-home/lesson.ts')).lesson,
  'best-treehouse': async () => (await import('./best-treehouse/lesson.ts')).lesson,
  ueberdachen: async () => (await import('./ueberdachen/lesson.ts')).lesson,
};

export const LESSON_GAMES: readonly string[] = Object.keys(LESSONS);

export function loadLesson(game: string): Promise<Lesson> | undefined {
  return LESSONS[game]?.();
}
