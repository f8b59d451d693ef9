import { type ReactNode, useId } from 'react';
import type { BoxChoice } from './box-kit.ts';
import { useBoxTexts } from './box-texts.ts';
import styles from './entry-panel.module.css';

export interface PanelChoice extends BoxChoice {
  /** How many dice can show it: a tap enters one to this many. */
  readonly most?: number;
  readonly enter: (count?: number) => void;
}

/** Each choice once: outcomes that look alike are the same to people. */
export function distinct(choices: readonly PanelChoice[]): PanelChoice[] {
  return [...new Map(choices.toReversed().map((choice) => [choice.key, choice])).values()].sort(
    (a, b) =>
      choices.findIndex(({ key }) => key === a.key) - choices.findIndex(({ key }) => key === b.key),
  );
}

interface ChoicesProps {
  readonly title: string;
  readonly choices: readonly PanelChoice[];
  readonly entered?: readonly BoxChoice[];
  /** Smaller, for what can be entered besides the moves on the table. */
  readonly isAside?: boolean;
  readonly children?: ReactNode;
}

/** A question and its answers, one tap each. */
export function Choices(props: ChoicesProps): ReactNode {
  const { title, choices, entered = [], isAside = false, children } = props;
  const isDice = choices.some(({ most = 1 }) => most > 1);
  return (
    <section
      className={styles['panel']}
      aria-label={title}
      data-testid={isAside ? 'box-next' : 'box-entry'}
      data-aside={isAside || undefined}
    >
      <div role={isAside ? undefined : 'status'}>
        <h2>
          {title} {children}
        </h2>
      </div>
      {entered.length > 0 && (
        <p className={styles['entered']}>{entered.map(({ name }) => name).join(' · ')}</p>
      )}
      <div className={styles['groups']}>
        {groupsOf(choices).map(([group, grouped]) => (
          <Group key={group ?? ''} title={group}>
            {isDice ? <DiceRows choices={grouped} /> : <ChoiceList choices={grouped} />}
          </Group>
        ))}
      </div>
    </section>
  );
}

function groupsOf(choices: readonly PanelChoice[]) {
  const groups = [...new Set(choices.map(({ group }) => group))];
  return groups.map((group) => [group, choices.filter((each) => each.group === group)] as const);
}

interface GroupProps {
  readonly title: string | undefined;
  readonly children: ReactNode;
}

function Group({ title, children }: GroupProps): ReactNode {
  const id = useId();
  if (title === undefined) return children;
  return (
    <div role="group" aria-labelledby={id} className={styles['group']}>
      <h3 id={id}>{title}</h3>
      {children}
    </div>
  );
}

interface GroupedProps {
  readonly choices: readonly PanelChoice[];
}

function DiceRows({ choices }: GroupedProps): ReactNode {
  return (
    <ul className={styles['dice']}>
      {choices.map((choice) => (
        <DiceRow key={choice.key} choice={choice} />
      ))}
    </ul>
  );
}

function ChoiceList({ choices }: GroupedProps): ReactNode {
  return (
    <ul
      className={styles['choices']}
      data-pictures={choices[0]?.picture !== undefined}
      data-faces={choices.every(({ name }) => name.length === 1)}
    >
      {choices.map((choice) => (
        <li key={choice.key}>
          <OneChoice choice={choice} />
        </li>
      ))}
    </ul>
  );
}

function OneChoice({ choice }: { readonly choice: PanelChoice }): ReactNode {
  const { key, name, breakable = name, picture, enter } = choice;
  return (
    <button
      type="button"
      className={styles['choice']}
      data-choice={key}
      aria-label={name}
      onClick={() => enter()}
    >
      {picture !== undefined && (
        <span className={styles['picture']} aria-hidden="true">
          {picture}
        </span>
      )}
      <span className={styles['name']} aria-hidden="true">
        {breakable}
      </span>
    </button>
  );
}

/** One face of the dice: how many of them show it. */
function DiceRow({ choice }: { readonly choice: PanelChoice }): ReactNode {
  const { key, name, picture, most = 1, enter } = choice;
  const { dice } = useBoxTexts();
  const id = useId();
  return (
    <li className={styles['row']} role="group" aria-labelledby={id}>
      <span className={styles['face']} id={id}>
        {picture !== undefined && (
          <span className={styles['picture']} aria-hidden="true">
            {picture}
          </span>
        )}
        <span>{name}</span>
      </span>
      {Array.from({ length: most }, (_, at) => at + 1).map((count) => (
        <button
          key={count}
          type="button"
          className={styles['count']}
          data-choice={key}
          data-count={count}
          aria-label={dice(count, name)}
          onClick={() => enter(count)}
        >
          {count}
        </button>
      ))}
    </li>
  );
}
