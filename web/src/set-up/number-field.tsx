import { type ReactNode, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import fieldStyles from '../ui/field.module.css';
import styles from './options.module.css';

interface NumberFieldProps {
  readonly name: string;
  readonly help: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** An integer field with step buttons. */
export function NumberField(props: NumberFieldProps): ReactNode {
  const { name, help, value, least, most, onChange } = props;
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const take = (next: number) => {
    setDraft(undefined);
    onChange(Math.max(least, Math.min(most, Math.round(next))));
  };
  return (
    <div className={fieldStyles['field']}>
      <label htmlFor={id}>{name}</label>
      <p id={`${id}-help`} className={styles['note']}>
        {help}
      </p>
      <div className={styles['number']}>
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
          aria-describedby={`${id}-help`}
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
    </div>
  );
}
