import { houseLetter } from '@richtfest/three-little-pigs';
import { CloserLook } from '../../../board/closer-look.tsx';
import { Landscape } from '../art/landscape.tsx';
import palette from '../art/palette.module.css';
import { Pig } from '../art/pig.tsx';
import { useSpeech } from '../table-context.ts';
import type { View } from '../words.ts';
import { houseNote } from '../derive.ts';
import styles from './closer-meadow.module.css';
import { House } from './house.tsx';
import { Street } from './street.tsx';

export interface CloserMeadowProps {
  readonly view: View;
  readonly seat: number;
  readonly points: number;
  /** LP-14: houses that may be blown at now. */
  readonly targets: readonly number[];
  readonly onHouse: (seat: number, house: number) => void;
  readonly onClose: () => void;
}

/** A neighbour's meadow, seen big. */
export function CloserMeadow({ view, seat, points, targets, onHouse, onClose }: CloserMeadowProps) {
  const { say, format } = useSpeech();
  const houses = view.players[seat]?.houses ?? [];
  const name = format.seat(seat);
  return (
    <CloserLook seat={seat} points={points} format={format} onClose={onClose}>
      <div className={`${palette['palette']} ${styles['meadow']}`}>
        <Landscape />
        <Pig seat={seat} className={styles['pig']} />
        <div className={styles['houses']}>
          <Street houses={houses}>
            {houses.map((tiles, house) => {
              const art = <House seat={seat} tiles={tiles} letter={houseLetter(house)} />;
              return targets.includes(house) ? (
                <button
                  // Houses of a still picture have no identity but their place.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={house}
                  type="button"
                  className={styles['house']}
                  data-may=""
                  aria-label={say.blowAt(house, name)}
                  onClick={() => onHouse(seat, house)}
                >
                  {art}
                </button>
              ) : (
                // oxlint-disable-next-line react/no-array-index-key
                <span key={house} className={styles['house']}>
                  {art}
                </span>
              );
            })}
          </Street>
        </div>
      </div>
      <ul className={styles['list']}>
        {houses.length === 0 && <li>{say.noHouses}</li>}
        {houses.map((tiles, house) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={house}>{houseNote({ view, seat, house }, { say, format })}</li>
        ))}
      </ul>
    </CloserLook>
  );
}
