import { type ReactNode, useState } from 'react';
import { shareInvitation } from '../online/share-invitation.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { usePuzzleTexts } from './puzzle-texts.ts';

/** Shares the address of a puzzle: installed sites show none. */
export function SharePuzzle({
  path,
  name,
}: {
  readonly path: string;
  readonly name: string;
}): ReactNode {
  const texts = usePuzzleTexts();
  const { copied } = useTexts().online;
  const [said, setSaid] = useState('');
  const link = `${location.origin}${path}`;
  const share = async () => {
    const invitation = { title: texts.title, text: texts.canYou(name), link };
    if (await shareInvitation(navigator, invitation)) return;
    setSaid((await copyText(link, null)) ? copied : link);
  };
  return (
    <>
      <span role="status">{said}</span>
      <Button variant="quiet" icon="share" onClick={() => void share().catch(() => undefined)}>
        {texts.share}
      </Button>
    </>
  );
}
