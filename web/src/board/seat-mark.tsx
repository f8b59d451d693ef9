import { memo, useId } from 'react';

export interface SeatMarkProps {
  readonly seat: number;
  /** In em, so that it grows with the text beside it. */
  readonly size?: number;
}

/** A circle, a triangle, a square, a diamond and a star: told apart without colour. */
const SHAPES = [
  'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z',
  'M12 2 23 21.5H1z',
  'M3 3h18v18H3z',
  'M12 .5 23.5 12 12 23.5.500 12z',
  'M12 1l3.2 7.3 7.9.800-5.9 5.3 1.7 7.8L12 18.1l-6.9 4.1 1.7-7.8L.9 9.1l7.9-.8z',
] as const;

/** Stripes, dots, a check, waves and a cross, as a second sign within the shape. */
const PATTERNS = [
  'M-4 8 8-4M-4 18 18-4M-4 28 28-4M6 28 28 6M16 28 28 16',
  'M8 9.5h.01M16 9.5h.01M12 15h.01M6 18h.01M18 18h.01M12 6h.01',
  'M9 0v24M16 0v24M0 9h24M0 16h24',
  'M-2 8q3.5-4 7 0t7 0 7 0 7 0M-2 15q3.5-4 7 0t7 0 7 0 7 0',
  'M12 0v24M0 12h24',
] as const;

/** The sign of a seat: colour, shape and pattern together. */
export const SeatMark = memo(function SeatMark({ seat, size = 1 }: SeatMarkProps) {
  const which = seat % SHAPES.length;
  const clip = useId();
  return (
    <svg
      viewBox="0 0 24 24"
      width={`${size}em`}
      height={`${size}em`}
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id={clip}>
        <path d={SHAPES[which]} />
      </clipPath>
      <path d={SHAPES[which]} fill={`var(--seat-${which})`} />
      <path
        d={PATTERNS[which]}
        clipPath={`url(#${clip})`}
        stroke={`var(--on-seat-${which})`}
        strokeOpacity="0.55"
        strokeWidth={which === 1 ? 3 : 2}
        strokeLinecap="round"
        fill="none"
      />
      <path d={SHAPES[which]} fill="none" stroke={`var(--seat-${which}-ink)`} strokeWidth="1.5" />
    </svg>
  );
});
