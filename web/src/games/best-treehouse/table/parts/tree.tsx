import type { Balance } from '@richtfest/best-treehouse';
import { type CSSProperties, type ReactNode, memo } from 'react';
import { TreeArt } from '../../art/tree-art.tsx';
import { BalanceBoard } from './balance-board.tsx';
import styles from './tree.module.css';

export interface TreeProps {
  readonly balance: Balance;
  /** A tree shown only for viewing has no text for its balance. */
  readonly balanceLabel?: string | undefined;
  /** The balance marker is the cause of a refusal (BT-5). */
  readonly isBalanceCause?: boolean;
  /** Children positioned with `spotStyle`. */
  readonly children: ReactNode;
}

/** A tree that fills its container and leans to the side with more rooms (BT-5). */
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

/** The position of a slot (BT-2): card widths from the trunk, rows above the start tree. */
export function spotStyle({ x, level }: { readonly x: number; readonly level: number }) {
  return { '--x': x, '--row': level - 2 } as CSSProperties;
}

/** The class of a child on a slot. */
export const spotClass = styles['spot'] ?? '';
