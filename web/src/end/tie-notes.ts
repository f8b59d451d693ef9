import { type GameTypes, type Result, tiesOf } from '@richtfest/engine';
import type { EndTexts } from './end-texts.ts';
import type { TableProps } from '../games/table-props.ts';

interface TieWords {
  readonly end: EndTexts['end'];
  readonly points: (points: number) => string;
}

/** Ties and their tie-breaks in sentences. */
export function tieNotes<T extends GameTypes>(
  { texts, format }: Pick<TableProps<T>, 'texts' | 'format'>,
  result: Result,
  { end, points }: TieWords,
): string[] {
  return tiesOf(result).map(({ score, seats, deciding }) => {
    const level = end.level(seats, points(score), format);
    if (deciding === undefined) return `${level} ${end.nothingDecides}`;
    const values = deciding.values.map((value) => format.number(value)).join(' : ');
    return `${level} ${end.decides(texts.tieBreaks?.[deciding.key] ?? '', values)}`;
  });
}
