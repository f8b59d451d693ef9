import {
  type EditionFile,
  type Game,
  asSentence,
  editionProblems,
  problemText,
} from '@richtfest/engine';
import { text } from './command-line/flags.ts';
import { UsageError } from './command-line/usage-error.ts';
import { labelOf, readJson } from './files/read-json.ts';

/** `--edition`, read by `editionAt`. */
export const editionFlag = text(
  'FILE',
  'play a custom edition: a file saved by the site’s editor; --option overrides it',
  'file',
);

/** The edition in a file; undefined without a file. */
export function editionAt(game: Game, path: string | undefined): EditionFile | undefined {
  if (path === undefined) return undefined;
  const file = readJson(path);
  const [problem, ...more] = editionProblems(game, file);
  if (problem === undefined) return file as unknown as EditionFile;
  const sentence = asSentence(problemText(problem));
  const others = more.length === 0 ? '' : ` (${more.length} more.)`;
  throw new UsageError(`${labelOf(path)} is not an edition of ${game.id}: ${sentence}${others}`);
}
