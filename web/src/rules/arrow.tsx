import type { ReactNode } from 'react';
import styles from './rule-pictures.module.css';

/** An arrow: becomes, pays for, leads to. */
export function Arrow(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" className={styles['arrow']} aria-hidden="true" focusable="false">
      <path
        d="M3 12h16M13 5l7 7-7 7"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
