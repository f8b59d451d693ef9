import type { SeatFormat, Seat } from '@richtfest/engine';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'wouter';
import { SeatFace } from '../people/seat-face.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import styles from './curtain.module.css';
import { Drapes } from './drapes.tsx';

interface CurtainProps {
  /** The seat the device must be handed to. */
  readonly seat: Seat;
  /** Other seats here that can move, perhaps to change their choice. */
  readonly others: readonly Seat[];
  readonly format: SeatFormat;
  readonly onLift: () => void;
  readonly onPassTo: (seat: Seat) => void;
}

/** Ignores taps and keys that were still meant for the table. */
const IGNORE_MS = 500;

/** Replaces the table while the device changes hands: nothing of the table is on the page. */
export function Curtain({ seat, others, format, onLift, onPassTo }: CurtainProps): ReactNode {
  const { curtain, home } = useTexts();
  const [, navigate] = useLocation();
  const name = format.seat(seat);
  const title = useId();
  const button = useRef<HTMLDivElement>(null);
  const fell = useRef(0);
  useEffect(() => {
    fell.current = performance.now();
    button.current?.querySelector('button')?.focus();
  }, [seat]);
  const lift = () => {
    if (performance.now() - fell.current > IGNORE_MS) onLift();
  };
  return (
    <main className={styles['curtain']} data-testid="curtain" aria-labelledby={title}>
      <Drapes move="closing" />
      <div className={styles['home']}>
        <Button variant="quiet" icon="home" aria-label={home} onClick={() => navigate('/')} />
      </div>
      <div className={styles['sign']}>
        <span className={styles['mark']}>
          <SeatFace seat={seat} size={5.4} />
        </span>
        <div role="status">
          <h1 id={title} className={styles['title']}>
            {curtain.give(name)}
          </h1>
        </div>
        <p>{curtain.note}</p>
        <div ref={button}>
          <Button variant="main" isBig isWide icon="eye" onClick={lift}>
            {curtain.mine(name)}
          </Button>
        </div>
        {others.length > 0 && (
          <div className={styles['others']}>
            {others.map((other) => (
              <Button key={other} variant="quiet" onClick={() => onPassTo(other)}>
                {curtain.passTo(format.seat(other))}
              </Button>
            ))}
          </div>
        )}
        <p className={styles['courtesy']}>{curtain.courtesy}</p>
      </div>
    </main>
  );
}
