import { FIELDS } from '@richtfest/dream-home';
import type { ReactNode } from 'react';
import type { PadHouseProps } from '../../../score-pad/pad-game.ts';
import { PadSpot } from '../../../score-pad/pad-spot.tsx';
import palette from '../art/palette.module.css';
import { shareOf } from '../table/geometry.ts';
import { HousePicture } from '../table/parts/house-picture.tsx';
import { laidRoof, playerView } from './entry.ts';
import styles from './pad-house.module.css';

/** The house of the table; every field is a button. */
export function PadHouse(props: PadHouseProps): ReactNode {
  const player = playerView(props.house);
  return (
    <div className={`${palette['palette']} ${styles['sky']}`}>
      <div className={styles['house']}>
        <HousePicture player={player} laid={laidRoof(player)} />
        {FIELDS.map((field) => (
          <PadSpot key={field} {...props} place={field} style={shareOf(field)} />
        ))}
      </div>
    </div>
  );
}
