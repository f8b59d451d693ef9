import type { PictureLine, PictureSpan, Tone } from '@richtfest/engine';
import { type Block, block, span } from '@richtfest/engine/picture';
import type { Material, Tile } from '../words.ts';
import type { Marks } from './marks.ts';

export const TILE_WIDTH = 7;

export const toneOf: Readonly<Record<Material, Tone>> = {
  straw: 'straw',
  wood: 'wood',
  stone: 'slate',
};

/** Two lines: walls in the texture of the material, flower pots on the lower one. */
export function tileBlock(tile: Tile, marks: Marks): Block {
  const lines = tile.kind === 'roof' ? roofLines(tile, marks) : storeyLines(tile, marks);
  return block(lines);
}

function storeyLines({ kind, material, pots }: Tile, marks: Marks): PictureLine[] {
  const tone = toneOf[material];
  const texture = marks.texture[material];
  const [upper, lower] = kind === 'window' ? marks.window : marks.door;
  const openingTone: Tone = kind === 'window' ? 'sky' : 'strong';
  const [left, right] = potsBesideOpening(pots, marks);
  const beside = (pot: string | undefined) =>
    pot === undefined ? span(texture, tone) : span(pot, 'plum');
  return [
    [span(marks.wall + texture, tone), span(upper, openingTone), span(texture + marks.wall, tone)],
    [
      span(marks.wall, tone),
      beside(left),
      span(lower, openingTone),
      beside(right),
      span(marks.wall, tone),
    ],
  ];
}

/** One on the left, two on both sides; more as a number. */
function potsBesideOpening(
  pots: number,
  marks: Marks,
): readonly [string | undefined, string | undefined] {
  if (pots === 0) return [undefined, undefined];
  if (pots === 1) return [marks.pot, undefined];
  return [marks.pot, pots === 2 ? marks.pot : `${pots}`];
}

function roofLines({ material, pots }: Tile, marks: Marks): PictureLine[] {
  const tone = toneOf[material];
  const texture = marks.texture[material];
  const [left, right] = marks.slope;
  return [
    [span(` ${left}${texture.repeat(3)}${right} `, tone)],
    [span(left, tone), ...roofFilling(pots, texture, { tone, pot: marks.pot }), span(right, tone)],
  ];
}

function roofFilling(
  pots: number,
  texture: string,
  { tone, pot }: { readonly tone: Tone; readonly pot: string },
): PictureSpan[] {
  if (pots === 0) return [span(texture.repeat(5), tone)];
  const shown = pots === 1 ? pot : `${pot}${pots === 2 ? pot : pots}`;
  const before = pots === 1 ? 2 : 1;
  const after = 5 - before - shown.length;
  return [
    span(texture.repeat(before), tone),
    span(shown, 'plum'),
    span(texture.repeat(after), tone),
  ];
}
