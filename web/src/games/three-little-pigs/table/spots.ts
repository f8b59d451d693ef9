import type { Move } from '@richtfest/three-little-pigs';
import { stackName } from './stack-name.ts';

/** The elements to tap for a move, as selectors. */
export function spotsOf(move: Move): string[] {
  switch (move.verb) {
    case 'roll':
      return [...move.dice.map((die) => `[data-die="${die}"]`), '[data-act="roll"][data-ready]'];
    case 'stop':
    case 'done':
      return [`[data-act="${move.verb}"]`];
    case 'build':
      return [
        `[data-stack="${stackName(move.kind, move.material)}"]`,
        `[data-place="${move.house}"]`,
      ];
    case 'blow':
      return [`[data-blow="${move.seat}:${move.house}"]`];
  }
}
