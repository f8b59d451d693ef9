import { BALANCES, type Balance } from '@richtfest/best-treehouse';
import { memo } from 'react';
import styles from './balance-board.module.css';

export interface BalanceBoardProps {
  readonly balance: Balance;
  readonly label: string | undefined;
  readonly isCause: boolean;
}

/** BT-5: the balance track on the trunk, with an acorn as the marker. */
export const BalanceBoard = memo(function BalanceBoard(props: BalanceBoardProps) {
  const { balance, label, isCause } = props;
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span
      className={styles['board']}
      data-cause={isCause || undefined}
      data-balance={balance}
      {...said}
    >
      {BALANCES.map((each) => (
        <span key={each} className={styles['circle']} />
      ))}
      <svg className={styles['acorn']} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d="M4.5 8.5h11q.5 7-5.5 10.5-6-3.5-5.5-10.5z" fill="var(--board)" />
        <path d="M4.5 8.5h4q-1 6 1.5 10.5-6-3.5-5.5-10.5z" fill="var(--cut-light)" />
        <path d="M3 9q0-5.5 6-6l.5-2h1.5l0 2q6 .5 6 6-7 2-14 0z" fill="var(--trunk-deep)" />
      </svg>
    </span>
  );
});
