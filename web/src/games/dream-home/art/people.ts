import type { Helper, Tool } from '@richtfest/dream-home';
import { type Cut, box, disc, group, line, piece, print, soft } from './paper.tsx';
import type { Paper } from './papers.ts';

/** Helpers, each drawn in a square of 50: head, shoulders and equipment. */

function person(skin: Paper, shirt: Paper, ...on: readonly Cut[]): Cut {
  return group(
    piece(shirt, 'M8 50V44q0-12 17-12t17 12v6z'),
    piece(skin, box(21, 26, 8, 9)),
    piece(skin, disc(25, 19, 11)),
    print('skin-deep', `${disc(18, 22.5, 2)}${disc(32, 22.5, 2)}`),
    print('black', `${disc(21, 18, 1.5)}${disc(29, 18, 1.5)}`),
    line('black', 'M21 24q4 3 8 0', 1.5),
    ...on,
  );
}

const supplier: Cut = person(
  'skin',
  'green-deep',
  piece('green', 'M13 15q0-12 12-12t12 12h4q1 3-4 3-12-4-24 0z'),
  print('yellow', disc(25, 9, 2.6)),
  piece('oak-pale', box(26, 34, 20, 16)),
  print('oak', box(33.5, 34, 5, 16)),
);

const handyman: Cut = person(
  'skin-deep',
  'red',
  print('oak-deep', 'M13.5 17q-1-14 11.5-14t11.5 14q-3-6-11.5-6t-11.5 6z'),
  print('oak-deep', 'M18 23.500q7-4 14 0-2 6-7 6t-7-6z'),
  line('white', 'M22 25.500q3 2 6 0', 1.6),
  piece('blue-deep', 'M15 50V38h20v12zM14 32h4v8h-4zM32 32h4v8h-4z'),
  line('oak', 'M43 50V32', 3.4),
  piece('metal', box(36, 27, 13, 7)),
);

const roofer: Cut = person(
  'skin',
  'orange',
  piece('yellow', 'M12 16q0-14 13-14t13 14h3v3H9v-3z'),
  line('orange', 'M25 2v13', 3),
  piece('roof-red', 'M28 38l20-3 1 12-20 3z'),
  line('red-deep', 'M29 43l19.5-3M35 37l1 6M42 36l1 6M38 42.500l.5 6', 1.3),
);

const architect: Cut = person(
  'skin',
  'violet-deep',
  print('black', 'M13 22q-3-20 12-20t12 20q-2-10-12-11-9 1-12 11z'),
  piece('black', disc(25, 3.5, 4.5)),
  line('black', `${disc(20.5, 18.5, 3.6)}${disc(29.5, 18.5, 3.6)}M24 18h2`, 1.3),
  piece('blue', 'M28 44l18-12 3 5-18 12z'),
  line('blue-pale', 'M32 44l12-8', 1.4),
);

const interiorDesigner: Cut = person(
  'skin-deep',
  'pink',
  print(
    'orange',
    'M13 26q-4-22 12-22t12 22q3 0 2 6-3 1-4-4 0-14-5-16-8 2-12 1-4 5-3 17-2 3-4 2-1-5 2-6z',
  ),
  piece('violet', 'M12 11Q10-1 26 0t13 10q-13-5-27 1z'),
  line('oak', 'M42 50l3-16', 2.6),
  piece('blue', 'M43 35q-1-7 4-9 3 6 1 9z'),
  line('yellow', 'M18 34q7 5 14 0', 2),
);

const HELPER_ART: Readonly<Record<Helper, Cut>> = {
  supplier,
  handyman,
  roofer,
  architect,
  'interior-designer': interiorDesigner,
};

/** Tools, each drawn in a square of 50. */

const jackhammer: Cut = group(
  line('black', 'M8 8h34', 5),
  piece('yellow', 'M16 8h18l-2 24h-14z'),
  line('orange', 'M18 16h14M19 24h12', 2),
  piece('metal-deep', box(21, 32, 8, 6)),
  piece('metal', 'M23 38h4l-1 9-1 3-1-3z'),
  print('dust-deep', 'M12 50l4-5 4 5zM31 50l3-4 5 4z'),
  line('black', 'M38 12q8 4 6 14', 1.6),
);

const cementMixer: Cut = group(
  line('black', 'M14 46l8-14M36 46l-8-14M8 46h30', 3),
  piece('orange', 'M8 20l16-14 18 10-4 18-18 2z'),
  line('red-deep', 'M14 15l22 15', 2),
  piece('metal-deep', 'M8 20l16-14-3-3L5 17z'),
  piece('black', disc(12, 46, 4)),
  print('metal-pale', disc(12, 46, 1.6)),
  print('dust', 'M4 22q-3 8 1 12 4-4 2-13z'),
);

const drill: Cut = group(
  piece('blue', 'M16 10h26q5 0 5 6v6H16z'),
  piece('blue', 'M30 20h14l3 24H35z'),
  piece('black', soft(32, 40, 18, 8, 2)),
  print('red', box(30, 24, 4, 6)),
  piece('metal-deep', box(11, 12, 6, 8)),
  line('metal', 'M11 16H1', 3),
  line('metal-deep', 'M3 14.500l2 3M6 14.500l2 3', 1.3),
  line('blue-pale', 'M22 14h14', 1.8),
);

const scaffoldTool: Cut = group(
  line('oak-deep', 'M8 48L42 6M42 48L8 6', 2),
  piece('oak-pale', `${box(5, 2, 5, 48)}${box(40, 2, 5, 48)}`),
  piece('oak', `${box(1, 12, 48, 5)}${box(1, 32, 48, 5)}`),
  piece('metal', 'M28 23h11l-1.5 9h-8z'),
);

/** Helpers at the fence and tools on the board. */
export const KIT_ART: Readonly<Record<Helper | Tool, Cut>> = {
  ...HELPER_ART,
  jackhammer,
  'cement-mixer': cementMixer,
  drill,
  scaffold: scaffoldTool,
};
