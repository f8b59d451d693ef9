import { type ReactNode, useId, useRef, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import fieldStyles from '../ui/field.module.css';
import styles from './online-page.module.css';
import { useProgramTexts } from './program-texts.ts';

/** The command that connects a program; the link contains its token. */
export function ProgramCommand({ link }: { readonly link: string }): ReactNode {
  const { online } = useTexts();
  const texts = useProgramTexts();
  const [isCopied, setIsCopied] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const command = `npx richtfest join "${link}" --exec "python3 my_bot.py"`;
  return (
    <>
      <div className={fieldStyles['field']}>
        <label htmlFor={id}>{texts.command}</label>
        <textarea
          id={id}
          ref={field}
          className={fieldStyles['input']}
          readOnly
          rows={5}
          value={command}
          onFocus={(event) => event.target.select()}
        />
      </div>
      <div className={styles['row']}>
        <Button icon="copy" onClick={() => void copyText(command, field.current).then(setIsCopied)}>
          {texts.copy}
        </Button>
        <span role="status">{isCopied && online.copied}</span>
      </div>
      <p className={styles['note']}>{texts.secret}</p>
    </>
  );
}
