import type { PictureLine } from '@richtfest/engine';
import { type Block, block, span } from '@richtfest/engine/picture';
import type { AnswerView, OfferView, View } from '../view.ts';
import type { Deal, Materials } from '../words.ts';
import type { Drawing } from './drawing.ts';
import type { Marks } from './marks.ts';

/** The open offer with its answers, and the proposals; empty if there are none. */
export function tradeBlock(view: View, drawing: Drawing): Block[] {
  const lines = [
    ...(view.offer === undefined ? [] : offerLines(view, view.offer, drawing)),
    ...view.proposals.map((proposal): PictureLine => {
      const { format, marks, texts } = drawing;
      const name = `${format.seat(proposal.seat)} ${marks.word(texts.picture.proposes)}: `;
      return [span(name), span(dealText(proposal, false, marks), 'strong')];
    }),
  ];
  return lines.length === 0 ? [] : [block(lines)];
}

function offerLines({ seat }: View, offer: OfferView, drawing: Drawing): PictureLine[] {
  const { texts, format, marks } = drawing;
  const head: PictureLine = [
    span(`${format.seat(seat)}, ${marks.word(texts.picture.offer)} `),
    span(dealText(offer, true, marks), 'strong'),
  ];
  return [head, ...offer.answers.map((answer) => answerLine(answer, drawing))];
}

function answerLine({ seat, answer, counter }: AnswerView, drawing: Drawing): PictureLine {
  const { format, marks } = drawing;
  const said = { owed: marks.waits, accepted: marks.yes, declined: marks.no, countered: '' };
  const text = counter === undefined ? said[answer] : dealText(counter, false, marks);
  return [span(`  ${format.seat(seat)} `), span(text, answer === 'owed' ? 'touch' : 'strong')];
}

/** `☼☼ → ∩`: given and wanted materials. */
function dealText({ give, want, pillars }: Deal, isRolling: boolean, marks: Marks): string {
  const side = (materials: Materials, count: number) =>
    materials.map((material) => marks.material[material]).join('') + marks.pillar.repeat(count) ||
    marks.free;
  return `${side(give, isRolling ? pillars : 0)} > ${side(want, isRolling ? 0 : pillars)}`;
}
