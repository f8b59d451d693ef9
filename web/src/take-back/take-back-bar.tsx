import type { GameTypes } from '@richtfest/engine';
import { type ReactNode, useState } from 'react';
import type { TableProps } from '../games/table-props.ts';
import type { TakeBackQuestion } from '../match/match-client.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { ForgottenLines } from './forgotten-lines.tsx';
import styles from './take-back.module.css';
import { useTakeBackTexts } from './take-back-texts.ts';

/** Below the prompt: a request to take a turn back, and its answers. */
export function TakeBackBar<T extends GameTypes>({
  table,
}: {
  readonly table: TableProps<T>;
}): ReactNode {
  const { takeBack } = table.snapshot;
  // The live region must exist before its content, or screen readers stay silent.
  return (
    <div role="status" className={styles['place']}>
      {takeBack !== undefined && <RequestCard table={table} question={takeBack} />}
    </div>
  );
}

function RequestCard<T extends GameTypes>({
  table,
  question,
}: {
  readonly table: TableProps<T>;
  readonly question: TakeBackQuestion;
}): ReactNode {
  const texts = useTakeBackTexts();
  const [read, setRead] = useState<TakeBackQuestion>();
  const sentence = useSentence(table, question);
  if (read === question) return undefined;
  return (
    <div className={styles['card']} data-testid="take-back">
      <p className={styles['sentence']}>
        <Icon name="undo" />
        <span>{sentence}</span>
      </p>
      {question.is === 'open' && (
        <details className={styles['details']}>
          <summary>{texts.whatWouldGo}</summary>
          <ForgottenLines table={table} events={question.events} />
        </details>
      )}
      <Answers table={table} question={question} />
      {question.is === 'declined' && (
        <Button onClick={() => setRead(question)}>{texts.close}</Button>
      )}
    </div>
  );
}

function useSentence<T extends GameTypes>(
  { format }: TableProps<T>,
  question: TakeBackQuestion,
): string {
  const texts = useTakeBackTexts();
  if (question.is === 'declined') {
    const { by, isWithdrawn } = question;
    return isWithdrawn ? texts.withdrawn(by, format) : texts.declined(by, format);
  }
  if (question.part !== 'asker') return texts.wouldLike(question.seat, format);
  return texts.asked(format.list(question.awaits.map((seat) => format.seat(seat))));
}

function Answers<T extends GameTypes>({
  table,
  question,
}: {
  readonly table: TableProps<T>;
  readonly question: TakeBackQuestion;
}): ReactNode {
  const texts = useTakeBackTexts();
  const { consent } = table.client;
  if (question.is !== 'open' || consent === undefined) return undefined;
  switch (question.part) {
    case 'asker':
      return (
        <div className={styles['answers']}>
          <Button onClick={() => consent.answer(false)}>{texts.neverMind}</Button>
        </div>
      );
    case 'awaited':
      return (
        <div className={styles['answers']}>
          <Button variant="main" icon="check" onClick={() => consent.answer(true)}>
            {texts.agree}
          </Button>
          <Button onClick={() => consent.answer(false)}>{texts.ratherNot}</Button>
        </div>
      );
    case 'onlooker':
      return undefined;
  }
}
