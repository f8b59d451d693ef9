import type { GameTypes, Result } from '@richtfest/engine';
import type { TableProps } from '../games/table-props.ts';
import type { EndTexts } from './end-texts.ts';
import { whatDecided } from './what-decided.ts';

/** What decided a match, in one sentence; undefined if it was no single part of the score. */
export function decidedSentence<T extends GameTypes>(
  { texts, format }: Pick<TableProps<T>, 'texts' | 'format'>,
  result: Result,
  end: EndTexts['end'],
): string | undefined {
  const decided = whatDecided(result, format.reader);
  if (decided === undefined) return undefined;
  const { winner, rival, parts } = decided;
  const said = parts.map((each) =>
    end.decidedPart(
      texts.parts[each.part] ?? each.part,
      format.number(each.winner),
      format.number(each.rival),
    ),
  );
  return end.decided({ winner, rival }, format.list(said), format);
}
