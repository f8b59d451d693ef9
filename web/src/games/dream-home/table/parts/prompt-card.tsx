import { memo } from 'react';
import { useSpeech } from '../speech.ts';
import type { Asking } from '../prompts.ts';
import styles from './prompt-card.module.css';

export type Act = Asking['buttons'][number]['act'];

export interface PromptCardProps {
  readonly asking: Asking | undefined;
  readonly onAct: (act: Act) => void;
}

/** The prompt card at the bottom: the selection, the next step and its buttons. */
export const PromptCard = memo(function PromptCard({ asking, onAct }: PromptCardProps) {
  const { say } = useSpeech();
  if (asking === undefined) return undefined;
  const { title, hint, buttons } = asking;
  return (
    <div
      className={styles['card']}
      data-buttons={buttons.length}
      role="group"
      aria-label={say.actions}
    >
      <p className={styles['text']}>
        {title !== undefined && <strong>{title}</strong>}
        <span>{hint}</span>
      </p>
      {buttons.map(({ act, label, isMain }) => (
        <button
          key={act}
          type="button"
          className={styles['button']}
          data-act={act}
          data-main={isMain || undefined}
          onClick={() => onAct(act)}
        >
          {label}
        </button>
      ))}
    </div>
  );
});
