import { memo } from 'react';
import type { Asked } from '../prompts.ts';
import type { Tap } from '../taps.ts';
import styles from './actions.module.css';
import { Sign } from './sign.tsx';

export interface ActionsProps {
  readonly asked: Asked;
  readonly tap: (tap: Tap) => void;
  /** Undefined if no player at this device can be asked. */
  readonly doNotDisturb:
    | {
        readonly isOn: boolean;
        readonly label: string;
        /** What its state means. */
        readonly aside: string;
        readonly toggle: () => void;
      }
    | undefined;
}

/** The large buttons at the bottom. */
export const Actions = memo(function Actions({ asked, tap, doNotDisturb }: ActionsProps) {
  const { hint, asks } = asked;
  return (
    <div className={styles['actions']} role="group" data-asks={asks.length}>
      <p className={styles['hint']} role="status">
        {hint}
      </p>
      {asks.map(({ name, variant, label, aside, sign, isImmediate, tap: touched }) => (
        <button
          key={name}
          type="button"
          className={styles['ask']}
          data-ask={name}
          data-variant={variant}
          data-immediate={isImmediate}
          onClick={() => tap(touched)}
        >
          {sign !== undefined && <Sign of={sign} size={1.2} />}
          <span className={styles['words']}>
            <span>{label}</span>
            {aside !== undefined && <span className={styles['aside']}>{aside}</span>}
          </span>
        </button>
      ))}
      {doNotDisturb !== undefined && (
        <button
          type="button"
          className={styles['ask']}
          data-variant="plain"
          data-immediate=""
          data-undisturbed={doNotDisturb.isOn || undefined}
          aria-pressed={doNotDisturb.isOn}
          onClick={doNotDisturb.toggle}
        >
          <Sign of="unasked" size={1.2} />
          <span className={styles['words']}>
            <span>{doNotDisturb.label}</span>
            <span className={styles['aside']}>{doNotDisturb.aside}</span>
          </span>
        </button>
      )}
    </div>
  );
});
