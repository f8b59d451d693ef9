import { type ReactNode, useId } from 'react';
import field from '../ui/field.module.css';
import styles from './score-pad.module.css';

interface CountFieldProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** A whole number of at most three digits, with large buttons for one less and one more. */
export function CountField({ label, value, onChange }: CountFieldProps): ReactNode {
  const id = useId();
  const number = Number(value ?? 0);
  const step = (by: number) => onChange(String(Math.min(999, Math.max(0, number + by))));
  return (
    <div className={styles['number']}>
      <label htmlFor={id}>{label}</label>
      <div className={styles['steps']}>
        <button type="button" tabIndex={-1} aria-hidden="true" onClick={() => step(-1)}>
          −
        </button>
        <input
          id={id}
          className={field['input']}
          inputMode="numeric"
          placeholder="0"
          value={value ?? ''}
          onChange={({ target }) => {
            const digits = target.value.replace(/\D/g, '').slice(0, 3);
            onChange(digits === '' ? undefined : String(Number(digits)));
          }}
        />
        <button type="button" tabIndex={-1} aria-hidden="true" onClick={() => step(1)}>
          +
        </button>
      </div>
    </div>
  );
}
