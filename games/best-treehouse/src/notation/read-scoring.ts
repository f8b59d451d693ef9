import { type Seat, clockwiseFrom } from '@richtfest/engine';
import type { State } from '../state.ts';
import { BONUSES, CARDS_PER_BONUS, COLOURS, NONE } from '../words.ts';
import { NOTHING } from './cards.ts';
import type { Position } from './position-schema.ts';

type AddProblem = (path: string, message: string) => void;

/** BT-10, BT-11, BT-15: bonus cards and claims, whose number determines the turn. */
export function readScoring(position: Position, state: State, addProblem: AddProblem): void {
  readBonuses(position, state, addProblem);
  readClaims(position, state, addProblem);
  const { phase, players, firstChooser } = state;
  if (phase === 'choose' || phase === 'build' || phase === 'over') return;
  if (!isPhaseOfTable(state)) {
    addProblem('phase', `can't be “${phase}” at this table (BT-10, BT-11, BT-15)`);
    return;
  }
  const order = clockwiseFrom(firstChooser, players.length);
  if (phase === 'put-bonus' && players.length > 2) order.reverse();
  const isDone = (seat: Seat): boolean =>
    phase === 'take-bonus' ? players[seat]?.bonus !== NONE : state.claims.includes(seat);
  const next = order.findIndex((seat) => !isDone(seat));
  const seat = order[next];
  if (seat === undefined) addProblem('claims', 'must leave at least one seat that still chooses');
  else if (order.slice(next).some(isDone)) {
    addProblem('claims', `must follow the order of the seats: ${order.join(', ')} (BT-10)`);
  } else state.owing = 1 << seat;
}

function isPhaseOfTable({ phase, options, players }: State): boolean {
  if (options.young) return phase === 'take-colour';
  return phase === 'put-bonus' || (phase === 'take-bonus' && players.length > 2);
}

function readBonuses({ bonuses }: Position, state: State, addProblem: AddProblem): void {
  const { phase, players, options } = state;
  const isAllowed = (phase === 'take-bonus' || phase === 'put-bonus') && !options.young;
  players.forEach((player, seat) => {
    const bonus = bonuses?.[seat] ?? NOTHING;
    player.bonus = bonus === NOTHING ? NONE : bonus;
    if (player.bonus !== NONE && !isAllowed) {
      addProblem(`bonuses[${seat}]`, 'can be set only while bonus cards are taken and put (BT-10)');
    }
  });
  if (phase === 'put-bonus' && isAllowed) fillBonuses(state);
  if (players.length === 2 && players.some(({ bonus }) => bonus > 0)) {
    addProblem('bonuses', 'must be 0 for two players (BT-11)');
  }
  for (const bonus of BONUSES) {
    const have = players.filter((player) => player.bonus === bonus).length;
    if (have > CARDS_PER_BONUS) {
      addProblem('bonuses', `has ${have} cards “${bonus}”; there are ${CARDS_PER_BONUS} (BT-1)`);
    }
  }
}

/**
 * Before putting, every seat has taken a bonus card: by default the “2” first, with two players a
 * “0” each.
 */
function fillBonuses({ players }: State): void {
  for (const player of players) {
    if (player.bonus !== NONE) continue;
    const twos = players.filter(({ bonus }) => bonus === 2).length;
    player.bonus = players.length > 2 && twos < CARDS_PER_BONUS ? 2 : 0;
  }
}

function readClaims({ claims = {} }: Position, state: State, addProblem: AddProblem): void {
  const { phase, players } = state;
  const seats = Object.values(claims);
  COLOURS.forEach((colour, number) => {
    const seat = claims[colour];
    if (seat === undefined) return;
    state.claims[number] = seat;
    if (seat >= players.length) {
      addProblem(`claims.${colour}`, `must be a seat from 0 to ${players.length - 1}, not ${seat}`);
    }
    if (phase !== 'put-bonus' && phase !== 'take-colour') {
      addProblem(`claims.${colour}`, 'can be set only while colours are chosen (BT-10, BT-15)');
    }
  });
  if (new Set(seats).size < seats.length) addProblem('claims', 'must name each seat once (BT-10)');
}
