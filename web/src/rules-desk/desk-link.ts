import { readJson } from '@richtfest/engine';
import type { DeskQuestion } from './desk-question.ts';

/** Far more than the fullest table needs. */
const LONGEST = 100_000;

const ASK = 'ask=';
const SET_UP = 'set-up=';
const WORKED = 'question=';

/** What the fragment of the desk's address asks for. */
export type DeskFragment =
  | { readonly is: 'start' }
  | { readonly is: 'worked'; readonly id: string }
  | { readonly is: 'asked' | 'set-up'; readonly packed: string };

export function readFragment(fragment: string): DeskFragment {
  if (fragment.startsWith(WORKED)) return { is: 'worked', id: fragment.slice(WORKED.length) };
  if (fragment.startsWith(ASK)) return { is: 'asked', packed: fragment.slice(ASK.length) };
  if (fragment.startsWith(SET_UP)) return { is: 'set-up', packed: fragment.slice(SET_UP.length) };
  return { is: 'start' };
}

export function workedAddress(game: string, id: string): string {
  return `/games/${game}/desk#${WORKED}${id}`;
}

/** The address of a question. All of it is in the fragment, which no server gets. */
export function askAddress(question: DeskQuestion): Promise<string> {
  return addressWith(ASK, question);
}

/** The address where the position of a question is set up. */
export function setUpAddress(question: DeskQuestion): Promise<string> {
  return addressWith(SET_UP, question);
}

async function addressWith(prefix: string, question: DeskQuestion): Promise<string> {
  const { compressed } = await loadCompression();
  return `/games/${question.game}/desk#${prefix}${await compressed(JSON.stringify(question))}`;
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
