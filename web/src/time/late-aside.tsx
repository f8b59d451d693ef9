import { type Seat, formatWith } from '@richtfest/engine';
import type { HelpOutRequest, SeatStatus } from '@richtfest/protocol';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { MatchClient } from '../match/match-client.ts';
import { heldTable } from '../online/seat-keys.ts';
import { ServerProblem } from '../online/server.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { helpOut } from './help-out.ts';
import styles from './late-aside.module.css';
import { useTimeTexts } from './time-texts.ts';

interface LateAsideProps {
  readonly table: string;
  readonly match: MatchClient;
  readonly seats: readonly SeatStatus[];
  /** The seats of this device. */
  readonly mine: readonly Seat[];
}

/** Below the prompt: late players, and bots that play for them. */
export function LateAside({ table, match, seats, mine }: LateAsideProps): ReactNode {
  const texts = useTimeTexts();
  const {
    late = [],
    owing,
    result,
  } = useSyncExternalStore(
    (listener) => match.subscribe(listener),
    () => match.getSnapshot(),
  );
  if (result !== undefined) return undefined;
  const replaced = mine.filter((seat) => seats[seat]?.standIn !== undefined);
  const helped = owing.filter((seat) => seats[seat]?.standIn !== undefined && !mine.includes(seat));
  const [others, own] = [
    late.filter((seat) => !mine.includes(seat)),
    late.filter((seat) => mine.includes(seat)),
  ];
  return (
    <>
      {replaced.map((seat) => (
        <div key={seat} className={styles['aside']} role="status" data-testid="bot-for-you">
          <span>
            {mine.length === 1 ? texts.botForYou : texts.botForOther(seats[seat]?.name ?? '')}
          </span>
          <Button variant="main" icon="chair" onClick={() => match.comeBack?.(seat)}>
            {texts.back}
          </Button>
        </div>
      ))}
      {helped.map((seat) => (
        <p key={seat} className={styles['aside']}>
          {texts.botForOther(seats[seat]?.name ?? '')}
        </p>
      ))}
      {own.length > 0 && replaced.length === 0 && (
        <p className={`${styles['aside']} ${styles['late']}`} role="status" data-testid="late">
          {texts.youAreLate}
        </p>
      )}
      {others.length > 0 && <LateOthers table={table} late={others} seats={seats} mine={mine} />}
    </>
  );
}

interface LateOthersProps extends Omit<LateAsideProps, 'match'> {
  readonly late: readonly Seat[];
}

function LateOthers({ table, late, seats, mine }: LateOthersProps): ReactNode {
  const texts = useTimeTexts();
  const { online } = useTexts();
  const { list } = formatWith(Intl, useSettings().language, []);
  const [problem, setProblem] = useState<string>();
  const names = list(late.map((seat) => seats[seat]?.name ?? ''));
  const key = keyOf(table, mine);
  const help = (how: HelpOutRequest['how']) => {
    if (key === undefined) return;
    setProblem(undefined);
    Promise.all(late.map((seat) => helpOut(table, { key, seat, how }))).catch((error: unknown) => {
      setProblem(error instanceof ServerProblem ? online.problems[error.code] : online.unreachable);
    });
  };
  return (
    <div className={styles['aside']} role="status" data-testid="late">
      <span className={styles['late']}>{texts.late(names, late.length)}</span>
      {key !== undefined && (
        <>
          <Button icon="bot" onClick={() => help('move')}>
            {texts.letBotMove}
          </Button>
          <Button variant="quiet" onClick={() => help('stand-in')}>
            {texts.letBotPlayOn}
          </Button>
        </>
      )}
      {problem !== undefined && <span role="alert">{problem}</span>}
    </div>
  );
}

/** Players here and the host may call a bot. */
function keyOf(table: string, mine: readonly Seat[]): string | undefined {
  const { hostKey, seats = [] } = heldTable(table) ?? {};
  return seats.find(({ seat }) => mine.includes(seat))?.key ?? hostKey;
}
