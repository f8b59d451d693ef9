import { readFileSync } from 'node:fs';
import { type Bot, botNamed, simulateGame } from '@richtfest/bots';
import { catalog } from '@richtfest/catalog';
import {
  MATCH_FORMAT,
  type MatchFile,
  type PlayableGame,
  checkedOptions,
  writeTurn,
} from '@richtfest/engine';
import {
  type Review,
  type ReviewBudget,
  type ReviewOptions,
  type Subject,
  reviewMatch,
  subjectOf,
} from '../src/index.ts';

export const GAMES: readonly PlayableGame[] = await Promise.all(
  catalog.map((entry) => entry.load()),
);

export function gameOf(id: string): PlayableGame {
  return GAMES.find((game) => game.id === id)!;
}

/** A match of a game's own tests. */
export function recorded(id: string, name: string): MatchFile {
  const path = new URL(`../../games/${id}/test/matches/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8')) as MatchFile;
}

export interface PlayedMatch {
  readonly players: number;
  readonly bots?: readonly string[];
  readonly seed?: string;
}

/** A match between bots. */
export function matchOf(
  game: PlayableGame,
  { players, bots = ['greedy'], seed = 'review' }: PlayedMatch,
): MatchFile {
  const names = Array.from({ length: players }, (_, seat) => bots[seat % bots.length] as string);
  const seated = names.map((name) => botNamed(name, { now: () => 0 }) as Bot);
  const options = checkedOptions(game, { players, options: {} });
  const moves: string[] = [];
  const settings = { players, options, bots: seated, seed };
  const { result } = simulateGame(game, settings, 0, (seat, move) =>
    moves.push(writeTurn(game, seat, move)),
  );
  return {
    format: MATCH_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seats: names.map((bot, seat) => ({ name: `P${seat}`, bot })),
    generator: { name: 'fast', seed, game: 0 },
    moves,
    result,
  };
}

/** The first moves of a match. */
export function openingOf(game: PlayableGame, moves: number, bots?: readonly string[]): MatchFile {
  const played = matchOf(game, { players: game.players.min, ...(bots && { bots }) });
  const { result: _, ...file } = played;
  return { ...file, moves: file.moves.slice(0, moves) };
}

export function preparedMatch(game: PlayableGame, file: MatchFile): Subject {
  const prepared = subjectOf(game, file);
  if ('problems' in prepared) throw new Error(JSON.stringify(prepared.problems));
  return prepared.subject;
}

/** As little work as possible: tests of sums and order need no precision. */
export const LEAST: ReviewBudget = { search: 1, compare: 1, value: 1, explain: 2 };

/** The complete review. */
export function reviewed(
  game: PlayableGame,
  file: MatchFile,
  { budget = LEAST, seed = 'a' }: Partial<ReviewOptions> = {},
): Review {
  const review = reviewMatch(preparedMatch(game, file), { seed, budget });
  let step = review.next();
  while (step.done !== true) step = review.next();
  return step.value;
}
