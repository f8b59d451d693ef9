import { memo } from 'react';
import { moveByArrows } from '../../../board/arrow-keys.ts';
import { type Causes, housesOf } from '../causes.ts';
import { targetsOf } from '../derive.ts';
import type { Scene } from '../scene.ts';
import type { Cue } from '../stage/cue.ts';
import { useSpeech } from '../table-context.ts';
import type { Move } from '../words.ts';
import { Neighbour } from './neighbour.tsx';
import styles from './neighbours.module.css';

export interface NeighboursProps {
  readonly scene: Scene;
  readonly cue: Cue;
  /** In order round the table, beginning after the big meadow's. */
  readonly seats: readonly number[];
  readonly points: readonly number[];
  readonly winners: readonly number[];
  readonly legal: readonly Move[];
  readonly causes: Causes;
  readonly onHouse: (seat: number, house: number) => void;
  readonly onLook: (seat: number) => void;
}

/** Everybody else's meadows. */
export const Neighbours = memo(function Neighbours(props: NeighboursProps) {
  const { scene, cue, seats, points, winners, legal, causes, onHouse, onLook } = props;
  const { view, keys } = scene;
  const { say, format } = useSpeech();
  return (
    <ul
      className={styles['neighbours']}
      aria-label={say.neighbours}
      data-count={seats.length}
      onKeyDown={moveByArrows}
    >
      {seats.map((seat) => (
        <Neighbour
          key={seat}
          seat={seat}
          name={format.seat(seat)}
          points={points[seat] ?? 0}
          houses={view.players[seat]?.houses ?? []}
          keys={keys[seat] ?? []}
          isOnTurn={view.seat === seat && view.phase !== 'over'}
          isOver={view.phase === 'over'}
          hasWon={winners.includes(seat)}
          targets={targetsOf(seat, legal)}
          target={cue.target?.seat === seat ? cue.target.house : undefined}
          causes={housesOf(causes, seat)}
          arriving={cue.arriving}
          onHouse={onHouse}
          onLook={onLook}
        />
      ))}
    </ul>
  );
});
