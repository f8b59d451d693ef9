import type { NoticeWays } from '@richtfest/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import styles from '../online/online-page.module.css';
import { heldTable } from '../online/seat-keys.ts';
import { useSettings } from '../settings/use-settings.ts';
import { Button } from '../ui/button.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { EmailForm } from './email-form.tsx';
import { waysOfServer } from './notice-server.ts';
import { useNoticeTexts } from './notice-texts.ts';
import {
  type PushOptions,
  canBePushed,
  isSubscribed,
  renewSubscription,
  subscribe,
  unsubscribe,
} from './push.ts';

/** Offers seated players notifications when it is their turn. */
export function Notifications({ table }: { readonly table: string }): ReactNode {
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
        {serverKey !== undefined && <PushSwitch options={{ table, seats, serverKey, language }} />}
        {ways.mail && <EmailForm table={table} seatKey={first.key} />}
      </div>
    </details>
  );
}

function PushSwitch({ options }: { readonly options: PushOptions }): ReactNode {
  const texts = useNoticeTexts();
  const { table } = options;
  const [isOn, setIsOn] = useState(() => isSubscribed(table));
  const [problem, setProblem] = useState<'blocked' | 'failed'>();
  const [isPending, setIsPending] = useState(false);
  useEffect(() => {
    // Once per visit: keys seldom change.
    void renewSubscription(options).catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- options is a new object each time
  }, [table]);
  const attempt = (task: () => Promise<boolean>) => {
    setIsPending(true);
    setProblem(undefined);
    task()
      .then(setIsOn, () => setProblem('failed'))
      .finally(() => setIsPending(false));
  };
  const start = () =>
    attempt(async () => {
      const outcome = await subscribe(options);
      if (outcome === 'blocked') setProblem('blocked');
      return outcome === 'subscribed';
    });
  const stop = () => attempt(() => unsubscribe(options).then(() => false));
  return (
    <div className={styles['stack']}>
      {isOn ? (
        <>
          <p role="status">{texts.isNotified}</p>
          <Button disabled={isPending} onClick={stop}>
            {texts.noMore}
          </Button>
        </>
      ) : (
        <>
          <Button variant="main" icon="bell" disabled={isPending} onClick={start}>
            {texts.notifyMe}
          </Button>
          <p className={styles['note']}>{texts.notifyMeHelp}</p>
        </>
      )}
      <ProblemNote>{problem && texts[problem]}</ProblemNote>
    </div>
  );
}
