import { type View, houseLetter } from '@richtfest/three-little-pigs';
import { CloseUpDialog } from '../../../../board/close-up-dialog.tsx';
import { Landscape } from '../../art/landscape.tsx';
import palette from '../../art/palette.module.css';
import { Pig } from '../../art/pig.tsx';
import { useSpeech } from '../speech.ts';
import { houseNote } from '../derive.ts';
import styles from './closer-meadow.module.css';
import { House } from './house.tsx';
import { Street } from './street.tsx';

export interface MeadowPictureProps {
  readonly view: View;
  readonly seat: number;
  /** LP-14: houses that the wolf may blow at now. */
  readonly targets?: readonly number[];
  readonly onHouse?: (seat: number, house: number) => void;
}

export interface CloserMeadowProps extends MeadowPictureProps {
  readonly points: number;
  readonly onClose: () => void;
}

/** Close-up of a neighbour's meadow. */
export function CloserMeadow({ points, onClose, ...shown }: CloserMeadowProps) {
  const { format } = useSpeech();
  return (
    <CloseUpDialog seat={shown.seat} points={points} format={format} onClose={onClose}>
      <MeadowPicture {...shown} />
      <MeadowNotes {...shown} />
    </CloseUpDialog>
  );
}

/** A complete meadow with its houses. */
export function MeadowPicture({ view, seat, targets = [], onHouse }: MeadowPictureProps) {
  const { say, format } = useSpeech();
  const houses = view.players[seat]?.houses ?? [];
  const name = format.seat(seat);
  return (
    <div className={`${palette['palette']} ${styles['meadow']}`}>
      <Landscape />
      <Pig seat={seat} className={styles['pig']} />
      <div className={styles['houses']}>
        <Street houses={houses}>
          {houses.map((tiles, house) => {
            const art = <House seat={seat} tiles={tiles} letter={houseLetter(house)} />;
            return targets.includes(house) ? (
              <button
                // Houses in a static picture have no identity but their place.
                // oxlint-disable-next-line react/no-array-index-key
                key={house}
                type="button"
                className={styles['house']}
                data-may=""
                aria-label={say.blowAt(house, name)}
                onClick={() => onHouse?.(seat, house)}
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
  );
}

/** Its houses in words. */
export function MeadowNotes({ view, seat }: MeadowPictureProps) {
  const { say, format } = useSpeech();
  const houses = view.players[seat]?.houses ?? [];
  return (
    <ul className={styles['list']}>
      {houses.length === 0 && <li>{say.noHouses}</li>}
      {houses.map((tiles, house) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={house}>{houseNote({ view, seat, house }, { say, format })}</li>
      ))}
    </ul>
  );
}
