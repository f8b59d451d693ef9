import type { ReactNode } from 'react';

/** The street lamp above the settings link. */
export function Lamp(): ReactNode {
  return (
    <svg className="street-lamp-art" viewBox="0 0 80 220" aria-hidden="true">
      <circle className="street-lamp-glow" cx="40" cy="48" r="40" />
      <g className="cut-deep">
        <path d="M36 220 V82 H44 V220Z" fill="var(--slate)" />
        <path d="M26 220 V210 Q40 200 54 210 V220Z" fill="var(--slate)" />
        <path d="M30 130 H50 V137 H30Z" fill="var(--slate)" />
      </g>
      <g className="cut">
        <path d="M24 30 H56 L50 78 H30Z" className="street-lamp-light" />
        <path d="M18 32 L40 10 L62 32Z" fill="var(--slate)" />
        <path d="M28 78 H52 V86 H28Z" fill="var(--slate)" />
        <path d="M40 32V78" stroke="var(--slate)" strokeWidth="3" />
      </g>
    </svg>
  );
}
