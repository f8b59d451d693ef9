import type { Colour } from '@richtfest/best-treehouse';
import { memo } from 'react';
import type { Bar } from '../table/derive.ts';
import { Sign } from './sign.tsx';
import { SignSvg } from '../../../board/sign-svg.tsx';

export interface BarSignProps {
  readonly bar: Exclude<Bar, 'support'>;
  readonly colour: Colour;
  readonly className?: string | undefined;
}

/** The sign on a blocked place: no room of this colour next to it, or the balance. */
export const BarSign = memo(function BarSign({ bar, colour, className }: BarSignProps) {
  if (bar === 'colour') {
    return (
      <span className={className}>
        <Sign of={colour} />
        <SignSvg>
          <path d="M3 21 21 3" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
        </SignSvg>
      </span>
    );
  }
  return (
    <span className={className}>
      <SignSvg>
        <path
          d="M12 12v9M7 21h10M3 8l18 8M4 3.5v5M3 8.5h5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </SignSvg>
    </span>
  );
});
