import { expect, test } from 'vitest';
import { PLAYER_FACES, playerFaces } from '../src/index.ts';

test('everyone has a face of their own, chosen or not', () => {
  expect(playerFaces([{}, {}, {}])).toEqual(['fox', 'owl', 'rabbit']);
  expect(playerFaces([{}, { face: 'fox' }, {}])).toEqual(['owl', 'fox', 'rabbit']);
  const many = playerFaces(Array.from({ length: 8 }, () => ({})));
  expect(new Set(many).size).toBe(8);
});

test('two people may choose the same face', () => {
  expect(playerFaces([{ face: 'cat' }, { face: 'cat' }])).toEqual(['cat', 'cat']);
});

test('bots have faces of their own', () => {
  expect(playerFaces([{ bot: 'family', face: 'owl' }, {}])).toEqual([undefined, 'owl']);
});

test('the list has no face twice', () => {
  expect(new Set(PLAYER_FACES).size).toBe(PLAYER_FACES.length);
});
