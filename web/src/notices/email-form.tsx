import type { NoticeState } from '@richtfest/protocol';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import styles from '../online/online-page.module.css';
import { ServerProblem } from '../online/server.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import fieldStyles from '../ui/field.module.css';
import { ProblemNote } from '../ui/problem-note.tsx';
import { askNotice, endNotice, noticesOf } from './notice-server.ts';
import { useNoticeTexts } from './notice-texts.ts';

interface EmailFormProps {
  readonly table: string;
  readonly seatKey: string;
}

/** Asks for an e-mail address, which must be confirmed by e-mail. */
export function EmailForm({ table, seatKey }: EmailFormProps): ReactNode {
  const texts = useNoticeTexts();
  const { online } = useTexts();
  const { language } = useSettings();
  const [state, setState] = useState<NoticeState>();
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string>();
  const id = useId();
  useEffect(() => {
    noticesOf(table, seatKey).then(setState, () => undefined);
  }, [table, seatKey]);
  const attempt = (task: Promise<NoticeState>) => {
    setProblem(undefined);
    task.then(setState, (error: unknown) => {
      setProblem(error instanceof ServerProblem ? online.problems[error.code] : online.unreachable);
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt(askNotice(table, { key: seatKey, language, way: { kind: 'mail', address } }));
  };
  if (state === undefined) return undefined;
  if (state.mail !== undefined) {
    const end = () => attempt(endNotice(table, { key: seatKey, way: { kind: 'mail' } }));
    return (
      <div className={styles['stack']}>
        <p role="status">{state.mail === 'asked' ? texts.asked : texts.written}</p>
        <Button onClick={end}>{texts.stopEmails}</Button>
      </div>
    );
  }
  return (
    <form className={styles['form']} onSubmit={submit}>
      <div className={fieldStyles['field']}>
        <label htmlFor={id}>{texts.address}</label>
        <input
          id={id}
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          className={fieldStyles['input']}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      </div>
      <Button type="submit" icon="e-mail">
        {texts.emailMe}
      </Button>
      <p className={styles['note']}>{texts.emailMeHelp}</p>
      <ProblemNote>{problem}</ProblemNote>
    </form>
  );
}
