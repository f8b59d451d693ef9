import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { PIGS, folder, richtfest } from './richtfest.ts';

let match = '';

beforeAll(async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'richtfest-'));
  const words = [
    '--seats',
    'name:Anna,random',
    '--seed',
    'wolf',
    '--option',
    'firstSeat=0',
    '--save',
    'a.json',
  ];
  await richtfest(['play', PIGS, ...words], { cwd, input: '1\n'.repeat(200) });
  match = readFileSync(join(cwd, 'a.json'), 'utf8');
  rmSync(cwd, { recursive: true });
});

/** A folder with the changed match. */
function tampered(change: (text: string) => string): { cwd: string; path: string } {
  const cwd = folder();
  const path = join(cwd, 'match.json');
  const changed = change(match);
  writeFileSync(path, changed);
  return { cwd, path };
}

async function verified(change: (text: string) => string, ...more: string[]) {
  const { cwd } = tampered(change);
  const { code, out } = await richtfest(['verify', 'match.json', ...more], { cwd });
  return { code, out };
}

test('verify says what it proves and what it does not', async () => {
  const { code, out } = await verified((text) => text);
  expect(code).toBe(0);
  expect(out).toMatch(
    /^ok {3}match\.json: All \d+ moves follow the rules and lead to the recorded result\.\nThis proves that luck and moves were not changed after the start\. It does not prove that the host could not know the luck in advance\.\n$/,
  );
});

test('verify and replay mention take-backs by consent', async () => {
  const change = (text: string) => text.replace('"secret"', '"takeBacks": 2, "secret"');
  const { code, out } = await verified(change);
  expect(code).toBe(0);
  expect(out).toContain('2 times all agreed to take a turn back');
  const { cwd } = tampered(change);
  const replayed = await richtfest(['replay', 'match.json', '--lang', 'de'], { cwd });
  expect(replayed.out).toContain('2-mal waren alle einverstanden, einen Zug zurückzunehmen');
});

test('a changed move fails with the move and the reason', async () => {
  const { code, out } = await verified((text) =>
    text.replace('0 build straw door', '0 build stone door'),
  );
  expect(code).toBe(1);
  expect(out).toBe(
    'FAIL match.json: Move 2, “0 build stone door new”, is against the rules: A stone door costs four doors; you have only three to spend. (LP-8)\n',
  );
});

test('a changed secret fails against the commitment', async () => {
  const { code, out } = await verified((text) =>
    text.replace(
      /("secret": ")(.)/,
      (_, start: string, digit: string) => start + (digit === '0' ? '1' : '0'),
    ),
  );
  expect(code).toBe(1);
  expect(out).toContain('FAIL match.json: The secret is not the one this table committed to');
});

test('a changed result fails, in every language', async () => {
  const change = (text: string) => text.replace(/"score": \d+/, '"score": 99');
  const [en, de, nl] = await Promise.all([
    verified(change),
    verified(change, '--lang', 'de'),
    verified(change, '--lang', 'nl'),
  ]);
  expect(en).toEqual({
    code: 1,
    out: 'FAIL match.json: The moves lead to a different result than the recorded one.\n',
  });
  expect(de.out).toContain('Das festgehaltene Ergebnis ist nicht das, zu dem die Züge führen.');
  expect(nl.out).toContain('De vermelde uitslag is niet die waartoe de zetten leiden.');
});

test('a missing secret, a missing result and an unreadable move get different messages', async () => {
  const [secret, result, move] = await Promise.all([
    verified((text) => text.replace(/,\s*"secret": "[0-9a-f]*"/, '')),
    verified((text) => {
      const { result: _, ...rest } = JSON.parse(text) as Record<string, unknown>;
      return JSON.stringify(rest);
    }),
    verified((text) => text.replace('"0 stop"', '"0 jump"')),
  ]);
  expect(secret.out).toContain('The secret is not in the file.');
  expect(result.out).toContain('The game is over, but the file records no result.');
  expect(move.out).toContain('Move 1, “0 jump”, is not a move of this game.');
  expect([secret.code, result.code, move.code]).toEqual([1, 1, 1]);
});

test('verify --json prints the problem as data and as text', async () => {
  const { out } = await verified(
    (text) => text.replace('0 build straw door', '0 build stone door'),
    '--json',
  );
  const { files, passed, failed } = JSON.parse(out);
  expect({ passed, failed }).toEqual({ passed: 0, failed: 1 });
  expect(files[0]).toMatchObject({
    file: 'match.json',
    game: PIGS,
    holds: false,
    problems: [{ kind: 'refused-move', at: 1, reason: { rule: 'LP-8' } }],
  });
});

test('a move of a seat that does not exist is reported', async () => {
  const { cwd } = tampered((text) => text.replace('"0 stop"', '"7 stop"'));
  for (const command of ['verify', 'replay']) {
    const { code, err } = await richtfest([command, 'match.json'], { cwd });
    expect({ code, err }).toEqual({
      code: 2,
      err: '“match.json” is not a match file: the seat of moves[0] must be a seat from 0 to 1, not 7.\n',
    });
  }
});

test('an unknown rules version is reported', async () => {
  const { cwd } = tampered((text) => text.replace('"rulesVersion": 1', '"rulesVersion": 99'));
  const { code, err } = await richtfest(['replay', 'match.json'], { cwd });
  expect(code).toBe(2);
  expect(err).toBe(
    '“match.json”: Rules version 99 of three-little-pigs is not known here; known are 1.\n',
  );
});

test.each([
  ['en', 'At the table: Anna and Random', 'Anna stops rolling.', ' wins.'],
  ['de', 'Am Tisch: Anna und Random', 'Anna hört auf zu würfeln.', ' gewinnt.'],
  ['nl', 'Aan tafel: Anna en Random', 'Anna stopt met gooien.', ' wint.'],
] as const)('replay tells the game in %s', async (language, players, stops, wins) => {
  const { cwd } = tampered((text) => text);
  const { code, out } = await richtfest(['replay', 'match.json', '--lang', language], { cwd });
  expect(code).toBe(0);
  expect(out).toContain(players);
  expect(out).toContain(stops);
  expect(out).toMatch(/\n +1 {2}Anna {4}stop\n/);
  expect(out.trimEnd().split('\n').at(-1)).toContain(wins);
});

test('replay stops at --until, draws pictures, and shows the view of a seat', async () => {
  const { cwd } = tampered((text) => text);
  const words = ['replay', 'match.json', '--until', '2', '--pictures', '--seat', '1'];
  const { out } = await richtfest(words, { cwd });
  const total = JSON.parse(match).moves.length;
  expect(out.trimEnd().split('\n').at(-1)).toBe(`Shown up to move 2 of ${total}.`);
  expect(out.match(/empty stacks: 0 of 3/g)).toHaveLength(2);
  const seat = await richtfest(['replay', 'match.json', '--seat', '2'], { cwd });
  expect(seat).toEqual({
    code: 2,
    out: '',
    err: '--seat must be from 0 to 1 in this match, not 2.\n',
  });
});

test('replay --json has every move in notation and words', async () => {
  const { cwd } = tampered((text) => text);
  const { out } = await richtfest(['replay', 'match.json', '--json'], {
    cwd,
    env: { FORCE_COLOR: '1', NO_COLOR: '' },
  });
  const replayed = JSON.parse(out);
  expect(replayed.moves[0]).toEqual({
    number: 1,
    seat: 0,
    name: 'Anna',
    move: 'stop',
    sentence: 'Stop rolling',
    events: ['Anna stops rolling.'],
  });
  expect(replayed.result).toEqual(JSON.parse(match).result);
});

test('replay prints a tampered match up to the invalid move', async () => {
  const { cwd } = tampered((text) => text.replace('0 build straw door', '0 build stone door'));
  const { code, out, err } = await richtfest(['replay', 'match.json'], { cwd });
  expect(code).toBe(1);
  expect(out).toContain('Anna stops rolling.');
  expect(err).toMatch(/^Move 2, “0 build stone door new”, is against the rules:/);
});

test('control characters are removed from names', async () => {
  const { cwd } = tampered((text) => text.replaceAll('"Anna"', '"An\\u001b[2Jna"'));
  const { out } = await richtfest(['replay', 'match.json', '--until', '1'], { cwd });
  expect(out).not.toContain('\u001b[2J');
  expect(out).toContain('An�[2Jna');
});
