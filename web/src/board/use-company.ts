import { type GameTypes, type Seat, clockwiseFrom, winnersOf } from '@richtfest/engine';
import { useMemo } from 'react';
import type { MatchSnapshot } from '../match/match-client.ts';
import { seatMarks } from './neighbour-marks.ts';

export interface Company {
  /** Who else sits here, clockwise. */
  readonly neighbours: readonly Seat[];
  /** Those of them who are not there just now. */
  readonly away: readonly Seat[];
  /** Nobody before the end has been shown. */
  readonly winners: readonly Seat[];
}

/** Everybody round a table, as a seat sees them; `isAnimating` while things still move. */
export function useCompany<T extends GameTypes>(
  snapshot: MatchSnapshot<T>,
  seat: Seat,
  isAnimating: boolean,
): Company {
  const { seats } = snapshot;
  const neighbours = useMemo(
    () => clockwiseFrom(seat, seats.length).slice(1),
    [seat, seats.length],
  );
  const away = useMemo(
    () => neighbours.filter((each) => seatMarks({ seats }, each).isAway),
    [neighbours, seats],
  );
  const result = isAnimating ? undefined : snapshot.result;
  const winners = useMemo(() => (result === undefined ? NOBODY : winnersOf(result)), [result]);
  return { neighbours, away, winners };
}

const NOBODY: readonly Seat[] = [];
