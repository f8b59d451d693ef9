import type { Fault } from '@richtfest/engine';
import type { Voice } from './voice.ts';

/** What does not hold in a match file, as a sentence. */
export function faultText(fault: Fault, voice: Voice): string {
  const { verify: texts } = voice.texts;
  switch (fault.kind) {
    case 'options':
    case 'seats':
    case 'start':
      return texts.header(fault.problem.replace(/\.$/, ''));
    case 'commitment':
      return texts.commitment;
    case 'no-secret':
      return texts.noSecret;
    case 'unreadable-move':
      return texts.unreadableMove(fault.at + 1, fault.text);
    case 'refused-move':
      return texts.refusedMove(fault.at + 1, fault.text, voice.reason(fault.reason));
    case 'result':
      return texts.result[fault.problem];
  }
}
