import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import fieldStyles from './field.module.css';
import styles from './stepper.module.css';

interface StepperProps {
  readonly id: string;
  /** Names the buttons. */
  readonly name: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly describedBy?: string;
  readonly onChange: (value: number) => void;
}

/** A whole number with step buttons. */
export function Stepper(props: StepperProps): ReactNode {
  const { id, name, value, least, most, describedBy, onChange } = props;
  const [draft, setDraft] = useState<string>();
  const take = (next: number) => {
    setDraft(undefined);
    onChange(Math.max(least, Math.min(most, Math.round(next))));
  };
  return (
    <div className={styles['stepper']}>
      <Button aria-label={`${name} −`} disabled={value <= least} onClick={() => take(value - 1)}>
        −
      </Button>
      <input
        id={id}
        className={fieldStyles['input']}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        aria-describedby={describedBy}
        value={draft ?? value}
        onChange={({ target }) => {
          setDraft(target.value);
          if (target.validity.valid && target.value !== '') onChange(target.valueAsNumber);
        }}
        onBlur={({ target }) => take(target.value === '' ? value : target.valueAsNumber)}
      />
      <Button aria-label={`${name} +`} disabled={value >= most} onClick={() => take(value + 1)}>
        +
      </Button>
    </div>
  );
}
