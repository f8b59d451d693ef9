import type { Colour } from '@richtfest/best-treehouse';
import { memo } from 'react';
import { SignSvg } from '../../../board/sign-svg.tsx';

/** Racket, book, leaf, wave, mask and spoon, to distinguish the colours without colour. */
const SIGNS: Readonly<Record<Colour, { readonly shape: string; readonly marks: string }>> = {
  red: {
    shape:
      'M14.8 2.2c4.3-.6 7.2 2.3 6.7 6.5-.6 4.4-4.6 7.3-8.3 6.8l-2.2 2.2-2.9.2-4 4.1c-1.7 1.2-3.3-.4-2.1-2.1l4.1-4 .2-2.9 2.2-2.2c-.5-3.6 2.2-8 6.3-8.6z',
    marks: 'M11.5 6.5l7 7M14.5 4.2l6 6M9.4 9.6l5 5M18.5 5l-7 7M20.5 8.6l-5.5 5.6M14.4 4.4 9.6 9.2',
  },
  yellow: {
    shape:
      'M12 5.5C9.5 3.6 5.8 3 2 3.6v15.6c3.8-.6 7.5 0 10 1.9 2.5-1.9 6.2-2.5 10-1.9V3.6c-3.8-.6-7.5 0-10 1.9z',
    marks:
      'M12 5.8v15M5 8c1.7-.2 3.2 0 4.6.6M5 12c1.7-.2 3.2 0 4.6.6M19 8c-1.7-.2-3.2 0-4.6.6M19 12c-1.7-.2-3.2 0-4.6.6',
  },
  green: {
    shape:
      'M21.5 2.5C11 2 3.5 6.5 3.5 14c0 2 .6 3.7 1.6 5L2.5 21.6l1.6 1.2L6.8 20c1.2.8 2.8 1.2 4.7 1.2 7.5 0 10.7-8.7 10-18.7z',
    marks: 'M6 19.8 16 8.5M10.5 14.6V9.8M10.6 14.6h5',
  },
  blue: {
    shape:
      'M1.5 20.5v-7C3.5 6.5 8 3 13.5 3c5 0 8.5 2.8 9 7.2-2.2-2-5.2-2-6.5-.1-1.5 2.3.3 5 3 5 1.5 0 2.7-.5 3.5-1.3v6.7z',
    marks: 'M4.5 18c1.2-5.5 3.5-9 7.5-10.5M9 18.2c.3-2.5 1-4.5 2.2-6',
  },
  purple: {
    shape: 'M2.5 4.5c6.3 2.2 12.7 2.2 19 0 1.2 9-2.2 15.5-9.5 17.3C4.7 20 1.3 13.5 2.5 4.5z',
    marks: 'M6 10.2c1.3-1.5 2.8-1.5 4 0M14 10.2c1.3-1.5 2.8-1.5 4 0M7.5 15c3 2.8 6 2.8 9 0',
  },
  brown: {
    shape:
      'M16.5 1.5c3.6-.6 6.6 2.4 6 6-.5 3.6-4.2 6.2-7.3 5.3L5.5 22c-2 1.5-5-1.5-3.5-3.5l9.2-9.7c-.9-3.1 1.7-6.8 5.3-7.3z',
    marks: 'M15.5 5.2c1-.9 2.2-1.1 3.2-.7',
  },
};

export interface SignProps {
  readonly of: Colour;
  readonly className?: string | undefined;
}

/** A colour's sign in the colour of the surrounding text, one em high. */
export const Sign = memo(function Sign({ of, className }: SignProps) {
  const { shape, marks } = SIGNS[of];
  return (
    <SignSvg className={className}>
      <path d={shape} fill="currentColor" />
      <path
        d={marks}
        fill="none"
        stroke="var(--sign-mark, var(--sign-on, transparent))"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </SignSvg>
  );
});
