import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import fieldStyles from '../ui/field.module.css';
import styles from './account-page.module.css';
import { useAccountTexts } from './account-texts.ts';

interface NameFormProps {
  readonly label: string;
  readonly name: string;
  readonly length: number;
  readonly onName: (name: string) => void;
}

/** A form that changes a name. */
export function NameForm({ label, name, length, onName }: NameFormProps): ReactNode {
  const texts = useAccountTexts();
  const [chosen, setChosen] = useState(name);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onName(chosen.trim() === '' ? name : chosen.trim());
  };
  return (
    <form className={styles['row']} onSubmit={submit}>
      <label className="said" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={fieldStyles['input']}
        value={chosen}
        maxLength={length}
        onChange={(event) => setChosen(event.target.value)}
      />
      <Button type="submit" icon="check">
        {texts.save}
      </Button>
    </form>
  );
}
