import { type RuleText, ruleBlocks } from '@richtfest/engine';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { FoundText } from './found-text.tsx';
import { LinkedText } from './linked-text.tsx';
import { PictureFrame } from './picture-frame.tsx';
import { RuleName } from './rule-name.tsx';
import type { RulePictures } from './rule-pictures.ts';
import type { ListedRule, RuleChapter } from './rule-list.ts';
import styles from './rules-list.module.css';

interface RulesListProps {
  readonly chapters: readonly RuleChapter[];
  /** The linked rule, which is scrolled to and highlighted. */
  readonly wanted?: string | undefined;
  /** The level of the chapter headings. */
  readonly level: 2 | 3;
  /** Words to mark. */
  readonly words?: readonly string[];
  readonly pictures?: RulePictures | undefined;
  /** Rule numbers in a text link to this page. */
  readonly hasLinks?: boolean;
}

const NO_WORDS: readonly string[] = [];

export function RulesList(props: RulesListProps): ReactNode {
  const { chapters, wanted, level, words = NO_WORDS, pictures, hasLinks = false } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={styles['list']}>
      {chapters.map(({ id, heading, rules }) => (
        <section key={id}>
          <Heading id={id} tabIndex={-1} className={styles['chapter']}>
            <FoundText text={heading} words={words} />
          </Heading>
          {rules.map((rule) => (
            <Rule
              key={rule.number}
              rule={rule}
              isWanted={rule.number === wanted}
              level={level}
              words={words}
              pictures={pictures}
              hasLinks={hasLinks}
            />
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
  readonly words: readonly string[];
  readonly pictures: RulePictures | undefined;
  readonly hasLinks: boolean;
}

function Rule({ rule, isWanted, level, words, pictures, hasLinks }: RuleProps): ReactNode {
  const { number, title, sources } = rule;
  const texts = useTexts().rules;
  const element = useRef<HTMLElement>(null);
  const Heading = `h${level === 2 ? 3 : 4}` as const;
  const Picture = pictures?.rules[number];
  useEffect(() => {
    // Typing must not be interrupted when the pictures arrive.
    if (!isWanted || document.activeElement instanceof HTMLInputElement) return;
    element.current?.scrollIntoView({ block: 'start' });
    element.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return (
    <article
      ref={element}
      id={number}
      tabIndex={-1}
      className={`${styles['rule']} ${isWanted ? styles['wanted'] : ''}`}
      data-pictured={Picture !== undefined || undefined}
    >
      <div>
        <Heading className={styles['head']}>
          <RuleName number={number} title={<FoundText text={title} words={words} />} />
        </Heading>
        <RuleBody rule={rule} words={words} hasLinks={hasLinks} />
        <p className={styles['sources']}>
          {texts.sourcesLabel}: {sources.map((source) => texts.sources[source]).join('; ')}
        </p>
      </div>
      {Picture !== undefined && pictures !== undefined && (
        <PictureFrame papers={pictures.papers} Picture={Picture} />
      )}
    </article>
  );
}

interface RuleBodyProps {
  readonly rule: RuleText;
  readonly words: readonly string[];
  readonly hasLinks: boolean;
}

function RuleBody({ rule, words, hasLinks }: RuleBodyProps): ReactNode {
  const Text = hasLinks ? LinkedText : FoundText;
  return (
    <div className={styles['body']}>
      {ruleBlocks(rule).map((block) =>
        typeof block === 'string' ? (
          <p key={block}>
            <Text text={block} words={words} />
          </p>
        ) : (
          <ul key={block.join()}>
            {block.map((item) => (
              <li key={item}>
                <Text text={item} words={words} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}
