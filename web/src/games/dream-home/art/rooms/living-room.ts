import { type Cut, box, disc, group, line, moved, piece, print, soft } from '../paper.tsx';
import { peek } from '../kids.ts';
import type { Kids } from '../scenes.ts';
import { FLOOR, shell } from '../shell.ts';

const sofa = (x: number, seats: number): Cut => {
  const wide = 16 + seats * 22;
  return moved(
    x,
    0,
    piece('oak-deep', `${box(6, 77, 4, 5)}${box(wide - 10, 77, 4, 5)}`),
    piece('violet-deep', soft(4, 44, wide - 8, 32, 7)),
    ...Array.from({ length: seats }, (_, seat) =>
      group(
        piece('violet', soft(9 + seat * 22, 47, 20.5, 18, 4)),
        piece('violet', soft(8.5 + seat * 22, 63, 21.5, 9, 3)),
      ),
    ),
    piece('violet-deep', `${soft(0, 54, 10, 24, 5)}${soft(wide - 10, 54, 10, 24, 5)}`),
  );
};

const cushion = (x: number, y: number): Cut =>
  moved(
    x,
    y,
    piece('yellow', 'M-7-6q7 3 14 0-2 6 0 12-7-3-14 0 2-6 0-12z'),
    print('orange', disc(0, 0, 2)),
  );

/** Asleep on the back of the sofa. */
const cat = (x: number, y: number): Cut =>
  moved(
    x,
    y,
    line('orange', 'M15-3q7 0 6 8-1 5-4 4', 3),
    piece('orange', 'M-12 0q-1-9 8-9h12q8 0 8 9z'),
    piece('orange', 'M-17-13l1 5q-2 8 5 8t7-8l1-6-4 3h-6z'),
    line('oak-deep', 'M-14.5-5.500q1.5 1.5 3 0M-9.5-5.500q1.5 1.5 3 0M0-8.500v4M5-8.500v4', 1.1),
  );

const lampOnPole = (x: number): Cut =>
  group(
    line('oak-deep', `M${x} 40v39M${x - 6} ${FLOOR}h12`, 2.4),
    print('cut-light', disc(x, 34, 19)),
    piece('lamp', `M${x - 6} 22h12l7 18h-26z`),
  );

const fishPicture = (x: number, y: number): Cut =>
  moved(
    x,
    y,
    piece('oak', box(0, 0, 30, 22)),
    print('blue-pale', box(3, 3, 24, 16)),
    print('red', 'M7 11q6-7 12 0-6 7-12 0zM19 11l5-4v8z'),
    print('white', disc(10.5, 10, 1.4)),
    print('blue', `${disc(8, 5.5, 1)}${disc(6, 7.5, 0.7)}`),
  );

const rug = (x: number, wide: number): Cut =>
  group(
    print('red-deep', `M${x} ${FLOOR + 2}h${wide}l5 6h${-wide - 10}z`),
    line('yellow', `M${x + 2} ${FLOOR + 5}h${wide - 4}`, 1.4),
  );

const plant = (x: number): Cut =>
  moved(
    x,
    0,
    piece('green-deep', 'M0 64q-18-6-15-24 13 4 15 20 1-19 14-24 3 20-12 28z'),
    piece('green', 'M0 64q-4-20 1-32 8 14 1 32z'),
    piece('orange', 'M-8 63h17l-3 17h-11z'),
  );

const window = (x: number): Cut =>
  moved(
    x,
    0,
    piece('white', box(0, 10, 46, 38)),
    print('glass', `${box(3, 13, 19, 32)}${box(24, 13, 19, 32)}`),
    print('green-pale', 'M3 45v-9q9-8 19-3v12zM24 45v-13q10-2 19 5v8z'),
    piece('red', 'M-5 7h14q-1 20-8 41h-6zM51 7h-14q1 20 8 41h6z'),
    line('oak-deep', 'M-8 7h62', 2.6),
  );

const television = (x: number): Cut =>
  moved(
    x,
    0,
    piece('oak', box(0, 64, 40, 15)),
    line('oak-deep', 'M13 66v11M27 66v11', 1),
    piece('black', soft(3, 38, 34, 24, 3)),
    print('blue-pale', box(6, 41, 28, 18)),
    print('white', 'M9 56q2-8 9-7 3-6 8-1 6 0 5 8z'),
    print('black', disc(12, 53, 1)),
    line('black', 'M14 31l6 7 7-8', 1.6),
  );

const shelf = (x: number): Cut =>
  moved(
    x,
    0,
    piece('oak-deep', box(0, 16, 30, 63)),
    print('oak', `${box(2, 18, 26, 17)}${box(2, 37, 26, 18)}${box(2, 57, 26, 20)}`),
    print('red', `${box(4, 23, 4, 12)}${box(15, 41, 5, 14)}`),
    print('blue', `${box(9, 21, 5, 14)}${box(21, 43, 4, 12)}`),
    print('green', `${box(15, 24, 4, 11)}${box(5, 62, 8, 15)}`),
    print('yellow', `${box(20, 22, 3, 13)}${box(4, 43, 9, 12)}`),
    piece('pink', 'M17 77q-2-9 4-9t4 9z'),
  );

/** One card: a small sofa; two: television and plant; three: a window and shelves besides. */
export function livingRoom(kids: Kids): Cut {
  const width = kids.length;
  const behind = kids.map((count, at) =>
    count > 0 ? peek(BEHIND[width]?.[at] ?? 30, 36, at) : group(),
  );
  const room = shell({ wall: 'wall-living', floor: 'floor-oak', width, pattern: 'stripes' });
  if (width === 1) {
    return group(
      room,
      fishPicture(22, 12),
      lampOnPole(84),
      rug(14, 66),
      ...behind,
      sofa(10, 2),
      cushion(28, 60),
      cat(58, 45),
    );
  }
  if (width === 2) {
    return group(
      room,
      fishPicture(40, 11),
      window(92),
      rug(20, 112),
      lampOnPole(14),
      ...behind,
      sofa(22, 3),
      cushion(42, 60),
      cat(86, 45),
      plant(124),
      television(152),
    );
  }
  return group(
    room,
    shelf(4),
    fishPicture(56, 11),
    window(112),
    fishPicture(192, 14),
    rug(44, 190),
    lampOnPole(42),
    ...behind,
    sofa(52, 4),
    cushion(72, 60),
    cushion(138, 61),
    cat(112, 45),
    plant(178),
    television(196),
    moved(246, 0, chair),
  );
}

const BEHIND: Readonly<Record<number, readonly number[]>> = {
  1: [30],
  2: [48, 122],
  3: [86, 140, 243],
};

const chair: Cut = group(
  piece('oak-deep', `${box(6, 76, 4, 5)}${box(32, 76, 4, 5)}`),
  piece('green-deep', soft(4, 42, 34, 35, 9)),
  piece('green', `${soft(9, 46, 24, 20, 6)}${soft(8, 63, 26, 10, 3)}`),
  piece('green-deep', `${soft(0, 56, 10, 22, 5)}${soft(32, 56, 10, 22, 5)}`),
);
