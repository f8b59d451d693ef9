import type { Balance } from '@richtfest/best-treehouse';
import { type CSSProperties, type ReactNode, memo } from 'react';
import { TreeArt } from '../../art/tree-art.tsx';
import { BalanceBoard } from './balance-board.tsx';
import styles from './tree.module.css';

export interface TreeProps {
  readonly balance: Balance;
  /** A tree that is only looked at says nothing about its balance by itself. */
  readonly balanceLabel?: string | undefined;
  /** The marker is what bars the way (BT-5). */
  readonly isBalanceCause?: boolean;
  /** Things at `spotStyle` places. */
  readonly children: ReactNode;
}

/** A tree as big as the room it is given, leaning to the side with more rooms (BT-5). */
export const Tree = memo(function Tree(props: TreeProps) {
  const { balance, balanceLabel, isBalanceCause = false, children } = props;
  return (
    <div className={styles['tree']}>
      <div className={styles['lean']} data-lean={balance}>
        <TreeArt />
        <BalanceBoard balance={balance} label={balanceLabel} isCause={isBalanceCause} />
        {children}
      </div>
    </div>
  );
});

/** Where a slot is (BT-2): card widths from the trunk, rows above the start tree. */
export function spotStyle({ x, level }: { readonly x: number; readonly level: number }) {
  return { '--x': x, '--row': level - 2 } as CSSProperties;
}

/** For whatever lies on a slot. */
export const spotClass = styles['spot'] ?? '';
