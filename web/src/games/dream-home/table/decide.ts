import type { Column, Move } from '@richtfest/dream-home';
import type { TapContext } from './selection.ts';

/** The move that choosing a column leads to now. */
export function columnMove(column: Column, { view }: TapContext): Move | undefined {
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

export function hasVerb(verb: Move['verb'], legal: readonly Move[]): boolean {
  return legal.some((move) => move.verb === verb);
}
