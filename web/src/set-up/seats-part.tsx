import type { Game } from '@richtfest/engine';
import type { TableSummary } from '@richtfest/protocol';
import type { ReactNode } from 'react';
import { mixedTexts } from '../online/mixed-texts.ts';
import { RematchNote } from '../rematch/rematch-note.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { FirstSeat } from './first-seat.tsx';
import { matchSeats } from './match-seats.ts';
import { FIRST_SEAT } from './option-kind.ts';
import { PresetRow } from './preset-row.tsx';
import { SeatCards } from './seat-cards.tsx';
import styles from './set-up-page.module.css';
import { setUpTexts } from './set-up-texts.ts';
import { type TablePlan, addSeat, isOnline, peopleHere } from './table-plan.ts';

interface SeatsPartProps {
  readonly game: Game;
  readonly plan: TablePlan;
  /** The table of a rematch. */
  readonly previous: TableSummary | undefined;
  /** Undefined as long as nobody knows. */
  readonly hasServer: boolean | undefined;
  readonly onChange: (plan: TablePlan) => void;
}

/** Who plays, in which order, and who begins. */
export function SeatsPart(props: SeatsPartProps): ReactNode {
  const { game, plan, previous, hasServer, onChange } = props;
  const { setUp } = useTexts();
  const { language } = useSettings();
  const mixed = mixedTexts[language];
  const names = matchSeats(plan, setUp.guest).map(({ name }, seat) =>
    plan.seats[seat]?.kind === 'by-link' && plan.seats[seat].same === undefined
      ? setUp.seat(seat + 1)
      : name,
  );
  return (
    <>
      {previous === undefined ? (
        <PresetRow game={game} plan={plan} hasServer={hasServer === true} onChange={onChange} />
      ) : (
        <RematchNote game={game} plan={plan} previous={previous} />
      )}
      <SeatCards
        game={game.id}
        plan={plan}
        least={game.players.min}
        hasServer={hasServer === true}
        onChange={onChange}
      />
      <p className={styles['note']}>{setUpTexts[language].order}</p>
      {plan.seats.length < game.players.max && (
        <Button icon="person" onClick={() => onChange(addSeat(plan))}>
          {setUp.addSeat}
        </Button>
      )}
      {FIRST_SEAT in game.options && (
        <div className={styles['first']}>
          <FirstSeat plan={plan} names={names} onChange={onChange} />
        </div>
      )}
      {isOnline(plan) && peopleHere(plan) > 1 && (
        <p className={styles['note']}>
          {game.hasPrivateViews === true ? mixed.sharedSecrets : mixed.shared}
        </p>
      )}
    </>
  );
}
