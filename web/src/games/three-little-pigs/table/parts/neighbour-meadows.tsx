import type { Move } from '@richtfest/three-little-pigs';
import { memo } from 'react';
import { Neighbours } from '../../../../board/neighbours.tsx';
import { type Causes, housesOf } from '../causes.ts';
import { targetsOf } from '../derive.ts';
import type { Scene } from '../scene.ts';
import type { Cue } from '../stage/cue.ts';
import { NeighbourMeadow } from './neighbour-meadow.tsx';

export interface NeighbourMeadowsProps {
  readonly scene: Scene;
  readonly cue: Cue;
  /** Clockwise, starting after the seat of the large meadow. */
  readonly seats: readonly number[];
  readonly away: readonly number[];
  readonly points: readonly number[];
  readonly winners: readonly number[];
  readonly legal: readonly Move[];
  readonly causes: Causes;
  readonly onHouse: (seat: number, house: number) => void;
  readonly onCloseUp: (seat: number) => void;
}

/** The other seats' meadows. */
export const NeighbourMeadows = memo(function NeighbourMeadows(props: NeighbourMeadowsProps) {
  const { scene, cue, seats, away, points, winners, legal, causes, onHouse, onCloseUp } = props;
  const { view, keys } = scene;
  return (
    <Neighbours count={seats.length}>
      {seats.map((seat) => (
        <NeighbourMeadow
          key={seat}
          seat={seat}
          points={points[seat] ?? 0}
          houses={view.players[seat]?.houses ?? []}
          keys={keys[seat] ?? []}
          isToMove={view.seat === seat && view.phase !== 'over'}
          isAway={away.includes(seat)}
          isOver={view.phase === 'over'}
          hasWon={winners.includes(seat)}
          targets={targetsOf(seat, legal)}
          target={cue.target?.seat === seat ? cue.target.house : undefined}
          causes={housesOf(causes, seat)}
          arriving={cue.arriving}
          onHouse={onHouse}
          onCloseUp={onCloseUp}
        />
      ))}
    </Neighbours>
  );
});
