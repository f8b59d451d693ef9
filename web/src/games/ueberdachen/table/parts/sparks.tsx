import { memo } from 'react';
import styles from './sparks.module.css';

const SPARKS = Array.from({ length: 14 }, (_, spark) => spark);

/** Confetti over a room that was just completed; the staging throws it. */
export const Sparks = memo(function Sparks() {
  return (
    <span className={styles['sparks']} aria-hidden="true">
      {SPARKS.map((spark) => (
        <span key={spark} className={styles['spark']} data-spark={spark} />
      ))}
    </span>
  );
});
