import type { View } from '@richtfest/ueberdachen';
import { moveByArrows } from '../../../../board/arrow-keys.ts';
import { Worker } from '../../art/worker.tsx';
import type { Draft } from '../draft.ts';
import { useSpeech } from '../speech.ts';
import styles from './partners.module.css';
import { Sign } from './sign.tsx';

export interface PartnersProps {
  readonly view: View;
  readonly seats: readonly number[];
  readonly hasAll: boolean;
  readonly to: Draft['to'];
  readonly undisturbedSeats: ReadonlySet<number>;
  readonly onTo: (to: Draft['to']) => void;
}

/** The addressee: one neighbour or all of them. */
export function Partners({ view, seats, hasAll, to, undisturbedSeats, onTo }: PartnersProps) {
  const { say, format } = useSpeech();
  return (
    <div
      className={styles['partners']}
      role="radiogroup"
      aria-label={say.toWhom}
      onKeyDown={moveByArrows}
    >
      {hasAll && (
        <button
          type="button"
          role="radio"
          aria-checked={to === 'all'}
          className={styles['partner']}
          data-to="all"
          onClick={() => onTo('all')}
        >
          <span className={styles['crowd']}>
            {seats.map((seat) => (
              <Worker
                key={seat}
                seat={seat}
                trade={view.players[seat]?.trade}
                className={styles['small']}
              />
            ))}
          </span>
          <span className={styles['name']}>{say.all}</span>
        </button>
      )}
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          role="radio"
          aria-checked={to === seat}
          className={styles['partner']}
          data-to={seat}
          onClick={() => onTo(seat)}
        >
          <Worker seat={seat} trade={view.players[seat]?.trade} className={styles['face']} />
          <span className={styles['name']}>{format.seat(seat)}</span>
          {undisturbedSeats.has(seat) && (
            <span className={styles['undisturbed']} role="img" aria-label={say.doNotDisturb}>
              <Sign of="dinner" />
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
