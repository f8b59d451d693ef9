import { TRADES, type Trade } from '@richtfest/ueberdachen';
import { memo } from 'react';
import { moveByArrows } from '../../../../board/arrow-keys.ts';
import { Worker } from '../../art/worker.tsx';
import { materialsOf } from '../derive.ts';
import { useSpeech } from '../speech.ts';
import { MaterialArt } from './material-art.tsx';
import styles from './trades.module.css';

export interface TradesProps {
  readonly seat: number;
  /** The seats that already have a trade. */
  readonly takenBy: Readonly<Partial<Record<Trade, number>>>;
  readonly onTrade: (trade: Trade) => void;
}

/** UD-5: after a 6 a player chooses a trade and gets its foundation plate. */
export const Trades = memo(function Trades({ seat, takenBy, onTrade }: TradesProps) {
  const { say, texts, format } = useSpeech();
  return (
    <section className={styles['trades']} aria-label={say.chooseTrade} onKeyDown={moveByArrows}>
      {TRADES.map((trade) => {
        const owner = takenBy[trade];
        return (
          <button
            key={trade}
            type="button"
            className={styles['trade']}
            style={{ '--trade': `var(--${trade})`, '--on-trade': `var(--on-${trade})` } as object}
            data-trade-choice={trade}
            data-may={owner === undefined || undefined}
            onClick={() => onTrade(trade)}
          >
            <Worker
              seat={owner ?? seat}
              trade={trade}
              mood={owner === undefined ? 'glad' : 'calm'}
              className={styles['face']}
            />
            <span className={styles['name']}>{texts.trades[trade]}</span>
            {owner === undefined ? (
              <span className={styles['goods']}>
                {materialsOf(trade).map((material) => (
                  <span key={material} className={styles['good']}>
                    <MaterialArt material={material} />
                  </span>
                ))}
              </span>
            ) : (
              <span className={styles['owner']}>{format.seat(owner)}</span>
            )}
          </button>
        );
      })}
    </section>
  );
});
