import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PIGS, folder, richtfest } from './richtfest.ts';

const frame = {
  format: 'richtfest-scenario/1',
  game: PIGS,
  rules: ['LP-10'],
  players: 2,
  position: { seat: 0, phase: 'build', dice: ['roof', 'roof', 'door', 'door', 'window'] },
};
const holds = {
  ...frame,
  title: 'A roof does not start a house',
  steps: [{ refused: '0 build straw roof new', rule: 'LP-10' }],
};
const fails = {
  ...frame,
  title: 'A door does not start a house',
  steps: [{ refused: '0 build straw door new', rule: 'LP-10' }],
};

function files(): string {
  const cwd = folder();
  mkdirSync(join(cwd, 'deep/er'), { recursive: true });
  writeFileSync(join(cwd, 'deep/a.json'), JSON.stringify(holds));
  writeFileSync(join(cwd, 'deep/er/b.json'), JSON.stringify(fails));
  return cwd;
}

test('prints one line each and a sum; exit code 0 if all pass', async () => {
  const { code, out } = await richtfest(['scenario', 'deep/a.json'], { cwd: files() });
  expect(out).toBe('ok   A roof does not start a house (LP-10)\n1 passed, 0 failed\n');
  expect(code).toBe(0);
});

test('a folder runs all files below it; a failure names its step, exit code 1', async () => {
  const { code, out } = await richtfest(['scenario', 'deep'], { cwd: files() });
  const lines = out.trimEnd().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^ok {3}A roof/);
  expect(lines[1]).toMatch(/^FAIL A door does not start a house \(LP-10\): step 1/);
  expect(lines[2]).toBe('1 passed, 1 failed');
  expect(code).toBe(1);
});

test('--json', async () => {
  const { out } = await richtfest(['scenario', 'deep', '--json'], { cwd: files() });
  const { outcomes, passed, failed } = JSON.parse(out);
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
  expect(outcomes[0]).toMatchObject({
    file: join('deep', 'a.json'),
    passed: true,
    rules: ['LP-10'],
  });
});

test('a scenario can name an older rules version, but not an unknown one', async () => {
  const cwd = folder();
  // Level on the two largest colours; version 1 went on to the third (BT-14).
  const tied = {
    format: 'richtfest-scenario/1',
    game: 'best-treehouse',
    rules: ['BT-14'],
    players: 2,
    title: 'The third colour decides',
    position: {
      phase: 'over',
      trees: [
        ['gymnastics-hall rock-garden', 'basketball-hoop language-school physics-lab'],
        ['water-balloon-store photo-studio', 'sauna comic-corner -'],
      ],
      points: [[4], [5]],
    },
    steps: [{ result: { scores: [9, 9], places: [1, 2] } }],
  };
  const write = (rulesVersion: number) =>
    writeFileSync(join(cwd, `v${rulesVersion}.json`), JSON.stringify({ ...tied, rulesVersion }));
  for (const version of [1, 2, 9]) write(version);
  const [first, newest, unknown] = await Promise.all(
    [1, 2, 9].map((version) => richtfest(['scenario', `v${version}.json`], { cwd })),
  );
  expect(first?.code).toBe(0);
  expect(newest?.code).toBe(1);
  expect(unknown?.code).toBe(2);
  expect(unknown?.err).toContain(
    '“v9.json”: Rules version 9 of best-treehouse is not known here; known are 1, 2.',
  );
});

test('a scenario of an unknown game is a usage error, not a failure', async () => {
  const cwd = folder();
  writeFileSync(join(cwd, 'a.json'), JSON.stringify({ ...holds, game: 'three-little-pig' }));
  const { code, err } = await richtfest(['scenario', 'a.json'], { cwd });
  expect(code).toBe(2);
  expect(err).toBe(
    '“a.json”: There is no game “three-little-pig”. Did you mean “three-little-pigs”?\n',
  );
});

test.each([
  ['en', 'The position can’t exist: position.dice[0]: Die a has no wolf on it. (LP-3)'],
  ['de', 'Die Stellung kann es nicht geben: position.dice[0]: Auf Würfel a'],
  ['nl', 'De stelling kan niet bestaan: position.dice[0]: Op dobbelsteen a'],
])('--lang %s says why a position can’t exist', async (language, sentence) => {
  const cwd = folder();
  const dice = ['wolf', 'door', 'door', 'window', 'roof'];
  writeFileSync(join(cwd, 'a.json'), JSON.stringify({ ...holds, position: { dice } }));
  const { code, out } = await richtfest(['scenario', 'a.json', '--lang', language], { cwd });
  expect(out).toContain(sentence);
  expect(out).toContain('LP-3');
  expect(code).toBe(1);
});

test.each([
  [{ players: 'two' }, 'players muss eine ganze Zahl sein, nicht "two"'],
  [{ stps: [] }, 'das Ganze hat ein unbekanntes Feld „stps“'],
  [{ steps: [] }, 'steps muss mindestens 1 Eintrag haben, nicht 0'],
])('--lang says what is wrong with a file: %j', async (change, problem) => {
  const cwd = folder();
  writeFileSync(join(cwd, 'a.json'), JSON.stringify({ ...holds, ...change }));
  const { code, err } = await richtfest(['scenario', 'a.json', '--lang', 'de'], { cwd });
  expect(err).toContain(`ist keine Szenario-Datei: ${problem}`);
  expect(code).toBe(2);
});
