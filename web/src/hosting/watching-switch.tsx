import { type ReactNode, useEffect, useState } from 'react';
import { tableOf } from '../online/server.ts';
import { Switch } from '../ui/choice.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { setWatching } from './ask-host.ts';
import { useHostingTexts } from './hosting-texts.ts';
import { useRequest } from '../online/use-request.ts';

interface WatchingSwitchProps {
  readonly table: string;
  readonly hostKey: string;
}

/** For the host: whether visitors with the link may watch. */
export function WatchingSwitch({ table, hostKey }: WatchingSwitchProps): ReactNode {
  const texts = useHostingTexts();
  const [isAllowed, setIsAllowed] = useState(true);
  const { problem, run } = useRequest();
  const refresh = () =>
    void tableOf(table).then(
      ({ forbidsWatchers = false }) => setIsAllowed(!forbidsWatchers),
      () => undefined,
    );
  useEffect(refresh, [table]);
  const change = (wanted: boolean) => {
    setIsAllowed(wanted);
    run(async () => {
      await setWatching(table, { hostKey, forbidsWatchers: !wanted }).finally(refresh);
    });
  };
  return (
    <>
      <Switch name={texts.mayWatch} help={texts.mayWatchHelp} isOn={isAllowed} onChange={change} />
      <ProblemNote>{problem}</ProblemNote>
    </>
  );
}
