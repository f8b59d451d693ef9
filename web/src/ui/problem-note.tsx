import type { ReactNode } from 'react';
import styles from './problem-note.module.css';

/** What went wrong, said at once; nothing where nothing did. */
export function ProblemNote({ children }: { readonly children: ReactNode }): ReactNode {
  if (children === undefined) return undefined;
  return (
    <p className={styles['problem']} role="alert">
      {children}
    </p>
  );
}
