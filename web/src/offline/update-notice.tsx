import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import styles from './update-notice.module.css';
import { upgrades } from './update.ts';

/** Offers a new version, which is also applied on navigation. */
export function UpdateNotice(): ReactNode {
  const { offline } = useTexts();
  const [path] = useLocation();
  const before = useRef(path);
  const isOffered = useSyncExternalStore(
    (listener) => upgrades.subscribe(listener),
    () => upgrades.isOffered,
  );
  useEffect(() => {
    if (before.current !== path) upgrades.moved();
    before.current = path;
  }, [path]);
  if (!isOffered) return undefined;
  return (
    <div className={styles['notice']} role="status">
      <p>{offline.update}</p>
      <Button variant="main" onClick={() => upgrades.take()}>
        {offline.reload}
      </Button>
      <Button variant="quiet" onClick={() => upgrades.later()}>
        {offline.later}
      </Button>
    </div>
  );
}
