import type { MatchFile } from '@richtfest/engine';
import { type ReactNode, useState } from 'react';
import { shareInvitation } from '../online/share-invitation.ts';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { useDailyTexts } from './daily-texts.ts';

/** Shares a link to the luck of a finished match. */
export function BeatMyCards({ file }: { readonly file: () => Promise<object> }): ReactNode {
  const texts = useDailyTexts();
  const [said, setSaid] = useState('');
  const share = async () => {
    const { cardsFragment } = await import('./same-cards.ts');
    const fragment = cardsFragment((await file()) as MatchFile);
    if (fragment === undefined) return setSaid(texts.linkFailed);
    const link = `${location.origin}/same-cards#${fragment}`;
    if (await shareInvitation(navigator, { title: texts.beat, text: texts.beat, link })) return;
    setSaid((await copyText(link, null)) ? texts.linkCopied : texts.linkFailed);
  };
  return (
    <>
      <Button
        variant="quiet"
        icon="share"
        onClick={() => void share().catch(() => setSaid(texts.linkFailed))}
      >
        {texts.beat}
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
