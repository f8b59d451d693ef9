import type { ReactNode } from 'react';
import styles from './face.module.css';
import type { Mood } from './features.tsx';

/** The face of a bot without a name: a tin. */
export function TinFace({ mood }: { readonly mood: Mood }): ReactNode {
  const isDown = mood === 'beaten';
  return (
    <>
      <path d="M24 10V4" stroke="var(--slate)" strokeWidth="2.4" />
      <circle cx="24" cy="4" r="3" fill="var(--brick)" />
      <path className={styles['cut']} d="M12 48c0-5 5-7 12-7s12 2 12 7z" fill="var(--slate)" />
      <path className={styles['cut']} d="M5 22h4v11H5zM39 22h4v11h-4z" fill="var(--stone-deep)" />
      <rect
        className={styles['cut']}
        x="8.5"
        y="10"
        width="31"
        height="31"
        rx="5"
        fill="var(--stone)"
      />
      <rect x="13" y="17" width="22" height="9" rx="4" fill="#2b2a33" />
      <path
        d={
          mood === 'happy' ? 'M16.5 22.5l2-2 2 2M27.5 22.5l2-2 2 2' : 'M18.5 21.5h.01M29.5 21.5h.01'
        }
        stroke="var(--lamplight)"
        strokeWidth={mood === 'happy' ? 1.8 : 4}
        strokeLinecap="round"
        fill="none"
      />
      <path
        d={isDown ? 'M18 35.5c3-2.5 9-2.5 12 0' : 'M17 32.5h14M19.5 30.5v4M24 30.5v4M28.5 30.5v4'}
        stroke="#2b2a33"
        strokeWidth="1.8"
        strokeLinecap="round"
        fill="none"
      />
    </>
  );
}
