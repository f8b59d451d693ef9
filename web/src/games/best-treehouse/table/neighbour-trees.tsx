import { Neighbours } from '../../../board/neighbours.tsx';
import { pointsOf } from './derive.ts';
import { NeighbourTree } from './parts/neighbour-tree.tsx';
import type { Play } from './use-play.ts';

export interface NeighbourTreesProps {
  readonly play: Play;
  /** Clockwise, starting after the seat of the large tree. */
  readonly seats: readonly number[];
  readonly away: readonly number[];
  readonly winners: readonly number[];
}

/** The other seats' trees. */
export function NeighbourTrees({ play, seats, away, winners }: NeighbourTreesProps) {
  const { seen, closeUp } = play;
  const { scene, cue } = seen;
  const { view } = scene;
  const points = pointsOf(view);
  return (
    <Neighbours count={seats.length}>
      {seats.map((seat) => {
        const player = view.players[seat];
        if (player === undefined) return null;
        return (
          <NeighbourTree
            key={seat}
            seat={seat}
            player={player}
            points={points[seat] ?? 0}
            phase={view.phase}
            isOwing={view.owing.includes(seat)}
            isAway={away.includes(seat)}
            hasWon={winners.includes(seat)}
            arriving={cue.arriving}
            gain={cue.gains?.[seat]}
            onCloseUp={closeUp.open}
          />
        );
      })}
    </Neighbours>
  );
}
