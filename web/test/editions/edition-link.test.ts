import { EDITION_FORMAT, type EditionFile, LANGUAGES } from '@richtfest/engine';
import { beforeEach, expect, test } from 'vitest';
import { planWithEdition } from '../../src/editions/edition-choice.tsx';
import { editionTexts } from '../../src/editions/edition-texts.ts';
import { refusalText } from '../../src/editions/refusal-text.ts';
import { editionAddress, readEdition, readEditionLink } from '../../src/editions/edition-link.ts';
import {
  editionSettings,
  takeEditionSettings,
  useEditionStore,
} from '../../src/editions/edition-store.ts';
import { compressed } from '../../src/files/compressed.ts';
import { usualPlan } from '../../src/set-up/table-plan.ts';
import { pigs } from '../support/local.ts';

const file: EditionFile = {
  format: EDITION_FORMAT,
  game: pigs.id,
  rulesVersion: 1,
  name: 'Oma’s box',
  options: { wheel: ['straw', 'wood', 'stone'] },
};
const edition = { id: 'a1', game: pigs.id, name: file.name, options: file.options, changedAt: 5 };

beforeEach(() => useEditionStore.setState({ editions: {} }));

test('a link contains the whole edition', async () => {
  const [path, fragment = ''] = (await editionAddress(file)).split('#');
  expect(path).toBe('/games/three-little-pigs/editions/shared');
  expect(await readEditionLink(fragment)).toMatchObject({ file });
});

test.each([
  ['a damaged link', () => readEditionLink('abc'), 'damaged-link'],
  ['no link', () => readEditionLink(''), 'damaged-link'],
  ['a short link to a long text', async () => readEditionLink(await bomb()), 'damaged-link'],
  ['a text', () => readEdition('Hello'), 'unreadable'],
  ['another file', () => readEdition('{"format":"richtfest-match/1"}'), 'not-ours'],
  [
    'an unknown game',
    () => readEdition(JSON.stringify({ ...file, game: 'chess' })),
    'unknown-game',
  ],
  ['data that does not fit', () => readEdition(withOptions({ wheel: ['paper'] })), 'broken'],
  ['options that are no data', () => readEdition(withOptions({ experienced: true })), 'broken'],
  ['a huge file', () => readEdition('['.repeat(300_000)), 'too-big'],
])('%s is refused', async (_, read, is) => {
  expect(await read()).toMatchObject({ problem: { is } });
});

test('what does not fit is said in every language', async () => {
  const read = await readEdition(withOptions({ wheel: [] }));
  const { problem } = read as Extract<typeof read, { problem: unknown }>;
  const said = LANGUAGES.map((language) => refusalText(problem, editionTexts[language], language));
  expect(said[1]).toBe(
    'Sie passt nicht zum Spiel: options.wheel muss mindestens 1 Eintrag haben, nicht 0.',
  );
  expect(new Set(said).size).toBe(LANGUAGES.length);
});

const bomb = () => compressed(' '.repeat(5_000_000));
const withOptions = (options: object) => JSON.stringify({ ...file, options });

test('an account carries editions and deletions to other devices', () => {
  useEditionStore.getState().put(edition);
  const sent = editionSettings();
  useEditionStore.setState({ editions: {} });
  takeEditionSettings({ ...sent, theme: 'night', 'edition/broken': { id: 'broken' } });
  expect(useEditionStore.getState().editions).toEqual({ a1: edition });
  takeEditionSettings({ 'edition/a1': false });
  expect(useEditionStore.getState().editions).toEqual({ a1: false });
});

test('a plan takes the data and the name of an edition, and loses both with the standard', () => {
  const plan = usualPlan(pigs.players, 'Anna', { experienced: true });
  const custom = planWithEdition(plan, pigs, edition);
  expect(custom).toMatchObject({
    editionName: file.name,
    options: { experienced: true, ...file.options },
  });
  expect(planWithEdition(custom, pigs, undefined)).toEqual(plan);
});
