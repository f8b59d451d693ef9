import type { View } from '@richtfest/dream-home';
import { useContext } from 'react';
import { HiddenPointsContext } from '../../../../board/hidden-points.tsx';
import { CloseUpDialog } from '../../../../board/close-up-dialog.tsx';
import palette from '../../art/palette.module.css';
import { KIT_ART } from '../../art/people.ts';
import { type Scene, sceneOf } from '../scene.ts';
import { useSpeech } from '../speech.ts';
import styles from './closer-house.module.css';
import { HousePicture } from './house-picture.tsx';
import { ScoreLines } from './score-lines.tsx';

interface HousePictureProps {
  readonly scene: Scene;
  readonly seat: number;
}

export interface CloserHouseProps extends HousePictureProps {
  readonly points: number;
  readonly onClose: () => void;
}

/** Close-up of a neighbour's house, with every room in words. */
export function CloserHouse({ points, onClose, ...shown }: CloserHouseProps) {
  const { format } = useSpeech();
  return (
    <CloseUpDialog seat={shown.seat} points={points} format={format} onClose={onClose}>
      <BigHouse {...shown} />
      <HouseNotes {...shown} />
    </CloseUpDialog>
  );
}

/** A complete house against the sky. */
function BigHouse({ scene, seat }: HousePictureProps) {
  const player = scene.view.players[seat];
  if (player === undefined) return undefined;
  return (
    <div className={`${palette['palette']} ${styles['look']}`}>
      <div className={styles['house']}>
        <HousePicture player={player} laid={scene.laid[seat]} />
      </div>
    </div>
  );
}

/** Its tools and helpers, and where its points come from. */
function HouseNotes({ scene, seat }: HousePictureProps) {
  const { texts } = useSpeech();
  const arePointsHidden = useContext(HiddenPointsContext);
  const player = scene.view.players[seat];
  if (player === undefined) return undefined;
  const items = [...player.tools.map(({ tool }) => tool), ...player.helpers];
  return (
    <>
      {items.length > 0 && (
        <ul className={`${palette['palette']} ${styles['kit']}`}>
          {items.map((item, at) => (
            // Cards of one kind are identical.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${item}-${at}`}>
              <svg viewBox="-1 -1 52 52" aria-hidden="true" focusable="false">
                {KIT_ART[item]}
              </svg>
              {item in texts.tools
                ? texts.tools[item as keyof typeof texts.tools]
                : texts.helpers[item as keyof typeof texts.helpers]}
            </li>
          ))}
        </ul>
      )}
      {!arePointsHidden && <ScoreLines view={scene.view} seat={seat} />}
    </>
  );
}

interface AdmiredProps {
  readonly view: View;
  readonly seat: number;
}

/** The house after the game, outside the table. */
export function AdmiredHouse({ view, seat }: AdmiredProps) {
  return <BigHouse scene={sceneOf(view)} seat={seat} />;
}

export function AdmiredNotes({ view, seat }: AdmiredProps) {
  return <HouseNotes scene={sceneOf(view)} seat={seat} />;
}
