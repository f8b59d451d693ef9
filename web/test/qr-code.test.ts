import { describe, expect, test } from 'vitest';
import { qrCode } from '../src/qr/qr-code.ts';
import { checkBytes } from '../src/qr/reed-solomon.ts';

const drawn = (text: string) =>
  qrCode(text)?.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));

/** Verified with an independent reader (jsQR). */
const LINK = `
#######.##.......###..#######
#.....#...###...####..#.....#
#.###.#..#.#.#.######.#.###.#
#.###.#.#.###.###..#..#.###.#
#.###.#.#...###.#...#.#.###.#
#.....#.##.#.###.#.##.#.....#
#######.#.#.#.#.#.#.#.#######
........#...#.#..##.#........
#...#.####.#.####..#.#####..#
.##.....##.......##..########
..#..###.###.###.##.###.....#
####.#.#.#.#.#.########.##.##
##.#.##.######...##.##.....#.
...#.#.#....###.#...#.#######
...##.#.##......#...#....##.#
.##..#........#..#.#####...##
#...###.#.#######..###.....#.
####.#.#....#.........####.##
..#####.##.#####.#....##..#.#
.......##.####.###.#..###..##
##....#......#.....#######..#
........#..####.##..#...#...#
#######.##..#...##.##.#.###.#
#.....#..#.##.#..#.##...#..##
#.###.#.#.#..####.########.##
#.###.#..#.###...##....#...#.
#.###.#..#..####..####...####
#.....#..#....###...#....#.##
#######.#...##......#.####.#.`;

describe('QR codes', () => {
  test('a link is encoded as the standard says', () => {
    expect(drawn('https://example.org/t/K7M2PX')).toEqual(LINK.trim().split('\n'));
  });

  test('check bytes match the standard’s example', () => {
    // ISO/IEC 18004, annex I: "01234567" in version 1-M.
    const data = [
      0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec,
      0x11,
    ];
    const check = [0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55];
    expect(checkBytes(data, 10)).toEqual(check);
  });

  test('the version grows with the text up to a limit', () => {
    const sizes = [14, 15, 26, 42, 62, 84, 106, 122, 152, 180].map(
      (length) => qrCode('x'.repeat(length))?.length,
    );
    expect(sizes).toEqual([21, 25, 25, 29, 33, 37, 41, 45, 49, 53]);
    expect(qrCode('x'.repeat(181))).toBeUndefined();
    expect(qrCode('ß'.repeat(90))?.length).toBe(53);
  });
});
