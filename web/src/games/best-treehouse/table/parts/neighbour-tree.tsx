import type { Phase, PlayerView } from '@richtfest/best-treehouse';
import { memo } from 'react';
import { NeighbourFrame } from '../../../../board/neighbour-frame.tsx';
import { Leaf } from '../../art/leaf.tsx';
import { useSpeech } from '../speech.ts';
import { BonusCard } from './bonus-card.tsx';
import { Cabin } from './cabin.tsx';
import styles from './neighbour-tree.module.css';
import { CardBack } from './room-card.tsx';
import { SmallTree } from './small-tree.tsx';

export interface NeighbourTreeProps {
  readonly seat: number;
  readonly player: PlayerView;
  readonly points: number;
  readonly phase: Phase;
  readonly isOwing: boolean;
  readonly isAway: boolean;
  readonly hasWon: boolean;
  readonly arriving: number | undefined;
  /** Points of the scoring that is being animated. */
  readonly gain: number | undefined;
  readonly onCloseUp: (seat: number) => void;
}

/** A neighbour's tree and the public part of its choice. */
export const NeighbourTree = memo(function NeighbourTree(props: NeighbourTreeProps) {
  const { seat, player, points, phase, isOwing, isAway, hasWon, arriving, gain, onCloseUp } = props;
  const { say, format } = useSpeech();
  const isTogether = phase === 'choose' || phase === 'build';
  const hasDecided = phase === 'choose' ? player.hasChosen : player.hasSettled;
  return (
    <NeighbourFrame
      seat={seat}
      points={points}
      marks={{
        isToMove: isOwing && !isTogether,
        hasChosen: isTogether && hasDecided,
        isAway,
        hasWon,
      }}
      about={say.rooms(player.tree.length, format)}
      format={format}
      backdrop={<span className={styles['lawn']} />}
      onCloseUp={onCloseUp}
    >
      <span className={styles['tree']}>
        <SmallTree player={player} arriving={arriving} />
      </span>
      <span className={styles['spot']} data-open={seat}>
        {chosen()}
      </span>
      {player.bonus !== undefined && phase !== 'choose' && phase !== 'build' && (
        <span className={styles['bonus']} data-bonus-of={seat}>
          <BonusCard bonus={player.bonus} />
        </span>
      )}
      {gain !== undefined && <span className={styles['gain']}>+{format.number(gain)}</span>}
    </NeighbourFrame>
  );

  function chosen() {
    const { revealed, hasChosen, hasSettled } = player;
    if (revealed !== undefined) {
      return (
        <span className={styles['card']} data-face="">
          <Cabin card={revealed} />
          {hasSettled && <Leaf className={styles['leaf']} />}
        </span>
      );
    }
    if (!hasChosen) return null;
    return (
      <span className={styles['card']} data-face="">
        <CardBack />
        <Leaf className={styles['leaf']} />
      </span>
    );
  }
});
