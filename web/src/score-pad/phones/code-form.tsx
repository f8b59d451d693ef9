import { readTableCode } from '@richtfest/protocol';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { Sheet } from '../../app/page.tsx';
import { useHasServer } from '../../online/use-has-server.ts';
import { Button } from '../../ui/button.tsx';
import field from '../../ui/field.module.css';
import { ProblemNote } from '../../ui/problem-note.tsx';
import styles from '../score-pad.module.css';
import { usePhoneTexts } from './phone-texts.ts';

/** Opens a shared pad by its code. */
export function CodeForm(): ReactNode {
  const texts = usePhoneTexts();
  const id = useId();
  const hasServer = useHasServer();
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = readTableCode(text);
    if (code === undefined) setProblem(texts.wrongCode);
    else navigate(`/pads/${code}`);
  };
  if (hasServer !== true) return undefined;
  return (
    <Sheet>
      <form className={styles['asks']} onSubmit={submit}>
        <label htmlFor={id}>{texts.typeCode}</label>
        <div className={styles['player']}>
          <input
            id={id}
            className={field['input']}
            value={text}
            required
            autoComplete="off"
            autoCapitalize="characters"
            placeholder="K7WP-XD2M"
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" icon="right">
            {texts.open}
          </Button>
        </div>
        <ProblemNote>{problem}</ProblemNote>
      </form>
    </Sheet>
  );
}
