import type { NoticeWays } from '@richtfest/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import styles from '../online/online-page.module.css';
import { heldTable } from '../online/seat-keys.ts';
import { useSettings } from '../settings/use-settings.ts';
import { Button } from '../ui/button.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { LetterForm } from './letter-form.tsx';
import { waysOfServer } from './notice-server.ts';
import { useNoticeTexts } from './notice-texts.ts';
import {
  type PushWish,
  canBePushed,
  isToldAbout,
  keepTelling,
  startTelling,
  stopTelling,
} from './push.ts';

/** For whoever has a seat here: the ways to hear that it is their turn. Nobody is asked unasked. */
export function TellMe({ table }: { readonly table: string }): ReactNode {
  const texts = useNoticeTexts();
  const { language } = useSettings();
  const [ways, setWays] = useState<NoticeWays>();
  const seats = heldTable(table)?.seats ?? [];
  useEffect(() => {
    waysOfServer().then(setWays, () => undefined);
  }, []);
  const serverKey = canBePushed() ? ways?.push : undefined;
  const [first] = seats;
  if (first === undefined || ways === undefined || (serverKey === undefined && !ways.mail)) {
    return undefined;
  }
  return (
    <details className={styles['another']}>
      <summary>{texts.title}</summary>
      <div className={styles['stack']}>
        {serverKey !== undefined && <Telling wish={{ table, seats, serverKey, language }} />}
        {ways.mail && <LetterForm table={table} seatKey={first.key} />}
      </div>
    </details>
  );
}

function Telling({ wish }: { readonly wish: PushWish }): ReactNode {
  const texts = useNoticeTexts();
  const { table } = wish;
  const [isTold, setIsTold] = useState(() => isToldAbout(table));
  const [problem, setProblem] = useState<'barred' | 'failed'>();
  const [isPending, setIsPending] = useState(false);
  useEffect(() => {
    // Once a visit: the keys of seats and servers seldom change.
    void keepTelling(wish).catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- a wish is a new object each time
  }, [table]);
  const attempt = (task: () => Promise<boolean>) => {
    setIsPending(true);
    setProblem(undefined);
    task()
      .then(setIsTold, () => setProblem('failed'))
      .finally(() => setIsPending(false));
  };
  const start = () =>
    attempt(async () => {
      const outcome = await startTelling(wish);
      if (outcome === 'barred') setProblem('barred');
      return outcome === 'told';
    });
  const stop = () => attempt(() => stopTelling(wish).then(() => false));
  return (
    <div className={styles['stack']}>
      {isTold ? (
        <>
          <p role="status">{texts.told}</p>
          <Button disabled={isPending} onClick={stop}>
            {texts.noMore}
          </Button>
        </>
      ) : (
        <>
          <Button look="main" icon="bell" disabled={isPending} onClick={start}>
            {texts.tellMe}
          </Button>
          <p className={styles['note']}>{texts.tellMeHelp}</p>
        </>
      )}
      <ProblemNote>{problem && texts[problem]}</ProblemNote>
    </div>
  );
}
