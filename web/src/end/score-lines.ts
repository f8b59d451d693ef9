import type { GameTypes, Result } from '@richtfest/engine';
import type { TableProps } from '../games/table-props.ts';
import type { FrameTexts } from '../texts/index.ts';
import { partsOf } from '../table/parts-of.ts';

/** A line of the score sheet: its name and each seat's entry. */
export interface ScoreLine {
  readonly key: string;
  readonly name: string;
  readonly values: readonly string[];
  readonly isTotal: boolean;
}

/** The lines of the score sheet: parts, total, tie-breaks if needed, places. */
export function scoreLines<T extends GameTypes>(
  { texts, format }: Pick<TableProps<T>, 'texts' | 'format'>,
  result: Result,
  { end, table }: FrameTexts,
): ScoreLine[] {
  const { seats } = result;
  const line = (key: string, name: string, values: readonly string[]): ScoreLine => ({
    key,
    name,
    values,
    isTotal: key === 'total',
  });
  const pointsFor = (part: string) => seats.map(({ parts }) => format.number(parts[part] ?? 0));
  const breaks = seats.map(({ tieBreaks }) =>
    tieBreaks.map((each) => format.number(each)).join(' · '),
  );
  return [
    ...partsOf(seats).map((part) => line(part, texts.parts[part] ?? part, pointsFor(part))),
    line(
      'total',
      table.total,
      seats.map(({ score }) => format.number(score)),
    ),
    ...(hasTie(result) ? [line('tie', end.tieBreak, breaks)] : []),
    line(
      'place',
      end.place,
      seats.map(({ place }) => end.inPlace(place)),
    ),
  ];
}

/** Whether there are equal scores. */
export function hasTie({ seats }: Result): boolean {
  return new Set(seats.map(({ score }) => score)).size < seats.length;
}
