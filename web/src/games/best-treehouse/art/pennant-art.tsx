import { memo } from 'react';

/** A pennant of paper in the colour around it. */
export const PennantArt = memo(function PennantArt() {
  return (
    <svg
      viewBox="0 0 60 76"
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PENNANT} fill="var(--cut-shade)" transform="translate(1.5 3)" />
      <path d={PENNANT} fill="var(--deep)" transform="translate(0 1.5)" />
      <path d={PENNANT} fill="var(--colour)" />
      <path d="M2 2h56v5H2z" fill="var(--cut-light)" />
    </svg>
  );
});

const PENNANT = 'M2 2h56v52L30 73 2 54z';
