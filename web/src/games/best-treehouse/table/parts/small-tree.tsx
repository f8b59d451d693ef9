import { type PlayerView, SLOTS } from '@richtfest/best-treehouse';
import { memo } from 'react';
import { isSamePlace } from '../derive.ts';
import { Cabin } from './cabin.tsx';
import styles from './small-tree.module.css';
import { Tree, spotClass, spotStyle } from './tree.tsx';

export interface SmallTreeProps {
  readonly player: Pick<PlayerView, 'tree' | 'balance'>;
  readonly arriving: number | undefined;
}

/** A neighbour's tree as a picture; each room shows its colour and sign. */
export const SmallTree = memo(function SmallTree({ player, arriving }: SmallTreeProps) {
  return (
    <Tree balance={player.balance}>
      {SLOTS.map((slot) => {
        const card = player.tree.find((room) => isSamePlace(room, slot))?.card;
        if (card === undefined) return null;
        return (
          <span key={slot.number} className={spotClass} style={spotStyle(slot)} data-key={card}>
            <span className={styles['holder']} data-arriving={card === arriving || undefined}>
              <Cabin card={card} />
            </span>
          </span>
        );
      })}
    </Tree>
  );
});
