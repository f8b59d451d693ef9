import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { siteGame } from '../games/index.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './learn-link.module.css';
import { type Learning, learningOf } from './learned.ts';
import type { LessonTexts } from './texts/lesson-texts.ts';
import { Tilda } from './tilda.tsx';
import { useLessonTexts } from './use-lesson-texts.ts';

/** Links to a game's lesson, if it has one: prominent at first, quiet after it was taken. */
export function LearnLink({ game }: { readonly game: string }): ReactNode {
  const texts = useLessonTexts();
  const learning = learningOf(game);
  if (siteGame(game).loadLesson === undefined) return undefined;
  return (
    <Link href={`/games/${game}/learn`} className={styles['learn']} data-learning={learning}>
      <Tilda className={styles['face']} />
      <span className={styles['words']}>
        <strong>{nameOf(learning, texts)}</strong>
        {learning !== 'learned' && (
          <span className={styles['note']}>{noteOf(learning, texts)}</span>
        )}
      </span>
      <Icon name="play" />
    </Link>
  );
}

function nameOf(learning: Learning, texts: LessonTexts): string {
  if (learning === 'begun') return texts.goOnLearning;
  return learning === 'new' ? texts.learn : texts.firstGame;
}

function noteOf(learning: Learning, texts: LessonTexts): string {
  return learning === 'begun' ? texts.goOnNote : texts.learnNote;
}
