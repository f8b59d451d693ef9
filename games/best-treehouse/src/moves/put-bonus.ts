import { afterClaiming } from '../scoring-phase.ts';
import { playerAt } from '../state.ts';
import { type Bonus, COLOURS, type Colour } from '../words.ts';
import { claim, withColour, unclaimed } from './claims.ts';
import type { TreehouseVerb } from './verb.ts';

export interface PutBonusMove {
  readonly verb: 'put-bonus';
  readonly colour: Colour;
}

export const putBonus: TreehouseVerb<PutBonusMove> = {
  ...withColour('red'),
  phases: ['put-bonus'],
  refusal(state, { colour }) {
    if (claim(state, COLOURS.indexOf(colour)) === undefined) return undefined;
    const causes = [{ component: 'scoring-card', colour }];
    return { rule: 'BT-10', code: 'colour-has-a-bonus', colour, causes };
  },
  play(state, { colour }, dealer, seat) {
    state.claims[COLOURS.indexOf(colour)] = seat;
    const bonus = playerAt(state, seat).bonus as Bonus;
    dealer.report?.({ type: 'bonus-put', seat, bonus, colour });
    return afterClaiming(state, seat) ? 'all-claimed' : undefined;
  },
};

/** BT-10: every scoring card without a bonus card. */
export const bonusPuttings = unclaimed(
  COLOURS.map((colour): PutBonusMove => ({ verb: 'put-bonus', colour })),
);
