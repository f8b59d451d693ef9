import { SEAT_COLOURS, playerFaces } from '@richtfest/engine';
import { NAME_LENGTH } from '@richtfest/protocol';
import { type ReactNode, useId } from 'react';
import { useFaceTexts } from '../people/face-texts.ts';
import { PlayerFace } from '../people/player-face.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import fieldStyles from '../ui/field.module.css';
import { ProblemNote } from '../ui/problem-note.tsx';
import colourStyles from './colour-choice.module.css';
import { FaceChoice } from './face-choice.tsx';
import { useIntroductionTexts } from './introduction-texts.ts';
import styles from './introduction.module.css';
import { useNameProblem } from './name-problem.ts';
import type { PersonHere } from './table-plan.ts';

interface PersonRowProps {
  /** The position among the people; the owner of the device is the first. */
  readonly at: number;
  readonly people: readonly PersonHere[];
  /** Whether the faces to choose from are shown. */
  readonly isChoosing: boolean;
  readonly onChoosing: (isChoosing: boolean) => void;
  readonly onChange: (change: Partial<PersonHere>) => void;
  readonly onRemove: (() => void) | undefined;
}

/** The name and the face of one person. */
export function PersonRow(props: PersonRowProps): ReactNode {
  const { at, people, isChoosing, onChoosing, onChange, onRemove } = props;
  const { name = '' } = people[at] ?? {};
  const texts = useIntroductionTexts();
  const { online } = useTexts();
  const faces = useFaceTexts();
  const problem = useNameProblem(name);
  const id = useId();
  const face = playerFaces(people)[at];
  const colour = SEAT_COLOURS[at % SEAT_COLOURS.length] ?? SEAT_COLOURS[0];
  if (face === undefined) return undefined;
  const faceLabel = texts.faceOf(at + 1, faces.names[face]);
  return (
    <div className={styles['person']}>
      <div className={fieldStyles['field']}>
        <label htmlFor={id}>{at === 0 ? online.yourName : texts.besideName(at + 1)}</label>
        <div className={styles['who']}>
          <button
            type="button"
            className={colourStyles['dot']}
            aria-label={faceLabel}
            aria-expanded={isChoosing}
            title={faces.another}
            onClick={() => onChoosing(!isChoosing)}
          >
            <PlayerFace face={face} colour={colour} size={2.4} />
          </button>
          <input
            id={id}
            className={fieldStyles['input']}
            value={name}
            maxLength={NAME_LENGTH}
            autoComplete={at === 0 ? 'nickname' : 'off'}
            data-first={at === 0 || undefined}
            onChange={(event) => onChange({ name: event.target.value })}
          />
          {onRemove !== undefined && (
            <Button
              variant="quiet"
              icon="close"
              aria-label={texts.remove(at + 1)}
              onClick={onRemove}
            />
          )}
        </div>
      </div>
      <ProblemNote>{problem}</ProblemNote>
      {isChoosing && (
        <FaceChoice
          label={faceLabel}
          isLabelHidden
          value={face}
          colour={colour}
          onChange={(chosen) => onChange({ face: chosen })}
        />
      )}
    </div>
  );
}
