import type { GameTexts, GameTypes } from '../game.ts';
import { reasonText } from '../reason-text.ts';
import type { Format, Language } from '../texts.ts';
import { verifyTexts } from '../texts/verify.ts';
import type { Fault } from './verify.ts';

/** What does not hold in a match file, as a sentence. */
export function faultText<T extends GameTypes>(
  fault: Fault,
  game: GameTexts<T>,
  context: { readonly language: Language; readonly format: Format },
): string {
  const texts = verifyTexts[context.language];
  switch (fault.kind) {
    case 'options':
    case 'seats':
    case 'start':
      return texts.header(fault.problem);
    case 'commitment':
      return texts.commitment;
    case 'no-secret':
      return texts.noSecret;
    case 'unreadable-move':
      return texts.unreadableMove(fault.at + 1, fault.text);
    case 'refused-move':
      return texts.refusedMove(fault.at + 1, fault.text, reasonText(fault.reason, game, context));
    case 'result':
      return texts.result[fault.problem];
  }
}
