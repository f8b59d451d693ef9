import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly nameOf: (value: Value) => ReactNode;
  readonly onChange: (value: Value) => void;
  readonly isBarred?: (value: Value) => boolean;
}

/** A radio group with all values visible. */
export function Choice<Value extends string>(props: ChoiceProps<Value>): ReactNode {
  const { label, isLabelHidden = false, values, value, nameOf, onChange, isBarred } = props;
  const group = useId();
  return (
    <fieldset className={styles['group']}>
      <legend className={isLabelHidden ? 'said' : styles['legend']}>{label}</legend>
      {values.map((each) => (
        <label key={each} className={styles['option']}>
          <input
            type="radio"
            name={group}
            value={each}
            checked={each === value}
            disabled={isBarred?.(each) ?? false}
            onChange={() => onChange(each)}
          />
          {nameOf(each)}
        </label>
      ))}
    </fieldset>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly help?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Switch({ name, help, isOn, onChange }: SwitchProps): ReactNode {
  const id = useId();
  return (
    <div className={styles['switch']}>
      <input
        type="checkbox"
        role="switch"
        id={id}
        checked={isOn}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label className={styles['name']} htmlFor={id}>
        {name}
      </label>
      {help !== undefined && (
        <span id={`${id}-help`} className={styles['help']}>
          {help}
        </span>
      )}
    </div>
  );
}
