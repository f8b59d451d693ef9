import { gzipSync } from 'node:zlib';
import { findGame } from '@richtfest/catalog';
import type { MeasuredGame } from '@richtfest/cli';
import { BANDS, type Puzzle, bandOf } from '@richtfest/review';
import { gameName } from '../game-name.ts';
import type { TextTable } from '../table.ts';

/** What is known of the puzzles of a game without solving them. */
export interface PuzzleCounts {
  readonly game: string;
  readonly puzzles: number;
  readonly bands: readonly number[];
  readonly categories: Readonly<Record<string, number>>;
  /** As they are transferred. */
  readonly bytes: number;
}

export function countsOf(game: string, puzzles: readonly Puzzle[]): PuzzleCounts {
  const categories: Record<string, number> = {};
  for (const { category } of puzzles) categories[category] = (categories[category] ?? 0) + 1;
  return {
    game,
    puzzles: puzzles.length,
    bands: BANDS.map((band) => puzzles.filter((puzzle) => bandOf(puzzle) === band).length),
    categories,
    bytes: gzipSync(linesOf(puzzles)).length,
  };
}

/** One line of JSON for each puzzle. */
export function linesOf(puzzles: readonly Puzzle[]): string {
  return puzzles.map((puzzle) => `${JSON.stringify(puzzle)}\n`).join('');
}

export async function countsTable(counts: readonly PuzzleCounts[]): Promise<TextTable> {
  const rows = counts.map(async ({ game, puzzles, bands, categories, bytes }) => {
    const names = (await findGame(game)?.load())?.bots?.puzzles?.categories.en ?? {};
    const largestFirst = Object.entries(categories).sort(([, a], [, b]) => b - a);
    const text = largestFirst.map(([name, count]) => `${names[name] ?? name} ${count}`).join(', ');
    const size = `${(bytes / 1000).toFixed(1)} kB`;
    return [gameName(game), String(puzzles), bands.join(' · '), size, text];
  });
  return {
    title: 'Shipped',
    head: ['game', 'puzzles', 'by band, easy to hard', 'gzip', 'categories'],
    numbersFrom: 5,
    rows: await Promise.all(rows),
  };
}

/** The share of the puzzles of each band that each level solves. */
export function bandsTable(games: readonly MeasuredGame[]): TextTable {
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  return {
    title: 'Solved by bots',
    head: ['game', 'band', 'puzzles', '`child`', '`family`', '`club`'],
    numbersFrom: 1,
    rows: games.flatMap(({ game, bands }) =>
      bands.map(({ band, puzzles, child, family, club }) => [
        gameName(game),
        String(band),
        String(puzzles),
        ...[child, family, club].map(percent),
      ]),
    ),
  };
}
