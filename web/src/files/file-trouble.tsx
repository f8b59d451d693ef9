import type { ReactNode } from 'react';
import { useAfterTexts } from '../after/texts/index.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './file-trouble.module.css';
import type { OpenedFile } from './open-file.ts';
import { problemSentences } from './problem-sentences.ts';

interface FileTroubleProps {
  /** Of the file. */
  readonly name: string;
  readonly problem: Extract<OpenedFile, { problem: unknown }>['problem'];
  readonly onClose: () => void;
}

/** Says what is wrong with a file, and that nothing was lost. */
export function FileTrouble({ name, problem, onClose }: FileTroubleProps): ReactNode {
  const { close } = useTexts();
  const { language } = useSettings();
  const after = useAfterTexts();
  const { files } = after;
  const sentences =
    problem.is === 'unreadable'
      ? [files.problems.unreadable]
      : problemSentences(problem, { after, language });
  return (
    <Dialog title={files.title} closeLabel={close} onClose={onClose}>
      <div className={styles['trouble']} data-testid="file-trouble">
        <p className={styles['name']}>{name}</p>
        {sentences.map((sentence) => (
          <p key={sentence} role="alert">
            {sentence}
          </p>
        ))}
        <p className={styles['safe']}>{files.safe}</p>
        <Button onClick={onClose} data-first>
          {close}
        </Button>
      </div>
    </Dialog>
  );
}
