import type { MatchFile } from '@richtfest/engine';
import { type ReactNode, useState } from 'react';
import { shareInvitation } from '../online/share-invitation.ts';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { useSameCardsTexts } from './same-cards-texts.ts';

interface BeatMyCardsProps {
  readonly file: () => Promise<object>;
  /** What the button says instead of “Beat my score”. */
  readonly label?: string;
  readonly variant?: 'main' | 'plain' | 'quiet';
}

/** Shares a link to a finished match and its random values. */
export function BeatMyCards({ file, label, variant = 'quiet' }: BeatMyCardsProps): ReactNode {
  const texts = useSameCardsTexts();
  const [said, setSaid] = useState('');
  const share = async () => {
    const { cardsFragment } = await import('./same-cards.ts');
    const fragment = await cardsFragment((await file()) as MatchFile);
    if (fragment === undefined) return setSaid(texts.noCards);
    const link = `${location.origin}/same-cards#${fragment}`;
    if (await shareInvitation(navigator, { title: texts.beat, text: texts.beat, link })) return;
    setSaid((await copyText(link, null)) ? texts.linkCopied : texts.linkFailed);
  };
  const onClick = () => void share().catch(() => setSaid(texts.linkFailed));
  return (
    <>
      <Button variant={variant} icon="share" onClick={onClick}>
        {label ?? texts.beat}
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
