import { NAME_LENGTH } from '@richtfest/protocol';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Sheet } from '../app/page.tsx';
import { rememberedName } from '../set-up/remembered.ts';
import { Button } from '../ui/button.tsx';
import fieldStyles from '../ui/field.module.css';
import { ProblemNote } from '../ui/problem-note.tsx';
import styles from './account-page.module.css';
import { useAccountTexts } from './account-texts.ts';
import { createAccount, signIn } from './account-actions.ts';
import { useDeviceName } from './use-device-name.ts';
import { useAccountRequest } from './use-account-request.ts';

/** Sign in, or create an account. */
export function SignInForms(): ReactNode {
  const texts = useAccountTexts();
  const request = useAccountRequest();
  const deviceName = useDeviceName();
  const [name, setName] = useState(rememberedName);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') request.run(() => createAccount(name.trim(), deviceName));
  };
  return (
    <>
      <Sheet>
        <div className={styles['forms']}>
          {texts.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <strong>{texts.nobodyNeeds}</strong>
          </p>
          <ProblemNote>{request.problem}</ProblemNote>
        </div>
      </Sheet>
      <Sheet title={texts.createTitle}>
        <form className={styles['forms']} onSubmit={submit}>
          <div className={fieldStyles['field']}>
            <label htmlFor={id}>{texts.name}</label>
            <input
              id={id}
              className={fieldStyles['input']}
              value={name}
              required
              maxLength={NAME_LENGTH}
              autoComplete="nickname"
              aria-describedby={`${id}-help`}
              onChange={(event) => setName(event.target.value)}
            />
            <span id={`${id}-help`} className={styles['small']}>
              {texts.nameHelp}
            </span>
          </div>
          <Button variant="main" icon="person" type="submit" disabled={request.isPending}>
            {texts.create}
          </Button>
        </form>
      </Sheet>
      <Sheet title={texts.signInTitle}>
        <div className={styles['forms']}>
          <p>{texts.signInText}</p>
          <Button icon="door" disabled={request.isPending} onClick={() => request.run(signIn)}>
            {texts.signIn}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
