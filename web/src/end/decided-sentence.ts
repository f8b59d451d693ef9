import type { GameTypes, Result, Seat } from '@richtfest/engine';
import type { TableProps } from '../games/table-props.ts';
import type { EndTexts } from './end-texts.ts';
import { whatDecided } from './what-decided.ts';

interface DecidedWords {
  readonly end: EndTexts['end'];
  /** The reader's seat, if there is only one reader. */
  readonly you?: Seat | undefined;
}

/** What decided a match, in one sentence; undefined if it was no single part of the score. */
export function decidedSentence<T extends GameTypes>(
  { texts, format }: Pick<TableProps<T>, 'texts' | 'format'>,
  result: Result,
  { end, you }: DecidedWords,
): string | undefined {
  const decided = whatDecided(result, you);
  if (decided === undefined) return undefined;
  const { winner, rival, parts } = decided;
  const names = {
    winner: format.seat(winner),
    rival: format.seat(rival),
    you: you === winner ? 'winner' : you === rival ? 'rival' : undefined,
  } as const;
  const said = parts.map((each) =>
    end.decidedPart(
      texts.parts[each.part] ?? each.part,
      format.number(each.winner),
      format.number(each.rival),
    ),
  );
  return end.decided(names, format.list(said));
}
