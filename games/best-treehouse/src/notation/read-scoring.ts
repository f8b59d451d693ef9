import { type PositionProblems, type Seat, clockwiseFrom } from '@richtfest/engine';
import type { TreehouseReason } from '../reasons.ts';
import type { State } from '../state.ts';
import { BONUSES, CARDS_PER_BONUS, COLOURS, NONE } from '../words.ts';
import { NOTHING } from './cards.ts';
import type { Position } from './position-schema.ts';

type Problems = PositionProblems<TreehouseReason>;

/** BT-10, BT-11, BT-15: bonus cards and claims, whose number determines the turn. */
export function readScoring(position: Position, state: State, problems: Problems): void {
  readBonuses(position, state, problems);
  readClaims(position, state, problems);
  const { phase, players, firstChooser } = state;
  if (phase === 'choose' || phase === 'build' || phase === 'over') return;
  if (!isPhaseOfTable(state)) {
    const message = `can't be “${phase}” at this table (BT-10, BT-11, BT-15)`;
    problems.refuse('phase', { rule: 'BT-10', code: 'no-such-scoring-step' }, message);
    return;
  }
  const order = clockwiseFrom(firstChooser, players.length);
  if (phase === 'put-bonus' && players.length > 2) order.reverse();
  const isDone = (seat: Seat): boolean =>
    phase === 'take-bonus' ? players[seat]?.bonus !== NONE : state.claims.includes(seat);
  const field = phase === 'take-bonus' ? 'bonuses' : 'claims';
  const next = order.findIndex((seat) => !isDone(seat));
  const seat = order[next];
  if (seat === undefined) {
    const message = 'must leave at least one seat that still chooses';
    problems.refuse(field, { rule: 'BT-10', code: 'everyone-has-chosen' }, message);
  } else if (order.slice(next).some(isDone)) {
    const message = `must follow the order of the seats: ${order.join(', ')} (BT-10)`;
    problems.refuse(field, { rule: 'BT-10', code: 'chosen-out-of-order' }, message);
  } else state.owing = 1 << seat;
}

function isPhaseOfTable({ phase, options, players }: State): boolean {
  if (options.young) return phase === 'take-colour';
  return phase === 'put-bonus' || (phase === 'take-bonus' && players.length > 2);
}

function readBonuses({ bonuses }: Position, state: State, problems: Problems): void {
  const { phase, players, options } = state;
  const isAllowed = (phase === 'take-bonus' || phase === 'put-bonus') && !options.young;
  players.forEach((player, seat) => {
    const bonus = bonuses?.[seat] ?? NOTHING;
    player.bonus = bonus === NOTHING ? NONE : bonus;
    if (player.bonus !== NONE && !isAllowed) {
      const message = 'can be set only while bonus cards are taken and put (BT-10)';
      const reason = { rule: 'BT-10', code: 'no-bonus-now' } as const;
      problems.refuse(`bonuses[${seat}]`, reason, message);
    }
  });
  if (phase === 'put-bonus' && isAllowed) fillBonuses(state);
  if (players.length === 2 && players.some(({ bonus }) => bonus > 0)) {
    const reason = { rule: 'BT-11', code: 'only-zeros-for-two', bonus: 2 } as const;
    problems.refuse('bonuses', reason, 'must be 0 for two players (BT-11)');
  }
  for (const bonus of BONUSES) {
    const have = players.filter((player) => player.bonus === bonus).length;
    if (have > CARDS_PER_BONUS) {
      const message = `has ${have} cards “${bonus}”; there are ${CARDS_PER_BONUS} (BT-1)`;
      const reason = { rule: 'BT-1', code: 'too-many-bonus-cards', bonus, have } as const;
      problems.refuse('bonuses', reason, message);
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

function readClaims({ claims = {} }: Position, state: State, problems: Problems): void {
  const { phase } = state;
  const seats = Object.values(claims);
  COLOURS.forEach((colour, number) => {
    const seat = claims[colour];
    if (seat === undefined) return;
    state.claims[number] = seat;
    problems.isSeat(`claims.${colour}`, seat);
    if (phase !== 'put-bonus' && phase !== 'take-colour') {
      const message = 'can be set only while colours are chosen (BT-10, BT-15)';
      const reason = { rule: 'BT-10', code: 'no-colour-now' } as const;
      problems.refuse(`claims.${colour}`, reason, message);
    }
  });
  if (new Set(seats).size < seats.length) {
    const reason = { rule: 'BT-10', code: 'two-colours-of-one-seat' } as const;
    problems.refuse('claims', reason, 'must name each seat once (BT-10)');
  }
}
