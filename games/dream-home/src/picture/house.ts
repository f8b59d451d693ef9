import type { PictureLine } from '@richtfest/engine';
import { type Block, block, span } from '@richtfest/engine/picture';
import type { FieldView } from '../player-view.ts';
import { FLOORS, type Floor } from '../words.ts';
import { type Drawing, cell } from './drawing.ts';

const BAYS = 5;
const CELL_WIDTH = 12;

/** A cross-section of the house: adjacent cards of one kind have no wall between them. */
export function houseBlock(house: readonly FieldView[], drawing: Drawing): Block {
  const { corners, edge } = drawing.marks;
  const [upper, ceiling, lower] = corners.map(([left, middle, right]): PictureLine => {
    const bays = Array.from({ length: BAYS }, () => edge.repeat(CELL_WIDTH));
    return [span(left + bays.join(middle) + right)];
  });
  return block([
    upper ?? [],
    ...FLOORS.flatMap((floor, at) => [
      ...(at === 0 ? [] : [ceiling ?? []]),
      ...floorLines(house, floor, drawing),
    ]),
    lower ?? [],
  ]);
}

function floorLines(house: readonly FieldView[], floor: Floor, drawing: Drawing): PictureLine[] {
  const { marks } = drawing;
  const bays = Array.from({ length: BAYS }, (_, bay) =>
    house.find(({ field }) => field === `${floor}${bay + 1}`),
  );
  const line = (draw: (view: FieldView) => PictureLine): PictureLine => [
    ...bays.flatMap((view, bay): PictureLine => {
      const wall = span(isJoined(bays[bay - 1], view) ? ' ' : marks.wall);
      if (view === undefined) return [wall, span(marks.earth.repeat(CELL_WIDTH), 'wood')];
      return [wall, ...cell(draw(view), CELL_WIDTH, drawing)];
    }),
    span(marks.wall),
  ];
  return [line((view) => nameLine(view, drawing)), line((view) => detailLine(view, drawing))];
}

function isJoined(left: FieldView | undefined, right: FieldView | undefined): boolean {
  return left?.is === 'room' && right?.is === 'room' && left.card.room === right.card.room;
}

function nameLine(view: FieldView, { texts, marks }: Drawing): PictureLine {
  switch (view.is) {
    case 'free':
      return [span(view.field, 'muted')];
    case 'scaffold':
      return [
        span(marks.scaffold.repeat(2), 'straw'),
        span(` ${marks.word(texts.tools.scaffold)}`),
      ];
    case 'room':
      return [span(marks.word(texts.rooms[view.card.room].one), 'strong')];
    case 'empty-room':
      return [span(marks.empty.repeat(CELL_WIDTH), 'muted')];
  }
}

function detailLine(view: FieldView, { texts, marks }: Drawing): PictureLine {
  switch (view.is) {
    case 'free':
      return [];
    case 'scaffold':
      return [span(marks.scaffold.repeat(CELL_WIDTH), 'straw')];
    case 'room': {
      const children = span(marks.child.repeat(view.card.children), 'straw');
      if (view.decor === undefined) return [children];
      const gap = view.card.children === 0 ? '' : ' ';
      return [
        children,
        span(`${gap}${marks.decor}${marks.word(texts.decors[view.decor])}`, 'plum'),
      ];
    }
    case 'empty-room':
      return [span(marks.word(texts.emptyRoom), 'muted')];
  }
}
