import type { View } from '@richtfest/three-little-pigs';
import type { Party } from '../../game-module.ts';
import palette from '../art/palette.module.css';
import { Pig } from '../art/pig.tsx';
import { Wolf } from '../art/wolf.tsx';
import { partlyRoofed, partyTexts, withoutRoofs } from '../texts/party-texts.ts';
import { isFinished } from './derive.ts';
import styles from './party.module.css';

/** Three pigs dance on the meadow while the wolf slinks away. */
export const party: Party = {
  Guests: ({ seat }) => (
    <div className={`${palette['palette']} ${styles['guests']}`} aria-hidden="true">
      <Pig seat={seat} className={styles['pig']} />
      <Pig seat={seat + 1} className={styles['pig']} />
      <Pig seat={seat + 2} className={styles['pig']} />
      <Wolf isHungry={false} className={styles['wolf']} />
    </div>
  ),
  sound: 'wind',
  texts: partyTexts,
  textsFor: (view, seat) => {
    const houses = (view as View).players[seat]?.houses ?? [];
    if (!houses.some(isFinished)) return withoutRoofs;
    return houses.every(isFinished) ? undefined : partlyRoofed;
  },
};
