import { type Cut, box, disc, group, line, moved, piece, print } from '../paper.tsx';
import { FLOOR, STOREY, shell } from '../shell.ts';

/** What is under the sheet: an armchair, a lamp beside a chest, a piano, a person. */
const SHEETS = [
  'M20 82q-2-16 4-20 0-22 12-23h28q12 1 12 23 6 4 4 20-5-4-10 0-5-4-10 0-5-4-10 0-5-4-10 0-5-4-10 0-5-4-10 0z',
  'M16 82q2-20 6-40 2-12 14-12t12 14q2 8 6 10h22q8 2 8 14v14q-6-4-12 0-6-4-11 0-6-4-12 0-6-4-11 0-6-4-12 0-5-4-10 0z',
  'M14 82V50q0-8 8-9l44-13q18-2 18 14v40q-6-4-10 0-6-4-12 0-6-4-12 0-6-4-12 0-6-4-12 0-6-4-12 0z',
  'M30 82q2-20 4-34 0-18 16-18t16 18q2 14 4 34-5-4-10 0-5-4-10 0-5-4-10 0-5-4-10 0z',
] as const;

/** DH-17: an unfinished room with dust, a cobweb and a covered object. */
export function emptyRoom(which: number): Cut {
  const sheet = SHEETS[which % SHEETS.length] ?? SHEETS[0];
  const isPerson = which % SHEETS.length === 3;
  return group(
    shell({ wall: 'wall-dust', floor: 'floor-dust' }),
    line('dust-pale', 'M0 18L20 0M0 9L9 0M0 26L28 0M4 12q5-1 8-6M8 20q7-3 12-11', 0.9),
    line('black', 'M72 0v12', 1.2),
    print('dust-pale', disc(72, 16, 4)),
    line('dust-deep', 'M84 30l6 8-3 7M12 40l4 6', 1.2),
    piece('dust-pale', sheet),
    line('dust', sheetFolds(which), 1.4),
    isPerson ? print('black', `${disc(45, 46, 2.2)}${disc(55, 46, 2.2)}`) : group(),
    print('dust-pale', `${disc(10, 84, 2)}${disc(88, 85, 2.6)}${disc(93, 83, 1.6)}`),
  );
}

function sheetFolds(which: number): string {
  return which % 2 === 0
    ? 'M34 44q-4 16-3 34M50 46v32M66 44q4 16 3 34'
    : 'M40 40q-5 20-5 38M52 58v20M62 62q3 8 3 16';
}

/** DH-21: poles, planks, a bucket and the builder's sandwich. */
export const scaffold: Cut = group(
  line('oak-deep', 'M14 88L86 8M86 88L14 8', 2.2),
  piece('oak-pale', `${box(10, 0, 5, STOREY)}${box(85, 0, 5, STOREY)}`),
  piece('oak', `${box(4, 20, 92, 6)}${box(4, 60, 92, 6)}`),
  line('oak-deep', 'M12 20v6M87 20v6M12 60v6M87 60v6', 3),
  moved(66, 60, piece('metal', 'M-8-13h16l-2 13h-12z'), line('metal-deep', 'M-8-13q8-9 16 0', 1.5)),
  moved(
    34,
    60,
    piece('cream', 'M-9 0l2-6h14l2 6z'),
    print('green', box(-8, -3, 16, 1.8)),
    print('red', box(-8, -1.4, 16, 1.4)),
  ),
  line('oak-pale', 'M24 88V26M38 88V26M24 78h14M24 68h14M24 52h14M24 42h14M24 32h14', 2),
);

/** A field that can be built on: bare beams. */
export const frame: Cut = group(
  print('hole', box(0, 0, 100, STOREY)),
  line('frame-deep', `M3 ${FLOOR + 3}L50 6l47 ${FLOOR - 3}`, 4),
  line('frame', `M3 ${FLOOR + 2}L50 5l47 ${FLOOR - 3}`, 4),
  piece('frame', `${box(0, 0, 5, STOREY)}${box(95, 0, 5, STOREY)}${box(0, FLOOR + 2, 100, 7)}`),
);

/** The same in the cellar: dug out, with a spade. */
export const pit: Cut = group(
  print('pit', box(0, 0, 100, STOREY)),
  print('soil-deep', 'M0 0h100v6q-12 5-24 1t-26 2-26-1-24 0z'),
  print('soil-pale', `${disc(14, 30, 3)}${disc(84, 46, 4)}${disc(70, 24, 2.4)}`),
  piece('soil', 'M52 88q4-20 20-22 14-2 22 22z'),
  line('oak-pale', 'M30 20l10 46', 3.4),
  line('oak-pale', 'M25 21l10-2', 3),
  piece('metal', 'M36 60l9-2 4 16q-4 6-8 2z'),
);
