import type { ReactNode } from 'react';

/** Where a piece of a room's picture is. */
export interface At {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

interface PersonProps extends At {
  readonly who: 'one' | 'other';
  readonly cloth?: string;
  readonly isAsleep?: boolean;
}

/** Head and shoulders in the household's colours; the body ends where furniture begins. */
export function Person({ x, y, who, cloth, isAsleep = false }: PersonProps): ReactNode {
  const hair = `var(--${who}-hair)`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-17 46q0-24 17-24t17 24z" fill={cloth ?? `var(--${who}-cloth)`} />
      <path d="M-13 3q0-17 13-17T13 3v6h-26z" fill={hair} />
      <circle cy="5" r="11.5" fill={`var(--${who}-skin)`} />
      <path d="M-12 1q4-9 12-9t12 9q-12-5-24 0z" fill={hair} />
      <path
        d={isAsleep ? 'M-6.5 5.5h4M2.5 5.5h4' : 'M-4.5 5h.1M4.5 5h.1'}
        stroke="var(--skin-ink)"
        strokeWidth={isAsleep ? 1.8 : 3.2}
        strokeLinecap="round"
      />
      <path
        d="M-3.5 10.5q3.5 3.5 7 0"
        stroke="var(--skin-ink)"
        strokeWidth="1.8"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  );
}

/** The household's animal or plant, 28 high. */
export function Companion({ x, y }: At): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Cat />
      <Dog />
      <Plant />
    </g>
  );
}

function Cat(): ReactNode {
  return (
    <g style={{ display: 'var(--cat)' }} fill="var(--fur)">
      <path d="M12 26q12 0 9-16" stroke="var(--fur)" strokeWidth="4" fill="none" />
      <path d="M-9 28q-1-18 9-18t10 18zM-8 2l-1-11 6 5h6l6-5-1 11q0 8-8 8t-8-8z" />
      <path d="M-3.5 2h.1M3.5 2h.1" stroke="var(--glow)" strokeWidth="2.6" strokeLinecap="round" />
    </g>
  );
}

function Dog(): ReactNode {
  return (
    <g style={{ display: 'var(--dog)' }} fill="var(--skin-1)">
      <path d="M10 22q9-1 9-11" stroke="var(--skin-1)" strokeWidth="3.4" fill="none" />
      <path d="M-9 28q-1-18 9-18t10 18zM-8-4q0-6 8-6t8 6v7q0 7-8 7t-8-7z" />
      <path d="M-8-7q-6 3-4 13l5-5zM8-7q6 3 4 13l-5-5z" fill="var(--skin-3)" />
      <path
        d="M-3.5-1h.1M3.5-1h.1M0 4.5h.1"
        stroke="var(--skin-ink)"
        strokeWidth="2.8"
        strokeLinecap="round"
      />
      <path d="M-8 10q8 5 16 0v3q-8 5-16 0z" fill="var(--mason)" />
    </g>
  );
}

function Plant(): ReactNode {
  return (
    <g style={{ display: 'var(--plant)' }}>
      <path
        d="M0 16q-1-18-13-24 2 15 9 20-9-5-16-2 7 9 17 8zM0 16q1-22 12-28-1 16-8 23 8-6 16-3-6 9-17 9z"
        fill="var(--carpenter)"
      />
      <path d="M0 16V-4" stroke="var(--carpenter-deep)" strokeWidth="2.4" />
      <path d="M-10 13h20l-3 15H-7z" fill="var(--mason)" />
      <path d="M-11 12h22v5h-22z" fill="var(--mason-deep)" />
    </g>
  );
}
