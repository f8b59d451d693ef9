import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import styles from './update-notice.module.css';
import { switchTo, useUpdate } from './update.ts';

/** Tells of a new version, and leaves it to the reader when to take it. */
export function UpdateNotice(): ReactNode {
  const { offline } = useTexts();
  const { waiting, later } = useUpdate();
  if (waiting === undefined) return undefined;
  return (
    <div className={styles['notice']} role="status">
      <p>{offline.update}</p>
      <Button look="main" onClick={() => switchTo(waiting)}>
        {offline.reload}
      </Button>
      <Button look="quiet" onClick={later}>
        {offline.later}
      </Button>
    </div>
  );
}
