import { readFile, readdir } from 'node:fs/promises';
import { findGame } from '@richtfest/catalog';
import { LANGUAGES, type MatchFile, replay } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { siteGame, siteGames } from '../../src/games/index.ts';

async function finalViews(id: string): Promise<object[]> {
  const folder = new URL(`../../../games/${id}/test/matches/`, import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  return Promise.all(
    names.map(async (name) => {
      const file = JSON.parse(await readFile(new URL(name, folder), 'utf8')) as MatchFile;
      const game = await findGame(id)!.load(file.rulesVersion);
      return game.view(replay(game, file).match!.state, 'public');
    }),
  );
}

describe.each(siteGames.map(({ id }) => id))('the feats of %s', (id) => {
  test('have a text in every language, and some houses have them while others do not', async () => {
    const feats = (await siteGame(id).loadFeats?.())!;
    const views = await finalViews(id);
    const found = views.flatMap((view) => [0, 1].map((seat) => feats.of(view, seat)));
    for (const language of LANGUAGES) {
      const texts = feats.texts[language];
      expect(Object.keys(texts)).toEqual(Object.keys(feats.texts.en));
      expect(Object.values(texts).filter((text) => text.length < 10)).toEqual([]);
      expect(Object.keys(texts)).toEqual(expect.arrayContaining(found.flat()));
    }
    const counts = new Set(found.map(({ length }) => length));
    expect(counts.size).toBeGreaterThan(1);
  });
});

test('a stone house is finished and all of stone', async () => {
  const feats = (await siteGame('three-little-pigs').loadFeats?.())!;
  const tile = (kind: string, material: string) => ({ kind, material, pots: 0 });
  const of = (...house: readonly object[]) => feats.of({ players: [{ houses: [house] }] }, 0);
  expect(of(tile('door', 'stone'), tile('roof', 'stone'))).toEqual(['stone-house']);
  expect(of(tile('door', 'stone'), tile('roof', 'straw'))).toEqual([]);
  expect(of(tile('door', 'stone'), tile('window', 'stone'))).toEqual([]);
});
