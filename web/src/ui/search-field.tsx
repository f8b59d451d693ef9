import { type ReactNode, type Ref, useId } from 'react';
import { Icon } from './icon.tsx';
import styles from './field.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The id of the list it filters. */
  readonly controls: string;
  /** The number of results in words. */
  readonly found: string;
  /** For focusing the field. */
  readonly inputRef?: Ref<HTMLInputElement>;
}

export function SearchField(props: SearchFieldProps): ReactNode {
  const { label, value, onChange, controls, found, inputRef } = props;
  const id = useId();
  return (
    <div className={styles['search']}>
      <label htmlFor={id} className="said">
        {label}
      </label>
      <Icon name="search" />
      <input
        id={id}
        ref={inputRef}
        type="search"
        className={styles['input']}
        placeholder={label}
        value={value}
        aria-controls={controls}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <span className="said" role="status">
        {value === '' ? '' : found}
      </span>
    </div>
  );
}
