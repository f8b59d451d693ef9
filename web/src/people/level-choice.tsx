import { LEVELS, type Level, type Persona, personaTexts } from '@richtfest/bots';
import { type ReactNode, useId } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { Face } from './face.tsx';
import styles from './level-choice.module.css';

interface LevelChoiceProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly level: Level;
  /** The bot for each level. */
  readonly personaOf: (level: Level) => Persona;
  readonly onChange: (level: Level) => void;
}

/** Chooses a bot's level by its face, with a description below. */
export function LevelChoice(props: LevelChoiceProps): ReactNode {
  const { label, isLabelHidden = false, level, personaOf, onChange } = props;
  const texts = personaTexts[useSettings().language];
  const group = useId();
  return (
    <fieldset className={styles['group']}>
      <legend className={isLabelHidden ? 'said' : styles['legend']}>{label}</legend>
      <div className={styles['faces']}>
        {LEVELS.map((each) => (
          <label key={each} className={styles['option']}>
            <input
              type="radio"
              name={group}
              value={each}
              checked={each === level}
              aria-describedby={each === level ? `${group}-about` : undefined}
              onChange={() => onChange(each)}
            />
            <Face persona={personaOf(each)} mood={each === level ? 'happy' : 'calm'} size={3.1} />
            <span className={styles['level']}>{texts[each].level}</span>
            <Strength level={each} />
          </label>
        ))}
      </div>
      <p id={`${group}-about`} className={styles['about']}>
        <q>{texts[level].character}</q> {texts[level].strength}
      </p>
    </fieldset>
  );
}

/** One brick for each level of strength. */
function Strength({ level }: { readonly level: Level }): ReactNode {
  const height = LEVELS.indexOf(level);
  return (
    <svg viewBox="0 0 44 8" className={styles['strength']} aria-hidden="true" focusable="false">
      {LEVELS.map((each, at) => (
        <rect
          key={each}
          x={at * 11 + 0.5}
          y="0.5"
          width="9"
          height="7"
          rx="1.5"
          data-laid={at <= height || undefined}
        />
      ))}
    </svg>
  );
}
