import type { SeatColour } from '@richtfest/engine';
import { type ReactNode, useId } from 'react';
import { ColourSign } from '../board/colour-sign.tsx';
import { useSettings } from '../settings/use-settings.ts';
import styles from './colour-choice.module.css';
import { colourTexts } from './colour-texts.ts';

interface ColourChoiceProps {
  readonly label: string;
  readonly values: readonly SeatColour[];
  readonly value: SeatColour;
  readonly onChange: (colour: SeatColour) => void;
}

/** A choice of colours with their signs. */
export function ColourChoice({ label, values, value, onChange }: ColourChoiceProps): ReactNode {
  const { names } = colourTexts[useSettings().language];
  const group = useId();
  return (
    <fieldset className={styles['colours']}>
      <legend>{label}</legend>
      {values.map((colour) => (
        <label key={colour} className={styles['colour']} title={names[colour]}>
          <input
            type="radio"
            name={group}
            value={colour}
            aria-label={names[colour]}
            checked={colour === value}
            onChange={() => onChange(colour)}
          />
          <ColourSign colour={colour} size={1.6} />
        </label>
      ))}
    </fieldset>
  );
}
