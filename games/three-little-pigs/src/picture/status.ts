import type { PictureLine, PictureSpan } from '@richtfest/engine';
import { type Block, above, block, clipped, span } from '@richtfest/engine/picture';
import { stackKind, stackNumber } from '../stacks.ts';
import type { PigsTexts } from '../texts/pigs-texts.ts';
import { stacksToEmpty } from '../turn.ts';
import type { View } from '../view.ts';
import { KINDS, type Kind, MAX_ROLLS } from '../words.ts';
import { diceBlock, faceTones } from './dice.ts';
import type { Drawing } from './drawing.ts';
import type { Marks } from './marks.ts';

/** The current seat, the dice and the progress of the game. */
export function statusBlock(view: View, drawing: Drawing): Block {
  const { texts, format, marks } = drawing;
  const far = block([[span(marks.word(emptyStacks(view, texts)), 'muted')]]);
  const { phase } = view;
  if (phase === 'over') {
    return above([block([[], [span(marks.word(texts.picture.isOver), 'touch')]]), far]);
  }
  const dice = diceBlock(view.dice, marks);
  const turn = [span(`${marks.word(texts.picture.toMove)} ${format.seat(view.seat)}`, 'touch')];
  return above([
    block([clipped(turn, dice.width, marks.cut)]),
    dice,
    block([whatIsLeft(phase, view, drawing)]),
    far,
  ]);
}

/** Rolls left while rolling, symbols while building, nothing when the wolf has come. */
function whatIsLeft(
  phase: Exclude<View['phase'], 'over'>,
  view: View,
  { texts, format, marks }: Drawing,
): PictureLine {
  switch (phase) {
    case 'roll':
      return [span(marks.word(texts.picture.rollsLeft(MAX_ROLLS - view.rolls, format)))];
    case 'build':
      return [
        span(marks.word(texts.picture.toSpend)),
        ...KINDS.flatMap((kind) => unspent(view, kind, marks)),
      ];
    case 'wolf':
      return [span(marks.word(texts.picture.wolf), 'brick')];
  }
}

function unspent({ dice, firstTile }: View, kind: Kind, marks: Marks): PictureSpan[] {
  const rolled = dice.filter((face) => face === kind).length;
  const paid = firstTile?.kind === kind ? stackKind(stackNumber(kind, firstTile.material)).cost : 0;
  if (rolled === paid) return [];
  const symbol = marks.face[kind].trim();
  const symbols = Array.from({ length: rolled - paid }, () => symbol);
  return [span(` ${symbols.join(symbol.length > 1 ? ' ' : '')}`, faceTones[kind])];
}

function emptyStacks({ stacks, players }: View, texts: PigsTexts): string {
  const empty = stacks.filter(({ top }) => top === undefined).length;
  return texts.picture.emptyStacks(empty, stacksToEmpty(players.length));
}
