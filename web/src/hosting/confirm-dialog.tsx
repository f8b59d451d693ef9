import type { ReactNode } from 'react';
import styles from '../online/online-page.module.css';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { useRequest } from '../online/use-request.ts';

interface ConfirmDialogProps {
  readonly question: string;
  readonly help: string;
  readonly yes: string;
  readonly isDanger?: boolean;
  readonly request: () => Promise<unknown>;
  readonly onClose: () => void;
  /** Further choices. */
  readonly children?: ReactNode;
}

/** Confirms an action that affects other players. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { question, help, yes, isDanger = false, request, onClose, children } = props;
  const { cancel, close } = useTexts();
  const { isPending, problem, run } = useRequest();
  return (
    <Dialog title={question} closeLabel={close} onClose={onClose}>
      <div className={styles['stack']}>
        <p>{help}</p>
        {children}
        <ProblemNote>{problem}</ProblemNote>
        <div className={styles['row']}>
          <Button
            variant={isDanger ? 'danger' : 'main'}
            disabled={isPending}
            onClick={() => run(request, onClose)}
          >
            {yes}
          </Button>
          <Button variant="quiet" data-first onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
