import type { Seat } from '@richtfest/engine';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { ReactionRow } from './reaction-row.tsx';
import styles from './talk.module.css';
import { useTalk } from './talk-context.ts';
import { useTalkTexts } from './talk-texts.ts';

interface ReactionButtonProps {
  readonly acting: Seat | undefined;
}

/** Opens the reactions beside the prompt. */
export function ReactionButton({ acting }: ReactionButtonProps): ReactNode {
  const talk = useTalk();
  const texts = useTalkTexts();
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const speakers = talk?.client.speakers ?? [];
  const speaker = speakers.find((seat) => seat === acting) ?? speakers[0];
  if (talk === undefined || speaker === undefined) return undefined;
  return (
    <span className={styles['quick']} data-quick="">
      <Button icon="smile" aria-label={texts.react} popoverTarget={id} />
      <div ref={popover} id={id} popover="auto" className={styles['popover']}>
        <ReactionRow
          onReact={(reaction) => {
            talk.client.react(speaker, reaction);
            popover.current?.hidePopover();
          }}
        />
      </div>
    </span>
  );
}
