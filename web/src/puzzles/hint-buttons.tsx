import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { useMedia } from '../ui/use-media.ts';
import { usePuzzleTexts } from './puzzle-texts.ts';
import type { Hints } from './use-hints.ts';

/** Asks for a hint; on a phone also folds the hints, so that the whole table is in view again. */
export function HintButtons({ hints }: { readonly hints: Hints }): ReactNode {
  const texts = usePuzzleTexts();
  const isPhone = useMedia('(max-width: 700px) and (orientation: portrait)');
  return (
    <>
      {hints.more !== undefined && (
        <Button icon="hint" onClick={hints.more}>
          {texts.hint}
        </Button>
      )}
      {isPhone && hints.areShown && (
        <Button icon="check" onClick={hints.fold}>
          {texts.understood}
        </Button>
      )}
    </>
  );
}
