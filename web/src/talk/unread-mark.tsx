import type { ReactNode } from 'react';
import styles from './talk.module.css';
import { useTalk } from './talk-context.ts';
import { useTalkTexts } from './talk-texts.ts';

/** A dot that marks unread messages. */
export function UnreadMark(): ReactNode {
  const talk = useTalk();
  const texts = useTalkTexts();
  if (talk === undefined || talk.unread === 0) return undefined;
  return (
    <span className={styles['unread']} data-testid="unread">
      <span className="said">{texts.unread(talk.unread)}</span>
    </span>
  );
}
