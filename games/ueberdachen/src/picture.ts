import type { SeatFormat, Picture, PictureStyle } from '@richtfest/engine';
import { flow, pictureOf } from '@richtfest/engine/picture';
import { tallyOfView } from './house.ts';
import { houseBlock } from './picture/house.ts';
import { marksFor } from './picture/marks.ts';
import { statusBlock } from './picture/status.ts';
import { tradeBlock } from './picture/trade.ts';
import type { UeberdachenTexts } from './texts/ueberdachen-texts.ts';
import type { View } from './view.ts';

const BETWEEN_HOUSES = 3;

/** Draws stacks, die and open deals on top and every house below them. */
export function picture(
  view: View,
  texts: UeberdachenTexts,
  style: PictureStyle & { readonly format: SeatFormat },
): Picture {
  const { format, hasUnicode, width } = style;
  const marks = marksFor(hasUnicode);
  const drawing = { texts, format, marks };
  const points = tallyOfView(view);
  const houses = view.players.map((player, seat) =>
    houseBlock({ view, seat, player, points: points[seat]?.score ?? 0 }, drawing),
  );
  const rows = [
    statusBlock(view, drawing),
    ...tradeBlock(view, drawing),
    ...flow(houses, { width, gap: BETWEEN_HOUSES, align: 'bottom' }),
  ];
  return pictureOf(rows, width, marks.cut);
}
