import type { SeatStatus } from '@richtfest/protocol';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { useHostTexts } from './host-texts.ts';
import styles from './online-page.module.css';
import { ServerProblem, standIn } from './server.ts';

interface StandInsProps {
  readonly table: string;
  readonly hostKey: string;
  readonly seats: readonly SeatStatus[];
}

/** For the host: lets bots play for absent players. */
export function StandIns({ table, hostKey, seats }: StandInsProps): ReactNode {
  const { online } = useTexts();
  const texts = useHostTexts();
  const [problem, setProblem] = useState<string>();
  const away = seats.flatMap(({ kind, name, isTaken, isPresent, standIn: bot }, seat) =>
    kind === 'person' && isTaken && !isPresent && bot === undefined ? [{ seat, name }] : [],
  );
  if (away.length === 0) return undefined;
  const ask = (seat: number) => {
    setProblem(undefined);
    standIn(table, { hostKey, seat }).catch((error: unknown) => {
      setProblem(error instanceof ServerProblem ? online.problems[error.code] : online.unreachable);
    });
  };
  return (
    <div className={styles['stack']}>
      {away.map(({ seat, name }) => (
        <Button key={seat} icon="bot" onClick={() => ask(seat)}>
          {texts.letBotPlay(name)}
        </Button>
      ))}
      <p className={styles['note']}>{texts.letBotPlayHelp}</p>
      <ProblemNote>{problem}</ProblemNote>
    </div>
  );
}
