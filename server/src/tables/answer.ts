import type { AnswerMessage } from '@richtfest/protocol';
import type { Written } from './match-log.ts';

/** What a client is told of its attempt; `version` is where the match stands now. */
export function answerTo(id: string, written: Written, version: number): AnswerMessage {
  switch (written.outcome) {
    case 'appended':
      return { type: 'accepted', id, version };
    case 'refused':
      return { type: 'refused', id, version, reason: written.reason };
    case 'conflict':
      return { type: 'outdated', id, version };
    case 'cannot-undo':
      return {
        type: 'error',
        id,
        code: 'cannot-undo',
        sentence: 'That can’t be taken back: somebody has learned something or moved since.',
      };
  }
}
