import type { SeatColour } from '@richtfest/engine';
import { memo, useId } from 'react';
import { SignSvg } from './sign-svg.tsx';

export interface ColourSignProps {
  readonly colour: SeatColour;
  /** In em, so that it scales with the text. */
  readonly size?: number;
}

/** A circle, a triangle, a square, a diamond and a star: distinguishable without colour. */
const SHAPES: Readonly<Record<SeatColour, string>> = {
  brick: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z',
  sky: 'M12 2 23 21.5H1z',
  leaf: 'M3 3h18v18H3z',
  straw: 'M12 .5 23.5 12 12 23.5.500 12z',
  plum: 'M12 1l3.2 7.3 7.9.800-5.9 5.3 1.7 7.8L12 18.1l-6.9 4.1 1.7-7.8L.9 9.1l7.9-.8z',
};

/** Stripes, dots, a check, waves and a cross, as a second sign within the shape. */
const PATTERNS: Readonly<Record<SeatColour, string>> = {
  brick: 'M-4 8 8-4M-4 18 18-4M-4 28 28-4M6 28 28 6M16 28 28 16',
  sky: 'M8 9.5h.01M16 9.5h.01M12 15h.01M6 18h.01M18 18h.01M12 6h.01',
  leaf: 'M9 0v24M16 0v24M0 9h24M0 16h24',
  straw: 'M-2 8q3.5-4 7 0t7 0 7 0 7 0M-2 15q3.5-4 7 0t7 0 7 0 7 0',
  plum: 'M12 0v24M0 12h24',
};

/** The sign of a colour: each has a shape and a pattern of its own. */
export const ColourSign = memo(function ColourSign({ colour, size = 1 }: ColourSignProps) {
  const clip = useId();
  return (
    <SignSvg size={size} data-colour={colour}>
      <clipPath id={clip}>
        <path d={SHAPES[colour]} />
      </clipPath>
      <path d={SHAPES[colour]} fill={`var(--${colour})`} />
      <path
        d={PATTERNS[colour]}
        clipPath={`url(#${clip})`}
        stroke={`var(--on-${colour})`}
        strokeOpacity="0.55"
        strokeWidth={colour === 'sky' ? 3 : 2}
        strokeLinecap="round"
        fill="none"
      />
      <path d={SHAPES[colour]} fill="none" stroke={`var(--${colour}-ink)`} strokeWidth="1.5" />
    </SignSvg>
  );
});
