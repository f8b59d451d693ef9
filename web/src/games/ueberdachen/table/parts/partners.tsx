import type { Material, View } from '@richtfest/ueberdachen';
import { moveByArrows } from '../../../../board/arrow-keys.ts';
import { Worker } from '../../art/worker.tsx';
import type { Draft } from '../draft.ts';
import { lacksOf } from '../needs.ts';
import { useSpeech } from '../speech.ts';
import { MaterialArt } from './material-art.tsx';
import styles from './partners.module.css';
import { Sign } from './sign.tsx';

export interface PartnersProps {
  readonly view: View;
  readonly seats: readonly number[];
  readonly hasAll: boolean;
  readonly to: Draft['to'];
  /** Who lays out the deal: what this seat could give comes first in the bubbles. */
  readonly from: number;
  readonly undisturbedSeats: ReadonlySet<number>;
  readonly onTo: (to: Draft['to']) => void;
}

/** The addressee: one neighbour or all of them. */
export function Partners(props: PartnersProps) {
  const { view, seats, hasAll, to, from, undisturbedSeats, onTo } = props;
  const { say, format } = useSpeech();
  return (
    <>
      <p className={styles['caption']}>{say.bubblesShow}</p>
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
            <Lacks materials={lacksOf(view, seat, from)} />
            {undisturbedSeats.has(seat) && (
              <span className={styles['undisturbed']} role="img" aria-label={say.doNotDisturb}>
                <Sign of="unasked" />
              </span>
            )}
          </button>
        ))}
      </div>
    </>
  );
}

/** More would make the bubble larger than the face. */
const MOST_SHOWN = 3;

/** What the next room of a player lacks, as a thought bubble. */
function Lacks({ materials }: { readonly materials: readonly Material[] }) {
  const { say, format } = useSpeech();
  if (materials.length === 0) return undefined;
  const label = say.looksFor(materials, format);
  return (
    <span className={styles['lacks']} role="img" aria-label={label} title={label}>
      {materials.slice(0, MOST_SHOWN).map((material) => (
        <MaterialArt key={material} material={material} />
      ))}
      {materials.length > MOST_SHOWN && '…'}
    </span>
  );
}
