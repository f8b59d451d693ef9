import type { ReactNode } from 'react';
import styles from './rule-name.module.css';

interface RuleNameProps {
  readonly number: string;
  readonly title: ReactNode;
}

/** A rule's title and, small at the end, its number, with which it can be found. */
export function RuleName({ number, title }: RuleNameProps): ReactNode {
  return (
    <span>
      {title} <span className={styles['number']}>{number}</span>
    </span>
  );
}
