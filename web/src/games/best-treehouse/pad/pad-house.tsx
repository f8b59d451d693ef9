import { SLOTS, writePlace } from '@richtfest/best-treehouse';
import type { ReactNode } from 'react';
import type { PadHouseProps } from '../../../score-pad/pad-game.ts';
import { PadSpot } from '../../../score-pad/pad-spot.tsx';
import { Backdrop } from '../art/backdrop.tsx';
import palette from '../art/palette.module.css';
import { cardOf } from '../components.tsx';
import { Cabin } from '../table/parts/cabin.tsx';
import { Tree, spotClass, spotStyle } from '../table/parts/tree.tsx';
import { balanceOf } from './entry.ts';
import styles from './pad-house.module.css';

/** The tree of the table; every place is a button. */
export function PadHouse(props: PadHouseProps): ReactNode {
  const { house } = props;
  return (
    <div className={`${palette['palette']} ${styles['garden']}`}>
      <Backdrop />
      <div className={styles['tree']}>
        <Tree balance={balanceOf(house)}>
          {SLOTS.map((slot) => {
            const place = writePlace(slot);
            const card = cardOf(house[place] ?? '');
            return (
              <span key={place} className={spotClass} style={spotStyle(slot)}>
                {card !== undefined && (
                  <span className={styles['room']}>
                    <Cabin card={card} />
                  </span>
                )}
                <PadSpot {...props} place={place} />
              </span>
            );
          })}
        </Tree>
      </div>
    </div>
  );
}
