import { QrGrid } from './qr-grid.ts';
import { checkBytes } from './reed-solomon.ts';

/** Versions 1 to 9 at level M: check bytes per block, number of blocks. */
const BLOCKS: readonly (readonly [check: number, blocks: number])[] = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
];

/** The total number of bytes of these versions. */
const TOTALS: readonly number[] = [26, 44, 70, 100, 134, 172, 196, 242, 292];

/** Mode and length take a byte and a half. */
const OVERHEAD = 2;

/** A text as the rows of a QR code, true for dark modules; undefined if it is too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] | undefined {
  const bytes = [...new TextEncoder().encode(text)];
  const at = BLOCKS.findIndex(([check, blocks], index) => {
    return bytes.length + OVERHEAD <= (TOTALS[index] ?? 0) - check * blocks;
  });
  const size = BLOCKS[at];
  if (size === undefined) return undefined;
  const [check, blocks] = size;
  const capacity = (TOTALS[at] ?? 0) - check * blocks;
  const grid = new QrGrid(at + 1);
  grid.lay(interleaved(dataBytes(bytes, capacity), blocks, check));
  const masks = Array.from({ length: 8 }, (_, mask) => {
    grid.mask(mask);
    const penalty = penaltyOf(grid.rows);
    grid.mask(mask);
    return { mask, penalty };
  });
  const best = masks.reduce((a, b) => (b.penalty < a.penalty ? b : a));
  grid.mask(best.mask);
  return grid.rows;
}

/** Four bits of mode, eight of length, the text, a terminator and padding. */
function dataBytes(bytes: readonly number[], capacity: number): number[] {
  const all = [bytes.length, ...bytes, 0];
  const data = all.map((byte, at) => ((((all[at - 1] ?? 0x4) << 4) & 0xf0) | (byte >>> 4)) & 0xff);
  while (data.length < capacity) data.push((data.length - all.length) % 2 === 0 ? 0xec : 0x11);
  return data;
}

/** Interleaves the blocks byte by byte, shorter blocks first, data before check bytes. */
function interleaved(data: readonly number[], blocks: number, check: number): number[] {
  const short = Math.floor(data.length / blocks);
  const longer = data.length % blocks;
  const parts: number[][] = [];
  for (let block = 0, from = 0; block < blocks; block++) {
    const length = short + (block >= blocks - longer ? 1 : 0);
    parts.push(data.slice(from, from + length));
    from += length;
  }
  const checks = parts.map((part) => checkBytes(part, check));
  const inTurn = (lists: readonly number[][], length: number) =>
    Array.from({ length }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  return [...inTurn(parts, short + 1), ...inTurn(checks, check)];
}

/** The penalty of a mask: runs, blocks, finder-like patterns and imbalance. */
function penaltyOf(rows: readonly (readonly boolean[])[]): number {
  const lines = rows.map(lineOf);
  const columns = rows.map((_, x) => lineOf(rows.map((row) => row[x] ?? false)));
  let penalty = 0;
  for (const line of [...lines, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/gu)) penalty += run.length - 2;
    penalty += 40 * [...line.matchAll(/(?=10111010000|00001011101)/gu)].length;
  }
  let dark = 0;
  rows.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) dark++;
      const others = [row[x + 1], rows[y + 1]?.[x], rows[y + 1]?.[x + 1]];
      if (others.every((other) => other === isDark)) penalty += 3;
    }),
  );
  const share = dark / rows.length ** 2;
  return penalty + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

function lineOf(squares: readonly boolean[]): string {
  return squares.map((isDark) => (isDark ? '1' : '0')).join('');
}
