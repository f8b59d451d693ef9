import type { PictureLine, Seat } from '@richtfest/engine';
import { type Block, above, block, clipped, span } from '@richtfest/engine/picture';
import type { PlayerView } from '../player-view.ts';
import { type Drawing, specialTone } from './drawing.ts';
import { houseBlock } from './house.ts';

export interface Neighbour {
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly points: number;
  readonly isToMove: boolean;
  readonly isStart: boolean;
}

/** A house below a header with name, points, roofs, helpers and tools. */
export function neighbourBlock(neighbour: Neighbour, drawing: Drawing): Block {
  const house = houseBlock(neighbour.player.house, drawing);
  const lines = [nameLine(neighbour, drawing), ...belongings(neighbour.player, drawing)];
  return above([block(lines.map((line) => clipped(line, house.width, drawing.marks.cut))), house]);
}

function nameLine(
  { seat, player, points, isToMove, isStart }: Neighbour,
  drawing: Drawing,
): PictureLine {
  const { texts, format, marks } = drawing;
  const name = format.seat(seat);
  return [
    isToMove ? span(marks.turn + name, 'touch') : span(` ${name}`, 'strong'),
    ...(isStart ? [span(` (${marks.word(texts.picture.start)})`, 'touch')] : []),
    span(marks.between, 'muted'),
    span(marks.word(texts.picture.points(points, format))),
    span(marks.between, 'muted'),
    span(marks.word(texts.picture.roofs(player.roofCount, format))),
  ];
}

function belongings(player: PlayerView, { texts, marks }: Drawing): PictureLine[] {
  const roofs = (player.roofs ?? []).map((roof) => {
    return span(marks.word(texts.roof(roof)), specialTone({ type: 'roof', ...roof }));
  });
  const cards = [
    ...player.helpers.map((helper) => span(marks.word(texts.helpers[helper]), 'sky')),
    ...player.tools.map(({ tool, isUsable }) => {
      const later = isUsable ? '' : ` (${texts.picture.fromNextRound})`;
      return span(marks.word(`${texts.tools[tool]}${later}`), isUsable ? 'straw' : 'muted');
    }),
    ...player.outdoors.map((decor) =>
      span(`${marks.decor}${marks.word(texts.decors[decor])}`, 'plum'),
    ),
  ];
  return [roofs, cards]
    .filter((row) => row.length > 0)
    .map((row) => [
      span(' '),
      ...row.flatMap((part, at) => (at === 0 ? [part] : [span(', '), part])),
    ]);
}
