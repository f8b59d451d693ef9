import type { Field, Move } from '@richtfest/dream-home';
/** The elements to tap for a move, as selectors; the second one glows after the first tap. */
export function spotsOf(move: Move): string[] {
  switch (move.verb) {
    case 'take':
    case 'discard-column':
    case 'jackhammer': {
      const column = columnSpot(move.column);
      return [column, `:scope:has(${column}[data-chosen]) [data-act="confirm"]`];
    }
    case 'decline-jackhammer':
    case 'decline-decor':
      return ['[data-act="decline"]'];
    case 'mixer':
      return ['[data-tool="cement-mixer"]', columnSpot(move.a), columnSpot(move.b)];
    case 'drill':
      return ['[data-tool="drill"]', columnSpot(move.column), placeSpot(move.field)];
    case 'place':
    case 'decorate':
      return [placeSpot(move.field)];
    case 'scaffold':
      return [
        ':scope:not(:has([data-ghost="scaffold"])) [data-act="other-piece"]',
        placeSpot(move.field),
      ];
    case 'supplier':
      return [
        '[data-helper="supplier"]',
        `[data-pile-card="${move.room}-${move.children}"]`,
        placeSpot(move.field),
      ];
    case 'handyman':
      return ['[data-helper="handyman"]', placeSpot(move.a), placeSpot(move.b)];
    case 'roofer':
      return ['[data-helper="roofer"]', `[data-pile-roof="${move.colour}-${move.window}"]`];
    case 'done':
      return ['[data-act="done"]'];
  }
}

function columnSpot(column: number): string {
  return `[data-column="${column}"]`;
}

function placeSpot(field: Field | 'outdoors'): string {
  return `[data-place="${field}"]`;
}
