import { REACTIONS, type Reaction } from '@richtfest/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { ReactionPicture } from './reaction-picture.tsx';
import styles from './talk.module.css';
import { useTalkTexts } from './talk-texts.ts';

/** The pause between two reactions in milliseconds, so that others see each. */
const PAUSE = 1500;

interface ReactionRowProps {
  readonly onReact: (reaction: Reaction) => void;
}

/** The reactions as buttons. */
export function ReactionRow({ onReact }: ReactionRowProps): ReactNode {
  const texts = useTalkTexts();
  const [isResting, setIsResting] = useState(false);
  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(() => setIsResting(false), PAUSE);
    return () => clearTimeout(timer);
  }, [isResting]);
  return (
    <div className={styles['row']} role="group" aria-label={texts.react}>
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          className={styles['reaction']}
          aria-label={texts.reactions[reaction]}
          title={texts.reactions[reaction]}
          aria-disabled={isResting}
          onClick={() => {
            if (isResting) return;
            setIsResting(true);
            onReact(reaction);
          }}
        >
          <ReactionPicture reaction={reaction} />
        </button>
      ))}
    </div>
  );
}
