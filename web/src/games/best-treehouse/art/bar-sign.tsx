import { memo } from 'react';
import type { Bar } from '../derive.ts';
import type { Colour } from '../words.ts';
import { Sign } from './sign.tsx';

export interface BarSignProps {
  readonly bar: Bar;
  readonly colour: Colour;
  readonly className?: string | undefined;
}

/** Why a place is barred, as a sign: nothing below it, no such colour beside it, or the lean. */
export const BarSign = memo(function BarSign({ bar, colour, className }: BarSignProps) {
  if (bar === 'colour') {
    return (
      <span className={className}>
        <Sign of={colour} />
        <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" focusable="false">
          <path d="M3 21 21 3" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
        </svg>
      </span>
    );
  }
  return (
    <span className={className}>
      <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" focusable="false">
        <path
          d={PATHS[bar]}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  );
});

const PATHS: Readonly<Record<Exclude<Bar, 'colour'>, string>> = {
  support: 'M4 3h16v8H4zM6 16v.1M6 21v.1M18 16v.1M18 21v.1M12 15v5M9.5 17.5 12 20.5l2.5-3',
  balance: 'M12 12v9M7 21h10M3 8l18 8M4 3.5v5M3 8.5h5',
};
