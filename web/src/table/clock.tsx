import type { SeatFormat, Seat } from '@richtfest/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { SeatMark } from '../board/seat-mark.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { LONG_TIME, friendlyMoment } from '../time/friendly-time.ts';
import { useTimeTexts } from '../time/time-texts.ts';
import styles from './clock.module.css';
import { clockText, secondsUntil } from './time-left.ts';

interface ClockProps {
  readonly seat: Seat;
  /** In milliseconds since 1970. */
  readonly deadline: number;
  readonly format: SeatFormat;
  /** A player here must decide: screen readers announce the last seconds. */
  readonly isMine: boolean;
}

/** Seconds from which on the time is short and announced. */
const SHORT = 10;
const AROUND = 2 * Math.PI * 8;

/** A seat's remaining time as a ring and a number. */
export function Clock({ seat, deadline, format, isMine }: ClockProps): ReactNode {
  const { table } = useTexts();
  const { seconds, share } = useTimeLeft(deadline);
  const isShort = seconds <= SHORT;
  const time = useTimeTexts();
  const { language } = useSettings();
  const isLong = seconds * 1000 > LONG_TIME;
  const moment = isLong ? friendlyMoment(language, deadline, Date.now()) : '';
  return (
    <span className={styles['clock']} data-short={isShort || undefined} data-seat={seat}>
      <svg viewBox="0 0 24 24" className={styles['ring']} aria-hidden="true" focusable="false">
        <circle cx="12" cy="12" r="8" className={styles['track']} />
        <circle
          cx="12"
          cy="12"
          r="8"
          className={styles['rest']}
          strokeDasharray={`${AROUND * share} ${AROUND}`}
        />
      </svg>
      <SeatMark seat={seat} size={0.8} />
      {isLong ? (
        <span>
          <span className="said">{time.hasUntil(seat, moment, format)}</span>
          <span aria-hidden="true">{time.until(moment)}</span>
        </span>
      ) : (
        <span role="timer" aria-label={table.timeLeft(seat, seconds, format)}>
          {clockText(seconds)}
        </span>
      )}
      {isMine && (
        <span className="said" role="status">
          {isShort && seconds > 0 && table.timeShort(SHORT)}
        </span>
      )}
    </span>
  );
}

/** Updated twice a second; the share is relative to the time left when the clock appeared. */
function useTimeLeft(deadline: number): { readonly seconds: number; readonly share: number } {
  const [now, setNow] = useState(() => Date.now());
  const [start, setStart] = useState({ deadline, at: now });
  if (start.deadline !== deadline) setStart({ deadline, at: Date.now() });
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [deadline]);
  const span = deadline - start.at;
  const share = span <= 0 ? 0 : Math.min(1, Math.max(0, (deadline - now) / span));
  return { seconds: secondsUntil(deadline, now), share };
}
