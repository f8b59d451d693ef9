import { type Cut, disc, group, line, moved, piece, print } from './paper.tsx';
import type { Paper } from './papers.ts';

interface Looks {
  readonly hair: Paper;
  readonly shirt: Paper;
  readonly cut: string;
}

/** Bowl cut, bunches, curls, a tuft, around a head of radius 8 at 0, 0. */
const KIDS: readonly Looks[] = [
  { hair: 'orange', shirt: 'blue', cut: 'M-8.5 0q-1-10 8.5-10t8.5 10q-3-5-8.5-5t-8.5 5z' },
  {
    hair: 'oak-deep',
    shirt: 'red',
    cut: 'M-8.5 1q-1-10.5 8.5-10.500t8.5 10.500q-2-6-8.5-6t-8.5 6zM-8-1q-6 0-5 7 4-1 5-7zM8-1q6 0 5 7-4-1-5-7z',
  },
  {
    hair: 'black',
    shirt: 'yellow',
    cut: 'M-8 0a3.5 3.5 0 0 1-.5-6 3.5 3.5 0 0 1 4-4 3.5 3.5 0 0 1 5-1 3.5 3.5 0 0 1 5 2 3.5 3.5 0 0 1 3 5 3 3 0 0 1-.5 4q-2-5-8-5t-8 5z',
  },
  {
    hair: 'yellow',
    shirt: 'green',
    cut: 'M-8.5-1q0-8 8-8.500l3-3 0 3.500q6 1 6 8-4-4-8.5-4t-8.5 4z',
  },
];

function face(looks: Looks): Cut {
  return group(
    piece('skin', disc(0, 0, 8)),
    print('skin-deep', `${disc(-5, 2.6, 1.7)}${disc(5, 2.6, 1.7)}`),
    print('black', `${disc(-3, -0.5, 1.1)}${disc(3, -0.5, 1.1)}`),
    line('black', 'M-2.5 3.400q2.5 2.2 5 0', 1.2),
    print(looks.hair, looks.cut),
  );
}

function looksOf(who: number): Looks {
  return KIDS[who % KIDS.length] ?? { hair: 'orange', shirt: 'blue', cut: '' };
}

/** Head and shoulders, for a child behind or in something, with the head at the given position. */
export function peek(x: number, y: number, who: number): Cut {
  const looks = looksOf(who);
  return moved(x, y, piece(looks.shirt, 'M-9 26v-11q0-7 9-7t9 7v11z'), face(looks));
}

/** A standing, waving child with the feet at the given position. */
export function stand(x: number, y: number, who: number): Cut {
  const looks = looksOf(who);
  return moved(
    x,
    y,
    line('blue-deep', 'M-3-9v8M3-9v8', 4),
    line('skin', 'M6-20l7-7', 3.4),
    line('skin', 'M-6-20l-5 8', 3.4),
    piece(looks.shirt, 'M-7-8v-9q0-7 7-7t7 7v9z'),
    moved(0, -31, face(looks)),
  );
}

/** The legs of a hidden child, in striped socks. */
export function legs(x: number, y: number): Cut {
  return moved(
    x,
    y,
    line('red', 'M0 0l12-2M0-5l12-3', 4),
    line('white', 'M4-.5l2-.400M8-1.200l2-.400M4-6l2-.500M8-7l2-.5', 4),
    piece('blue-deep', 'M11-5.500h5v6h-5zM11-12h5v6h-5z'),
  );
}
