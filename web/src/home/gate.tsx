import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import fieldStyles from '../ui/field.module.css';
import styles from './gate.module.css';
import { type Words, visitor } from './street.tsx';
import { codeIn } from './table-address.ts';

interface GateProps {
  readonly words: Words;
  /** The initial value of the field. */
  readonly typed?: string;
  /** The form was submitted before any script ran. */
  readonly isSent?: boolean;
  /** Absent before scripts run. */
  readonly onJoin?: (code: string) => void;
  /** Called instead of following a link, once scripts run. */
  readonly onVisit?: (address: string) => void;
  /** Another way to join, below the code. */
  readonly children?: ReactNode;
}

/** The garden gate, where a visitor enters a code or a link. */
export function Gate(props: GateProps): ReactNode {
  const { words, typed = '', isSent = false, onJoin, onVisit, children } = props;
  const [text, setText] = useState(typed);
  const [isWrong, setIsWrong] = useState(false);
  const id = useId();
  const join = () => {
    const code = codeIn(text);
    setIsWrong(code === undefined);
    if (code !== undefined) onJoin?.(code);
  };
  const joinAtOnce = useEffectEvent(join);
  useEffect(() => {
    if (isSent) joinAtOnce();
  }, [isSent]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    join();
  };
  return (
    <form className={styles['gate']} onSubmit={submit}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{words((texts) => texts.street.gate)}</h2>
        <a className={styles['lobby']} href="/lobby" onClick={visitor('/lobby', onVisit)}>
          {words((texts) => texts.street.lobby)}
        </a>
      </div>
      <label className={styles['help']} htmlFor={id}>
        {words((texts) => texts.street.gateHelp)}
      </label>
      <div className={styles['row']}>
        <input
          id={id}
          className={fieldStyles['input']}
          value={text}
          placeholder="K7M2-PX9D"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={isWrong}
          onChange={(event) => setText(event.target.value)}
        />
        <Button icon="door" type="submit">
          {words((texts) => texts.street.join)}
        </Button>
        {children}
      </div>
      {isWrong && (
        <p className={styles['problem']} role="alert">
          {words((texts) => texts.street.codeProblem)}
        </p>
      )}
    </form>
  );
}
