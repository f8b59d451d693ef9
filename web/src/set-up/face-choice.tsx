import { PLAYER_FACES, type PlayerFace as FaceName, type SeatColour } from '@richtfest/engine';
import { type ReactNode, useId } from 'react';
import { useFaceTexts } from '../people/face-texts.ts';
import { PlayerFace } from '../people/player-face.tsx';
import styles from './colour-choice.module.css';

interface FaceChoiceProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: FaceName | undefined;
  /** The colour behind the faces. */
  readonly colour: SeatColour;
  readonly onChange: (face: FaceName) => void;
}

/** A choice of faces. */
export function FaceChoice(props: FaceChoiceProps): ReactNode {
  const { label, isLabelHidden = false, value, colour, onChange } = props;
  const { names } = useFaceTexts();
  const group = useId();
  return (
    <fieldset className={`${styles['colours']} ${styles['faces']}`}>
      <legend className={isLabelHidden ? 'said' : undefined}>{label}</legend>
      {PLAYER_FACES.map((face) => (
        <label key={face} className={styles['colour']} title={names[face]}>
          <input
            type="radio"
            name={group}
            value={face}
            aria-label={names[face]}
            checked={face === value}
            onChange={() => onChange(face)}
          />
          <PlayerFace face={face} colour={colour} size={2.4} />
        </label>
      ))}
    </fieldset>
  );
}
