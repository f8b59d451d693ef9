import { type GameTypes, say } from '@richtfest/engine';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { TableProps } from '../games/table-props.ts';

/** Tells a screen reader what has just happened and what is to be done. */
export function Announcer<T extends GameTypes>(
  props: Pick<TableProps<T>, 'snapshot' | 'texts' | 'format'>,
): ReactNode {
  const { snapshot, texts, format } = props;
  // Only what changes in a region that was already there is read out.
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  const said = useMemo(() => {
    const news = snapshot.events.slice(snapshot.eventsSeen);
    const lines = news.map((event) => say(texts.events, 'type', event, format));
    return [...lines, texts.prompt(snapshot.view, format)];
  }, [snapshot, texts, format]);
  return (
    <div className="said" role="status" aria-live="polite" data-testid="announcer">
      {isThere && said.map((line, at) => <p key={`${snapshot.eventsSeen + at} ${line}`}>{line}</p>)}
    </div>
  );
}
