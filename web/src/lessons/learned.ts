const LEARNED = 'richtfest/learned';

export type Learning = 'new' | 'begun' | 'learned';

/** The state of a game's lesson on this device. */
export function learningOf(game: string): Learning {
  if (learnedGames().includes(game)) return 'learned';
  try {
    return localStorage.getItem(lessonKey(game)) === null ? 'new' : 'begun';
  } catch {
    return 'new';
  }
}

export function noteLearned(game: string): void {
  try {
    localStorage.setItem(LEARNED, JSON.stringify([...new Set([...learnedGames(), game])]));
  } catch {
    // It is offered again.
  }
}

function learnedGames(): readonly string[] {
  try {
    const games: unknown = JSON.parse(localStorage.getItem(LEARNED) ?? '[]');
    return Array.isArray(games) ? (games as string[]) : [];
  } catch {
    return [];
  }
}

/** The storage key of an unfinished lesson. */
export function lessonKey(game: string): string {
  return `richtfest/lesson/${game}`;
}
