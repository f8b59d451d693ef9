import type { SeatStatus } from '@richtfest/protocol';
import type { ReactNode } from 'react';
import { Sheet } from '../app/page.tsx';
import { Button } from '../ui/button.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import styles from './online-page.module.css';
import { useReadyTexts } from './ready-texts.ts';
import { readinessHere } from './readiness.ts';
import { heldTable } from './seat-keys.ts';
import { setReady } from './server.ts';
import { useRequest } from './use-request.ts';

interface ReadySheetProps {
  readonly table: string;
  readonly seats: readonly SeatStatus[];
}

/** Asks the guests at this device whether they are ready. */
export function ReadySheet({ table, seats }: ReadySheetProps): ReactNode {
  const texts = useReadyTexts();
  const { isPending, problem, run } = useRequest();
  const held = heldTable(table)?.seats ?? [];
  const here = readinessHere(seats, held);
  if (here === undefined) return undefined;
  const say = (isReady: boolean) =>
    run(async () => {
      for (const { key } of held) await setReady(table, { key, isReady });
    });
  const [name = '', ...others] = here.names;
  const isAlone = others.length === 0;
  if (here.isReady) {
    return (
      <Sheet>
        <div className={styles['row']}>
          <p role="status">
            <strong>{texts.isReady}</strong>
          </p>
          <Button variant="quiet" disabled={isPending} onClick={() => say(false)}>
            {texts.needMoreTime}
          </Button>
        </div>
        <ProblemNote>{problem}</ProblemNote>
      </Sheet>
    );
  }
  return (
    <Sheet title={isAlone ? texts.title(name) : texts.titleForSeveral}>
      <div className={styles['stack']}>
        <p>{texts.help}</p>
        <div className={styles['row']}>
          <Button variant="main" isBig icon="check" disabled={isPending} onClick={() => say(true)}>
            {isAlone ? texts.ready : texts.readyForSeveral}
          </Button>
        </div>
        <ProblemNote>{problem}</ProblemNote>
      </div>
    </Sheet>
  );
}
