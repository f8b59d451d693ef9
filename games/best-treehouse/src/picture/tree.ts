import type { PictureLine, Seat } from '@richtfest/engine';
import { type Block, above, block, centred, clipped, span } from '@richtfest/engine/picture';
import { colourOf, roomOf } from '../data/rooms.ts';
import { writePlace } from '../notation/cards.ts';
import { SLOTS, slotNumber } from '../slots.ts';
import { tallyOfView } from '../tree-score.ts';
import type { PlayerView, View } from '../view.ts';
import { BALANCES, HIGHEST_LEVEL, LOWEST_LEVEL } from '../words.ts';
import type { Drawing } from './drawing.ts';
import { toneOf } from './marks.ts';

/** Even, so each level can be shifted by half a room. */
const ROOM_WIDTH = 6;
const TREE_WIDTH = HIGHEST_LEVEL * ROOM_WIDTH;

/** A tree from top to ground, the marker on its track, and its owner. */
export function treeBlock(view: View, seat: Seat, drawing: Drawing): Block {
  const player = view.players[seat];
  if (player === undefined) return block([]);
  const { marks } = drawing;
  const trunk = centred([span(marks.trunk.repeat(2), 'wood')], TREE_WIDTH);
  return above([
    block(levelsOf(player, view.phase !== 'over', drawing)),
    block([
      trunk,
      [span(marks.ground.repeat(TREE_WIDTH), 'leaf')],
      centred(balanceLine(player, drawing), TREE_WIDTH),
      clipped(nameLine(view, player, { seat, drawing }), TREE_WIDTH, marks.cut),
      clipped(cardLine(view, player, drawing), TREE_WIDTH, marks.cut),
    ]),
  ]);
}

/** From the top down to level 2, with the names of the supported places. */
function levelsOf(player: PlayerView, isGrowing: boolean, drawing: Drawing): PictureLine[] {
  const built = new Map(player.tree.map((room) => [slotNumber(room), room.card]));
  const lines: PictureLine[] = [];
  for (let level = HIGHEST_LEVEL; level >= LOWEST_LEVEL; level--) {
    const slots = SLOTS.filter((slot) => slot.level === level);
    const cells = slots.map((slot) => {
      const card = built.get(slot.number);
      if (card !== undefined) return roomCell(card, drawing);
      const isFree = isGrowing && slot.supports.every((below) => built.has(below));
      return isFree ? freeCell(writePlace(slot)) : undefined;
    });
    if (cells.every((cell) => cell === undefined)) continue;
    const filled = cells.flatMap((cell) => cell ?? [span(' '.repeat(ROOM_WIDTH))]);
    lines.push(centred(filled, TREE_WIDTH));
  }
  return lines;
}

/** Its sign and the beginning of its name between two walls. */
function roomCell(card: number, { texts, marks }: Drawing): PictureLine {
  const colour = colourOf(card);
  const [left, right] = marks.wall;
  const letters = Array.from(marks.word(texts.rooms[roomOf(card).id].name)).slice(0, 3);
  return [span(`${left}${marks.sign[colour]}${letters.join('')}${right}`, toneOf[colour])];
}

function freeCell(name: string): PictureLine {
  return centred([span(name, 'muted')], ROOM_WIDTH);
}

function balanceLine({ balance }: PlayerView, { marks }: Drawing): PictureLine {
  return BALANCES.flatMap((circle, at) => [
    span(at === 0 ? '' : ' '),
    circle === balance ? span(marks.marker, 'touch') : span(marks.circle, 'muted'),
  ]);
}

/** At the end with the majorities (BT-13). */
function nameLine(
  view: View,
  player: PlayerView,
  { seat, drawing }: { readonly seat: Seat; readonly drawing: Drawing },
): PictureLine {
  const { texts, format, marks } = drawing;
  const { owing, phase } = view;
  const name = format.seat(seat);
  const points = phase === 'over' ? (tallyOfView(view)[seat]?.score ?? 0) : player.points;
  return [
    owing.includes(seat) ? span(marks.turn + name, 'touch') : span(` ${name}`, 'strong'),
    span(marks.between, 'muted'),
    span(marks.word(texts.picture.points(points, format))),
  ];
}

/** The revealed card, a face-down card, or the bonus card of the seat. */
function cardLine(view: View, player: PlayerView, { texts, marks }: Drawing): PictureLine {
  const { revealed, chosen, settled, hasChosen, bonus } = player;
  const { rooms, picture } = texts;
  if (bonus !== undefined) return [span(` ${bonus}`, 'strong')];
  const card = revealed ?? chosen;
  if (card === undefined)
    return hasChosen ? [span(` ${marks.word(picture.faceDown)}`, 'leaf')] : [];
  const colour = colourOf(card);
  const name = `${marks.sign[colour]} ${marks.word(rooms[roomOf(card).id].name)}`;
  const lies = revealed === undefined ? picture.faceDown : picture.open;
  const goes =
    settled === undefined
      ? ''
      : ` ${picture.goesTo} ${settled === 'discard' ? '-' : writePlace(settled)}`;
  return [
    span(` ${marks.word(lies)} `, 'muted'),
    span(name, toneOf[colour]),
    span(marks.word(view.phase === 'build' ? goes : ''), 'muted'),
  ];
}
