import { type SeatSet, NO_SEATS, onlySeat } from '@richtfest/engine';
import { ANSWER, type State, playerAt, surplus } from '../state.ts';

export function owing(state: State): SeatSet {
  const { phase } = state;
  if (phase === 'over') return NO_SEATS;
  if (phase === 'answer') return answering(state);
  return phase === 'discard' ? discarding(state) : onlySeat(state.seat);
}

function answering({ answers }: State): SeatSet {
  let set = 0;
  for (let seat = 0; seat < answers.length; seat++) {
    if (answers[seat] === ANSWER.owed) set |= 1 << seat;
  }
  return set as SeatSet;
}

function discarding(state: State): SeatSet {
  let set = 0;
  for (let seat = 0; seat < state.players.length; seat++) {
    if (surplus(playerAt(state, seat)) > 0) set |= 1 << seat;
  }
  return set as SeatSet;
}
