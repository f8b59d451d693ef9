import { type GameTypes, say } from '@richtfest/engine';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { TableProps } from '../games/table-props.ts';

/** Announces the latest events and the prompt to screen readers. */
export function Announcer<T extends GameTypes>(
  props: Pick<TableProps<T>, 'snapshot' | 'texts' | 'format'>,
): ReactNode {
  const { snapshot, texts, format } = props;
  // Screen readers announce only changes within an existing region.
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  const said = useMemo(() => {
    const news = snapshot.events.slice(snapshot.eventsSeen);
    const lines = news.map((event) => say(texts.events, 'type', event, format));
    return [...lines, texts.prompt(snapshot.view, format)];
  }, [snapshot, texts, format]);
  return (
    <div className="said" role="status" aria-live="polite" data-testid="announcer">
      {isMounted &&
        said.map((line, at) => <p key={`${snapshot.eventsSeen + at} ${line}`}>{line}</p>)}
    </div>
  );
}
