import { type GameTypes, type Seat, clockwiseFrom, winnersOf } from '@richtfest/engine';
import { useMemo } from 'react';
import type { MatchSnapshot } from '../match/match-client.ts';
import { seatMarks } from './neighbour-marks.ts';

export interface Company {
  /** The other seats, clockwise. */
  readonly neighbours: readonly Seat[];
  /** The neighbours who are away. */
  readonly away: readonly Seat[];
  /** Empty until the end has been shown. */
  readonly winners: readonly Seat[];
}

/** The other players as a seat sees them. */
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
