import type { ReactNode } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useFileTexts } from './file-texts.ts';
import styles from './file-problem.module.css';
import type { OpenedFile } from './open-file.ts';
import { problemSentences } from './problem-sentences.ts';

interface FileProblemDialogProps {
  /** The name of the file. */
  readonly name: string;
  readonly problem: Extract<OpenedFile, { problem: unknown }>['problem'];
  readonly onClose: () => void;
}

/** Explains why a file can't be opened. */
export function FileProblemDialog({ name, problem, onClose }: FileProblemDialogProps): ReactNode {
  const { close } = useTexts();
  const { language } = useSettings();
  const files = useFileTexts();
  const sentences =
    problem.is === 'unreadable' ? [files.problems.unreadable] : problemSentences(problem, language);
  return (
    <Dialog title={files.title} closeLabel={close} onClose={onClose}>
      <div className={styles['problem']} data-testid="file-trouble">
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
