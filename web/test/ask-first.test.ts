import { catalog } from '@richtfest/catalog';
import { expect, test } from 'vitest';
import { loadTable, siteGames } from '../src/games/index.ts';
import { examplesOf, givenUp } from '../src/table/ask-first/use-ask-first.ts';

const givesUp = { done: ['build'] };

test('ending a turn while something can be built names what is lost', () => {
  const legal = [{ verb: 'build' }, { verb: 'blow' }, { verb: 'done' }];
  expect(givenUp({ verb: 'done' }, legal, givesUp)).toEqual([{ verb: 'build' }]);
  expect(givenUp({ verb: 'done' }, [{ verb: 'done' }], givesUp)).toEqual([]);
  expect(givenUp({ verb: 'build' }, legal, givesUp)).toEqual([]);
});

test('one move of each verb comes first', () => {
  const moves = [{ verb: 'build', cell: 1 }, { verb: 'build', cell: 2 }, { verb: 'trade' }];
  expect(examplesOf(moves)).toEqual([moves[0], moves[2], moves[1]]);
});

test.each(siteGames)('$id names verbs it has', async ({ id }) => {
  const game = await catalog.find((entry) => entry.id === id)!.load();
  const { givesUp: own = {} } = await loadTable(id);
  const verbs = Object.entries(own).flatMap(([verb, lost]) => [verb, ...lost]);
  expect(verbs.length).toBeGreaterThan(0);
  expect(verbs.filter((verb) => !game.verbs.includes(verb))).toEqual([]);
});
