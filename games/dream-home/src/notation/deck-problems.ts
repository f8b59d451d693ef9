import type { TableauReason } from '../reasons.ts';
import { NONE, type State } from '../state.ts';
import { COLUMNS, ROUNDS } from '../words.ts';

export interface TableauProblem {
  /** The fields that can cause it; the first that was written is named. */
  readonly path: string | readonly string[];
  readonly message: string;
  readonly reason: TableauReason;
}

/** DH-5: the decks must last. */
export function deckProblems(state: State): TableauProblem[] {
  const { phase, round, roomDeck, specialDeck } = state;
  const rounds = phase === 'helpers' || phase === 'over' ? 0 : ROUNDS - round;
  const needs = [
    ['rooms', roomDeck.length, rounds * COLUMNS.length],
    ['specials', specialDeck.length, rounds * (COLUMNS.length - 1)],
  ] as const;
  const short = needs.flatMap(([name, have, need]) => {
    if (have >= need) return [];
    const message = `has ${have} cards left, which is fewer than the ${need} for ${rounds} rounds to come (DH-5)`;
    const reason = { rule: 'DH-5', code: 'decks-run-out', have, need } as const;
    const fields =
      name === 'rooms'
        ? ['houses', 'discards', 'market', 'held']
        : ['roofs', 'helpers', 'tools', 'discards', 'jackhammered', 'houses', 'market', 'held'];
    return [{ path: [`decks.${name}`, ...fields, 'round'], message, reason }];
  });
  return [...short, ...dealProblems(state)];
}

/** DH-5: beside each room of columns 2 to 5 lies a special card, so that many must be left. */
function dealProblems({ marketRooms, marketSpecials }: State): TableauProblem[] {
  const columns = [...marketRooms.keys()].filter((at) => at > 0 && marketRooms[at] !== NONE);
  const have = columns.filter((at) => marketSpecials[at] !== NONE).length;
  const need = columns.length;
  if (have >= need) return [];
  const message = `has special cards for ${have} of ${need} columns (DH-5)`;
  const reason = { rule: 'DH-5', code: 'decks-run-out', have, need } as const;
  const fields = ['decks', 'roofs', 'helpers', 'tools', 'discards', 'houses', 'outdoors', 'market'];
  return [{ path: fields, message, reason }];
}
