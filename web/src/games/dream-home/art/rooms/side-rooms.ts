import { type Cut, box, disc, group, line, moved, piece, print, soft } from '../paper.tsx';
import { shell } from '../shell.ts';

/** A penguin who wanted to know what it is like. */
export function sauna(): Cut {
  return group(
    shell({ wall: 'wall-sauna', floor: 'floor-pine', pattern: 'planks' }),
    piece('oak-pale', box(4, 44, 56, 6)),
    line('oak-deep', 'M10 50v30M54 50v30', 3),
    piece('oak-pale', box(2, 62, 66, 6)),
    line('oak-deep', 'M8 68v13M62 68v13', 3),
    piece('metal-deep', soft(74, 52, 22, 28, 3)),
    line('metal', 'M78 60h14M78 66h14M78 72h14', 2),
    piece('dust', `${disc(79, 50, 4)}${disc(86, 48, 5)}${disc(92, 50.5, 3.5)}`),
    line('white', 'M78 42q-4-5 0-10t0-11M86 38q-4-5 0-10t0-11M93 42q-4-5 0-10t0-11', 2),
    moved(
      30,
      62,
      piece('black', 'M-11 0q-2-26 11-26t11 26z'),
      print('white', 'M-7 0q-1-16 7-16t7 16z'),
      print('orange', 'M-3-18h6l-3 5z'),
      print('white', `${disc(-3.5, -20, 2)}${disc(3.5, -20, 2)}`),
      print('black', `${disc(-3, -20, 0.9)}${disc(3, -20, 0.9)}`),
      piece('pink', 'M-12-9h24v6h-24z'),
      line('blue-pale', 'M-13-22l-2 3M13-24l2 3M-15-12l-1 3', 1.6),
      piece('orange', 'M-8-1h6v3h-7zM2-1h6v3H1z'),
    ),
    piece('oak', 'M46 52h14l-1.5 11h-11z'),
    line('metal-deep', 'M46.5 56h13', 1.4),
    line('oak-deep', 'M56 54l7-11', 2),
    piece('white', 'M8 44h14v12H8z'),
    line('red', 'M8 53h14', 1.6),
  );
}

const jar = (x: number, y: number, paper: 'red' | 'orange' | 'green' | 'violet'): Cut =>
  moved(
    x,
    y,
    piece(paper, soft(0, -12, 9, 12, 2)),
    print('white', box(2, -8, 5, 4)),
    piece('oak-pale', box(0.5, -14, 8, 3)),
  );

/** Enough for the winter; one of the lodgers agrees. */
export function pantry(): Cut {
  return group(
    shell({ wall: 'wall-pantry', floor: 'floor-check' }),
    line('oak-deep', 'M4 8h92', 2.4),
    line('oak-deep', 'M66 8v5M76 8v5M86 8v5', 1.2),
    piece('red-deep', `${soft(63, 13, 6, 16, 3)}${soft(73, 13, 6, 20, 3)}`),
    piece('orange', 'M82 13h8q3 12-4 16-7-4-4-16z'),
    piece('oak', `${box(4, 33, 54, 4)}${box(4, 54, 92, 4)}`),
    jar(8, 33, 'red'),
    jar(20, 33, 'orange'),
    jar(32, 33, 'green'),
    jar(44, 33, 'violet'),
    piece('yellow', 'M8 54l22-9v9z'),
    print('orange', `${disc(17, 52, 1.3)}${disc(25, 50.5, 1.6)}`),
    moved(
      38,
      54,
      line('metal-deep', 'M7 0q6 0 5-6', 1.3),
      piece('metal', 'M8 0q0-8-8-8-5 0-8 7z'),
      print('pink', disc(-1, -8, 2.4)),
      print('black', disc(-4.5, -3.5, 0.9)),
    ),
    jar(62, 54, 'green'),
    jar(74, 54, 'red'),
    jar(86, 54, 'orange'),
    piece('oak-pale', 'M8 82q-4-18 10-18t10 18z'),
    line('oak-deep', 'M14 66q4-3 8 0', 2),
    piece('oak', box(36, 66, 26, 16)),
    line('oak-deep', 'M36 71h26M36 77h26', 1.2),
    print('red', `${disc(41, 66, 3)}${disc(48, 65, 3.4)}${disc(56, 66, 3)}`),
    piece('cream', 'M72 82q-4-2-2-8l2-8q5-3 10 0l2 8q2 6-2 8z'),
    line('oak', 'M73 67h10', 1.6),
  );
}

const dress = (x: number, d: string, paper: 'red' | 'blue' | 'green' | 'violet' | 'yellow'): Cut =>
  moved(x, 20, line('metal-deep', 'M0-4v-3M-6 0l6-4 6 4', 1.2), piece(paper, d));

/** What to wear? The mirror has an opinion. */
export function dressingRoom(): Cut {
  return group(
    shell({ wall: 'wall-dressing', floor: 'floor-rose', pattern: 'stripes' }),
    line('metal-deep', 'M4 13h60', 2.6),
    dress(12, 'M-5-2h10l-1 8 6 24h-20l6-24z', 'red'),
    dress(28, 'M-8 0q8-5 16 0l3 12-5 1v14h-12v-14l-5-1z', 'blue'),
    dress(42, 'M-5-2h10v26h-4v-14h-2v14h-4z', 'green'),
    dress(56, 'M-4-2h8l2 12q6 14 3 19h-18q-3-5 3-19z', 'violet'),
    piece('oak', box(4, 58, 60, 22)),
    line('oak-deep', 'M34 59v20M16 66h6M46 66h6', 1.6),
    piece('pink', soft(8, 50, 18, 8, 2)),
    piece('yellow', soft(30, 47, 14, 11, 2)),
    line('red', 'M37 47v11M30 52h14', 1.4),
    piece('black', 'M48 58h14q0-2-3-2v-7h-8v7q-3 0-3 2z'),
    line('red', 'M51 55h8', 1.6),
    piece('oak', soft(70, 20, 26, 60, 12)),
    print('glass', soft(73, 23, 20, 54, 10)),
    line('white', 'M77 48l12-18M80 54l10-15', 1.6),
    print('black', `${disc(80, 62, 1.4)}${disc(86, 62, 1.4)}`),
    line('black', 'M79 68q4 4 8 0', 1.5),
    piece('red', 'M10 85v-5h3l5 3v2zM22 85v-5h3l5 3v2z'),
    piece('blue-deep', 'M40 85v-8h5v5l5 1v2zM53 85v-8h5v5l5 1v2z'),
  );
}
