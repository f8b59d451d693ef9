import {
  type ReactNode,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { GuidedContext } from '../hint/guided.ts';
import { AnimationContext } from '../table/animation.ts';
import { readStored, writeStored } from '../storage/device-storage.ts';
import styles from './goal-card.module.css';
import { useHold } from './use-hold.ts';

/** What a game says about its goal, in plain words. */
export interface GoalTexts {
  /** Also the name of the button that opens the card. */
  readonly title: string;
  /** What to do, in one or two sentences. */
  readonly goal: string;
  readonly scores: readonly { readonly points: string; readonly what: string }[];
  /** How the game goes on and ends. */
  readonly notes: readonly string[];
  readonly close: string;
}

interface OpenGoal {
  readonly id: string;
  readonly title: string;
  readonly isOpen: boolean;
  toggle(button: HTMLElement): void;
}

const GoalContext = createContext<OpenGoal | undefined>(undefined);

interface GoalPlaceProps {
  /** The id of the game: each remembers that its card has been read. */
  readonly game: string;
  readonly texts: GoalTexts;
  /** Nobody plays: a moment of the past is shown, or the game is over. */
  readonly isStill?: boolean | undefined;
  /** The table, with a `GoalButton` at the player's own points. */
  readonly children: ReactNode;
}

/** The goal of a game at a glance; open in a newcomer's first game, later at a tap. Bots wait. */
export function GoalPlace({ game, texts, isStill = false, children }: GoalPlaceProps): ReactNode {
  const isGuided = useContext(GuidedContext);
  const id = useId();
  const [isOpen, setIsOpen] = useState(
    () => !isGuided && !isStill && readStored(`richtfest/goal/${game}`) === undefined,
  );
  const opener = useRef<HTMLElement>(undefined);
  const remember = useCallback(() => writeStored(`richtfest/goal/${game}`, '1'), [game]);
  const toggle = useCallback(
    (button: HTMLElement) => {
      opener.current = button;
      setIsOpen((wasOpen) => !wasOpen);
      remember();
    },
    [remember],
  );
  const close = () => {
    setIsOpen(false);
    remember();
    opener.current?.focus();
  };
  useHold(useContext(AnimationContext).bots, isOpen && !isStill);
  const { title } = texts;
  const goal = useMemo(() => ({ id, title, isOpen, toggle }), [id, title, isOpen, toggle]);
  return (
    <GoalContext value={isStill ? undefined : goal}>
      {children}
      {isOpen && !isStill && (
        <GoalCard id={id} texts={texts} takesFocus={opener.current !== undefined} onClose={close} />
      )}
    </GoalContext>
  );
}

/** Opens the goal card; nothing where there is none. */
export function GoalButton(): ReactNode {
  const goal = useContext(GoalContext);
  if (goal === undefined) return undefined;
  const { id, title, isOpen, toggle } = goal;
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={title}
      title={title}
      aria-expanded={isOpen}
      aria-controls={id}
      data-goal-button=""
      onClick={(event) => toggle(event.currentTarget)}
    >
      ?
    </button>
  );
}

interface GoalCardProps {
  readonly id: string;
  readonly texts: GoalTexts;
  /** It was asked for, so Escape and Tab begin here. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

function GoalCard({ id, texts, takesFocus, onClose }: GoalCardProps): ReactNode {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
  return (
    <section
      ref={card}
      id={id}
      tabIndex={-1}
      className={styles['card']}
      aria-label={texts.title}
      data-testid="goal-card"
      data-immediate=""
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
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
      <button type="button" className={styles['close']} data-variant="go" onClick={onClose}>
        {texts.close}
      </button>
    </section>
  );
}
