import { type Result, type Tally, tiesOf, winnersOf } from '@richtfest/engine';
import { type GridRow, drawGrid } from './terminal/grid.ts';
import { clip } from './terminal/text.ts';
import type { Voice } from './voice.ts';

const MAX_NAME_WIDTH = 14;

/** The score pad: a column per seat, a row per part. */
export function scorePad(tallies: readonly (Tally & { place?: number })[], voice: Voice): string[] {
  const { texts, gameTexts, format, screen } = voice;
  const seats = tallies.map((_, seat) => seat);
  const parts = [...new Set(tallies.flatMap((tally) => Object.keys(tally.parts)))];
  const longest = Math.max(6, Math.min(MAX_NAME_WIDTH, Math.floor(40 / seats.length)));
  const isBest = (seat: number) => tallies[seat]?.place === 1;
  const cell = (seat: number, text: string) =>
    isBest(seat) ? { text, tone: 'strong' as const } : { text };
  const rows: GridRow[] = [
    [
      '',
      ...seats.map((seat) => cell(seat, clip(format.seat(seat), longest, screen.sign('…', '.')))),
    ],
    'rule',
    ...parts.map((part) => [
      gameTexts.parts[part] ?? part,
      ...tallies.map((tally) => format.number(tally.parts[part] ?? 0)),
    ]),
    'rule',
    [texts.score.total, ...tallies.map(({ score }, seat) => cell(seat, format.number(score)))],
  ];
  if (tallies.some(({ place }) => place !== undefined)) {
    const places = tallies.map(({ place = 0 }, seat) => cell(seat, format.number(place)));
    rows.push([texts.score.place, ...places]);
  }
  return drawGrid(rows, screen);
}

/** The winners, and how ties were broken. */
export function verdict(result: Result, voice: Voice): string[] {
  return [voice.verdict(winnersOf(result)), ...tieBreaks(result, voice)];
}

function tieBreaks(result: Result, voice: Voice): string[] {
  const { texts, format } = voice;
  return tiesOf(result).flatMap(({ score, seats, deciding }) => {
    if (deciding === undefined) return [];
    const best = Math.min(...seats.map((seat) => result.seats[seat]?.place ?? 0));
    const ahead = seats.filter((seat) => result.seats[seat]?.place === best);
    const values = deciding.values.map((value) => format.number(value)).join(' : ');
    return [
      `${texts.score.level(voice.names(seats), score, format)} ${texts.score.tieBreak(voice.names(ahead), ahead.length, values)}`,
    ];
  });
}
