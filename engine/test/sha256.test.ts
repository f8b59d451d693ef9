import { createHash } from 'node:crypto';
import { sha256Hex } from '@richtfest/engine';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

test('the vectors of FIPS 180-4', () => {
  expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256Hex('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
});

test('hashes half a surrogate pair as the replacement character, like the platform', () => {
  for (const text of ['\ud83c', 'a\udfe0b', '\udfe0\ud83c']) {
    expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  }
});

test('agrees with the platform on any text, including at block boundaries', () => {
  const platform = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
  for (let length = 50; length < 140; length++) {
    expect(sha256Hex('x'.repeat(length))).toBe(platform('x'.repeat(length)));
  }
  const text = fc.string({ unit: 'binary', maxLength: 200 });
  fc.assert(
    fc.property(text, (any) => sha256Hex(any) === platform(any)),
    { seed: 1, numRuns: 300 },
  );
});
