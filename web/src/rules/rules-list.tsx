import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import type { ListedRule, RuleChapter } from './rule-list.ts';
import styles from './rules-list.module.css';

interface RulesListProps {
  readonly chapters: readonly RuleChapter[];
  /** The rule somebody asked for: it is scrolled to and lit. */
  readonly wanted?: string | undefined;
  /** Of the chapters' headings. */
  readonly level: 2 | 3;
}

export function RulesList({ chapters, wanted, level }: RulesListProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <div className={styles['list']}>
      {chapters.map(({ heading, rules }) => (
        <section key={heading}>
          <Heading className={styles['chapter']}>{heading}</Heading>
          {rules.map((rule) => (
            <Rule key={rule.number} rule={rule} isWanted={rule.number === wanted} level={level} />
          ))}
        </section>
      ))}
    </div>
  );
}

interface RuleProps {
  readonly rule: ListedRule;
  readonly isWanted: boolean;
  readonly level: 2 | 3;
}

function Rule({ rule, isWanted, level }: RuleProps): ReactNode {
  const { number, title, text, sources } = rule;
  const texts = useTexts().rules;
  const element = useRef<HTMLElement>(null);
  const Heading = `h${level === 2 ? 3 : 4}` as const;
  useEffect(() => {
    if (!isWanted) return;
    element.current?.scrollIntoView({ block: 'start' });
    element.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return (
    <article
      ref={element}
      id={number}
      tabIndex={-1}
      className={`${styles['rule']} ${isWanted ? styles['wanted'] : ''}`}
    >
      <Heading className={styles['head']}>
        <span className={styles['number']}>{number}</span> <span>{title}</span>
      </Heading>
      <p>{text}</p>
      <p className={styles['sources']}>
        {texts.sourcesLabel}: {sources.map((source) => texts.sources[source]).join('; ')}
      </p>
    </article>
  );
}
