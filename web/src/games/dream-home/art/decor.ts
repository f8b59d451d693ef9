import type { Decor } from '@richtfest/dream-home';
import { type Cut, box, disc, group, line, moved, piece, print, soft } from './paper.tsx';

/** Décor tiles, each drawn in a square of 50, standing on its lower edge. */

const grandPiano: Cut = group(
  piece('black', 'M4 24L34 2q3-1 3 2L30 22z'),
  line('metal-deep', 'M22 24l4-9', 1.6),
  piece('black', 'M2 22h38q8 0 8 8v6H2z'),
  print('white', box(3, 29, 25, 4)),
  print(
    'black',
    `${box(6, 29, 2, 2.4)}${box(10, 29, 2, 2.4)}${box(16, 29, 2, 2.4)}${box(20, 29, 2, 2.4)}${box(24, 29, 2, 2.4)}`,
  ),
  line('black', 'M7 36v12M42 36v12M25 36v8', 3),
  print('white', 'M9 12q3-1 3 1v7M16 8q3-1 3 1v7'),
  print('black', `${disc(7, 16, 2)}${disc(15, 10, 2)}`),
  line('black', 'M9 16V8l6-2v4', 1.2),
);

const fireplace: Cut = group(
  piece('brick-wall', 'M6 16h38v34H6z'),
  line('brick-joint', 'M6 24h38M6 32h6M38 32h6M6 40h6M38 40h6M14 16v8M26 16v8M36 16v8', 1),
  piece('white', soft(2, 10, 46, 6, 2)),
  print('black', 'M13 50V34q0-8 12-8t12 8v16z'),
  print('orange', 'M17 49q-2-9 4-13 0 4 3 5 0-7 4-10 1 6 4 9 3 5 0 9z'),
  print('yellow', 'M21 49q-1-5 3-8 2 3 4 4 2 2 1 4z'),
  piece('red', 'M10 10q0-7 4-7 3 0 3 3v4z'),
  piece('blue', box(32, 2, 9, 8)),
);

const canopyBed: Cut = group(
  piece('oak-deep', `${box(2, 4, 4, 46)}${box(44, 4, 4, 46)}`),
  piece('white', soft(6, 32, 38, 12, 3)),
  piece('white', soft(8, 26, 13, 9, 4)),
  piece('pink', 'M20 33q4-5 12-4h9q3 0 3 4v10H20z'),
  piece('oak', box(4, 42, 42, 4)),
  piece('violet', 'M0 4h50v7q-4 5-8 0-4 5-9 0-4 5-8 0-4 5-9 0-4 5-8 0-4 5-8 0z'),
  piece('violet-deep', 'M2 10q9 8 5 22l-5 4zM48 10q-9 8-5 22l5 4z'),
  print('yellow', `${disc(6, 26, 1.6)}${disc(44, 26, 1.6)}${disc(25, 5, 2)}`),
);

const whirlpool: Cut = group(
  piece('blue-pale', disc(25, 36, 24, 11)),
  piece('white', 'M1 36v6q3 8 24 8t24-8v-6q-3 9-24 9T1 36z'),
  print('blue', disc(25, 35, 20, 8)),
  line('white', 'M12 34q6-5 12 0t12-1M18 38q6-3 14 0', 1.8),
  print(
    'white',
    `${disc(15, 27, 3)}${disc(22, 23, 2.2)}${disc(33, 26, 3.4)}${disc(29, 19, 1.6)}${disc(38, 22, 2)}`,
  ),
  piece('red', disc(9, 35, 4)),
  print('white', 'M9 31q4 2 0 8-4-2 0-8z'),
);

const iceCreamMachine: Cut = group(
  piece('pink', soft(8, 8, 34, 40, 5)),
  piece('white', soft(12, 13, 26, 11, 2)),
  print('pink', disc(18, 18.5, 3)),
  print('oak-deep', disc(25, 18.5, 3)),
  print('yellow', disc(32, 18.5, 3)),
  piece('metal', box(22, 26, 6, 5)),
  line('red', 'M28 27h7', 2.6),
  print('metal-deep', box(13, 44, 24, 3)),
  piece('oak-pale', 'M21 37h8l-4 9z'),
  piece('white', 'M20 37q0-4 4-4 0-3 2-3 3 3 2 4 3 0 2 3z'),
  piece('red', disc(25, 5, 4)),
);

const rockingHorse: Cut = group(
  piece('red', 'M2 42q23 14 46 0l1 4q-24 14-48 0z'),
  line('oak-deep', 'M14 34l-3 11M20 35v12M33 35v12M38 33l3 11', 3),
  piece('oak-pale', 'M10 30q1-7 9-7h12l4-12q2-6 8-5l6 8-2 4-6-1-2 12q-1 8-9 8H19q-9 0-9-7z'),
  piece('oak-deep', 'M34 10q-5 6-5 13h4q0-6 4-11zM10 25q-8 0-7 9 5 1 9-4z'),
  piece('blue', 'M19 22h12v8H19z'),
  print('black', disc(42, 11, 1.3)),
  line('red', 'M37 15l8 3', 1.6),
);

const paintings: Cut = group(
  piece('yellow', box(2, 4, 22, 26)),
  print('green-deep', box(4.5, 6.5, 17, 21)),
  print('orange', 'M8 27q0-8 5-8t5 8zM8 11l2 2h6l2-2v6q0 4-5 4t-5-4z'),
  print('black', `${disc(11, 15.5, 0.9)}${disc(15, 15.5, 0.9)}`),
  line('black', 'M11 18q2 1.5 4 0', 0.9),
  piece('oak-deep', box(28, 2, 20, 15)),
  print('blue-pale', box(30, 4, 16, 11)),
  print('green', 'M30 15l6-7 4 4 3-3 3 6z'),
  piece('white', box(28, 21, 20, 14)),
  print('red', box(30, 23, 8, 5)),
  print('blue', box(39, 23, 7, 10)),
  print('yellow', box(30, 29, 8, 4)),
);

const catHouse: Cut = group(
  piece('oak-pale', soft(2, 44, 40, 5, 2)),
  piece('oak', box(32, 16, 6, 28)),
  line('cream', 'M32 20l6 2M32 25l6 2M32 30l6 2M32 35l6 2', 1.4),
  piece('green', soft(26, 11, 22, 6, 3)),
  piece('blue', soft(4, 24, 24, 20, 4)),
  print('black', 'M9 44V37q0-7 7-7t7 7v7z'),
  print('yellow', `${disc(13.5, 37, 1.3)}${disc(18.5, 37, 1.3)}`),
  line('metal-deep', 'M46 16v8', 1.2),
  piece('red', disc(46, 26, 2.6)),
  moved(
    37,
    11,
    piece('orange', 'M-7 0q-1-8 6-8 2-4 3-3l2 2h3l2-2q2 6-1 8v3z'),
    print('black', `${disc(4, -4.5, 0.8)}${disc(7.5, -4.5, 0.8)}`),
    line('orange', 'M-6-1q-6 1-5 8', 2.2),
  ),
);

const treeHouse: Cut = group(
  piece('oak', box(2, 40, 46, 5)),
  piece('oak-pale', box(8, 18, 34, 22)),
  line('oak', 'M8 25h34M8 32h34', 1.2),
  piece('red', 'M2 20L25 2l23 18z'),
  line('red-deep', 'M14 12h22M8 17h34', 1.4),
  print('black', soft(13, 24, 10, 16, 4)),
  piece('glass', box(28, 24, 9, 9)),
  line('oak-deep', 'M32.5 24v9M28 28.500h9', 1.2),
  line('oak-deep', 'M12 45v6M18 45v6', 2),
);

const birdHouse: Cut = group(
  piece('oak-pale', box(12, 18, 26, 26)),
  piece('blue', 'M6 21L25 3l19 18-4 4-15-14-15 14z'),
  print('black', disc(25, 27, 5.5)),
  line('oak-deep', 'M25 37h.1M25 37v5', 3),
  moved(
    36,
    40,
    piece('yellow', 'M-7 2q0-8 7-8t7 8q-2 5-7 5t-7-5z'),
    print('orange', 'M7 0l5 1.5-5 2z'),
    print('black', disc(3, -2, 1)),
  ),
);

export const DECOR_ART: Readonly<Record<Decor, Cut>> = {
  'grand-piano': grandPiano,
  fireplace,
  'canopy-bed': canopyBed,
  whirlpool,
  'ice-cream-machine': iceCreamMachine,
  'rocking-horse': rockingHorse,
  paintings,
  'cat-house': catHouse,
  'tree-house': treeHouse,
  'bird-house': birdHouse,
};
