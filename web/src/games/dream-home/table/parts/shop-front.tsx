import type { KeyboardEventHandler, ReactNode } from 'react';
import { Awning } from '../../../../art/awning.tsx';
import styles from './shop-front.module.css';

export interface ShopFrontProps {
  readonly label: string;
  readonly shape?: 'columns' | 'pile';
  /** Hangs from the awning. */
  readonly sign?: string | undefined;
  readonly onKeyDown?: KeyboardEventHandler<HTMLElement>;
  readonly children: ReactNode;
}

/** The market as a shop window with an awning and a frame. */
export function ShopFront({ label, shape = 'columns', sign, onKeyDown, children }: ShopFrontProps) {
  return (
    <section className={styles['shop']} aria-label={label} data-market="">
      <Awning className={styles['awning']} stripes={20} />
      {sign !== undefined && <p className={styles['sign']}>{sign}</p>}
      <div className={styles['window']} data-shape={shape} role="group" onKeyDown={onKeyDown}>
        {children}
      </div>
    </section>
  );
}
