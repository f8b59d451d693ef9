import type { PictureLine, Seat } from '@richtfest/engine';
import {
  type Block,
  above,
  beside,
  block,
  centred,
  clipped,
  flow,
  span,
  widthOf,
} from '@richtfest/engine/picture';
import { houseLetter } from '../notation/tiles.ts';
import { isFinished } from '../state.ts';
import type { PlayerView } from '../view.ts';
import type { Tile } from '../words.ts';
import type { Drawing } from './drawing.ts';
import type { Marks } from './marks.ts';
import { TILE_WIDTH, tileBlock } from './tile.ts';

interface Neighbour {
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly points: number;
  readonly isToMove: boolean;
}

/** A house and the grass on its left; the ground connects neighbouring houses. */
const LOT_WIDTH = TILE_WIDTH + 1;

/** A player's houses side by side, with the name below. */
export function neighbourBlock(neighbour: Neighbour, drawing: Drawing): Block {
  const { texts, marks, width } = drawing;
  const { houses } = neighbour.player;
  const name = clipped(nameLine(neighbour, drawing), width, marks.cut);
  if (houses.length === 0) {
    const sign = [span(` ${marks.word(texts.picture.noHouses)}`, 'muted')];
    return block([ground(widthOf(sign) + 1, marks), sign, name]);
  }
  const standing = houses.map((house, at) => houseBlock(house, houseLetter(at), marks));
  return above([...flow(standing, { width, gap: 0, align: 'bottom' }), block([name])]);
}

/** The last tile of the list is at the top, so it is drawn first. */
function houseBlock(house: readonly Tile[], letter: string, marks: Marks): Block {
  const tiles = above(house.toReversed().map((tile) => tileBlock(tile, marks)));
  const sign = isFinished(house.slice())
    ? span(marks.finished(letter), 'leaf')
    : span(letter, 'strong');
  return above([
    beside([block([[span(' ')]]), tiles], { gap: 0, align: 'top' }),
    block([ground(LOT_WIDTH, marks), [span(' '), ...centred([sign], TILE_WIDTH)]]),
  ]);
}

function ground(width: number, marks: Marks): PictureLine {
  return [span(marks.ground.repeat(width), 'leaf')];
}

function nameLine({ seat, points, isToMove }: Neighbour, drawing: Drawing): PictureLine {
  const { texts, format, marks } = drawing;
  const name = format.seat(seat);
  return [
    isToMove ? span(marks.turn + name, 'touch') : span(` ${name}`, 'strong'),
    span(marks.between, 'muted'),
    span(marks.word(texts.picture.points(points, format))),
  ];
}
