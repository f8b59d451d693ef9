import type { PictureLine, PictureSpan } from '@richtfest/engine';
import { type Block, block, span } from '@richtfest/engine/picture';
import type { View } from '../view.ts';
import { MATERIALS, ROWS, type Room, SIZES, type Size } from '../words.ts';
import type { Drawing } from './drawing.ts';
import { toneOfMaterial } from './marks.ts';

/** The seat to move, the die, the top cards of the stacks, and a legend of the marks. */
export function statusBlock(view: View, drawing: Drawing): Block {
  return block([
    turnLine(view, drawing),
    ...SIZES.map((size) => stackLine(view, size, drawing)),
    legendLine(drawing),
  ]);
}

function turnLine(view: View, { texts, format, marks }: Drawing): PictureLine {
  const { picture, opener } = texts;
  const round = marks.word(picture.round(view.round, view.options.roundLimit));
  if (view.phase === 'over') {
    return [span(marks.word(picture.isOver), 'touch'), span(marks.between + round, 'muted')];
  }
  const die = view.die === undefined ? '' : ` [${view.die}]`;
  const doubled = view.isDoubled ? ` x2 ${opener}` : '';
  const loose =
    view.loosePillars > 0
      ? ` ${marks.word(picture.loose)} ${marks.pillar.repeat(view.loosePillars)}`
      : '';
  return [
    span(`${marks.word(picture.toMove)} ${format.seat(view.seat)}${die}`, 'touch'),
    span(marks.word(doubled) + loose),
    span(marks.between + round, 'muted'),
  ];
}

/** A card as its rows from top to bottom: `kitchen ☼⊟♒∩ ⊙⊙≡▦`. */
function stackLine(view: View, size: Size, { texts, marks }: Drawing): PictureLine {
  const { top, below } = view.stacks[size];
  const left = Object.values(below).reduce((sum, count) => sum + (count ?? 0), 0);
  const name = span(`${marks.word(texts.sizes[size])}: `, 'muted');
  if (top === undefined) return [name, span(marks.word(texts.picture.empty), 'muted')];
  return [
    name,
    span(`${marks.word(texts.rooms[top])} `, 'strong'),
    ...recipeSpans(view, top, { marks }),
    span(` +${left}`, 'muted'),
  ];
}

function recipeSpans(view: View, room: Room, { marks }: Pick<Drawing, 'marks'>): PictureSpan[] {
  return view.options.recipes[room].flatMap((material, cell) => {
    const gap = cell === ROWS ? [span(' ')] : [];
    return [...gap, span(marks.material[material], toneOfMaterial[material])];
  });
}

function legendLine({ texts, marks }: Drawing): PictureLine {
  return MATERIALS.flatMap((material, at) => [
    ...(at === 0 ? [] : [span('  ')]),
    span(marks.material[material], toneOfMaterial[material]),
    span(` ${marks.word(texts.materials[material].one)}`, 'muted'),
  ]);
}
