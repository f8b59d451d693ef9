import type { PictureLine } from '@richtfest/engine';
import { type Block, above, beside, block, span } from '@richtfest/engine/picture';
import type { MarketColumn, View } from '../view.ts';
import { ROUNDS } from '../words.ts';
import { type Drawing, cell, specialTone } from './drawing.ts';

const COLUMN_WIDTH = 15;

/** The five columns, special cards above and rooms below, and the cards that are held. */
export function marketBlock(view: View, drawing: Drawing): Block {
  const columns = view.market.map((column) => columnBlock(column, drawing));
  return above([
    block([statusLine(view, drawing)]),
    ...(view.phase === 'over' ? [] : [beside(columns, { gap: 1, align: 'top' })]),
    block(heldLine(view, drawing)),
  ]);
}

function statusLine(view: View, { texts, format, marks }: Drawing): PictureLine {
  if (view.phase === 'over') return [span(marks.word(texts.picture.isOver), 'touch')];
  return [
    span(marks.word(texts.picture.round(view.round, ROUNDS)), 'strong'),
    span(marks.between, 'muted'),
    span(`${marks.word(texts.picture.toMove)} ${format.seat(view.seat)}`, 'touch'),
  ];
}

function columnBlock({ column, room, special }: MarketColumn, drawing: Drawing): Block {
  const { texts, marks } = drawing;
  const top = special === undefined ? texts.picture.start : texts.special(special);
  const tone = special === undefined ? 'touch' : specialTone(special);
  const lines: PictureLine[] =
    room === undefined
      ? [[span(marks.free.repeat(3), 'muted')], [span(marks.word(texts.picture.taken), 'muted')]]
      : [
          [span(marks.word(top), tone)],
          [
            span(marks.word(texts.rooms[room.room].one), 'strong'),
            span(room.children === 0 ? '' : ` ${marks.child.repeat(room.children)}`, 'straw'),
          ],
        ];
  return block(
    [[span(`[${column}]`, 'muted')], ...lines].map((line) => cell(line, COLUMN_WIDTH, drawing)),
  );
}

function heldLine({ held, seat }: View, { texts, format, marks }: Drawing): PictureLine[] {
  if (held === undefined) return [];
  const cards = [
    ...(held.room === undefined ? [] : [texts.rooms[held.room.room].one]),
    ...(held.special === undefined ? [] : [texts.special(held.special)]),
  ];
  const who = `${format.seat(seat)} ${texts.picture.holds}: `;
  return [[span(marks.word(who)), span(marks.word(cards.join(', ')), 'strong')]];
}
