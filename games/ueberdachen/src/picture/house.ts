import type { PictureLine, PictureSpan, Seat } from '@richtfest/engine';
import { type Block, block, centred, clipped, span } from '@richtfest/engine/picture';
import { columnLetter } from '../notation/goods.ts';
import type { PlayerView, RoomView, View } from '../view.ts';
import { COLUMNS, MATERIALS, type Material, PILLARS, ROWS } from '../words.ts';
import type { Drawing } from './drawing.ts';
import { type Marks, toneOf, toneOfMaterial } from './marks.ts';

interface Neighbour {
  readonly view: View;
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly points: number;
}

/** Wall, seven cells with a line between them, wall. */
const WIDTH = 2 * COLUMNS + 1;
/** Space for a name and a storage beside the house. */
const BLOCK_WIDTH = 24;

/** A house from its roof down to the names of the columns, then storage, name and points. */
export function houseBlock(neighbour: Neighbour, drawing: Drawing): Block {
  const { view, seat, player } = neighbour;
  const { marks, texts } = drawing;
  const fitted = (line: PictureLine) => clipped(line, BLOCK_WIDTH, marks.cut);
  if (player.trade === undefined) {
    const sign = [span(` ${marks.word(texts.picture.noPlate)}`, 'muted')];
    return block([
      fitted(sign),
      [span(marks.slab.repeat(WIDTH), 'muted')],
      fitted(nameLine(neighbour, drawing)),
    ]);
  }
  const letters = Array.from({ length: COLUMNS }, (_, column) => columnLetter(column)).join(' ');
  return block([
    ...(view.roof === seat ? roofLines(marks) : []),
    ...(player.floor > 0 ? floorLines(neighbour, 1, drawing) : []),
    ...floorLines(neighbour, 0, drawing),
    [span(` ${letters}`, 'muted')],
    fitted(storageLine(player, drawing)),
    fitted(nameLine(neighbour, drawing)),
  ]);
}

function roofLines(marks: Marks): PictureLine[] {
  const [left, right] = marks.slope;
  return [0, 1].map((row) => {
    const tiles = marks.tile.repeat(WIDTH - 6 + 2 * row);
    return centred([span(left + tiles + right, 'plum')], WIDTH + 1);
  });
}

/** Four rows of cells, then the slab with the pillars that stand on this floor. */
function floorLines({ view, player }: Neighbour, floor: number, { marks }: Drawing): PictureLine[] {
  const rooms = player.rooms.filter((room) => room.floor === floor);
  const rows = Array.from({ length: ROWS }, (_, row): PictureLine => {
    const cells = Array.from({ length: COLUMNS }, (__, column) =>
      cellSpans(view, { rooms, column, row }, marks),
    );
    return [span(marks.wall, 'slate'), ...cells.flat().slice(0, -1), span(marks.wall, 'slate')];
  });
  const standing = player.pillars[floor] ?? 0;
  const pillars = marks.pillar.repeat(standing) + marks.noPillar.repeat(PILLARS - standing);
  return [...rows, [span(marks.slab.repeat(WIDTH), 'slate'), span(` ${pillars}`, 'slate')]];
}

interface Cell {
  readonly rooms: readonly RoomView[];
  readonly column: number;
  readonly row: number;
}

/** A cell and the inner wall or gap to its right. */
function cellSpans(view: View, { rooms, column, row }: Cell, marks: Marks): PictureSpan[] {
  const room = rooms.find(
    (own) => column >= own.column && column < own.column + own.built.length / ROWS,
  );
  if (room === undefined) return [span(marks.free, 'muted'), span(' ')];
  const cell = (column - room.column) * ROWS + row;
  const material = view.options.recipes[room.room][cell] as Material;
  const isLast = column === room.column + room.built.length / ROWS - 1;
  const shown =
    room.built[cell] === true
      ? span(marks.material[material], toneOfMaterial[material])
      : span(marks.missing[material], 'muted');
  return [shown, span(isLast ? marks.inner : ' ', 'slate')];
}

function storageLine({ storage }: PlayerView, { texts, marks }: Drawing): PictureLine {
  const goods = MATERIALS.flatMap((material) =>
    Array.from({ length: storage[material] }, () =>
      span(marks.material[material], toneOfMaterial[material]),
    ),
  );
  const empty = [span(marks.word(texts.picture.empty), 'muted')];
  return [span(` ${marks.word(texts.picture.storage)} `), ...(goods.length === 0 ? empty : goods)];
}

function nameLine({ view, seat, player, points }: Neighbour, drawing: Drawing): PictureLine {
  const { texts, format, marks } = drawing;
  const name = format.seat(seat);
  const isToMove = view.phase !== 'over' && view.seat === seat;
  const tone = player.trade === undefined ? 'strong' : toneOf[player.trade];
  return [
    isToMove ? span(marks.turn + name, 'touch') : span(` ${name}`, tone),
    ...(view.opener === seat ? [span(` ${marks.opener}`, 'touch')] : []),
    span(marks.between, 'muted'),
    span(marks.word(texts.picture.points(points, format))),
  ];
}
