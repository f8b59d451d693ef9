import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PIGS, folder, richtfest, richtfestProcess } from './richtfest.ts';

function score(sheet: unknown, ...more: string[]) {
  const cwd = folder();
  writeFileSync(join(cwd, 'sheet.json'), JSON.stringify(sheet));
  return richtfest(['score', PIGS, 'sheet.json', ...more], { cwd });
}

test('games lists the games, also as JSON', async () => {
  const [text, german, json] = await Promise.all([
    richtfest(['games']),
    richtfest(['games', '--lang', 'de']),
    richtfest(['games', '--json']),
  ]);
  expect(text.out).toContain('three-little-pigs  The Three Little Pigs');
  expect(german.out).toContain('Die drei kleinen Schweinchen');
  const [pigs, , treehouse] = JSON.parse(json.out).games;
  expect(pigs).toMatchObject({ id: PIGS, players: { min: 2, max: 5 }, rulesVersions: [1] });
  expect(treehouse).toMatchObject({ id: 'best-treehouse', rulesVersions: [1, 2] });
});

test('rules prints all rules under their headings, with their sources', async () => {
  const { code, out } = await richtfest(['rules', PIGS]);
  expect(code).toBe(0);
  for (let number = 1; number <= 19; number++) expect(out).toContain(`\nLP-${number}  `);
  expect(out).toContain('LP-2  Flower pots  [our number]');
  expect(out).toContain('\nThe wolf\n\nLP-14');
  expect(out).toContain('At every table\n\nRF-1');
});

test('one rule is found by LP-14, lp14 and 14', async () => {
  const [full, short, bare] = await Promise.all([
    richtfest(['rules', PIGS, 'LP-14', '--lang', 'de']),
    richtfest(['rules', PIGS, 'lp14', '--lang', 'de']),
    richtfest(['rules', PIGS, '14', '--lang', 'de']),
  ]);
  expect(full.out).toMatch(/^LP-14 {2}/);
  expect(short).toEqual(full);
  expect(bare).toEqual(full);
});

test('rules prints lists with a dot before each item', async () => {
  const { out } = await richtfest(['rules', 'ueberdachen', 'UD-3', '--lang', 'de']);
  expect(out).toContain('\n  - Kammer (klein, aus der Anleitung): Heizung, Licht, Putz, Tür.\n');
  expect(out).toMatch(/\S\n\n {2}In der Anleitung steht nur die Kammer\./);
  expect(out).toMatch(/\n {2}- Küche \(groß, von uns\): links Licht, .*\n {4}\S/);
});

test('rules --json', async () => {
  const { out } = await richtfest(['rules', PIGS, '18', '--json']);
  expect(JSON.parse(out)).toMatchObject({
    game: PIGS,
    rules: [{ number: 'LP-18', sources: ['book'] }],
  });
});

test('the example of the score sheet can be scored: 16 points for Anna', async () => {
  const cwd = folder();
  const { out: example } = await richtfest(['score', PIGS, '--example']);
  writeFileSync(join(cwd, 'houses.json'), example);
  const { code, out } = await richtfest(['score', PIGS, 'houses.json'], { cwd });
  expect(code).toBe(0);
  expect(out).toMatch(/Anna {2}Ben\n/);
  expect(out).toMatch(/Total +16 +11\n {2}Place +1 +2\n/);
  expect(out).toContain('\nAnna wins.\n');
});

test('a tie that is broken is explained, one that is not is shared', async () => {
  const broken = [
    { name: 'Ben', houses: ['straw window, straw roof', 'straw door, straw roof'] },
    { name: 'Cleo', houses: ['stone door, stone roof +1'] },
  ];
  const shared = [
    { name: 'Ben', houses: ['straw window, straw roof'] },
    { name: 'Cleo', houses: ['straw door, straw roof'] },
  ];
  const [one, two] = await Promise.all([
    score({ players: broken }),
    score({ players: shared }, '--lang', 'nl'),
  ]);
  expect(one.out).toContain(
    'Ben wins.\nBen and Cleo are level at 10 points; the tie-break puts Ben ahead (2 : 1).\n',
  );
  expect(two.out.trimEnd().split('\n').at(-1)).toBe('Ben en Cleo winnen samen.');
});

test('an impossible table is refused with the rule', async () => {
  const sheet = { players: [{ houses: ['straw roof, straw door'] }] };
  const [text, json] = await Promise.all([score(sheet), score(sheet, '--json')]);
  expect(text.code).toBe(1);
  expect(text.out).toBe('');
  expect(text.err).toMatch(
    /^This can’t be on a table, at players\[0\]\.houses\[0\]: .*\(LP-1[01]\)/s,
  );
  expect(text.err).toMatch(/\nLP-1[01] {2}/);
  expect(json.code).toBe(1);
  expect(JSON.parse(json.out)).toMatchObject({ where: 'players[0].houses[0]' });
});

test('a score sheet is also read from the input; --json', async () => {
  const sheet = { players: [{ name: 'Ben', houses: ['wood door, wood roof'] }] };
  const { code, out } = await richtfestProcess(['score', PIGS, '-', '--json'], {
    input: JSON.stringify(sheet),
  });
  expect(code).toBe(0);
  expect(JSON.parse(out).seats).toEqual([
    { name: 'Ben', score: 7, parts: { tiles: 6, pots: 0, houses: 1 }, tieBreaks: [1], place: 1 },
  ]);
});

test('bench measures and calibrates', async () => {
  const { code, out } = await richtfest([
    'bench',
    'playouts',
    '--players',
    '2',
    '--seconds',
    '1',
    '--json',
  ]);
  expect(code).toBe(0);
  const figures = JSON.parse(out);
  expect(figures).toMatchObject({
    bench: 'playouts',
    game: PIGS,
    players: 2,
    bots: ['random', 'random'],
  });
  expect(figures.rounds).toHaveLength(5);
  expect(figures.rounds.toSorted((a: number, b: number) => a - b)[2]).toBe(figures.gamesPerSecond);
  expect(figures.calibration).toBeGreaterThan(0);
});
