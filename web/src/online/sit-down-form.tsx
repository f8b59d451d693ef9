import { SEAT_COLOURS, type SeatColour, seatColours } from '@richtfest/engine';
import { NAME_LENGTH, type SeatStatus } from '@richtfest/protocol';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { FaceChoice } from '../set-up/face-choice.tsx';
import { useFaceTexts } from '../people/face-texts.ts';
import { siteGame } from '../games/index.ts';
import { ColourChoice } from '../set-up/colour-choice.tsx';
import { colourTexts } from '../set-up/colour-texts.ts';
import { useNameProblem } from '../set-up/name-problem.ts';
import {
  rememberFace,
  rememberName,
  rememberedColour,
  rememberedFace,
  rememberedName,
} from '../set-up/remembered.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import fieldStyles from '../ui/field.module.css';
import { ProblemNote } from '../ui/problem-note.tsx';
import styles from './online-page.module.css';
import { useReadyTexts } from './ready-texts.ts';
import { sitDown } from './open-table.ts';
import { ServerProblem } from './server.ts';

/** The default colour of the seat and all free colours. */
function coloursToChoose(seats: readonly SeatStatus[]): {
  own: SeatColour | undefined;
  free: readonly SeatColour[];
} {
  const colours = seatColours(seats);
  const taken = colours.filter((_, seat) => seats[seat]?.isTaken === true);
  return {
    own: colours[seats.findIndex(({ isTaken }) => !isTaken)],
    free: SEAT_COLOURS.filter((each) => !taken.includes(each)),
  };
}

interface SitDownFormProps {
  readonly table: string;
  /** The game, before the match. */
  readonly game?: string;
  /** The seats, before the match: afterwards colours are fixed. */
  readonly seats?: readonly SeatStatus[];
  /** Another person at this device: the name is not remembered. */
  readonly isAnother?: boolean;
  /** At the host's device: the player is ready at once. */
  readonly isHost?: boolean;
  readonly onSeated: () => void;
}

/** Asks for a name and a colour; no account is needed. */
export function SitDownForm(props: SitDownFormProps): ReactNode {
  const { table, game, seats = [], isAnother = false, isHost = false, onSeated } = props;
  const { online, setUp } = useTexts();
  const texts = useReadyTexts();
  const faces = useFaceTexts();
  const [name, setName] = useState(isAnother ? '' : rememberedName());
  const [problem, setProblem] = useState<string>();
  const nameProblem = useNameProblem(name);
  const { own, free } = coloursToChoose(seats);
  const [chosen, setChosen] = useState(isAnother ? undefined : rememberedColour());
  const [face, setFace] = useState(isAnother ? undefined : rememberedFace());
  const colour = chosen !== undefined && free.includes(chosen) ? chosen : undefined;
  const { language } = useSettings();
  const dealt = game === undefined ? undefined : siteGame(game).colours;
  const [isPending, setIsPending] = useState(false);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') {
      setProblem(texts.nameFirst);
      return;
    }
    setIsPending(true);
    if (!isAnother) {
      rememberName(name);
      if (face !== undefined) rememberFace(face);
    }
    sitDown({ table, name, colour, face, ...(isHost ? {} : { isPreparing: true }) }).then(
      onSeated,
      (error) => {
        setIsPending(false);
        setProblem(
          error instanceof ServerProblem ? online.problems[error.code] : online.unreachable,
        );
      },
    );
  };
  return (
    <form className={styles['seating']} onSubmit={submit}>
      <div className={fieldStyles['field']}>
        <label htmlFor={id}>{isAnother ? setUp.name : online.yourName}</label>
        <input
          id={id}
          className={fieldStyles['input']}
          value={name}
          maxLength={NAME_LENGTH}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <FaceChoice
        label={isAnother ? faces.another : faces.yours}
        value={face}
        colour={colour ?? own ?? SEAT_COLOURS[0]}
        onChange={setFace}
      />
      {dealt === undefined && own !== undefined && free.length > 1 && (
        <ColourChoice
          label={colourTexts[language].yours}
          values={free}
          value={colour ?? own}
          onChange={setChosen}
        />
      )}
      {dealt !== undefined && <p>{dealt[language]}</p>}
      <Button
        variant="main"
        icon="door"
        type="submit"
        disabled={isPending || nameProblem !== undefined}
      >
        {online.sitDown}
      </Button>
      <ProblemNote>{nameProblem ?? problem}</ProblemNote>
    </form>
  );
}
