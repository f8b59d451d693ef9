import type { PositionProblems } from '@richtfest/engine';
import type { TableauReason } from '../reasons.ts';
import { readRoom, type readSpecial } from './cards.ts';

interface CardField {
  readonly path: string;
  readonly problems: PositionProblems<TableauReason>;
}

/** The cards that a field of a position names; an unknown name is a problem. */
export function readCards(
  names: readonly string[],
  read: typeof readRoom | typeof readSpecial,
  { path, problems }: CardField,
): number[] {
  return names.flatMap((name) => {
    const code = read(name);
    if (code !== undefined) return [code];
    const example =
      read === readRoom
        ? '“kitchen” or “kitchen +1”'
        : '“red roof”, “grand-piano”, “supplier” or “drill”';
    const message = `must be a card like ${example}, not “${name.trim()}”`;
    const like =
      read === readRoom ? '“kitchen”, “kitchen +1”' : '“red roof”, “grand-piano”, “drill”';
    const values = { like, actual: name.trim() };
    problems.misfit(path, message, { code: 'not-like', values });
    return [];
  });
}
