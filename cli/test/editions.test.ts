import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDITION_FORMAT, type MatchFile } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { PIGS, folder, richtfest } from './richtfest.ts';

const wheel = ['straw', 'wood', 'stone'];
const edition = {
  format: EDITION_FORMAT,
  game: PIGS,
  rulesVersion: 1,
  name: 'Our box',
  options: { wheel },
};

/** A folder with `box.json`. */
function withFile(content: unknown): { cwd: string } {
  const cwd = folder();
  writeFileSync(join(cwd, 'box.json'), JSON.stringify(content));
  return { cwd };
}

const matchIn = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as MatchFile;

test('an edition is simulated, and its match files replay and verify', async () => {
  const { cwd } = withFile(edition);
  const words = ['--edition', 'box.json', '--games', '2', '--workers', '1', '--save', 'games'];
  expect(await richtfest(['simulate', PIGS, ...words], { cwd })).toMatchObject({ code: 0 });
  const [file = ''] = readdirSync(join(cwd, 'games'));
  const path = join(cwd, 'games', file);
  expect(matchIn(path)).toMatchObject({ editionName: 'Our box', options: { wheel } });
  expect(await richtfest(['verify', path])).toMatchObject({ code: 0 });
  const { out } = await richtfest(['replay', path, '--lang', 'de']);
  expect(out).toContain('Ausgabe: Our box');
});

test('a game in the terminal plays the edition, and options override it', async () => {
  const { cwd } = withFile(edition);
  const words = ['--seats', 'me,random', '--edition', 'box.json', '--option', 'wheel=["stone"]'];
  const saved = ['--save', 'a.json'];
  await richtfest(['play', PIGS, ...words, ...saved], { cwd, input: 'quit\n' });
  expect(matchIn(join(cwd, 'a.json'))).toMatchObject({
    editionName: 'Our box',
    options: { wheel: ['stone'] },
  });
});

test.each([
  ['of another game', { game: 'dream-home' }, 'game must be three-little-pigs, not dream-home.'],
  ['of a newer version', { rulesVersion: 99 }, 'rulesVersion must be at most'],
  ['without a name', { name: '' }, 'name must be at least 1 characters long'],
  ['with an option that is no data', { options: { experienced: true } }, 'is not component data'],
  [
    'with impossible data',
    { options: { wheel: [] } },
    'options.wheel must have at least 1 entry, not 0.',
  ],
])('a file %s is refused with a reason', async (_, change, reason) => {
  const { cwd } = withFile({ ...edition, ...change });
  const ran = await richtfest(['simulate', PIGS, '--edition', 'box.json'], { cwd });
  expect(ran).toMatchObject({ code: 2, out: '' });
  expect(ran.err).toContain('“box.json” is not an edition of three-little-pigs:');
  expect(ran.err).toContain(reason);
});
