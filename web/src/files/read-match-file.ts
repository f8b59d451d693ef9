import { UnknownRulesVersion, findGame } from '@richtfest/catalog';
import {
  type MatchProblem,
  type Game,
  type JsonProblem,
  MATCH_FORMAT,
  type MatchFile,
  OBSERVATIONS_FORMAT,
  headerProblem,
  matchFileProblems,
  problemText,
  readJson,
  verify,
} from '@richtfest/engine';

/** Why a file can't be opened. */
export type FileProblem =
  | {
      readonly is:
        | 'too-big'
        | 'empty'
        | 'not-json'
        | 'too-deep'
        | 'not-ours'
        | 'observations'
        | 'no-luck';
    }
  /** An object has a duplicate key. */
  | { readonly is: 'duplicate-key'; readonly path: string; readonly line: number }
  /** Made by another version of the site. */
  | { readonly is: 'other-format'; readonly format: string }
  | { readonly is: 'unknown-game'; readonly game: string }
  | { readonly is: 'unknown-rules'; readonly game: string; readonly rulesVersion: number }
  /** It is a match file with missing or invalid data. */
  | { readonly is: 'broken'; readonly problem: string }
  /** It can be read but breaks the rules. */
  | {
      readonly is: 'false';
      readonly game: Game;
      readonly file: MatchFile;
      readonly problems: readonly MatchProblem[];
    };

export type ReadFile =
  | { readonly game: Game; readonly file: MatchFile }
  | { readonly problem: FileProblem };

/** Ten times the size of the longest games. */
export const LARGEST_FILE = 1_000_000;

/** Reads and verifies an untrusted match file. */
export async function readMatchFile(text: string): Promise<ReadFile> {
  if (text.length > LARGEST_FILE) return { problem: { is: 'too-big' } };
  const json = readJson(text);
  if ('problem' in json) return { problem: textProblem(json.problem) };
  const problem = formatProblem(json.value);
  if (problem !== undefined) return { problem };
  return opened(json.value as unknown as MatchFile);
}

function textProblem(problem: JsonProblem): FileProblem {
  switch (problem.kind) {
    case 'empty':
      return { is: 'empty' };
    case 'syntax':
      return { is: 'not-json' };
    case 'too-deep':
      return { is: 'too-deep' };
    case 'duplicate-key':
      return { is: 'duplicate-key', path: problem.path, line: problem.place.line };
  }
}

function formatProblem(value: unknown): FileProblem | undefined {
  const { format } = (typeof value === 'object' && value !== null ? value : {}) as {
    format?: unknown;
  };
  if (typeof format !== 'string' || !format.startsWith('richtfest-')) return { is: 'not-ours' };
  if (format === OBSERVATIONS_FORMAT) return { is: 'observations' };
  if (format !== MATCH_FORMAT) return { is: 'other-format', format: format.slice(0, 40) };
  const [problem] = matchFileProblems(value);
  return problem === undefined ? undefined : { is: 'broken', problem: problemText(problem) };
}

async function opened(file: MatchFile): Promise<ReadFile> {
  const entry = findGame(file.game);
  if (entry === undefined) return { problem: { is: 'unknown-game', game: file.game.slice(0, 40) } };
  try {
    const game = await entry.load(file.rulesVersion);
    const problem = headerProblem(game, file);
    if (problem !== undefined) return { problem: { is: 'broken', problem: problem.problem } };
    const { problems } = verify(game, file);
    if (problems.some(({ kind }) => kind === 'no-secret')) return { problem: { is: 'no-luck' } };
    if (problems.length > 0) return { problem: { is: 'false', game, file, problems } };
    return { game, file };
  } catch (error) {
    if (!(error instanceof UnknownRulesVersion)) throw error;
    const { game, rulesVersion } = file;
    return { problem: { is: 'unknown-rules', game, rulesVersion } };
  }
}
