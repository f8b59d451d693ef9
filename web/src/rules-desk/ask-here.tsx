import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../ui/button.tsx';
import { askAddress } from './desk-link.ts';
import type { DeskQuestion } from './desk-question.ts';
import { useDeskTexts } from './desk-texts.ts';

interface AskHereProps {
  /** Called when the button is clicked. */
  readonly question: () => DeskQuestion | undefined;
  readonly isBare?: boolean;
}

/** Opens a position of a table, a replay or a review on the rules desk. */
export function AskHere({ question, isBare = false }: AskHereProps): ReactNode {
  const texts = useDeskTexts();
  const [, navigate] = useLocation();
  const ask = async () => {
    const asked = question();
    if (asked !== undefined) navigate(await askAddress(asked));
  };
  const button = { variant: 'quiet', icon: 'why', onClick: () => void ask() } as const;
  if (isBare) return <Button {...button} aria-label={texts.askHere} />;
  return <Button {...button}>{texts.askHere}</Button>;
}
