const LEARNED = 'richtfest/learned';

export type Learning = 'new' | 'begun' | 'learned';

/** How this device stands with a game's lesson. */
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
    // Then it is offered again.
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

/** Under this name a lesson that was begun is kept. */
export function lessonKey(game: string): string {
  return `richtfest/lesson/${game}`;
}
