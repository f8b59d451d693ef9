import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteBox, listBoxes, newBoxId, writeBox } from '../../src/box-bot/saved-box.ts';
import { savedBox, gameNamed } from '../support/box-tables.ts';
import { stubStorage } from '../support/stub-storage.ts';

describe('saved games with a box', () => {
  beforeEach(() => {
    stubStorage();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('are listed, latest first, and deleted one by one', () => {
    const { game } = gameNamed('three-little-pigs');
    vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
    const ids = [1, 2, 3].map(() => {
      const id = newBoxId(game.id);
      writeBox(id, savedBox(game));
      vi.advanceTimersByTime(1000);
      return id;
    });
    expect(new Set(ids).size).toBe(3);
    expect(listBoxes('dream-home')).toEqual([]);
    writeBox(ids[0]!, savedBox(game));
    const listed = () => listBoxes(game.id).map(({ id }) => id);
    expect(listed()).toEqual([ids[0], ids[2], ids[1]]);
    deleteBox(game.id, ids[2]!);
    expect(listed()).toEqual([ids[0], ids[1]]);
    expect(newBoxId(game.id)).toBe(ids[2]);
  });
});
