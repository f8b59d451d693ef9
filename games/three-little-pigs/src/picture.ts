import type { SeatFormat, Picture, PictureStyle } from '@richtfest/engine';
import { flow, pictureOf } from '@richtfest/engine/picture';
import { marksFor } from './picture/marks.ts';
import { stacksBlock } from './picture/stacks.ts';
import { statusBlock } from './picture/status.ts';
import { neighbourBlock } from './picture/street.ts';
import type { PigsTexts } from './texts/pigs-texts.ts';
import { tallyOfView } from './texts/view-tally.ts';
import type { View } from './view.ts';

const BETWEEN_BLOCKS = 4;

/** The table: stacks and dice in the middle, the houses of all players on one street below. */
export function picture(
  view: View,
  texts: PigsTexts,
  style: PictureStyle & { readonly format: SeatFormat },
): Picture {
  const { format, hasUnicode, width } = style;
  const marks = marksFor(hasUnicode);
  const drawing = { texts, format, marks, width };
  const middle = [stacksBlock(view, drawing), statusBlock(view, drawing)];
  const points = tallyOfView(view);
  const street = view.players.map((player, seat) =>
    neighbourBlock(
      {
        seat,
        player,
        points: points[seat]?.score ?? 0,
        isToMove: view.phase !== 'over' && seat === view.seat,
      },
      drawing,
    ),
  );
  const rows = [
    ...flow(middle, { width, gap: BETWEEN_BLOCKS, align: 'top' }),
    ...flow(street, { width, gap: BETWEEN_BLOCKS, align: 'bottom' }),
  ];
  return pictureOf(rows, width, marks.cut);
}
