import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useHasKeyboard } from '../ui/use-media.ts';
import styles from './skip-hint.module.css';

/** Says that a tap skips other players' moves; the button in the prompt bar does the same. */
export function SkipHint(): ReactNode {
  const { table } = useTexts();
  const hasMouse = useHasKeyboard();
  return (
    <p className={styles['hint']} data-testid="skip-hint" aria-hidden="true">
      <Icon name="fast-forward" /> {hasMouse ? table.clickToSkip : table.tapToSkip}
    </p>
  );
}
