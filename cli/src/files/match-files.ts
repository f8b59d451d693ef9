import { UnknownRulesVersion, findGame } from '@richtfest/catalog';
import {
  type Game,
  MATCH_FORMAT,
  type MatchFile,
  asSentence,
  headerProblem,
  matchFileProblems,
  problemText,
} from '@richtfest/engine';
import { UsageError } from '../command-line/usage-error.ts';
import { unknownGame } from '../games.ts';
import { refuseOtherKind } from './file-kind.ts';
import { labelOf, readJson } from './read-json.ts';

export interface OpenedMatch {
  readonly game: Game;
  readonly file: MatchFile;
}

/** Reads a match file and loads its game in the recorded rules version. */
export async function openMatch(path: string): Promise<OpenedMatch> {
  const json = readJson(path);
  const label = labelOf(path);
  refuseOtherKind(json, MATCH_FORMAT, label);
  const [invalid] = matchFileProblems(json);
  if (invalid !== undefined) {
    throw new UsageError(asSentence(`${label} is not a match file: ${problemText(invalid)}`));
  }
  const file = json as unknown as MatchFile;
  const game = await gameOf(file, label);
  const problem = headerProblem(game, file);
  if (problem !== undefined) {
    throw new UsageError(asSentence(`${label} is not a match of ${game.id}: ${problem.problem}`));
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
