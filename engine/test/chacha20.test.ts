import { chacha20Block, quarterRound } from '@richtfest/engine';
import { expect, test } from 'vitest';

const bytesToWords = (first: number) =>
  Uint32Array.from({ length: 8 }, (_, word) => {
    const at = first + word * 4;
    return at | ((at + 1) << 8) | ((at + 2) << 16) | ((at + 3) << 24);
  });

test('the quarter round of RFC 8439, 2.1.1', () => {
  const state = Uint32Array.of(0x11111111, 0x01020304, 0x9b8d6f43, 0x01234567);
  quarterRound(state, 0, 1, 2, 3);
  expect([...state]).toEqual([0xea2a92f4, 0xcb1cf8ce, 0x4581472e, 0x5881c4bb]);
});

test('the block function of RFC 8439, 2.3.2', () => {
  const block = chacha20Block(bytesToWords(0), 1, [0x09000000, 0x4a000000, 0]);
  expect([...block].map((word) => word.toString(16).padStart(8, '0'))).toEqual([
    'e4e7f110',
    '15593bd1',
    '1fdd0f50',
    'c47120a3',
    'c7f4d1c7',
    '0368c033',
    '9aaa2204',
    '4e6cd4c3',
    '466482d2',
    '09aa9f07',
    '05d7c214',
    'a2028bd9',
    'd19c12b5',
    'b94e16de',
    'e883d0cb',
    '4e3c50a2',
  ]);
});

test('the zero key of RFC 8439, A.1', () => {
  const [first] = chacha20Block(new Uint32Array(8), 0, [0, 0, 0]);
  expect(first).toBe(0xade0b876);
});
