import { catalog } from '@richtfest/catalog';
import { describe, expect, test } from 'vitest';
import { findMentions, mayMention } from '../mentions/find-mentions.ts';

const shed = { id: 'garden-shed', names: { en: 'The Shed', de: 'Gartenlaube' } };
const found = (text: string) => findMentions(text, [shed]).map((mention) => mention.text);

describe('a mention of a game', () => {
  test('is its id, its package, its name in code or in any language', () => {
    expect(found("import '@richtfest/garden-shed';")).toEqual(['garden-shed']);
    expect(found('gardenShed, GardenShedTypes, GARDEN_SHED')).toEqual([
      'gardenShed',
      'GardenShed',
      'GARDEN_SHED',
    ]);
    expect(found('Play The Shed! Die Gartenlaube.')).toEqual(['The Shed', 'Gartenlaube']);
    expect(findMentions('\n\ngarden-shed', [shed])).toEqual([
      { line: 3, game: 'garden-shed', text: 'garden-shed' },
    ]);
  });

  test('is no part of another word', () => {
    expect(found('a garden with a shed, bathe shed')).toEqual([]);
  });
});

describe('a game may be named', () => {
  test('in its own folders, in the registries, in tests and docs', () => {
    for (const { id } of catalog) {
      expect(mayMention(`games/${id}/src/index.ts`, id)).toBe(true);
      expect(mayMention(`web/src/games/${id}/index.ts`, id)).toBe(true);
      expect(mayMention('games/catalog/src/index.ts', id)).toBe(true);
      expect(mayMention('web/src/games/index.ts', id)).toBe(true);
      expect(mayMention('web/test/site-games.test.ts', id)).toBe(true);
      expect(mayMention('docs/adding-a-game.md', id)).toBe(true);
    }
  });

  test('nowhere else, not even in the folder of another game', () => {
    expect(mayMention('games/garden-shed/src/index.ts', 'ueberdachen')).toBe(false);
    expect(mayMention('web/src/games/garden-shed/index.ts', 'ueberdachen')).toBe(false);
    expect(mayMention('web/src/games/site-game.ts', 'ueberdachen')).toBe(false);
    expect(mayMention('web/src/home/houses.tsx', 'ueberdachen')).toBe(false);
    expect(mayMention('cli/src/commands/play.ts', 'ueberdachen')).toBe(false);
    expect(mayMention('scripts/generate/docs/figures.ts', 'ueberdachen')).toBe(false);
    expect(mayMention('package.json', 'ueberdachen')).toBe(false);
  });
});
