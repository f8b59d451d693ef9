import { type Seat, clockwiseFrom } from '@richtfest/engine';
import type { State } from '../state.ts';
import { BONUSES, CARDS_PER_BONUS, COLOURS, NONE } from '../words.ts';
import { NOTHING } from './cards.ts';
import type { Position } from './position-schema.ts';

type Fault = (path: string, message: string) => void;

/** BT-10, BT-11, BT-15: bonus cards and claims; from their number follows whose turn it is. */
export function readScoring(position: Position, state: State, fault: Fault): void {
  readBonuses(position, state, fault);
  readClaims(position, state, fault);
  const { phase, players, firstChooser } = state;
  if (phase === 'choose' || phase === 'build' || phase === 'over') return;
  if (!isPhaseOfTable(state)) {
    fault('phase', `can't be “${phase}” at this table (BT-10, BT-11, BT-15)`);
    return;
  }
  const order = clockwiseFrom(firstChooser, players.length);
  if (phase === 'put-bonus' && players.length > 2) order.reverse();
  const isDone = (seat: Seat): boolean =>
    phase === 'take-bonus' ? players[seat]?.bonus !== NONE : state.claims.includes(seat);
  const next = order.findIndex((seat) => !isDone(seat));
  const seat = order[next];
  if (seat === undefined) fault('claims', 'must leave at least one seat that still chooses');
  else if (order.slice(next).some(isDone)) {
    fault('claims', `must follow the order of the seats: ${order.join(', ')} (BT-10)`);
  } else state.owing = 1 << seat;
}

function isPhaseOfTable({ phase, options, players }: State): boolean {
  if (options.young) return phase === 'take-colour';
  return phase === 'put-bonus' || (phase === 'take-bonus' && players.length > 2);
}

function readBonuses({ bonuses }: Position, state: State, fault: Fault): void {
  const { phase, players, options } = state;
  const isAllowed = (phase === 'take-bonus' || phase === 'put-bonus') && !options.young;
  players.forEach((player, seat) => {
    const bonus = bonuses?.[seat] ?? NOTHING;
    player.bonus = bonus === NOTHING ? NONE : bonus;
    if (player.bonus !== NONE && !isAllowed) {
      fault(`bonuses[${seat}]`, 'can be set only while bonus cards are taken and put (BT-10)');
    }
  });
  if (phase === 'put-bonus' && isAllowed) fillBonuses(state);
  if (players.length === 2 && players.some(({ bonus }) => bonus > 0)) {
    fault('bonuses', 'must be 0 for two players (BT-11)');
  }
  for (const bonus of BONUSES) {
    const have = players.filter((player) => player.bonus === bonus).length;
    if (have > CARDS_PER_BONUS) {
      fault('bonuses', `has ${have} cards “${bonus}”; there are ${CARDS_PER_BONUS} (BT-1)`);
    }
  }
}

/** Who puts has taken: not mentioned, the “2” went first, with two players both have a “0”. */
function fillBonuses({ players }: State): void {
  for (const player of players) {
    if (player.bonus !== NONE) continue;
    const twos = players.filter(({ bonus }) => bonus === 2).length;
    player.bonus = players.length > 2 && twos < CARDS_PER_BONUS ? 2 : 0;
  }
}

function readClaims({ claims = {} }: Position, state: State, fault: Fault): void {
  const { phase, players } = state;
  const seats = Object.values(claims);
  COLOURS.forEach((colour, number) => {
    const seat = claims[colour];
    if (seat === undefined) return;
    state.claims[number] = seat;
    if (seat >= players.length) {
      fault(`claims.${colour}`, `must be a seat from 0 to ${players.length - 1}, not ${seat}`);
    }
    if (phase !== 'put-bonus' && phase !== 'take-colour') {
      fault(`claims.${colour}`, 'can be set only while colours are chosen (BT-10, BT-15)');
    }
  });
  if (new Set(seats).size < seats.length) fault('claims', 'must name each seat once (BT-10)');
}
