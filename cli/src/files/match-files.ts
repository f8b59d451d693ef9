import { UnknownRulesVersion, findGame } from '@richtfest/catalog';
import {
  type Game,
  type MatchFile,
  OBSERVATIONS_FORMAT,
  asSentence,
  headerFault,
  matchFileProblems,
  problemText,
} from '@richtfest/engine';
import { UsageError } from '../command-line/usage-error.ts';
import { unknownGame } from '../games.ts';
import { labelOf, readJson } from './read-json.ts';

export interface OpenedMatch {
  readonly game: Game;
  readonly file: MatchFile;
}

/** A match file and its game under the rules version it was played by. */
export async function openMatch(path: string): Promise<OpenedMatch> {
  const json = readJson(path);
  const label = labelOf(path);
  if ((json as { format?: unknown } | null)?.format === OBSERVATIONS_FORMAT) {
    throw new UsageError(
      `${label} holds what one seat has seen of a match that was still running. The match itself, with every move, can be saved when it is over.`,
    );
  }
  const [problem] = matchFileProblems(json);
  if (problem !== undefined) {
    throw new UsageError(asSentence(`${label} is no match file: ${problemText(problem)}`));
  }
  const file = json as unknown as MatchFile;
  const game = await gameOf(file, label);
  const fault = headerFault(game, file);
  if (fault !== undefined) {
    throw new UsageError(asSentence(`${label} is no match of ${game.id}: ${fault.problem}`));
  }
  return { game, file };
}

async function gameOf(file: MatchFile, label: string): Promise<Game> {
  const entry = findGame(file.game);
  if (entry === undefined) throw new UsageError(`${label}: ${unknownGame(file.game)}`);
  try {
    return await entry.load(file.rulesVersion);
  } catch (error) {
    if (error instanceof UnknownRulesVersion) throw new UsageError(`${label}: ${error.message}`);
    throw error;
  }
}
