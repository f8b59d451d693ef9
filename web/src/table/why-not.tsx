import type { GameTypes } from '@richtfest/engine';
import { type ReactNode, useEffect, useState } from 'react';
import type { TableProps } from '../games/table-props.ts';
import { RuleName } from '../rules/rule-name.tsx';
import { ruleTitle } from '../rules/rule-title.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './moves-panel.module.css';
import { reasonsNow } from './reasons-now.ts';

interface WhyNotProps<T extends GameTypes> {
  readonly table: TableProps<T>;
  /** Increases with every click on “why not?”. */
  readonly questions: number;
  readonly onOpenRule: (rule: string) => void;
}

/** All current reasons for refusals: the same answers as for taps on the table, as a list. */
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
                <RuleName number={rule} title={ruleTitle(rule, table.texts, table.language)} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
