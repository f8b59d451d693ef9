import type { Move } from '@richtfest/best-treehouse';
/** The elements to tap for a move, as selectors; the second one glows after the first tap. */
export function spotsOf(move: Move): string[] {
  switch (move.verb) {
    case 'choose': {
      const card = `[data-card="${move.card}"]`;
      return [card, `:scope:has(${card}[data-lifted]) [data-goal="leaf"]`];
    }
    case 'place':
      return [`[data-place="${move.level}.${move.position}"]`];
    case 'discard':
      return ['[data-act="discard"]'];
    case 'take-back':
      return ['[data-act="take-back"]'];
    case 'take-bonus':
      return [`[data-bonus="${move.bonus}"][data-may]`];
    case 'put-bonus':
    case 'take-colour': {
      const pennant = `[data-pennant="${move.colour}"]`;
      return [pennant, `:scope:has(${pennant}[data-picked]) [data-act="confirm"]`];
    }
  }
}
