import {
  type EditionFile,
  type Game,
  type Language,
  editionProblems,
  optionProblemText,
} from '@richtfest/engine';
import { text } from './command-line/flags.ts';
import { UsageError } from './command-line/usage-error.ts';
import { labelOf, readJson } from './files/read-json.ts';
import { cliTexts } from './texts/index.ts';

/** `--edition`, read by `editionAt`. */
export const editionFlag = text(
  'FILE',
  'play a custom edition: a file saved by the site’s editor; --option overrides it',
  'file',
);

/** The edition in a file; undefined without a file. */
export function editionAt(
  game: Game,
  path: string | undefined,
  language: Language = 'en',
): EditionFile | undefined {
  if (path === undefined) return undefined;
  const file = readJson(path);
  const [problem, ...more] = editionProblems(game, file);
  if (problem === undefined) return file as unknown as EditionFile;
  const texts = cliTexts[language].edition;
  const sentence = optionProblemText(problem, game.texts[language], language);
  throw new UsageError(
    texts.notAnEdition(labelOf(path), game.id, texts.first(sentence, more.length)),
  );
}
