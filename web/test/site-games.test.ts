import { catalog } from '@richtfest/catalog';
import { LANGUAGES } from '@richtfest/engine';
import { pebbles } from '../../testkit/test/pebbles.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { creditOf } from '../src/games/credits.ts';
import { loadEdition, loadTable, siteGame, siteGames } from '../src/games/index.ts';
import { PictureTable } from '../src/games/picture-table.tsx';
import { PlainHouse } from '../src/home/art/plain-house.tsx';
import { streetOf } from '../src/home/houses.tsx';
import { LearnLink } from '../src/lessons/learn-link.tsx';
import { presetPlan } from '../src/set-up/presets.ts';
import { frameTexts } from '../src/texts/index.ts';

test('every game the site draws is in the catalog, once', () => {
  const ids = siteGames.map(({ id }) => id);
  expect(catalog.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(siteGames)('the table of $id', ({ id }) => {
  test('explains the same keys in every language', async () => {
    const { keys } = await loadTable(id);
    const pressed = LANGUAGES.map((language) => keys![language].map((help) => help.keys));
    for (const each of pressed) expect(each).toEqual(pressed[0]);
    for (const language of LANGUAGES) {
      expect(keys![language].filter(({ does }) => does.length <= 3)).toEqual([]);
    }
  });

  test('names only verbs of the game in givesUp', async () => {
    const { givesUp } = await loadTable(id);
    const game = await catalog.find((entry) => entry.id === id)!.load();
    const verbs = Object.keys(game.texts.en.moves);
    for (const [verb, lost] of Object.entries(givesUp!)) {
      expect(verbs).toEqual(expect.arrayContaining([verb, ...lost]));
    }
  });
});

describe('a game the site has nothing for', () => {
  test('is last on the street, with a plain house', () => {
    const street = streetOf([{ id: 'shed' }, ...siteGames]);
    expect(street.map(({ id }) => id)).toEqual([...siteGames.map(({ id }) => id), 'shed']);
    expect(street.filter(({ Art }) => Art === PlainHouse).map(({ id }) => id)).toEqual(['shed']);
  });

  test('is played at the text table', async () => {
    expect(await loadTable('shed')).toEqual({ table: PictureTable });
  });

  test('has no link to a lesson', () => {
    const linkTo = (game: string) =>
      renderToStaticMarkup(
        createElement(Router, { ssrPath: '/', children: createElement(LearnLink, { game }) }),
      );
    expect(linkTo('shed')).toBe('');
    expect(linkTo('ueberdachen')).toContain('/games/ueberdachen/learn');
  });

  test('has an edition page without open points', async () => {
    expect(await loadEdition('shed')).toEqual({ points: { en: {}, de: {}, nl: {} } });
  });

  test('is set up with the options of its rules', () => {
    expect(presetPlan(pebbles, 'quick', { seats: [], options: {} }).options).toEqual({});
    expect(siteGame('shed')).toEqual({ id: 'shed' });
  });

  test('has credits as far as the catalog knows them', () => {
    const entry = { ...catalog[0]!, id: 'shed', designer: 'Anna' };
    expect(creditOf(entry, frameTexts.en.about)).toBe(frameTexts.en.about.by('Anna'));
  });
});
