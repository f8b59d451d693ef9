import type { Face } from '../data/components.ts';
import type { TableauReason } from '../reasons.ts';
import { NONE, PILLAR, type Phase, type State, hasPlate, isDeal } from '../state.ts';
import { MATERIAL_PRICE, MAX_ROLLS, PILLAR_PRICE } from '../words.ts';

const BEFORE_ACTIONS: readonly Phase[] = ['start', 'choose-trade', 'roll', 'roll-again'];
/** UD-6: the effect of the roll comes before all actions. */
export const IN_EFFECT: readonly Phase[] = ['take', 'steal'];
const AFTER_ACTIONS: readonly Phase[] = ['discard', 'over'];

/** The fewest and most rolls in phases before the roll is complete, and at the end. */
const ROLLS_IN: Readonly<Partial<Record<Phase, readonly [number, number]>>> = {
  roll: [0, 0],
  start: [0, MAX_ROLLS - 1],
  'roll-again': [1, MAX_ROLLS - 1],
  'choose-trade': [1, MAX_ROLLS],
  over: [0, MAX_ROLLS],
};

/** A position that the rules exclude: the message is for logs, the reason for players. */
export interface TableauProblem {
  readonly path: string | readonly string[];
  readonly message: string;
  readonly reason: TableauReason;
}

type Found = Omit<TableauProblem, 'path'> | undefined;

/**
 * Why die, opener and actions of a turn don't fit its phase. Only the first problem, since others
 * may follow from it.
 */
export function rollProblems(state: State): TableauProblem[] {
  const found: (readonly [string, Found])[] = [
    ['rollingThree', rollingThreeProblem(state)],
    ['rolls', rollsProblem(state)],
    ['die', dieProblem(state)],
    ['opener', openerProblem(state)],
    ['doubled', doubledProblem(state)],
    ...effectProblems(state),
    ['loosePillars', looseProblem(state)],
    ['bank.toPay', toPayProblem(state)],
    ...tradeProblems(state),
  ];
  const [field, problem] = found.find(([, each]) => each !== undefined) ?? [];
  if (field === undefined || problem === undefined) return [];
  const others = ['die', 'phase', 'opener', 'rolls', 'proposals', 'offersMade', 'offer'];
  return [{ path: [field, ...others], ...problem }];
}

function rollsProblem({ phase, rolls, isRollingThree }: State): Found {
  const [least, most] = ROLLS_IN[phase] ?? [1, isRollingThree ? MAX_ROLLS : 1];
  if (rolls >= least && rolls <= most) return undefined;
  const wanted = least === most ? `${least}` : `from ${least} to ${most}`;
  return {
    message: `must be ${wanted} in phase “${phase}”, not ${rolls} (UD-5, UD-6, UD-14)`,
    reason: { rule: 'UD-6', code: 'rolls-do-not-fit', least, most, have: rolls },
  };
}

function faceOf({ options, die }: State): Face | undefined {
  return options.die[die - 1];
}

function dieProblem(state: State): Found {
  const { phase, rolls, die, isRollingThree } = state;
  if ((die === 0) !== (rolls === 0)) {
    const message =
      rolls === 0
        ? 'must be 0 before the first roll'
        : `must show a face from 1 to 6 after ${rolls === 1 ? 'a roll' : `${rolls} rolls`}`;
    return { message, reason: { rule: 'UD-6', code: 'die-and-rolls-differ' } };
  }
  const isSix = faceOf(state)?.pillar === true;
  if (phase === 'choose-trade' && !isSix) {
    const message = 'must be a 6 to choose a trade (UD-5)';
    return { message, reason: { rule: 'UD-5', code: 'trade-needs-a-six' } };
  }
  if (isSix && (phase === 'start' || phase === 'roll-again')) {
    const message = `can't be ${die} in phase “${phase}”: a 6 ends the rolling (UD-5, UD-14)`;
    return { message, reason: { rule: 'UD-14', code: 'six-ends-the-rolling' } };
  }
  const isRollLeft = isRollingThree && rolls < MAX_ROLLS && phase !== 'roll-again';
  if (!isRollLeft || isSix || phase === 'over') return undefined;
  const message = `can't be ${die} after ${rolls} of three rolls in phase “${phase}” (UD-14)`;
  return { message, reason: { rule: 'UD-14', code: 'rolls-for-six-are-left' } };
}

function rollingThreeProblem({ phase, isRollingThree }: State): Found {
  const reason = { rule: 'UD-14', code: 'no-rolling-for-six-now' } as const;
  if (phase === 'roll-again' && !isRollingThree) {
    return { message: 'must be true in phase “roll-again”', reason };
  }
  const isTooEarly = phase !== 'roll-again' && BEFORE_ACTIONS.includes(phase);
  if (!isRollingThree || !(isTooEarly || IN_EFFECT.includes(phase))) return undefined;
  return { message: `can't be true in phase “${phase}” (UD-14)`, reason };
}

function openerProblem(state: State): Found {
  const { opener, seat, rolls, phase } = state;
  // In phase “choose-trade” the seat rolled without a plate.
  const isTaking = rolls > 0 && faceOf(state)?.opener === true && hasPlate(state, seat);
  if (isTaking && opener !== seat && phase !== 'over') {
    const message = 'must be the rolling seat, which has rolled it (UD-7)';
    return { message, reason: { rule: 'UD-7', code: 'roller-takes-the-opener' } };
  }
  if (opener === NONE || hasPlate(state, opener)) return undefined;
  const message = 'must be a seat with a plate (UD-5)';
  return { message, reason: { rule: 'UD-5', code: 'opener-needs-a-plate' } };
}

/** UD-7: the opener counts if the seat had it at the start of its turn; it can't lose it then. */
function doubledProblem(state: State): Found {
  const { phase, seat, opener, isDoubled, isRollingThree } = state;
  if (phase === 'over') return undefined;
  if (isDoubled) {
    if (opener === seat) return undefined;
    const message = 'can be true only if the rolling seat holds the opener (UD-7)';
    return { message, reason: { rule: 'UD-7', code: 'opener-counts', isDoubled } };
  }
  if (opener !== seat || isRollingThree || faceOf(state)?.opener === true) return undefined;
  const message = 'must be true: the rolling seat has had the opener since before its roll (UD-7)';
  return { message, reason: { rule: 'UD-7', code: 'opener-counts', isDoubled } };
}

/** UD-4, UD-7: what is left of the roll's effect. */
function effectProblems(state: State): (readonly [string, Found])[] {
  const { phase, toTake, thefts, steps, isDoubled } = state;
  if (phase === 'over') return [];
  const face = faceOf(state);
  const times = isDoubled ? 2 : 1;
  const materials = phase === 'take' ? (face?.materials ?? 0) * times : 0;
  const isBeforeThefts = phase === 'take' || phase === 'steal';
  const isBeforeSteps = isBeforeThefts || phase === 'pillar';
  return [
    ['toTake', amountProblem(toTake, materials, phase)],
    ['thefts', limitProblem(thefts, isBeforeThefts && face?.theft === true ? times : 0, phase)],
    ['steps', limitProblem(steps, isBeforeSteps && face?.pillar === true ? times : 0, phase)],
  ];
}

const OTHER_EFFECT = { rule: 'UD-4', code: 'roll-brings-other' } as const;

function amountProblem(have: number, exactly: number, phase: Phase): Found {
  if (have === exactly) return undefined;
  const message = `must be ${exactly} in phase “${phase}” after this roll, not ${have} (UD-4, UD-7)`;
  return { message, reason: OTHER_EFFECT };
}

function limitProblem(have: number, most: number, phase: Phase): Found {
  if (have <= most) return undefined;
  const message = `must be at most ${most} in phase “${phase}” after this roll, not ${have} (UD-4, UD-7)`;
  return { message, reason: OTHER_EFFECT };
}

/** UD-8: `end-turn` sets loose pillars or returns them. */
function looseProblem({ phase, loose }: State): Found {
  const phases = [...BEFORE_ACTIONS, ...IN_EFFECT, ...AFTER_ACTIONS];
  if (loose === 0 || !phases.includes(phase)) return undefined;
  const message = `can't be there in phase “${phase}”: the rolling seat receives pillars after its roll and keeps none after its turn (UD-8)`;
  return { message, reason: { rule: 'UD-8', code: 'no-loose-pillars-now' } };
}

function toPayProblem({ bankItem, toPay }: State): Found {
  const price = bankItem === PILLAR ? PILLAR_PRICE : MATERIAL_PRICE;
  if (bankItem === NONE || toPay <= price) return undefined;
  const message = `must be at most ${price}, not ${toPay} (UD-11)`;
  return { message, reason: { rule: 'UD-11', code: 'price-is-lower', price } };
}

/** UD-6, UD-10: trade comes after the roll and lapses with the turn. */
function tradeProblems(state: State): (readonly [string, Found])[] {
  const { phase, offers, past, asked, proposed, proposals, seat: rolling } = state;
  const isTooMany = (counts: readonly number[]) =>
    counts.some((count, seat) => count > (seat === rolling || !hasPlate(state, seat) ? 0 : offers));
  if (![...BEFORE_ACTIONS, ...IN_EFFECT, ...AFTER_ACTIONS].includes(phase)) {
    const proposer = proposals.findIndex((deal, seat) => isDeal(deal) && proposed[seat] === 0);
    const miscounted = (isWrong: boolean, message: string): Found =>
      isWrong ? { message, reason: { rule: 'UD-10', code: 'offers-miscounted' } } : undefined;
    return [
      ['pastOffers', miscounted(past.length > offers, `must be at most ${offers} (UD-10)`)],
      [
        'asked',
        miscounted(
          isTooMany(asked),
          `must be at most ${offers} for each other seat with a plate (UD-10)`,
        ),
      ],
      ['proposalsMade', miscounted(proposer >= 0, `must count the proposal of seat ${proposer}`)],
    ];
  }
  const message = `can't be there in phase “${phase}”: trade comes after the roll and ends with the turn (UD-6, UD-10)`;
  const tooEarly = (isThere: boolean): Found =>
    isThere ? { message, reason: { rule: 'UD-10', code: 'no-trade-now' } } : undefined;
  const made = phase === 'discard' || phase === 'over' ? 0 : offers;
  return [
    ['offersMade', tooEarly(made > 0)],
    ['pastOffers', tooEarly(past.length > 0)],
    ['asked', tooEarly(asked.some((count) => count > 0))],
    ['proposals', tooEarly(proposals.some(isDeal))],
    ['proposalsMade', tooEarly(proposed.some((count) => count > 0))],
  ];
}
