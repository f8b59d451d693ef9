import type { ReactNode } from 'react';
import styles from './problem-note.module.css';

/** Shows and announces a problem, if any. */
export function ProblemNote({ children }: { readonly children: ReactNode }): ReactNode {
  if (children === undefined) return undefined;
  return (
    <p className={styles['problem']} role="alert">
      {children}
    </p>
  );
}
