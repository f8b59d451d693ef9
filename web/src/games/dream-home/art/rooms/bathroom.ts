import { type Cut, disc, group, line, moved, piece, print, soft } from '../paper.tsx';
import { peek } from '../kids.ts';
import type { Kids } from '../scenes.ts';
import { shell } from '../shell.ts';

const duck = (x: number, y: number): Cut =>
  moved(
    x,
    y,
    piece('yellow', 'M-9 0q0 7 9 7t9-8l-5 1q-2-2-1-4a5 5 0 1 0-8 0q2 3-4 4z'),
    print('orange', 'M4-6.500l5 1.5-5 1.5z'),
    print('black', disc(1.5, -6.5, 0.9)),
  );

const foam =
  'M12 52a6 6 0 0 1 6-7 7 7 0 0 1 11-2 7 7 0 0 1 11 1 7 7 0 0 1 11-1 7 7 0 0 1 11 2 6 6 0 0 1 4 7z';

/** A tub on lion's feet, more foam than water, and its captain. */
export function bathroom(kids: Kids): Cut {
  const isManned = (kids[0] ?? 0) > 0;
  return group(
    shell({ wall: 'wall-bathroom', floor: 'floor-tile', pattern: 'tiles' }),
    piece('white', soft(70, 12, 22, 30, 10)),
    print('glass', soft(72.5, 14.5, 17, 25, 8)),
    line('white', 'M76 30l7-10M80 33l5-7', 1.4),
    piece('metal-pale', soft(69, 54, 24, 8, 3)),
    piece('metal-pale', 'M77 62h8l2 18h-12z'),
    line('metal-deep', 'M81 53v-5h-5', 2.2),
    line('metal-deep', 'M8 52V26q0-9 9-9h5', 2.4),
    print('metal-deep', 'M18 16h9l3 6h-15z'),
    line('blue-pale', 'M18 25v6M22 25v8M26 25v6', 1.4),
    isManned ? peek(40, 36, 2) : group(),
    piece('white', foam),
    ...(isManned
      ? [print('white', 'M31 28a5 5 0 0 1 6-5 5 5 0 0 1 9 1 4 4 0 0 1 2 6q-8-4-17-2z')]
      : []),
    piece('white', 'M4 50h68q0 6-5 8-2 18-14 19H22q-12-1-14-19-4-2-4-8z'),
    print('metal-pale', 'M10 60h56q-2 12-12 13H22q-10-1-12-13z'),
    line('metal-deep', 'M20 77q-4 1-4 6M55 77q4 1 4 6', 3),
    duck(58, 44),
    piece('pink', 'M80 79q8-3 14 0v5H80z'),
  );
}
