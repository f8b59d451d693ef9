import type { Talk } from '@richtfest/protocol';
import { type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { ServerProblem, setTalk } from '../online/server.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Choice } from '../ui/choice.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import type { TalkClient } from './talk-client.ts';
import { TalkContext } from './talk-context.ts';
import { useTalkTexts } from './talk-texts.ts';

const TALKS: readonly Talk[] = ['all', 'reactions', 'off'];

/** For the host: whether the table has chat and reactions. */
export function TalkChoice({ hostKey }: { readonly hostKey: string }): ReactNode {
  const place = useContext(TalkContext);
  if (place === undefined) return undefined;
  return <Chooser table={place.table} client={place.client} hostKey={hostKey} />;
}

interface ChooserProps {
  readonly table: string;
  readonly client: TalkClient;
  readonly hostKey: string;
}

function Chooser({ table, client, hostKey }: ChooserProps): ReactNode {
  const texts = useTalkTexts();
  const { online } = useTexts();
  const [problem, setProblem] = useState<string>();
  const { talk } = useSyncExternalStore(
    (listener) => client.subscribe(listener),
    () => client.getSnapshot(),
  );
  const choose = (chosen: Talk) => {
    setProblem(undefined);
    setTalk(table, { hostKey, talk: chosen }).catch((error: unknown) => {
      setProblem(error instanceof ServerProblem ? online.problems[error.code] : online.unreachable);
    });
  };
  return (
    <>
      <Choice
        label={texts.mayBeSaid}
        values={TALKS}
        value={talk}
        nameOf={(each) => texts.talks[each]}
        onChange={choose}
      />
      <ProblemNote>{problem}</ProblemNote>
    </>
  );
}
