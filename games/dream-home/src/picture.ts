import type { SeatFormat, Picture, PictureStyle } from '@richtfest/engine';
import { flow, pictureOf } from '@richtfest/engine/picture';
import { houseTallies } from './house-score.ts';
import { marketBlock } from './picture/market.ts';
import { marksFor } from './picture/marks.ts';
import { neighbourBlock } from './picture/neighbour.ts';
import type { DreamHomeTexts } from './texts/dream-home-texts.ts';
import type { View } from './view.ts';

const BETWEEN_HOUSES = 4;

/** Draws the market on top and a cross-section of every house below it. */
export function picture(
  view: View,
  texts: DreamHomeTexts,
  style: PictureStyle & { readonly format: SeatFormat },
): Picture {
  const { format, hasUnicode, width } = style;
  const marks = marksFor(hasUnicode);
  const drawing = { texts, format, marks, width };
  const tallies = houseTallies(view);
  const houses = view.players.map((player, seat) =>
    neighbourBlock(
      {
        seat,
        player,
        points: tallies[seat]?.score ?? 0,
        isToMove: view.phase !== 'over' && seat === view.seat,
        isStart: view.phase !== 'over' && seat === view.startSeat,
      },
      drawing,
    ),
  );
  const rows = [
    marketBlock(view, drawing),
    ...flow(houses, { width, gap: BETWEEN_HOUSES, align: 'bottom' }),
  ];
  return pictureOf(rows, width, marks.cut);
}
