import { type ReactNode, useId } from 'react';
import fieldStyles from '../ui/field.module.css';
import { Stepper } from '../ui/stepper.tsx';
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
export function NumberField({ help, ...stepper }: NumberFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={fieldStyles['field']}>
      <label htmlFor={id}>{stepper.name}</label>
      <p id={`${id}-help`} className={styles['note']}>
        {help}
      </p>
      <Stepper {...stepper} id={id} describedBy={`${id}-help`} />
    </div>
  );
}
