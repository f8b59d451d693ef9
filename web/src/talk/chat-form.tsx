import type { Seat } from '@richtfest/engine';
import { CHAT_LENGTH } from '@richtfest/protocol';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { ReactionRow } from './reaction-row.tsx';
import styles from './talk.module.css';
import type { TalkNow } from './talk-context.ts';
import { useTalkTexts } from './talk-texts.ts';

/** The chat field, with reactions beside it. */
export function ChatForm({ talk }: { readonly talk: TalkNow }): ReactNode {
  const { client, names } = talk;
  const texts = useTalkTexts();
  const id = useId();
  const { speakers } = client;
  const [chosen, setChosen] = useState<Seat>();
  const speaker = speakers.find((seat) => seat === chosen) ?? speakers[0] ?? 0;
  const { text, setText, send } = useDraft(talk, speaker);
  return (
    <>
      {speakers.length > 1 && (
        <Choice
          label={texts.speaksAs}
          values={speakers.map(String)}
          value={String(speaker)}
          nameOf={(seat) => names[Number(seat)]}
          onChange={(seat) => setChosen(Number(seat))}
        />
      )}
      <ReactionRow onReact={(reaction) => client.react(speaker, reaction)} />
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <label htmlFor={id} className="said">
          {texts.write}
        </label>
        <input
          id={id}
          className={styles['input']}
          value={text}
          maxLength={CHAT_LENGTH}
          placeholder={texts.write}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="main" disabled={text.trim() === ''}>
          {texts.send}
        </Button>
      </form>
    </>
  );
}

/** The draft; a message that could not be sent returns to it. */
function useDraft({ client, heard }: TalkNow, speaker: Seat) {
  const [text, setText] = useState('');
  const [sent, setSent] = useState('');
  const { pending, problem } = heard;
  useEffect(() => {
    if (pending !== undefined || sent === '') return;
    if (problem !== undefined) setText((now) => (now === '' ? sent : now));
    setSent('');
  }, [pending, problem]);
  const send = () => {
    if (text.trim() === '' || pending !== undefined) return;
    client.say(speaker, text.trim());
    setSent(text);
    setText('');
  };
  return { text, setText, send };
}
