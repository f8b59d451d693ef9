import type { View } from '@richtfest/ueberdachen';
import { CloseUpDialog } from '../../../../board/close-up-dialog.tsx';
import palette from '../../art/palette.module.css';
import { Worker } from '../../art/worker.tsx';
import { pilesOf } from '../derive.ts';
import { useSpeech } from '../speech.ts';
import styles from './closer-site.module.css';
import { House } from './house.tsx';
import { MaterialArt } from './material-art.tsx';

export interface SitePictureProps {
  readonly view: View;
  readonly seat: number;
}

export interface CloserSiteProps extends SitePictureProps {
  readonly points: number;
  readonly onClose: () => void;
}

/** Close-up of a neighbour's site, with its rooms and storage in words. */
export function CloserSite({ points, onClose, ...shown }: CloserSiteProps) {
  const { format } = useSpeech();
  return (
    <CloseUpDialog seat={shown.seat} points={points} format={format} onClose={onClose}>
      <SitePicture {...shown} />
      <SiteNotes {...shown} />
    </CloseUpDialog>
  );
}

/** A complete site from the foundation up. */
export function SitePicture({ view, seat }: SitePictureProps) {
  const player = view.players[seat];
  if (player === undefined) return undefined;
  return (
    <div className={`${palette['palette']} ${styles['site']}`} aria-hidden="true">
      <House
        seat={seat}
        player={player}
        recipes={view.options.recipes}
        hasRoof={view.roof === seat}
      >
        <Worker seat={seat} trade={player.trade} className={styles['face']} />
      </House>
    </div>
  );
}

/** Its storage and rooms in words. */
export function SiteNotes({ view, seat }: SitePictureProps) {
  const { say, format, texts } = useSpeech();
  const player = view.players[seat];
  if (player === undefined) return undefined;
  return (
    <>
      <ul className={`${palette['palette']} ${styles['yard']}`}>
        {pilesOf(player.storage).map(({ material, count }) => (
          <li key={material}>
            <span className={styles['good']}>
              <MaterialArt material={material} />
            </span>
            {format.count(count, texts.materials[material])}
          </li>
        ))}
      </ul>
      <ul className={styles['rooms']}>
        {player.rooms.length === 0 && <li>{say.noRooms}</li>}
        {player.rooms.map(({ room, floor, column, built, isComplete }) => (
          <li key={`${floor} ${column}`}>
            {say.room(
              {
                room,
                column,
                built: built.filter(Boolean).length,
                isComplete,
                isPlanned: false,
                floor,
              },
              format,
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
