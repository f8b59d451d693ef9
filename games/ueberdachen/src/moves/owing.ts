import { type SeatSet, NO_SEATS, onlySeat } from '@richtfest/engine';
import { ANSWER, type State, surplus } from '../state.ts';

export function owing(state: State): SeatSet {
  const { phase } = state;
  if (phase === 'over') return NO_SEATS;
  if (phase === 'answer') return answering(state);
  return phase === 'discard' ? discarding(state) : onlySeat(state.seat);
}

function answering({ answers }: State): SeatSet {
  return seatsWhere(answers, (answer) => answer === ANSWER.owed);
}

function discarding({ players }: State): SeatSet {
  return seatsWhere(players, (player) => surplus(player) > 0);
}

function seatsWhere<T>(bySeat: readonly T[], isMeant: (own: T) => boolean): SeatSet {
  return bySeat.reduce((set, own, seat) => (isMeant(own) ? set | (1 << seat) : set), 0) as SeatSet;
}
