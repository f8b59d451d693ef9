import { type Cut, box, disc, group, line, moved, piece, print, soft } from '../paper.tsx';
import { legs, peek } from '../kids.ts';
import type { Kids } from '../scenes.ts';
import { shell } from '../shell.ts';

const moon = (x: number, y: number): Cut =>
  moved(x, y, piece('yellow', 'M0-8a8 8 0 1 0 7 12 7 7 0 0 1-7-12z'));

const sheepPicture = (x: number): Cut =>
  moved(
    x,
    9,
    piece('oak', box(0, 0, 32, 22)),
    print('green-pale', box(3, 3, 26, 16)),
    line('oak-deep', 'M13 19v-7M20 19v-7M11 14h11', 1.4),
    print('white', 'M13 8a3 3 0 0 1 4-4 3 3 0 0 1 5 1 3 3 0 0 1 0 5h-8a2 2 0 0 1-1-2z'),
    print('black', disc(23.5, 7, 2)),
  );

/** A bed from the side, the head at the left. */
const bed = (x: number, wide: number): Cut =>
  moved(
    x,
    0,
    piece('oak-deep', `${box(4, 74, 5, 8)}${box(wide - 9, 74, 5, 8)}`),
    piece('oak', soft(0, 36, 9, 42, 4)),
    piece('oak', soft(wide - 8, 54, 8, 25, 3)),
    piece('white', soft(6, 56, wide - 12, 18, 3)),
    piece('white', soft(9, 50, 24, 11, 5)),
    piece('blue', `M30 58q6-8 20-6h${wide - 62}q4 0 4 5v19h${-(wide - 34)}q-2-9 4-18z`),
    line('blue-pale', `M38 56q-3 9-1 19M${wide * 0.55} 53v22M${wide * 0.78} 53v22`, 1.6),
    piece('oak-pale', box(6, 73, wide - 12, 5)),
  );

const teddy = (x: number, y: number): Cut =>
  moved(
    x,
    y,
    piece('oak-pale', `${disc(-5, -6, 3)}${disc(5, -6, 3)}${disc(0, 0, 7.5)}`),
    print('cream', disc(0, 2, 3.5)),
    print('black', `${disc(-2.8, -1.5, 1)}${disc(2.8, -1.5, 1)}${disc(0, 1, 1.2)}`),
  );

const wardrobe = (x: number): Cut =>
  moved(
    x,
    0,
    piece('oak-deep', box(0, 14, 36, 66)),
    piece('oak', `${box(2.5, 17, 15, 60)}${box(18.5, 17, 15, 60)}`),
    line('oak-deep', 'M15 44v8M21 44v8', 1.6),
    line('red', 'M18 60v14q0 3 4 3', 3.4),
    line('white', 'M18 64v2M18 69v2', 3.4),
    piece('pink', soft(5, 5, 14, 9, 2)),
    piece('green', soft(20, 7, 12, 7, 2)),
  );

const nightstand = (x: number): Cut =>
  moved(
    x,
    0,
    piece('oak', box(0, 62, 18, 18)),
    line('oak-deep', 'M2 70h14M8 66h2M8 75h2', 1.4),
    print('cut-light', disc(9, 48, 15)),
    line('metal-deep', 'M9 62v-8', 2),
    piece('lamp', 'M4 42h10l4 12H0z'),
  );

const slippers = (x: number): Cut =>
  moved(
    x,
    84,
    piece('pink', 'M0 0q0-5 5-4l5 4zM12 1q0-5 5-4l5 4z'),
    print('white', disc(3, -3.5, 1.5)),
  );

export function bedroom(kids: Kids): Cut {
  const width = kids.length;
  const room = shell({ wall: 'wall-bedroom', floor: 'floor-pine', width, pattern: 'dots' });
  if (width === 1) {
    return group(
      room,
      moon(84, 20),
      sheepPicture(30),
      bed(8, 84),
      ...((kids[0] ?? 0) > 0
        ? [peek(26, 47, 3), piece('blue', 'M12 58h32v17H12z')]
        : [teddy(30, 47)]),
      slippers(40),
    );
  }
  return group(
    room,
    moon(176, 20),
    sheepPicture(62),
    nightstand(22),
    wardrobe(158),
    bed(44, 108),
    ...((kids[0] ?? 0) > 0
      ? [peek(64, 47, 3), piece('blue', 'M52 58h26v17H52z')]
      : [teddy(66, 48)]),
    (kids[1] ?? 0) > 0 ? legs(112, 84) : group(),
    slippers(84),
  );
}
