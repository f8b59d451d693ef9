import type { CSSProperties, ReactNode } from 'react';
import styles from './in-hand.module.css';
import type { Point } from './use-drag.ts';

export interface InHandProps {
  /** The position of the finger; the piece is shown above it. */
  readonly at: Point;
  /** The piece's width in pixels. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** The piece under the finger while it is dragged. */
export function InHand({ at, width = 84, children }: InHandProps): ReactNode {
  const style: CSSProperties = { transform: `translate(${at.x}px, ${at.y}px)` };
  return (
    <span className={styles['hand']} style={style} aria-hidden="true">
      <span className={styles['piece']} style={{ width }}>
        {children}
      </span>
    </span>
  );
}
