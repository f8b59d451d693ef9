import { memo } from 'react';
import { useSeatColour } from '../../../board/seat-colours.tsx';

export interface PigProps {
  readonly seat: number;
  readonly className?: string | undefined;
}

/** A pig in its seat's colour, with its own hat. */
export const Pig = memo(function Pig({ seat, className }: PigProps) {
  const colour = useSeatColour(seat);
  return (
    <svg
      viewBox="0 0 60 78"
      className={className}
      aria-hidden="true"
      focusable="false"
      overflow="visible"
    >
      <path d="M17 72v5h8v-5zM35 72v5h8v-5z" fill="var(--pig-deep)" />
      <path
        d="M12 74q-3-30 18-30t18 30q-18 4-36 0z"
        fill="var(--cut-shade)"
        transform="translate(1 1.5)"
      />
      <path d="M12 74q-3-30 18-30t18 30q-18 4-36 0z" fill={`var(--${colour})`} />
      <path
        d="M20 46l3 28M40 46l-3 28M13 62h34"
        stroke={`var(--on-${colour})`}
        strokeOpacity=".35"
        strokeWidth="2"
      />
      <path d="M12 12 9 28l13-6zM48 12l3 16-13-6z" fill="var(--pig-deep)" />
      <ellipse
        cx="30"
        cy="30"
        rx="21"
        ry="19"
        fill="var(--cut-shade)"
        transform="translate(1 1.5)"
      />
      <ellipse cx="30" cy="30" rx="21" ry="19" fill="var(--pig)" />
      <ellipse cx="30" cy="36" rx="9.5" ry="7" fill="var(--pig-deep)" />
      <ellipse cx="26.5" cy="36" rx="1.7" ry="2.5" fill="var(--pig-ink)" />
      <ellipse cx="33.5" cy="36" rx="1.7" ry="2.5" fill="var(--pig-ink)" />
      <circle cx="21" cy="26" r="2.4" fill="var(--pig-ink)" />
      <circle cx="39" cy="26" r="2.4" fill="var(--pig-ink)" />
      <circle cx="15" cy="34" r="3" fill="var(--pig-deep)" opacity=".6" />
      <circle cx="45" cy="34" r="3" fill="var(--pig-deep)" opacity=".6" />
      {HATS[seat % HATS.length]}
    </svg>
  );
});

/** Cap, straw hat, hard hat, bow, beret. */
const HATS = [
  <path
    key="cap"
    d="M14 17q16-18 32 0l10 1q0 4-6 4H14z"
    fill="var(--brick)"
    stroke="var(--cut-shade)"
  />,
  <g key="straw">
    <path d="M17 15q13-16 26 0z" fill="var(--straw-mid)" stroke="var(--straw-deep)" />
    <path d="M5 17q25-9 50 0-25 6-50 0z" fill="var(--straw-mid)" stroke="var(--straw-deep)" />
    <path d="M17 13.5q13-4 26 0" stroke="var(--sky)" strokeWidth="3" fill="none" />
  </g>,
  <path
    key="hard"
    d="M11 18q0-17 19-17t19 17h3v3H8v-3zM27 1h6v17h-6z"
    fill="var(--lamp)"
    stroke="var(--straw-deep)"
  />,
  <path
    key="bow"
    d="M30 11 15 4v15zM30 11l15-7v15zM26.5 7.5h7v7h-7z"
    fill="var(--straw)"
    stroke="var(--straw-deep)"
  />,
  <path
    key="beret"
    d="M10 17Q8 3 30 4t20 13q-20-6-40 0zM29 5V0h2v5z"
    fill="var(--plum)"
    stroke="var(--cut-shade)"
  />,
];
