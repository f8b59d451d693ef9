import { type ReactNode, useMemo } from 'react';
import { qrCode } from './qr-code.ts';
import styles from './qr-picture.module.css';

interface QrPictureProps {
  readonly text: string;
  /** The accessible name. */
  readonly label: string;
}

/** The quiet zone, in modules. */
const MARGIN = 4;

/** A text as a QR code; nothing if it is too long. */
export function QrPicture({ text, label }: QrPictureProps): ReactNode {
  const rows = useMemo(() => qrCode(text), [text]);
  if (rows === undefined) return undefined;
  const size = rows.length + 2 * MARGIN;
  return (
    <svg
      className={styles['picture']}
      viewBox={`${-MARGIN} ${-MARGIN} ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={rows.map(pathOf).join('')} />
    </svg>
  );
}

/** The dark modules of a row. */
function pathOf(row: readonly boolean[], y: number): string {
  return row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('');
}
