import type { Column, Move } from '@richtfest/dream-home';
import { isListed } from '../../../board/is-listed.ts';
import { type DreamReaction, NOTHING, type Selection, type Situation } from './selection.ts';

/** What choosing a column means at this moment. */
export function columnMove(column: Column, { view }: Situation): Move | undefined {
  switch (view.phase) {
    case 'jackhammer':
      return { verb: 'jackhammer', column };
    case 'discard':
      return { verb: 'discard-column', column };
    case 'turn':
    case 'room':
    case 'decor':
    case 'scaffold':
      return { verb: 'take', column };
    case 'helpers':
    case 'over':
      return undefined;
  }
}

export function decide(selection: Selection, move: Move, { legal }: Situation): DreamReaction {
  return isListed(move, legal) ? { selection: NOTHING, play: move } : { selection, ask: move };
}

export function hasVerb(verb: Move['verb'], legal: readonly Move[]): boolean {
  return legal.some((move) => move.verb === verb);
}
