import type { PictureLine } from '@richtfest/engine';
import {
  type Block,
  above,
  beside,
  block,
  centred,
  clipped,
  span,
} from '@richtfest/engine/picture';
import { MATERIAL_CARD } from '../scoring.ts';
import { stackNumber, tileOf } from '../stacks.ts';
import type { StackView, View } from '../view.ts';
import { type Kind, KINDS, MATERIALS, type Material, VALUE } from '../words.ts';
import { faceTones } from './dice.ts';
import type { Drawing } from './drawing.ts';
import { TILE_WIDTH, tileBlock, toneOf } from './tile.ts';

/** A tile and its count: `×4`. */
const CELL_WIDTH = TILE_WIDTH + 3;
const FROM_THE_TOP = KINDS.toReversed();

/** Three columns of three, roofs on top: each column looks like the house it could become. */
export function stacksBlock(view: View, drawing: Drawing): Block {
  const columns = MATERIALS.map((material) => columnBlock(view, material, drawing));
  return beside([labelsBlock(view, drawing), ...columns], { gap: 1, align: 'top' });
}

function labelsBlock({ options }: View, { texts, marks }: Drawing): Block {
  const kinds = FROM_THE_TOP.flatMap((kind): PictureLine[] => [
    [],
    [span(`${marks.word(texts.faces[kind].one)} `), span(marks.face[kind].trim(), faceTones[kind])],
  ]);
  return block([
    [],
    ...kinds,
    ...(options.experienced ? [[span(marks.word(texts.picture.card))]] : []),
  ]);
}

function columnBlock(view: View, material: Material, drawing: Drawing): Block {
  const { texts, marks } = drawing;
  const title = [
    span(marks.word(texts.materials[material]), toneOf[material]),
    span(` ${VALUE[material]}`),
  ];
  const cells = FROM_THE_TOP.map((kind: Kind) =>
    stackBlock(view.stacks[stackNumber(kind, material)], drawing),
  );
  const column = above([block([centred(title, TILE_WIDTH)]), ...cells]);
  if (!view.options.experienced) return column;
  const card = clipped(cardLine(view, material, drawing), CELL_WIDTH, marks.cut);
  return above([column, block([centred(card, TILE_WIDTH)])]);
}

/** The top tile and the number of tiles. */
function stackBlock(stack: StackView | undefined, { marks }: Drawing): Block {
  if (stack?.top === undefined) {
    const gone = centred([span(marks.gone.repeat(3), 'muted')], TILE_WIDTH);
    return block([[], [...gone, span(' '.repeat(CELL_WIDTH - TILE_WIDTH))]]);
  }
  const tile = tileOf(stackNumber(stack.kind, stack.material), stack.top);
  const left = block([[span(`${marks.times}${stack.below.length + 1}`, 'muted')]]);
  return beside([tileBlock(tile, marks), left], { gap: 1, align: 'bottom' });
}

/** LP-13: the value of an available card, or its owner. */
function cardLine({ players }: View, material: Material, { format }: Drawing): PictureLine {
  const holder = players.findIndex(({ cards }) => cards.includes(material));
  return [holder < 0 ? span(`+${MATERIAL_CARD}`, 'strong') : span(format.seat(holder), 'muted')];
}
