import { expect, test } from 'vitest';
import { framed } from '../src/socket/frames.ts';

/** The texts of unmasked frames, read as RFC 6455 describes them. */
function textsIn(frames: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < frames.length;) {
    expect(frames[at]).toBe(0x81);
    const short = frames[at + 1]!;
    const wide = { 126: 2, 127: 8 }[short] ?? 0;
    const length =
      wide === 0 ? short : Number(BigInt(`0x${frames.toString('hex', at + 2, at + 2 + wide)}`));
    const start = at + 2 + wide;
    texts.push(frames.toString('utf8', start, start + length));
    at = start + length;
  }
  return texts;
}

test('several messages become one piece of whole frames, whatever their length', () => {
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536];
  const texts = [...lengths.map((length) => 'x'.repeat(length)), 'Schöne Tür 🏠', '{"a":1}'];
  expect(textsIn(framed(texts))).toEqual(texts);
});

test('a text for several watchers is framed once', () => {
  const frame = framed(['{"a":1}']);
  expect(framed(['{"a":1}'])).toBe(frame);
  expect(textsIn(framed(['{"a":2}']))).toEqual(['{"a":2}']);
  expect(textsIn(framed(['{"a":1}']))).toEqual(['{"a":1}']);
});
