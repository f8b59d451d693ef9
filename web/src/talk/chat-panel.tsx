import type { Seat } from '@richtfest/engine';
import { type ReactNode, useEffect, useRef } from 'react';
import { SeatFace } from '../people/seat-face.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Switch } from '../ui/choice.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { ChatForm } from './chat-form.tsx';
import styles from './talk.module.css';
import { type TalkNow, useTalk } from './talk-context.ts';
import { useTalkMemory } from './talk-memory.ts';
import { useTalkTexts } from './talk-texts.ts';

/** The chat of an online table, scrolled to the latest message, and the chat field. */
export function ChatPanel({ people }: { readonly people: readonly Seat[] }): ReactNode {
  const talk = useTalk();
  const texts = useTalkTexts();
  const { online } = useTexts();
  const { read } = useTalkMemory();
  const last = talk?.heard.lines.at(-1)?.number;
  const table = talk?.table;
  useEffect(() => {
    if (table !== undefined && last !== undefined) read(table, last);
  }, [table, last, read]);
  if (talk === undefined) return undefined;
  const { heard, client } = talk;
  return (
    <div className={styles['chat']} data-testid="chat">
      <Lines talk={talk} />
      <ProblemNote>{heard.problem && online.problems[heard.problem]}</ProblemNote>
      {client.speakers.length === 0 ? (
        <p className={styles['note']}>{texts.onlySeats}</p>
      ) : (
        <ChatForm talk={talk} />
      )}
      <Mutes talk={talk} people={people} />
    </div>
  );
}

function Lines({ talk }: { readonly talk: TalkNow }): ReactNode {
  const { heard, names } = talk;
  const texts = useTalkTexts();
  const { language } = useSettings();
  const end = useRef<HTMLLIElement>(null);
  const count = heard.lines.length;
  useEffect(() => {
    const frame = requestAnimationFrame(() => end.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [count]);
  if (count === 0) return <p className={styles['note']}>{texts.empty}</p>;
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
  return (
    <div className={styles['scroll']} role="log" tabIndex={0}>
      <ol className={styles['lines']}>
        {heard.lines.map(({ number, seat, at, text }, index) => (
          <li key={number} ref={index === count - 1 ? end : undefined}>
            <span className={styles['who']}>
              <SeatFace seat={seat} size={1.5} /> {names[seat]}
              <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
            </span>
            <span className={styles['text']}>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The seats muted on this device. */
function Mutes({
  talk,
  people,
}: {
  readonly talk: TalkNow;
  readonly people: readonly Seat[];
}): ReactNode {
  const texts = useTalkTexts();
  const { setMuted } = useTalkMemory();
  const others = people.filter((seat) => !talk.client.speakers.includes(seat));
  return others.map((seat) => (
    <Switch
      key={seat}
      name={texts.mute(talk.names[seat] ?? '')}
      isOn={talk.muted.includes(seat)}
      onChange={(isMuted) => setMuted(talk.table, seat, isMuted)}
    />
  ));
}
