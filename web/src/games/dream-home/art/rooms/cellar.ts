import { type Cut, box, disc, group, line, moved, piece, print, soft } from '../paper.tsx';
import { peek } from '../kids.ts';
import type { Kids } from '../scenes.ts';
import { shell } from '../shell.ts';

const wheel = (x: number): Cut =>
  group(piece('black', disc(x, 77, 8)), print('metal-pale', disc(x, 77, 3.5)));

const lampBare = (x: number): Cut =>
  group(
    line('black', `M${x} 0v10`, 1.4),
    print('cut-light', disc(x, 15, 14)),
    print('lamp', disc(x, 14, 4.5)),
  );

const surfboard = (x: number): Cut =>
  moved(x, 0, piece('yellow', 'M0 82q-8-30 4-66 12 36 4 66z'), line('red', 'M4 20v60', 2));

/** One card: a small car from the front; two: the car from the side. */
export function garage(kids: Kids): Cut {
  const width = kids.length;
  const room = shell({ wall: 'wall-garage', floor: 'floor-stone', width, pattern: 'bricks' });
  const [driver = 0, guest = 0] = kids;
  if (width === 1) {
    return group(
      room,
      lampBare(50),
      surfboard(6),
      piece('blue-pale', 'M30 50l6-18h32l6 18z'),
      driver > 0 ? peek(44, 42, 0) : group(),
      line('metal-deep', 'M52 32v18', 1.4),
      piece('red', 'M22 54q2-6 8-6h44q6 0 8 6l2 20q0 4-4 4H24q-4 0-4-4z'),
      piece('black', `${soft(24, 74, 12, 10, 3)}${soft(68, 74, 12, 10, 3)}`),
      piece('lamp', `${disc(31, 61, 5)}${disc(73, 61, 5)}`),
      line('metal-pale', 'M42 59q10 5 20 0M42 63q10 5 20 0', 1.8),
      piece('white', box(42, 70, 20, 6)),
      line('black', 'M45 73h4M52 73h7', 1.6),
    );
  }
  return group(
    room,
    lampBare(60),
    lampBare(150),
    surfboard(8),
    line('metal-deep', 'M152 24h40M160 24v8M172 24v8M184 24v8', 2),
    line(
      'blue-deep',
      `${disc(163, 44, 9)}${disc(187, 44, 9)}M163 44l8-12h12l4 12M171 32l5 12h-13M168 30h6M183 32l-1-5h5`,
      2,
    ),
    piece('blue-pale', 'M58 54l10-20h44l16 20z'),
    driver > 0 ? peek(80, 46, 0) : group(),
    guest > 0 ? peek(110, 47, 1) : group(),
    line('metal-deep', 'M96 34v20', 2),
    piece('red', 'M34 78V62q0-8 8-9l92-1q18 2 20 12v14z'),
    print('red-deep', 'M34 70h120v5H34z'),
    line('red-deep', 'M66 54v22M98 54v22M72 60h6', 1.6),
    piece('lamp', disc(150, 63, 4)),
    wheel(58),
    wheel(130),
    piece('oak', box(74, 22, 30, 9)),
    line('oak-deep', 'M74 26h30M82 22v9M96 22v9', 1.4),
    piece('green', soft(166, 62, 26, 20, 3)),
    line('green-deep', 'M166 69h26M174 62v-5h10v5', 2),
  );
}

const barrel = (x: number, y: number): Cut =>
  moved(
    x,
    y,
    piece('oak', disc(0, 0, 14)),
    print('oak-pale', disc(0, 0, 10.5)),
    line('oak-deep', 'M-6-9v18M0-11v22M6-9v18', 1.2),
    print('oak-deep', disc(0, 5, 2)),
  );

/** The bat has the best place. */
export function wineCellar(): Cut {
  return group(
    shell({ wall: 'brick-wall', floor: 'floor-stone', pattern: 'bricks' }),
    print('cut-shade', 'M8 78V34q0-26 42-26t42 26v44z'),
    barrel(24, 66),
    barrel(53, 66),
    barrel(38, 42),
    line('oak-deep', 'M8 82h62', 3),
    piece('oak-deep', box(72, 30, 24, 50)),
    print(
      'black',
      `${disc(78, 38, 4)}${disc(90, 38, 4)}${disc(78, 50, 4)}${disc(90, 50, 4)}${disc(78, 62, 4)}${disc(90, 62, 4)}${disc(78, 73, 4)}${disc(90, 73, 4)}`,
    ),
    print(
      'green-deep',
      `${disc(78, 38, 2.6)}${disc(90, 50, 2.6)}${disc(78, 62, 2.6)}${disc(90, 62, 2.6)}${disc(78, 73, 2.6)}`,
    ),
    print('red', `${disc(90, 38, 2.6)}${disc(78, 50, 2.6)}`),
    moved(
      66,
      10,
      line('black', 'M-2 0v4M2 0v4', 1.4),
      piece('black', 'M-9 4q2 8 5 9h8q3-1 5-9-3 2-5 1h-8q-2 1-5-1z'),
      piece('black', 'M-4 13h8l1 7-3-2h-4l-3 2z'),
      print('yellow', `${disc(-1.5, 16, 0.9)}${disc(1.5, 16, 0.9)}`),
    ),
    moved(
      60,
      84,
      piece('green-deep', 'M-3 0v-12l2-3v-6h3v6l2 3v12z'),
      print('cream', box(-3, -9, 7, 5)),
    ),
    moved(70, 84, line('glass', 'M0 0v-6', 1.4), piece('red-deep', 'M-4-14h8q0 8-4 8t-4-8z')),
  );
}

/** Something is being built that may become a bird house. */
export function workshop(): Cut {
  return group(
    shell({ wall: 'wall-workshop', floor: 'floor-stone' }),
    piece('oak-pale', box(6, 8, 60, 36)),
    line(
      'oak',
      'M12 14h.1M20 14h.1M28 14h.1M36 14h.1M44 14h.1M52 14h.1M60 14h.1M12 38h.1M20 38h.1M36 38h.1M52 38h.1M60 38h.1',
      1.8,
    ),
    piece('oak', soft(13, 22, 4, 18, 2)),
    piece('metal-deep', box(9, 15, 13, 7)),
    piece('metal', 'M28 16h26l-5 9H30z'),
    piece('red', 'M52 13h10v13H52z'),
    print('oak-pale', box(55, 16, 4, 7)),
    line('metal-deep', 'M32 30l14 8M46 30l-14 8', 2.2),
    line('red', 'M32 38l3-2M46 38l-3-2', 3.4),
    piece('oak', `${box(4, 58, 92, 6)}${box(10, 64, 6, 18)}${box(84, 64, 6, 18)}`),
    print('oak-deep', box(16, 70, 68, 4)),
    moved(
      76,
      58,
      piece('oak-pale', 'M-11 0v-15h22v15z'),
      piece('blue', 'M-15-14L0-26l4 3-15 13zM5-22l3-2 8 9-3 4z'),
      print('black', disc(0, -7, 3.5)),
      line('oak-deep', 'M0-1h4', 1.8),
    ),
    piece('metal-deep', 'M26 58v-7h5v-4h10v4h5v7z'),
    line('oak-pale', 'M50 57q3-4 6 0t5-1', 1.8),
    print('oak-pale', 'M24 84q4-4 8 0zM40 84q6-5 12 0z'),
  );
}

/** Everything that will be needed again one day. */
export function storageRoom(): Cut {
  return group(
    shell({ wall: 'wall-storage', floor: 'floor-stone' }),
    line('dust-pale', 'M100 0L78 14M100 0L86 22M92 4q1 6 5 8M85 9q2 8 8 10', 1),
    moved(
      76,
      30,
      line('dust-pale', 'M0-17v13', 0.9),
      print('black', disc(0, 0, 4)),
      line('black', 'M-3-2l-5-3M-3 1l-5 2M3-2l5-3M3 1l5 2', 1.2),
      print('white', `${disc(-1.3, -1, 1)}${disc(1.3, -1, 1)}`),
    ),
    piece('green-deep', 'M18 20l12 18h-6l10 16h-7l9 14H0l9-14H2l10-16H6z'),
    print('red', `${disc(12, 44, 2)}${disc(24, 58, 2.2)}`),
    print('yellow', 'M18 12l2 5 5 .5-4 3.5 1 5-4-3-4 3 1-5-4-3.5 5-.500z'),
    piece('oak', box(15, 68, 6, 14)),
    piece('oak-pale', `${box(38, 58, 26, 24)}${box(42, 40, 20, 18)}${box(66, 62, 28, 20)}`),
    print('oak', `${box(48, 58, 6, 24)}${box(50, 40, 5, 18)}${box(77, 62, 6, 20)}`),
    line('oak-deep', 'M69 76l5-5M69 71l5 5', 1.4),
    line('blue', 'M88 60L96 12', 3),
    line('red', 'M82 60L90 12', 3),
    piece('yellow', 'M68 62q-2-10 8-10t8 10z'),
  );
}

/** One sock always stays behind. */
export function laundry(): Cut {
  return group(
    shell({ wall: 'wall-laundry', floor: 'floor-tile', pattern: 'tiles' }),
    line('metal-deep', 'M2 12q48 7 96-2', 1.4),
    piece('red', 'M10 14h16l3 6-4 2v12H11V22l-4-2z'),
    piece('yellow', 'M36 15h14v20h-5l-2-12-2 12h-5z'),
    line('violet', 'M60 16v11q0 3 5 4', 5),
    line('white', 'M60 20h.1', 5),
    piece('pink', 'M74 14h18v16H74z'),
    print('white', `${disc(80, 20, 2)}${disc(86, 25, 2)}`),
    piece('white', soft(8, 44, 36, 37, 3)),
    print('metal-pale', box(8, 44, 36, 8)),
    print('blue', disc(14, 48, 2)),
    piece('metal-deep', disc(26, 65, 13)),
    print('blue-pale', disc(26, 65, 10)),
    print('blue', 'M16 67q5-5 10 0t10 0q-1 8-10 8t-10-8z'),
    line('red', 'M21 66v-6l4 3', 3),
    print('white', `${disc(29, 61, 2)}${disc(33, 65, 1.5)}`),
    piece('oak-pale', 'M54 60h38l-4 22H58z'),
    line('oak', 'M56 67h34M57 74h32M64 60l2 22M73 60v22M82 60l-2 22', 1.6),
    piece('blue', 'M56 60q4-10 12-6 6-7 12 0 8-2 10 6z'),
    piece('green', 'M70 60q2-7 9-4 6 0 6 4z'),
    line('violet', 'M49 84l4-1q3-1 2-5', 4),
  );
}
