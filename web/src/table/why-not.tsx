import { type GameTypes, type Reason, reasonText } from '@richtfest/engine';
import { type ReactNode, useEffect, useState } from 'react';
import type { TableProps } from '../games/table-props.ts';
import { useTexts } from '../texts/use-texts.ts';
import { candidateMoves } from './candidate-moves.ts';
import styles from './drawer.module.css';

interface WhyNotProps<T extends GameTypes> {
  readonly table: TableProps<T>;
  /** Goes up whenever somebody asked why. */
  readonly questions: number;
  readonly onOpenRule: (rule: string) => void;
}

/** What can't be done now, and why: the same answers a touch on the table gives, in one list. */
export function WhyNot<T extends GameTypes>(props: WhyNotProps<T>): ReactNode {
  const { table, questions, onOpenRule } = props;
  const frame = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (questions > 0) setIsOpen(true);
  }, [questions]);
  return (
    <details
      className={styles['why']}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{frame.table.whyNot}</summary>
      {isOpen && (
        <ul>
          {reasonsNow(table).map(({ sentence, rule }) => (
            <li key={sentence}>
              {sentence}{' '}
              <button type="button" onClick={() => onOpenRule(rule)}>
                {rule}
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

interface SaidReason {
  readonly sentence: string;
  readonly rule: string;
}

/** Every different reason the rules have now, by rule. */
function reasonsNow<T extends GameTypes>(table: TableProps<T>): SaidReason[] {
  const { client, texts, language, format } = table;
  const found = new Map<string, SaidReason>();
  for (const move of candidateMoves(client.game.notation.moveSchema)) {
    const reason: Reason | undefined = client.refusal(move);
    // RF-3 is about things that are no moves at all.
    if (reason === undefined || reason.rule === 'RF-3') continue;
    const { rule } = reason;
    const sentence = reasonText(reason, texts, { language, format }).replace(` (${rule})`, '');
    found.set(sentence, { sentence, rule });
  }
  return [...found.values()].sort((a, b) => numberOf(a) - numberOf(b));
}

function numberOf({ rule }: SaidReason): number {
  return Number(rule.split('-')[1] ?? 0);
}
