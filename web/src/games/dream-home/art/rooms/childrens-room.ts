import { type Cut, box, disc, group, line, moved, piece, print, soft } from '../paper.tsx';
import { peek, stand } from '../kids.ts';
import type { Kids } from '../scenes.ts';
import { shell } from '../shell.ts';

const blocks = (x: number): Cut =>
  moved(
    x,
    0,
    piece('red', box(0, 72, 12, 12)),
    piece('blue', box(13, 72, 12, 12)),
    piece('yellow', box(6.5, 60, 12, 12)),
    line('white', 'M4 81l2-6 2 6M17 75v6h4v-3h-4M11 68l3-5', 1.4),
    piece('green', 'M7 60l5.5-9 5.5 9z'),
  );

const kite = (x: number, y: number): Cut =>
  moved(
    x,
    y,
    line('oak-deep', 'M0 14q4 6-1 10t2 10', 1.2),
    piece('red', 'M0-14l10 12L0 14l-10-16z'),
    print('yellow', 'M0-14v12h10zM0 14V-2h-10z'),
    print('blue', 'M-4 22l4 2-4 3zM5 28l-4 2 4 3z'),
  );

/** A ladder leads up to a child who looks down. */
const bunk = (x: number): Cut =>
  moved(
    x,
    0,
    piece('oak', `${box(0, 18, 4, 64)}${box(46, 18, 4, 64)}`),
    piece('white', `${box(4, 36, 42, 6)}${box(4, 66, 42, 6)}`),
    piece('orange', soft(16, 31, 30, 10, 4)),
    piece('violet', soft(16, 61, 30, 10, 4)),
    piece('white', `${soft(5, 31, 12, 7, 3)}${soft(5, 61, 12, 7, 3)}`),
    piece('oak-pale', `${box(2, 41, 46, 5)}${box(2, 71, 46, 5)}`),
    line('oak-deep', 'M50 46l6 37M41 46l6 37M43 54h9M44.5 63h9M46 72h9', 2.2),
  );

const tent = (x: number): Cut =>
  moved(
    x,
    0,
    line('oak-deep', 'M24 20l4 12M32 20l-4 12', 2.2),
    piece('pink', 'M28 24L52 82H4z'),
    print('pink-pale', 'M28 24l7 17-4 3-7-10zM40 53l6 14-9 2zM12 62l5 1-4 10z'),
    print('violet-deep', 'M28 40l13 42H15z'),
  );

const train = (x: number): Cut =>
  moved(
    x,
    84,
    piece('green', soft(0, -12, 14, 9, 2)),
    piece('red', 'M18-12h12v-4h8v13H18z'),
    piece('black', box(20, -17, 4, 5)),
    print('yellow', box(32, -13, 4, 4)),
    piece(
      'black',
      `${disc(4, -2, 2.5)}${disc(11, -2, 2.5)}${disc(22, -2, 2.5)}${disc(33, -2.5, 3)}`,
    ),
    line('black', 'M14-5h4', 1.2),
  );

const horn = (x: number): Cut =>
  moved(
    x,
    8,
    line('oak-deep', 'M0 0v6', 1),
    piece('yellow', 'M0 6l2 4 5 .5-4 3 1.5 5-4.5-3-4.5 3 1.5-5-4-3 5-.500z'),
  );

export function childrensRoom(kids: Kids): Cut {
  const width = kids.length;
  const room = shell({ wall: 'wall-children', floor: 'floor-pine', width, pattern: 'dots' });
  const [here = 0, there = 0] = kids;
  if (width === 1) {
    return group(
      room,
      kite(80, 26),
      here > 1 ? peek(24, 22, 2) : group(),
      bunk(8),
      here > 0 ? stand(86, 86, 1) : group(),
      blocks(66),
    );
  }
  return group(
    room,
    kite(82, 28),
    horn(122),
    horn(186),
    here > 1 ? peek(24, 22, 2) : group(),
    bunk(8),
    here > 0 ? stand(88, 86, 1) : group(),
    tent(134),
    there > 1 ? stand(122, 84, 0) : group(),
    there > 0 ? peek(162, 66, 3) : group(),
    print('pink', 'M150 76h24l3 7h-30z'),
    train(94),
    blocks(174),
  );
}
