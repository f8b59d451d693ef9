import type { SeatStatus } from '@richtfest/protocol';
import type { ReactNode } from 'react';
import styles from '../online/online-page.module.css';
import { heldTable } from '../online/seat-keys.ts';
import { Button } from '../ui/button.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { takeHost } from './ask-host.ts';
import { useHostingTexts } from './hosting-texts.ts';
import { useRequest } from '../online/use-request.ts';

interface TakeHostProps {
  readonly table: string;
  readonly seats: readonly SeatStatus[];
}

/** Lets a guest become the host if the host has left. */
export function TakeHost({ table, seats }: TakeHostProps): ReactNode {
  const texts = useHostingTexts();
  const { isPending, problem, run } = useRequest();
  const host = seats.find(({ isHost }) => isHost === true);
  const key = heldTable(table)?.seats?.[0]?.key;
  if (host === undefined || host.isPresent || key === undefined) return undefined;
  return (
    <>
      <p className={styles['note']}>{texts.hostAway(host.name)}</p>
      <div>
        <Button
          icon="person"
          disabled={isPending}
          onClick={() => run(() => takeHost(table, { key }))}
        >
          {texts.takeHost}
        </Button>
      </div>
      <ProblemNote>{problem}</ProblemNote>
    </>
  );
}
