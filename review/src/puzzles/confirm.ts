import type { GameTypes } from '@richtfest/engine';
import { CERTAINTY } from '../grades.ts';
import type { CandidateTest } from './candidate-test.ts';
import { CRITERIA, isAhead } from './criteria.ts';
import { type Ranking, type Rival, rankMoves } from './rank-moves.ts';
import { secondValuer } from './second-valuer.ts';

/** Whether the second search agrees, and clearly. */
export function isConfirmed<T extends GameTypes>(
  { game, decision, choices, moves, players, seed }: CandidateTest<T>,
  { best }: Ranking<T['Move']>,
): boolean {
  const second = secondValuer(game, players);
  if (second === undefined) return true;
  // Also moves that the first search has dropped: the other policy may prefer one of them.
  const { best: again, rivals } = rankMoves(second, decision, {
    moves: choices,
    players,
    budget: CRITERIA.secondBudget,
    seed: `${seed}/second`,
    isEnough: (rival, share) => isDoubtful(rival, share) || isAhead(rival, CRITERIA.certainty),
  });
  const isSame = again.every((move) => best.includes(move));
  // Only this search compares the others.
  const certainty = ({ move }: Rival<T['Move']>) =>
    moves.includes(move) ? CERTAINTY : CRITERIA.certainty;
  return (
    isSame && rivals.every((rival) => isAhead(rival, certainty(rival)) || best.includes(rival.move))
  );
}

/** The rest of the budget will hardly make a rival of the second search fall clearly behind. */
function isDoubtful<Move>({ margin, error }: Rival<Move>, share: number): boolean {
  return margin.shares + error.shares < CERTAINTY * error.shares * Math.sqrt(share);
}
