import { catalog } from '@richtfest/catalog';
import { LANGUAGES, formatWith } from '@richtfest/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { siteGame } from '../src/games/index.ts';
import { hasWords, stretchesOf, wordsIn } from '../src/rules/find-words.ts';
import { PictureFrame } from '../src/rules/picture-frame.tsx';
import { DEFAULT_SETTINGS, resolveSettings } from '../src/settings/settings.ts';

const device = { languages: ['en'], isDark: false, wantsContrast: false, wantsLessMotion: false };
const settings = resolveSettings(DEFAULT_SETTINGS, device);

describe('words in rules', () => {
  test('are found and marked regardless of case and accents', () => {
    expect(hasWords('Türen und Dächer', wordsIn('DACHER tur'))).toBe(true);
    expect(hasWords('Türen und Dächer', wordsIn('tur wolf'))).toBe(false);
    expect(stretchesOf('Tür an Tür', wordsIn('tur'))).toEqual([
      { text: 'Tür', isFound: true },
      { text: ' an ', isFound: false },
      { text: 'Tür', isFound: true },
    ]);
    const texts = ['Häuser', '', 'İstanbul ŠŠ', 'ﬁre'];
    for (const text of texts) {
      const cut = stretchesOf(text, wordsIn('s'));
      expect(cut.map(({ text: stretch }) => stretch).join('')).toBe(text);
    }
  });
});

const illustrated = catalog.filter(({ id }) => siteGame(id).loadRulePictures !== undefined);

describe.each(illustrated)('the pages of $id', ({ id, load }) => {
  test('have pictures that render in every language, each for an existing rule', async () => {
    const game = await load();
    const pictures = await siteGame(id).loadRulePictures!();
    const numbers = new Set(game.rules.map(({ number }) => number));
    expect(Object.keys(pictures.rules).length).toBeGreaterThanOrEqual(10);
    for (const number of Object.keys(pictures.rules)) expect(numbers).toContain(number);
    expect(pictures.summary.length).toBeGreaterThanOrEqual(3);
    expect(pictures.summary.length).toBeLessThanOrEqual(5);
    const all = [...Object.values(pictures.rules), ...pictures.summary.map((each) => each.Picture)];
    for (const language of LANGUAGES) {
      const format = formatWith(Intl, language, []);
      const page = createElement(pictures.Surroundings, {
        format,
        language,
        settings: { ...settings, language },
        children: all.map((Picture, key) =>
          createElement(PictureFrame, { key, papers: pictures.papers, Picture }),
        ),
      });
      const frames = renderToStaticMarkup(page).split('data-picture').slice(1);
      expect(frames.length).toBe(all.length);
      for (const drawn of frames) expect(drawn.length).toBeGreaterThan(200);
      for (const { caption } of pictures.summary) {
        expect(caption[language].length).toBeGreaterThan(15);
        expect(caption[language].length).toBeLessThanOrEqual(95);
      }
    }
  });

  test('explain for every ruling what was open and what was chosen', async () => {
    const game = await load();
    const edition = await siteGame(id).loadEdition!();
    const rulings = game.rules.flatMap(({ number, sources }) =>
      sources.includes('ruling') ? [number] : [],
    );
    for (const language of LANGUAGES) {
      expect(Object.keys(edition.points[language])).toEqual(rulings);
      for (const { open, chosen } of Object.values(edition.points[language])) {
        expect(open).not.toBe('');
        expect(chosen).not.toBe('');
      }
      for (const { rule } of edition.differences?.[language] ?? []) {
        expect(rulings).toContain(rule);
      }
    }
  });
});
