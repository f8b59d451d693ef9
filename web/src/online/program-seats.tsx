import { NAME_LENGTH, PROGRAM, type SeatStatus } from '@richtfest/protocol';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useNameProblem } from '../set-up/name-problem.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import fieldStyles from '../ui/field.module.css';
import { ProblemNote } from '../ui/problem-note.tsx';
import styles from './online-page.module.css';
import { ProgramCommand } from './program-command.tsx';
import { useProgramTexts } from './program-texts.ts';
import { ServerProblem, giveToProgram, takeFromProgram } from './server.ts';

interface ProgramSeatsProps {
  readonly table: string;
  readonly hostKey: string;
  /** The link to the table. */
  readonly link: string;
  readonly seats: readonly SeatStatus[];
}

interface Given {
  readonly seat: number;
  readonly token: string;
}

/** For the host: gives a free seat to a visitor's own program. */
export function ProgramSeats({ table, hostKey, link, seats }: ProgramSeatsProps): ReactNode {
  const { online } = useTexts();
  const texts = useProgramTexts();
  const [given, setGiven] = useState<Given>();
  const [problem, setProblem] = useState<string>();
  const free = seats.flatMap((seat, at) => (seat.kind === 'bot' || !seat.isTaken ? [at] : []));
  const played = free.filter((at) => seats[at]?.bot === PROGRAM);
  const tell = (error: unknown) =>
    setProblem(error instanceof ServerProblem ? online.problems[error.code] : online.unreachable);
  const give = (seat: number, name: string) => {
    setProblem(undefined);
    const request = { hostKey, seat, ...(name.trim() === '' ? {} : { name }) };
    giveToProgram(table, request).then(({ token }) => setGiven({ seat, token }), tell);
  };
  const takeBack = (seat: number) => {
    setGiven((before) => (before?.seat === seat ? undefined : before));
    takeFromProgram(table, { hostKey, seat }).then(() => setProblem(undefined), tell);
  };
  if (free.length === 0) return undefined;
  return (
    <details className={styles['another']}>
      <summary>{texts.title}</summary>
      <div className={styles['stack']}>
        <p className={styles['note']}>{texts.help}</p>
        {given === undefined ? (
          <GiveForm seats={seats} free={free} onGive={give} />
        ) : (
          <ProgramCommand link={`${link}#bot=${given.token}`} />
        )}
        {played.map((seat) => (
          <Button key={seat} variant="quiet" icon="close" onClick={() => takeBack(seat)}>
            {texts.takeBack(seats[seat]?.name ?? '')}
          </Button>
        ))}
        <ProblemNote>{problem}</ProblemNote>
      </div>
    </details>
  );
}

interface GiveFormProps {
  readonly seats: readonly SeatStatus[];
  readonly free: readonly number[];
  readonly onGive: (seat: number, name: string) => void;
}

function GiveForm({ seats, free, onGive }: GiveFormProps): ReactNode {
  const texts = useProgramTexts();
  const id = useId();
  const [chosen, setChosen] = useState<number>();
  const [name, setName] = useState('');
  const nameProblem = useNameProblem(name);
  const seat = chosen !== undefined && free.includes(chosen) ? chosen : free[0];
  const isOpen = seat !== undefined && seats[seat]?.isTaken === false;
  const nameOf = (at: number) =>
    seats[at]?.isTaken === true ? seats[at].name : texts.openSeat(at + 1);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (seat !== undefined) onGive(seat, isOpen ? name : '');
  };
  return (
    <form className={styles['stack']} onSubmit={submit}>
      <Choice
        label={texts.seat}
        values={free.map(String)}
        value={String(seat)}
        nameOf={(at) => nameOf(Number(at))}
        onChange={(at) => setChosen(Number(at))}
      />
      {isOpen && (
        <div className={fieldStyles['field']}>
          <label htmlFor={id}>{texts.name}</label>
          <input
            id={id}
            className={fieldStyles['input']}
            value={name}
            maxLength={NAME_LENGTH}
            onChange={(event) => setName(event.target.value)}
          />
          <ProblemNote>{nameProblem}</ProblemNote>
        </div>
      )}
      <div className={styles['row']}>
        <Button icon="bot" type="submit" disabled={isOpen && nameProblem !== undefined}>
          {texts.give}
        </Button>
      </div>
    </form>
  );
}
