import type { Level } from '@richtfest/bots';
import type { ReactNode } from 'react';
import styles from './face.module.css';

interface HatProps {
  readonly level: Level;
  readonly cloth: string;
  readonly hair: string;
}

/** Each level's hat has its own outline. */
export function Hat({ level, cloth, hair }: HatProps): ReactNode {
  const colour = `var(--${cloth})`;
  switch (level) {
    case 'child':
      return <PaperHat stripe={colour} tuft={hair} />;
    case 'family':
      return <BobbleHat colour={colour} />;
    case 'club':
      return <FlatCap colour={colour} />;
    case 'expert':
      return <Helmet stripe={colour} />;
  }
}

/** Folded from yesterday's newspaper. */
function PaperHat({ stripe, tuft }: { readonly stripe: string; readonly tuft: string }): ReactNode {
  return (
    <>
      <path d="M13 20c2-2 4 1 5-1 2 2 4 0 6 1 2-1 4 1 6-1 1 2 3-1 5 1l-2-5H15z" fill={tuft} />
      <g className={styles['cut']}>
        <path d="M24 1 41 18.5 H7z" fill="#f4ecdb" stroke="#c3b596" strokeWidth="0.9" />
        <path d="M24 1 41 18.5 H24z" fill="#e0d4bb" />
        <path d="M5 18.5h38l-3-6H8z" fill="#fffaf0" stroke="#c3b596" strokeWidth="0.7" />
        <path d="M14 15.6h7M26 15.6h9" stroke="#8f8778" strokeWidth="1.3" fill="none" />
        <path d="M6.5 18.5h35v2.4h-35z" fill={stripe} />
      </g>
    </>
  );
}

/** Knitted at home. */
function BobbleHat({ colour }: { readonly colour: string }): ReactNode {
  return (
    <g className={styles['cut']}>
      <circle cx="24" cy="5" r="4.4" fill="#fffaf0" stroke="#c3b596" strokeWidth="0.9" />
      <path d="M10.5 18C10 10.5 15.5 7 24 7s14 3.5 13.5 11z" fill={colour} />
      <path
        d="m12 12.5 3 2 3-2 3 2 3-2 3 2 3-2 3 2 3-2"
        stroke="#fffaf0"
        strokeWidth="1.7"
        fill="none"
      />
      <rect
        x="8.5"
        y="15.8"
        width="31"
        height="5"
        rx="2.4"
        fill="#fffaf0"
        stroke="#c3b596"
        strokeWidth="0.7"
      />
      <path
        d="M13 16.3v4M18 16.3v4M24 16.3v4M30 16.3v4M35 16.3v4"
        stroke="#d9cdb8"
        strokeWidth="1.2"
      />
    </g>
  );
}

/** With a pencil behind the ear. */
function FlatCap({ colour }: { readonly colour: string }): ReactNode {
  return (
    <>
      <path d="M38.6 15.5 42 30l-1 3-2-2.3-3-14.7z" fill="var(--straw)" />
      <path d="m41 33-.9-1-.3-1.3 1.5-.2z" fill="#2b2a33" />
      <g className={styles['cut']}>
        <path d="M8 18C7 10 14 6 23 6c10 0 17 3 17 10l-1 3c-9-3-19-3-31-1z" fill={colour} />
        <path
          d="M3.5 19.5c0-3 3-4.5 9-4.5 8 0 14 1 17 3.5-8-.5-17 .5-24 2.5-1 0-2-.5-2-1.5z"
          fill="rgb(0 0 0 / 0.32)"
        />
        <path
          d="M14 9.5c2 2 3 4 3.5 6M23 7.5c1 2 1.5 5 1.5 7.5M32 9c-1 2-1.5 4-1.5 6.5"
          stroke="rgb(255 255 255 / 0.35)"
          strokeWidth="1.2"
          fill="none"
        />
        <circle cx="24" cy="6.2" r="1.5" fill="rgb(0 0 0 / 0.3)" />
      </g>
    </>
  );
}

/** The master builder's. */
function Helmet({ stripe }: { readonly stripe: string }): ReactNode {
  return (
    <g className={styles['cut']}>
      <path d="M8.5 18C8.5 8.5 15 3.5 24 3.5S39.5 8.5 39.5 18z" fill="#f6c453" />
      <path d="M20.5 2.5h7v15.5h-7z" fill={stripe} />
      <path
        d="M15 6.5c-1.5 3-2 7-2 11M33 6.5c1.5 3 2 7 2 11"
        stroke="#bd9134"
        strokeWidth="1.3"
        fill="none"
      />
      <path d="M4.5 20.5c0-2.5 2-3.5 4-3.5h31c2 0 4 1 4 3.5-6-1.5-33-1.5-39 0z" fill="#ddaa3d" />
    </g>
  );
}
