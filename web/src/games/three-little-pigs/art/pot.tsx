import type { ReactNode } from 'react';

const PETALS = [0, 72, 144, 216, 288];

/** A flower pot; its foot stands on (0, 0). */
export function pot(petal: string): ReactNode {
  return (
    <>
      <path d="M0 -10V-17" stroke="var(--stalk)" strokeWidth="2" />
      <path d="M0 -11q-7 0-8-6 7 0 8 6zM0 -11q7 0 8-6-7 0-8 6z" fill="var(--stalk)" />
      <g transform="translate(0 -21.5)">
        {PETALS.map((turn) => (
          <ellipse
            key={turn}
            cx="0"
            cy="-4.6"
            rx="3.5"
            ry="4"
            fill={petal}
            transform={`rotate(${turn})`}
          />
        ))}
        <circle r="2.7" fill="var(--lamp)" />
      </g>
      <path d="M-6.5 -10h13l-2 10h-9z" fill="var(--cut-shade)" transform="translate(.8 .8)" />
      <path d="M-6.5 -10h13l-2 10h-9z" fill="var(--terracotta)" />
      <rect x="-7.5" y="-12" width="15" height="4" rx="1" fill="var(--terracotta-pale)" />
    </>
  );
}
