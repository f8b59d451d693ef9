import { type Cut, box, group, line, print } from './paper.tsx';
import type { Paper } from './papers.ts';

/** The width and height of every card of a house, in drawing units. */
export const BAY = 100;
export const STOREY = 88;
/** The y coordinate of the floor. */
export const FLOOR = 79;

export interface Shell {
  readonly wall: Paper;
  readonly floor: Paper;
  /** In cards. */
  readonly width?: number;
  readonly pattern?: 'stripes' | 'dots' | 'tiles' | 'planks' | 'diamonds' | 'bricks' | 'plain';
}

/** Walls, skirting and floor of an empty room. */
export function shell({ wall, floor, width = 1, pattern = 'plain' }: Shell): Cut {
  const wide = width * BAY;
  return group(
    print(wall, box(0, 0, wide, STOREY)),
    patterns[pattern](wide),
    print('cut-shade', box(0, 0, wide, 3)),
    print(floor, box(0, FLOOR - 1, wide, STOREY - FLOOR + 1)),
    line('cut-light', `M0 ${FLOOR - 0.4}h${wide}`, 1.4),
    line('cut-shade', boards(wide), 0.8),
  );
}

function boards(wide: number): string {
  return `M0 ${FLOOR + 4.5}h${wide}${repeat(wide, 25, (x) => `M${x + 8} ${FLOOR + 0.5}v4M${x + 19} ${FLOOR + 4.5}v5`)}`;
}

function repeat(wide: number, step: number, draw: (x: number) => string): string {
  return Array.from({ length: Math.ceil(wide / step) }, (_, at) => draw(at * step)).join('');
}

const rows = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

const patterns = {
  plain: () => group(),
  stripes: (wide: number) =>
    print(
      'cut-light',
      repeat(wide, 10, (x) => box(x + 2.5, 3, 5, 75)),
    ),
  dots: (wide: number) =>
    line(
      'cut-light',
      rows(10, 70, 12)
        .map((y, row) => repeat(wide, 12.5, (x) => `M${x + (row % 2 === 0 ? 3 : 9.25)} ${y}h.1`))
        .join(''),
      3,
    ),
  tiles: (wide: number) =>
    line(
      'cut-light',
      `${rows(12, 72, 10)
        .map((y) => `M0 ${y}h${wide}`)
        .join('')}${repeat(wide, 10, (x) => `M${x + 5} 3v75`)}`,
      1.2,
    ),
  planks: (wide: number) =>
    line(
      'cut-shade',
      rows(11, 72, 8.5)
        .map(
          (y, row) =>
            `M0 ${y}h${wide}${repeat(wide, 50, (x) => `M${x + 12 + (row % 3) * 13} ${y - 8.5}v8.5`)}`,
        )
        .join(''),
      1,
    ),
  diamonds: (wide: number) =>
    print(
      'cut-light',
      rows(14, 66, 17)
        .map((y, row) =>
          repeat(wide, 20, (x) => `M${x + (row % 2 === 0 ? 5 : 15)} ${y - 4}l3 4-3 4-3-4z`),
        )
        .join(''),
    ),
  bricks: (wide: number) =>
    line(
      'brick-joint',
      rows(9, 75, 8)
        .map(
          (y, row) =>
            `M0 ${y}h${wide}${repeat(wide, 20, (x) => `M${x + (row % 2 === 0 ? 6 : 16)} ${y - 8}v8`)}`,
        )
        .join(''),
      1,
    ),
} as const;
