import type { Level, Persona } from '@richtfest/bots';
import { type PlayerFace as FaceName, SEAT_COLOURS, type SeatColour } from '@richtfest/engine';
import { NAME_LENGTH } from '@richtfest/protocol';
import { type ReactNode, useId, useState } from 'react';
import { ColourSign } from '../board/colour-sign.tsx';
import { useFaceTexts } from '../people/face-texts.ts';
import { LevelChoice } from '../people/level-choice.tsx';
import { usePeopleTexts } from '../people/people-texts.ts';
import { PlayerFace } from '../people/player-face.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import fieldStyles from '../ui/field.module.css';
import { Icon } from '../ui/icon.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { ColourChoice } from './colour-choice.tsx';
import colourStyles from './colour-choice.module.css';
import { FaceChoice } from './face-choice.tsx';
import { colourTexts } from './colour-texts.ts';
import { useNameProblem } from './name-problem.ts';
import styles from './set-up-page.module.css';
import { setUpTexts } from './set-up-texts.ts';
import { type PlannedSeat, SEAT_KINDS, type SeatKind, levelOf } from './table-plan.ts';

interface SeatCardProps {
  readonly number: number;
  readonly seat: PlannedSeat;
  readonly colour: SeatColour;
  /** The face of the person who plays here, chosen or by default; undefined elsewhere. */
  readonly face: FaceName | undefined;
  /** The bot for this seat at a given level. */
  readonly personaOf: (level: Level) => Persona;
  readonly hasServer: boolean;
  readonly onChange: (change: Partial<PlannedSeat>) => void;
  /** Undefined if the game gives seats their colours. */
  readonly onColour: ((colour: SeatColour) => void) | undefined;
  readonly onLevel: (level: Level) => void;
  readonly onForward: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

const ICONS = { 'person-here': 'person', bot: 'bot', 'by-link': 'link' } as const;

/** One seat: its kind of player and name. */
export function SeatCard(props: SeatCardProps): ReactNode {
  const { number, seat, colour, face, personaOf, hasServer, onChange, onColour, onLevel } = props;
  const { setUp } = useTexts();
  const people = usePeopleTexts();
  const nameId = useId();
  const nameProblem = useNameProblem(seat.kind === 'by-link' ? '' : seat.name);
  const colours = colourTexts[useSettings().language];
  const faces = useFaceTexts();
  const [choosing, setChoosing] = useState<'colour' | 'face'>();
  const choose = (what: 'colour' | 'face') => setChoosing(choosing === what ? undefined : what);
  const names: Readonly<Record<SeatKind, string>> = {
    'person-here': setUp.personHere,
    bot: setUp.bot,
    'by-link': setUp.byLink,
  };
  const kinds = SEAT_KINDS.filter((kind) => kind !== 'by-link' || hasServer || seat.kind === kind);
  return (
    <li className={styles['seat']} style={{ ['--seat' as string]: `var(--${colour})` }}>
      <div className={styles['seatHead']}>
        {onColour !== undefined && (
          <button
            type="button"
            className={colourStyles['dot']}
            aria-label={colours.of(number, colours.names[colour])}
            aria-expanded={choosing === 'colour'}
            title={colours.another}
            onClick={() => choose('colour')}
          >
            <ColourSign colour={colour} size={1.4} />
          </button>
        )}
        {face !== undefined && (
          <button
            type="button"
            className={colourStyles['dot']}
            aria-label={faces.of(number, faces.names[face])}
            aria-expanded={choosing === 'face'}
            title={faces.another}
            onClick={() => choose('face')}
          >
            <PlayerFace face={face} colour={colour} size={2} />
          </button>
        )}
        {seat.kind === 'by-link' ? (
          <span className={styles['seatName']}>
            {seat.same === undefined ? setUp.seat(number) : seat.name}
          </span>
        ) : (
          <>
            <label className="said" htmlFor={nameId}>
              {setUp.nameOf(number)}
            </label>
            <input
              id={nameId}
              className={fieldStyles['input']}
              value={seat.name}
              maxLength={NAME_LENGTH}
              placeholder={seat.kind === 'bot' ? personaOf(levelOf(seat)).name : setUp.name}
              autoComplete={seat.kind === 'person-here' ? 'nickname' : 'off'}
              onChange={(event) => onChange({ name: event.target.value })}
            />
          </>
        )}
        <SeatTools {...props} />
      </div>
      <ProblemNote>{nameProblem}</ProblemNote>
      {choosing === 'face' && face !== undefined && (
        <FaceChoice
          label={faces.of(number, faces.names[face])}
          value={face}
          colour={colour}
          onChange={(chosen) => onChange({ face: chosen })}
        />
      )}
      {choosing === 'colour' && onColour !== undefined && (
        <ColourChoice
          label={colours.of(number, colours.names[colour])}
          values={SEAT_COLOURS}
          value={colour}
          onChange={onColour}
        />
      )}
      {seat.same === undefined && (
        <Choice
          label={setUp.who(number)}
          isLabelHidden
          values={kinds}
          value={seat.kind}
          nameOf={(kind) => (
            <span className={styles['kinds']}>
              <Icon name={ICONS[kind]} /> {names[kind]}
            </span>
          )}
          onChange={(kind) => onChange({ kind })}
        />
      )}
      {seat.kind === 'bot' && (
        <LevelChoice
          label={people.level(number)}
          isLabelHidden
          level={levelOf(seat)}
          personaOf={personaOf}
          onChange={onLevel}
        />
      )}
      {seat.kind === 'by-link' && seat.same === undefined && (
        <p className={styles['note']}>{setUp.byLinkNote}</p>
      )}
    </li>
  );
}

/** Moves or removes the seat. */
function SeatTools({ number, onForward, onRemove }: SeatCardProps): ReactNode {
  const { setUp } = useTexts();
  const { language } = useSettings();
  return (
    <span className={styles['tools']}>
      {onForward !== undefined && (
        <Button
          variant="quiet"
          icon="up"
          aria-label={setUpTexts[language].forward(number)}
          onClick={onForward}
        />
      )}
      {onRemove !== undefined && (
        <Button
          variant="quiet"
          icon="close"
          aria-label={setUp.removeSeat(number)}
          onClick={onRemove}
        />
      )}
    </span>
  );
}
