import { TRADES } from '@richtfest/ueberdachen';
import type { Party } from '../../game-module.ts';
import palette from '../art/palette.module.css';
import { Worker } from '../art/worker.tsx';
import { partyTexts } from '../texts/party-texts.ts';
import styles from './party.module.css';

/** The crane lowers the wreath, and all four trades cheer. */
export const party: Party = {
  Guests: ({ seat }) => (
    <div className={`${palette['palette']} ${styles['guests']}`} aria-hidden="true">
      <svg className={styles['crane']} viewBox="0 0 80 130">
        <path d="M40 -200V46" stroke="var(--slate)" strokeWidth="3" />
        <path d="M40 44 22 62M40 44l18 18" stroke="var(--slate)" strokeWidth="2" />
        <circle cx="40" cy="80" r="23" fill="none" stroke="var(--leaf-dark)" strokeWidth="12" />
        <circle
          cx="40"
          cy="80"
          r="23"
          fill="none"
          stroke="var(--leaf-light)"
          strokeWidth="5"
          strokeDasharray="5 7"
        />
        <path d="M24 98 14 128l10-5 6 6 4-28z" fill="var(--brick)" />
        <path d="M56 98l10 30-10-5-6 6-4-28z" fill="var(--straw)" />
      </svg>
      {TRADES.map((trade, at) => (
        <Worker
          key={trade}
          seat={seat + at}
          trade={trade}
          mood="glad"
          className={styles['worker']}
        />
      ))}
    </div>
  ),
  sound: 'crane',
  texts: partyTexts,
};
