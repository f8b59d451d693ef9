import { readJson } from '@richtfest/engine';
import type { DeskQuestion } from './desk-question.ts';

/** Far more than the fullest table needs. */
const LONGEST = 100_000;

const ASK = 'ask=';
const WORKED = 'question=';

/** What the fragment of the desk's address asks for. */
export type DeskFragment =
  | { readonly is: 'start' }
  | { readonly is: 'worked'; readonly id: string }
  | { readonly is: 'asked'; readonly packed: string };

export function readFragment(fragment: string): DeskFragment {
  if (fragment.startsWith(WORKED)) return { is: 'worked', id: fragment.slice(WORKED.length) };
  if (fragment.startsWith(ASK)) return { is: 'asked', packed: fragment.slice(ASK.length) };
  return { is: 'start' };
}

export function workedAddress(game: string, id: string): string {
  return `/games/${game}/desk#${WORKED}${id}`;
}

/** The address of a question. All of it is in the fragment, which no server gets. */
export async function askAddress(question: DeskQuestion): Promise<string> {
  const { compressed } = await loadCompression();
  return `/games/${question.game}/desk#${ASK}${await compressed(JSON.stringify(question))}`;
}

/** The question in a link, not checked yet; undefined if the link is damaged. */
export async function unpackQuestion(packed: string): Promise<unknown> {
  const { decompressed } = await loadCompression();
  const text = await decompressed(packed, LONGEST);
  const json = text === undefined ? undefined : readJson(text);
  return json === undefined || 'problem' in json ? undefined : json.value;
}

/** On demand: every table has a link to the desk, which few players follow. */
function loadCompression() {
  return import('../files/compressed.ts');
}
