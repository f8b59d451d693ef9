import type { Game, GameMove } from '@richtfest/engine';

/** A legal move with its number. */
export interface MenuEntry {
  readonly number: number;
  readonly move: GameMove;
  readonly notation: string;
}

export interface Menu {
  /** In the order of their numbers. */
  readonly entries: readonly MenuEntry[];
  readonly groups: readonly MenuGroup[];
}

/** By group size; of a folded group only examples are shown. */
const DISPLAYS = ['lines', 'columns', 'folded'] as const;
type Display = (typeof DISPLAYS)[number];

/** Moves with the same verb. */
export interface MenuGroup {
  readonly entries: readonly MenuEntry[];
  readonly display: Display;
  /** Allowed but not owed. */
  readonly isOptional: boolean;
}

const MAX_LINES = 10;
const MAX_IN_COLUMNS = 24;

/** Short groups come first, so that moves picked by number have small, stable numbers. */
export function menuOf(
  game: Game,
  moves: { readonly legal: readonly GameMove[]; readonly optional: readonly GameMove[] },
): Menu {
  const owed = byVerb(moves.legal).map((list) => ({ list, isOptional: false }));
  const optional = byVerb(moves.optional).map((list) => ({ list, isOptional: true }));
  const sorted = [...owed, ...optional]
    .map((group) => ({ ...group, display: displayFor(group.list.length) }))
    .toSorted((a, b) => DISPLAYS.indexOf(a.display) - DISPLAYS.indexOf(b.display));
  let number = 0;
  const groups = sorted.map(({ list, isOptional, display }) => ({
    isOptional,
    display,
    entries: list.map((move) => {
      number++;
      return { number, move, notation: game.notation.writeMove(move) };
    }),
  }));
  return { entries: groups.flatMap(({ entries }) => entries), groups };
}

function displayFor(count: number): Display {
  if (count <= MAX_LINES) return 'lines';
  return count <= MAX_IN_COLUMNS ? 'columns' : 'folded';
}

function byVerb(moves: readonly GameMove[]): GameMove[][] {
  const groups = new Map<string, GameMove[]>();
  for (const move of moves) {
    const group = groups.get(move.verb) ?? [];
    groups.set(move.verb, group);
    group.push(move);
  }
  return [...groups.values()];
}

/** Two examples of how such moves are written: the shortest, and one from the game's help. */
export function examplesOf(
  { entries }: Pick<MenuGroup, 'entries'>,
  game: Game,
): Omit<MenuEntry, 'number'>[] {
  const [shortest] = entries.toSorted((a, b) => a.notation.length - b.notation.length);
  const typical =
    entries.find(
      (entry) => entry !== shortest && game.notation.moveHelp.includes(entry.notation),
    ) ?? entries[Math.floor(entries.length / 2)];
  return [...new Set([shortest, typical])].flatMap((entry) =>
    entry === undefined ? [] : [{ move: entry.move, notation: entry.notation }],
  );
}
