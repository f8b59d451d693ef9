import { groupedCode } from '@richtfest/protocol';
import { type ReactNode, useState } from 'react';
import { MessagePage } from '../app/page.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { useLinkTexts } from './link-texts.ts';
import { takeOver } from './open-table.ts';
import { heldTable } from './seat-keys.ts';
import { type TravellingSeat, readSeatLink } from './seat-link.ts';
import { ServerProblem } from './server.ts';

/** The seat from the link. React may render a page twice before it shows it, so this only reads. */
export function arrivingSeat(table: string): TravellingSeat | undefined {
  const fromLink = readSeatLink(location.hash);
  if (fromLink !== undefined) return fromLink;
  const key = heldTable(table)?.arriving?.key;
  return key === undefined ? undefined : { as: 'seat', seat: 0, key };
}

/** Removes the key of a seat from the address, where others could read or copy it. */
export function hideSeatKey(): void {
  if (readSeatLink(location.hash) === undefined) return;
  history.replaceState(history.state, '', location.pathname);
}

interface ArrivalProps {
  readonly table: string;
  readonly seat: TravellingSeat;
  readonly onDone: () => void;
}

/** Asks before a seat from a link is taken over. */
export function Arrival({ table, seat, onDone }: ArrivalProps): ReactNode {
  const { online } = useTexts();
  const texts = useLinkTexts();
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const take = () => {
    setIsPending(true);
    takeOver(table, seat).then(onDone, (error: unknown) => {
      setIsPending(false);
      setProblem(error instanceof ServerProblem ? online.problems[error.code] : online.unreachable);
    });
  };
  const isHand = seat.as === 'hand';
  return (
    <MessagePage title={online.title(groupedCode(table))}>
      <h2>{isHand ? texts.arriveHand : texts.arriveSeat}</h2>
      <p>{isHand ? texts.arriveHandHelp : texts.arriveSeatHelp}</p>
      <Button variant="main" isBig icon="check" disabled={isPending} onClick={take}>
        {texts.goOn}
      </Button>
      <Button variant="quiet" icon="eye" onClick={onDone}>
        {texts.watch}
      </Button>
      <ProblemNote>{problem}</ProblemNote>
    </MessagePage>
  );
}
