import { MATERIALS, type View } from '@richtfest/ueberdachen';
import { countsOf } from './derive.ts';
import type { ProposalView } from './types.ts';

/** UD-10 d: the proposals whose goods both sides still have. The others lapse with the turn. */
export function standingProposals(view: View): readonly ProposalView[] {
  return view.proposals.filter(({ seat, give, want, pillars }) => {
    const has = (of: number, goods: ProposalView['give']) => {
      const storage = view.players[of]?.storage;
      const needed = countsOf(goods);
      return storage !== undefined && MATERIALS.every((each) => storage[each] >= needed[each]);
    };
    return has(seat, give) && has(view.seat, want) && view.loosePillars >= pillars;
  });
}
