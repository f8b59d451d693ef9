import { NAME_LENGTH } from '@richtfest/protocol';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { rememberName, rememberedName } from '../set-up/remembered.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import fieldStyles from '../ui/field.module.css';
import styles from './online-page.module.css';
import { sitDown } from './open-table.ts';
import { ServerProblem } from './server.ts';

interface SitDownFormProps {
  readonly table: string;
  /** Somebody here has sat down already: another name, which is nobody's to remember. */
  readonly isAnother?: boolean;
  readonly onSeated: () => void;
}

/** A name, and in: no account, nothing else to fill in. */
export function SitDownForm({ table, isAnother = false, onSeated }: SitDownFormProps): ReactNode {
  const { online, setUp } = useTexts();
  const [name, setName] = useState(isAnother ? '' : rememberedName());
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    if (!isAnother) rememberName(name);
    sitDown({ table, name: name.trim() === '' ? setUp.guest(1) : name }).then(onSeated, (error) => {
      setIsBusy(false);
      setProblem(error instanceof ServerProblem ? online.problems[error.code] : online.unreachable);
    });
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <div className={fieldStyles['field']}>
        <label htmlFor={id}>{isAnother ? setUp.name : online.yourName}</label>
        <input
          id={id}
          className={fieldStyles['input']}
          value={name}
          maxLength={NAME_LENGTH}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <Button look="main" icon="door" type="submit" disabled={isBusy}>
        {online.sitDown}
      </Button>
      {problem !== undefined && (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
