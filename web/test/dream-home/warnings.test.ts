import { type Warning, dreamHomeTexts } from '@richtfest/dream-home';
import { LANGUAGES, formatWith } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { type Asking, withWarning } from '../../src/games/dream-home/table/prompts.ts';
import { warningTexts } from '../../src/games/dream-home/texts/warning-texts.ts';
import { tableTexts } from '../../src/games/dream-home/texts/index.ts';

const SAID: readonly (readonly [Warning, string, string, string])[] = [
  [
    { about: 'roof', missing: 1, turns: 2 },
    'Your roof needs 1 more card, and you have 2 turns left.',
    'Deinem Dach fehlt noch 1 Karte, und du hast noch 2 Züge.',
    'Je dak mist nog 1 kaart, en je hebt nog 2 beurten.',
  ],
  [
    { about: 'basement', missing: 2, turns: 3 },
    'Your basement still has 2 free spaces.',
    'In deinem Keller sind noch 2 Felder frei.',
    'In je kelder zijn nog 2 plekken vrij.',
  ],
  [
    { about: 'basics', rooms: ['kitchen', 'bedroom'], turns: 2 },
    'You still need a kitchen and a bedroom for the furnishing bonus.',
    'Für den Einrichtungsbonus fehlen dir noch Küche und Schlafzimmer.',
    'Voor de bonus voor functionaliteit mis je nog een keuken en een slaapkamer.',
  ],
  [
    { about: 'bathrooms', floor: 'upper', turns: 1 },
    'A bathroom on the upper floor would complete the bonus for two floors.',
    'Mit einem Badezimmer im Obergeschoss bekommst du den Bonus für beide Stockwerke.',
    'Met een badkamer boven krijg je de bonus voor beide verdiepingen.',
  ],
];

test.each(SAID)('%o in three languages', (warning, ...sentences) => {
  const said = LANGUAGES.map((language) => {
    const format = formatWith(Intl, language, []);
    return warningTexts[language](warning, { texts: dreamHomeTexts[language], format });
  });
  expect(said).toEqual(sentences);
});

describe('the prompt', () => {
  const speech = {
    say: tableTexts.en,
    texts: dreamHomeTexts.en,
    format: formatWith(Intl, 'en', []),
  } as const;
  const [first] = SAID;
  const [warning] = first!;
  const choosing: Asking = { hint: 'Tap a column', buttons: [] };

  test('reminds while nothing is selected', () => {
    expect(withWarning(choosing, warning, speech)).toEqual({
      title: 'Remember',
      hint: 'Your roof needs 1 more card, and you have 2 turns left.',
      buttons: [],
    });
  });

  test('says nothing more without a warning, or while a column is selected', () => {
    expect(withWarning(choosing, undefined, speech)).toBe(choosing);
    const selected = { ...choosing, title: 'Kitchen' };
    expect(withWarning(selected, warning, speech)).toBe(selected);
    expect(withWarning(undefined, warning, speech)).toBeUndefined();
  });
});
