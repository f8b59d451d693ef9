import { type ReactNode, useContext, useId, useState } from 'react';
import { GuidedContext } from '../hint/guided.ts';
import { readStored, writeStored } from '../storage/device-storage.ts';
import styles from './goal-card.module.css';

/** What a game says about its goal, in plain words. */
export interface GoalTexts {
  /** On the button that opens the card. */
  readonly button: string;
  readonly title: string;
  /** What to do, in one or two sentences. */
  readonly goal: string;
  readonly scores: readonly { readonly points: string; readonly what: string }[];
  /** How the game goes on and ends. */
  readonly notes: readonly string[];
  readonly close: string;
}

interface GoalCardProps {
  /** The id of the game: each remembers that its card has been read. */
  readonly game: string;
  readonly texts: GoalTexts;
  /** The place of the button. */
  readonly className?: string | undefined;
  /** Nobody plays: a moment of the past is shown, or the game is over. */
  readonly isStill?: boolean | undefined;
}

/** The goal of a game at a glance; open in a newcomer's first game, later at a tap. */
export function GoalCard({
  game,
  texts,
  className = '',
  isStill = false,
}: GoalCardProps): ReactNode {
  const isGuided = useContext(GuidedContext);
  const id = useId();
  const [isOpen, setIsOpen] = useState(
    () => !isGuided && !isStill && readStored(`richtfest/goal/${game}`) === undefined,
  );
  const close = () => {
    setIsOpen(false);
    writeStored(`richtfest/goal/${game}`, '1');
  };
  if (isStill) return undefined;
  return (
    <>
      <button
        type="button"
        className={`${styles['button']} ${className}`}
        aria-expanded={isOpen}
        aria-controls={id}
        data-goal-button=""
        onClick={isOpen ? close : () => setIsOpen(true)}
      >
        {texts.button}
      </button>
      {isOpen && (
        <section
          id={id}
          className={styles['card']}
          aria-label={texts.title}
          data-testid="goal-card"
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          <h2>{texts.title}</h2>
          <p>{texts.goal}</p>
          <ul className={styles['scores']}>
            {texts.scores.map(({ points, what }) => (
              <li key={what}>
                <b>{points}</b> {what}
              </li>
            ))}
          </ul>
          {texts.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <button type="button" className={styles['close']} data-look="go" onClick={close}>
            {texts.close}
          </button>
        </section>
      )}
    </>
  );
}
