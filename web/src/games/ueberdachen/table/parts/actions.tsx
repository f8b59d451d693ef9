import { memo } from 'react';
import type { Asked } from '../prompts.ts';
import type { Tap } from '../taps.ts';
import styles from './actions.module.css';
import { Sign } from './sign.tsx';

export interface ActionsProps {
  readonly asked: Asked;
  readonly tap: (tap: Tap) => void;
  /** Undefined where nobody here could be asked anything. */
  readonly busy:
    | { readonly isOn: boolean; readonly label: string; readonly toggle: () => void }
    | undefined;
}

/** The big buttons at the thumb. */
export const Actions = memo(function Actions({ asked, tap, busy }: ActionsProps) {
  const { hint, asks } = asked;
  return (
    <div className={styles['actions']} role="group" data-asks={asks.length}>
      <p className={styles['hint']} role="status">
        {hint}
      </p>
      {asks.map(({ name, look, label, aside, sign, tap: touched }) => (
        <button
          key={name}
          type="button"
          className={styles['ask']}
          data-ask={name}
          data-look={look}
          onClick={() => tap(touched)}
        >
          {sign !== undefined && <Sign of={sign} size={1.2} />}
          <span className={styles['words']}>
            <span>{label}</span>
            {aside !== undefined && <span className={styles['aside']}>{aside}</span>}
          </span>
        </button>
      ))}
      {busy !== undefined && (
        <button
          type="button"
          className={styles['ask']}
          data-look="plain"
          data-busy={busy.isOn || undefined}
          aria-pressed={busy.isOn}
          onClick={busy.toggle}
        >
          <Sign of="dinner" size={1.2} />
          <span className={styles['words']}>{busy.label}</span>
        </button>
      )}
    </div>
  );
});
