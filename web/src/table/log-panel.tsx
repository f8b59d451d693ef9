import { type GameTypes, say } from '@richtfest/engine';
import {
  type KeyboardEvent,
  type ReactNode,
  memo,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { momentHash } from '../replay/moment-address.ts';
import { useReplayTexts } from '../replay/replay-texts.ts';
import type { TableProps } from '../games/table-props.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './drawer.module.css';
import { LogActor, actorAt } from './log-actor.tsx';
import { MomentContext, type MomentLine, type Moments } from './moments.ts';

/** The log in words, scrolled to the latest line; each line links to its moment. */
export function LogPanel<T extends GameTypes>(props: TableProps<T>): ReactNode {
  const { snapshot, texts, format } = props;
  const { events, eventsSeen } = snapshot;
  const frame = useTexts();
  const moments = useContext(MomentContext);
  const lines = useMemo(
    (): readonly MomentLine[] =>
      moments?.lines ?? events.map((event, at) => ({ event, moment: moments?.momentOf(at) })),
    [moments, events],
  );
  const said = useMemo(
    () => lines.map(({ event }) => say(texts.events, 'type', event, format)),
    [lines, texts, format],
  );
  const currentLine = currentLineOf(lines, moments?.current);
  const marked = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // A drawer that has just been opened gets its size in the next frame.
    const frame = requestAnimationFrame(() => marked.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [lines.length, currentLine]);
  if (lines.length === 0) {
    return <p className={styles['note']}>{frame.table.logEmpty}</p>;
  }
  const isNew = (at: number) => moments?.lines === undefined && at >= eventsSeen;
  return (
    <ol className={styles['log']} data-testid="log" onKeyDown={moveByArrows}>
      {lines.map((line, at) => (
        <li
          key={at}
          className={isNew(at) ? styles['new'] : undefined}
          data-later={isLater(line, moments) || undefined}
          aria-current={line.moment !== undefined && line.moment === moments?.current}
          ref={at === currentLine ? marked : undefined}
        >
          <LogActor seat={actorAt(lines, at)} />
          <LogLine
            said={said[at] ?? ''}
            moment={line.moment}
            isCurrent={at === currentLine}
            onGo={moments?.go}
          />
          {line.mark}
        </li>
      ))}
    </ol>
  );
}

interface LogLineProps {
  readonly said: string;
  readonly moment: number | undefined;
  /** The only line in the tab order; arrow keys move to the others. */
  readonly isCurrent: boolean;
  readonly onGo: ((moment: number) => void) | undefined;
}

/** Memoized, because long games have thousands of lines. */
const LogLine = memo(function LogLine({ said, moment, isCurrent, onGo }: LogLineProps) {
  const texts = useReplayTexts();
  if (onGo === undefined || moment === undefined) return said;
  return (
    <a
      className={styles['leads']}
      href={momentHash(moment)}
      title={texts.go}
      tabIndex={isCurrent ? 0 : -1}
      onClick={(event) => {
        event.preventDefault();
        onGo(moment);
      }}
    >
      {said}
    </a>
  );
});

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const line = document.activeElement?.closest('li');
  const next =
    event.key === 'ArrowUp'
      ? line?.previousElementSibling
      : event.key === 'ArrowDown'
        ? line?.nextElementSibling
        : undefined;
  const link = next?.querySelector('a');
  if (link === null || link === undefined) return;
  event.preventDefault();
  link.focus();
}

function isLater({ moment }: MomentLine, moments: Moments | undefined): boolean {
  return moments?.current !== undefined && moment !== undefined && moment > moments.current;
}

/** The last line of the shown moment. */
function currentLineOf(lines: readonly MomentLine[], current: number | undefined): number {
  if (current === undefined) return lines.length - 1;
  return Math.max(
    0,
    lines.findLastIndex(({ moment }) => moment !== undefined && moment <= current),
  );
}
