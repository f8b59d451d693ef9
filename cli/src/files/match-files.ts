import { UnknownRulesVersion, findGame } from '@richtfest/catalog';
import {
  type Game,
  type MatchFile,
  OBSERVATIONS_FORMAT,
  matchFileProblems,
  problemText,
} from '@richtfest/engine';
import { UsageError } from '../command-line/usage-error.ts';
import { unknownGame } from '../games.ts';
import { readJson } from './read-json.ts';

export interface OpenedMatch {
  readonly game: Game;
  readonly file: MatchFile;
}

/** A match file and its game under the rules version it was played by. */
export async function openMatch(path: string): Promise<OpenedMatch> {
  const json = readJson(path);
  if ((json as { format?: unknown } | null)?.format === OBSERVATIONS_FORMAT) {
    throw new UsageError(
      `“${path}” holds what one seat has seen of a match that was still running. The match itself, with every move, can be saved when it is over.`,
    );
  }
  const [problem] = matchFileProblems(json);
  if (problem !== undefined) {
    throw new UsageError(`“${path}” is no match file: ${problemText(problem).replace(/\.$/, '')}.`);
  }
  const file = json as MatchFile;
  const entry = findGame(file.game);
  if (entry === undefined) throw new UsageError(`“${path}”: ${unknownGame(file.game)}`);
  try {
    return { game: await entry.load(file.rulesVersion), file };
  } catch (error) {
    if (error instanceof UnknownRulesVersion) throw new UsageError(`“${path}”: ${error.message}`);
    throw error;
  }
}
