import { SEAT_COLOURS, seatColours } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { SeatCard } from './seat-card.tsx';
import styles from './set-up-page.module.css';
import {
  type TablePlan,
  changeColour,
  changeLevel,
  changeSeat,
  facesHere,
  moveForward,
  personaAt,
  removeSeat,
} from './table-plan.ts';

interface SeatCardsProps {
  readonly plan: TablePlan;
  /** The number of seats that can't be removed. */
  readonly least: number;
  /** Whether a seat can be taken by link. */
  readonly hasServer: boolean;
  readonly onChange: (plan: TablePlan) => void;
}

/** The seats of a planned table, each with its card. */
export function SeatCards({ plan, least, hasServer, onChange }: SeatCardsProps): ReactNode {
  const colours = seatColours(plan.seats);
  const faces = facesHere(plan);
  return (
    <ul className={styles['seats']}>
      {plan.seats.map((seat, at) => (
        <SeatCard
          key={at}
          number={at + 1}
          seat={seat}
          colour={colours[at] ?? SEAT_COLOURS[0]}
          face={faces[at]}
          personaOf={(level) => personaAt(plan, at, level)}
          hasServer={hasServer}
          onChange={(change) => onChange(changeSeat(plan, at, change))}
          onColour={(colour) => onChange(changeColour(plan, at, colour))}
          onLevel={(level) => onChange(changeLevel(plan, at, level))}
          onForward={at === 0 ? undefined : () => onChange(moveForward(plan, at))}
          onRemove={plan.seats.length > least ? () => onChange(removeSeat(plan, at)) : undefined}
        />
      ))}
    </ul>
  );
}
