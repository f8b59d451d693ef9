import { hintSentence } from '@richtfest/bots';
import type { GameTypes } from '@richtfest/engine';
import { hintClauses } from '@richtfest/review';
import type { ReactNode } from 'react';
import type { TableProps } from '../games/table-props.ts';
import type { ExplainedHint } from '../match/bot-player.ts';
import { Face } from '../people/face.tsx';
import { usePeopleTexts } from '../people/people-texts.ts';
import type { Advice } from './use-hint.ts';
import styles from './hint-line.module.css';

interface HintLineProps<T extends GameTypes> {
  readonly advice: Advice;
  readonly table: TableProps<T>;
}

/** The hint in words with the adviser's face, announced to screen readers. */
export function HintLine<T extends GameTypes>({ advice, table }: HintLineProps<T>): ReactNode {
  const people = usePeopleTexts();
  const { language, texts, format } = table;
  return (
    <div role="status" className={styles['line']} data-testid="hint">
      {advice.is !== 'none' && (
        <>
          <Face
            persona={advice.by}
            mood={advice.is === 'given' ? 'happy' : 'thinking'}
            size={2.2}
          />
          <p>{sentence()}</p>
        </>
      )}
    </div>
  );

  function because(hint: ExplainedHint | undefined): string {
    const { acting } = table.snapshot;
    if (hint === undefined || acting === undefined) return '';
    const { game } = table.client;
    return hintClauses<T>(hint, hint.reasons, { game, language, format, seat: acting });
  }

  function sentence(): string {
    switch (advice.is) {
      case 'none':
        return '';
      case 'asked':
        return people.thinking(advice.by.name);
      case 'failed':
        return people.hintFailed;
      case 'given':
        return hintSentence<T>(advice.hint, {
          language,
          texts,
          format,
          adviser: advice.by.name,
          because: because(advice.hint),
        });
    }
  }
}
