import { type Json, readJson } from '@richtfest/engine';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import fieldStyles from '../ui/field.module.css';
import { saveFile } from '../ui/save-file.ts';
import styles from './options.module.css';
import { unreadText } from './unread-text.ts';

interface DataFieldProps {
  readonly name: string;
  readonly help: string;
  /** The name of the saved file. */
  readonly fileName: string;
  readonly value: Json;
  readonly usual: Json;
  /** The game's objections to the value. */
  readonly problems: readonly string[];
  readonly onChange: (value: Json) => void;
  /** The text is invalid: the table can't be started. */
  readonly onBroken: (isBroken: boolean) => void;
}

const written = (value: Json) => JSON.stringify(value, undefined, 2);

/** Component data as editable text, with loading and saving of files. */
export function DataField(props: DataFieldProps): ReactNode {
  const { name, help, fileName, value, usual, problems, onChange, onBroken } = props;
  const { setUp } = useTexts();
  const id = useId();
  const upload = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => written(value));
  const [unread, setUnread] = useState<string>();
  const take = (next: string) => {
    setText(next);
    const read = readJson(next);
    setUnread('problem' in read ? unreadText(read.problem, setUp) : undefined);
    onBroken('problem' in read);
    if ('value' in read) onChange(read.value);
  };
  const all = unread === undefined ? problems : [unread];
  return (
    <div className={fieldStyles['field']}>
      <label htmlFor={id}>{name}</label>
      <p id={`${id}-help`} className={styles['note']}>
        {help}
      </p>
      <textarea
        id={id}
        className={fieldStyles['input']}
        spellCheck={false}
        rows={8}
        aria-describedby={`${id}-help ${id}-problems`}
        aria-invalid={all.length > 0}
        value={text}
        onChange={({ target }) => take(target.value)}
      />
      <div id={`${id}-problems`} className={styles['problems']} role="status">
        {all.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      <div className={styles['row']}>
        <input
          ref={upload}
          type="file"
          accept="application/json,.json"
          className="said"
          tabIndex={-1}
          aria-label={setUp.loadFile}
          onChange={({ target }) => {
            void target.files?.[0]?.text().then(take);
            target.value = '';
          }}
        />
        <Button icon="share" onClick={() => upload.current?.click()}>
          {setUp.loadFile}
        </Button>
        <Button icon="down" onClick={() => saveFile(fileName, value)}>
          {setUp.saveFile}
        </Button>
        {(text !== written(usual) || unread !== undefined) && (
          <Button variant="quiet" icon="undo" onClick={() => take(written(usual))}>
            {setUp.reset}
          </Button>
        )}
      </div>
    </div>
  );
}
