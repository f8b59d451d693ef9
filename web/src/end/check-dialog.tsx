import type { GameTypes } from '@richtfest/engine';
import { type ReactNode, useEffect, useState } from 'react';
import type { TableProps } from '../games/table-props.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { useFileTexts } from '../files/file-texts.ts';
import styles from './check-dialog.module.css';
import { type CheckReport, checkMatch } from './check-match.ts';
import { useEndTexts } from './end-texts.ts';

interface CheckDialogProps {
  readonly table: Pick<TableProps<GameTypes>, 'format' | 'language'>;
  readonly file: () => Promise<object>;
  readonly onClose: () => void;
}

/** Replays the whole match and reports what was checked. */
export function CheckDialog({ table, file, onClose }: CheckDialogProps): ReactNode {
  const { close } = useTexts();
  const { check } = useEndTexts();
  const { problems } = useFileTexts();
  const { format, language } = table;
  const [report, setReport] = useState<CheckReport>();
  useEffect(() => {
    void file()
      .then((content) => checkMatch(content, { language, format }))
      .catch(() => ({ holds: false, lines: [problems.unreadable] }))
      .then(setReport);
  }, [file, problems, language, format]);
  return (
    <Dialog title={check.title} closeLabel={close} onClose={onClose}>
      <div data-testid="check" data-holds={report?.holds}>
        <p className={styles['verdict']} role="status">
          {report === undefined ? check.working : report.holds ? check.holds : check.fails}
        </p>
        <ul className={styles['lines']}>
          {report?.lines.map((line) => (
            <li key={line} data-holds={report.holds}>
              <Icon name={report.holds ? 'check' : 'close'} />
              <span>{line}</span>
            </li>
          ))}
        </ul>
        {report?.proves !== undefined && <p className={styles['proves']}>{report.proves}</p>}
      </div>
    </Dialog>
  );
}
