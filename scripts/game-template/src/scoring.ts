import { type Result, type Tally, rank, tallyOf } from '@richtfest/engine';
import type { State } from './state.ts';

/** XY-4: a point for every wall. */
export function standing({ players }: State): Tally[] {
  return players.map(({ walls }) => tallyOf({ walls }));
}

/** XY-5: on equal points, the highest plank that built a wall decides. */
export function result(state: State): Result | undefined {
  if (state.phase !== 'over') return undefined;
  const tieBreaks = state.players.map(({ best }) => [best]);
  return rank(
    standing(state).map((tally, seat) => ({ ...tally, tieBreaks: tieBreaks[seat] ?? [] })),
  );
}
