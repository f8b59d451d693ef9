import { useEffect, useState } from 'react';
import { useSpeech } from '../table-context.ts';
import styles from './clock.module.css';
import { Sign } from './sign.tsx';

/** UD-10 f: how long somebody may still think it over. */
export function Clock({ deadline }: { readonly deadline: number }) {
  const { say, format } = useSpeech();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((deadline - now) / 1000));
  return (
    <span
      className={styles['clock']}
      data-clock={seconds}
      data-late={seconds <= 5 || undefined}
      role="timer"
      aria-label={say.secondsLeft(seconds, format)}
    >
      <Sign of="clock" />
      {format.number(seconds)}
    </span>
  );
}
