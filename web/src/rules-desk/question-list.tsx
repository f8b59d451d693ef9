import type { Game } from '@richtfest/engine';
import { type ReactNode, useId } from 'react';
import { hasWords } from '../rules/find-words.ts';
import { FoundText } from '../rules/found-text.tsx';
import { LinkedText } from '../rules/linked-text.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { LinkButton } from '../ui/button.tsx';
import { conditionsOf } from './conditions.ts';
import { workedAddress } from './desk-link.ts';
import { useDeskTexts } from './desk-texts.ts';
import styles from './question-list.module.css';
import { useQuestions } from './use-questions.ts';
import type { WorkedQuestion } from './worked-questions.ts';

interface QuestionListProps {
  readonly game: Game;
  /** Only questions with all these words are listed. */
  readonly words: readonly string[];
}

/** The worked questions of a game with their answers; nothing if none fits. */
export function QuestionList({ game, words }: QuestionListProps): ReactNode {
  const { language } = useSettings();
  const texts = useDeskTexts();
  const id = useId();
  const fits = ({ text, answer, explanation }: WorkedQuestion) =>
    hasWords([text, answer, explanation].map((each) => each[language]).join(' '), words);
  const found = useQuestions(game.id)?.filter(fits) ?? [];
  if (found.length === 0) return undefined;
  return (
    <section aria-labelledby={id} data-testid="questions">
      <h2 id={id} className={styles['title']}>
        {texts.questions}
      </h2>
      <ul className={styles['list']}>
        {found.map((question) => (
          <li key={question.id}>
            <Question game={game} question={question} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface QuestionProps extends QuestionListProps {
  readonly question: WorkedQuestion;
}

function Question({ game, question, words }: QuestionProps): ReactNode {
  const { language } = useSettings();
  const texts = useDeskTexts();
  const { text, answer, explanation, scenario } = question;
  const conditions = conditionsOf(question, game, language);
  return (
    <details className={styles['question']} open={words.length > 0 || undefined}>
      <summary>
        <FoundText text={text[language]} words={words} />
      </summary>
      <div className={styles['answer']}>
        <p>
          <strong>
            <FoundText text={answer[language]} words={words} />
          </strong>{' '}
          <FoundText text={explanation[language]} words={words} />
        </p>
        <p className={styles['note']}>
          {texts.rules}: <LinkedText text={scenario.rules.join(', ')} />
          {conditions.length > 0 && <> · {texts.onlyWith(conditions.join(', '))}</>}
        </p>
        <LinkButton to={workedAddress(game.id, question.id)} icon="play">
          {texts.tryIt}
        </LinkButton>
      </div>
    </details>
  );
}
