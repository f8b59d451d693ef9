import type { ReactNode } from 'react';
import { Sheet } from '../../app/page.tsx';
import { useHasServer } from '../../online/use-has-server.ts';
import { useRequest } from '../../online/use-request.ts';
import { Button } from '../../ui/button.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import type { Pad } from '../pad.ts';
import styles from '../score-pad.module.css';
import { type HeldPad, holdPad, newPadKey } from './held-pads.ts';
import { sharedParts } from './pad-of.ts';
import { createPad } from './pad-server.ts';
import { usePhoneTexts } from './phone-texts.ts';

interface SharePadProps {
  readonly pad: Pad;
  readonly onShared: (held: HeldPad) => void;
}

/** Offers to enter houses on several phones, or says why that is not possible. */
export function SharePad({ pad, onShared }: SharePadProps): ReactNode {
  const texts = usePhoneTexts();
  const hasServer = useHasServer();
  const { isPending, problem, run } = useRequest();
  const share = async () => {
    const key = newPadKey();
    const shared = await createPad({ key, id: pad.id, game: pad.game, ...sharedParts(pad) });
    const held = { code: shared.pad, key, isHost: true, pad: shared };
    holdPad(held);
    onShared(held);
  };
  if (hasServer === undefined) return undefined;
  return (
    <Sheet>
      {hasServer && (
        <Button
          isWide
          icon="share"
          data-testid="share"
          disabled={isPending}
          onClick={() => run(share)}
        >
          {texts.share}
        </Button>
      )}
      <p className={styles['help']}>{hasServer ? texts.shareHelp : texts.noServer}</p>
      <ProblemNote>{problem}</ProblemNote>
    </Sheet>
  );
}
