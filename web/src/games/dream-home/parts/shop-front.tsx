import type { KeyboardEventHandler, ReactNode } from 'react';
import styles from './shop-front.module.css';

export interface ShopFrontProps {
  readonly label: string;
  readonly shape?: 'columns' | 'pile';
  /** Hangs from the awning. */
  readonly sign?: string | undefined;
  readonly onKeyDown?: KeyboardEventHandler<HTMLElement>;
  readonly children: ReactNode;
}

/** The shop window: an awning, a frame, and what is laid out behind the glass. */
export function ShopFront({ label, shape = 'columns', sign, onKeyDown, children }: ShopFrontProps) {
  return (
    <section className={styles['shop']} aria-label={label} data-market="">
      <Awning />
      {sign !== undefined && <p className={styles['sign']}>{sign}</p>}
      <div className={styles['window']} data-shape={shape} role="group" onKeyDown={onKeyDown}>
        {children}
      </div>
    </section>
  );
}

const STRIPES = Array.from({ length: 20 }, (_, stripe) => stripe);

function Awning() {
  return (
    <svg
      className={styles['awning']}
      viewBox="0 0 400 24"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {STRIPES.map((stripe) => (
        <path
          key={stripe}
          d={`M${stripe * 20} 0h20v15a10 8 0 0 1-20 0z`}
          fill={stripe % 2 === 0 ? 'var(--awning-a)' : 'var(--awning-b)'}
        />
      ))}
    </svg>
  );
}
