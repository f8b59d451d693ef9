import { memo } from 'react';
import type { View } from '@richtfest/ueberdachen';
import { Worker } from '../../art/worker.tsx';
import { useSpeech } from '../speech.ts';
import type { Moment } from '../stage/cue.ts';
import { MaterialArt } from './material-art.tsx';
import styles from './moment-card.module.css';
import { Opener } from './neighbour-site.tsx';

export interface MomentCardProps {
  readonly view: View;
  /** The seat at this device, which reads what the opener is for. */
  readonly reader: number;
  readonly moment: Moment;
}

/** A theft over the fence, or the opener in new hands; the log says the same. */
export const MomentCard = memo(function MomentCard({ view, reader, moment }: MomentCardProps) {
  const { say, format, texts } = useSpeech();
  const tradeOf = (seat: number) => view.players[seat]?.trade;
  const { seat, from } = moment;
  return (
    <div className={styles['moment']} data-moment={moment.type} aria-hidden="true">
      <div className={styles['scene']}>
        <Worker seat={seat} trade={tradeOf(seat)} mood="glad" className={styles['winner']} />
        {moment.type === 'opener-taken' ? (
          <>
            <Bottle />
            <Opener className={styles['opener']} />
            <span className={styles['double']}>×{format.number(2)}</span>
          </>
        ) : (
          <span className={styles['loot']}>
            <MaterialArt material={moment.material} />
          </span>
        )}
        {from !== undefined && (
          <Worker seat={from} trade={tradeOf(from)} mood="sorry" className={styles['loser']} />
        )}
        {moment.type === 'material-stolen' && <span className={styles['fence']} />}
      </div>
      <p className={styles['words']}>
        {moment.type === 'opener-taken'
          ? [
              texts.events['opener-taken'](moment, format),
              ...(seat === reader ? [say.openerDoubles] : []),
            ].join(' ')
          : texts.events['material-stolen'](moment, format)}
      </p>
    </div>
  );
});

/** With the cap that has just come off. */
function Bottle() {
  return (
    <svg viewBox="0 0 40 90" className={styles['bottle']} focusable="false">
      <path
        d="M14 10h12v20q8 6 8 18v34q0 6-6 6H12q-6 0-6-6V48q0-12 8-18z"
        fill="var(--carpenter)"
      />
      <path d="M8 52h24v22H8z" fill="var(--white-ware)" />
      <path d="M20 55l5 8-5 8-5-8z" fill="var(--electrician)" />
      <path d="M14 10h4v20q-8 6-8 18v34h-4V48q0-12 8-18z" fill="var(--cut-light)" />
      <path d="M24-4l14 4-3 6-14-4z" fill="var(--electrician)" />
      <path d="M6 2l-4-6M20-2v-8" stroke="var(--glow)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
