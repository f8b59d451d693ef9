import { findGame } from '@richtfest/catalog';
import {
  EDITION_FORMAT,
  type EditionFile,
  type Game,
  type Problem,
  editionProblems,
  readJson,
} from '@richtfest/engine';
import { compressed, decompressed } from '../files/compressed.ts';

/** Why a file or a link is not an edition. */
export type EditionProblem =
  | { readonly is: 'unreadable' | 'too-big' | 'not-ours' | 'damaged-link' }
  | { readonly is: 'unknown-game'; readonly game: string }
  /** What does not fit. */
  | { readonly is: 'broken'; readonly game: Game; readonly problem: Problem };

export type ReadEdition =
  | { readonly game: Game; readonly file: EditionFile }
  | { readonly problem: EditionProblem };

/** Many times the size of the largest edition. */
const LARGEST_EDITION = 200_000;

/** Reads an untrusted edition file. */
export async function readEdition(text: string): Promise<ReadEdition> {
  if (text.length > LARGEST_EDITION) return { problem: { is: 'too-big' } };
  const json = readJson(text);
  if ('problem' in json) return { problem: { is: 'unreadable' } };
  if (!isEditionFile(json.value)) return { problem: { is: 'not-ours' } };
  const { game: id } = json.value;
  const game = typeof id === 'string' ? await findGame(id)?.load() : undefined;
  if (game === undefined) return { problem: { is: 'unknown-game', game: String(id).slice(0, 40) } };
  const [problem] = editionProblems(game, json.value);
  if (problem !== undefined) return { problem: { is: 'broken', game, problem } };
  return { game, file: json.value as unknown as EditionFile };
}

/** Whether a value claims to be an edition file. */
function isEditionFile(value: unknown): value is { readonly game?: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    (value as { format?: unknown }).format === EDITION_FORMAT
  );
}

/** The page that shows an edition before it is saved; its fragment contains the whole edition. */
export async function editionAddress(file: EditionFile): Promise<string> {
  return `/games/${file.game}/editions/shared#${await compressed(JSON.stringify(file))}`;
}

/** Reads the edition in the fragment of a link. */
export async function readEditionLink(fragment: string): Promise<ReadEdition> {
  const text = await decompressed(fragment, LARGEST_EDITION);
  return text === undefined ? { problem: { is: 'damaged-link' } } : await readEdition(text);
}
