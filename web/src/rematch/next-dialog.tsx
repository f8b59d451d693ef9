import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useRequest } from '../online/use-request.ts';
import styles from '../online/online-page.module.css';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { useRematchTexts } from './rematch-texts.ts';
import { comeAlong, isLeaving, keyForRematch } from './come-along.ts';

interface NextDialogProps {
  readonly table: string;
  readonly next: string;
}

/** Invites the players to a rematch that another player has set up. */
export function NextDialog({ table, next }: NextDialogProps): ReactNode {
  const texts = useRematchTexts();
  const [, navigate] = useLocation();
  const [isLater, setIsLater] = useState(false);
  const { isPending, problem, run } = useRequest();
  if (isLater || isLeaving(table)) return undefined;
  const later = () => setIsLater(true);
  const come = async () => {
    await comeAlong(table, next);
    navigate(`/t/${next}`);
  };
  return (
    <Dialog title={texts.next} closeLabel={texts.later} onClose={later}>
      <div className={styles['stack']}>
        {keyForRematch(table) !== undefined && <p>{texts.nextHelp}</p>}
        <div className={styles['row']}>
          <Button
            variant="main"
            isBig
            icon="play"
            data-first
            disabled={isPending}
            onClick={() => run(come)}
          >
            {texts.come}
          </Button>
          <Button variant="quiet" onClick={later}>
            {texts.later}
          </Button>
        </div>
        <ProblemNote>{problem}</ProblemNote>
      </div>
    </Dialog>
  );
}
