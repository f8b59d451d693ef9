import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Switch } from '../ui/choice.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { useHostTexts } from './host-texts.ts';
import { ServerProblem, listTable, tableOf } from './server.ts';

interface LobbySwitchProps {
  readonly table: string;
  readonly hostKey: string;
}

/** A listing expires after a while and must be renewed. */
const RENEW_EVERY = 4 * 60_000;

/** For the host: whether the table is listed in the lobby. */
export function LobbySwitch({ table, hostKey }: LobbySwitchProps): ReactNode {
  const { online } = useTexts();
  const texts = useHostTexts();
  const [isListed, setIsListed] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    void tableOf(table).then(
      (summary) => setIsListed(summary.isListed ?? false),
      () => undefined,
    );
  }, [table]);
  useEffect(() => {
    if (!isListed) return;
    const renew = () => {
      if (document.visibilityState === 'visible') {
        listTable(table, { hostKey, isListed }).catch(() => undefined);
      }
    };
    const timer = setInterval(renew, RENEW_EVERY);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [table, hostKey, isListed]);
  const change = (wanted: boolean) => {
    setIsListed(wanted);
    setProblem(undefined);
    listTable(table, { hostKey, isListed: wanted }).catch((error: unknown) => {
      setIsListed(!wanted);
      setProblem(error instanceof ServerProblem ? online.problems[error.code] : online.unreachable);
    });
  };
  return (
    <>
      <Switch name={texts.list} help={texts.listHelp} isOn={isListed} onChange={change} />
      <ProblemNote>{problem}</ProblemNote>
    </>
  );
}
