import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { packFolder } from '../release/executable/archive.ts';
import { writeBlob } from '../release/executable/build.ts';
import { ExtractError, cacheFolder, extracted } from '../release/executable/extract.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'richtfest-extract-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An application of two files. */
function anArchive(version = '1.2.3') {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'lib'));
  writeFileSync(join(folder, 'lib', 'main.js'), 'main');
  writeFileSync(join(folder, 'package.json'), '{}');
  return packFolder(folder, version);
}

test('the application is unpacked once, completely, under its version', () => {
  const cache = join(temporaryFolder(), 'cache');
  const archive = anArchive();
  const folder = extracted(archive, cache);
  expect(readFileSync(join(folder, 'lib', 'main.js'), 'utf8')).toBe('main');
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe('{}');
  writeFileSync(join(folder, 'lib', 'main.js'), 'used');
  expect(extracted(archive, cache)).toBe(folder);
  expect(readFileSync(join(folder, 'lib', 'main.js'), 'utf8')).toBe('used');
  expect(extracted(anArchive('1.3.0'), cache)).not.toBe(folder);
  expect(readdirSync(cache)).toHaveLength(2);
});

test('what goes into the executable is the same, byte for byte, wherever it is built', async () => {
  const [one, other] = [temporaryFolder(), temporaryFolder()];
  const blob = readFileSync(await writeBlob(anArchive(), one));
  expect(readFileSync(await writeBlob(anArchive(), other)).equals(blob)).toBe(true);
});

test('an application with missing or shortened files is unpacked again', () => {
  const cache = temporaryFolder();
  const archive = anArchive();
  const folder = extracted(archive, cache);
  rmSync(join(folder, 'package.json'));
  writeFileSync(join(folder, 'lib', 'main.js'), '');
  expect(extracted(archive, cache)).toBe(folder);
  expect(readFileSync(join(folder, 'lib', 'main.js'), 'utf8')).toBe('main');
  expect(readdirSync(folder)).toEqual(['lib', 'package.json']);
  expect(readdirSync(cache)).toHaveLength(1);
});

test('a damaged executable unpacks nothing', () => {
  const cache = temporaryFolder();
  const { index, content } = anArchive();
  const damaged = { index, content: content.subarray(1) };
  expect(() => extracted(damaged, cache)).toThrow(
    new ExtractError('This executable is damaged. Download it again.'),
  );
  expect(readdirSync(cache)).toEqual([]);
});

test('a cache that can’t be written to is named, and so is the way out', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const cache = join(file, 'richtfest');
  expect(() => extracted(anArchive(), cache)).toThrow(ExtractError);
  expect(() => extracted(anArchive(), cache)).toThrow(
    /unpacks itself into .*file\/richtfest, and that failed: ENOTDIR.* Set XDG_CACHE_HOME/u,
  );
});

test.each([
  [{}, '/people/ann', '/people/ann/.cache/richtfest'],
  [{ XDG_CACHE_HOME: '' }, '/people/ann', '/people/ann/.cache/richtfest'],
  [{ XDG_CACHE_HOME: '/caches' }, '/people/ann', '/caches/richtfest'],
  [
    { XDG_CACHE_HOME: '/caches', CACHE_DIRECTORY: '/var/cache/richtfest:/b' },
    '',
    '/var/cache/richtfest',
  ],
])('with %j and the home “%s” it unpacks into %s', (environment, home, expected) => {
  expect(cacheFolder(environment, home)).toBe(expected);
});

test('without a home, it says what to do', () => {
  expect(() => cacheFolder({}, '')).toThrow(/Set XDG_CACHE_HOME to a folder/u);
});
