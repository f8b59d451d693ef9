import type { SeatFormat, Picture, PictureStyle } from '@richtfest/engine';
import { flow, pictureOf } from '@richtfest/engine/picture';
import { marksFor } from './picture/marks.ts';
import { middleBlock } from './picture/middle.ts';
import { treeBlock } from './picture/tree.ts';
import type { TreehouseTexts } from './texts/treehouse-texts.ts';
import type { View } from './view.ts';

const BETWEEN_TREES = 4;

/** The table: the status on top, all trees side by side below. */
export function picture(
  view: View,
  texts: TreehouseTexts,
  style: PictureStyle & { readonly format: SeatFormat },
): Picture {
  const { format, hasUnicode, width } = style;
  const marks = marksFor(hasUnicode);
  const drawing = { texts, format, marks, width };
  const trees = view.players.map((_, seat) => treeBlock(view, seat, drawing));
  const rows = [
    middleBlock(view, drawing),
    ...flow(trees, { width, gap: BETWEEN_TREES, align: 'bottom' }),
  ];
  return pictureOf(rows, width, marks.cut);
}
