import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isSameDigest } from '../src/same-digest.ts';
import { keyHash } from '../src/tables/secrets.ts';

test('digests are the same if all of their bytes are', () => {
  const hash = keyHash('a key');
  expect(isSameDigest(hash, keyHash('a key'))).toBe(true);
  expect(isSameDigest(hash, keyHash('another key'))).toBe(false);
  expect(isSameDigest(hash, hash.slice(0, -1))).toBe(false);
  expect(isSameDigest(Buffer.from(hash), hash)).toBe(true);
  expect(isSameDigest(undefined, undefined)).toBe(false);
  expect(isSameDigest(hash, undefined)).toBe(false);
});

const DIGEST = String.raw`(?:keyHash|KeyHash|key_hash|tokenHash|token_hash|signature)\b(?:\([^)]*\))?`;
const COMPARED = new RegExp(
  String.raw`${DIGEST} [!=]==? (?!undefined|null|'')|[!=]==? [\w.?]*${DIGEST}(?! [!=]==?)`,
  'u',
);

test('no digest of a secret is compared with ===', () => {
  const root = fileURLToPath(new URL('../src', import.meta.url));
  const files = globSync('**/*.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .filter((line) => COMPARED.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
  expect('seat.person?.keyHash === hash').toMatch(COMPARED);
  expect('keyHash(key) === stored.hostKeyHash').toMatch(COMPARED);
  expect('if (from !== stored.hostKeyHash) return').toMatch(COMPARED);
});
