import type { Tone } from '@richtfest/engine';
import { type Block, beside, block, span } from '@richtfest/engine/picture';
import { dieLetter } from '../notation/tiles.ts';
import type { Face } from '../words.ts';
import type { Marks } from './marks.ts';

export const faceTones: Readonly<Record<Face, Tone>> = {
  door: 'leaf',
  window: 'sky',
  roof: 'plum',
  wolf: 'brick',
};

/** The dice in a row, each with its symbol and letter. */
export function diceBlock(dice: readonly Face[], marks: Marks): Block {
  const boxes = dice.map((face, die) => dieBlock(face, dieLetter(die), marks));
  return beside(boxes, { gap: 1, align: 'top' });
}

function dieBlock(face: Face, letter: string, marks: Marks): Block {
  const [topLeft, topRight, bottomLeft, bottomRight] = marks.corner;
  const { edge, wall } = marks;
  // A wolf die is locked (LP-6), so its whole box is marked.
  const box: Tone | undefined = face === 'wolf' ? 'brick' : undefined;
  return block([
    [span(topLeft + edge.repeat(3) + topRight, box)],
    [span(wall, box), span(marks.face[face], faceTones[face]), span(wall, box)],
    [span(bottomLeft + edge, box), span(letter, 'strong'), span(edge + bottomRight, box)],
  ]);
}
