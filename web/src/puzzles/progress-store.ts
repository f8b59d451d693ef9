import { NO_PROGRESS, type PuzzleProgress } from './progress.ts';

const keyOf = (game: string) => `richtfest/puzzles/${game}`;

export function readProgress(game: string): PuzzleProgress {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null');
    return isProgress(stored) ? stored : NO_PROGRESS;
  } catch {
    return NO_PROGRESS;
  }
}

export function saveProgress(game: string, progress: PuzzleProgress): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(progress));
  } catch {
    // The puzzle may come again.
  }
}

function isProgress(stored: unknown): stored is PuzzleProgress {
  const { own, ratings, solved } = (stored ?? {}) as Partial<PuzzleProgress>;
  return (
    typeof own?.rating === 'number' &&
    typeof own.deviation === 'number' &&
    typeof ratings === 'object' &&
    typeof solved === 'number'
  );
}
