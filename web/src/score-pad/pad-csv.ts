import type { ScoredPad } from './pad-file.ts';

const COLUMNS = [
  'id',
  'game',
  'day',
  'place',
  'notes',
  'finished',
  'player',
  'me',
  'part',
] as const;

/** One line per player and category, and one with the total: easy to pivot in any spreadsheet. */
export function padCsv(pads: readonly ScoredPad[]): string {
  const lines = pads.flatMap(({ pad, assessed }) =>
    assessed.result.seats.flatMap(({ parts, score, place: rank }, seat) => {
      const { id, game, day, place, notes, isDone, me } = pad;
      const name = pad.players[seat]?.name ?? '';
      const shared = [id, game, day, place, notes, isDone, name, me === seat];
      const points = [...Object.entries(parts), ['total', score] as const];
      return points.map(([part, value]) => [...shared, part, value, rank]);
    }),
  );
  const rows = [[...COLUMNS, 'points', 'rank'], ...lines];
  return `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** RFC 4180; a leading apostrophe stops spreadsheets from running a text as a formula. */
function cell(value: string | number | boolean): string {
  const text =
    typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
