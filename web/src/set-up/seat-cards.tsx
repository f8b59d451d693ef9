import { SEAT_COLOURS, seatColours } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { siteGame } from '../games/index.ts';
import { useSettings } from '../settings/use-settings.ts';
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
  readonly game: string;
  readonly plan: TablePlan;
  /** The number of seats that can't be removed. */
  readonly least: number;
  /** Whether a seat can be taken by link. */
  readonly hasServer: boolean;
  readonly onChange: (plan: TablePlan) => void;
}

/** The seats of a planned table, each with its card. */
export function SeatCards(props: SeatCardsProps): ReactNode {
  const { game, plan, least, hasServer, onChange } = props;
  const { language } = useSettings();
  const { colours: dealt } = siteGame(game);
  const colours = seatColours(plan.seats);
  const faces = facesHere(plan);
  return (
    <>
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
            onColour={
              dealt === undefined ? (colour) => onChange(changeColour(plan, at, colour)) : undefined
            }
            onLevel={(level) => onChange(changeLevel(plan, at, level))}
            onForward={at === 0 ? undefined : () => onChange(moveForward(plan, at))}
            onRemove={plan.seats.length > least ? () => onChange(removeSeat(plan, at)) : undefined}
          />
        ))}
      </ul>
      {dealt !== undefined && <p className={styles['note']}>{dealt[language]}</p>}
    </>
  );
}
