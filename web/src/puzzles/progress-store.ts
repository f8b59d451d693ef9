import { type StoredKey, readStoredJson, writeStored } from '../storage/device-storage.ts';
import { NO_PROGRESS, type PuzzleProgress } from './progress.ts';

const keyOf = (game: string): StoredKey => `richtfest/puzzles/${game}`;

export function readProgress(game: string): PuzzleProgress {
  const stored = readStoredJson(keyOf(game));
  return isProgress(stored) ? stored : NO_PROGRESS;
}

export function saveProgress(game: string, progress: PuzzleProgress): void {
  writeStored(keyOf(game), JSON.stringify(progress));
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
