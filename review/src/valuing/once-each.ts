import { isEqualJson } from '@richtfest/engine';
import type { Figures } from '../sums.ts';

/** Values every move at most once: equal moves in the same sample lead to the same result. */
export function onceEach<Move>(valueAfter: (move: Move) => Figures): (move: Move) => Figures {
  const known: { readonly move: Move; readonly end: Figures }[] = [];
  return (move) => {
    const same = known.find((line) => isEqualJson(line.move, move));
    if (same !== undefined) return same.end;
    const end = valueAfter(move);
    known.push({ move, end });
    return end;
  };
}
