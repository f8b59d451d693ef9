import { type PlayerFace, SEAT_COLOURS, type SeatColour } from '@richtfest/engine';
import { NAME_LENGTH } from '@richtfest/protocol';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useFaceTexts } from '../people/face-texts.ts';
import { useSettings } from '../settings/use-settings.ts';
import { textsHook } from '../texts/texts-hook.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import fieldStyles from '../ui/field.module.css';
import { ProblemNote } from '../ui/problem-note.tsx';
import { FaceChoice } from './face-choice.tsx';
import { ColourChoice } from './colour-choice.tsx';
import { colourTexts } from './colour-texts.ts';
import styles from './introduction.module.css';
import { introductionTexts } from './introduction-texts.ts';
import { useNameProblem } from './name-problem.ts';
import { markIntroduced, rememberColour, rememberFace, rememberName } from './remembered.ts';

const useIntroductionTexts = textsHook(introductionTexts);

/** Asks the person who plays on this device for the first time for a name, a face and a colour. */
export function Introduction({ onDone }: { readonly onDone: () => void }): ReactNode {
  const texts = useIntroductionTexts();
  const { online, street } = useTexts();
  const faces = useFaceTexts();
  const { yours } = colourTexts[useSettings().language];
  const [name, setName] = useState('');
  const [face, setFace] = useState<PlayerFace>();
  const [colour, setColour] = useState<SeatColour>(SEAT_COLOURS[0]);
  const problem = useNameProblem(name);
  const id = useId();
  const skip = () => {
    markIntroduced();
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rememberName(name);
    rememberColour(colour);
    if (face !== undefined) rememberFace(face);
    skip();
  };
  return (
    <Dialog title={texts.title} closeLabel={texts.skip} onClose={skip}>
      <form className={styles['form']} onSubmit={submit}>
        <p>{texts.help}</p>
        <div className={fieldStyles['field']}>
          <label htmlFor={id}>{online.yourName}</label>
          <input
            id={id}
            className={fieldStyles['input']}
            value={name}
            maxLength={NAME_LENGTH}
            autoComplete="nickname"
            data-first
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <FaceChoice label={faces.yours} value={face} colour={colour} onChange={setFace} />
        <ColourChoice label={yours} values={SEAT_COLOURS} value={colour} onChange={setColour} />
        <ProblemNote>{problem}</ProblemNote>
        <div className={styles['row']}>
          <Button
            variant="main"
            icon="play"
            type="submit"
            disabled={name.trim() === '' || problem !== undefined}
          >
            {street.play}
          </Button>
          <Button variant="quiet" onClick={skip}>
            {texts.skip}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
