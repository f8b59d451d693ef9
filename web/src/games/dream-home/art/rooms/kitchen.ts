import { type Cut, box, disc, group, line, moved, piece, print, soft } from '../paper.tsx';
import { peek, stand } from '../kids.ts';
import type { Kids } from '../scenes.ts';
import { shell } from '../shell.ts';

/** Too many noodles. */
const stove = (x: number): Cut =>
  moved(
    x,
    0,
    piece('metal', 'M6 4h22l4 14H2z'),
    piece('white', soft(0, 46, 34, 34, 2)),
    print('black', box(0, 46, 34, 4)),
    piece('black', soft(5, 57, 24, 17, 2)),
    print('orange', 'M9 72q1-9 5-5 1-6 4-1 3-5 4 1 3-1 3 5z'),
    line('metal-deep', 'M5 54h24', 1.6),
    piece('red', soft(6, 32, 22, 14, 3)),
    line('red-deep', 'M4 37h3M27 37h3', 3),
    line(
      'yellow',
      'M9 33q-4-5 2-6t5-4q5-3 6 2 5 1 3 8M13 33q1-5 5-4t4 4M8 34q-5 2-4 9M25 34q4 3 3 10',
      1.8,
    ),
    line('white', 'M12 21q-3-4 0-7M20 20q3-4 0-8', 1.8),
  );

const cupboard = (x: number, wide: number): Cut =>
  moved(
    x,
    0,
    piece('green', box(0, 12, wide, 22)),
    line('green-deep', `M${wide / 2} 13v20M${wide / 2 - 3} 22v5M${wide / 2 + 3} 22v5`, 1.4),
  );

const counter = (x: number, wide: number): Cut =>
  moved(
    x,
    0,
    piece('green', box(0, 50, wide, 30)),
    piece('oak-pale', box(-1, 46, wide + 2, 5)),
    line(
      'green-deep',
      `M${wide / 2} 53v25M4 57h${wide / 2 - 8}M${wide / 2 + 4} 57h${wide / 2 - 8}`,
      1.4,
    ),
  );

const fridge = (x: number): Cut =>
  moved(
    x,
    0,
    piece('blue-pale', soft(0, 14, 32, 66, 5)),
    line('blue', 'M0 38h32M5 24v8M5 43v12', 2),
    piece('white', box(14, 44, 12, 14)),
    line('red', 'M17 54l3-6 3 6', 1.3),
    print('red', disc(20, 45, 1.3)),
  );

const cake = (x: number): Cut =>
  moved(
    x,
    46,
    piece('pink', soft(-10, -9, 20, 9, 2)),
    print('white', 'M-10-9q5 7 7 2 3 6 6 0 4 6 7-2z'),
    line('red', 'M0-10v-4', 2),
    print('lamp', disc(0, -16, 1.8)),
  );

const mouse = (x: number, y: number): Cut =>
  moved(
    x,
    y,
    line('metal-deep', 'M-7 0q-6 1-5-5', 1.3),
    piece('metal', 'M-8 1q0-8 8-8 5 0 8 7z'),
    print('pink', disc(1, -7, 2.4)),
    print('black', disc(4.5, -2.5, 0.9)),
    piece('yellow', 'M8-4l8-2v7H9z'),
  );

export function kitchen(kids: Kids): Cut {
  const width = kids.length;
  const room = shell({ wall: 'wall-kitchen', floor: 'floor-check', width, pattern: 'diamonds' });
  if (width === 1) {
    return group(
      room,
      cupboard(50, 42),
      stove(8),
      (kids[0] ?? 0) > 0 ? peek(74, 36, 1) : group(),
      counter(48, 46),
      (kids[0] ?? 0) > 0 ? cake(58) : cake(70),
      mouse(58, 85),
    );
  }
  return group(
    room,
    cupboard(52, 40),
    cupboard(108, 40),
    stove(10),
    (kids[0] ?? 0) > 0 ? peek(82, 36, 1) : group(),
    counter(50, 98),
    cake(66),
    line('metal-deep', 'M118 46v-10q0-4 5-4t5 4', 2.4),
    piece('metal-pale', box(108, 45, 24, 4)),
    piece('red', disc(97, 42, 3.5)),
    piece('green-pale', disc(103, 42.5, 3)),
    fridge(156),
    (kids[1] ?? 0) > 0 ? stand(142, 86, 0) : group(),
    mouse(176, 14),
  );
}
