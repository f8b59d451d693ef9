import { NAME_LENGTH } from '@richtfest/protocol';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useRequest } from '../online/use-request.ts';
import { rememberName, rememberedName } from '../set-up/remembered.ts';
import { Button } from '../ui/button.tsx';
import fieldStyles from '../ui/field.module.css';
import styles from './daily.module.css';
import { useDailyTexts } from './daily-texts.ts';

interface GroupFormProps {
  readonly action: string;
  /** Rejects if the server is out of reach or refuses. */
  readonly onName: (name: string) => Promise<void>;
}

/** Asks for the name under which a player appears in a group. */
export function GroupForm({ action, onName }: GroupFormProps): ReactNode {
  const texts = useDailyTexts();
  const [name, setName] = useState(rememberedName);
  const { isPending, problem, run } = useRequest(() => texts.problem);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = name.trim();
    if (chosen === '') return;
    rememberName(chosen);
    run(() => onName(chosen));
  };
  return (
    <form className={styles['buttons']} onSubmit={submit}>
      <label htmlFor={id}>{texts.yourName}</label>
      <input
        id={id}
        className={fieldStyles['input']}
        value={name}
        required
        maxLength={NAME_LENGTH}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" icon="person" disabled={isPending}>
        {action}
      </Button>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </form>
  );
}
