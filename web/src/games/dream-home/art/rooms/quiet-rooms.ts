import { type Cut, box, disc, group, line, moved, piece, print, soft } from '../paper.tsx';
import { stand } from '../kids.ts';
import type { Kids } from '../scenes.ts';
import { shell } from '../shell.ts';

/** The paper tower has been growing for years. */
export function study(): Cut {
  return group(
    shell({ wall: 'wall-study', floor: 'floor-oak', pattern: 'stripes' }),
    piece('oak-deep', box(10, 12, 34, 24)),
    print('cream', box(13, 15, 28, 18)),
    line('green', 'M15 28l6-5 5 3 6-7 6 3', 1.6),
    line('red', 'M33 17l3 3M36 17l-3 3', 1.4),
    piece('white', 'M72 60l1-4-1-4 1-4-1-4 1-4-1-4 1-4h18l-1 4 1 4-1 4 1 4-1 4 1 4-1 4z'),
    line('dust', 'M73 56h17M72 52h17M73 48h17M72 44h17M73 40h17M72 36h17', 1),
    piece('red', box(74, 28, 15, 4)),
    piece('oak', `${box(6, 60, 88, 6)}${box(10, 66, 24, 16)}${box(82, 66, 7, 16)}`),
    line('oak-deep', 'M12 74h20M20 70h4M20 78h4', 1.6),
    line('metal-deep', 'M16 60l-3-12 13-8', 2.4),
    piece('green-deep', 'M22 35l12 6-4 8-10-6z'),
    print('lamp', 'M31 46l-2 3-9-5z'),
    line('oak-deep', 'M56 60v-4M50 60h12', 2.4),
    piece('blue', disc(56, 47, 9)),
    print('green-pale', 'M50 43q4-6 8-3-1 4-4 4-1 5-4 3zM59 49q5-2 5 1-2 5-5 4z'),
    piece('green-deep', 'M41 84v-8q0-4 4-4h14q4 0 4 4v8z'),
    line('metal-deep', 'M52 66v6', 3),
  );
}

const BOOKS = [
  ['red', 5, 7, 13],
  ['blue', 12, 5, 15],
  ['yellow', 17, 4, 11],
  ['green', 21, 6, 14],
  ['violet', 30, 5, 13],
  ['orange', 35, 4, 15],
  ['cream', 39, 6, 12],
] as const;

const books = (x: number, y: number, turn: number): Cut =>
  moved(
    x,
    y,
    ...BOOKS.map(([paper, at, wide, high]) =>
      print(
        BOOKS[(BOOKS.findIndex((book) => book[0] === paper) + turn) % BOOKS.length]?.[0] ?? paper,
        box(at, -high, wide, high),
      ),
    ),
  );

/** One of the readers is an owl. */
export function library(): Cut {
  return group(
    shell({ wall: 'wall-library', floor: 'floor-oak' }),
    piece('oak-deep', box(4, 6, 92, 74)),
    print(
      'oak',
      `${box(7, 9, 41, 16)}${box(7, 28, 41, 16)}${box(7, 47, 41, 16)}${box(7, 66, 41, 12)}${box(52, 9, 41, 16)}${box(52, 28, 41, 16)}${box(52, 47, 41, 16)}${box(52, 66, 41, 12)}`,
    ),
    books(4, 25, 0),
    books(49, 25, 3),
    books(4, 44, 5),
    books(4, 63, 2),
    books(49, 63, 1),
    print('red', 'M60 44l-4-15 4-1 4 15z'),
    print('blue', box(52, 30, 5, 14)),
    moved(
      80,
      44,
      piece('oak-pale', 'M-8-14l3 3h10l3-3v9q0 5-8 5t-8-5z'),
      print('white', `${disc(-3.5, -8, 3)}${disc(3.5, -8, 3)}`),
      print('black', `${disc(-3.5, -8, 1.4)}${disc(3.5, -8, 1.4)}`),
      print('orange', 'M-1.5-6h3l-1.5 3z'),
    ),
    line('oak-pale', 'M58 84L72 8M70 84L84 8M60 74h12M62 62h12M64.5 50h12M67 38h12M69 26h12', 2.6),
    piece('red', soft(12, 78, 18, 4, 1)),
    piece('green', soft(14, 74, 16, 4, 1)),
  );
}

/** Dice as big as suitcases, and darts mostly beside the board. */
export function gamesRoom(kids: Kids): Cut {
  return group(
    shell({ wall: 'wall-games', floor: 'floor-pine', pattern: 'diamonds' }),
    piece('black', disc(24, 26, 14)),
    print('cream', disc(24, 26, 11)),
    print('red', disc(24, 26, 7)),
    print('cream', disc(24, 26, 4)),
    line('blue-deep', 'M40 15l6-3M21 8l3-5M26 26l7-4', 2),
    line('oak-deep', 'M72 0v10', 1.6),
    print('cut-light', 'M58 20h28l10 30H48z'),
    piece('green-deep', 'M56 20q0-11 16-11t16 11z'),
    (kids[0] ?? 0) > 0 ? stand(86, 66, 0) : group(),
    piece('oak-deep', `${box(42, 66, 6, 17)}${box(84, 66, 6, 17)}`),
    piece('oak', box(36, 56, 60, 12)),
    piece('green', box(38, 54, 56, 5)),
    print('red', disc(54, 52, 2.8)),
    print('yellow', disc(62, 52, 2.8)),
    print('white', disc(75, 52, 2.8)),
    moved(
      8,
      64,
      piece('white', soft(0, 0, 19, 19, 4)),
      print(
        'black',
        `${disc(5, 5, 1.8)}${disc(14, 5, 1.8)}${disc(9.5, 9.5, 1.8)}${disc(5, 14, 1.8)}${disc(14, 14, 1.8)}`,
      ),
    ),
    moved(31, 86, piece('red', 'M-7 0q0-6 4-8l2-9q-4-2-2-6a5 5 0 1 1 6 0q2 4-2 6l2 9q4 2 4 8z')),
  );
}
