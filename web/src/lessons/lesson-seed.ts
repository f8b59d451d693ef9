import type { MatchHeader } from '@richtfest/engine';

const PREFIX = 'lesson/';

/** The seed of a lesson's random values, the same for everyone. */
export function lessonSeed(game: string): string {
  return `${PREFIX}${game}`;
}

/** Whether a match began as a lesson. */
export function isLesson({ generator }: Pick<MatchHeader, 'generator'>): boolean {
  return generator.name === 'fast' && generator.seed.startsWith(PREFIX);
}
