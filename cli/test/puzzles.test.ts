import { catalog } from '@richtfest/catalog';
import { expect, test } from 'vitest';
import { PIGS, richtfest } from './richtfest.ts';

test('shipped puzzles hold when they are solved again', async () => {
  const { code, out, err } = await richtfest(['puzzles', 'check', PIGS, '--sample', '3', '--json']);
  expect({ code, err }).toEqual({
    code: 0,
    err: '1 of 3 puzzles\n2 of 3 puzzles\n3 of 3 puzzles\n',
  });
  expect(JSON.parse(out)).toEqual({
    depth: 10,
    seed: 'check',
    games: [{ game: PIGS, checked: 3, held: 3, failed: [] }],
    isComplete: true,
  });
});

test('the outcome is also a sentence', async () => {
  const { code, out } = await richtfest(['puzzles', 'check', PIGS, '--sample', '2']);
  expect({ code, out }).toEqual({ code: 0, out: `${PIGS}: 2 of 2 puzzles hold at depth 10.\n` });
});

interface Measured {
  readonly games: readonly { game: string; bands: { band: number; family: number }[] }[];
}

test('the bands of each game are measured, and the exit code says whether each is harder', async () => {
  const words = ['puzzles', 'measure', '--sample', '6', '--attempts', '2', '--json'];
  const { code, out } = await richtfest(words);
  const { games } = JSON.parse(out) as Measured;
  expect(games.map(({ game }) => game)).toEqual(catalog.map(({ id }) => id));
  const areHarder = games.every(({ bands }) =>
    bands.every(({ family }, at) => at === 0 || bands[at - 1]!.family - family >= 0.15),
  );
  expect(code).toBe(areHarder ? 0 : 1);
});

test.each([
  [['puzzles', 'solve'], 'There is no task “solve”. Tasks: check, measure.'],
  [['puzzles', 'chek'], 'There is no task “chek”. Did you mean “check”?'],
  [['puzzles', 'check', 'three-litle-pigs'], `Did you mean “${PIGS}”?`],
  [['puzzles', 'check', '--depth', '0'], '--depth'],
])('%j is refused with a hint', async (words, hint) => {
  const { code, err } = await richtfest(words);
  expect(code).toBe(2);
  expect(err).toContain(hint);
});
