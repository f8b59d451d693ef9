import type { GameTypes } from '@richtfest/engine';
import { CERTAINTY } from '../grades.ts';
import { valuerOf } from '../valuing/valuer.ts';
import type { CandidateTest } from './candidate-test.ts';
import { expertIterations, omittedBy } from './choices.ts';
import { CRITERIA, isAhead, isClearlyBehind, isTooClose } from './criteria.ts';
import { type Ranking, type Rival, rankMoves } from './rank-moves.ts';
import { secondValuer } from './second-valuer.ts';

/** Whether the second search agrees, and clearly. */
export function isConfirmed<T extends GameTypes>(
  { game, decision, choices, players, seed }: CandidateTest<T>,
  { best }: Ranking<T['Move']>,
): boolean {
  const second = secondValuer(game, players);
  if (second === undefined) return true;
  // Also moves that the first search has dropped: the other policy may prefer one of them.
  const ranking = rankMoves(second, decision, {
    moves: choices,
    players,
    budget: CRITERIA.secondBudget,
    seed: `${seed}/second`,
    isEnough: (rival, share) => isDoubtful(rival, share) || isAhead(rival, CRITERIA.certainty),
  });
  return agrees(ranking, { best, isBehind: (rival) => isAhead(rival, CERTAINTY) });
}

/** Whether the best move is also ahead of those that the search omits, by as much as of others. */
export function isAheadOfOmitted<T extends GameTypes>(
  { game, decision, choices, moves, players, seed }: CandidateTest<T>,
  { best }: Ranking<T['Move']>,
): boolean {
  const omitted = omittedBy(moves, choices);
  if (omitted.length === 0) return true;
  const ranking = rankMoves(valuerOf(game), decision, {
    moves: [...best, ...omitted],
    players,
    budget: CRITERIA.depth * expertIterations(game, decision),
    seed: `${seed}/omitted`,
    isEnough: (rival, share) => isTooClose(rival, share) || isClearlyBehind(rival),
  });
  return agrees(ranking, { best, isBehind: isClearlyBehind });
}

interface Agreement<Move> {
  readonly best: readonly Move[];
  readonly isBehind: (rival: Rival<Move>) => boolean;
}

/** Whether a ranking finds no other move than `best`, with all others clearly behind. */
function agrees<Move>(
  { best: again, rivals }: Ranking<Move>,
  { best, isBehind }: Agreement<Move>,
): boolean {
  return (
    again.every((move) => best.includes(move)) &&
    rivals.every((rival) => isBehind(rival) || best.includes(rival.move))
  );
}

/** The rest of the budget will hardly make a rival of the second search fall clearly behind. */
function isDoubtful<Move>({ margin, error }: Rival<Move>, share: number): boolean {
  return margin.shares + error.shares < CERTAINTY * error.shares * Math.sqrt(share);
}
