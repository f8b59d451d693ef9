import { memo } from 'react';
import type { Prompt } from '../prompts.ts';
import { useSpeech } from '../speech.ts';
import styles from './strip.module.css';

export interface StripProps {
  readonly prompt: Prompt;
  readonly isOverDiscard: boolean;
  readonly onAct: (act: NonNullable<Prompt['act']>) => void;
}

/** The strip above the hand: the prompt and its button. */
export const Strip = memo(function Strip({ prompt, isOverDiscard, onAct }: StripProps) {
  const { title, line, warning, text, act } = prompt;
  const { say } = useSpeech();
  return (
    <div className={styles['strip']} data-empty={(title === undefined && text === '') || undefined}>
      <p className={styles['words']} role="status">
        {title !== undefined && <strong>{title}</strong>}{' '}
        {line !== undefined && <span className={styles['line']}>{line}</span>}{' '}
        {warning !== undefined && <span className={styles['warning']}>{warning}</span>}{' '}
        <span>{text}</span>
      </p>
      {act !== undefined && (
        <button
          type="button"
          className={styles['act']}
          data-act={act}
          data-may={act !== 'take-back' || undefined}
          data-goal={act === 'discard' ? 'discard' : undefined}
          data-over={isOverDiscard || undefined}
          onClick={() => onAct(act)}
        >
          {say.acts[act]}
        </button>
      )}
    </div>
  );
});
