import type { Level, Persona } from '@richtfest/bots';
import { SEAT_COLOURS, type SeatColour } from '@richtfest/engine';
import { NAME_LENGTH } from '@richtfest/protocol';
import { type ReactNode, useId, useState } from 'react';
import { ColourSign } from '../board/colour-sign.tsx';
import { LevelChoice } from '../people/level-choice.tsx';
import { usePeopleTexts } from '../people/people-texts.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import fieldStyles from '../ui/field.module.css';
import { Icon } from '../ui/icon.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { ColourChoice } from './colour-choice.tsx';
import colourStyles from './colour-choice.module.css';
import { colourTexts } from './colour-texts.ts';
import { useNameProblem } from './name-problem.ts';
import styles from './set-up-page.module.css';
import { setUpTexts } from './set-up-texts.ts';
import { type PlannedSeat, SEAT_KINDS, type SeatKind, levelOf } from './table-plan.ts';

interface SeatCardProps {
  readonly number: number;
  readonly seat: PlannedSeat;
  readonly colour: SeatColour;
  /** The bot for this seat at a given level. */
  readonly personaOf: (level: Level) => Persona;
  readonly hasServer: boolean;
  readonly onChange: (change: Partial<PlannedSeat>) => void;
  readonly onColour: (colour: SeatColour) => void;
  readonly onLevel: (level: Level) => void;
  readonly onForward: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

const ICONS = { 'person-here': 'person', bot: 'bot', 'by-link': 'link' } as const;

/** One seat: its kind of player and name. */
export function SeatCard(props: SeatCardProps): ReactNode {
  const { number, seat, colour, personaOf, hasServer, onChange, onLevel } = props;
  const { setUp } = useTexts();
  const people = usePeopleTexts();
  const nameId = useId();
  const nameProblem = useNameProblem(seat.kind === 'by-link' ? '' : seat.name);
  const colours = colourTexts[useSettings().language];
  const [isChoosing, setIsChoosing] = useState(false);
  const names: Readonly<Record<SeatKind, string>> = {
    'person-here': setUp.personHere,
    bot: setUp.bot,
    'by-link': setUp.byLink,
  };
  const kinds = SEAT_KINDS.filter((kind) => kind !== 'by-link' || hasServer || seat.kind === kind);
  return (
    <li className={styles['seat']} style={{ ['--seat' as string]: `var(--${colour})` }}>
      <div className={styles['seatHead']}>
        <button
          type="button"
          className={colourStyles['dot']}
          aria-label={colours.of(number, colours.names[colour])}
          aria-expanded={isChoosing}
          title={colours.another}
          onClick={() => setIsChoosing(!isChoosing)}
        >
          <ColourSign colour={colour} size={1.4} />
        </button>
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
      {isChoosing && (
        <ColourChoice
          label={colours.of(number, colours.names[colour])}
          values={SEAT_COLOURS}
          value={colour}
          onChange={props.onColour}
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
